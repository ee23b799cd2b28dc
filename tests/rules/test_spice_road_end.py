"""Spice Road: how a game ends, what counts, who wins."""

from __future__ import annotations

import pytest

import caravansary as cv
from support.clauses import clause
from support.spice_road import POINT_CARDS, position

CHEAP = "p01 p02 p03 p04 p05"  # p01 costs 1122 and brings 6


def near_the_end(players: int, claimed: int, player: int = 0, **changes):
    """The seat to move has claimed this many cards and can claim p01."""
    mine = " ".join(POINT_CARDS[5 : 5 + claimed])
    return position(players, player, points=CHEAP, claimed=mine, caravan="1122", **changes)


@clause("SR-30")
@pytest.mark.parametrize(("players", "cards"), [(2, 6), (3, 6), (4, 5), (5, 5)])
def test_how_many_cards_end_the_game(players, cards):
    game = near_the_end(players, cards - 2)
    game.turn("claim p01")
    assert game.position()["final_round"] is False
    game = near_the_end(players, cards - 1)
    game.turn("claim p01")
    assert game.position()["final_round"] is True


@clause("SR-30")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_round_is_finished_and_no_turn_more(players):
    for player in range(players):
        game = near_the_end(players, 5 if players <= 3 else 4, player)
        game.turn("claim p01")
        for later in range(player + 1, players):
            assert (game.over, game.player) == (False, later)
            game.turn("rest")
        assert game.over
        assert game.player is None
        assert game.legal == []
        assert game.phase == "over"
        assert game.round == 4


@clause("SR-30")
def test_a_second_player_may_reach_the_number_in_the_last_round():
    other = {"claimed": " ".join(POINT_CARDS[20:25]), "caravan": "1133"}
    game = near_the_end(2, 5, seats={1: other})
    game.turn("claim p01")
    game.turn("claim p04")
    assert game.over
    assert [len(seat["claimed"]) for seat in game.position()["seats"]] == [6, 6]


@clause("SR-30", "SR-23")
def test_the_last_discard_comes_before_scoring():
    seats = {1: {"caravan": "2222222222", "hand": "s1 s2 m07"}}
    game = near_the_end(2, 5, seats=seats, market="m10 m11 m12 m13 m14 m15")
    game.turn("claim p01")
    with pytest.raises(cv.BadNotation):
        game.turn("play m07")
    game.turn("play m07 discard 2 2")
    assert game.over
    assert game.scores[1] == 10


@clause("SR-31")
def test_what_counts():
    game = position(claimed="p01 p36 p13", caravan="1112334444", gold=2, silver=1)
    assert game.score_sheet(0) == {"cards": 6 + 20 + 12, "gold": 6, "silver": 1, "cubes": 7, "total": 52}
    assert game.scores == [52, 0]


@clause("SR-31")
@pytest.mark.parametrize(("cubes", "points"), [("1111111111", 0), ("2", 1), ("3", 1), ("4", 1), ("1222333444", 9)])
def test_every_cube_but_yellow_is_one_point(cubes, points):
    assert position(caravan=cubes).scores[0] == points


@clause("SR-31")
def test_cubes_on_the_market_count_for_nobody():
    assert position(market="m10:44 m11 m12 m13 m14 m15").scores == [0, 0]


@clause("SR-32")
def test_the_highest_score_wins():
    game = near_the_end(3, 5, seats={1: {"caravan": "44"}, 2: {"caravan": "444"}})
    for turn in ("claim p01", "rest", "rest"):
        game.turn(turn)
    assert game.scores[0] > max(game.scores[1:])
    assert game.winner == 0


@clause("SR-32")
def test_a_tie_goes_to_whoever_played_last_and_nobody_shares():
    """Seat 0 ends the game with 10 + 12 + 12 + 12 + 9 + 7 for p02 and a gold coin."""
    other = {"claimed": "p11 p12 p13 p14 p15", "caravan": "2222222"}  # 11 + 11 + 12 + 12 + 12 + 7
    game = position(points="p02 p01 p03 p04 p05", claimed="p10 p16 p17 p18 p06", caravan="11122", seats={1: other})
    game.turn("claim p02")
    game.turn("rest")
    assert game.over
    assert game.scores == [65, 65]
    assert game.winner == 1


@clause("SR-32")
def test_among_the_tied_the_last_in_turn_order_wins_not_the_last_seat_of_all():
    """Four players: seats 1 and 2 lead with equal points, seat 3 has fewer."""
    seats = {
        0: {"claimed": "p01 p02 p03 p04 p05"},  # 6 + 7 + 8 + 8 + 8
        1: {"claimed": "p33 p34", "caravan": "4"},  # 18 + 19 + 1
        2: {"claimed": "p32 p36"},  # 18 + 20
        3: {"claimed": "p35", "caravan": "4"},
    }
    game = position(4, 3, seats=seats)
    game.turn("rest")
    assert game.over
    assert game.scores == [37, 38, 38, 21]
    assert game.winner == 2


@clause("SR-32")
def test_no_winner_before_the_end():
    assert position(claimed="p36").winner is None
