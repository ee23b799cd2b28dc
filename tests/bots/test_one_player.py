"""One name, one player: a bot's choice depends on the position and its seed alone, wherever and however it is asked."""

from __future__ import annotations

import pickle
from copy import deepcopy

import numpy as np
import pytest

import caravansary as cv
from caravansary.arena.schedule import Task
from caravansary.arena.table import Setting, play
from caravansary.bots import ask, make_bot
from caravansary.bots.beam import manner
from caravansary.bots.selfplay import SelfPlay
from caravansary.bots.spec import read_spec
from caravansary.engine import jit
from caravansary.engine.running import Plain
from caravansary.games import kind
from support.playing import every_game

pytestmark = pytest.mark.skipif(not jit.ENABLED, reason="planners need compiled rules")

SPECS = ("random", "greedy", "beam:3,depth=3,slack=30", "peddler", "mcts:30", "judge:2,width=3,depth=2,top=3,turns=1")


def pickled(bot):
    return pickle.loads(pickle.dumps(bot))


@every_game
@pytest.mark.parametrize("spec", SPECS)
def test_lived_through_fresh_copied_or_pickled_it_chooses_the_same(game, spec):
    """A whole game: the bot that lived through it, one that is new in the middle of every turn, and two that were copied."""
    g = cv.new(game, players=2, seed=3)
    lived = [make_bot(spec, seat) for seat in range(2)]
    for _ in range(10):  # so that there is something to copy
        g.apply(ask(lived[g.player], g))
    others = [[deepcopy(bot), pickled(bot)] for bot in lived]
    phases = set()
    rounds = 6 if spec.startswith("judge") else 30  # it asks planners and judges a hundred times as much
    while not g.over and g.round <= rounds:
        choice = ask(lived[g.player], g)
        assert ask(make_bot(spec, g.player), g) == choice, f"fresh, {g.phase}"
        assert [ask(bot, g) for bot in others[g.player]] == [choice, choice], f"copied, {g.phase}"
        phases.add(g.phase)
        g.apply(choice)
    assert len(phases) > 1, "in the middle of turns too"


@every_game
def test_another_seed_errs_in_another_way(game):
    def played(seed):
        g = cv.new(game, players=2, seed=3)
        bot = make_bot("beam:3,depth=3,slack=30", seed)
        for _ in range(40):
            g.apply(ask(bot, g))
        return g.actions

    assert played(1) == played(1) != played(2)


@every_game
@pytest.mark.parametrize("spec", SPECS[:4])
@pytest.mark.parametrize("threads", [1, 2])
def test_a_batch_asks_the_same_player(game, spec, threads):
    batch = cv.batch(game, players=3, games=5, seed=2, threads=threads)
    assert batch.can_plan(spec) and not batch.can_plan("mcts:30")
    seeds = np.arange(5, dtype=np.int64)
    for _ in range(25):
        planned = batch.plan(None, spec, seed=seeds)
        assert planned.tolist() == [ask(make_bot(spec, i), batch.at(i)) for i in range(5)]
        batch.step(planned)
    some = batch.plan(seeds < 2, spec, seed=7)
    assert (some[2:] == -1).all() and some[1] == ask(make_bot(spec, 7), batch.at(1))
    batch.close()


@every_game
def test_whole_games_between_planners_are_those_of_the_arena(game):
    specs = ("beam:2,depth=2,slack=30", "beam:3,depth=3")
    task = Task(0, 0, (0, 1, 0), 8, (11, 12, 13))
    ended = SelfPlay(kind(game), 3, [manner(read_spec(spec)) for spec in specs]).play(task.seats, task.deal, task.bot_seeds)
    told = play(Setting(game, 3, specs), task)
    assert (ended.scores, ended.round) == (told["scores"], told["rounds"])


@every_game
def test_luck_is_the_same_in_plain_and_in_compiled_code(game):
    g = cv.new(game, players=2, seed=5)
    g.records()
    found = set()
    for step in range(40):
        luck = g.luck_for(step)
        assert luck == Plain(g.kind, g._boxes, g.kind.unpacked(g.key)).luck(step)
        found |= {luck, g.luck_for(step + 1)}
        g.apply(g.legal[step % len(g.legal)])
    assert len(found) == 80, "another seed and another position give another luck"
