"""Sets of cards as the bits of one integer of at most 63 bits."""

from __future__ import annotations

from caravansary.engine.jit import compiled


def lowest(cards: int) -> int:
    """The smallest member of a set that is not empty."""
    return (cards & -cards).bit_length() - 1


def count(cards: int) -> int:
    return cards.bit_count()


@compiled
def nth_bit(cards: int, n: int) -> int:
    """The n-th smallest member, counted from 0."""
    for _ in range(n):
        cards &= cards - 1
    return lowest(cards)


def smallest(cards: int, n: int) -> int:
    """The n smallest members of a set, or all if there are fewer."""
    found = 0
    while cards and n > 0:
        found |= cards & -cards
        cards &= cards - 1
        n -= 1
    return found
