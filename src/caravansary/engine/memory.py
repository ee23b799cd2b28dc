"""Memory that compiled and plain code use alike: arrays of NumPy (or of a kernel) for the one, lists for the other.

The source of a search runs on both. What can't be written the same way for both is here: room for records and numbers, and copying and
comparing records.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from caravansary.engine import jit
from caravansary.engine.layout import copied

if TYPE_CHECKING:
    from caravansary.engine.kind import Kind


def put(records: Any, i: int, others: Any, j: int) -> None:
    """Copy record j of others into place i; nothing that is done to one then shows in the other."""
    records[i] = copied(others[j])


def hash_of(records: Any, words: Any, i: int) -> int:
    """A number that equal records share."""
    return hash(records[i].of_layout.pack(records[i]))


def are_equal(records: Any, words: Any, i: int, j: int) -> bool:
    return bool(records[i].of_layout.pack(records[i]) == records[j].of_layout.pack(records[j]))


def room_for_states(kind: Kind, size: int) -> Any:
    """Room for states; each is `put` there before it is read."""
    if jit.kernels:
        return _of_kernels().Array((size,), kind.state.itemsize)
    if not jit.ENABLED:
        return [None] * size
    import numpy as np

    return np.zeros(size, kind.state.dtype)


def words_of(states: Any) -> Any:
    """The memory of states as 64-bit words, to compare them; nothing where states are objects."""
    if isinstance(states, list):
        return states
    if jit.kernels:
        return states.viewed((len(states), states.item_size // 8), "i8")
    import numpy as np

    return states.view(np.int64).reshape(len(states), -1)


def whole_numbers(*shape: int) -> Any:
    return _room(shape, 0)


def fractions(*shape: int) -> Any:
    return _room(shape, 0.0)


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
