"""`caravansary arena SPEC SPEC ...`: how strong bots are against each other."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from caravansary.arena import standings
from caravansary.arena.run import prepare, run_arena
from caravansary.bots import known
from caravansary.commands.options import add_game, whole_number
from caravansary.errors import BadOption
from caravansary.texts import text

INTERRUPTED = 130


def arguments(parser: argparse.ArgumentParser, say: Callable[..., str]) -> None:
    parser.add_argument("specs", metavar="SPEC", nargs="+", help=say("arena-specs", known=", ".join(known())))
    add_game(parser, say)
    parser.add_argument("--players", metavar="N", default="2", help=say("arena-players"))
    parser.add_argument("--games", metavar="N", default="100", help=say("arena-games-option"))
    parser.add_argument("--seed", metavar="N", default="0", help=say("arena-seed"))
    parser.add_argument("--on", metavar="PLACE", default="processes", help=say("arena-on"))
    parser.add_argument("--out", metavar="DIR", help=say("arena-out"))
    parser.add_argument("--time-limit", metavar="SECONDS", help=say("arena-time-limit"))


def run(args: argparse.Namespace) -> int:
    limit = None if args.time_limit is None else _seconds(args.time_limit)
    players, games, seed = (whole_number(f"--{name}", getattr(args, name)) for name in ("players", "games", "seed"))
    planned = prepare(args.specs, args.game, players, games, seed, limit)
    outcome = run_arena(planned, args.on, Path(args.out) if args.out else None, args.lang)
    if outcome.found is not None:
        print(standings.table(outcome.found, args.game, args.lang))
    print(text("arena-written", {"folder": str(outcome.folder)}, args.lang))
    if outcome.complete:
        return 0
    had = outcome.found["games"] if outcome.found else 0
    print(text("arena-stopped", {"done": had, "total": outcome.wanted}, args.lang), file=sys.stderr)
    return INTERRUPTED


def _seconds(value: str) -> float:
    try:
        return float(value)
    except ValueError:
        raise BadOption("arena-number", option="--time-limit", found=value[:40], expected="0.001-3600") from None
