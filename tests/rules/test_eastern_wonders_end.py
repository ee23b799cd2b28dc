"""Eastern Wonders: the end of the game and its points; and that no move ever gets stuck."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import caravansary as cv
from caravansary.engine.rules import apply, legal_actions
from caravansary.games.eastern_wonders import moves
from support.clauses import clause
from support.eastern_wonders import ROWS, columns, hold, position, said

FOURTH = {"boat": "A1", "hold": "2223", "vp": "v05 v06 v07"}


@clause("EW-50")
def test_the_fourth_vp_tile_makes_the_round_the_last():
    game = position(3, player=1, **FOURTH)
    assert not game.position()["final_round"]
    game.turn("claim v01")
    assert game.position()["final_round"] and not game.over
    game.turn("pass")
    assert game.over


@clause("EW-50")
def test_the_last_player_ends_it_at_once_and_the_first_gives_everybody_a_turn():
    game = position(3, player=2, **FOURTH)
    game.turn("claim v01")
    assert game.over
    game = position(3, player=0, **FOURTH)
    for line in ("claim v01", "pass", "pass"):
        assert not game.over
        game.turn(line)
    assert game.over


@clause("EW-50")
def test_three_tiles_are_not_enough():
    game = position(2, player=1, boat="A1", hold="2223", vp="v05 v06")
    game.turn("claim v01")
    assert not game.position()["final_round"] and not game.over


@clause("EW-51")
def test_points_come_from_four_sources():
    game = position(
        hold="1122344",
        vp="v05 v20",
        outposts=columns(4),
        bonus="harvest_red upgrade_on_build upgrade_on_build vp_6",
    )
    assert game.score_sheet(0) == {"vp": 11 + 16, "bonus": 1 + 2 + 2 + 6, "board": 4 * 5, "cubes": 5, "total": 27 + 11 + 20 + 5}
    assert ROWS["v05"]["points"] == 11 and ROWS["v20"]["points"] == 16
    assert game.scores[0] == 63
    assert game.score_sheet(1)["total"] == 0


@clause("EW-51")
def test_a_whole_board_and_tiles_without_points():
    game = position(outposts=columns(5), bonus="free_move hold_plus_3 vp_6 vp_5 vp_4")
    assert game.score_sheet(0) == {"vp": 0, "bonus": 15, "board": 32, "cubes": 0, "total": 47}


@clause("EW-52")
@pytest.mark.parametrize(("holds", "winner"), [(("222", "", "222"), 2), (("2222", "2", "1222"), 1), (("22222", "2", "22"), 0)])
def test_the_highest_wins_and_among_the_tied_the_last_to_play(holds, winner):
    """40, 43 and 40 points of VP tiles, and a point for every cube that is not yellow."""
    seats = {0: {"vp": "v01 v02 v03 v04", "hold": holds[0]}, 1: {"vp": "v11 v12 v16", "hold": holds[1]}}
    game = position(3, player=2, seats=seats, vp="v06 v07 v13", hold=holds[2], ports="- v21 v22 v23")
    game.turn("pass")
    assert game.over
    assert game.winner == winner, game.scores


@clause("EW-14", "EW-51")
@pytest.mark.parametrize(
    ("owner", "tiles", "toll", "kept", "points"),
    [
        ("2222222222", 0, "1", "2222222222", 10),  # yellow cubes go first: they count nothing
        ("1122222222", 0, "3", "1222222223", 9),
        ("2222222222", 0, "3", "2222222223", 10),  # of eleven that would count, ten do
        ("2222222222", 1, "3", "22222222223", 11),  # within the limit that the bonus tiles give
        ("222", 0, "3", "2223", 4),
    ],
)
def test_before_the_final_count_a_toll_overfills_no_hold(owner, tiles, toll, kept, points):
    """The owner has had its last turn when the toll comes."""
    seats = {0: {"boat": "C4", "hold": owner, "bonus": "hold_plus_3 " * tiles, "vp": "v05 v06 v07 v08"}}
    game = position(player=1, boat="D3", hold="123", seats=seats, outposts=columns(tiles), ports="- v02 v03 v04")
    game.apply(dict(zip(said(game), game.legal, strict=True))["move C4"])
    for words in ("done", f"toll {toll}"):
        game.apply(dict(zip(said(game), game.legal, strict=True))[words])
    counted = game.score_sheet(0)
    assert not game.over and len(hold(game)) == len(owner) + 1, "nobody decides out of turn"
    game.turn("pass")
    assert game.over and hold(game) == kept
    assert game.score_sheet(0)["cubes"] == points
    assert game.score_sheet(0) == counted and game.scores[0] == counted["total"], "it counted no more before"
    assert game.view(1)["seats"][0]["hold"] == kept
    assert cv.from_position(game.position()).scores == game.scores


@clause("EW-12")
@settings(max_examples=100)
@given(
    seed=st.integers(0, 10_000),
    players=st.sampled_from([2, 3, 4]),
    free=st.integers(0, 3),
    cubes=st.integers(0, 3),
    crowd=st.booleans(),
)
def test_no_move_ever_gets_stuck(seed, players, free, cubes, crowd):
    """On random maps with boats close together: every step that is legal can be sailed to an end, whatever follows."""
    choice = random.Random(seed)
    game = cv.new("eastern-wonders", players, seed=seed, map="random")
    box = game._box
    s = game.kind.unpacked(game.key)
    s.phase, s.round, s.player = game.kind.phases.index("turn"), 1, 0
    start = choice.randrange(24)
    near = [hex for hex in range(24) if box.near[start] >> hex & 1]
    s.boat = [start] + [choice.choice(near if crowd else range(24)) for _ in range(3)]
    s.bonus[0][0] = free
    s.hold[0] = [cubes, 0, 0, 0]
    s.cubes[choice.choice(near)] = [0, 1, 0, 0]
    names = ("boat", "hold", "cubes", "phase", "free", "owner", "player", "round")
    moving = [game.kind.phases.index(phase) for phase in ("turn", "move", "sail", "toll", "take")]
    out = [0] * game.kind.actions
    waiting, seen = [{name: copy.deepcopy(getattr(s, name)) for name in names}], set()
    while waiting:
        now = waiting.pop()
        key = str(now)
        if key in seen:
            continue
        seen.add(key)
        _set(s, now)
        legal = out[: legal_actions(s, box, out)]
        assert legal, "stuck in the middle of a move"
        for action in legal:
            _set(s, now)
            apply(s, box, action, 1)
            if s.phase in moving and s.player == 0:
                waiting.append({name: copy.deepcopy(getattr(s, name)) for name in names})


def _set(s: Any, values: dict[str, Any]) -> None:
    for name, value in values.items():
        setattr(s, name, copy.deepcopy(value))


@clause("EW-12")
@settings(max_examples=120)
@given(seed=st.integers(0, 10_000), players=st.sampled_from([2, 3, 4]), free=st.integers(0, 3), cubes=st.integers(0, 3))
def test_every_step_from_where_a_move_can_end_is_legal(seed, players, free, cubes):
    """The rule against a search of all that can follow: a step is refused only if no way leads to an end that can be paid."""
    choice = random.Random(seed)
    game = cv.new("eastern-wonders", players, seed=seed, map="random")
    box = game._box
    s = game.kind.unpacked(game.key)
    start = choice.randrange(24)
    near = [hex for hex in range(24) if box.near[start] >> hex & 1]
    s.boat = [start] + [choice.choice(near) for _ in range(3)]

    def can_end(hex: int, cubes: int, free: int, most: int = 6) -> bool:
        if cubes >= moves.toll(s, box, hex):
            return True
        if most == 0 or (cubes == 0 and free == 0):
            return False
        spent = (cubes, free - 1) if free else (cubes - 1, 0)
        return any(can_end(other, *spent, most - 1) for other in range(24) if box.near[hex] >> other & 1)

    s.player = 0
    costly = moves.tolled(s, box)
    for hex in range(24):
        assert moves.can_end(s, box, hex, cubes, free, costly) == can_end(hex, cubes, free), (hex, s.boat)


def test_piles_on_a_hex_stay_within_bounds():
    game = position(boat="C3", hold="11", cubes="C4:" + "1" * 9999)
    for words in ("move C4", "leave 1", "move C5", "leave 1", "move C4", "take", "pass"):
        game.apply(dict(zip(said(game), game.legal, strict=True))[words])
    assert len(hold(game)) == 9999, "what is left beyond returns to the bowls"
    assert game.phase == "discard"
