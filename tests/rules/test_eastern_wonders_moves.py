"""Eastern Wonders: sailing, tolls, and cubes left and found."""

from __future__ import annotations

import pytest

import caravansary as cv
from support.clauses import clause
from support.eastern_wonders import columns, hold, place, position, said, seat


@clause("EW-10")
def test_the_first_step_is_free():
    game = position(boat="C3")
    game.turn("move C4 pass")
    assert seat(game)["boat"] == "C4"


@clause("EW-10")
def test_each_further_step_leaves_a_cube_where_it_departs():
    game = position(boat="C3", hold="1234")
    game.turn("move C4 leave 2 move C5 leave 4 move C6 harvest")
    assert hold(game) == "1113"
    assert [place(game, hex)["cubes"] for hex in ("C3", "C4", "C5", "C6")] == ["", "2", "4", ""]


@clause("EW-10")
def test_steps_last_as_long_as_the_cubes():
    game = position(boat="C3", hold="12")
    for action in ("move C4", "leave 1", "move C5", "leave 2", "move C6"):
        game.apply(dict(zip(said(game), game.legal, strict=True))[action])
    assert game.phase == "action", "without cubes or free steps the move is over"
    with pytest.raises(cv.IllegalAction, match="No step is free any more"):
        position(boat="C3", hold="1").turn("move C4 C5")


def test_capitals_make_no_difference():
    game = position(boat="C3", hold="1")
    game.turn("MOVE c4 Leave 1 move C5 pass")
    assert game.turns[-1] == "move C4 leave 1 move C5 pass"


@clause("EW-10")
def test_only_neighbours_can_be_reached():
    with pytest.raises(cv.IllegalAction, match="C5 does not touch C3"):
        position(boat="C3", hold="1").turn("move C5")


@clause("EW-10")
def test_cubes_left_at_a_port_lie_there():
    game = position(boat="A2", hold="11")
    game.turn("move A1 leave 1 move B1 pass")
    assert place(game, "A1")["cubes"] == "1"


@clause("EW-10")
def test_a_cube_is_left_only_when_no_step_is_free():
    game = position(boat="C3", hold="11", bonus="free_move", outposts=columns(1))
    with pytest.raises(cv.IllegalAction, match="while steps are free"):
        game.turn("move C4 leave 1 move C5 pass")


@clause("EW-11", "EW-42")
@pytest.mark.parametrize("tiles", [0, 1, 2, 3])
def test_each_free_move_tile_makes_a_step_free(tiles):
    game = position(boat="C1", hold="1", bonus="free_move " * tiles, outposts=columns(tiles), seats={1: {"boat": "A3"}})
    free = ["C2", "C3", "C4", "C5"][: tiles + 1]
    after = ["C3", "C4", "C5", "C6"][tiles]
    game.turn(f"move {' '.join(free)} leave 1 move {after} pass")
    assert seat(game)["boat"] == after
    assert place(game, free[-1])["cubes"] == "1"


@clause("EW-12")
def test_ending_at_a_market_pays_each_opposing_boat():
    game = position(4, boat="C3", hold="1234", seats={1: {"boat": "C4"}, 2: {"boat": "C4"}, 3: {"boat": "D3"}})
    game.turn("move C4 toll 4 2 pass")
    assert [hold(game, number) for number in range(4)] == ["13", "4", "2", ""]


@clause("EW-12")
def test_owners_are_paid_in_turn_order_after_the_player():
    game = position(3, player=1, boat="C3", hold="12", seats={0: {"boat": "C4"}, 2: {"boat": "C4"}})
    game.turn("move C4 toll 1 2 pass")
    assert [hold(game, number) for number in range(3)] == ["2", "", "1"]


@clause("EW-12")
def test_passing_by_and_ports_and_staying_put_cost_nothing():
    by = position(boat="C3", hold="1", seats={1: {"boat": "C4"}})
    by.turn("move C4 leave 1 move C5 pass")
    assert hold(by, 1) == ""
    port = position(boat="A2", seats={1: {"boat": "A1"}})
    port.turn("move A1 pass")
    assert seat(port)["boat"] == "A1"
    crowded = position(3, boat="A2", hold="1", seats={1: {"boat": "A1"}, 2: {"boat": "A1"}})
    crowded.turn("move A1 pass")
    assert [hold(crowded, number) for number in range(3)] == ["1", "", ""]
    put = position(boat="C4", hold="1", seats={1: {"boat": "C4"}})
    put.turn("pass")
    assert (hold(put), hold(put, 1)) == ("1", "")


@clause("EW-12")
def test_who_cannot_pay_all_cannot_end_there():
    game = position(3, boat="C3", hold="1", seats={1: {"boat": "C4"}, 2: {"boat": "C4"}})
    with pytest.raises(cv.IllegalAction, match="can't end at C4: the toll there is 2"):
        game.turn("move C4 pass")
    game.turn("move C4 leave 1 move C5 pass")
    assert seat(game)["boat"] == "C5"


@clause("EW-12")
def test_a_step_from_where_the_move_could_not_end_is_refused():
    game = position(boat="C3", hold="", seats={1: {"boat": "C4"}})
    assert "move C4" not in said(game)
    with pytest.raises(cv.IllegalAction, match="could not end: C4 asks for a toll of 1"):
        game.turn("move C4 pass")


@clause("EW-12")
def test_a_free_step_leads_on_from_a_toll_that_cannot_be_paid():
    game = position(boat="C3", hold="", bonus="free_move", outposts=columns(1), seats={1: {"boat": "C4"}})
    game.turn("move C4 C5 pass")
    with pytest.raises(cv.IllegalAction, match="can't end at C4"):
        position(boat="C3", hold="", bonus="free_move", outposts=columns(1), seats={1: {"boat": "C4"}}).turn("move C4 pass")


@clause("EW-12")
def test_the_last_cube_pays_the_toll_or_leads_on_but_not_both():
    """B1 touches A1, B2, C1 and C2: from a boat's neighbour with a cube left one can pay, or leave it and sail on."""
    game = position(3, boat="C1", hold="1", seats={1: {"boat": "B1"}, 2: {"boat": "A2"}})
    game.turn("move B1 toll 1 pass")
    assert (hold(game), hold(game, 1)) == ("", "1")
    game = position(3, boat="C1", hold="1", seats={1: {"boat": "B1"}, 2: {"boat": "B2"}})
    with pytest.raises(cv.IllegalAction, match="could not end: B2"):
        game.turn("move B1 leave 1 move B2 pass")


@clause("EW-12")
def test_a_boat_that_returns_has_moved():
    game = position(boat="C3", hold="12", cubes="C3:4", bonus="free_move", outposts=columns(1), seats={1: {"boat": "C3"}})
    game.turn("move C4 C3 toll 1 take pass")
    assert (hold(game), hold(game, 1)) == ("24", "1")


@clause("EW-13")
def test_cubes_are_taken_all_or_none_after_the_toll():
    start = {"boat": "C3", "hold": "1", "cubes": "C4:1244", "seats": {1: {"boat": "C4"}}}
    game = position(**start)
    game.turn("move C4 toll 1 take pass")
    assert (hold(game), hold(game, 1), place(game, "C4")["cubes"]) == ("1244", "1", "")
    game = position(**start)
    game.turn("move C4 toll 1 pass")
    assert (hold(game), place(game, "C4")["cubes"]) == ("", "1244")
    poor = position(**{**start, "hold": ""})
    with pytest.raises(cv.IllegalAction, match="could not end"):
        poor.turn("move C4 take toll 1 pass")


@clause("EW-13")
def test_a_boat_that_did_not_move_takes_none():
    game = position(boat="C3", cubes="C3:1244")
    assert "take" not in said(game)
    with pytest.raises(cv.IllegalAction):
        game.turn("take pass")


@clause("EW-13")
def test_cubes_at_a_port_can_be_taken_too():
    game = position(boat="A2", hold="1", cubes="A1:444", seats={1: {"boat": "A1"}})
    game.turn("move A1 take pass")
    assert hold(game) == "1444"


@clause("EW-14")
def test_the_owner_of_a_full_hold_gets_the_toll_and_returns_cubes_at_the_end_of_the_own_turn():
    game = position(boat="C3", hold="12", seats={1: {"boat": "C4", "hold": "1111222233"}})
    game.turn("move C4 toll 2 pass")
    assert hold(game, 1) == "11112222233"
    assert (game.player, game.phase) == (1, "turn")
    game.turn("pass discard 3")
    assert hold(game, 1) == "1111222223"


@clause("EW-14")
def test_a_toll_received_can_be_used_before_the_limit_counts():
    game = position(boat="C3", hold="4", seats={1: {"boat": "C4", "hold": "1111111111"}})
    game.turn("move C4 toll 4 pass")
    game.turn("build trade discard 1 1 1")  # m13: 4 for 123
    assert hold(game, 1) == "1111111123"
