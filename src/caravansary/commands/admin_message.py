"""`caravansary admin message [TEXT] [--fr TEXT]`: set the line at the top of every page; without a text, show it."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from caravansary.commands.admin import add_server, ask
from caravansary.errors import BadOption


def arguments(parser: argparse.ArgumentParser, say: Callable[..., str]) -> None:
    parser.add_argument("text", metavar="TEXT", nargs="?", help=say("admin-message"))
    parser.add_argument("--fr", metavar="TEXT", help=say("admin-message-fr"))
    parser.add_argument("--clear", action="store_true", help=say("admin-clear"))
    add_server(parser, say)


def run(args: argparse.Namespace) -> int:
    texts = {lang: text for lang, text in (("en", args.text), ("fr", args.fr)) if text is not None}
    if args.clear and texts:
        raise BadOption("admin-clear-or-tell")
    for lang, text in ask(args, "message", texts=texts if texts or args.clear else None)["message"].items():
        print(f"{lang}: {text}")
    return 0
