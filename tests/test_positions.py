"""Impossible positions: each fault is named, several at once; Spice Road's faults one by one."""

from __future__ import annotations

from types import MappingProxyType

import pytest

import caravansary as cv
from support.playing import every_game
from support.spice_road import position


def faults(data) -> list[str]:
    with pytest.raises(cv.BadPosition) as refused:
        cv.from_position(data, seed=1)
    for lang in ("en", "fr"):
        assert all(fault.text(lang) in refused.value.text(lang) for fault in refused.value.faults)
    return [fault.message for fault in refused.value.faults]


def good() -> dict:
    """Two players in the middle of a game, with a card of every pile."""
    return position(
        hand="s1 m10", played="s2 m11", claimed="p20 p21", gold=1, silver=1, caravan="1234", seats={1: {"claimed": "p22", "gold": 1}}
    ).position()


def changed(path: str, value) -> dict:
    """The good position with another value at a path such as "seats.0.caravan"."""
    data = good()
    place = data
    *way, last = [int(key) if key.isdigit() else key for key in path.split(".")]
    for key in way:
        place = place[key]
    if value is None:
        del place[last]
    else:
        place[last] = value
    return data


def test_however_many_faults_there_are_each_is_named():
    data = good()
    data["market_deck"] = [f"m{number}x" for number in range(99)]
    assert faults(data).count("position-unknown") == 99


@pytest.mark.parametrize("data", [None, 7, "position", [], [1], (), True])
def test_what_is_no_position(data):
    assert faults(data) == ["position-field"]


@every_game
def test_values_that_are_no_json(game):
    for value in ({1, 2}, object(), b"x", 1j):
        assert faults({**cv.new(game, seed=1).position(), "round": value}) == ["position-field"]
    endless = cv.new(game, seed=1).position()
    endless["seats"].append(endless)
    assert faults(endless) == ["position-field"]
    assert faults(MappingProxyType(cv.new(game, seed=1).position())) == ["position-field"]


@every_game
@pytest.mark.parametrize("players", [0, 1, 9, -1, True, 2.0, "2", None, [2]])
def test_wrong_player_counts(game, players):
    assert "position-players" in faults({**cv.new(game, seed=1).position(), "players": players})


@every_game
def test_every_missing_field_is_named(game):
    """But for those with a sensible default."""
    whole = cv.new(game, seed=1).position()
    for name in whole:
        if name not in ("game", "edition", "options"):
            with pytest.raises(cv.BadPosition, match=name):
                cv.from_position({key: value for key, value in whole.items() if key != name}, seed=1)


@pytest.mark.parametrize(
    ("path", "value", "found"),
    [
        ("edition", "silver", ["position-edition"]),
        ("round", 0, ["position-field"]),
        ("round", "4", ["position-field"]),
        ("round", True, ["position-field"]),
        ("player", 2, ["position-field"]),
        ("player", -1, ["position-field"]),
        ("final_round", 0, ["position-field"]),
        ("final_round", True, ["position-final-round"]),
        ("market", "m01", ["position-field"]),
        ("market.0.card", "m99", ["position-unknown"]),
        ("market.0.card", 1, ["position-unknown"]),
        ("market.0.cubes", "125", ["position-field"]),
        ("market.0.cubes", 12, ["position-field"]),
        ("market.0", "m01", ["position-field"]),
        ("market.0", {"cubes": ""}, ["position-absent"]),
        ("market.0.card", "m02", ["position-missing", "position-twice"]),
        ("market.0.card", "s1", ["position-missing", "position-start-card"]),
        ("market_deck.0", "m01", ["position-twice", "position-missing"]),
        ("points.0", "p99", ["position-unknown"]),
        ("points.0", "p20", ["position-missing", "position-twice"]),
        ("points_deck.0", "m01", ["position-unknown"]),
        ("coins", 4, ["position-field"]),
        ("coins.gold", 3, ["position-coins"]),
        ("coins.gold", 5, ["position-field"]),
        ("coins.silver", -1, ["position-field"]),
        ("seats", [], ["position-field"]),
        ("seats.0.caravan", "11111111111", ["position-caravan"]),
        ("seats.1.caravan", "11111111111", ["position-caravan"]),
        ("seats.0.caravan", "0", ["position-field"]),
        ("seats.0.caravan", None, ["position-field"]),
        ("seats.0.hand", ["s1"], ["position-missing"]),
        ("seats.0.hand", ["s1", "m10", "m10"], ["position-twice"]),
        ("seats.0.hand", ["m10"], ["position-missing"]),
        ("seats.0.hand", ["s1", "s2", "m10"], ["position-twice"]),
        ("seats.0.gold", 2, ["position-coins-seat", "position-coins"]),
        ("seats.0.gold", 1.0, ["position-field"]),
        ("market.5.cubes", "1", ["position-market-cubes"]),  # nobody can have passed the last
        ("seats.0", [], ["position-field"]),
    ],
)
def test_each_fault_of_a_spice_road_position(path, value, found):
    assert faults(changed(path, value)) == found


def test_too_many_claimed_cards():
    data = good()
    data["seats"][0]["claimed"] += data["points_deck"][:5]
    del data["points_deck"][:5]
    assert faults(data) == ["position-claims", "position-final-round", "position-still-to-play"]


def test_a_row_that_should_be_full():
    data = good()
    data["market_deck"].append(data["market"].pop()["card"])
    data["points_deck"].append(data["points"].pop())
    assert faults(data) == ["position-short-row", "position-short-row"]


def test_several_faults_at_once():
    data = changed("seats.0.caravan", "1111111111111")
    data["coins"]["silver"] = 4
    data["points"][0] = data["points_deck"][0]
    assert faults(data) == ["position-missing", "position-twice", "position-caravan", "position-coins"]
    data["round"], data["seats"][1]["hand"] = -1, "s1"
    # What is doubled is told in any case; what is nowhere where all places of a card can be read.
    fields = ["position-field", "position-field"]
    assert faults(data) == [*fields, "position-missing", "position-twice", "position-caravan", "position-coins"]
    data["points"][1], data["edition"] = "p99", "silver"
    assert faults(data) == ["position-edition", "position-unknown", *fields, "position-twice", "position-caravan", "position-coins"]


def test_what_cannot_be_read_hides_no_other_fault_of_eastern_wonders():
    data = cv.new("eastern-wonders", players=3, seed=1).position()
    data["round"] = 1
    data["bonus"]["no_such"] = 1
    data["seats"][0]["vp"], data["final_round"] = [data["vp_deck"][0]], True
    data["seats"][1]["boat"], data["seats"][2]["hold"] = "Z9", "1" * 30
    found = faults(data)
    assert found[:2] == ["position-unknown", "position-unknown"]
    assert {"position-twice", "position-final-round", "eastern-wonders-position-hold"} <= set(found)
    assert "position-missing" not in found and "eastern-wonders-position-boat" not in found  # the seat without one is not known


def test_what_cannot_be_read_hides_no_other_fault_of_endless_world():
    data = cv.new("endless-world", players=3, seed=1).position()
    data["golems"][0]["card"] = "p99"
    data["seats"][0]["cards"], data["seats"][1]["board"] = [data["deck"][0]], 0
    data["seats"][2]["exploration"] = [next(place["exploration"] for place in data["locations"] if place["exploration"])]
    data["seats"][2]["caravan"] = "1" * 11
    assert faults(data) == [
        "position-unknown",
        "position-twice",
        "position-twice",
        "position-tiles",
        "position-merchants",
        "position-reserve",
        "position-caravan",
        "position-explored",
    ]


def test_more_faults_than_a_message_of_fluent_takes():
    found = faults({**good(), "market_deck": [f"card-{number}-{'x' * 40}" for number in range(37)]})
    assert found == ["position-unknown"] * 37


@pytest.mark.parametrize(
    ("pending", "found"),
    [
        ("discard", ["position-field"]),
        ({}, ["position-field"]),
        ({"phase": "turn"}, ["position-field"]),
        ({"phase": "over"}, ["position-field"]),
        ({"phase": "discard"}, ["position-pending-cubes"]),
        ({"phase": "repeat", "card": "m10"}, ["position-pending-card"]),  # in hand, not played
        ({"phase": "repeat", "card": "s2"}, ["position-pending-card"]),  # no trade
        ({"phase": "repeat", "card": "m11"}, ["position-pending-cubes"]),  # it takes two yellow
        ({"phase": "repeat", "card": "m99"}, ["position-unknown", "position-pending-card"]),
        ({"phase": "upgrade", "card": "s2", "left": 3}, ["position-field"]),
        ({"phase": "upgrade", "card": "s2", "left": 0}, ["position-field"]),
        ({"phase": "upgrade", "card": "m11", "left": 1}, ["position-pending-card"]),
        ({"phase": "pay", "card": "m01", "paid": 0}, ["position-pending-card"]),  # the first is free
        ({"phase": "pay", "card": "m20", "paid": 0}, ["position-pending-card"]),  # not in the market
        ({"phase": "pay", "card": "m03", "paid": 2}, ["position-field"]),
        ({"phase": "pay", "card": "m06", "paid": 0}, ["position-pending-cubes"]),  # five to pay, four there
        ({"phase": "pay", "card": "m03", "paid": 1}, ["position-pending-cubes"]),  # no cube lies there
    ],
)
def test_faults_of_a_pending_decision(pending, found):
    assert faults({**good(), "pending": pending}) == found


def test_no_turn_leads_to_more_cubes_than_it_can_bring():
    """Counts far above the limit would not fit the state."""
    many = {"hand": "s1 s2", "played": "m15", "caravan": "3" * 60}
    with pytest.raises(cv.BadPosition, match="does not fit the cubes"):
        position(**many, pending={"phase": "repeat", "card": "m15"})
    with pytest.raises(cv.BadPosition, match="more than 10"):
        position(hand="s1", played="s2", caravan="1" * 11, pending={"phase": "upgrade", "card": "s2", "left": 2})
    with pytest.raises(cv.BadPosition, match="more than 9"):
        position(caravan="1" * 10, pending={"phase": "pay", "card": "m03", "paid": 1})
    with pytest.raises(cv.BadPosition, match="cubes"):
        position(market="m01:" + "1" * 60 + " m02 m03 m04 m05 m06")


def test_no_turn_ends_with_more_cubes_than_it_can_have_brought():
    for played, caravan in (("s1", "1" * 13), ("s2", "1" * 11), ("m15", "4" * 11), ("", "1" * 11)):
        with pytest.raises(cv.BadPosition, match="does not fit the cubes"):
            position(hand="s1 s2".replace(played, "") if played else "s1 s2", played=played, caravan=caravan, pending={"phase": "discard"})
    assert position(hand="s2", played="s1", caravan="1" * 12, pending={"phase": "discard"}).phase == "discard"


def test_raises_leave_their_cubes():
    with pytest.raises(cv.BadPosition, match="does not fit the cubes"):
        position(hand="s1", played="s2", caravan="1111", pending={"phase": "upgrade", "card": "s2", "left": 1})


def test_in_the_last_round_only_seats_that_had_their_turn_have_all_their_claims():
    six = {"claimed": "p20 p21 p22 p23 p24 p25"}
    assert position(3, player=1, seats={0: six}).position()["final_round"]
    for player in (0, 1):
        with pytest.raises(cv.BadPosition, match="seat 1 has made the last claim, but is still to play"):
            position(3, player=player, seats={1: six})


def test_the_most_that_trades_can_bring():
    game = position(hand="s1 s2", played="m15", caravan="1111" * 9 + "2" * 9 + "3", pending={"phase": "repeat", "card": "m15"})
    game.apply(game.legal[0])
    assert game.phase == "discard"
    assert game.position()["seats"][0]["caravan"] == "1" * 40 + "2" * 10


@pytest.mark.parametrize(
    "pending",
    [{"phase": "upgrade", "card": "s2", "left": 1}, {"phase": "pay", "card": "m03", "paid": 0}],
)
def test_a_position_in_the_middle_of_a_turn(pending):
    g = cv.from_position({**good(), "pending": pending}, seed=1)
    assert g.phase == pending["phase"]
    assert g.position()["pending"] == pending
