"""`caravansary admin ban [ADDRESS]`: keep an address out of the running server, or list those that are kept out."""

from __future__ import annotations

import argparse
import ipaddress
from collections.abc import Callable

from caravansary.commands.admin import ask
from caravansary.commands.backup import add_place
from caravansary.errors import BadOption


def arguments(parser: argparse.ArgumentParser, say: Callable[..., str]) -> None:
    parser.add_argument("address", metavar="ADDRESS", nargs="?", help=say("admin-address"))
    parser.add_argument("--lift", action="store_true", help=say("admin-lift"))
    add_place(parser, say)


def run(args: argparse.Namespace) -> int:
    if args.address is not None:
        try:
            ipaddress.ip_network(args.address, strict=False)
        except ValueError:
            raise BadOption("admin-no-address", found=args.address[:60]) from None
    for network in ask(args, "ban", address=args.address, lift=args.lift)["bans"]:
        print(network)
    return 0
