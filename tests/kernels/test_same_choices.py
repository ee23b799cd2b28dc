"""A bot that thinks in a kernel plays the same games as one that thinks in code compiled here, decision by decision."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import caravansary as cv
from caravansary.bots.levels import LEVELS
from caravansary.games import kind
from caravansary.kernels.build import FOLDER, build
from support import kernel_games
from support.wasm import machine_of

GAMES = [game for game in cv.games() if kind(game).is_own]
every_game = pytest.mark.parametrize("game", GAMES)
pytestmark = pytest.mark.usefixtures("kernels")


WHOLE = 60  # rounds that no game here reaches


def in_kernels(game: str, seed: int, rounds: int, specs: list[str]) -> list[list[int]]:
    surroundings = {**os.environ, "CARAVANSARY_JIT": "0", "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, str(Path(kernel_games.__file__)), game, str(seed), str(rounds), *specs],
        env=surroundings,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    found: list[list[int]] = json.loads(done.stdout)
    return found


@every_game
def test_every_level_plays_the_same_whole_games(game):
    specs = [*LEVELS, "greedy"]  # an even number: they play in pairs
    assert in_kernels(game, 11, WHOLE, specs) == kernel_games.played(game, 11, WHOLE, specs)


@every_game
def test_tree_search_makes_the_same_choices(game):
    specs = ["mcts:60", "greedy"]
    assert in_kernels(game, 12, WHOLE, specs) == kernel_games.played(game, 12, WHOLE, specs)


@every_game
def test_looking_ahead_with_a_judge_makes_the_same_choices(game):
    specs = ["judge:2,width=3,depth=2,top=3,turns=1", "peddler"]
    assert in_kernels(game, 13, 12, specs) == kernel_games.played(game, 13, 12, specs)


@every_game
def test_a_kernel_needs_nothing_but_memory(game):
    assert machine_of(game).imports == [("env", "memory")]


@pytest.mark.long
@every_game
def test_a_kernel_is_made_the_same_again(game: str, tmp_path: Path) -> None:
    build([kind(game)])
    build([kind(game)], tmp_path)
    for name in (f"{game}.wasm", f"{game}.json"):
        assert (tmp_path / name).read_bytes() == (FOLDER / name).read_bytes()
