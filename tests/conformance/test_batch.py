"""Many games stepped in one call are the same games as one by one; one illegal action changes none of them."""

from __future__ import annotations

import random

import numpy as np
import pytest

import caravansary as cv
from caravansary.engine import jit, play
from caravansary.games import kind
from support.playing import every_table

pytestmark = [pytest.mark.core, pytest.mark.skipif(not jit.ENABLED, reason="batches need compiled rules")]

GAMES = 4
STEPS = 150


@every_table
def test_a_batch_plays_the_same_games(game: str, players: int) -> None:
    chosen = random.Random(players)
    first = cv.new(game, players=players, seed=3)
    singles = [cv.new(game, players=players, seed=3 + i, **first.options) for i in range(GAMES)]
    _, _, boxes = first.records()
    found = kind(game)
    states, out = np.zeros(GAMES, found.state.dtype), np.zeros(found.actions, np.int64)
    masks, lucks = np.zeros((GAMES, found.actions), np.uint8), np.arange(3, 3 + GAMES)
    fast = jit.functions(found, play)
    fast.begin_many(states, boxes, players, lucks, masks, out)
    for _ in range(STEPS):
        assert [np.flatnonzero(mask).tolist() for mask in masks] == [sorted(g.legal) for g in singles]
        actions = np.array([-1 if g.over else chosen.choice(g.legal) for g in singles])
        before = states.tobytes()
        illegal = actions.copy()
        illegal[-1] = next(a for a in range(found.actions + 1) if a not in singles[-1].legal)
        assert fast.step_many(states, boxes, illegal, lucks, masks, out) == GAMES - 1
        assert states.tobytes() == before
        assert fast.step_many(states, boxes, actions, lucks, masks, out) == -1
        for i, g in enumerate(singles):
            if not g.over:
                g.apply(int(actions[i]))
            assert states[i].tobytes() == g.state.tobytes()
