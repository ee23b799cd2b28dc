"""Memory for compiled and plain code: arrays of NumPy (or of a kernel) for the one, lists for the other.

The source of a search runs on both. What can't be written the same way for both is here: allocating records and numbers, and copying and
comparing records.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from caravansary.engine import jit
from caravansary.engine.layout import copied

if TYPE_CHECKING:
    from caravansary.engine.kind import Kind


# For `fingerprint`: odd numbers with no pattern in their bits.
KEY, END = 0x9E3779B97F4A7C15, 0xD6E8FEB86659FD93
LOW, WORD = (1 << 32) - 1, (1 << 64) - 1


def put(records: Any, i: int, others: Any, j: int) -> None:
    """Copy record j of others into place i; the two are independent afterwards."""
    records[i] = copied(others[j])


def hash_of(records: Any, i: int) -> int:
    """A number that equal records share, within one search."""
    return hash(records[i].of_layout.pack(records[i]))


def fingerprint(records: Any, i: int) -> int:
    """A number of at most 62 bits that equal records share: the same everywhere, in plain and in compiled code."""
    data: bytes = records[i].of_layout.pack(records[i])
    words = -(-len(data) // 8)
    x = 0
    for j, word in enumerate(struct.unpack(f"={words}Q", data.ljust(8 * words, b"\0"))):
        key = (j + 1) * KEY
        x += ((word + key) & LOW) * (((word >> 32) + (key >> 32)) & LOW)
    x = (x & WORD) * END & WORD
    return (x ^ (x >> 32)) & (WORD >> 2)


def are_equal(records: Any, i: int, j: int) -> bool:
    return bool(records[i].of_layout.pack(records[i]) == records[j].of_layout.pack(records[j]))


def room_for_states(kind: Kind, size: int) -> Any:
    """Memory for states; each is `put` there before it is read."""
    if jit.kernels:
        return _of_kernels().Array((size,), kind.state.itemsize)
    if not jit.ENABLED:
        return [None] * size
    import numpy as np

    return np.zeros(size, kind.state.dtype)


def whole_numbers(*shape: int) -> Any:
    return _room(shape, 0)


def fractions(*shape: int) -> Any:
    return _room(shape, 0.0)


def short_fractions(values: int | Sequence[float]) -> Any:
    """Numbers of 32 bits, or room for as many: for large arrays that can do with less precision."""
    if jit.kernels:
        memory = _of_kernels()
        return memory.Array((values,), "f4") if isinstance(values, int) else memory.packed((len(values),), "f4", values)
    if not jit.ENABLED:
        return [0.0] * values if isinstance(values, int) else [float(value) for value in values]
    import numpy as np

    return np.zeros(values, np.float32) if isinstance(values, int) else np.array(values, np.float32)


def _room(shape: tuple[int, ...], zero: float) -> Any:
    if jit.kernels:
        return _of_kernels().Array(shape, "i8" if isinstance(zero, int) else "f8")
    if jit.ENABLED:
        import numpy as np

        return np.zeros(shape, np.int64 if isinstance(zero, int) else np.float64)
    return [_room(shape[1:], zero) for _ in range(shape[0])] if len(shape) > 1 else [zero] * shape[0]


def filled(values: Any) -> Any:
    """These numbers (or rows of numbers) as memory."""
    if jit.kernels:
        return _of_kernels().filled(values)
    if not jit.ENABLED:
        return [list(row) if hasattr(row, "__len__") else row for row in values]
    import numpy as np

    return np.array(values)


def _of_kernels() -> Any:
    from caravansary.kernels import memory

    return memory
