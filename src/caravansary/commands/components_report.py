"""`caravansary components report`: what thousands of games show about a box of values, as tables and plots."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from caravansary.commands.options import add_game
from caravansary.games import kind
from caravansary.terminal.progress import Progress
from caravansary.texts import text


def arguments(parser: argparse.ArgumentParser, say: Callable[..., str]) -> None:
    add_game(parser, say)
    parser.add_argument("--components", metavar="DIR", type=Path, help=say("cli-components-option"))
    parser.add_argument("--games", metavar="N", type=int, default=1000, help=say("cli-report-games"))
    parser.add_argument("--players", metavar="P", type=int, default=2, help=say("cli-report-players"))
    parser.add_argument("--seed", metavar="N", type=int, default=0, help=say("cli-report-seed"))
    parser.add_argument("--out", metavar="DIR", type=Path, help=say("cli-report-out"))


def run(args: argparse.Namespace) -> int:
    from caravansary.arena.report import balance
    from caravansary.arena.report_text import tables, write_report

    progress = Progress(args.games, "arena-progress", args.lang)
    try:
        found = balance(kind(args.game), args.players, args.games, args.components, args.seed, told=lambda done: progress.step())
    finally:
        progress.close()
    print("\n".join(tables(found, args.lang)))
    if args.out is not None:
        written = write_report(found, args.out, args.lang)
        print("\n" + text("report-written", {"count": len(written), "folder": str(args.out)}, args.lang))
    return 0
