"""`caravansary components report`: what many games show about a box of values, as tables and plots."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from pathlib import Path

from caravansary.games import IDS, kind
from caravansary.texts import text


def arguments(parser: argparse.ArgumentParser, say: Callable[..., str]) -> None:
    parser.add_argument("--game", metavar="GAME", default=IDS[0], help=say("cli-game-option", known=", ".join(IDS), default=IDS[0]))
    parser.add_argument("--components", metavar="DIR", type=Path, help=say("cli-components-option"))
    parser.add_argument("--games", metavar="N", type=int, default=1000, help=say("cli-report-games"))
    parser.add_argument("--players", metavar="P", type=int, default=2, help=say("cli-report-players"))
    parser.add_argument("--seed", metavar="N", type=int, default=0, help=say("cli-report-seed"))
    parser.add_argument("--out", metavar="DIR", type=Path, help=say("cli-report-out"))


def run(args: argparse.Namespace) -> int:
    from caravansary.arena.report import balance
    from caravansary.arena.report_text import tables, write_report

    found = balance(kind(args.game), args.players, args.games, args.components, args.seed, told=_progress(args.games))
    print("\n".join(tables(found, args.lang)))
    if args.out is not None:
        written = write_report(found, args.out, args.lang)
        print("\n" + text("report-written", {"count": len(written), "folder": str(args.out)}, args.lang))
    return 0


def _progress(games: int) -> Callable[[int], None]:
    """Says on a terminal how far it is, twice a second."""
    last = time.monotonic()

    def told(done: int) -> None:
        nonlocal last
        if sys.stderr.isatty() and (done == games or time.monotonic() - last > 0.5):
            last = time.monotonic()
            print(f"\r{done} / {games}", end="\n" if done == games else "", file=sys.stderr, flush=True)

    return told
