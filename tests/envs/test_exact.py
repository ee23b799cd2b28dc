"""Exact values: OpenSpiel finds no fault in them, and bots and the judge are measured against them."""

from __future__ import annotations

from fractions import Fraction

import pytest

import caravansary as cv
from caravansary.bots import ask, make_bot
from caravansary.engine import jit
from caravansary.envs.exact import Solver
from caravansary.envs.small import small_game
from caravansary.judge.network import verdict
from caravansary.judge.shipped import judge_for

QUICK = ("spice-road", "endless-world")  # a turn of the other game has thousands of ends


def last_turns(game, games):
    """Positions in which the last seat begins the last turn of the game, from games between planners."""
    for seed in range(games):
        g, bots = cv.new(game, 2, seed=seed), [make_bot("beam:2,depth=3", seed + seat) for seat in range(2)]
        while not g.over and not (g.final_round and g.player == 1):
            g.apply(ask(bots[g.player], g))
        if not g.over:
            yield g


@pytest.mark.parametrize(("name", "rounds"), [("spice-road", 2), ("eastern-wonders", 1)])
def test_openspiel_finds_nothing_to_exploit(name, rounds):
    pyspiel = pytest.importorskip("pyspiel")
    from open_spiel.python import policy
    from open_spiel.python.algorithms import exploitability

    from caravansary.envs import openspiel

    dealt = small_game(name, 2, cards=1, claims=1, seed=3)
    solver = Solver(dealt, longest=rounds)
    game = pyspiel.load_game(openspiel.short_name(name), {"cards": 1, "claims": 1, "deal": 3, "longest": rounds})

    class Exact(policy.Policy):
        def action_probabilities(self, state, player_id=None):
            here = dealt.placed(state._now.terms.kind.state.pack(state._now.s))
            best = solver.best(here)
            return {action: 1 / len(best) if action in best else 0.0 for action in here.legal}

    assert exploitability.exploitability(game, Exact(game, [0, 1])) == pytest.approx(0.0)
    assert exploitability.exploitability(game, policy.UniformRandomPolicy(game)) > 0.3


@pytest.mark.parametrize("game", QUICK)
def test_small_variants_are_played_by_the_same_rules(game):
    g = small_game(game, 2, cards=2, claims=2, seed=1)
    solver = Solver(g, longest=1)
    values = solver.values(g)
    assert sum(values) == 1 and len(solver) > 10
    assert max(solver.actions(g).values()) == values[0]
    ahead = Solver(g, longest=1, points=True).values(g)
    assert ahead[0] == -ahead[1]
    for _ in range(2):
        g.apply(make_bot("greedy").choose(g))
    assert len(g.actions) == 2


def test_what_is_too_large_or_no_number_is_refused():
    g = cv.new("spice-road", 2, seed=1)
    with pytest.raises(cv.BadOption, match="50"):
        Solver(g, longest=1, most=50).values(g)
    for wrong in (0, 65, "2", True):
        with pytest.raises(cv.BadOption):
            small_game("spice-road", 2, cards=wrong)


@pytest.mark.skipif(not jit.ENABLED, reason="planners need compiled rules to play so many games in time")
@pytest.mark.parametrize("game", QUICK)
def test_bots_and_judge_know_the_last_turn(game):
    """A planner that sees the end never throws a won game away there, and the judge is not far off."""
    off, turns = Fraction(0), 0
    for g in last_turns(game, 16):
        worth = Solver(g).actions(g)
        best = max(worth.values())
        for spec in ("greedy", "beam:5,depth=5"):
            assert worth[ask(make_bot(spec, 1), g)] == best, (spec, g.save())
        judge = judge_for(g)
        if judge is not None:
            off, turns = off + (Fraction(verdict(g, judge).win[1]) - best) ** 2, turns + 1
    assert turns == 0 or (turns >= 4 and off / turns < Fraction(1, 5)), "always saying one half would be off by a quarter"
