"""The first games: every step is legal at its moment and says a sentence in every language, and nothing to be learned is missing."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from typing import Any

import pytest

import caravansary as cv
from caravansary.texts import EDITIONS, LANGUAGES, has_text, text

FRONTEND = Path(__file__).parents[1] / "frontend"
LOCALES = Path(cv.__file__).parent / "locales"

EVERYWHERE = {"goal", "cubes", "trading", "trading several times", "raising", "the limit", "claiming", "the end"}
TOPICS = {
    "spice-road": EVERYWHERE | {"playing", "getting cards", "paying", "resting", "coins"},
    "eastern-wonders": EVERYWHERE
    | {"sailing", "leaving cubes", "tolls", "outposts", "paying", "columns", "bonus tiles", "ports", "the Closed Port", "harvesting"},
    "endless-world": EVERYWHERE
    | {
        "placing",
        "expelling",
        "resting",
        "golems",
        "bonus tiles",
        "assistance cards",
        "tool cards",
        "new merchants cards",
        "exploration cards",
    },
}


def _script() -> Any:
    spec = importlib.util.spec_from_file_location("make_lessons", FRONTEND / "make_lessons.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


make_lessons = _script()
SCRIPTS = {game: make_lessons.read(path) for game, path in make_lessons.scripts().items()}


@pytest.mark.parametrize("game", SCRIPTS)
def test_a_lesson_is_what_the_engine_plays(game: str) -> None:
    kept = make_lessons.read(make_lessons.kept(make_lessons.scripts()[game]))
    assert make_lessons.lesson(SCRIPTS[game]) == kept, f"the lesson of {game} is stale: python frontend/make_lessons.py"


@pytest.mark.parametrize("game", SCRIPTS)
def test_everything_to_be_learned_is_in_it(game: str) -> None:
    taught = {topic for chapter in SCRIPTS[game]["chapters"] for step in chapter["steps"] for topic in step.get("topics", ())}
    assert taught == TOPICS[game]
    assert "goal" in SCRIPTS[game]["chapters"][0]["steps"][0]["topics"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", SCRIPTS)
def test_every_step_says_one_sentence(game: str, lang: str) -> None:
    says = [step["say"] for chapter in SCRIPTS[game]["chapters"] for step in chapter["steps"]]
    assert len(says) == len(set(says))
    said = {f"{game}-lesson-{each}" for each in (*says, "won")}
    titles = {f"{game}-chapter-{chapter['id']}" for chapter in SCRIPTS[game]["chapters"]}
    assert sorted(name for name in said | titles if not has_text(name, lang)) == []
    for name in said:
        for edition in EDITIONS:
            sentence = text(name, {"name": "Mei"}, lang, edition)
            assert sentence.endswith(".") and not re.search(r"[.!?] ", sentence), f"{name}: {sentence}"
            assert len(sentence) < 190, f"{name} is long: {sentence}"
    written = set(
        re.findall(
            r"^([\w-]+-(?:lesson|chapter)-[\w-]+) =", (LOCALES / lang / f"{game}-lesson.ftl").read_text(encoding="utf-8"), re.MULTILINE
        )
    )
    assert written == said | titles


@pytest.mark.parametrize("game", SCRIPTS)
def test_every_tip_is_about_something_that_comes_up(game: str) -> None:
    written = (LOCALES / "en" / f"{game}-lesson.ftl").read_text(encoding="utf-8")
    tips = set(re.findall(rf"^{game}-tip-([\w-]+) =", written, re.MULTILINE))
    now = cv.new(game, seed=1)
    assert tips and not tips - {now.word(action).verb for action in range(now.kind.actions)}


def test_a_step_that_is_not_legal_is_noticed() -> None:
    wrong = {
        "chapters": [{"id": "x", "position": SCRIPTS["spice-road"]["chapters"][0]["position"], "steps": [{"say": "x", "do": "claim p05"}]}]
    }
    with pytest.raises(ValueError, match="not legal"):
        make_lessons.lesson(wrong)
