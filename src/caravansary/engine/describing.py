"""The contract of description: a position as the few features that a judge uses, written by the game's `features`.

Besides the function below it has `size(players)`, the number of features. In any one position most are 0, so only the others are noted: the
place of each and its value, a number of the order of 1. Everything noted is public: hands that entered play in the open count as known,
decks are sets. Seats are counted around the table from the one that begins a turn.

The functions at the end note one part each and return how many features are noted so far.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from caravansary.engine.bits import lowest
from caravansary.engine.cubes import LEVELS
from caravansary.engine.dispatch import by_game
from caravansary.engine.jit import compiled
from caravansary.engine.judging import expected
from caravansary.engine.rules import Box, State, score

CUBES = 6 * LEVELS + 1  # features of `note_cubes`
CLAIM = 4  # features of `note_claim`


class Noted(NamedTuple):
    """Features that are not 0, in any order."""

    place: Any
    value: Any


@by_game("features")
def describe(s: State, box: Box, seat: int, noted: Noted) -> int:  # type: ignore[empty-body]
    """Note the position as it looks to a seat that begins its turn; returns how many features were noted."""


@compiled
def note(noted: Noted, n: int, place: int, value: float) -> int:
    noted.place[n] = place
    noted.value[n] = value
    return n + 1 if value != 0.0 else n


@compiled
def note_set(noted: Noted, n: int, place: int, cards: int) -> int:
    """A 1 for each member of a set of cards."""
    while cards:
        n = note(noted, n, place + lowest(cards), 1.0)
        cards &= cards - 1
    return n


@compiled
def note_cubes(noted: Noted, n: int, place: int, pile: Any) -> int:
    """The number of cubes by level and in all, and whether there are at least 1, 2, 3, 4, 5 of a level."""
    all_ = 0
    for c in range(LEVELS):
        all_ += pile[c]
        n = note(noted, n, place + 6 * c, pile[c] / 4)
        for least in range(1, 6):
            if pile[c] >= least:
                n = note(noted, n, place + 6 * c + least, 1.0)
    return note(noted, n, place + 6 * LEVELS, all_ / 10)


@compiled
def note_claim(noted: Noted, n: int, place: int, pile: Any, cost: Any, points: int) -> int:
    """How near a pile is to a claim: how much is missing, by level and in cubes, and what it brings if nothing is."""
    missing, cubes = 0, 0
    for c in range(LEVELS):
        short = max(0, cost[c] - pile[c])
        missing += (c + 1) * short
        cubes += short
    n = note(noted, n, place, missing / 8)
    n = note(noted, n, place + 1, points / 10 / (1 + missing))
    n = note(noted, n, place + 2, 1.0 if missing == 0 else 0.0)
    return note(noted, n, place + 3, 1.0 if cubes == 1 else 0.0)


@compiled
def lead(s: State, box: Box, seat: int) -> int:
    """Points ahead of the best other seat."""
    best = -10_000
    for other in range(s.players):
        if other != seat:
            best = max(best, score(s, box, other))
    return score(s, box, seat) - best


@compiled
def expected_lead(s: State, box: Box, seat: int) -> float:
    """The same, with the points each is likely to make of what it has."""
    best = -10_000.0
    for other in range(s.players):
        if other != seat:
            best = max(best, expected(s, box, other))
    return expected(s, box, seat) - best
