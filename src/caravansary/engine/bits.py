"""Sets of cards as the bits of one integer of at most 63 bits; written once for Python and for compiled code."""

from __future__ import annotations

from typing import Any

from caravansary.engine.jit import ENABLED, compiled


def lowest(cards: int) -> int:
    """The smallest member of a set that is not empty."""
    return (cards & -cards).bit_length() - 1


def count(cards: int) -> int:
    return cards.bit_count()


if ENABLED:
    from llvmlite import ir
    from numba import types
    from numba.extending import intrinsic, overload

    @intrinsic
    def _trailing_zeros(context: Any, x: Any) -> Any:
        def build(_: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

        return types.int64(types.int64), build

    @intrinsic
    def _ones(context: Any, x: Any) -> Any:
        def build(_: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.ctpop(args[0])

        return types.int64(types.int64), build

    @overload(lowest)
    def _lowest(cards):  # type: ignore[no-untyped-def]
        return lambda cards: _trailing_zeros(cards)  # type: ignore[call-arg]

    @overload(count)
    def _count(cards):  # type: ignore[no-untyped-def]
        return lambda cards: _ones(cards)  # type: ignore[call-arg]


@compiled
def nth_bit(cards: int, n: int) -> int:
    """The n-th smallest member, counted from 0."""
    for _ in range(n):
        cards &= cards - 1
    return lowest(cards)
