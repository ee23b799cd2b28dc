"""Search from outside: games of a batch are kept, restored, copied from place to place and taken from anywhere."""

from __future__ import annotations

import numpy as np
import pytest

import caravansary as cv
from caravansary.engine import jit
from support.playing import every_game

pytestmark = pytest.mark.skipif(not jit.ENABLED, reason="batches need compiled rules")


def shown(batch):
    return [array.copy() for array in (batch.observations, batch.masks, batch.player, batch.seeds)]


def check(batch, i):
    """What is shown of game i is what its state says."""
    g = batch.at(i)
    assert g.player == batch.player[i] and np.flatnonzero(batch.masks[i]).tolist() == sorted(g.legal)
    assert (batch.observations[i] == batch.observation.of(g)).all()


@every_game
def test_what_was_kept_comes_back_and_goes_on_as_it_would_have(game):
    batch = cv.batch(game, games=5, seed=4)
    for _ in range(20):
        batch.step(batch.sample())
    kept, before = batch.keep(), shown(batch)
    ways = []
    for _ in range(2):
        batch.restore(kept)
        assert all((one == other).all() for one, other in zip(shown(batch), before, strict=True))
        for step in range(15):
            batch.step(np.array([np.flatnonzero(mask)[step % mask.sum()] for mask in batch.masks]))
        ways.append(batch.observations.copy())
    assert (ways[0] == ways[1]).all()


@every_game
def test_copies_to_other_places_follow_other_luck(game):
    """Leaf parallel search: one game in many places, each with its own luck; the others stay where they are."""
    batch = cv.batch(game, games=6, seed=4)
    for _ in range(12):
        batch.step(batch.sample())
    before = shown(batch)
    batch.copy([0, 0, 0, 0], [1, 2, 3, 4], seeds=[11, 12, 13, 14])
    for i in range(5):
        assert batch.at(i).key == batch.at(0).key
        check(batch, i)
    assert (batch.observations[5] == before[0][5]).all() and batch.seeds[1:5].tolist() == [11, 12, 13, 14]
    actions = np.full(6, -1)
    for step in range(60):
        actions[:5] = [np.flatnonzero(mask)[-1 - step % mask.sum()] for mask in batch.masks[:5]]
        batch.step(actions)
    assert (batch.observations[5] == before[0][5]).all(), "a subset is stepped"


@every_game
def test_a_game_from_elsewhere_is_put_into_a_place(game):
    batch = cv.batch(game, players=3, games=3, seed=4, longest=3)
    g = cv.new(game, 3, seed=77)
    for step in range(25):
        g.apply(g.legal[step % len(g.legal)])
    batch.put(1, g, seed=5)
    assert batch.at(1).key == g.key and (batch.at(1).options == g.options or not g.options)
    check(batch, 1)
    for _ in range(60):  # over its end, into the games that follow, with what they are played with
        batch.step(batch.sample())
        check(batch, 1)
    assert batch._memory.numbers[1] > 0


def test_what_does_not_fit_is_refused():
    batch = cv.batch("spice-road", games=3)
    before = shown(batch)
    for attempt in (
        lambda: batch.restore(batch.keep([0]), [1, 2]),
        lambda: batch.keep([3]),
        lambda: batch.copy([0], [-1]),
        lambda: batch.put(0, cv.new("spice-road", 3)),
        lambda: batch.put(0, cv.new("endless-world", 2)),
        lambda: batch.put(7, cv.new("spice-road", 2)),
    ):
        with pytest.raises(cv.BadOption):
            attempt()
    assert all((one == other).all() for one, other in zip(shown(batch), before, strict=True))
