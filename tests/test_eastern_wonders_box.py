"""Eastern Wonders: boxes of one's own, and positions that can't be."""

from __future__ import annotations

import shutil
from collections import Counter
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any

import pytest

import caravansary as cv
from caravansary.engine.cubes import digits
from caravansary.games import kind
from support.eastern_wonders import columns, position
from support.playing import finished

MARKET, VP, BONUS, LOTS, MAP = "market_tiles.csv", "vp_tiles.csv", "bonus_tiles.csv", "starting_lots.csv", "standard_map.csv"


@pytest.fixture
def box(tmp_path: Path) -> Path:
    return Path(shutil.copytree(kind("eastern-wonders").data, tmp_path / "box"))


def edit(path: Path, line: int, **cells: str) -> None:
    """Change cells of a line; the first is 2."""
    lines = [row.split(",") for row in path.read_text(encoding="utf-8").splitlines()]
    for column, value in cells.items():
        lines[line - 1][lines[0].index(column)] = value
    path.write_text("\n".join(",".join(row) for row in lines) + "\n", encoding="utf-8")


def component_faults(box: Path) -> list[cv.Fault]:
    with pytest.raises(cv.BadComponents) as refused:
        cv.new("eastern-wonders", seed=1, components=box)
    for lang in ("en", "fr"):
        assert all(fault.text(lang) in refused.value.text(lang) for fault in refused.value.faults)
    return list(refused.value.faults)


@pytest.mark.parametrize(
    ("file", "line", "cells", "reason"),
    [
        (MARKET, 3, {"icon": "pepper"}, "components-unknown"),
        (MARKET, 3, {"icon": "tea"}, "eastern-wonders-components-icons"),
        (MARKET, 3, {"give": ""}, "components-pile-size"),
        (MARKET, 3, {"gain": ""}, "components-pile-size"),
        (MARKET, 3, {"give": "5"}, "components-no-pile"),
        (MARKET, 3, {"gain": "44"}, "components-endless-trade"),
        (MARKET, 3, {"id": "m01"}, "components-duplicate"),
        (MARKET, 3, {"id": "M1"}, "components-bad-id"),
        (VP, 2, {"cost": ""}, "components-pile-size"),
        (VP, 2, {"points": "-1"}, "components-negative"),
        (VP, 2, {"points": "100"}, "components-range"),
        (BONUS, 2, {"count": "10"}, "components-range"),
        (BONUS, 2, {"kind": "anchor"}, "components-unknown"),
        (BONUS, 6, {"count": "2"}, "eastern-wonders-components-vp-bonus"),
        (LOTS, 2, {"cubes": "12345"}, "components-no-pile"),
        (MAP, 2, {"kind": "sea"}, "components-unknown"),
        (MAP, 2, {"q": "x"}, "components-no-number"),
        (MAP, 2, {"kind": "market"}, "components-whole"),
        (MAP, 2, {"q": "-9"}, "components-whole"),
        (MAP, 2, {"r": "3"}, "components-whole"),
    ],
)
def test_every_fault_is_named_with_its_file_and_line(box, file, line, cells, reason):
    edit(box / file, line, **cells)
    found = component_faults(box)
    assert reason in [fault.message for fault in found]
    assert all(fault.args_["file"] == file for fault in found)
    assert all(f"{file}, line " in fault.text("en") and f"{file}, ligne " in fault.text("fr") for fault in found)


def test_faults_of_a_map_are_told_within_the_file(box):
    edit(box / MAP, 2, q="-9")
    assert "not connected with the rest" in component_faults(box)[0].text("en")
    assert "sans lien avec le reste" in component_faults(box)[0].text("fr")


def test_a_box_of_ones_own_is_played_with(box):
    edit(box / LOTS, 2, cubes="444")
    edit(box / MARKET, 2, give="1", gain="2222222222", provenance="own")
    edit(box / BONUS, 2, count="0")
    edit(box / BONUS, 3, count="0")
    edit(box / BONUS, 4, count="1")
    edit(box / BONUS, 5, count="0")
    game = cv.new("eastern-wonders", 3, seed=1, components=box)
    game.turn("lot l1 boat C3")
    assert game.position()["seats"][2]["hold"] == "444"
    over = finished(game)
    assert cv.load(over.save(), components=box) == over
    assert cv.from_position(over.position(), components=box).scores == over.scores
    with pytest.raises(cv.RecordComponents):
        cv.load(over.save())


def test_with_all_bonus_tiles_gone_an_emptied_column_brings_none(box):
    for line in (2, 3, 4, 5):
        edit(box / BONUS, line, count="0")
    start = position(boat="A2", outposts=columns(5).replace("m01:0", "").strip(), bonus="vp_6 vp_5 vp_4 vp_3").position()
    start["bonus"] = dict.fromkeys(start["bonus"], 0)
    game = cv.from_position(start, seed=1, components=box)
    game.turn("build")
    assert game.position()["seats"][0]["bonus"] == {"vp_6": 1, "vp_5": 1, "vp_4": 1, "vp_3": 1}


def test_reconstructed_values_are_told():
    assert cv.new("eastern-wonders", seed=1).components.reconstructed == {VP: 10}


def labels(file: str) -> dict[str, int]:
    return dict(Counter(row["provenance"] for row in cv.new("eastern-wonders", seed=1).components.rows[file]))


def test_how_sure_the_tiles_are():
    """As README and docs/provenance.md say."""
    assert labels(VP) == {"verified": 7, "single-source": 9, "reconstructed": 10}
    assert labels(MARKET) == {"verified": 23, "single-source": 1}


def test_the_vp_tiles_are_the_family_that_provenance_names():
    def points(cost: str) -> int:
        return sum(map(int, cost)) + max(0, len(set(cost)) - 2)

    def belongs(cost: str) -> bool:
        shape = sorted(Counter(cost).values(), reverse=True)
        if shape == [3, 1]:
            return points(cost) >= 9
        if shape == [4, 2]:
            return Counter(cost).most_common(1)[0][0] in "34" and points(cost) <= 20
        return shape == [2, 1, 1, 1] or (shape == [2, 2, 1] and "4" in cost)

    piles = ("".join(pile) for size in (4, 5, 6) for pile in combinations_with_replacement("1234", size))
    family = {cost: points(cost) for cost in piles if belongs(cost)}
    rows = cv.new("eastern-wonders", seed=1).components.rows[VP]
    assert {digits(row["cost"]): row["points"] for row in rows} == family


def good() -> dict[str, Any]:
    return position(
        3,
        hold="1234",
        vp="v05 v06",
        outposts=f"{columns(1)} m16:012",
        bonus="vp_6",
        cubes="C4:12",
        seats={1: {"vp": "v07", "hold": "11"}, 2: {"boat": "A1"}},
    ).position()


def changed(path: str, value: Any) -> dict[str, Any]:
    data: Any = good()
    place = data
    *way, last = [int(key) if key.isdigit() else key for key in path.split(".")]
    for key in way:
        place = place[key]
    place[last] = value
    return dict(data)


def faults(data: dict[str, Any]) -> list[str]:
    with pytest.raises(cv.BadPosition) as refused:
        cv.from_position(data, seed=1)
    for lang in ("en", "fr"):
        assert all(fault.text(lang) in refused.value.text(lang) for fault in refused.value.faults)
    return [fault.message for fault in refused.value.faults]


def test_the_good_position_is_good():
    assert cv.from_position(good(), seed=1).position() == good()


@pytest.mark.parametrize(
    ("path", "value", "fault"),
    [
        ("map.0.at", "A9", "position-unknown"),
        ("map.0.at", "A2", "position-twice"),
        ("map.0.at", ["A1"], "position-unknown"),
        ("map.0", None, "position-field"),
        ("map.0.vp", "m01", "position-unknown"),
        ("map.0.vp", "v02", "position-twice"),
        ("map.0.vp", None, "eastern-wonders-position-closed"),
        ("map.0.closed", True, "eastern-wonders-position-closed"),
        ("map.0.closed", "no", "position-field"),
        ("map.1.tile", "m02", "position-twice"),
        ("map.1.tile", "m12", "eastern-wonders-position-icons"),
        ("map.1.cubes", "5", "position-field"),
        ("map.1.cubes", "1" * 10_000, "position-field"),
        ("map.1.outposts", [3], "position-field"),
        ("map.1.outposts", [True], "position-field"),
        ("map.1.outposts", [0, 0], "position-field"),
        ("map.1.outposts", [1], "eastern-wonders-position-outposts"),
        ("vp_deck", [], "position-missing"),
        ("closed_port_within", 0, "eastern-wonders-position-closed"),
        ("closed_port_within", 6, "eastern-wonders-position-closed"),
        ("closed_port_within", 7, "position-field"),
        ("bonus.free_move", 3, "eastern-wonders-position-bonus"),
        ("bonus.vp_6", 1, "eastern-wonders-position-bonus"),
        ("bonus.vp_5", 0, "eastern-wonders-position-vp-pile"),
        ("bonus.anchor", 1, "position-unknown"),
        ("seats.0.bonus", {}, "eastern-wonders-position-columns"),
        ("seats.1.bonus", {"vp_5": 1}, "eastern-wonders-position-columns"),
        ("seats.0.outposts.tea", 2, "eastern-wonders-position-outposts"),
        ("seats.0.outposts.tea", 6, "position-field"),
        ("seats.0.boat", None, "eastern-wonders-position-boat"),
        ("seats.0.boat", "F1", "position-unknown"),
        ("seats.0.hold", "1" * 13, "eastern-wonders-position-hold"),
        ("seats.2.hold", "1" * 11, "eastern-wonders-position-hold"),
        ("seats.0.vp", ["v05"], "position-missing"),
        ("seats.0.vp", ["v05", "v06", "v08", "v09", "v10"], "position-claims"),
        ("final_round", True, "position-final-round"),
        ("player", None, "position-final-round"),
        ("pending", {"phase": "rest"}, "position-field"),
        ("pending", {"phase": "boat"}, "eastern-wonders-position-pending"),
        ("pending", {"phase": "move", "free": 1}, "position-field"),
        ("pending", {"phase": "toll", "owner": 1}, "eastern-wonders-position-pending"),
        ("pending", {"phase": "take"}, "eastern-wonders-position-pending"),
        ("pending", {"phase": "sail"}, "eastern-wonders-position-pending"),
        ("pending", {"phase": "pay", "due": 1}, "eastern-wonders-position-pending"),
        ("pending", {"phase": "bonus"}, "eastern-wonders-position-columns"),
        ("pending", {"phase": "upgrade", "due": 1}, "eastern-wonders-position-pending"),
        ("pending", {"phase": "trade"}, "eastern-wonders-position-pending"),
        ("pending", {"phase": "repeat"}, "eastern-wonders-position-pending"),
        ("pending", {"phase": "discard"}, "eastern-wonders-position-pending"),
        ("round", 0, "position-field"),
    ],
)
def test_each_fault_is_named(path, value, fault):
    assert fault in faults(changed(path, value))


@pytest.mark.parametrize(
    ("path", "value", "fault"),
    [
        ("lots", ["l1"], "eastern-wonders-position-lots"),
        ("lots", ["l9"], "position-unknown"),
        ("seats.1.hold", "12", "eastern-wonders-position-lots"),
        ("seats.0.hold", "13", "eastern-wonders-position-lots"),
        ("seats.1.boat", "A1", "eastern-wonders-position-boat"),
        ("seats.1.boat", None, "eastern-wonders-position-boat"),
        ("seats.0.boat", "C3", "eastern-wonders-position-boat"),
        ("map.1.cubes", "1", "eastern-wonders-position-draft"),
        ("pending", {"phase": "action"}, "eastern-wonders-position-draft"),
    ],
)
def test_faults_of_the_setup(path, value, fault):
    game = cv.new("eastern-wonders", seed=3)
    game.turn("lot l4 boat C3")
    place: Any = game.position()
    data = place
    *way, last = [int(key) if key.isdigit() else key for key in path.split(".")]
    for key in way:
        place = place[key]
    place[last] = value
    assert fault in faults(data)


def test_tolls_received_since_ones_turn_may_overfill_a_hold():
    """EW-14: after its turn a seat may get a cube from everybody who has moved since, to where its own boat is."""
    for player, holds in ((0, (12, 11, 10)), (1, (10, 12, 11)), (2, (11, 10, 12))):
        seats = {p: {"hold": "1" * count, "boat": "C3"} for p, count in enumerate(holds)}
        assert position(3, player=player, seats=seats).phase == "turn"
        for p in range(3):
            if holds[p] > 10:
                with pytest.raises(cv.BadPosition, match="more than the"):
                    position(3, player=player, seats={**seats, p: {"hold": "1" * holds[p], "boat": "C4"}})
                with pytest.raises(cv.BadPosition, match="more than the"):
                    position(3, player=player, seats={q: {**seats[q], "boat": "A1"} for q in range(3)})
            with pytest.raises(cv.BadPosition, match="more than the"):
                position(3, player=player, seats={**seats, p: {"hold": "1" * (holds[p] + 1), "boat": "C3"}})


def test_no_hold_is_beyond_its_limit_when_the_game_is_over():
    """EW-14: before the final count the excess went back."""
    over = position(player=1, seats={0: {"vp": "v05 v06 v07 v08"}}, ports="- v02 v03 v04")
    over.turn("pass")
    data = over.position()
    data["seats"][0]["hold"] = "2" * 11
    assert faults(data) == ["eastern-wonders-position-hold"]
