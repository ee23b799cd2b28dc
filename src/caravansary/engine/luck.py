"""Luck: where cards come from when they are revealed.

`luck` is one integer of at most 62 bits that is handed to the rules and never stored in a state. The k-th draw from
a deck is a function of (luck, deck, k) alone, so taking a move back never re-rolls anything and two games with the
same luck deal each deck in the same order. All arithmetic stays below 2**63.
"""

from __future__ import annotations

from caravansary.engine.bits import nth_bit
from caravansary.engine.jit import compiled

MAX_LUCK = (1 << 62) - 1
_LOW = (1 << 32) - 1
# Multiply-with-carry multipliers: a * 2**32 - 1 is a safe prime, and a < 2**31 keeps every product below 2**63.
_A = 1791398085
_B = 2131995753
SPREAD = 2654435769  # spreads neighbouring numbers over all bits


@compiled
def stir(x: int) -> int:
    """One step of the multiply-with-carry generator."""
    return (x & _LOW) * _A + (x >> 32)


@compiled
def generator(seed: int) -> int:
    """A generator state (see `stir`) for a seed of at most 62 bits."""
    return stir(stir(seed ^ SPREAD))


@compiled
def draw(luck: int, deck: int, k: int, n: int) -> int:
    """A number from 0 to n - 1: the k-th draw from `deck` under this luck."""
    return below(scattered(luck ^ ((deck * 1000003 + k + 1) * SPREAD)), n)


@compiled
def scattered(x: int) -> int:
    """A number of at most 62 bits, each of which depends on every bit of x."""
    for _ in range(3):
        x = (x & _LOW) * _B + (x >> 32)
        x ^= x >> 29
        x = (x & _LOW) * _A + (x >> 32)
        x ^= x >> 31
    return x & MAX_LUCK


@compiled
def draw_card(cards: int, left: int, luck: int, deck: int) -> int:
    """Draw from the set `cards` (bits) of which `left` are left; the count left says which draw this is."""
    return nth_bit(cards, draw(luck, deck, left, left))


@compiled
def below(x: int, n: int) -> int:
    """A number from 0 to n - 1 out of a state of the generator (see `stir`) or a number that is `scattered`."""
    return ((x & _LOW) * n) >> 32
