"""Positions in words, and programs that play by lines of JSON: with retries, time limits and a transcript."""

from __future__ import annotations

import json
import pickle
import sys
from copy import deepcopy
from itertools import islice
from pathlib import Path

import pytest

import caravansary as cv
from caravansary.arena.schedule import Task
from caravansary.arena.table import Setting, play
from caravansary.bots import ask
from caravansary.child import Failed, TooLong
from caravansary.envs.process import ProcessBot
from caravansary.envs.text import action_in, as_data, as_json, as_text
from support.playing import decisions, every_game

PROGRAM = """
import json, sys, time
how = sys.argv[1]
for line in sys.stdin:
    asked = json.loads(line)
    legal = asked["actions"]
    if how == "last":
        said = {"action": legal[-1]["action"], "because": "it does least"}
    elif how == "words":
        said = {"notation": legal[0]["notation"]}
    elif how == "learns":
        said = {"action": legal[0]["action"]} if "error" in asked else {"action": 9999}
    elif how == "never":
        said = {"notation": "castle"}
    elif how == "babbles":
        print("Let me think.", flush=True)
        continue
    elif how == "sleeps":
        continue
    elif how == "dies":
        sys.exit(3)
    print(json.dumps(said), flush=True)
"""


@pytest.fixture
def bot(tmp_path: Path):
    (tmp_path / "program.py").write_text(PROGRAM)
    made = []

    def make(how: str, **options: str) -> ProcessBot:
        made.append(ProcessBot(7, command=f"{sys.executable} {tmp_path / 'program.py'} {how}", **options))
        return made[-1]

    yield make
    for each in made:
        each.close()


@every_game
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_all_legal_actions_are_told_in_both_editions(game, lang):
    for edition in cv.games()[game]["editions"]:
        for g in islice(decisions(cv.new(game, 2, seed=4, edition=edition)), 0, 120, 20):
            told = json.loads(as_json(g, lang))
            assert told == as_data(g, lang) and told["view"] == json.loads(json.dumps(g.view(g.player)))
            assert [each["action"] for each in told["actions"]] == g.legal
            text = as_text(g, lang)
            for action in g.legal:
                assert f"{action}: {g.notation(action)} ({g.describe(action, lang)})" in text.splitlines()
                assert action_in({"action": action}, g) == action_in(str(action), g) == action
            assert "\x1b" not in text


def test_answers_that_mean_nothing_are_refused():
    g = cv.new("spice-road", 2, seed=1)
    for wrong in ({"action": 69}, {"action": 9999}, {"notation": "castle"}, {}, None, True, [], "", {"action": True}):
        with pytest.raises(cv.CaravansaryError):
            action_in(wrong, g)
    assert g.notation(action_in({"notation": " rest "}, g)) == "rest"


def test_a_program_plays_by_numbers_or_words(bot):
    g = cv.new("spice-road", 2, seed=1)
    last = bot("last")
    assert ask(last, g) == g.legal[-1] and ask(bot("words"), g) == g.legal[0]
    for copied in (deepcopy, pickle.dumps):
        with pytest.raises(TypeError, match="program at play"):
            copied(last)


def test_a_program_may_try_again_and_everything_said_is_kept(bot, tmp_path):
    g = cv.new("spice-road", 2, seed=1)
    kept = tmp_path / "talk.jsonl"
    assert ask(bot("learns", transcript=str(kept)), g) == g.legal[0]
    first, second = (json.loads(line) for line in kept.read_text(encoding="utf-8").splitlines())
    assert "error" not in first["asked"] and json.loads(first["answered"]) == {"action": 9999}
    assert second["asked"]["error"] and json.loads(second["asked"]["answer"]) == {"action": 9999}
    assert first["asked"]["seed"] == 7 and first["asked"]["text"] == as_text(g) and "seconds" in first


@pytest.mark.parametrize(("how", "error"), [("never", Failed), ("babbles", Failed), ("dies", Failed), ("sleeps", TooLong)])
def test_a_program_that_does_not_play_loses(bot, how, error):
    with pytest.raises(error):
        ask(bot(how, seconds="0.5" if how == "sleeps" else "60", retries="1"), cv.new("spice-road", 2, seed=1))


def test_it_plays_in_the_arena(tmp_path):
    (tmp_path / "program.py").write_text(PROGRAM)
    spec = f"caravansary.envs.process:ProcessBot,command={sys.executable} {tmp_path / 'program.py'} HOW"
    ends = {}
    for how in ("last", "dies"):
        specs = (spec.replace("HOW", how), "beam:1,depth=1")
        ends[how] = play(Setting("spice-road", 2, specs), Task(0, 0, (0, 1), 3, (1, 2)))
    assert ends["last"]["end"] == "over" and ends["last"]["places"] == [2, 1]
    assert ends["dies"]["end"] == "forfeit" and ends["dies"]["forfeit"]["seat"] == 0


def test_what_can_not_be_started_is_refused():
    for wrong in ({"command": "/nowhere/at/all"}, {"command": ""}, {"command": sys.executable, "seconds": "soon"}):
        with pytest.raises(cv.BadOption):
            ProcessBot(**wrong)
