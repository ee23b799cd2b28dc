"""The balance report: the same for any game, from words and score sheets alone."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

import caravansary as cv
from caravansary.arena.report import balance
from caravansary.arena.report_text import plots, tables, write_report
from caravansary.cli import main
from caravansary.games import kind
from caravansary.terminal.charts import Bar, bar_chart, histogram
from support.playing import every_game


@every_game
def test_every_game_can_be_reported(game, tmp_path):
    found = balance(kind(game), players=2, games=3, seed=5)
    assert (found.games, found.unfinished, sum(found.wins)) == (3, 0, 3)
    assert sum(map(sum, found.sources.values())) == sum(map(sum, found.points))
    assert all(use.games <= use.in_play <= 3 and use.by_winners <= use.uses for use in found.used.values())
    assert all(use.uses > 0 for use in found.used.values())
    assert all(any(use.uses for use in found.uses(file)) for file, ids in found.files.items() if set(ids) & found.in_play.keys())
    for lang in ("en", "fr"):
        assert any(found.files[file][0] in line for file in found.files for line in tables(found, lang))
        for drawn in plots(found, lang).values():
            ElementTree.fromstring(drawn)
    names = {path.name for path in write_report(found, tmp_path / "out")}
    assert {"report.txt", "use.csv", "seats.svg", "length.svg", "points.svg"} <= names


def test_what_is_in_the_box_but_not_in_play_is_not_listed():
    found = balance(kind("endless-world"), players=2, games=2, options={"panels": "D1"})
    listed = {use.id for use in found.uses("locations.csv")}
    assert len(listed) == 23
    assert not any(id.startswith(("e1", "f1")) for id in listed)
    assert "p41" not in {use.id for use in found.uses("point_cards.csv")}  # a white star
    assert {use.in_play for use in found.uses("locations.csv")} == {2}


def test_the_same_seed_gives_the_same_report():
    first, second = (tables(balance(kind("endless-world"), players=3, games=2, seed=9)) for _ in range(2))
    assert first == second


@pytest.mark.parametrize("games", [0, -1, 10**9])
def test_a_wrong_number_of_games(games):
    with pytest.raises(cv.BadOption, match="number of games"):
        balance(kind("endless-world"), games=games)


def test_the_command(tmp_path, capsys):
    box = tmp_path / "box"
    assert main(["components", "export", str(box), "--game", "endless-world"]) == 0
    capsys.readouterr()
    args = ["--game", "endless-world", "--games", "2", "--components", str(box), "--out", str(tmp_path / "out"), "--lang", "fr"]
    assert main(["components", "report", *args]) == 0
    said = capsys.readouterr().out
    assert "2 parties entre robots rapides" in said
    assert (tmp_path / "out" / "seats.svg").read_text(encoding="utf-8").startswith("<svg")
    assert main(["components", "report", "--players", "9"]) == 2


def test_bars():
    chart = bar_chart("a < b", "note", [Bar("one", 1.0, "1"), Bar("two", 0.0, "0", 0.0, 0.5)], mark=0.5)
    texts = [node.text for node in ElementTree.fromstring(chart).iter() if node.tag.endswith("text")]
    assert texts == ["a < b", "note", "one", "1", "two", "0"]
    assert [(bar.label, bar.value) for bar in histogram([3, 3, 5])] == [("3", 2), ("4", 0), ("5", 1)]
    assert len(histogram(list(range(1000)))) <= 30


def test_long_labels_have_room():
    label = "Crystals left (not yellow)"
    chart = ElementTree.fromstring(bar_chart("a", "b", [Bar(label, 1.0, "1")]))
    drawn = next(node for node in chart.iter() if node.text == label)
    assert float(drawn.get("x", 0)) > 7 * len(label), "it ends there"
