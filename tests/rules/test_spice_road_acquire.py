"""Spice Road: acquiring a merchant card."""

from __future__ import annotations

import pytest

import caravansary as cv
from support.clauses import clause
from support.spice_road import MERCHANTS, caravan, market, position, seat


@clause("SR-16")
def test_the_leftmost_card_is_free():
    game = position(market="m10 m11 m12 m13 m14 m15", caravan="")
    game.turn("acquire m10")
    assert seat(game)["hand"] == ["s1", "s2", "m10"]
    assert caravan(game) == ""
    assert game.player == 1


@clause("SR-16", "SR-18")
def test_rulebook_example_the_fourth_card_costs_three_cubes():
    game = position(market="m10 m11 m12 m13 m14 m15", caravan="1123")
    game.turn("acquire m13 pay 1 1 2")
    assert seat(game)["hand"] == ["s1", "s2", "m13"]
    assert caravan(game) == "3"
    assert market(game).split()[:5] == ["m10:1", "m11:1", "m12:2", "m14", "m15"]


@clause("SR-16")
@pytest.mark.parametrize("slot", range(6))
def test_each_place_to_the_right_costs_one_cube_more(slot):
    game = position(caravan="1" * slot)
    game.turn(f"acquire m0{slot + 1}" + (" pay" + " 1" * slot if slot else ""))
    assert caravan(game) == ""
    if slot:
        poorer = position(caravan="1" * (slot - 1))
        with pytest.raises(cv.IllegalAction, match=f"m0{slot + 1} costs {slot} cubes?;"):
            poorer.turn(f"acquire m0{slot + 1} pay" + " 1" * slot)


@clause("SR-16")
def test_the_player_chooses_any_colours_card_by_card():
    game = position(market="m10 m11 m12 m13 m14 m15", caravan="123444")
    game.turn("acquire m14 pay 4 2 4 1")
    assert caravan(game) == "34"
    assert market(game).split()[:4] == ["m10:4", "m11:2", "m12:4", "m13:1"]


@clause("SR-16")
def test_paying_takes_cubes_one_has():
    game = position(caravan="14")
    with pytest.raises(cv.IllegalAction, match="cube is not available"):
        game.turn("acquire m03 pay 1 1")
    with pytest.raises(cv.BadNotation, match="not complete"):
        game.turn("acquire m03 pay 1")
    with pytest.raises(cv.BadNotation, match="already over"):
        game.turn("acquire m02 pay 1 4")
    assert caravan(game) == "14"


@clause("SR-16")
def test_cubes_pile_up_on_cards_passed_again():
    game = position(market="m10:1 m11:23 m12 m13 m14 m15", caravan="14")
    game.turn("acquire m12 pay 4 1")
    assert market(game).split()[:2] == ["m10:14", "m11:123"]


@clause("SR-17")
def test_cubes_on_the_card_come_along():
    game = position(market="m10 m11:1344 m12 m13 m14 m15", caravan="2")
    game.turn("acquire m11 pay 2")
    assert caravan(game) == "1344"
    assert market(game).split()[0] == "m10:2"


@clause("SR-17")
def test_cubes_on_the_card_do_not_pay_for_it():
    game = position(market="m10 m11 m12:444 m13 m14 m15", caravan="1")
    with pytest.raises(cv.IllegalAction, match="costs 2 cubes; there are only 1"):
        game.turn("acquire m12 pay 1 4")
    game = position(market="m10 m11 m12:444 m13 m14 m15", caravan="11")
    with pytest.raises(cv.IllegalAction, match="cube is not available"):
        game.turn("acquire m12 pay 1 4")


@clause("SR-17", "SR-23")
def test_gained_cubes_count_towards_the_limit():
    game = position(market="m10:1234 m11 m12 m13 m14 m15", caravan="11111111")
    game.turn("acquire m10 discard 1 1")
    assert caravan(game) == "1111111234"


@clause("SR-18")
def test_cards_slide_left_with_their_cubes_and_a_new_one_fills_the_end():
    game = position(market="m10:1 m11:2 m12:3 m13:4 m14:12 m15", caravan="1")
    game.turn("acquire m11 pay 1")
    places = market(game).split()
    assert places[:5] == ["m10:11", "m12:3", "m13:4", "m14:12", "m15"]
    assert places[5] in set(MERCHANTS) - {"m10", "m11", "m12", "m13", "m14", "m15"}  # and without cubes
    now = game.position()
    assert places[5] not in now["market_deck"]
    assert len(now["market_deck"]) == 43 - 7 - 2  # two had been bought


@clause("SR-18", "SR-11")
def test_an_acquired_card_is_played_on_the_next_turn_at_once():
    game = position(market="m01 m11 m12 m13 m14 m15")
    game.turn("acquire m01")
    assert game.player == 1  # acquiring was the whole turn
    game.turn("rest")
    game.turn("play m01")
    assert caravan(game) == "111"


@clause("SR-18")
def test_the_rightmost_card_is_replaced_in_place():
    game = position(market="m10 m11 m12 m13 m14 m15", caravan="111114")
    game.turn("acquire m15 pay 1 1 1 1 1")
    assert market(game).split()[:5] == ["m10:1", "m11:1", "m12:1", "m13:1", "m14:1"]
    assert caravan(game) == "4"
    assert ":" not in market(game).split()[5]


@clause("SR-25")
def test_the_last_card_of_the_deck_is_dealt_like_any_other():
    rest = " ".join(card for card in MERCHANTS if card not in ("m10", "m11", "m12", "m13", "m14", "m15", "m16"))
    game = position(market="m10 m11 m12 m13 m14 m15", seats={1: {"hand": "s1 s2 " + rest}})
    game.turn("acquire m10")
    assert market(game) == "m11 m12 m13 m14 m15 m16"
    assert game.position()["market_deck"] == []


@clause("SR-25")
def test_the_market_gets_shorter_when_its_deck_is_empty():
    rest = " ".join(card for card in MERCHANTS if card not in ("m10", "m11", "m12", "m13", "m14", "m15"))
    game = position(market="m10:1 m11:2 m12:3 m13:4 m14:11 m15", caravan="1", seats={1: {"hand": "s1 s2 " + rest}})
    game.turn("acquire m11 pay 1")
    assert market(game) == "m10:11 m12:3 m13:4 m14:11 m15"
    game.turn("acquire m10")
    assert market(game) == "m12:3 m13:4 m14:11 m15"
    for card in ("m12", "m13", "m14", "m15"):
        game.turn(f"acquire {card}")
    assert market(game) == ""
    assert (caravan(game), caravan(game, 1)) == ("1123", "114")
    assert not game.over
    assert {game.word(action).verb for action in game.legal} <= {"play", "rest", "claim"}
