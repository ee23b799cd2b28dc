"""A bot that tries things out: `mcts:SIMULATIONS` or `mcts:time=SECONDS`, for each decision; `explore=` in hundredths."""

from __future__ import annotations

import time
from typing import Any

import numpy as np

from caravansary.bots import luck_here
from caravansary.bots.evaluation import evaluation
from caravansary.bots.spec import Spec
from caravansary.bots.tree import clear, favourite, grow, tree
from caravansary.engine.game import Game

SIMULATIONS = 10_000
MOST = 200_000  # nodes: about 6 MB; more simulations than that go on in the tree as it is
AT_ONCE = 256  # simulations between two looks at the clock
EXPLORE = 30


class MctsBot:
    def __init__(self, seed: int, simulations: int, seconds: float | None = None, explore: float = EXPLORE / 100) -> None:
        self._seed, self._simulations, self._seconds, self._explore = seed, simulations, seconds, explore
        self._tree = tree(MOST if seconds else min(MOST, simulations + 1))
        self._memory: dict[str, tuple[Any, Any]] = {}

    def choose(self, game: Game) -> int:
        if len(game.legal) == 1:
            return game.legal[0]
        kind = game.kind
        if kind.id not in self._memory:
            self._memory[kind.id] = np.zeros(1, kind.state), np.zeros(kind.actions, np.int64)
        end = None if self._seconds is None else time.monotonic() + self._seconds
        scratch, legal = self._memory[kind.id]
        weights = evaluation(kind.rules.__name__).WEIGHTS
        states, i, boxes = game.compiled()
        x, done = luck_here(self._seed, game), 0
        clear(self._tree)
        while done == 0 or (time.monotonic() < end if end else done < self._simulations):
            count = AT_ONCE if end else min(AT_ONCE, self._simulations - done)
            x = grow(states, i, scratch, boxes, count, x, self._explore, weights, self._tree, legal)
            done += count
        action = int(favourite(self._tree))
        return action if action in game.legal else game.legal[-1]


def make(spec: Spec) -> MctsBot:
    seconds = spec.seconds("time")
    simulations = spec.number(None, SIMULATIONS, least=1, most=10_000_000)
    return MctsBot(spec.seed, simulations, seconds, spec.number("explore", EXPLORE, most=1000) / 100)
