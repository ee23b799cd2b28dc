"""Endless World: boxes of one's own, panels included, and positions that can't be."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import caravansary as cv
from caravansary.games import kind
from support.endless_world import VALUES, position

LOCATIONS, POINTS, BONUS, TILES = "locations.csv", "point_cards.csv", "bonus_tiles.csv", "exploration_tiles.csv"


@pytest.fixture
def box(tmp_path: Path) -> Path:
    return Path(shutil.copytree(kind("endless-world").data, tmp_path / "box"))


def edit(path: Path, id: str, /, **cells: str) -> int:
    """Change cells of the row of this id; its line."""
    lines = [line.split(",") for line in path.read_text(encoding="utf-8").splitlines()]
    at = next(i for i, line in enumerate(lines) if line[0] == id)
    for column, value in cells.items():
        lines[at][lines[0].index(column)] = value
    path.write_text("\n".join(",".join(line) for line in lines) + "\n", encoding="utf-8")
    return at + 1


def faults(box: Path) -> list[cv.Fault]:
    with pytest.raises(cv.BadComponents) as refused:
        cv.new("endless-world", seed=1, components=box)
    for lang in ("en", "fr"):
        assert all(fault.text(lang) in refused.value.text(lang) for fault in refused.value.faults)
    return list(refused.value.faults)


@pytest.mark.parametrize(
    ("file", "id", "cells", "reason"),
    [
        (LOCATIONS, "a1-3", {"panel": "G1"}, "components-unknown"),
        (LOCATIONS, "a1-3", {"kind": "castle"}, "components-unknown"),
        (LOCATIONS, "a1-3", {"merchants": "0"}, "components-range"),
        (LOCATIONS, "a1-3", {"merchants": "13"}, "components-range"),
        (LOCATIONS, "a1-3", {"merchants": ""}, "components-no-number"),
        (LOCATIONS, "a1-3", {"give": "1"}, "components-kind"),
        (LOCATIONS, "a1-3", {"gain": ""}, "components-kind"),
        (LOCATIONS, "a1-3", {"bonus_spaces": "2"}, "components-kind"),
        (LOCATIONS, "a1-3", {"symbol": "s9"}, "components-unknown"),
        (LOCATIONS, "a1-3", {"cover": "4"}, "components-unknown"),
        (LOCATIONS, "a1-5", {"upgrades": ""}, "components-kind"),
        (LOCATIONS, "a1-1", {"bonus_spaces": ""}, "components-kind"),
        (LOCATIONS, "a1-1", {"bonus_spaces": "0"}, "components-range"),
        (LOCATIONS, "a1-1", {"bonus_spaces": "2+"}, "components-no-number"),
        (LOCATIONS, "a1-1", {"bonus_spaces": "1+1+1"}, "components-range"),
        (LOCATIONS, "b1-5", {"gain": "1112"}, "components-endless-trade"),
        (LOCATIONS, "a1-4", {"id": "a1-3"}, "components-duplicate"),
        (POINTS, "p01", {"kind": "tools"}, "components-unknown"),
        (POINTS, "p01", {"cost": ""}, "components-pile-size"),
        (POINTS, "p01", {"symbol": ""}, "components-kind"),
        (POINTS, "p01", {"bonus": "1"}, "components-kind"),
        (POINTS, "p31", {"bonus": "5"}, "components-range"),
        (POINTS, "p31", {"bonus": ""}, "components-kind"),
        (POINTS, "p11", {"bonus": "2"}, "components-range"),
        (POINTS, "p11", {"symbol": "s1"}, "components-kind"),
        (POINTS, "p21", {"bonus": "0"}, "components-kind"),
        (POINTS, "p01", {"players": "2"}, "components-unknown"),
        (POINTS, "p01", {"star": "red"}, "components-unknown"),
        (BONUS, "b01", {"icon2": ""}, "components-kind"),
        (BONUS, "b01", {"icon2": "assistance"}, "components-kind"),
        (BONUS, "b11", {"icon2": "tool"}, "components-kind"),
        (BONUS, "b17", {"icon1": "tool"}, "components-kind"),
        (BONUS, "b01", {"icon1": "hammer"}, "components-unknown"),
        (TILES, "x01", {"crystals": ""}, "components-kind"),
        (TILES, "x03", {"crystals": "1"}, "components-kind"),
        (TILES, "x07", {"icon": ""}, "components-kind"),
    ],
)
def test_one_fault_is_named_with_file_line_and_reason(box, file, id, cells, reason):
    line = edit(box / file, id, **cells)
    assert [(fault.message, fault.args_["file"], fault.args_["line"]) for fault in faults(box)] == [(reason, file, line)]


@pytest.mark.parametrize(
    ("id", "cells", "what"),
    [
        ("a1-3", {"panel": "D1"}, {"locations"}),
        ("a1-3", {"kind": "golem", "gain": "", "bonus_spaces": "1"}, {"kind golem"}),
        ("c1-3", {"cover": ""}, {"cover exploration"}),
        ("d1-2", {"cover": ""}, {"cover exploration"}),
        ("a1-6", {"cover": "exploration"}, {"cover exploration", "cover 2-3"}),
        ("b1-2", {"bonus_spaces": "4"}, {"two bonus stacks"}),
        ("b1-1", {"bonus_spaces": "10"}, {"bonus_spaces"}),
    ],
)
def test_the_counts_of_the_board_hold_for_every_choice_of_panel(box, id, cells, what):
    edit(box / LOCATIONS, id, **cells)
    found = faults(box)
    assert {fault.message for fault in found} == {"components-panels"}
    assert {fault.args_["what"] for fault in found} == what


def test_a_deck_needs_cards_for_every_number_of_players(box):
    for row in range(1, 57):
        edit(box / POINTS, f"p{row:02}", star="white" if row > 3 else "", players="")
    assert [fault.args_["players"] for fault in faults(box)] == [2, 3, 4]


def test_several_faults_at_once(box):
    edit(box / LOCATIONS, "a1-3", merchants="x")
    edit(box / BONUS, "b01", points="-1")
    assert [fault.message for fault in faults(box)] == ["components-no-number", "components-negative"]


def test_panels_of_ones_own_box_are_played_with(box):
    edit(box / LOCATIONS, "d1-1", gain="4", provenance="own")
    game = cv.new("endless-world", seed=1, components=box, panels="D1")
    game.turn("activate d1-1")
    assert game.position()["seats"][0]["caravan"] == "1114"
    assert cv.load(game.save(), components=box).position() == game.position()
    with pytest.raises(cv.RecordComponents):
        cv.load(game.save())


def test_reconstructed_values_are_announced(box):
    assert cv.new("endless-world").components.reconstructed == {LOCATIONS: 33, POINTS: 56, BONUS: 17, TILES: 10}
    edit(box / LOCATIONS, "d1-1", provenance="own")
    assert cv.new("endless-world", components=box).components.reconstructed[LOCATIONS] == 32


def good() -> dict:
    return position(cards="p01 p13", bonus_tiles="b05", exploration="x05", caravan="1234", at={"a1-3": (0, 1), "b1-3": (1, 2)}).position()


def give(data: dict, card: str) -> None:
    """A card out of the deck, to seat 1."""
    data["deck"].remove(card)
    data["seats"][1]["cards"].append(card)


def swap(data: dict, mine: str, other: str) -> None:
    """A card of seat 0 for one of the deck."""
    cards = data["seats"][0]["cards"]
    cards[cards.index(mine)] = other
    data["deck"][data["deck"].index(other)] = mine


def test_a_new_game_with_all_merchants_in_reserve_is_refused_and_told():
    for seat, expected in (({"reserve": 12, "board": 0}, "12 instead of 5"), ({"reserve": 0, "board": 12}, "0 instead of 5")):
        data = cv.new("endless-world", seed=1).position()
        data["seats"][0].update(seat)
        with pytest.raises(cv.BadPosition, match=f"merchants in the reserve of seat 0: {expected}"):
            cv.from_position(data, seed=1)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda d: d["seats"][1]["cards"].append("p01"), "position-twice"),
        (lambda d: d["deck"].pop(), "position-missing"),
        (lambda d: d["deck"].append("p41"), "position-removed"),
        (lambda d: d["seats"][0]["cards"].append("p02"), "position-removed"),
        (lambda d: d.update(deck_top=None), "position-short-row"),
        (lambda d: d["golems"][3].update(card=None), "position-short-row"),
        (lambda d: d["golems"][0].update(card="q1"), "position-unknown"),
        (lambda d: d["golems"][0].update(location="a1-2"), "position-field"),
        (lambda d: d["golems"][3]["bonus"].pop(), "position-field"),
        (lambda d: d["golems"][0]["bonus"][0].update(below=2), "position-field"),
        (lambda d: d["golems"][2]["bonus"][0].update(below=0), "position-tiles"),
        (lambda d: d["golems"][0]["bonus"][0].update(top="b05"), "position-twice"),
        (lambda d: d["bonus_unseen"].pop(), "position-missing"),
        (lambda d: d["seats"][0].update(bonus=["b05", "b06", "b07", "b08"]), "position-field"),
        (lambda d: d["seats"][0].update(caravan="11111111111"), "position-caravan"),
        (lambda d: d["seats"][0].update(board=8), "position-merchants"),
        (lambda d: d["seats"][1].update(reserve=4), "position-merchants"),
        (lambda d: d["seats"][1].update(reserve=7, board=3), "position-reserve"),
        (lambda d: d["seats"][1].update(reserve=4, board=6), "position-reserve"),  # more than New-merchants cards gave
        (lambda d: give(d, "p23"), "position-reserve"),  # a New-merchants card that brought none
        (lambda d: give(d, "p15"), "position-explored"),  # an Exploration card without its tile
        (lambda d: swap(d, "p13", "p33"), "position-explored"),  # a tile without its card
        (lambda d: (d["locations"][8].update(merchants=1), d["seats"][1].update(board=6)), "position-placed"),
        (lambda d: d.update(pending={"phase": "golem", "location": "a1-1", "taken": True, "claimed": False}), "position-pending-location"),
        (lambda d: d["locations"][2].update(owner=None), "position-owner"),
        (lambda d: d["locations"][2].update(owner=2), "position-field"),
        (lambda d: d["locations"][2].update(exploration="x01"), "position-covered"),
        (lambda d: d["locations"][2].update(id="a1-4"), "position-field"),
        (lambda d: d["locations"].pop(), "position-field"),
        (lambda d: d["locations"][2].pop("exploration"), "position-absent"),
        (lambda d: d.update(options={"panels": "G1"}), "error-option-value"),
        (lambda d: d["seats"][0]["exploration"].append("x01"), "position-twice"),
        (lambda d: d["seats"][0]["exploration"].clear(), "position-tiles"),
        (lambda d: d.update(panels=["A1", "B1", "C1"]), "position-panels"),
        (lambda d: d.update(panels=["A1", "B1", "C1", "E1"]), "position-panels"),
        (lambda d: d.update(final_round=True), "position-final-round"),
        (lambda d: d.update(player=None), "position-final-round"),
        (lambda d: d.update(pending={"phase": "trade", "location": "b1-5"}), "position-pending-location"),
        (lambda d: d.update(pending={"phase": "upgrade", "location": "a1-3", "left": 1}), "position-pending-location"),
        (lambda d: d.update(pending={"phase": "discard"}), "position-pending-cubes"),
        (lambda d: d.update(pending={"phase": "golem", "location": "a1-1"}), "position-field"),
        (lambda d: d.update(pending={"phase": "pay"}), "position-field"),
    ],
)
def test_a_fault_of_a_position_is_named(change, reason):
    data = good()
    change(data)
    with pytest.raises(cv.BadPosition) as refused:
        cv.from_position(data, seed=1)
    assert reason in [fault.message for fault in refused.value.faults]
    assert all(fault.text(lang) for fault in refused.value.faults for lang in ("en", "fr"))


def test_with_four_players_two_tiles_are_out_of_the_game():
    data = cv.new("endless-world", 4, seed=2, panels="D1").position()
    place = next(place for place in data["locations"] if place["exploration"])
    used = {place["exploration"] for place in data["locations"]}
    place["exploration"] = next(tile for tile in VALUES if tile.startswith("x") and tile not in used)  # any eight may be in it
    cv.from_position(data, seed=1)
    next(place for place in data["locations"] if place["id"] == "a1-6")["exploration"] = next(
        tile for tile in VALUES if tile.startswith("x") and tile not in {place["exploration"] for place in data["locations"]}
    )
    with pytest.raises(cv.BadPosition, match="a1-6"):
        cv.from_position(data, seed=1)
