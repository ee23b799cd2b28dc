"""`caravansary admin end DEVICE`: revoke a device's keys; it gives up its seats."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from caravansary.commands.admin import add_server, ask
from caravansary.texts import text


def arguments(parser: argparse.ArgumentParser, say: Callable[..., str]) -> None:
    parser.add_argument("device", metavar="DEVICE", help=say("admin-device"))
    add_server(parser, say)


def run(args: argparse.Namespace) -> int:
    found = ask(args, "end", device=args.device)
    print(text("admin-ended", {"device": found["device"][:16], "seats": found["seats"]}, args.lang))
    return 0
