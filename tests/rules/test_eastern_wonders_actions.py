"""Eastern Wonders: market, port, harvest, and the bonus tiles."""

from __future__ import annotations

import pytest

import caravansary as cv
from support.clauses import clause
from support.eastern_wonders import AT, PORTS, ROWS, VP_TILES, columns, hold, place, position, said, seat

M13 = "C4"  # tea, 4 for 123
M14 = "C5"  # tea, 1111 for 34
M10 = "C2"  # chili, 11 for 22


@clause("EW-20")
@pytest.mark.parametrize(("players", "others", "cost"), [(2, "", 0), (2, "1", 2), (3, "1", 1), (3, "12", 2), (4, "12", 2), (4, "123", 3)])
def test_an_outpost_costs_a_cube_for_every_one_there(players, others, cost):
    game = position(players, boat=M10, hold="3334", outposts=f"m10:{others}" if others else "")
    pay = " pay" + " 3" * cost if cost else ""
    game.turn(f"build{pay}")
    assert hold(game) == "3334"[cost:]
    assert place(game, M10)["outposts"] == sorted([0, *map(int, others)])


@clause("EW-20")
def test_payment_is_of_choice_and_goes_to_the_bowls():
    game = position(boat=M10, hold="1234", outposts="m10:1")
    game.turn("build pay 4 1")
    assert (hold(game), hold(game, 1), place(game, M10)["cubes"]) == ("23", "", "")


@clause("EW-20")
def test_what_stops_an_outpost():
    with pytest.raises(cv.IllegalAction, match="costs 2 cubes; there are only 1"):
        position(boat=M10, hold="1", outposts="m10:1").turn("build pay 1 1")
    with pytest.raises(cv.IllegalAction, match="already an outpost of yours on m10"):
        position(boat=M10, hold="44", outposts="m10:0").turn("build")
    with pytest.raises(cv.IllegalAction, match="A1 is a port"):
        position(boat="A1", hold="44").turn("build")


@clause("EW-20")
def test_building_is_optional_and_comes_before_trading():
    game = position(boat=M10, hold="1111", outposts="m10:0")
    game.turn("trade")
    assert hold(game) == "1122"
    with pytest.raises(cv.CaravansaryError):
        position(boat=M13, hold="4").turn("trade build")


@clause("EW-20", "EW-41")
def test_one_action_a_turn():
    for line in ("build harvest", "harvest build", "harvest harvest", "build pass", "trade harvest"):
        with pytest.raises((cv.BadNotation, cv.IllegalAction)):
            position(boat=M10, hold="11", outposts="m11:0").turn(line)


@clause("EW-21")
def test_the_outpost_comes_from_the_row_of_the_icon():
    game = position(boat=M13, hold="")
    game.turn("build")
    assert seat(game)["outposts"] == {"ginger": 5, "chili": 5, "tea": 4, "cloves": 5}


@clause("EW-21", "EW-51")
def test_outposts_leave_their_row_from_the_left():
    tiles = [tile for tile in AT if ROWS[tile]["icon"] == "tea"]
    found = []
    for count in range(6):
        game = position(outposts=" ".join(f"{tile}:0" for tile in tiles[:count]))
        found.append(game.score_sheet(0)["board"])
    assert found == [0, 0, 1, 3, 5, 8]


@clause("EW-22")
@pytest.mark.parametrize("column", [1, 2, 3, 4, 5])
def test_an_emptied_column_brings_a_bonus_tile_of_choice(column):
    """All outposts of this many columns but one; that one is built now."""
    outposts = columns(column).split()
    last = next(word for word in outposts if ROWS[word[:3]]["icon"] == "tea")
    outposts.remove(last)
    game = position(boat=AT[last[:3]], hold="", outposts=" ".join(outposts), bonus="free_move " * min(column - 1, 4))
    game.apply(_action(game, "build"))
    assert game.phase == "bonus"
    kinds = ["free_move", "harvest_red", "upgrade_on_build", "hold_plus_3", "vp_6"]
    assert said(game) == [f"bonus {kind}" for kind in kinds if kind != "free_move" or column < 5], "among those left"
    game.apply(_action(game, "bonus hold_plus_3"))
    assert seat(game)["bonus"]["hold_plus_3"] == 1
    assert game.position()["bonus"]["hold_plus_3"] == 3


def _action(game: cv.Game, words: str) -> int:
    return dict(zip(said(game), game.legal, strict=True))[words]


@clause("EW-22")
def test_a_column_needs_all_four_rows():
    game = position(boat=M13, outposts="m01:0 m07:0")
    game.turn("build")
    assert seat(game)["bonus"] == {}
    uneven = position(boat=M14, outposts="m01:0 m07:0 m13:0")  # a second tea: its column is not empty, nor is the first
    uneven.turn("build")
    assert seat(uneven)["bonus"] == {}


ONE_MISSING = columns(1).replace("m13:0", "").strip()  # the first column is empty but for tea


@clause("EW-05", "EW-22")
def test_vp_bonus_tiles_come_from_the_top_of_their_pile():
    game = position(3, boat=M13, outposts=ONE_MISSING.replace(":0", ":01"), seats={1: {"boat": M13}})
    game.turn("build bonus vp_6")
    assert said(game)[0].startswith("move")
    with pytest.raises((cv.BadNotation, cv.IllegalAction)):
        game.turn("build bonus vp_6")
    game = position(3, player=1, boat=M13, hold="11", outposts=ONE_MISSING.replace(":0", ":01") + " m13:0", seats={0: {"bonus": "vp_6"}})
    game.turn("build pay 1 bonus vp_5")
    assert seat(game, 1)["bonus"] == {"vp_5": 1}
    assert [game.score_sheet(number)["bonus"] for number in (0, 1)] == [6, 5]


@clause("EW-23")
def test_a_trade_as_often_as_the_cubes_last():
    game = position(boat=M10, hold="11111", outposts="m10:0")
    game.turn("trade x2")
    assert hold(game) == "12222"
    with pytest.raises(cv.BadNotation):
        position(boat=M10, hold="11111", outposts="m10:0").turn("trade x3")
    once = position(boat=M10, hold="11111", outposts="m10:0")
    once.turn("trade")
    assert hold(once) == "11122"


@clause("EW-23")
def test_a_new_outpost_lets_one_trade_at_once():
    game = position(boat=M10, hold="111111", outposts="m10:1")
    game.turn("build pay 1 1 trade x2")
    assert hold(game) == "2222"


@clause("EW-23")
def test_without_an_outpost_no_trade():
    with pytest.raises(cv.IllegalAction, match="no outpost of yours on m10"):
        position(boat=M10, hold="1111", outposts="m10:1").turn("trade")
    with pytest.raises(cv.IllegalAction, match="m10 needs 1 yellow more"):
        position(boat=M10, hold="1", outposts="m10:0").turn("trade")


@clause("EW-23")
def test_trading_after_a_move():
    game = position(boat="C3", hold="1111", outposts="m10:0")
    game.turn("move C2 trade x2")
    assert hold(game) == "2222"


@clause("EW-24")
def test_the_upgrade_bonus_raises_after_building():
    game = position(boat="B1", hold="12", outposts=columns(1), bonus="upgrade_on_build")
    game.turn("build 1>2")
    assert hold(game) == "22"


@clause("EW-24", "EW-42")
def test_upgrade_tiles_stack_and_are_optional():
    start = {"boat": "B1", "hold": "11", "outposts": columns(2), "bonus": "upgrade_on_build upgrade_on_build"}
    for line, after in (("build 1>2 2>3", "13"), ("build 1>2 1>2", "22"), ("build 1>2", "12"), ("build", "11")):
        game = position(**start)
        game.turn(line)
        assert hold(game) == after
    with pytest.raises((cv.BadNotation, cv.IllegalAction)):
        position(**start).turn("build 1>2 1>2 2>3")


@clause("EW-24")
def test_an_upgrade_tile_just_gained_counts_at_once():
    game = position(boat=M13, hold="3", outposts=ONE_MISSING)
    game.turn("build bonus upgrade_on_build 3>4 trade")
    assert hold(game) == "123"


@clause("EW-24")
def test_raising_is_for_builders_only():
    game = position(boat="A2", hold="1111", outposts=columns(1), bonus="upgrade_on_build")
    with pytest.raises((cv.BadNotation, cv.IllegalAction)):
        game.turn("harvest 1>2")


@clause("EW-30")
def test_a_claim_returns_the_cubes_and_the_next_tile_comes():
    game = position(boat="A1", hold="12222334", ports="v01 v02 v03 v04", vp="v05", seats={1: {"vp": "v06 v07"}})
    before = game.position()["vp_deck"]
    game.turn("claim v01")  # 2223
    assert hold(game) == "1234"
    assert seat(game)["vp"] == ["v01", "v05"]
    drawn = place(game, "A1")["vp"]
    assert drawn is None or (drawn in before and drawn not in game.position()["vp_deck"])


@clause("EW-30")
def test_what_stops_a_claim():
    with pytest.raises(cv.IllegalAction, match="v01 needs 2 red and 1 green more"):
        position(boat="A1", hold="1244").turn("claim v01")
    with pytest.raises(cv.BadNotation, match="expected v01"):
        position(boat="A1", hold="2223").turn("claim v02")
    with pytest.raises(cv.IllegalAction, match="C3 is not a port"):
        position(boat="C3", hold="2223").turn("claim -")


def draws_closed(expected: bool) -> cv.Game:
    """A claim at A1 that draws, or does not draw, the Closed Port tile."""
    start = position(boat="A1", hold="2223", seats={1: {"boat": "E1", "hold": "2244111222"}})
    for seed in range(100):
        game = cv.from_position(start.position(), seed=seed)
        game.turn("claim v01")
        if place(game, "A1")["closed"] == expected:
            return game
    raise AssertionError


@clause("EW-31")
def test_the_closed_port_tile_closes_the_port():
    game = draws_closed(True)
    assert place(game, "A1")["vp"] is None
    assert game.position()["closed_port_within"] == 0
    assert len(game.position()["vp_deck"]) == 22
    game.turn("move E2 pass")
    with pytest.raises(cv.IllegalAction, match="port A1 offers nothing"):
        game.turn("claim -")
    assert "claim -" not in said(game)


@clause("EW-31")
def test_until_it_is_drawn_ports_are_filled():
    game = draws_closed(False)
    assert place(game, "A1")["vp"] in VP_TILES
    assert game.position()["closed_port_within"] == 5
    assert len(game.position()["vp_deck"]) == 21


@clause("EW-32")
def test_the_closed_port_tile_wanders_to_the_port_of_the_next_claim():
    closed = position(boat="E1", hold="1333", ports="- v02 v03 v04", vp="v05")
    deck = closed.position()["vp_deck"]
    closed.turn("claim v03")
    assert [place(closed, port)["closed"] for port in PORTS] == [False, False, True, False]
    assert place(closed, "E1")["vp"] is None
    assert place(closed, "A1")["vp"] in deck
    assert len(closed.position()["vp_deck"]) == len(deck) - 1
    assert closed.position()["closed_port_within"] == 0


@clause("EW-40")
@pytest.mark.parametrize("hex", ["C3", "A1"])
def test_a_harvest_anywhere(hex):
    game = position(boat=hex, hold="4")
    game.turn("harvest")
    assert hold(game) == "114"


@clause("EW-40", "EW-42")
@pytest.mark.parametrize("tiles", [1, 2, 4])
def test_harvest_tiles_bring_red(tiles):
    game = position(boat="A1", outposts=columns(tiles), bonus="harvest_red " * tiles)
    game.turn("harvest")
    assert hold(game) == "11" + "2" * tiles


@clause("EW-41")
def test_no_action_at_all():
    game = position(boat="C3", hold="12")
    before = game.position()
    game.turn("pass")
    after = game.position()
    assert game.player == 1
    assert after["seats"] == before["seats"] and after["map"] == before["map"]


@clause("EW-43")
def test_the_hold_is_checked_at_the_end_of_the_turn():
    game = position(boat="C3", hold="1111112222")
    game.turn("harvest discard 2 1")
    assert hold(game) == "1111111222"
    with pytest.raises(cv.BadNotation, match="not complete"):
        position(boat="C3", hold="1111112222").turn("harvest discard 2")


@clause("EW-43")
def test_within_a_turn_the_hold_may_be_fuller():
    game = position(boat="C5", hold="1111111111", cubes="C4:4", outposts="m13:0")
    game.turn("move C4 take trade discard 1 1 1")
    assert hold(game) == "1111111123"


@clause("EW-43", "EW-42")
@pytest.mark.parametrize(("tiles", "limit"), [(0, 10), (1, 13), (2, 16), (4, 22)])
def test_hold_tiles_bring_three_spaces_each(tiles, limit):
    game = position(boat="C3", hold="1" * limit, outposts=columns(tiles), bonus="hold_plus_3 " * tiles)
    game.turn("harvest discard 1 1")
    assert hold(game) == "1" * limit
