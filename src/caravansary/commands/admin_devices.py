"""`caravansary admin devices`: the devices that hold seats, those at most tables first."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from caravansary.commands.admin import add_server, ask, when


def arguments(parser: argparse.ArgumentParser, say: Callable[..., str]) -> None:
    add_server(parser, say)


def run(args: argparse.Namespace) -> int:
    for device in ask(args, "devices")["devices"]:
        print(f"{device['device'][:16]}  {device['tables']:5}  {when(device['updated'])}  {device['name']}")
    return 0
