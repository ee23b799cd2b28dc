"""Spice Road: claiming point cards, and the coins."""

from __future__ import annotations

import pytest

import caravansary as cv
from caravansary.engine.rules import apply
from caravansary.games.spice_road.state import CLAIM
from support.clauses import clause
from support.spice_road import POINT_CARDS, caravan, position, seat


def coins(game: cv.Game) -> tuple[int, int]:
    left = game.position()["coins"]
    return left["gold"], left["silver"]


@clause("SR-20")
def test_a_claim_returns_exactly_the_cost():
    game = position(points="p01 p02 p13 p04 p05", caravan="11223344")
    game.turn("claim p13")  # 1234
    assert caravan(game) == "1234"
    assert seat(game)["claimed"] == ["p13"]
    assert game.player == 1


@clause("SR-20")
@pytest.mark.parametrize(("lacking", "missing"), [("234", "1 yellow"), ("134", "1 red"), ("124", "1 green"), ("123", "1 brown")])
def test_a_claim_needs_every_colour(lacking, missing):
    game = position(points="p13 p02 p03 p04 p05", caravan=lacking + lacking)
    with pytest.raises(cv.IllegalAction, match=f"p13 needs {missing} more"):
        game.turn("claim p13")


@clause("SR-20")
def test_the_row_slides_left_and_a_new_card_fills_its_end():
    game = position(points="p01 p02 p03 p04 p05", caravan="1122211222")
    game.turn("claim p03")
    now = game.position()
    assert now["points"][:4] == ["p01", "p02", "p04", "p05"]
    assert now["points"][4] in POINT_CARDS[5:]
    assert now["points"][4] not in now["points_deck"]
    assert len(now["points_deck"]) == 36 - 6


@clause("SR-20")
def test_only_open_cards_can_be_claimed():
    game = position(points="p01 p02 p03 p04 p05", caravan="4444444444")
    with pytest.raises((cv.BadNotation, cv.IllegalAction)):
        game.turn("claim p36")


@clause("SR-21")
@pytest.mark.parametrize(("card", "gold", "silver"), [("p01", 1, 0), ("p02", 0, 1), ("p03", 0, 0), ("p04", 0, 0), ("p05", 0, 0)])
def test_the_first_two_cards_bring_a_coin(card, gold, silver):
    game = position(points="p01 p02 p03 p04 p05", caravan="1112222233")
    game.turn(f"claim {card}")
    assert (seat(game)["gold"], seat(game)["silver"]) == (gold, silver)
    assert coins(game) == (4 - gold, 4 - silver)


@clause("SR-21")
def test_an_empty_silver_pile_brings_nothing():
    claimed = {0: {"claimed": "p11 p12", "silver": 2}, 1: {"claimed": "p13 p14", "silver": 2}}
    game = position(points="p01 p02 p03 p04 p05", caravan="11122", seats=claimed)
    assert coins(game) == (4, 0)
    game.turn("claim p02")
    assert (seat(game)["gold"], seat(game)["silver"]) == (0, 2)


def almost_no_gold(gold_left: int, **changes):
    """A game of two with so many gold coins left and all silver."""
    taken = 4 - gold_left
    seats = {0: {"caravan": "1111222222"}, 1: {"caravan": "1111222222", "claimed": "p11 p12 p13 p14", "gold": taken}}
    return position(points="p01 p02 p03 p04 p05", seats=seats, **changes)


@clause("SR-22")
def test_the_silver_pile_slides_when_the_last_gold_coin_is_taken():
    game = almost_no_gold(1)
    game.turn("claim p01")
    assert coins(game) == (0, 4)
    assert (seat(game)["gold"], seat(game)["silver"]) == (1, 0)  # the last gold coin comes alone
    game.turn("claim p02")  # the first card now
    assert coins(game) == (0, 3)
    assert seat(game, 1)["silver"] == 1


@clause("SR-22")
def test_with_the_gold_gone_the_second_card_has_no_coins():
    game = almost_no_gold(0)
    game.turn("claim p02")
    assert (seat(game)["gold"], seat(game)["silver"]) == (0, 0)
    assert coins(game) == (0, 4)


@clause("SR-22")
def test_before_the_gold_is_gone_the_second_card_pays_silver():
    game = almost_no_gold(1)
    game.turn("claim p02")
    assert (seat(game)["gold"], seat(game)["silver"]) == (0, 1)
    assert coins(game) == (1, 3)


@clause("SR-21", "SR-22")
def test_no_coins_left_at_all():
    claimed = {0: {"claimed": "p11 p12 p13 p14", "silver": 4}, 1: {"claimed": "p15 p16 p17 p18", "gold": 4}}
    game = position(points="p01 p02 p03 p04 p05", caravan="1122", seats=claimed)
    game.turn("claim p01")
    assert (seat(game)["gold"], seat(game)["silver"]) == (0, 4)
    assert coins(game) == (0, 0)


@clause("SR-20", "SR-23")
def test_a_claim_needs_no_discard():
    game = position(points="p36 p02 p03 p04 p05", caravan="4444411111")
    game.turn("claim p36")
    assert caravan(game) == "11111"


@clause("SR-25")
def test_the_row_gets_shorter_when_the_point_deck_is_empty():
    """36 cards outlast any legal game (25 claims at most), so this asks the rule itself."""
    game = position(points="p01 p02 p03 p04 p05", caravan="1122")
    s, box = game.kind.unpacked(game.key), game._box
    s.points_deck, s.points_left = 1 << 30, 1
    s.caravan[s.player] = [2, 2, 2, 0]
    apply(s, box, CLAIM, 1)
    assert s.points == [1, 2, 3, 4, 30] and s.points_deck == s.points_left == 0  # the last card is dealt like any other
    for left in (4, 3):
        s.caravan[s.player] = [2, 2, 2, 0]
        apply(s, box, CLAIM, 1)
        assert [card >= 0 for card in s.points] == [slot < left for slot in range(5)]
    assert s.points == [3, 4, 30, -1, -1]
