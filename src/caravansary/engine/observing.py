"""The contract of observation: what a seat may know as a vector of small numbers, written by the game's `observation`.

Besides the functions below it has `fields(players)`, the named parts of the vector in order, and FIXED, how many of its first numbers never
change during a game, for any seat. A game that later hides something seen also has `memory_fields(players)` and `observe_memory`. The
functions here write one part each and return where the next begins.
Numbers above 255 are written as 255.
"""

from __future__ import annotations

from math import prod
from typing import Any, NamedTuple

from caravansary.engine.bits import lowest
from caravansary.engine.cubes import LEVELS
from caravansary.engine.dispatch import by_game
from caravansary.engine.jit import compiled
from caravansary.engine.rules import OVER, Box, State

LARGEST = 255
USUAL_ROUNDS = 60


class Field(NamedTuple):
    """A named part of the vector; `flags` says that its numbers are 0 or 1, otherwise they count something."""

    name: str
    shape: tuple[int, ...]
    flags: bool = False
    most: int = LARGEST  # no number is larger, with the values that come with the game
    usual: int = LARGEST  # hardly any is larger: what to divide by

    @property
    def size(self) -> int:
        return prod(self.shape)


def flags(name: str, *shape: int) -> Field:
    return Field(name, shape, True, 1, 1)


def counts(name: str, *shape: int, most: int = LARGEST, usual: int | None = None) -> Field:
    """Where the rules set no limit, `usual` is the largest number that thousands of games showed."""
    return Field(name, shape, False, most, most if usual is None else usual)


def course(phases: int, players: int) -> list[Field]:
    """What every game has; see `put_course`."""
    return [
        flags("phase", phases),
        flags("final_round", 1),
        counts("round", 1, usual=USUAL_ROUNDS),
        flags("seat", players),
        flags("to_decide", players),
    ]


@by_game("observation")
def observe(s: State, box: Box, seat: int, out: Any) -> None:
    """Write what changes in a game into `out`, as this seat knows it."""


@by_game("observation")
def observe_fixed(s: State, box: Box, out: Any) -> None:
    """Write the numbers that stay the same into `out`, 8-bit numbers that are all 0 before."""


@compiled
def nothing_to_remember(s: State, box: Box, seat: int, out: Any, n: int) -> None:
    pass


@by_game("observation", default=nothing_to_remember)
def observe_memory(s: State, box: Box, seat: int, out: Any, n: int) -> None:
    """From place n on, write what this seat saw earlier and no longer sees: with it, the vector is complete."""


@compiled
def put(out: Any, n: int, value: int) -> int:
    out[n] = min(value, LARGEST)
    return n + 1


@compiled
def put_pile(out: Any, n: int, pile: Any) -> int:
    for c in range(LEVELS):
        out[n + c] = min(pile[c], LARGEST)
    return n + LEVELS


@compiled
def put_set(out: Any, n: int, cards: int, size: int) -> int:
    """A 1 for each member of a set of cards; `size` cards are possible."""
    while cards:
        out[n + lowest(cards)] = 1
        cards &= cards - 1
    return n + size


@compiled
def put_one(out: Any, n: int, which: int, size: int) -> int:
    """A 1 at place `which`, nothing for -1. Nearly every number passes here, so it is written without a branch."""
    out[n + max(which, 0)] = which >= 0
    return n + size


@compiled
def around(s: State, seat: int, k: int) -> int:
    """The k-th seat around the table, counted from `seat`."""
    other = seat + k
    return other if other < s.players else other - s.players


@compiled
def place_of(s: State, seat: int, other: int) -> int:
    """How many seats after `seat` another sits."""
    return other - seat if other >= seat else other - seat + s.players


@compiled
def put_course(s: State, seat: int, out: Any, n: int, phases: int) -> int:
    """Phase, last round, round, the seat in turn order, and who decides (counted from this seat; nobody at the end)."""
    n = put_one(out, n, s.phase, phases)
    n = put(out, n, s.final_round)
    n = put(out, n, s.round)
    n = put_one(out, n, seat, s.players)
    if s.phase != OVER:
        out[n + place_of(s, seat, s.player)] = 1
    return n + s.players
