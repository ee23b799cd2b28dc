"""`caravansary admin close TABLE`: end a table of the running server for good."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from caravansary.commands.admin import add_server, ask
from caravansary.texts import text


def arguments(parser: argparse.ArgumentParser, say: Callable[..., str]) -> None:
    parser.add_argument("table", metavar="TABLE", help=say("admin-table"))
    add_server(parser, say)


def run(args: argparse.Namespace) -> int:
    ask(args, "close", table=args.table)
    print(text("admin-closed", {"table": args.table}, args.lang))
    return 0
