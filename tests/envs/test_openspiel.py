"""OpenSpiel: its own tests with serialization, chance that is explicit and right, and its algorithms running over the games."""

from __future__ import annotations

import json
import pickle
import random
from fractions import Fraction

import numpy as np
import pytest

import caravansary as cv
from caravansary.engine.chance import Script, Undecided, told
from caravansary.engine.layout import same
from caravansary.engine.luck import draw
from support.playing import every_game, every_table

pyspiel = pytest.importorskip("pyspiel")
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts, outcome_sampling_mccfr  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

from caravansary.envs import openspiel  # noqa: E402


def loaded(game, players, longest=3):
    return pyspiel.load_game(openspiel.short_name(game), {"players": players, "longest": longest})


def after_chance(state, luck):
    while state.is_chance_node():
        state.apply_action(luck.choice(state.chance_outcomes())[0])
    return state


@every_table
def test_random_simulation_with_serialization(game, players):
    pyspiel.random_sim_test(loaded(game, players), num_sims=1, serialize=True, verbose=False)


@every_table
def test_the_same_decisions_are_legal_as_in_the_engine(game, players):
    """A state of OpenSpiel, taken out as a position, is a game of the engine with the same decisions and points."""
    luck = random.Random(players)
    state = loaded(game, players, longest=6).new_initial_state()
    steps = 0
    while not after_chance(state, luck).is_terminal():
        if steps % 5 == 0:
            position = state.position()
            position.pop("phase")
            final = bool(state._now.s.final_round)
            g = cv.from_position({"game": game, "players": players, "final_round": final, **position}, seed=1)
            assert (g.player, sorted(g.legal)) == (state.current_player(), state.legal_actions())
            observer = make_observation(state.get_game())
            for seat in range(players):
                observer.set_from(state, seat)
                assert (observer.tensor == cv.observation(game, players, memory=True).of(g, seat)).all()
                assert json.loads(observer.string_from(state, seat))["seats"] == g.view(seat, open_hands=True)["seats"]
            assert {state.action_to_string(action) for action in g.legal} == {g.notation(action) for action in g.legal}
        state.apply_action(luck.choice(state.legal_actions()))
        steps += 1
    assert sum(state.returns()) == pytest.approx(0) and max(state.returns()) == 1


def first_reveal(game):
    """The first chance node after the setup; where random players would take hours to one, the fifth within it."""
    luck = random.Random(3)
    state = loaded(game, 2, longest=400).new_initial_state()
    for _ in range(4):
        state.apply_action(luck.choice(state.chance_outcomes())[0])
    if game == "eastern-wonders":
        return state
    after_chance(state, luck)
    while not state.is_chance_node():
        state.apply_action(luck.choice(state.legal_actions()))
    return state


@every_game
def test_chances_add_up_and_each_outcome_is_another_card(game):
    state = first_reveal(game)
    outcomes = state.chance_outcomes()
    assert sum(Fraction(chance).limit_denominator(100) for _, chance in outcomes) == 1
    found = set()
    for outcome, _ in outcomes:
        twin = state.clone()
        twin.apply_action(outcome)
        found.add(str(twin))
    assert len(found) == len(outcomes) > 1
    assert len({state.action_to_string(outcome) for outcome, _ in outcomes}) == len(outcomes)


@every_game
def test_luck_of_the_engine_is_one_path_through_chance(game):
    """The setup, told what the engine draws with some luck, is the engine's own setup."""
    g = cv.new(game, 3, seed=11)
    setup = told(g.kind).twin(g.kind.rules.setup)
    drawn: list[int] = []
    while True:
        s = g.kind.blank()
        try:
            setup(s, g._box, 3, Script(drawn))
            break
        except Undecided as asked:
            drawn.append(int(draw(11, asked.deck, asked.k, asked.n)))
    assert same(s, g.kind.unpacked(g.key)) and len(drawn) > 5


def test_mcts_runs_and_beats_random():
    """OpenSpiel's own search over Spice Road: short games, in which the points so far decide."""
    game = loaded("spice-road", 2, longest=4)
    won = 0
    for seed in range(4):
        luck = random.Random(seed)
        bot = mcts.MCTSBot(
            game, 1.4, 20, mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed)), random_state=np.random.RandomState(seed)
        )
        state = game.new_initial_state()
        while not after_chance(state, luck).is_terminal():
            player = state.current_player()
            state.apply_action(bot.step(state) if player == seed % 2 else luck.choice(state.legal_actions()))
        won += state.returns()[seed % 2] > 0
    assert won >= 3


@every_game
def test_information_states_recall_everything(game):
    """Other histories, other information states, also where they lead to the same position; what one recalls grows by what is done."""
    luck = random.Random(1)
    state = after_chance(loaded(game, 2).new_initial_state(), luck)
    before = state.information_state_string(0)
    assert state.information_state_string(1) != before
    state.apply_action(luck.choice(state.legal_actions()))
    assert state.information_state_string(0).startswith(before + " ") and before == f"0: {' '.join(map(str, state.history()[:-1]))}"
    with pytest.raises(cv.BadOption):
        make_observation(state.get_game(), params={"colour": "red"})
    with pytest.raises(cv.BadOption):
        make_observation(state.get_game(), pyspiel.IIGObservationType(public_info=False, perfect_recall=False))


def test_mccfr_runs_and_ismcts_refuses_what_needs_no_information_sets():
    game = loaded("spice-road", 2, longest=1)
    luck = np.random.RandomState(1)
    state = after_chance(game.new_initial_state(), random.Random(1))
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, luck), 2.0, 30, random_state=luck)
    with pytest.raises(AssertionError):  # its own check: it is for games of imperfect information, which these are not
        bot.step(state)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(3):
        solver.iteration()
    key = state.information_state_string()
    assert len(solver._infostates) > 3 and isinstance(key, str)


@pytest.mark.parametrize("reward", ["win", "place", "points"])
def test_rewards_are_those_of_the_other_environments(reward):
    game = pyspiel.load_game(openspiel.short_name("spice-road"), {"players": 3, "longest": 2, "reward": reward})
    luck = random.Random(1)
    state = game.new_initial_state()
    while not after_chance(state, luck).is_terminal():
        state.apply_action(luck.choice(state.legal_actions()))
    scores = [int(openspiel.score(state._now.s, state._now.box, seat)) for seat in range(3)]
    places = [int(openspiel.place_of(state._now.s, state._now.box, seat)) for seat in range(3)]
    assert state.returns() == pytest.approx(openspiel.rewards(scores, places, reward).tolist())
    assert all(game.min_utility() <= got <= game.max_utility() for got in state.returns())
    with pytest.raises((cv.BadOption, pyspiel.SpielError)):
        pyspiel.load_game(openspiel.short_name("spice-road"), {"reward": "fame"})


@every_game
def test_playthroughs_can_be_written(game):
    text = generate_playthrough.playthrough(f"{openspiel.short_name(game)}(longest=1)", action_sequence=[], seed=1)
    assert "ChanceOutcomes()" in text and "Returns()" in text


def test_parameters():
    fixed = pyspiel.load_game("caravansary_endless_world_v0(panels=E1)")
    first = fixed.new_initial_state().chance_outcomes()
    assert len(first) > 3, "the panel is no matter of chance"
    assert len(pyspiel.load_game("caravansary_endless_world_v0").new_initial_state().chance_outcomes()) == 3
    for wrong in ("panels=Z9", "players=5", "players=1", "longest=0"):
        with pytest.raises((cv.BadOption, pyspiel.SpielError)):
            pyspiel.load_game(f"caravansary_endless_world_v0({wrong})")


@every_game
def test_games_can_be_pickled(game):
    wanted = loaded(game, 3)
    assert str(pickle.loads(pickle.dumps(wanted))) == str(wanted)
