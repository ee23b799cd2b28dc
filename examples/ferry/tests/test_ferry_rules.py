"""The rules of Ferry, clause by clause: build a position, take a turn in notation, compare."""

from __future__ import annotations

from typing import Any

import pytest

import caravansary as cv


def table(*holds: str, quay: str = "t01 t02 t03", **more: Any) -> cv.Game:
    """A game with these holds and travellers, the first player to decide."""
    data = cv.new("ferry", players=len(holds), seed=1).position()
    everybody = [*data["quay"], *data["deck"]]
    carried = more.pop("carried", [[] for _ in holds])
    waiting = quay.split()
    data["quay"], data["deck"] = waiting, sorted(set(everybody) - {*waiting, *(card for cards in carried for card in cards)})
    data["seats"] = [{"hold": hold, "carried": cards} for hold, cards in zip(holds, carried, strict=True)]
    return cv.from_position({**data, **more}, seed=1)


def test_fe_1_and_2_the_setup() -> None:
    g = cv.new("ferry", players=3, seed=5)
    assert len(g.position()["quay"]) == 3 and len(g.position()["deck"]) == 15
    assert [seat["hold"] for seat in g.position()["seats"]] == ["11", "111", "1111"]


def test_fe_3_players_take_turns_in_order() -> None:
    g = cv.new("ferry", players=3, seed=5)
    for player in (0, 1, 2, 0):
        assert g.player == player
        g.turn("wait")
    assert g.round == 2


@pytest.mark.parametrize(
    ("turn", "hold"), [("load 11", "111"), ("load 2", "12"), ("barter 1>2", "2"), ("barter 1>2 2>3", "3"), ("wait", "1")]
)
def test_fe_4_5_and_7_goods(turn: str, hold: str) -> None:
    g = table("1", "1")
    g.turn(turn)
    assert g.position()["seats"][0]["hold"] == hold and g.player == 1


def test_fe_5_nothing_to_barter() -> None:
    with pytest.raises(cv.IllegalAction, match="nothing to barter"):
        table("44", "1").turn("barter")


def test_fe_6_a_traveller_is_carried() -> None:
    g = table("1124", "1")
    g.turn("carry t01")
    assert g.position()["seats"][0] == {"hold": "4", "carried": ["t01"]}
    assert g.position()["quay"][:2] == ["t02", "t03"] and len(g.position()["deck"]) == 14
    with pytest.raises(cv.IllegalAction, match="t02 wants 1 green more"):
        g.turn("carry t02")


def test_fe_8_a_hold_takes_six() -> None:
    g = table("111112", "1")
    g.turn("load 11 unload 1 2")
    assert g.position()["seats"][0]["hold"] == "111111"


def test_fe_9_and_10_the_end() -> None:
    g = table("112", "12", carried=[["t05", "t06", "t07"], ["t18", "t17"]])
    g.turn("carry t01")
    assert g.final_round and not g.over
    g.turn("load 2")
    assert g.over and g.scores == [4 + 5 + 5 + 5, 8 + 9 + 2]
    assert g.winner == 1, "of those who tie, the one who played last"


def test_impossible_positions() -> None:
    for wrong in ({"quay": "t01 t02"}, {"carried": [["t01"], []]}, {"final_round": True}, {"pending": {"phase": "unload"}}):
        with pytest.raises(cv.BadPosition):
            table("1", "1", **wrong)
    with pytest.raises(cv.BadPosition, match="seat 0 has 7 cubes"):
        table("1111111", "1")
