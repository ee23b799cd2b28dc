"""What a game is made with, and asked about: wrong answers are typed errors in both languages, and nothing happens."""

from __future__ import annotations

import pickle

import numpy as np
import pytest

import caravansary as cv
from caravansary.texts import text
from support.playing import every_game, everything


@pytest.mark.parametrize("name", ["chess", "", "Spice-Road", "spice_road", None, 7, [], {}, "x" * 10_000])
def test_unknown_game(name):
    with pytest.raises(cv.UnknownGame, match="there are: spice-road") as refused:
        cv.new(name)
    assert len(str(refused.value)) < 200
    with pytest.raises((cv.UnknownGame, cv.BadPosition)):
        cv.from_position({"game": name})


@every_game
def test_player_counts(game):
    allowed = cv.games()[game]["players"]
    for players in (*allowed, np.int64(min(allowed)), np.uint8(max(allowed))):
        g = cv.new(game, players, seed=1)
        assert g.players == players and cv.load(g.save()) == g
    for players in (0, min(allowed) - 1, max(allowed) + 1, -2, 10**20, True, 2.0, "2", None, [2]):
        with pytest.raises(cv.BadOption, match=f"{game} is for {min(allowed)} to {max(allowed)} players"):
            cv.new(game, players, seed=1)


@every_game
@pytest.mark.parametrize("seed", [True, False, 1.0, "1", b"1", [1], float("nan"), object()])
def test_a_seed_is_a_whole_number(game, seed):
    with pytest.raises(cv.BadOption, match="A seed is a whole number, not"):
        cv.new(game, seed=seed)
    with pytest.raises(cv.BadOption, match="A seed is a whole number, not"):
        cv.from_position(cv.new(game, seed=1).position(), seed=seed)


@every_game
@pytest.mark.parametrize("seed", [-1, 2**62, 2**63, 2**64, 10**100, -(10**100)])
def test_a_seed_has_bounds(game, seed):
    with pytest.raises(cv.BadOption, match="from 0 to 4611686018427387903"):
        cv.new(game, seed=seed)


@every_game
def test_seeds_at_the_bounds_and_of_numpy(game):
    for seed in (0, 2**62 - 1, np.int64(5), np.uint8(5)):
        g = cv.new(game, seed=seed)
        assert cv.load(g.save()) == g


@every_game
@pytest.mark.parametrize("number", [-1, 9, None, "0", True, 1.0, [0]])
def test_a_seat_or_a_decision_that_is_none(game, number):
    g = cv.new(game, seed=1)
    for ask in (g.view, g.score_sheet, g.score_of, g.cubes_of):
        if ask != g.view or number is not None:
            with pytest.raises(cv.BadOption, match="Seats are numbered from 0 to 1"):
                ask(number)
    with pytest.raises(cv.BadOption, match="can't go back to"):
        g.back_to(number)


@every_game
def test_seats_decisions_and_actions_of_numpy(game):
    g = cv.new(game, seed=1)
    g.apply(np.int64(g.legal[0]))
    assert (g.view(np.int8(1)), g.score_of(np.int64(1)), g.cubes_of(np.uint8(0))) == (g.view(1), g.score_of(1), g.cubes_of(0))
    assert g.back_to(np.int64(0)) == cv.new(game, seed=1)
    assert g.notation(np.array(3)) == g.notation(3)
    with pytest.raises(cv.IllegalAction, match="An action is a whole number, not NoneType"):
        g.describe(None)


@every_game
def test_without_a_seed_games_differ(game):
    assert cv.new(game) != cv.new(game)


@pytest.mark.parametrize(("game", "edition"), [("spice-road", "spice"), ("eastern-wonders", "spice"), ("endless-world", "golem")])
def test_the_edition_unless_asked_otherwise(game, edition):
    """Endless World opens with its crystals."""
    assert cv.games()[game]["editions"][0] == edition
    g = cv.new(game, seed=1)
    data = {name: value for name, value in g.position().items() if name != "edition"}
    assert g.edition == cv.from_position(data, seed=1).edition == g.view(None)["edition"] == edition


@every_game
@pytest.mark.parametrize("edition", ["", "Golem", "gold", 1, ["spice"], True])
def test_unknown_edition(game, edition):
    with pytest.raises(cv.BadOption, match="no edition"):
        cv.new(game, seed=1, edition=edition)


@every_game
def test_unknown_options(game):
    for name in ("weather", "kind", "Players"):
        with pytest.raises(cv.BadOption, match=name):
            cv.new(game, seed=1, **{name: 1})


@every_game
@pytest.mark.parametrize("seat", [-1, 2, 99, True, 0.0, "0", [0], 10**30])
def test_unknown_seat(game, seat):
    g = cv.new(game, 2, seed=1)
    before = everything(g)
    for ask in (g.view, g.score_sheet):
        with pytest.raises(cv.BadOption, match="Seats are numbered from 0 to 1"):
            ask(seat)
    assert everything(g) == before


@every_game
def test_a_score_sheet_needs_a_seat(game):
    with pytest.raises(cv.BadOption):
        cv.new(game, 2, seed=1).score_sheet(None)


@every_game
@pytest.mark.parametrize("lang", ["de", "", "EN", "../en", None, 7])
def test_unknown_language(game, lang):
    g = cv.new(game, seed=1)
    with pytest.raises(cv.BadOption, match="there are: en, fr"):
        g.describe(g.legal[0], lang)
    with pytest.raises(cv.BadOption, match="there are: en, fr"):
        text("error-game", {"found": "a", "known": "b"}, lang)


def test_errors_survive_pickling_with_their_text():
    """Workers send them home."""
    errors = []
    for attempt in (
        lambda: cv.new("chess"),
        lambda: cv.new("spice-road", seed=1).turn("fly"),
        lambda: cv.from_position({"game": "spice-road", "players": 9}),
        lambda: cv.load("{}"),
        lambda: cv.new("spice-road", seed=1).apply(-1),
    ):
        with pytest.raises(cv.CaravansaryError) as refused:
            attempt()
        errors.append(refused.value)
    for error in errors:
        again = pickle.loads(pickle.dumps(error))
        assert type(again) is type(error)
        assert (str(again), again.text("fr")) == (str(error), error.text("fr"))
        assert vars(again).keys() == vars(error).keys()
