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
from caravansary.engine import play
from caravansary.engine.jit import ENABLED, PACKAGE, cache_folder, fingerprint
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
from caravansary.engine import play
from caravansary.engine.kind import load_components
from caravansary.games import kind
game = kind("spice-road")
states = np.zeros(1, game.state)
states["claimed"][0, 0], states["gold"][0, 0], states["caravan"][0, 0] = 1, 2, (4, 3, 2, 1)
points = play.points(states, 0, game.make_box(load_components(game).rows, {}), 0)
print(points, sum(play.points.stats.cache_hits.values()))
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
def test_index_checks_are_on_when_asked_for():
    asked = os.environ.get("CARAVANSARY_BOUNDS") == "1"
    assert play.step.targetoptions["boundscheck"] is asked
    assert cache_folder().name.endswith("-bounds") is asked


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
    edit(package / "games/spice_road/rules.py", "GOLD_POINTS = 3", "GOLD_POINTS = 5")
    edit(package / "engine/cubes.py", "return pile[1] + pile[2] + pile[3]", "return pile[0] + pile[1] + pile[2] + pile[3]")
    assert scored() == (7 + 2 * 5 + 10, False)


@pytest.mark.parametrize(
    "file", ["engine/cubes.py", "engine/luck.py", "engine/bits.py", "engine/play.py", "engine/jit.py", "games/spice_road/state.py"]
)
def test_an_edit_of_whatever_compiled_code_is_made_from_is_noticed(package, file):
    """Also a constant in a file that only others compile."""
    assert fingerprint(package) == fingerprint()
    with (package / file).open("a", encoding="utf-8") as source:
        source.write("\n_EDITED = 1\n")
    assert fingerprint(package) != fingerprint()


@pytest.mark.parametrize("game", list(cv.games()))
def test_an_edit_of_any_game_is_noticed(package, game):
    rules = package / Path(cv.new(game, seed=1).kind.rules.__file__).relative_to(PACKAGE)
    for file in (rules, rules.with_name("state.py")):
        before = fingerprint(package)
        with file.open("a", encoding="utf-8") as source:
            source.write("\n_EDITED = 1\n")
        assert fingerprint(package) != before


def test_an_edit_of_words_compiles_nothing_again(package):
    edit(package / "locales/en/engine.ftl", "cubes-none = nothing", "cubes-none = no cubes")
    assert fingerprint(package) == fingerprint()


def test_an_edit_of_a_bot_compiles_no_rules_again(package):
    rules, plans = "caravansary.engine.play", "caravansary.bots.plans"
    before = fingerprint(package, rules), fingerprint(package, plans)
    with (package / "bots/plans.py").open("a", encoding="utf-8") as source:
        source.write("\n_EDITED = 1\n")
    assert fingerprint(package, rules) == before[0]
    assert fingerprint(package, plans) != before[1]
    with (package / "games/endless_world/rules.py").open("a", encoding="utf-8") as source:
        source.write("\n_EDITED = 1\n")
    assert fingerprint(package, rules) != before[0]


TWICE = """
from caravansary.engine.jit import compiled
import numpy as np

@compiled
def twice(x):
    return x + x
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
