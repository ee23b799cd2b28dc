"""Tuning: the shipped weights beat weights that want nothing; a short run writes weights that can be compared."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from caravansary.bots.tune import Duel, compare, tune
from caravansary.engine import jit
from caravansary.games import ids, kind

pytestmark = pytest.mark.skipif(not jit.ENABLED, reason="planners need compiled rules")


@pytest.mark.parametrize("game", ids())
def test_the_shipped_weights_beat_weights_that_want_nothing(game: str) -> None:
    rated = kind(game).evaluation
    shipped = np.append(rated.WEIGHTS, rated.DISCOUNT)
    nothing = np.append(np.zeros(len(rated.WEIGHTS)), rated.DISCOUNT)
    duel = Duel(game, width=2, depth=2)
    assert compare(duel, shipped, nothing, 8) >= 7
    assert compare(duel, nothing, shipped, 8) <= 1


def test_a_short_run_keeps_its_weights(tmp_path: Path) -> None:
    rated = kind("spice-road").evaluation
    shipped = np.append(rated.WEIGHTS, rated.DISCOUNT)
    out = tmp_path / "weights.json"
    tuned = tune(Duel("spice-road", 1, 1), shipped, np.append(rated.SPREAD, 0.01), 1e-9, 1, out)
    assert not np.array_equal(tuned, shipped)
    assert json.loads(out.read_text())["weights"] == tuned.tolist()
