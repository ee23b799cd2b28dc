"""The page of each game says what the code does: sizes, ids, parts of the observation."""

from __future__ import annotations

import re
from pathlib import Path

import caravansary as cv
from support.playing import every_game

DOCS = Path(__file__).parents[2] / "docs" / "envs"


def rows(game: str, heading: str) -> list[list[str]]:
    section = (DOCS / f"{game}.md").read_text(encoding="utf-8").split(f"## {heading}\n")[1].split("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def limits(part) -> str:
    if part.flags:
        return "flags"
    return f"0-{part.most}" if part.most < 255 else f"counts, {part.usual}"


@every_game
def test_every_page_has_the_same_sections(game):
    pages = {path.stem: re.findall(r"^## (.*)", path.read_text(encoding="utf-8"), re.MULTILINE) for path in DOCS.glob("*.md")}
    assert set(pages) == set(cv.games())
    assert pages[game] == ["Usage", "Sizes", "Actions", "Observation", "Rewards", "End"]


@every_game
def test_sizes(game):
    actions = cv.games()[game]["actions"]
    expected = [[str(n), str((spec := cv.observation(game, n)).size), str(spec.fixed), str(actions)] for n in cv.games()[game]["players"]]
    assert rows(game, "Sizes") == expected


@every_game
def test_actions_are_all_there_with_their_verbs(game):
    g = cv.new(game, 2, seed=1)
    next_ = 0
    for ids, verb, _ in rows(game, "Actions"):
        first, _, last = ids.partition("-")
        assert int(first) == next_
        next_ = int(last or first) + 1
        assert {g.word(action).verb for action in range(int(first), next_)} == {verb}
    assert next_ == cv.games()[game]["actions"]


@every_game
def test_observations(game):
    two, three = cv.observation(game, 2), cv.observation(game, 3)
    expected = [
        [
            f"`{name}`",
            " x ".join(str(a) if a == b else "P" for a, b in zip(part.shape, three.parts[name].shape, strict=True)),
            f"{part.slice.start}:{part.slice.stop}",
            limits(part),
        ]
        for name, part in two.parts.items()
    ]
    assert [row[:4] for row in rows(game, "Observation")] == expected
    assert all(len(row) == 5 and row[4] for row in rows(game, "Observation"))


def test_the_version_to_cite_is_this_one():
    cited = (DOCS.parents[1] / "CITATION.cff").read_text(encoding="utf-8")
    assert f"\nversion: {cv.__version__}\n" in cited
