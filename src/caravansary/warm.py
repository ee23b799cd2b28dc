"""Compile everything once, for all games: `python -m caravansary.warm`.

Processes that start together afterwards (tests, workers) find the compiled code in the cache.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from caravansary.bots import make_bot
from caravansary.bots.ready import make_ready
from caravansary.child import command, environment
from caravansary.engine import jit, play
from caravansary.engine.game import Game
from caravansary.engine.kind import Kind
from caravansary.engine.making import new_game
from caravansary.envs.batch import Batch
from caravansary.envs.observation import observation_of
from caravansary.games import kind, playable


def warm(game: Kind) -> None:
    g = new_game(game, min(game.players), seed=1)
    if not jit.ENABLED:
        return
    _, _, boxes = g.records()
    states, blank = np.zeros(1, game.state.dtype), np.zeros(1, game.state.dtype)
    out, lucks = np.zeros(game.actions, np.int64), np.zeros(1, np.int64)
    masks = np.zeros((1, game.actions), np.uint8)
    fast = jit.functions(game, play)
    n = fast.begin(states, 0, boxes, g.players, 1, out)
    fast.step(states, 0, boxes, out[0], 1, out, n)
    fast.look(states, 0, boxes, out)
    fast.points(states, 0, boxes, 0)
    fast.random_games(states, blank, boxes, g.players, 1, 1, out)
    fast.begin_many(blank, boxes, g.players, lucks, masks, out)
    fast.look_many(blank, boxes, masks, out)
    fast.step_many(blank, boxes, masks.argmax(axis=1), lucks, masks, out)
    if game.observation is None or game.evaluation is None:
        return
    batch = Batch(game.id, g.players, games=1, seed=1, threads=1, reward="place", longest=1)
    batch.step(batch.sample())
    observation_of(game.id, g.players).of(g)
    if not jit.BOUNDS:  # with index checks, rules are tested and not players
        _warm_bots(g, batch)


def _warm_bots(g: Game, batch: Batch) -> None:
    make_ready(g.kind)
    make_bot("mcts:1").choose(g.sight())
    batch.plan(np.ones(1, np.bool_), "greedy")
    batch.ahead()
    batch.standings()


def main(games: Sequence[str]) -> int:
    """Each game in its own process, as many at a time as there are processors."""
    if len(games) == 1:
        warm(kind(games[0]))
        return 0
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return max(pool.map(lambda id: subprocess.call(command("caravansary.warm", id), env=environment()), games))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or [game.id for game in playable()]))
