"""The jit switch: no stale cache after any edit, and the same games without compiled code."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import caravansary as cv
from caravansary.engine import jit, play
from caravansary.engine.jit import ENABLED, PACKAGE
from caravansary.games import ids, kind
from support.playing import TABLES, finished

PLAYING = """
import random, sys
sys.path[:0] = [{tests!r}, {source!r}]
import caravansary as cv
from support.playing import finished
g = finished(cv.new({game!r}, {players}, seed=3), 4)
print(len(g.actions), g.scores, g.state.tobytes().hex())
"""
SCORING = """
import numpy as np
from caravansary.engine import jit, play
from caravansary.engine.kind import load_components
from caravansary.games import kind
game = kind("spice-road")
states = np.zeros(1, game.state.dtype)
states["claimed"][0, 0], states["gold"][0, 0], states["caravan"][0, 0] = 1, 2, (4, 3, 2, 1)
box = game.make_box(load_components(game).rows, {})
score = jit.functions(game, play).points
points = score(states, 0, np.frombuffer(game.box.pack(box), game.box.dtype), 0)
print(points, sum(score.stats.cache_hits.values()))
"""
HASHES = """
from caravansary.bots import playouts
from caravansary.engine import play
from caravansary.engine.compiling import compiler_for
from caravansary.games import ids, kind
for id in ids():
    compiler = compiler_for(kind(id))
    print(id, compiler.hash_of(play.step), compiler.hash_of(playouts.play_on))
"""


def run(code: str, **variables: str) -> str:
    """What a new process prints; it is told nothing but what is given."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("CARAVANSARY", "PYTEST", "PYTHONPATH"))}
    done = subprocess.run([sys.executable, "-c", code], env={**kept, **variables}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.parametrize(("game", "players"), [(game, players) for game, players in TABLES if players == 2])
def test_uncompiled_rules_play_the_same_game(game, players):
    code = PLAYING.format(tests=str(Path(__file__).parent), source=str(PACKAGE.parent), game=game, players=players)
    g = finished(cv.new(game, players, seed=3), 4)
    assert run(code, CARAVANSARY_JIT="0") == f"{len(g.actions)} {g.scores} {g.state.tobytes().hex()}"


@pytest.mark.core
@pytest.mark.skipif(not ENABLED, reason="nothing is compiled here")
@pytest.mark.parametrize("game", ids())
def test_index_checks_are_on_when_asked_for(game):
    asked = os.environ.get("CARAVANSARY_BOUNDS") == "1"
    assert jit.functions(kind(game), play).step.targetoptions["boundscheck"] is asked


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the package, to be edited."""
    return Path(shutil.copytree(PACKAGE, tmp_path / "src" / "caravansary", ignore=shutil.ignore_patterns("__pycache__")))


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


@pytest.mark.skipif(not ENABLED, reason="nothing is compiled here")
def test_an_edit_of_a_rule_or_a_value_takes_effect_in_the_next_process(package, tmp_path):
    """Scoring only, which compiles fast: p01, two gold coins, six cubes that are not yellow."""

    def scored() -> tuple[int, bool]:
        points, hits = run(SCORING, PYTHONPATH=str(package.parent), CARAVANSARY_CACHE=str(tmp_path)).split()
        return int(points), hits != "0"

    assert scored() == (6 + 2 * 3 + 6, False)
    assert scored() == (6 + 2 * 3 + 6, True)
    edit(package / "games/spice_road/data/point_cards.csv", "p01,1122,6", "p01,1122,7")
    assert scored() == (7 + 2 * 3 + 6, True)
    edit(package / "games/spice_road/state.py", "GOLD_POINTS = 3", "GOLD_POINTS = 5")
    edit(package / "engine/cubes.py", "return pile[1] + pile[2] + pile[3]", "return pile[0] + pile[1] + pile[2] + pile[3]")
    assert scored() == (7 + 2 * 5 + 10, False)


def hashes(package: Path, tmp_path: Path) -> dict[str, list[str]]:
    """For each game what its rules and its planners are cached under."""
    told = run(HASHES, PYTHONPATH=str(package.parent), CARAVANSARY_CACHE=str(tmp_path / "cache"))
    return {game: rest for game, *rest in map(str.split, told.splitlines())}


@pytest.mark.skipif(not ENABLED, reason="nothing is compiled here")
@pytest.mark.parametrize(
    ("file", "old", "new", "games", "functions"),
    [
        pytest.param("engine/cubes.py", "pile[0] + pile[1] + pile[2] + pile[3]", "pile[3] + 0", 3, 2, id="what all rules call"),
        pytest.param("engine/luck.py", "_A = 1791398085", "_A = 1791398087", 3, 2, id="a constant"),
        pytest.param("engine/intrinsics.py", "k = 0", "k = 1 - 1", 3, 2, id="what Numba is taught"),
        pytest.param("games/spice_road/state.py", "CARAVAN_LIMIT = 10", "CARAVAN_LIMIT = 11", 1, 2, id="a constant of one game"),
        pytest.param("games/endless_world/rules.py", "return max(1, printed", "return max(2, printed", 1, 2, id="a rule of one game"),
        pytest.param("games/endless_world/evaluation.py", "SURE = 0.8", "SURE = 0.7", 1, 1, id="a judgement of one game"),
        pytest.param("bots/plans.py", "CLEAR = 8.0", "CLEAR = 9.0", 3, 1, id="the planner"),
        pytest.param("games/spice_road/rules.py", "# What may be done", "# What is allowed", 0, 0, id="a comment"),
        pytest.param("locales/en/engine.ftl", "cubes-none = nothing", "cubes-none = no cubes", 0, 0, id="words"),
    ],
)
def test_an_edit_compiles_anew_what_is_made_from_it_and_nothing_else(package, tmp_path, file, old, new, games, functions):
    before = hashes(package, tmp_path)
    edit(package / file, old, new)
    after = hashes(package, tmp_path)
    changed = [[a != b for a, b in zip(before[game], after[game], strict=True)] for game in before]
    assert sorted(map(sum, changed)) == sorted([functions] * games + [0] * (len(before) - games))


TWICE = """
import sys
from caravansary.engine import jit
from caravansary.engine.jit import compiled
from caravansary.games import ids, kind
import numpy as np

@compiled
def double(x):
    return 2 * x.size

twice = jit.functions(kind(ids()[0]), sys.modules[__name__]).double
"""


@pytest.mark.skipif(not ENABLED, reason="nothing is compiled here")
def test_processes_that_compile_at_once_lose_nothing(tmp_path):
    (tmp_path / "doubling.py").write_text(TWICE, encoding="utf-8")
    told = {"PYTHONPATH": f"{tmp_path}{os.pathsep}{PACKAGE.parent}", "CARAVANSARY_CACHE": str(tmp_path / "cache")}
    kinds = ("int8", "int16", "float32")
    with ThreadPoolExecutor() as pool:
        calls = [f"from doubling import *\nfor n in range(2): twice(np.zeros((1,) * (n + 1), np.{each}))" for each in kinds]
        list(pool.map(lambda code: run(code, **told), calls))
    again = "\n".join([*calls, "print(sum(twice.stats.cache_hits.values()), sum(twice.stats.cache_misses.values()))"])
    assert run(again, **told) == "6 0"


def test_a_clock_that_jumps_removes_no_compiled_code(tmp_path):
    """The last used stay, whatever the clock says; what is old and not among them goes."""
    from caravansary.engine import compiling

    def kept():
        return len([folder for folder in tmp_path.iterdir() if folder.name != "other"])

    (tmp_path / "other").mkdir()
    for number in range(6):
        folder = tmp_path / f"{number:016x}"
        folder.mkdir()
        os.utime(folder, (1, 1))
    compiling._forget_unused(tmp_path)
    assert kept() == 6
    for number in range(6, 60):
        (tmp_path / f"{number:016x}").mkdir()
    compiling._forget_unused(tmp_path)
    assert not (tmp_path / f"{0:016x}").exists() and kept() == 54
