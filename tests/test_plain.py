"""The core needs only Python: all of this runs where neither NumPy nor Numba can be imported, and loads neither where they can."""

from __future__ import annotations

import os
import subprocess
import sys
import textwrap

import pytest

from caravansary.engine.jit import PACKAGE
from support.playing import TABLES

BLOCK = """
import sys
class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("numpy", "numba", "llvmlite"):
            raise ImportError(f"{name} is blocked")
sys.meta_path.insert(0, Blocked())
"""
WATCH = """
import atexit, sys
def check():
    loaded = [name for name in ("numpy", "numba") if name in sys.modules]
    print("loaded", loaded)
atexit.register(check)
"""
PLAY = """
import random
import caravansary as cv
from caravansary.bots import ask, make_bot
g = cv.new({game!r}, {players}, seed=3)
bots = [make_bot("random", seat) for seat in range({players})]
while not g.over and len(g.actions) < 1500:
    g.apply(ask(bots[g.player], g))
    if len(g.actions) % 100 == 0:
        g.view(0), g.view(None, open_hands=True), g.words(), g.describe(g.legal[0], lang="fr") if g.legal else None
        assert cv.from_position(g.position(), seed=1).legal == g.legal
assert cv.load(g.save()) == g and g.copy().key == g.key
g.turns, g.scores, g.places, g.score_sheet(0), g.catalogue(), g.sight(4)
again = cv.new({game!r}, {players}, seed=3)
again.turn(g.turns[0])
print("played", len(g.actions), g.scores)
"""
TEXT = """
import io, sys
from caravansary.cli import main
sys.stdin = io.StringIO("1\\n" * 3)
code = main(["play", {game!r}, "--text", "--bots", "random", "--seat", "1", "--seed", "4", "--plain"])
print("ended", code)
"""


def run(code: str, **variables: str) -> str:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("CARAVANSARY", "PYTEST"))}
    environment = {**kept, "PYTHONPATH": str(PACKAGE.parent), **variables}
    done = subprocess.run([sys.executable, "-c", textwrap.dedent(code)], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_whole_games_are_played_without_numpy_and_numba(game, players):
    code = PLAY.format(game=game, players=players)
    blocked = run(BLOCK + code)
    assert "played" in blocked
    assert blocked in run(WATCH + code).replace("loaded []\n", "")


@pytest.mark.parametrize("game", sorted({game for game, _ in TABLES}))
def test_the_text_table_needs_neither(game):
    assert "ended" in run(BLOCK + TEXT.format(game=game))


@pytest.mark.parametrize("game", sorted({game for game, _ in TABLES}))
def test_planners_play_the_same_turns_plain_and_compiled(game):
    """One algorithm, one source: `greedy` and `mcts` choose the same without Numba, only later."""
    code = f"""
    import caravansary as cv
    from caravansary.bots import ask, make_bot
    g = cv.new({game!r}, 2, seed=5)
    bots = [make_bot("greedy", 1), make_bot("mcts:20", 2)]
    while len(g.actions) < 24:
        g.apply(ask(bots[g.player], g))
    print(g.actions)
    """
    assert run(BLOCK + textwrap.dedent(code)) == run(code)


@pytest.mark.parametrize("arguments", [["--version"], ["--help"], ["--lang", "fr", "--help"]])
def test_the_command_line_answers_before_anything_heavy_is_loaded(arguments):
    code = f"""
    import sys
    from caravansary.cli import main
    try:
        main({arguments!r})
    except SystemExit:
        pass
    assert not {{"numpy", "numba", "asyncio", "caravansary.games.spice_road"}} & set(sys.modules), sorted(sys.modules)
    """
    run(code)
