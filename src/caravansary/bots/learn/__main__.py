"""`python -m caravansary.bots.learn GAME --players N --out DIR`: see docs/bots.md."""

from __future__ import annotations

import argparse
import shutil
import sys
from pathlib import Path

from caravansary.bots.learn.run import Plan, run
from caravansary.engine import jit
from caravansary.errors import CaravansaryError
from caravansary.games import kind, playable
from caravansary.judge.shipped import path_of

INTERRUPTED = 130


def main() -> int:
    asked = arguments()
    plan = Plan(asked.game, asked.players, asked.games, asked.rounds, asked.seed, asked.by, asked.then)
    try:
        found = run(plan, asked.out, asked.on, lambda line: print(line, flush=True))
        if asked.ship:
            found = ship(plan, found)
    except KeyboardInterrupt:
        print(f"stopped; the same command goes on in {asked.out}", file=sys.stderr)
        return INTERRUPTED
    except CaravansaryError as error:
        print(error, file=sys.stderr)
        return 2
    print(f"written to {found}")
    return 0


def ship(plan: Plan, found: Path) -> Path:
    path = path_of(kind(plan.game), plan.players)
    path.parent.mkdir(exist_ok=True)
    return Path(shutil.copyfile(found, path))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m caravansary.bots.learn", description="Learn to judge a game by self-play.")
    parser.add_argument("game", choices=[each.id for each in playable() if each.features is not None])
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=5000, help="games of a round (default: 5000)")
    parser.add_argument("--rounds", type=int, default=1, help="learn, play with it, learn from that: so often (default: 1)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--by", default="beam:12,depth=10", help="who plays the first round: a planner (default: %(default)s)")
    parser.add_argument("--then", default="judge:1,width=12,depth=10,top=4,turns=2", help="who plays later rounds (default: %(default)s)")
    parser.add_argument("--on", default="processes", help="processes[:N], here, ray or ray:ADDRESS (default: processes)")
    parser.add_argument("--out", type=Path, required=True, help="the folder of the run; a stopped run goes on there")
    parser.add_argument("--ship", action="store_true", help="put what was learned where the game finds it")
    asked = parser.parse_args()
    if not jit.ENABLED:
        parser.error("learning needs compiled rules (Numba)")
    return asked


if __name__ == "__main__":
    sys.exit(main())
