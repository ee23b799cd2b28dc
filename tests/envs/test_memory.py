"""Observations with memory: what others hide is in them as far as it was seen, and with it they say all there is to know."""

from __future__ import annotations

import numpy as np
import pytest

import caravansary as cv
from caravansary.engine import jit
from support.playing import every_game, every_table


@every_table
def test_memory_comes_after_what_is_seen(game, players):
    plain, whole = cv.observation(game, players), cv.observation(game, players, memory=True)
    assert whole.names[: len(plain.names)] == plain.names
    g = cv.new(game, players, seed=3)
    for step in range(60):
        for seat in range(players):
            vector = whole.of(g, seat)
            assert (vector[: plain.size] == plain.of(g, seat)).all() and (vector <= whole.high).all()
        g.apply(g.legal[step % len(g.legal)])


@every_game
def test_equal_vectors_are_equal_positions(game):
    """From one seat's vector alone the whole state follows: no two states of many games share one."""
    spec = cv.observation(game, 2, memory=True)
    found: dict[bytes, bytes] = {}
    for seed in range(6):
        g = cv.new(game, 2, seed=seed, **({"panels": "E1"} if game == "endless-world" else {}))
        for step in range(150):
            if g.over:
                break
            assert found.setdefault(spec.of(g).tobytes(), g.key) == g.key
            g.apply(g.legal[(7 * step + seed) % len(g.legal)])
    assert len(found) > 400


def test_cards_that_others_hide_are_remembered():
    g = cv.new("spice-road", 3, seed=7)
    g.turn("acquire m02" if "acquire m02" in {g.notation(a) for a in g.legal} else "rest")
    parts = cv.observation("spice-road", 3, memory=True).read(cv.observation("spice-road", 3, memory=True).of(g, 1))
    hands = [np.flatnonzero(row).tolist() for row in parts["others_hand"]]
    s = g.kind.unpacked(g.key)
    assert hands == [[card for card in range(45) if s.hand[seat] >> card & 1] for seat in (2, 0)]
    assert parts["others_score"].tolist() == [g.scores[2], g.scores[0]]


@pytest.mark.skipif(not jit.ENABLED, reason="batches need compiled rules")
@every_game
def test_batches_write_it_too(game):
    batch = cv.batch(game, players=3, games=3, seed=2, memory=True, longest=6)
    for _ in range(60):
        for i in range(3):
            assert (batch.observations[i] == batch.observation.of(batch.at(i))).all()
        batch.step(batch.sample())
    ahead = batch.ahead()
    assert ahead.observations.shape[1] == batch.observation.size
