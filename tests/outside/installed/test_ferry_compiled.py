"""A game from outside is compiled as ours are."""

from __future__ import annotations

import pytest

import caravansary as cv
from caravansary import bots
from caravansary.engine import jit
from caravansary.engine.placing import place_of

pytestmark = pytest.mark.skipif(not jit.ENABLED, reason="nothing is compiled here")
GAME = "ferry"


def test_a_planner_plays_it_compiled() -> None:
    game, bot = cv.new(GAME, 3, seed=3), bots.make_bot("beam:4,depth=3")
    while not game.over:
        game.apply(bots.ask(bot, game))
    s, box = game.kind.unpacked(game.key), game._box
    assert game.places == [place_of(s, box, seat) for seat in range(3)]


def test_batches() -> None:
    batch = cv.batch(GAME, players=2, games=16, seed=1)
    alone = [batch.at(i) for i in range(16)]
    ended = 0
    while ended < 16:
        actions = batch.sample().copy()
        batch.step(actions)
        for i, game in enumerate(alone):
            if not game.over:
                game.apply(int(actions[i]))
                assert game.over == batch.terminated[i]
                ended += game.over
                if game.over:
                    assert batch.scores[i].tolist() == game.scores
    batch.close()
