"""Puzzles: what ships is playable, explained and held to the rules it was made with; the table shows it and gives nothing away."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from caravansary.analysis import puzzle_book
from caravansary.analysis.puzzle_book import Puzzle
from caravansary.games import ids, kind
from caravansary.texts import text
from support.house import Data, Person, opened

BOOKS = [id for id in ids() if (path := kind(id).puzzles) is not None and path.is_file()]


def book(game: str) -> list[Puzzle]:
    return list(puzzle_book.puzzles_of(kind(game)))


@pytest.mark.parametrize("game", BOOKS)
def test_a_book_was_made_with_todays_rules_and_holds_each_puzzle_once(game: str) -> None:
    puzzles = book(game)
    assert puzzles, "made with other rules or values: python -m caravansary.analysis.puzzles makes them anew"
    assert len({each["id"] for each in puzzles}) == len(puzzles)
    assert {each["part"] for each in puzzles} <= {"opening", "middle", "end"} and {each["level"] for each in puzzles} <= {0, 1, 2}


@pytest.mark.parametrize("game", BOOKS)
def test_the_best_turn_can_be_played_and_is_another_than_the_others(game: str) -> None:
    for puzzle in book(game):
        for edition in kind(game).editions:
            now = puzzle_book.game_of(kind(game), puzzle, edition)
            best = puzzle_book.actions_of(now, puzzle["best"])
            end = puzzle_book.ended(now, best)
            assert puzzle["others"] and all(each["points"] >= 2 and each["wins"] > 0 for each in puzzle["others"])
            assert end not in {puzzle_book.ended(now, puzzle_book.actions_of(now, each["turn"])) for each in puzzle["others"]}
            after = now.copy()
            for action in best:
                after.apply(action)
            assert after.over or (after.round, after.player) != (now.round, now.player), puzzle["id"]


@pytest.mark.parametrize("game", BOOKS)
def test_every_reason_can_be_said_in_both_languages(game: str) -> None:
    for puzzle in book(game):
        why = puzzle["why"] or {"id": "points", "args": {"points": 3}}
        for lang in ("en", "fr"):
            assert text(f"why-{why['id']}", {**why["args"], "name": "Zeno"}, lang, "golem")


def test_the_same_position_makes_the_same_puzzle() -> None:
    from caravansary.analysis.puzzles import puzzle_of

    found = kind(BOOKS[-1])
    puzzle = book(found.id)[0]
    now = puzzle_book.game_of(found, puzzle)
    assert puzzle_of(now, int(puzzle["from"].split("/")[0]), puzzle["part"], puzzle["from"]) == puzzle


def test_puzzles_of_other_values_are_none(tmp_path: Path) -> None:
    found = kind("spice-road")
    puzzle_book.write_book(tmp_path / "puzzles.json", found, book(found.id)[:1])
    assert len(puzzle_book.read_book(tmp_path / "puzzles.json", found)) == 1
    changed = json.loads((tmp_path / "puzzles.json").read_text()) | {"components": "others"}
    (tmp_path / "puzzles.json").write_text(json.dumps(changed))
    assert puzzle_book.read_book(tmp_path / "puzzles.json", found) == []


def asked(game: str, **body: Any) -> tuple[int, Data]:
    async def story() -> tuple[int, Data]:
        return await Person(await opened()).ask("POST", f"/games/{game}/puzzle", body)

    return asyncio.run(story())


def test_the_table_lists_puzzles_without_their_answers() -> None:
    async def story() -> None:
        ana = Person(await opened())
        about = await ana.get("/about")
        for game in BOOKS:
            listed = (await ana.get(f"/games/{game}/puzzles"))["puzzles"]
            assert len(listed) == about["games"][game]["puzzles"] == len(book(game))
            assert set(listed[0]) == {"id", "part", "level"}

    asyncio.run(story())


@pytest.mark.parametrize("game", BOOKS)
def test_a_turn_is_played_and_judged(game: str) -> None:
    puzzle = next(each for each in book(game) if each["others"])
    now = puzzle_book.game_of(kind(game), puzzle)
    best = puzzle_book.actions_of(now, puzzle["best"])
    _, begun = asked(game, puzzle=puzzle["id"], edition="golem")
    assert begun["verdict"] is None and begun["legal"] and begun["view"]["edition"] == "golem"
    assert "best" not in json.dumps(begun)
    _, found = asked(game, puzzle=puzzle["id"], actions=best)
    assert found["verdict"]["best"] and found["verdict"]["why"]["id"].startswith("why-") and found["legal"] == []
    wrong = puzzle_book.actions_of(now, puzzle["others"][0]["turn"])
    _, missed = asked(game, puzzle=puzzle["id"], actions=wrong)
    assert missed["verdict"] == {"best": False, "points": puzzle["others"][0]["points"], "decks": puzzle["decks"]}
    _, shown = asked(game, puzzle=puzzle["id"], solution=True)
    assert shown["actions"] == best and shown["verdict"] == found["verdict"]


def test_bad_answers_are_refused() -> None:
    puzzle = book("spice-road")[0]
    assert asked("spice-road", puzzle="nosuch")[1]["error"]["code"] == "no-such-page"
    assert asked("spice-road", puzzle=puzzle["id"], actions=[99999])[1]["error"]["code"] == "illegal"
    best = puzzle_book.actions_of(puzzle_book.game_of(kind("spice-road"), puzzle), puzzle["best"])
    assert asked("spice-road", puzzle=puzzle["id"], actions=[*best, 0])[1]["error"]["code"] == "illegal"
    assert asked("spice-road", puzzle=puzzle["id"], edition="none")[1]["error"]["code"] == "illegal"
