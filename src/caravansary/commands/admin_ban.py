"""`caravansary admin ban [ADDRESS]`: keep an address out of the running server, or list those that are kept out."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from caravansary.commands.admin import add_server, ask


def arguments(parser: argparse.ArgumentParser, say: Callable[..., str]) -> None:
    parser.add_argument("address", metavar="ADDRESS", nargs="?", help=say("admin-address"))
    parser.add_argument("--lift", action="store_true", help=say("admin-lift"))
    add_server(parser, say)


def run(args: argparse.Namespace) -> int:
    for network in ask(args, "ban", address=args.address, lift=args.lift)["bans"]:
        print(network)
    return 0
