"""What Numba has to be taught: operations that plain Python has to write in another way (see `bits` and `memory`)."""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload

from caravansary.engine.bits import count, lowest
from caravansary.engine.memory import are_equal, hash_of, put


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


@overload(put)
def _put(records, i, others, j):  # type: ignore[no-untyped-def]
    def copy(records, i, others, j):  # type: ignore[no-untyped-def]
        records[i] = others[j]

    return copy


@overload(hash_of)
def _hash_of(records, words, i):  # type: ignore[no-untyped-def]
    def mix(records, words, i):  # type: ignore[no-untyped-def]
        x = 7
        for j in range(words.shape[1]):
            x = ((x ^ words[i, j]) & 0x3FFFFFFFFFFF) * 65537
            x ^= x >> 29
        return x

    return mix


@overload(are_equal)
def _are_equal(records, words, i, j):  # type: ignore[no-untyped-def]
    def compare(records, words, i, j):  # type: ignore[no-untyped-def]
        k = 0
        while k < words.shape[1] and words[i, k] == words[j, k]:
            k += 1
        return k == words.shape[1]

    return compare
