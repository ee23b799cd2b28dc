"""The puzzles that a game brings: positions from real games in which one turn is clearly the best. Read here, made by `puzzles`.

A file names the rules version and the fingerprint of the values it was made with. Under any other, nothing in it is known to be true, and
the game has no puzzles.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypedDict

from caravansary.analysis.review import Why
from caravansary.engine.game import Game
from caravansary.engine.kind import Kind, load_components
from caravansary.engine.making import game_from_position

FORMAT = "caravansary puzzles 1"
LUCK = 0  # of every puzzle: what is revealed in the middle of a turn is the same for everybody


class Other(TypedDict):
    """A turn that is not the best."""

    turn: str
    points: float  # that it is behind, on average
    wins: float  # the same of the chance to win


Puzzle = TypedDict(
    "Puzzle",
    {
        "id": str,
        "position": dict[str, Any],
        "best": str,  # in notation
        "others": list[Other],  # the least bad one first
        "win": float,  # how likely the seat wins after the best turn
        "sure": float,  # the best turn is ahead of every other by at least this many standard errors
        "decks": int,  # the number of decks that showed it
        "why": Why | None,
        "part": str,  # of the game: opening, middle or end
        "topic": str,  # the verb that the best turn begins with
        "level": int,  # 0 is easy, 2 is hard
        "from": str,  # the seed of its game, and the number of the turn
    },
)


def puzzles_of(found: Kind) -> Sequence[Puzzle]:
    """The puzzles of a game; an empty list if it has none for today's rules and values."""
    return () if found.puzzles is None else _shipped(found.id, found.puzzles)


@cache
def _shipped(id: str, path: Path) -> Sequence[Puzzle]:
    from caravansary.games import kind

    return read_book(path, kind(id)) if path.is_file() else ()


def read_book(path: Path, found: Kind) -> list[Puzzle]:
    book = json.loads(path.read_text(encoding="utf-8"))
    puzzles: list[Puzzle] = book["puzzles"]
    return puzzles if {name: book.get(name) for name in ("format", "rules", "components")} == _stamp(found) else []


def write_book(path: Path, found: Kind, puzzles: Sequence[Puzzle]) -> None:
    """One puzzle a line, so that changes can be read."""
    head = json.dumps(_stamp(found))[:-1]
    lines = ",\n".join(json.dumps(puzzle, separators=(",", ":")) for puzzle in puzzles)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f'{head}, "puzzles": [\n{lines}\n]}}\n', encoding="utf-8")


def _stamp(found: Kind) -> Mapping[str, Any]:
    return {"format": FORMAT, "rules": found.rules_version, "components": load_components(found).fingerprint}


def game_of(found: Kind, puzzle: Puzzle, edition: str | None = None) -> Game:
    """The position of a puzzle, ready to be played."""
    position = puzzle["position"]
    return game_from_position(found, position if edition is None else {**position, "edition": edition}, LUCK)


def actions_of(now: Game, turn: str) -> list[int]:
    """The decisions of a turn in notation."""
    return now.turn_begun(turn)[0].actions[len(now.actions) :]


def ended(now: Game, turn: Sequence[int]) -> bytes:
    """Where a turn leads: two that lead to the same are the same answer."""
    thought = now.copy()
    for action in turn:
        if action in thought.legal:
            thought.apply(action)
    return thought.key
