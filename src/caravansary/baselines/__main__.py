"""`python -m caravansary.baselines`: train, measure, write down. See docs/research.md."""

from __future__ import annotations

import argparse
import csv
import json
import os
import platform
import sys
import time
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

import caravansary as cv
from caravansary.baselines.protocol import OPPONENTS, SEED
from caravansary.engine import jit

METHODS = {"ppo": ("ppo", "Ppo"), "td": ("td", "Td"), "expert": ("expert", "Expert")}
CURVE = ["method", "seed", "processor_minutes", "decisions", "opponent", "won", "games"]


def main() -> int:
    asked = arguments()
    try:
        import torch
    except ImportError:
        print("the baselines need PyTorch: pip install caravansary[learn]", file=sys.stderr)
        return 2
    if not jit.ENABLED:
        print("the baselines need compiled rules (Numba)", file=sys.stderr)
        return 2
    torch.set_num_threads(1)
    asked.out.mkdir(parents=True, exist_ok=True)
    runs: list[dict[str, Any]] = []
    for seed in range(1, asked.seeds + 1):
        for method in asked.methods:
            runs.append(trained(asked, method, seed))
            write(asked, runs)  # after each run, so that stopping keeps what was measured
    print((asked.out / "table.md").read_text(encoding="utf-8"))
    return 0


def trained(asked: argparse.Namespace, method: str, seed: int) -> dict[str, Any]:
    """One run: learn for the time given, measuring now and then, and measure the result against everybody."""
    from caravansary.baselines.learner import Working
    from caravansary.baselines.measuring import share_won

    module, name = METHODS[method]
    make = getattr(import_module(f"caravansary.baselines.{module}"), name)
    make(asked.game, seed).round()  # compiled before the clock runs
    learner = make(asked.game, seed)
    measured, begun = 0.0, time.monotonic()
    while learner.seconds < 60 * asked.minutes:
        with Working(learner):
            learner.round()
        if learner.seconds - measured >= 60 * asked.every:
            measured = learner.seconds
            share = share_won(learner, asked.against, asked.games, SEED + 1)
            row = [method, seed, f"{learner.seconds / 60:.2f}", learner.decisions, asked.against, share.won, share.games]
            add_row(asked.out / "curves.csv", row)
            print(f"{method} {seed}: {row[2]} min, {learner.decisions} decisions, {asked.against} {share}", flush=True)
    np.savez_compressed(asked.out / f"{method}-{seed}.npz", **learner.weights())
    shares = {opponent: share_won(learner, opponent, asked.games, SEED)._asdict() for opponent in asked.opponents}
    return {
        "method": method,
        "seed": seed,
        "processor_seconds": round(learner.seconds, 3),
        "seconds": round(time.monotonic() - begun, 1),
        "decisions": learner.decisions,
        "against": shares,
    }


def add_row(path: Path, row: list[Any]) -> None:
    new = not path.exists()
    with path.open("a", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows([CURVE] * new + [row])


def write(asked: argparse.Namespace, runs: list[dict[str, Any]]) -> None:
    """results.json, and the table of all methods against everybody, all seeds of a method together."""
    from caravansary.baselines.measuring import Share

    rules = cv.new(asked.game, 2, seed=0)
    head = {
        "game": asked.game,
        "players": 2,
        "version": cv.__version__,
        "rules": rules.kind.rules_version,
        "components": rules.components.fingerprint,
        "machine": f"{platform.machine()}, {os.cpu_count()} cores",
        "date": time.strftime("%Y-%m-%d"),
        "minutes": asked.minutes,
        "games": asked.games,
    }
    (asked.out / "results.json").write_text(json.dumps({**head, "runs": runs}, indent=1) + "\n", encoding="utf-8")
    by_method = {method: [run for run in runs if run["method"] == method] for method in dict.fromkeys(run["method"] for run in runs)}
    lines = [f"| against | {' | '.join(by_method)} |", "|---" * (len(by_method) + 1) + "|"]
    for opponent in asked.opponents:
        found = [[Share(**run["against"][opponent]) for run in of] for of in by_method.values()]
        cells = [str(Share(sum(each.won for each in of), sum(each.games for each in of))) for of in found]
        lines.append(f"| `{opponent}` | {' | '.join(cells)} |")
    speeds = [sum(run["decisions"] for run in of) / sum(run["processor_seconds"] for run in of) for of in by_method.values()]
    lines.append(f"| decisions learned from a second | {' | '.join(f'{speed:.0f}' for speed in speeds)} |")
    (asked.out / "table.md").write_text("\n".join(lines) + "\n", encoding="utf-8")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m caravansary.baselines", description="Train and measure the published baselines.")
    parser.add_argument("--game", choices=list(cv.games()), default=next(iter(cv.games())))
    parser.add_argument("--methods", nargs="+", choices=list(METHODS), default=list(METHODS))
    parser.add_argument("--seeds", type=int, default=3, help="runs of each method (default: 3)")
    parser.add_argument("--minutes", type=float, default=30, help="of processor time for learning, each run (default: 30)")
    parser.add_argument("--every", type=float, default=5, help="minutes between measurements of the curve (default: 5)")
    parser.add_argument("--against", default="greedy", help="whom the curve is measured against (default: greedy)")
    parser.add_argument("--opponents", nargs="+", default=list(OPPONENTS), help="whom the table is measured against (default: all levels)")
    parser.add_argument("--games", type=int, default=400, help="of each measurement (default: 400)")
    parser.add_argument("--out", type=Path, default=Path("baselines"), help="the folder of results (default: baselines)")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
