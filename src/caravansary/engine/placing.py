"""The order of finish, at the end or as if the game ended now: by points; ties are settled by a rule of the game.

In all games so far, the tied player who took their last turn latest is ahead (SR-32, EW-52, EN-53). Since all have had the same
number of turns, that is the later seat. A game with another rule has its own `wins_tie`.
"""

from __future__ import annotations

from collections.abc import Sequence

from caravansary.engine.dispatch import by_game
from caravansary.engine.jit import compiled
from caravansary.engine.rules import Box, State, score


@compiled
def later_seat_wins_tie(s: State, seat: int, other: int) -> bool:
    return seat > other


@by_game("rules", default=later_seat_wins_tie)
def wins_tie(s: State, seat: int, other: int) -> bool:  # type: ignore[empty-body]
    """Whether a seat finishes before another with the same points."""


@compiled
def is_ahead(s: State, box: Box, seat: int, other: int) -> bool:
    """Whether a seat finishes before another."""
    mine, theirs = score(s, box, seat), score(s, box, other)
    return mine > theirs or (mine == theirs and wins_tie(s, seat, other))


@compiled
def place_of(s: State, box: Box, seat: int) -> int:
    """The place of a seat, from 0 for the winner."""
    place = 0
    for other in range(s.players):
        if other != seat and is_ahead(s, box, other, seat):
            place += 1
    return place


def winner_of(places: Sequence[int]) -> int:
    """The seat in the first place."""
    return min(range(len(places)), key=places.__getitem__)
