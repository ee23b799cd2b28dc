"""How many sequences of so many decisions there are from a position: a number that any change of the rules moves.

tests/data/perft/<game>.json holds positions and their counts; `python tests/regenerate.py` writes them anew.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import caravansary as cv
from support.playing import notable

FOLDER = Path(__file__).resolve().parent.parent / "data" / "perft"
MOST = 4_000
DEPTH = 6


def count(g: cv.Game, depth: int) -> int:
    """Sequences of `depth` decisions; a game that is over has none."""
    if depth <= 1:
        return len(g.legal) if depth else 1
    total = 0
    for action in g.legal:
        after = g.copy()
        after.apply(action)
        total += count(after, depth - 1)
    return total


def entries(game: str) -> list[dict[str, Any]]:
    """For every player count the beginning, and one decision of every phase of a random game."""
    result = []
    for players in cv.games()[game]["players"]:
        for g in notable(cv.new(game, players, seed=players), seed=players, every=10**6, first=1):
            start = cv.from_position(g.position(), seed=players)
            result.append({"seed": players, "counts": counts(start), "position": start.position()})
    return result


def counts(g: cv.Game) -> list[int]:
    found: list[int] = []
    for depth in range(1, DEPTH + 1):
        found.append(count(g, depth))
        if found[-1] > MOST:
            break
    return found


def written(game: str) -> str:
    """One line an entry, so that a change is seen where it lies."""
    return "[\n" + ",\n".join(json.dumps(entry) for entry in entries(game)) + "\n]\n"
