"""The positions that the client's gallery and tests show are what the engine shows of the games they keep."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

SCRIPT = Path(__file__).parents[1] / "frontend" / "make_fixtures.py"


def _script() -> Any:
    spec = importlib.util.spec_from_file_location("make_fixtures", SCRIPT)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


make_fixtures = _script()


@pytest.mark.parametrize("game", make_fixtures.fixtures())
def test_a_fixture_is_what_the_engine_shows(game: str) -> None:
    path = make_fixtures.fixtures()[game]
    found, shown = make_fixtures.kept(path), make_fixtures.shown(make_fixtures.game_of(path))
    stale = [part for part in shown if shown[part] != found.get(part)]
    assert not stale, f"{stale} of {game} are stale: python frontend/make_fixtures.py"
    assert found["view"]["phase"] == "turn" and len(found["legal"]) > 3


def test_every_board_has_one() -> None:
    folders = {path.parent.name for path in make_fixtures.BOARDS.glob("*/index.ts")}
    assert folders and folders == set(make_fixtures.fixtures())
