"""Eastern Wonders: the maps that may be played on, and everything that is wrong with the others."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import caravansary as cv
from support.clauses import clause
from support.playing import finished

PAGE = Path(__file__).resolve().parents[2] / "docs" / "maps.md"
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
STANDARD, RING = (drawing for language, drawing in BLOCKS if not language)


def faults(drawing: str) -> list[str]:
    with pytest.raises(cv.BadMap) as refused:
        cv.new("eastern-wonders", seed=1, map=drawing.splitlines())
    assert refused.value.text("fr") != refused.value.text("en")
    return [fault.text() for fault in refused.value.faults]


@clause("EW-02", "EW-03")
def test_the_standard_map_is_the_one_in_the_manual():
    drawn = cv.new("eastern-wonders", seed=1, map=STANDARD.splitlines())
    plain = cv.new("eastern-wonders", seed=1)
    assert drawn.position()["map"] == plain.position()["map"]
    assert drawn.view()["map"] == plain.view()["map"]
    assert plain.options == {}
    assert cv.new("eastern-wonders", seed=1, map="standard") == plain


@clause("EW-03")
def test_a_map_from_a_file(tmp_path):
    path = tmp_path / "ring.txt"
    path.write_text(RING, encoding="utf-8")
    for given in (path, str(path)):
        game = cv.new("eastern-wonders", 3, seed=1, map=given)
        assert [place["at"] for place in game.position()["map"] if "vp" in place] == ["A1", "A5", "E1", "E5"]
        assert [place["at"] for place in game.position()["map"] if place["at"][0] == "C"] == ["C1", "C2"]
    game.turn("lot l1 boat C1")
    assert cv.load(game.save()) == game
    assert cv.from_position(game.position(), seed=1).position() == game.position()
    over = finished(game)
    assert cv.load(over.save()) == over
    assert cv.from_position(over.position()).scores == over.scores


@clause("EW-03")
@pytest.mark.parametrize("seed", range(40))
def test_random_maps_are_legal_and_depend_on_the_seed(seed):
    game = cv.new("eastern-wonders", seed=seed, map="random")
    again = cv.new("eastern-wonders", seed=seed, map=game.options["map"])
    assert again == game
    assert game.options != cv.new("eastern-wonders", seed=seed + 1, map="random").options
    assert cv.load(game.save()) == game
    places = {(place["column"], place["line"]): "vp" in place for place in game.view()["map"]}
    assert sum(places.values()) == 4
    for port in (place for place, is_port in places.items() if is_port):
        around = [(port[0] + right, port[1] + down) for right, down in ((0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1))]
        assert 2 <= sum(place in places for place in around) < 6, "ports lie at the edge"


@clause("EW-03")
def test_wrong_numbers_of_tiles_and_ports():
    assert faults(STANDARD.replace("P   o   P\n  o   o\n    o", "P   o   P\n  o   o")) == ["there are 19 Market tiles (o) instead of 20"]
    assert faults(STANDARD.replace("P", "o", 1)) == [
        "there are 21 Market tiles (o) instead of 20",
        "there are 3 ports (P) instead of 4",
    ]
    assert "there are 0 Market tiles (o) instead of 20" in faults("")


@clause("EW-03")
def test_a_map_in_two_parts():
    lines = STANDARD.splitlines()
    lines[4] += "       o"
    assert faults("\n".join(lines[1:])) == ["not connected with the rest: I1", "I1 touches fewer than two other tiles"]


@clause("EW-03")
def test_a_tile_that_touches_fewer_than_two():
    lines = STANDARD.splitlines()
    assert faults("\n".join([*lines[1:], "", "    o"])) == ["C6 touches fewer than two other tiles"]


@clause("EW-03")
def test_letters_that_stand_wrong():
    assert faults(STANDARD.replace("P", "X", 1)) == [
        'line 3, character 1: "X" is neither o (market) nor P (port)',
        "there are 21 Market tiles (o) instead of 20",
        "there are 3 ports (P) instead of 4",
    ]
    between = faults(STANDARD.replace("  o   o\nP   o   P", "   o  o\nP   o   P", 1))
    assert between == ["line 2, character 4: this tile stands between two columns, which are two characters apart"]
    line = STANDARD.splitlines()
    lower = faults("\n".join([line[0], "      o", "P o o   P", *line[3:]]))
    assert lower == ["line 3, character 3: this tile should stand one line higher or lower, between those of the next columns"]
    assert "at most 100 lines" in faults("o\n" * 101)[0]


@clause("EW-03")
def test_numbers_are_named_also_where_letters_stand_wrong():
    assert faults("o o P") == [
        "line 1, character 3: this tile should stand one line higher or lower, between those of the next columns",
        "there are 2 Market tiles (o) instead of 20",
        "there is 1 port (P) instead of 4",
    ]
    assert faults(" # a name\n" + STANDARD)[-1] == 'line 1, character 9: "e" is neither o (market) nor P (port)', (
        "what stands between is no hex"
    )


@clause("EW-03")
def test_however_many_faults_there_are_each_is_named():
    with pytest.raises(cv.BadMap) as refused:
        cv.new("eastern-wonders", seed=1, map=["x" * 100] * 100)
    for lang in ("en", "fr"):
        assert refused.value.text(lang).count("« x »" if lang == "fr" else '"x"') == 10_000


@clause("EW-03")
def test_comments_dots_and_room_around_do_not_matter():
    dotted = "# mine\n\n" + STANDARD.replace(" ", ".").replace("\n", "\n# more\n", 1)
    shifted = "\n".join("        " + line for line in STANDARD.splitlines())
    games = [cv.new("eastern-wonders", seed=1, map=drawing.splitlines()) for drawing in (STANDARD, dotted, shifted)]
    assert len({str(game.options) for game in games}) == 1


@pytest.mark.parametrize("given", [7, None, [1, 2], {"o": 1}, True])
def test_what_is_no_map_is_refused(given):
    with pytest.raises(cv.BadOption, match="map is"):
        cv.new("eastern-wonders", seed=1, map=given)


def test_files_that_cannot_be_read(tmp_path):
    with pytest.raises(cv.Unreadable, match="There is no file"):
        cv.new("eastern-wonders", map=str(tmp_path / "none.txt"))
    with pytest.raises(cv.Unreadable, match="There is no file"):
        cv.new("eastern-wonders", map=tmp_path)
    (tmp_path / "large").write_text("o\n" * 100_000)
    with pytest.raises(cv.Unreadable, match="larger than"):
        cv.new("eastern-wonders", map=tmp_path / "large")
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(cv.Unreadable, match="not UTF-8"):
        cv.new("eastern-wonders", map=tmp_path / "bytes")


def test_a_position_names_no_file(tmp_path):
    """What comes from elsewhere must not make this machine read its files."""
    path = tmp_path / "ring.txt"
    path.write_text(RING, encoding="utf-8")
    data = cv.new("eastern-wonders", seed=1, map=path).position()
    with pytest.raises(cv.BadPosition, match="map is"):
        cv.from_position({**data, "options": {"map": str(path)}})


@clause("EW-07")
def test_a_boat_can_begin_on_the_first_hex_of_a_map():
    games = (cv.new("eastern-wonders", players=2, seed=seed, map="random") for seed in range(99))
    game = next(game for game in games if "tile" in game.position()["map"][0])
    game.turn("lot l1 boat A1")
    assert game.position()["seats"][1]["boat"] == "A1"
