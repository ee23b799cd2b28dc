"""Tune what a game's evaluation multiplies, by self-play: `python -m caravansary.bots.tune GAME --minutes 30 --out weights.json`.

Evolution strategies: two planners play the same decks from both seats, one with the weights moved a little one way, the
other moved the opposite way; the weights follow the direction that won. `--compare A.json` only plays weights against
the shipped ones, on decks that tuning never uses, and says who wins.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from caravansary.bots.playouts import Manner
from caravansary.bots.selfplay import SelfPlay
from caravansary.games import ids, kind

PLAYERS = 2
PAIRS = 24  # of games between two steps
STEP = 0.05  # of the spread
DISCOUNT_SPREAD = 0.01


class Outcome(NamedTuple):
    margin: int  # points over the other seat
    won: bool


class Duel:
    """Games between two sets of weights; the discount of later turns is the last weight."""

    def __init__(self, game: str, width: int, depth: int) -> None:
        self.kind = kind(game)
        self.table = SelfPlay(self.kind, PLAYERS, [Manner(width, depth)] * PLAYERS)

    def play(self, first: Any, second: Any, luck: int) -> Outcome:
        """A game between these weights, as the first seat sees its end."""
        self.table.planners.weights[:] = first[:-1], second[:-1]
        self.table.planners.discounts[:] = np.clip([first[-1], second[-1]], 0.9, 0.999)
        game = self.table.play((0, 1), luck)
        mine, theirs = game.scores
        return Outcome(mine - theirs, game.places[0] == 0)


def success(outcome: Outcome) -> float:
    """A win counts most, its height a little."""
    return float(np.tanh(outcome.margin / 25)) + (0.5 if outcome.won else -0.5)


def tune(duel: Duel, weights: Any, spread: Any, minutes: float, seed: int, out: Path) -> Any:
    chance = np.random.default_rng(seed)
    drift = np.zeros_like(weights)
    end = time.monotonic() + 60 * minutes
    steps = 0
    while steps == 0 or time.monotonic() < end:
        slope = np.zeros_like(weights)
        for _ in range(PAIRS):
            move = chance.standard_normal(len(weights))
            luck = int(chance.integers(1 << 60))
            up, down = weights + move * spread, weights - move * spread
            slope += move * (success(duel.play(up, down, luck)) - success(duel.play(down, up, luck)))
        drift = 0.9 * drift + slope / (2 * PAIRS)
        weights = weights + STEP * spread * drift
        steps += 1
        out.write_text(json.dumps({"game": duel.kind.id, "steps": steps, "weights": weights.tolist()}), encoding="utf-8")
        print(f"{steps} steps, {2 * PAIRS * steps} games, {max(0, end - time.monotonic()):.0f} s left", file=sys.stderr, flush=True)
    return weights


def compare(duel: Duel, ours: Any, theirs: Any, games: int) -> int:
    """How many of these games the first weights win, with lucks that tuning does not use."""
    won = 0
    for number in range(games):
        luck = (1 << 61) + number // 2
        won += duel.play(ours, theirs, luck).won if number % 2 == 0 else not duel.play(theirs, ours, luck).won
    return won


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m caravansary.bots.tune", description=__doc__)
    parser.add_argument("game", choices=ids())
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--width", type=int, default=12)
    parser.add_argument("--depth", type=int, default=12)
    parser.add_argument("--out", type=Path, default=Path("weights.json"))
    parser.add_argument("--compare", type=Path, help="weights to play against the shipped ones")
    parser.add_argument("--games", type=int, default=400)
    asked = parser.parse_args()
    duel = Duel(asked.game, asked.width, asked.depth)
    rated = duel.kind.part("evaluation")
    shipped = np.append(rated.WEIGHTS, rated.DISCOUNT)
    if asked.compare:
        theirs = np.array(json.loads(asked.compare.read_text(encoding="utf-8"))["weights"])
        print(f"{compare(duel, theirs, shipped, asked.games)} of {asked.games} games won against the shipped weights")
    else:
        tune(duel, shipped, np.append(rated.SPREAD, DISCOUNT_SPREAD), asked.minutes, asked.seed, asked.out)


if __name__ == "__main__":
    main()
