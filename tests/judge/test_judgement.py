"""The measure of judgement: one who knows the true chances is at the floor, one who is too hopeful shows it."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from benchmarks.judgement import Asked, bins, compared, continued, played_on, plot, summary

from caravansary.engine import jit


def positions(hope: float = 0.0) -> list[dict]:
    """Positions of known chances, each played on 30 times, and what three voices say of them."""
    chance = np.random.default_rng(3)
    truth = chance.uniform(0.05, 0.85, 1500)
    voices = {"knows": truth, "hopes": truth + hope, "guesses": chance.uniform(0, 1, len(truth))}
    return [
        {"won": (chance.random(30) < p).astype(int).tolist(), "said": {name: (float(all_[i]), 0.1) for name, all_ in voices.items()}}
        for i, p in enumerate(truth)
    ]


def test_who_knows_the_chances_is_at_the_floor() -> None:
    lines = summary(positions(hope=0.1), seed=1)
    assert lines["knows"]["above_floor"][0] == pytest.approx(0.0, abs=0.002)
    assert lines["hopes"]["above_floor"][0] == pytest.approx(0.01, abs=0.003)
    assert lines["hopes"]["bias"][0] == pytest.approx(0.1, abs=0.01)
    assert lines["guesses"]["above_floor"][1] > 0.08
    assert lines["knows"]["brier"][0] < lines["hopes"]["brier"][0] < lines["always the mean"]["brier"][0] < lines["guesses"]["brier"][0]
    for row in lines["knows"]["bins"]:
        assert abs(row["said"] - row["came"]) < 4 * row["error"]


def test_bins_and_their_plot() -> None:
    rows = bins(np.array([0.05, 0.07, 0.95, 1.0]), np.array([0.0, 0.2, 0.9, 1.0]))
    assert [(row["positions"], round(row["said"], 3), round(row["came"], 3)) for row in rows] == [(2, 0.06, 0.1), (2, 0.975, 0.95)]
    drawn = plot(Asked("spice-road", 2, "beam:1", 2, 2, 1), "judge alone", rows)
    assert drawn.count("<circle") == 2 and "2 positions: 6% said, 10% came" in drawn


@pytest.mark.skipif(not jit.ENABLED, reason="planners need compiled rules")
def test_a_position_follows_from_the_seed_and_its_number(tmp_path: Path) -> None:
    asked = Asked("spice-road", 2, "beam:1,depth=1", 2, 1, 7)
    found, again = continued(asked, 0), continued(asked, 0)
    assert found == again and found is not None
    (kept, other) = played_on(asked, 2, "here", tmp_path / "kept.jsonl")
    assert kept == found
    assert played_on(asked, 2, "here", tmp_path / "kept.jsonl") == [kept, other]
    first, second = (compared(asked, one)["said"] for one in (kept, other))
    assert "judge alone" in first and first != second
    assert {way: chance for way, (chance, _) in compared(asked, kept)["said"].items()} == {
        way: chance for way, (chance, _) in first.items()
    }
