"""Looking one decision ahead: what would be seen after each legal action, and nothing that luck is still to reveal."""

from __future__ import annotations

import numpy as np
import pytest

import caravansary as cv
from caravansary.engine import jit
from support.playing import every_game

pytestmark = [pytest.mark.core, pytest.mark.skipif(not jit.ENABLED, reason="needs compiled rules")]

PILES = {"decks_left", "vp_left", "closed_within", "deck_left", "golem_bonus_below"}  # looked at as if they were empty


def seen_without_piles(spec, vector):
    parts = spec.read(vector)
    return {name: part.tolist() for name, part in parts.items() if name not in PILES}


@every_game
def test_what_is_ahead_is_what_comes(game):
    batch = cv.batch(game, players=3, games=4, seed=3)
    spec = batch.observation
    compared = 0
    for step in range(120):
        ahead = batch.ahead()
        assert len(ahead.actions) == batch.masks.sum() and batch.masks[ahead.games, ahead.actions].all()
        if step % 10 == 0:
            for row, (i, action) in enumerate(zip(ahead.games, ahead.actions, strict=True)):
                g = batch.at(int(i))
                if not g.depends_on_luck(int(action)):
                    seat = g.player
                    g.apply(int(action))
                    assert seen_without_piles(spec, ahead.observations[row]) == seen_without_piles(spec, spec.of(g, seat))
                    compared += 1
        batch.step(batch.sample())
    assert compared > 100


@every_game
def test_one_game_looks_ahead_as_a_batch_does_and_only_wanted_ones_do(game):
    batch = cv.batch(game, players=2, games=5, seed=4)
    for _ in range(30):
        batch.step(batch.sample())
    wanted = np.array([False, True, False, True, False])
    ahead = batch.ahead(wanted)
    assert set(ahead.games.tolist()) == {1, 3}
    for i in (1, 3):
        actions, seen = batch.observation.ahead(batch.at(i).sight(99))
        assert actions.tolist() == ahead.actions[ahead.games == i].tolist()
        assert (seen == ahead.observations[ahead.games == i]).all()


def test_luck_is_not_foretold():
    g, spec = cv.new("spice-road", 2, seed=1), cv.observation("spice-road", 2)
    actions, seen = spec.ahead(g)
    free = next(action for action in g.legal if g.notation(action).startswith("acquire"))
    cards = spec.read(seen[actions.tolist().index(free)])["market_card"]
    assert cards[:5].any(1).all() and not cards[5].any()
    g.apply(free)
    assert spec.read(spec.of(g))["market_card"][5].any()
    with pytest.raises(cv.BadOption):
        spec.ahead(cv.new("endless-world", 2, seed=1))
