"""The arguments of a compiled function in plain words (JSON), as a kernel's caller needs them.

A number is "i8" or "f8" (eight bytes), in arrays also "f4" (four bytes); an array is {"array": item, "dimensions": n}, its item a number
or the size of a record in bytes; several values in a row, such as the fields of a named tuple, are a list.
"""

from __future__ import annotations

from typing import Any

from numba import types

_NUMBERS = {types.int64: "i8", types.float64: "f8", types.float32: "f4"}


def described(kind: Any) -> Any:
    """One type of Numba; TypeError for one that no kernel takes."""
    if kind in _NUMBERS:
        return _NUMBERS[kind]
    if isinstance(kind, types.Array) and kind.layout == "C":
        item = {"record": kind.dtype.size} if isinstance(kind.dtype, types.Record) else described(kind.dtype)
        return {"array": item, "dimensions": kind.ndim}
    if isinstance(kind, types.BaseTuple):
        members: Any = kind
        return [described(each) for each in members]
    if kind == types.none:
        return []
    raise TypeError(f"a kernel has no {kind}")
