"""Eastern Wonders: how a game begins, and what is hidden."""

from __future__ import annotations

from collections import Counter

import pytest

import caravansary as cv
from caravansary.games.eastern_wonders.actions import refill as REFILL
from support.clauses import clause
from support.eastern_wonders import BONUSES, HEXES, ICONS, MARKET_TILES, PORTS, ROWS, VP_TILES, hold, place, position, said, seat

PLAYERS = cv.games()["eastern-wonders"]["players"]
every_player_count = pytest.mark.parametrize("players", PLAYERS)


@clause("EW-01")
def test_a_tile_of_each_icon_leaves_and_the_others_are_shuffled():
    assert Counter(ROWS[tile]["icon"] for tile in MARKET_TILES) == dict.fromkeys(ICONS, 6)
    laid = []
    for seed in range(60):
        now = cv.new("eastern-wonders", seed=seed).position()
        tiles = [place["tile"] for place in now["map"] if "tile" in place]
        assert Counter(ROWS[tile]["icon"] for tile in tiles) == dict.fromkeys(ICONS, 5)
        assert len(set(tiles)) == 20
        laid.append(tiles)
    assert {tile for tiles in laid for tile in set(MARKET_TILES) - set(tiles)} == set(MARKET_TILES), "any tile may leave"
    assert len({tuple(tiles) for tiles in laid}) == 60
    assert len({tiles[7] for tiles in laid}) > 15


@clause("EW-02")
def test_the_standard_map():
    assert Counter(hex[0] for hex in HEXES) == {"A": 4, "B": 5, "C": 6, "D": 5, "E": 4}
    assert [place["at"] for place in cv.new("eastern-wonders", seed=1).position()["map"] if "vp" in place] == PORTS
    assert PORTS == ["A1", "A4", "E1", "E4"]


@clause("EW-02", "EW-10")
@pytest.mark.parametrize(
    ("hex", "near"),
    [
        ("C3", "B2 B3 C2 C4 D2 D3"),
        ("A1", "A2 B1 B2"),
        ("C1", "B1 C2 D1"),
        ("E4", "D4 D5 E3"),
        ("B5", "A4 B4 C5 C6"),
        ("D1", "C1 C2 D2 E1"),
    ],
)
def test_what_touches_what(hex, near):
    game = position(boat=hex, hold="11", seats={1: {"boat": "A3"}})
    assert [words.split()[1] for words in said(game) if words.startswith("move")] == near.split()


@clause("EW-04")
@every_player_count
def test_four_vp_tiles_lie_on_the_ports(players):
    now = cv.new("eastern-wonders", players, seed=3).position()
    shown = [place["vp"] for place in now["map"] if "vp" in place]
    assert len(set(shown)) == 4
    assert sorted(shown + now["vp_deck"]) == VP_TILES
    assert len(VP_TILES) == 26
    assert now["closed_port_within"] == 6
    assert not any(place.get("closed") for place in now["map"])


@clause("EW-04")
def test_the_closed_port_tile_is_any_of_the_next_six():
    game = cv.new("eastern-wonders", seed=1)
    found = Counter()
    for luck in range(1800):
        s = game.kind.unpacked(game.key)
        draws = 0
        while s.closed < 0:
            REFILL(s, 0, luck)
            draws += 1
        found[draws] += 1
    assert set(found) == {1, 2, 3, 4, 5, 6}
    assert all(230 < count < 370 for count in found.values()), found


@clause("EW-04")
def test_vp_tiles_come_in_one_order_whenever_the_port_closes():
    """The order of the pile does not depend on which port is claimed, nor on where the Closed Port tile lies."""
    game = cv.new("eastern-wonders", seed=1)
    orders = set()
    for within in (1, 3, 6):
        s = game.kind.unpacked(game.key)
        s.closed_within = within
        drawn = []
        for claim in range(15):
            before = s.vp_deck
            REFILL(s, claim % 4 if claim % 4 != s.closed else (claim + 1) % 4, 99)
            drawn += [before ^ s.vp_deck] if before != s.vp_deck else []
        orders.add(tuple(drawn[:14]))
        assert len(drawn) == 14, "one of the draws was the Closed Port tile"
    assert len(orders) == 1


@clause("EW-05")
def test_bonus_tiles():
    now = cv.new("eastern-wonders", seed=1).position()
    assert now["bonus"] == BONUSES
    assert list(BONUSES) == ["free_move", "harvest_red", "upgrade_on_build", "hold_plus_3", "vp_6", "vp_5", "vp_4", "vp_3"]
    assert sum(BONUSES.values()) == 20


@clause("EW-06")
@every_player_count
def test_everybody_has_twenty_outposts_and_an_empty_hold(players):
    game = cv.new("eastern-wonders", players, seed=3)
    for number in range(players):
        assert seat(game, number) == {"hold": "", "boat": None, "outposts": dict.fromkeys(ICONS, 5), "vp": [], "bonus": {}}


@clause("EW-07")
@every_player_count
def test_lots_and_boats_in_reverse_turn_order(players):
    game = cv.new("eastern-wonders", players, seed=3)
    lots = ["l1", "l2", "l3", "l4"]
    for player in reversed(range(players)):
        assert (game.player, game.round, game.phase) == (player, 0, "lot")
        assert said(game) == [f"lot {lot}" for lot in lots], "all that are left are on offer"
        game.turn(f"lot {lots.pop()} boat C3")
        assert place(game, "C3")["at"] == seat(game, player)["boat"] == "C3"
    assert (game.player, game.round, game.phase) == (0, 1, "turn")
    assert [hold(game, player) for player in reversed(range(players))] == ["13", "22", "112", "1111"][:players]
    assert "lots" not in game.position()


@clause("EW-07")
def test_a_lot_is_taken_once_and_a_boat_begins_at_a_market():
    game = cv.new("eastern-wonders", seed=3)
    with pytest.raises(cv.IllegalAction, match="A1 is a port"):
        game.turn("lot l2 boat A1")
    game.turn("lot l2 boat C3")
    with pytest.raises(cv.IllegalAction, match="l2 is taken"):
        game.turn("lot l2 boat C3")
    assert [hex for hex in HEXES if hex not in PORTS] == [words.split()[1] for words in _boats(game)]


def _boats(game: cv.Game) -> list[str]:
    game.apply(game.legal[0])
    return said(game)


@clause("EW-08")
@every_player_count
def test_the_first_player_is_seat_0_whatever_the_deal(players):
    """Who begins is settled before the seats are numbered: chance decides nothing here, and turns go round from seat 0."""
    for seed in range(5):
        game = cv.new("eastern-wonders", players, seed=seed)
        for lot, boat in zip(("l1", "l2", "l3", "l4"), ("B2", "C4", "D2", "C2")[:players], strict=False):
            game.turn(f"lot {lot} boat {boat}")
        for number in range(2 * players):
            assert (game.round, game.player) == (1 + number // players, number % players)
            game.turn("pass")


@clause("EW-04", "EW-60")
def test_the_pile_counts_the_closed_port_tile_while_it_lies_there():
    assert cv.new("eastern-wonders", seed=1).view(None)["vp_deck"] == 26 - 4 + 1
    before = position(boat="A1", hold="2223", vp="v05 v06")
    assert before.view(None)["vp_deck"] == len(before.position()["vp_deck"]) + 1 == 21
    before.turn("claim v01")
    assert before.view(None)["vp_deck"] == 20, "a draw takes one from the pile, whichever it is"
    drawn = position(vp="v05", ports="- v02 v03 v04")
    assert drawn.view(None)["vp_deck"] == len(drawn.position()["vp_deck"]) == 22


@clause("EW-60")
def test_only_the_order_of_the_vp_pile_is_hidden():
    game = position(vp="v05", seats={1: {"vp": "v06"}}, hold="11", outposts="m11:01")
    mine = game.view(0)
    assert mine["vp_deck"] == 20 + 1 and mine["closed_port_within"] == 4
    assert [seat["vp"] for seat in mine["seats"]] == [["v05"], 1]
    assert [seat["vp"] for seat in game.view(None, open_hands=True)["seats"]] == [["v05"], ["v06"]]
    for name in ("hold", "boat", "outposts", "bonus"):
        assert [seat[name] for seat in game.view(1)["seats"]] == [seat[name] for seat in game.position()["seats"]]
    shown = [{key: place[key] for key in place if key not in ("column", "line", "outpost_cost")} for place in mine["map"]]
    assert shown == game.position()["map"]
