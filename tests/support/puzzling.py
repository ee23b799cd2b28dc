"""Puzzles that are solved, or missed, with one press."""

from __future__ import annotations

from typing import Any

from caravansary.analysis.puzzle_book import actions_of, game_of, puzzles_of
from caravansary.games import kind

Pressed = tuple[str, str | None]  # a verb and what it is done with


def one_press(game: str) -> tuple[str, Pressed, Pressed]:
    """A puzzle whose best turn, and another one, is a single decision; with both."""
    for puzzle in puzzles_of(kind(game)):
        now = game_of(kind(game), puzzle)
        turns = [actions_of(now, turn) for turn in (puzzle["best"], *(other["turn"] for other in puzzle["others"]))]
        best, *others = [now.word(turn[0]) if len(turn) == 1 else None for turn in turns]
        other = next((word for word in others if word is not None), None)
        if best is not None and other is not None:
            return puzzle["id"], (best.verb, best.arg), (other.verb, other.arg)
    raise AssertionError(f"no such puzzle of {game}")


def press(page: Any, what: Pressed) -> None:
    verb, arg = what
    page.click(f"[data-verb='{verb}']" + (f"[data-arg='{arg}']" if arg else ""))
