"""`caravansary selfplay --games N --out DIR`: games between bots as data to learn from."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from caravansary.arena.selfplay import SIZE, prepare, run_selfplay
from caravansary.arena.shards import FORMATS
from caravansary.bots import known
from caravansary.bots.spec import split_specs
from caravansary.commands.options import add_game, whole_number
from caravansary.texts import text

INTERRUPTED = 130


def arguments(parser: argparse.ArgumentParser, say: Callable[..., str]) -> None:
    add_game(parser, say)
    parser.add_argument("--players", metavar="N", default="2", help=say("arena-players"))
    parser.add_argument("--bots", metavar="SPECS", default="greedy", help=say("selfplay-bots-option", known=", ".join(known())))
    parser.add_argument("--games", metavar="N", default="1000", help=say("selfplay-games-option"))
    parser.add_argument("--seed", metavar="N", default="0", help=say("arena-seed"))
    parser.add_argument("--on", metavar="PLACE", default="processes", help=say("arena-on"))
    parser.add_argument("--out", metavar="DIR", required=True, help=say("selfplay-out"))
    parser.add_argument("--shard", metavar="N", default=str(SIZE), help=say("selfplay-shard-option", default=SIZE))
    parser.add_argument("--format", choices=FORMATS, default=FORMATS[0], help=say("selfplay-format-option"))


def run(args: argparse.Namespace) -> int:
    players, games, seed, size = (whole_number(f"--{name}", getattr(args, name)) for name in ("players", "games", "seed", "shard"))
    plan = prepare(split_specs(args.bots), args.game, players, games, seed, size, args.format)
    outcome = run_selfplay(plan, Path(args.out), args.on, args.lang)
    rate = outcome.played / outcome.seconds if outcome.played else 0.0
    megabytes = f"{outcome.size / 1e6:.1f}"
    print(
        text(
            "selfplay-written",
            {"folder": args.out, "games": outcome.games, "decisions": outcome.decisions, "size": megabytes, "rate": f"{rate:.1f}"},
            args.lang,
        )
    )
    if outcome.complete:
        return 0
    print(text("arena-stopped", {"done": outcome.games, "total": games}, args.lang), file=sys.stderr)
    return INTERRUPTED
