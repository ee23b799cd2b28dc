"""Tree search: it sees only the table, repeats itself, keeps to its bounds and beats chance."""

from __future__ import annotations

import pytest

import caravansary as cv
from caravansary.bots import ask, make_bot
from caravansary.bots.tree import clear, tree
from caravansary.engine import jit
from support.playing import every_game

pytestmark = pytest.mark.skipif(not jit.ENABLED, reason="tree search needs compiled rules")


@every_game
def test_the_choice_does_not_depend_on_the_true_luck(game):
    g = cv.new(game, players=3, seed=11)
    for _ in range(12):
        g.apply(g.legal[len(g.legal) // 2])
    position = g.position()
    choices = {ask(make_bot("mcts:300", 3), cv.from_position(position, seed=seed)) for seed in range(4)}
    assert len(choices) == 1 and choices <= set(g.legal)


@every_game
def test_it_beats_chance(game):
    won = 0
    for seed in range(2):
        g = cv.new(game, players=2, seed=seed)
        bots = [make_bot("mcts:300", 1), make_bot("random", 2)][:: 1 - 2 * seed]
        while not g.over:
            g.apply(ask(bots[g.player], g))
        won += g.winner == seed
    assert won == 2


def test_a_time_to_think_instead_of_a_number():
    g = cv.new("spice-road", players=2, seed=1)
    assert ask(make_bot("mcts:time=0.01"), g) in g.legal
    for spec in ("mcts:0", "mcts:time=0", "mcts:time=x", "mcts:time=-1", "mcts:time=9999", "mcts:10,what=1"):
        with pytest.raises(cv.BadOption):
            make_bot(spec)


def test_the_tree_never_outgrows_its_memory():
    t = tree(5)
    clear(t)
    bot = make_bot("mcts:30")
    bot._tree = t
    g = cv.new("spice-road", players=2, seed=1)
    assert bot.choose(g) in g.legal
    assert t.size[0] == 5
