"""Planners that look only a little ahead still end their games: they do not keep their cubes for ever."""

from __future__ import annotations

import pytest

import caravansary as cv
from caravansary.bots import ask, make_bot
from caravansary.bots.beam import manner
from caravansary.bots.playouts import Planners
from caravansary.bots.spec import read_spec
from caravansary.engine import jit
from caravansary.engine.making import new_game
from caravansary.games import ids, kind

pytestmark = pytest.mark.skipif(not jit.ENABLED, reason="planners need compiled rules")

ROUNDS = 100  # three times a usual game

# Deals in which both planners once waited with full holds: no open card could be paid with what they would not give away.
WAITED = [
    ("spice-road", "beam:2,depth=3", (1011, 1018, 1022, 1049)),
    ("spice-road", "beam:4,depth=4", (1005,)),
    ("eastern-wonders", "beam:2,depth=3", (1006, 1007, 1042, 1054)),
    ("eastern-wonders", "beam:4,depth=4", (1026, 1031, 1051)),
    ("endless-world", "beam:2,depth=2,slack=45", (1004,)),
    ("endless-world", "beam:8,depth=6,slack=7", (1057,)),
]


@pytest.mark.parametrize(("game", "spec", "deals"), WAITED)
def test_games_that_once_stalled_come_to_an_end(game: str, spec: str, deals: tuple[int, ...]) -> None:
    planners = Planners(kind(game), [manner(read_spec(spec))])
    for deal in deals:
        g = new_game(kind(game), 2, seed=deal, options=new_game(kind(game), 2, seed=1).options)
        planners.play(g, [0, 0], deal, [deal - 1000] * 2, 2 * ROUNDS)
        assert g.over, f"{game} {spec}: deal {deal}"


@pytest.mark.parametrize("game", ids())
def test_who_is_far_ahead_of_one_that_does_nothing_ends_the_game(game: str) -> None:
    g, bot = cv.new(game, players=2, seed=1), make_bot("greedy", 1)
    while not g.over and g.round <= ROUNDS:
        g.apply(ask(bot, g) if g.player == 1 else g.legal[-1])
    assert g.over and g.winner == 1
