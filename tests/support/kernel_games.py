"""Games between two bots, as JSON on standard output: `python kernel_games.py GAME SEED ROUNDS SPEC SPEC ...`, a game for each pair.

Run with CARAVANSARY_JIT=0 the bots think in kernels.
"""

from __future__ import annotations

import json
import sys

import caravansary as cv
from caravansary.bots import ask, make_bot
from caravansary.engine import jit


def played(game: str, seed: int, rounds: int, specs: list[str]) -> list[list[int]]:
    """The actions of each game, up to the end of a round."""
    found = []
    for pair in zip(specs[::2], specs[1::2], strict=True):
        g = cv.new(game, players=2, seed=seed)
        bots = [make_bot(spec, seed) for spec in pair]
        while not g.over and g.round <= rounds:
            g.apply(ask(bots[g.player or 0], g))
        found.append(g.actions)
    return found


if __name__ == "__main__":
    game, seed, rounds, *specs = sys.argv[1:]
    if not jit.ENABLED:
        from support.wasm import kernel_of

        jit.kernels[game] = kernel_of(game)
    print(json.dumps(played(game, int(seed), int(rounds), specs)))
