"""Operations Numba has to be taught, which plain Python writes differently (see `bits` and `memory`)."""

from __future__ import annotations

from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload

from caravansary.engine.bits import count, lowest
from caravansary.engine.memory import END, KEY, LOW, WORD, are_equal, fingerprint, hash_of, put

_KEY, _END, _LOW, _MOST = np.uint64(KEY), np.uint64(END), np.uint64(LOW), np.uint64(WORD >> 2)
_HALF = np.uint64(32)


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


@intrinsic
def _word(context: Any, record: Any, j: Any) -> Any:
    """Word j of a record's memory, filled up with 0 where the record ends within it."""

    def build(_: Any, builder: Any, signature: Any, args: Any) -> Any:
        whole, rest = divmod(record.size, 8)
        long, byte = ir.IntType(64), ir.IntType(8)
        start = builder.bitcast(args[0], byte.as_pointer())
        at = builder.mul(args[1], long(8))

        def loaded(kind: Any, offset: Any) -> Any:
            place = builder.bitcast(builder.gep(start, [offset]), kind.as_pointer())
            return builder.zext(builder.load(place, align=1), long) if kind is byte else builder.load(place, align=1)

        if not rest:
            return loaded(long, at)
        result = builder.alloca(long)
        with builder.if_else(builder.icmp_signed("<", args[1], long(whole))) as (then, otherwise):
            with then:
                builder.store(loaded(long, at), result)
            with otherwise:
                last = long(0)
                for k in range(rest):
                    last = builder.or_(last, builder.shl(loaded(byte, builder.add(at, long(k))), long(8 * k)))
                builder.store(last, result)
        return builder.load(result)

    return types.int64(record, types.int64), build


def _words_in(records: Any) -> int:
    return -(-int(records.dtype.size) // 8)


@overload(fingerprint)
def _fingerprint(records, i):  # type: ignore[no-untyped-def]
    words = _words_in(records)

    def mix(records, i):  # type: ignore[no-untyped-def]
        x = np.uint64(0)
        key = _KEY
        for j in range(words):
            word = np.uint64(_word(records[i], j))  # type: ignore[call-arg]
            x += ((word + key) & _LOW) * (((word >> _HALF) + (key >> _HALF)) & _LOW)
            key += _KEY
        x *= _END
        return np.int64((x ^ (x >> _HALF)) & _MOST)

    return mix


@overload(hash_of)
def _hash_of(records, i):  # type: ignore[no-untyped-def]
    return lambda records, i: fingerprint(records, i)


@overload(are_equal)
def _are_equal(records, i, j):  # type: ignore[no-untyped-def]
    words = _words_in(records)

    def compare(records, i, j):  # type: ignore[no-untyped-def]
        k = 0
        while k < words and _word(records[i], k) == _word(records[j], k):  # type: ignore[call-arg]
            k += 1
        return k == words

    return compare
