"""The rules contract: functions that every game has in its `rules`, each called by one name for all games.

`s` is a state, `box` the component values; both are mirrors for plain code and records for compiled code. Every state has the
fields `player`, `phase`, `players`, `round` and `final_round`, so that shared code can read them.

The last action that `legal_actions` lists does least: it ends a turn or an optional part of it, or gives as little as it can.
Code that acts for an idle seat takes it (`least`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from caravansary.engine.dispatch import by_game
from caravansary.engine.jit import compiled

State = Any
Box = Any

OVER = 0  # the phase of a finished game, in every game


@by_game("rules")
def setup(s: State, box: Box, players: int, luck: int) -> None:
    """Lay out a new game in a blank state."""


@by_game("rules")
def legal_actions(s: State, box: Box, out: Any) -> int:  # type: ignore[empty-body]
    """Write the legal actions to `out`, the one that does least last; say how many there are."""


@by_game("rules")
def apply(s: State, box: Box, action: int, luck: int) -> None:
    """One legal decision, with everything that follows from it."""


@by_game("rules")
def score(s: State, box: Box, seat: int) -> int:  # type: ignore[empty-body]
    """The points of a seat as if the game ended now."""


@by_game("rules")
def goal(s: State) -> int:  # type: ignore[empty-body]
    """How many claims end the game."""


@by_game("rules")
def claims(s: State, seat: int) -> int:  # type: ignore[empty-body]
    """How many claims a seat has made."""


@compiled
def least(legal: Sequence[int], n: int) -> int:
    """The action that does least among the n legal ones."""
    return legal[n - 1]


def reached(s: State) -> list[int]:
    """The seats that have made as many claims as end the game."""
    return [seat for seat in range(s.players) if claims(s, seat) >= goal(s)]
