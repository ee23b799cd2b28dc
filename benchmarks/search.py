"""How fast the bots think: decisions looked at by the planner, simulations of the tree search, and the memory of a search."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

import caravansary as cv
from benchmarks.measure import Result, rate
from caravansary.bots import tree
from caravansary.bots.playouts import Manner, Planners
from caravansary.engine import jit

BEAM, AHEAD = 100, 12
SIMULATIONS = 2000


def results(game: str, repeats: int, scale: float) -> Iterator[Result]:
    g = cv.new(game, players=2, seed=3)
    states, i, boxes = g.records()
    planners = Planners(g.kind, [Manner(BEAM, AHEAD)])
    searches = max(1, int(10 * scale))

    def planned(repeat: int) -> int:
        return sum(planners.plan(g)[1] for _ in range(searches))

    yield rate(f"{game}: planner, beam:{BEAM},depth={AHEAD}, 2 players", "expansions/s", planned, repeats)

    t, weights = tree.tree(SIMULATIONS + 1), np.array(g.kind.part("evaluation").WEIGHTS)
    scratch, legal = np.zeros(1, g.kind.state.dtype), np.zeros(g.kind.actions, np.int64)
    search = jit.functions(g.kind, tree)
    trees = max(1, int(5 * scale))

    def simulated(repeat: int) -> int:
        for number in range(trees):
            search.clear(t)
            search.grow(states, i, scratch, boxes, SIMULATIONS, 1 + repeat * trees + number, 0.3, weights, t, legal)
        return trees * SIMULATIONS

    yield rate(f"{game}: tree search, mcts:{SIMULATIONS}, 2 players", "simulations/s", simulated, repeats)
    for name, memory in ((f"beam:{BEAM}", planners.memory[0]), (f"mcts:{SIMULATIONS}", t)):
        size = sum(part.nbytes for part in memory) / 1e6
        yield Result(f"{game}: memory of {name}", "MB", size, size)
