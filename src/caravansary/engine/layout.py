"""Records: the contents of a state or a box of values, described in plain Python.

A record has two forms. A mirror is an object of Python integers and nested lists, on which rules run as written. Bytes (and the
arrays NumPy makes of them) are what compiled code reads. `pack` and `unpack` convert between the two.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator, Sequence
from functools import cache, cached_property
from math import prod
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np

_CODES = {"i1": "b", "i2": "h", "i4": "i", "i8": "q"}
Field = tuple[str, str] | tuple[str, str, tuple[int, ...]]


class Mirror:
    """A record as an object; each layout has a class of its own."""

    __slots__ = ()
    of_layout: Layout
    of_kind: Any = None  # of a state: the game that it is a state of


class Layout:
    """Named, naturally aligned fields of signed integers ("i1" to "i8"), each a number or an array of numbers."""

    def __init__(self, fields: Sequence[Field]) -> None:
        self.fields = tuple((field[0], field[1], tuple(field[2]) if len(field) == 3 else ()) for field in fields)
        self.names = tuple(name for name, _, _ in self.fields)
        widest = max(_CODES[code] for _, code, _ in self.fields if int(code[1]) == max(int(each[1][1]) for each in self.fields))
        self._struct = struct.Struct("@" + "".join(f"{prod(shape)}{_CODES[code]}" for _, code, shape in self.fields) + f"0{widest}")
        self.itemsize = self._struct.size

    @cached_property
    def dtype(self) -> np.dtype[Any]:
        """The same record for NumPy and what compiles for it."""
        import numpy as np

        return np.dtype((np.record, np.dtype([field if field[2] else field[:2] for field in self.fields], align=True)))

    def mirror_class(self, kind: Any = None) -> type[Mirror]:
        return type("Mirror", (Mirror,), {"__slots__": self.names, "of_layout": self, "of_kind": kind})

    @cached_property
    def _own_class(self) -> type[Mirror]:
        return self.mirror_class()

    def blank(self, of: type[Mirror] | None = None) -> Any:
        """A mirror that is all zero."""
        result = (of or self._own_class)()
        for name, _, shape in self.fields:
            setattr(result, name, _zeros(shape))
        return result

    def pack(self, mirror: Any) -> bytes:
        """The bytes of a mirror; an integer that does not fit is an error and never wraps."""
        return self._struct.pack(*_flat(getattr(mirror, name) for name in self.names))

    def unpack(self, data: bytes, of: type[Mirror] | None = None) -> Any:
        """A mirror of these bytes."""
        result = (of or self._own_class)()
        self.refill(result, data)
        return result

    def refill(self, mirror: Any, data: bytes) -> None:
        """Set a mirror to these bytes."""
        numbers = self._struct.unpack(data)
        at = 0
        for name, _, shape in self.fields:
            if shape:
                end = at + prod(shape)
                setattr(mirror, name, _shaped(numbers[at:end], shape))
                at = end
            else:
                setattr(mirror, name, numbers[at])
                at += 1


def record(fields: Sequence[Field]) -> Layout:
    return Layout(fields)


def copied(s: Any) -> Any:
    """An independent copy of a mirror."""
    mirror: Any = type(s)
    return _copier(mirror)(s)


@cache
def _copier(mirror: type[Mirror]) -> Callable[[Any], Any]:
    """A function that copies mirrors of this class, written out field by field: plain rules copy a state at every decision."""
    how = {0: "s.{0}", 1: "s.{0}[:]", 2: "[part[:] for part in s.{0}]"}
    lines = [f"    twin.{name} = " + how[len(shape)].format(name) for name, _, shape in mirror.of_layout.fields]
    names: dict[str, Any] = {"new": object.__new__, "mirror": mirror}
    exec("\n".join(["def copy(s):", "    twin = new(mirror)", *lines, "    return twin"]), names)
    made: Callable[[Any], Any] = names["copy"]
    return made


def same(a: Any, b: Any) -> bool:
    return all(getattr(a, name) == getattr(b, name) for name in type(a).__slots__)


def _zeros(shape: tuple[int, ...]) -> Any:
    return [_zeros(shape[1:]) for _ in range(shape[0])] if shape else 0


def _flat(values: Any) -> Iterator[int]:
    for value in values:
        if isinstance(value, list):
            yield from _flat(value)
        else:
            yield value


def _shaped(numbers: Sequence[int], shape: tuple[int, ...]) -> list[Any]:
    if len(shape) == 1:
        return list(numbers)
    size = len(numbers) // shape[0]
    return [_shaped(numbers[at : at + size], shape[1:]) for at in range(0, len(numbers), size)]
