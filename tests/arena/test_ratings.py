"""Ratings: known strengths are found again, and the intervals cover them."""

from __future__ import annotations

import random

import numpy as np
import pytest

from caravansary.arena.ratings import before, drawn_again, fit, ratings
from caravansary.arena.schedule import schedule
from caravansary.arena.standings import picture, table


def made_up(strengths, players, games, seed):
    """Results as if bot i won in proportion to its strength."""
    luck = random.Random(seed)
    found = []
    for task in schedule(games, len(strengths), players, seed):
        order, left = [], list(range(players))
        while left:
            order.append(luck.choices(left, [strengths[task.seats[seat]] for seat in left])[0])
            left.remove(order[-1])
        sheets = [{"cards": 10, "coins": 2, "total": 12}] * players
        found.append(
            {
                "number": task.number,
                "block": task.block,
                "seats": list(task.seats),
                "end": "over",
                "forfeit": None,
                "places": [order.index(seat) + 1 for seat in range(players)],
                "sheets": sheets,
                "rounds": 30,
                "turns": [30] * players,
                "seconds": [0.3] * players,
                "slowest": [0.1] * players,
            }
        )
    return found


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_known_strengths_are_found(players):
    elos = [0, 100, 200]
    strengths = [10 ** (elo / 400) for elo in elos]
    found = ratings(["a", "b", "c"], made_up(strengths, players, 1500, 1))
    for bot, elo in zip(found["bots"], elos, strict=True):
        low, high = bot["elo_interval"]
        assert low < bot["elo"] < high
        assert abs(bot["elo"] - (elo - 100)) < 40 and low - 15 < elo - 100 < high + 15
    assert [bot["seconds_a_turn"] for bot in found["bots"]] == [0.01] * 3
    assert found["bots"][0]["points"] == {"cards": 10, "coins": 2, "total": 12}


def test_intervals_cover_the_truth_about_as_often_as_they_say():
    covered = 0
    for seed in range(25):
        pair = ratings(["a", "b"], made_up([1, 10 ** (60 / 400)], 2, 200, seed))["pairs"][0]
        covered += pair["elo_interval"][0] <= -60 <= pair["elo_interval"][1]
    assert 20 <= covered <= 25


def test_a_clean_sweep_is_neither_infinite_nor_certain():
    results = made_up([1, 1e9], 2, 20, 3)
    pair = ratings(["a", "b"], results)["pairs"][0]
    assert pair["share"] == 0 and -1000 < pair["elo"] < -400
    assert pair["elo_interval"][0] < pair["elo"] - 200


def test_bots_that_never_met_are_rated_by_their_common_rivals():
    counts = np.zeros((1, 3, 3))
    counts[0, 1, 0], counts[0, 0, 1], counts[0, 2, 1], counts[0, 1, 2] = 75, 25, 75, 25
    elo = fit(counts)[0]
    assert elo[2] - elo[0] == pytest.approx(2 * (elo[1] - elo[0]), abs=1) and elo[1] == pytest.approx(0, abs=0.1)


def test_whole_blocks_are_drawn():
    blocks = before(2, made_up([1, 2], 2, 40, 5))
    assert blocks.shape == (20, 2, 2) and blocks.sum() == 40
    assert set(drawn_again(blocks).sum(axis=(1, 2))) == {40.0}


def test_openskill_agrees_on_the_order():
    pytest.importorskip("openskill", reason="openskill is not installed (extra `arena`)")
    found = ratings(["a", "b", "c", "d"], made_up([1, 2, 4, 8], 3, 600, 1))
    skills = [bot["openskill"]["mu"] for bot in found["bots"]]
    assert skills == sorted(skills)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_table_and_picture(lang):
    found = ratings(["weak", "<strong>"], made_up([1, 5], 2, 40, 1))
    lines = table(found, "spice-road", lang).splitlines()
    assert lines[1].startswith("<strong>") and lines[2].startswith("weak")
    assert "&lt;strong&gt;" in picture(found, lang)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_fewer_than_ten_deals_have_no_interval(lang):
    nine, ten = (ratings(["a", "b"], made_up([1, 5], 2, 2 * deals, 1)) for deals in (9, 10))
    assert [bot["elo_interval"] for bot in nine["bots"]] == [None, None] and nine["pairs"][0]["elo_interval"] is None
    assert all(bot["elo_interval"] for bot in ten["bots"]) and ten["pairs"][0]["elo_interval"]
    told = table(nine, "spice-road", lang)
    assert ".." not in told and "10" in told.splitlines()[-1] + told.splitlines()[-3]
    assert ".." in table(ten, "spice-road", lang)
    assert picture(nine, lang).startswith("<svg")
