"""Endless World: placing merchants, the plain locations, resting, and the caravan's limit."""

from __future__ import annotations

import pytest

import caravansary as cv
from support.clauses import clause
from support.endless_world import VALUES, caravan, location, merchants, position


def notation(game: cv.Game) -> set[str]:
    said = [game.notation(action) for action in game.legal]
    assert len(set(said)) == len(said)
    return set(said)


@clause("EN-10")
def test_a_covered_location_can_not_be_activated():
    game = position(board=12)
    assert location(game, "c1-5")["exploration"] is not None
    with pytest.raises(cv.IllegalAction, match="c1-5 is covered by"):
        game.turn("activate c1-5")
    position(board=12, opened="c1-5").turn("activate c1-5")


@clause("EN-10")
def test_ones_own_merchants_bar_a_location():
    game = position(at={"a1-3": (0, 1)})
    with pytest.raises(cv.IllegalAction, match="Your own merchants are at a1-3"):
        game.turn("activate a1-3")
    assert "activate a1-3" not in notation(game)


@clause("EN-10", "EN-40")
def test_a_turn_is_one_activation_or_a_rest():
    game = position(opened="a1-6 c1-3 c1-5 c1-6 d1-2 d1-5", board=12)
    assert {line.split()[0] for line in notation(game)} == {"activate", "rest"}
    assert len(notation(game)) == 23 - 4 + 1
    game.turn("activate a1-3")
    assert game.player == 1


@clause("EN-11")
@pytest.mark.parametrize(("place", "printed"), [("a1-3", 1), ("b1-3", 2), ("c1-1", 2), ("c1-5", 3), ("d1-5", 4)])
def test_a_free_location_takes_the_printed_number(place, printed):
    game = position(opened="c1-5 d1-5", reserve=5)
    game.turn(f"activate {place}")
    assert location(game, place) == {"id": place, "owner": 0, "merchants": printed, "exploration": None}
    assert merchants(game) == (7 - printed, 5)


@clause("EN-11")
def test_reserve_merchants_can_not_be_placed():
    game = position(at={"c1-2": (0, 2), "b1-3": (0, 2), "c1-5": (0, 2)}, board=1, opened="c1-5", cards="p10")
    assert merchants(game) == (1, 5)
    with pytest.raises(cv.IllegalAction, match="c1-1 takes 2 merchants; your player board has only 1"):
        game.turn("activate c1-1")


@clause("EN-12")
def test_an_occupied_location_takes_one_more_and_theirs_go_home_at_once():
    game = position(at={"b1-3": (1, 3)}, reserve=5)
    assert merchants(game, 1) == (4, 5)
    game.turn("activate b1-3")
    assert location(game, "b1-3")["owner"] == 0
    assert location(game, "b1-3")["merchants"] == 4
    assert merchants(game, 1) == (7, 5)
    assert merchants(game, 0) == (3, 5)
    assert game.player == 1
    with pytest.raises(cv.IllegalAction, match="takes 5"):
        position(at={"b1-3": (1, 4), "c1-1": (0, 2), "a1-3": (0, 1)}, board=4).turn("activate b1-3")


@clause("EN-12")
def test_their_number_plus_one_even_below_the_printed_number():
    game = position(at={"b1-6": (1, 1)}, opened="b1-6", seats={1: {"cards": "p01 p03"}})
    game.turn("activate b1-6")  # three are printed; the other one had help
    assert location(game, "b1-6")["merchants"] == 2
    assert merchants(game)[0] == 5


@clause("EN-13")
def test_assistance_saves_a_merchant_each_and_never_the_last():
    for cards, needed in [("", 2), ("p01", 1), ("p01 p03", 1), ("p01 p03 p05", 1), ("p06", 2)]:
        game = position(cards=cards)
        game.turn("activate a1-5")  # two are printed, symbol s2
        assert location(game, "a1-5")["merchants"] == needed


@clause("EN-13")
def test_assistance_helps_at_occupied_locations_too():
    for cards, needed in [("", 4), ("p01", 3), ("p01 p03", 2), ("p01 p03 p05", 1)]:
        game = position(cards=cards, at={"a1-5": (1, 3)})
        game.turn("activate a1-5")
        assert location(game, "a1-5")["merchants"] == needed
        assert merchants(game, 1)[0] == 7


@clause("EN-13")
def test_assistance_of_others_does_not_help():
    game = position(seats={1: {"cards": "p01 p03"}})
    game.turn("activate a1-5")
    assert location(game, "a1-5")["merchants"] == 2


@clause("EN-14")
def test_tools_give_their_crystals_at_their_symbol():
    game = position(cards="p31 p35 p38 p36", caravan="1")  # s3: green, yellow, yellow; s4: green
    game.turn("activate c1-1")
    assert caravan(game) == "11123"
    game = position(cards="p31 p35 p38 p36", caravan="1")
    game.turn("activate d1-1")
    assert caravan(game) == "12"


@clause("EN-14")
def test_a_tool_crystal_can_be_used_at_once():
    game = position(cards="p31", caravan="", opened="c1-6", board=12)
    game.turn("activate c1-6 2>3")
    assert caravan(game) == "3"
    game = position(cards="p36", caravan="22", opened="c1-3", board=12)  # s4 gives the third green
    game.turn("activate c1-3 trade")
    assert caravan(game) == "44"


@clause("EN-15")
def test_upgrades_and_trades_may_be_forgone():
    game = position(caravan="111")
    game.turn("activate a1-5")
    assert (caravan(game), game.player) == ("111", 1)
    game = position(caravan="111")
    game.turn("activate b1-5")
    assert (caravan(game), game.player) == ("111", 1)


@clause("EN-15")
def test_without_crystals_a_location_can_still_be_used():
    for place in ("a1-5", "b1-5", "b1-4"):
        game = position(at={place: (1, VALUES[place]["merchants"])}, caravan="")
        game.turn(f"activate {place}")
        assert (caravan(game), game.player, merchants(game, 1)[0]) == ("", 1, 7)


@clause("EN-20")
@pytest.mark.parametrize(("place", "after"), [("a1-3", "111"), ("a1-4", "112"), ("b1-3", "1111"), ("c1-1", "13"), ("d1-1", "12")])
def test_production_gives_the_shown_crystals(place, after):
    game = position(caravan="1")
    game.turn(f"activate {place}")
    assert caravan(game) == after


@clause("EN-21")
@pytest.mark.parametrize(
    ("turn", "after"),
    [("1>2 1>2", "1224"), ("1>2 2>3", "1134"), ("1>2", "1124"), ("", "1114")],
)
def test_up_to_n_raises_also_of_the_same_crystal(turn, after):
    game = position(caravan="1114")
    game.turn(f"activate a1-5 {turn}")
    assert (caravan(game), game.player) == (after, 1)


@clause("EN-21")
def test_no_more_raises_than_shown_and_none_above_magenta():
    with pytest.raises(cv.BadNotation):
        position(caravan="111").turn("activate a1-5 1>2 1>2 1>2")
    game = position(caravan="34")
    game.apply(next(action for action in game.legal if game.notation(action) == "activate a1-5"))
    assert notation(game) == {"3>4", "done"}
    game = position(caravan="34")
    game.turn("activate a1-5 3>4")  # nothing is left to raise
    assert (caravan(game), game.player) == ("44", 1)


@clause("EN-22")
@pytest.mark.parametrize(("turn", "after"), [("", "1111111"), ("trade", "111122"), ("trade x2", "12222")])
def test_a_trade_as_often_as_crystals_last(turn, after):
    game = position(caravan="1111111")
    game.turn(f"activate b1-5 {turn}")
    assert (caravan(game), game.player) == (after, 1)


@clause("EN-22")
def test_no_trade_without_its_crystals():
    with pytest.raises(cv.BadNotation):
        position(caravan="1111111").turn("activate b1-5 trade x3")
    with pytest.raises(cv.CaravansaryError):
        position(caravan="11").turn("activate b1-5 trade")


@clause("EN-40")
def test_a_rest_calls_all_ones_own_merchants_back():
    game = position(at={"a1-3": (0, 1), "b1-3": (0, 4), "c1-1": (1, 2)}, reserve=5)
    game.turn("rest")
    assert merchants(game) == (7, 5)
    assert location(game, "a1-3")["owner"] is location(game, "b1-3")["owner"] is None
    assert location(game, "c1-1")["merchants"] == 2
    assert game.player == 1


@clause("EN-40")
def test_a_rest_is_legal_with_no_merchant_out():
    game = position()
    game.turn("rest")
    assert (merchants(game), game.player) == ((7, 5), 1)


@clause("EN-40")
def test_a_turn_that_is_over_leaves_nothing_behind():
    game = position()
    for turn in ("activate c1-1", "activate a1-3", "rest", "rest"):
        game.turn(turn)
        assert game.key == cv.from_position(game.position(), seed=1).key


@clause("EN-41")
def test_ten_crystals_at_the_end_of_the_turn_the_excess_returned_by_choice():
    game = position(caravan="1111222233")
    with pytest.raises(cv.BadNotation, match="not complete"):
        game.turn("activate a1-4")
    game.apply(next(action for action in game.legal if game.notation(action) == "activate a1-4"))
    assert notation(game) == {"discard 1", "discard 2", "discard 3"}
    game = position(caravan="1111222233")
    game.turn("activate a1-4 discard 1 3")
    assert caravan(game) == "1111222223"


@clause("EN-41")
def test_the_limit_is_checked_at_the_end_only():
    game = position(caravan="1111111111", cards="p31", opened="a1-6", board=12)  # a tool: eleven during the turn
    game.turn("activate a1-6 trade")
    assert caravan(game) == "1111111123"
    game = position(caravan="1111222233")
    game.turn("activate a1-4 discard 3 3")
    assert caravan(game) == "1111122222"


@clause("EN-41")
def test_crystals_are_unlimited():
    game = position(4, caravan="4444444444", seats={p: {"caravan": "4444444444"} for p in (1, 2, 3)}, opened="d1-5", board=12)
    game.turn("activate d1-5 discard 1 1 4")
    assert caravan(game) == "4444444444"
