"""The table's core: a whole game through the router, with nothing but Python."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import caravansary as cv
from caravansary.engine.jit import PACKAGE

PLAIN = Path(__file__).resolve().parents[1] / "support" / "plain_table.py"


@pytest.mark.parametrize("game", list(cv.games()))
def test_a_whole_game_with_nothing_but_python(game: str) -> None:
    done = subprocess.run(
        [sys.executable, str(PLAIN), game], capture_output=True, text=True, env={**os.environ, "PYTHONPATH": str(PACKAGE.parent)}
    )
    assert done.returncode == 0, done.stderr
    end = json.loads(done.stdout)
    assert end["status"] == "over" and len(end["scores"]) == 2
