"""Piles of cubes: four counts, by level from 1 to 4; in text the digits in order, "1123"."""

from __future__ import annotations

from collections.abc import Sequence

from caravansary.engine.jit import compiled

LEVELS = 4


@compiled
def size(pile: Sequence[int]) -> int:
    return pile[0] + pile[1] + pile[2] + pile[3]


@compiled
def covers(pile: Sequence[int], cost: Sequence[int]) -> bool:
    return pile[0] >= cost[0] and pile[1] >= cost[1] and pile[2] >= cost[2] and pile[3] >= cost[3]


@compiled
def add(pile: list[int], more: Sequence[int]) -> None:
    for c in range(LEVELS):
        pile[c] += more[c]


@compiled
def remove(pile: list[int], cost: Sequence[int]) -> None:
    for c in range(LEVELS):
        pile[c] -= cost[c]


@compiled
def raisable(pile: Sequence[int]) -> bool:
    """Whether some cube can be raised: level 4 can't."""
    return pile[0] + pile[1] + pile[2] > 0


@compiled
def worth(pile: Sequence[int]) -> int:
    """End-of-game points of what is left: one per cube that is not yellow."""
    return pile[1] + pile[2] + pile[3]


def digits(pile: Sequence[int]) -> str:
    return "1" * pile[0] + "2" * pile[1] + "3" * pile[2] + "4" * pile[3]


def counts(text: str) -> list[int]:
    """The counts of a pile in text; `ValueError` when it is not made of the digits 1 to 4."""
    if not isinstance(text, str) or set(text) - set("1234"):
        raise ValueError(text)
    return [text.count(str(c + 1)) for c in range(LEVELS)]


def missing(pile: Sequence[int], cost: Sequence[int]) -> str:
    """What the pile lacks to cover the cost."""
    return digits([max(0, int(cost[c]) - int(pile[c])) for c in range(LEVELS)])
