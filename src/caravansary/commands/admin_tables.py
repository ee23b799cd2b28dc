"""`caravansary admin tables`: the tables of the running server, most recently changed first."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from caravansary.commands.admin import add_server, ask, when


def arguments(parser: argparse.ArgumentParser, say: Callable[..., str]) -> None:
    add_server(parser, say)


def run(args: argparse.Namespace) -> int:
    for table in ask(args, "tables")["tables"]:
        names = ", ".join(name or "-" for name in table["names"])
        print(f"{table['table']:20}  {table['status']:8}  {when(table['updated'])}  {table['game']}  {names}")
    return 0
