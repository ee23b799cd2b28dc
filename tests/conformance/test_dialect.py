"""The games speak one dialect: the same files with the same contents, the engine as their only import, the same contract of rules."""

from __future__ import annotations

import ast
import inspect
import sys
from pathlib import Path

import pytest

import caravansary as cv
from caravansary import bots
from caravansary.engine import jit
from caravansary.engine.rules import least
from caravansary.games import kind
from support.playing import every_table

GAMES = [game for game in cv.games() if kind(game).is_own]
FILES = ("components", "draw", "evaluation", "features", "notation", "observation", "picture", "position", "rules", "state", "view")
CONTENTS = {
    "components": ("DATA", "TABLES", "make_box"),
    "draw": ("draw_table",),
    "evaluation": ("WEIGHTS", "banked", "promise", "worth_trying", "blindfold", "again", "claimed", "overdue"),
    "features": ("size", "describe"),
    "notation": ("word", "why_not"),
    "observation": ("FIXED", "fields", "observe", "observe_fixed"),
    "picture": ("height", "draw"),
    "position": ("read_position",),
    "rules": ("setup", "legal_actions", "apply", "goal", "claims", "end_turn", "score"),
    "state": ("MAX_PLAYERS", "STATE", "BOX", "PHASES", "TURN_DONE", "ACTIONS"),
    "view": ("position", "view", "score_sheet"),
}
every_game = pytest.mark.parametrize("game", GAMES)


def folder(game: str) -> Path:
    return Path(str(sys.modules[kind(game).package].__file__)).parent


@every_game
def test_every_game_has_the_same_files_with_the_same_contents(game):
    package = sys.modules[kind(game).package]
    for file in FILES:
        module = sys.modules[f"{package.__name__}.{file}"]
        for name in CONTENTS[file]:
            assert hasattr(module, name), f"{file}.{name}"
    others = {path.stem for path in folder(game).glob("*.py")} - {*FILES, "__init__"}
    assert all(f"{other}.py" in (package.__doc__ or "") for other in others), "what is not usual is named in the package's first lines"


def test_the_engine_imports_no_game_and_nothing_above_it():
    for path in (jit.PACKAGE / "engine").glob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        above = [node.module for node in tree.body if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("caravansary.")]
        assert all(name.startswith(("caravansary.engine", "caravansary.errors", "caravansary.texts")) for name in above), path.name


@every_game
def test_every_rule_can_be_compiled_and_says_its_types(game):
    for part in (kind(game).rules, kind(game).evaluation):
        for name, function in inspect.getmembers(part, inspect.isfunction):
            if function.__module__.startswith(kind(game).package):
                assert jit.mark_of(function) is not None, name
                assert "return" in function.__annotations__, name


@every_table
def test_the_last_action_listed_does_least(game, players):
    """Taken again and again it ends every turn soon, claims nothing and never ends the game."""
    g = cv.new(game, players, seed=2)
    for _ in range(3):
        for action in g.legal[:1] * (g.phase == "turn"):
            g.apply(action)
    claimed = [seat["claims"] for seat in g.view()["seats"]]
    while g.round < 30:
        turn, decisions = (g.round, g.player), 0
        while (g.round, g.player) == turn:
            g.apply(least(g.legal, len(g.legal)))
            decisions += 1
            assert decisions <= 40
    assert [seat["claims"] for seat in g.view()["seats"]] == claimed and not g.over


@every_table
def test_what_follows_from_the_rules_is_in_the_view(game, players):
    g = cv.new(game, players, seed=5)
    view = g.view(0)
    assert view["goal"] > 0 and view["reached"] == []
    for seat in view["seats"]:
        assert seat["claims"] == 0 and seat["limit"] > 0
        assert seat["missing"] and all(set(pile) <= set("1234") for pile in seat["missing"].values())


@pytest.mark.parametrize("game", GAMES)
def test_the_view_counts_the_points_that_show(game):
    """Of a seat's own points all, of another's those that do not lie face down, where all is open those of everybody."""
    g, bot = cv.new(game, 2, seed=3), bots.make_bot("greedy", 1)
    while not g.over:
        g.apply(bots.ask(bot, g))
    sheets = [{source: points for source, points in g.score_sheet(seat).items() if source != "total"} for seat in range(2)]
    assert [seat["sheet"] for seat in g.view(None, True)["seats"]] == sheets
    mine, theirs = (seat["sheet"] for seat in g.view(0)["seats"])
    hidden = {"spice-road": {"cards": None}, "eastern-wonders": {"vp": None}, "endless-world": {}}[game]
    assert mine == sheets[0] and theirs == sheets[1] | hidden
