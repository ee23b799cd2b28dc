"""Bots by spec; what they know; that greedy plays well."""

from __future__ import annotations

import pytest

import caravansary as cv
from caravansary.bots import NAMES, ask, make_bot
from caravansary.bots.spec import read_spec, split_specs

GAMES = list(cv.games())
QUICK = ("random", "greedy")


def played(game: cv.Game, *specs: str) -> cv.Game:
    bots = [make_bot(spec, seat) for seat, spec in enumerate(specs)]
    while not game.over:
        assert game.player is not None
        game.apply(ask(bots[game.player], game))
    return game


def test_a_spec_has_a_name_an_argument_and_options() -> None:
    spec = read_spec("mcts:2000,explore=40", seed=3)
    assert (spec.name, spec.number(None, 0), spec.number("explore", 0), spec.number("depth", 5), spec.seed) == ("mcts", 2000, 40, 5, 3)
    assert read_spec("mcts:explore=40").arg is None
    assert split_specs("greedy, mcts:2000,explore=40,random") == ["greedy", "mcts:2000,explore=40", "random"]


@pytest.mark.parametrize("spec", ["", ":", "greedy:", "greedy:1,,", "greedy:a=1,b", "nobody", "greedy:5", "random:x=1"])
def test_a_bad_spec_is_a_typed_error_in_both_languages(spec: str) -> None:
    with pytest.raises(cv.BadOption) as error:
        make_bot(spec)
    assert error.value.text("en") != error.value.text("fr")


def test_an_unknown_bot_lists_what_there_is() -> None:
    with pytest.raises(cv.BadOption) as error:
        make_bot("nobody")
    assert all(name in str(error.value) for name in NAMES)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("spec", QUICK)
def test_a_choice_is_independent_of_the_seed_of_the_game(game: str, spec: str) -> None:
    one = cv.new(game, players=2, seed=11)
    for step in range(30):
        twin = cv.from_position(one.position(), seed=step)
        choice = ask(make_bot(spec, 5), one)
        assert choice in one.legal
        assert ask(make_bot(spec, 5), twin) == choice
        one.apply(choice)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_bot_gets_holds_neither_seed_nor_past_and_leaves_the_game_alone(game: str) -> None:
    real = cv.new(game, seed=123456789)
    real.apply(real.legal[0])
    before = real.save()
    sight = real.sight(7)
    assert "123456789" not in sight.save()
    assert sight.actions == []
    sight.apply(sight.legal[0])
    assert real.save() == before
    assert cv.load(sight.save()) == sight


@pytest.mark.parametrize("game", GAMES)
def test_greedy_beats_random(game: str) -> None:
    for seed in range(4):
        seats = ("greedy", "random") if seed % 2 else ("random", "greedy")
        assert seats[played(cv.new(game, players=2, seed=seed), *seats).winner or 0] == "greedy"
