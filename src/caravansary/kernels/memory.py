"""The memory of a kernel, laid out from outside: arrays that plain Python reads and a kernel works on.

An array begins without a place and moves into the memory of the first kernel that gets it. Its memory is freed with it.
"""

from __future__ import annotations

import struct
import weakref
from collections.abc import Iterator, Sequence
from math import prod
from typing import Any, Protocol

from caravansary.errors import KernelFault

ALIGNED = 16
MOST = 1 << 29  # bytes in all: far more than the widest planner asks for
_CODES = {"i8": "q", "f8": "d", "f4": "f"}
_SIZES = {"i8": 8, "f8": 8, "f4": 4}


class Machine(Protocol):
    """A WebAssembly module at work, whatever runs it."""

    @property
    def heap_base(self) -> int:
        """Where the memory begins that the module does not use itself."""

    def reserve(self, size: int) -> None:
        """Have at least this many bytes of memory."""

    def read(self, at: int, size: int) -> bytes: ...

    def write(self, at: int, data: bytes) -> None: ...

    def call(self, export: str, kinds: str, arguments: Sequence[float]) -> int:
        """Call a function with places in memory ("p"), whole numbers ("q") and fractions ("d"); says how it ended, 0 for well."""


class Heap:
    """Places in a machine's memory: the first gap that is wide enough."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self._end = _rounded(machine.heap_base)
        self._gaps: dict[int, int] = {}  # where one begins: how long it is

    def take(self, size: int) -> int:
        size = _rounded(max(size, 1))
        for at, length in sorted(self._gaps.items()):
            if length >= size:
                del self._gaps[at]
                if length > size:
                    self._gaps[at + size] = length - size
                return at
        at = self._end
        if at + size > MOST:
            raise KernelFault("kernel-memory", most=str(MOST >> 20))
        self._end += size
        self.machine.reserve(self._end)
        return at

    def give_back(self, at: int, size: int) -> None:
        size = _rounded(max(size, 1))
        after = self._gaps.pop(at + size, 0)
        self._gaps[at] = size + after
        for before, length in list(self._gaps.items()):
            if before + length == at:
                self._gaps[before] = length + self._gaps.pop(at)
                return


class Array:
    """Numbers ("i8", "f8", "f4") or records (their size in bytes), in rows of rows; Python reads it, a kernel changes it."""

    def __init__(self, shape: Sequence[int], item: str | int, values: bytes | None = None) -> None:
        self.shape, self.item = tuple(shape), item
        self.item_size = item if isinstance(item, int) else _SIZES[item]
        self._values = values  # until it has a place; None: all zero
        self._heap: Heap | None = None
        self._at = 0

    @property
    def size(self) -> int:
        return prod(self.shape) * self.item_size

    def place(self, heap: Heap) -> int:
        """Where the array lies in this memory; it moves there if it is elsewhere."""
        if self._heap is not heap:
            values = self.bytes()
            self._at, self._heap = heap.take(self.size), heap
            heap.machine.write(self._at, values)
            self._values = None
            weakref.finalize(self, heap.give_back, self._at, self.size).atexit = False
        return self._at

    def bytes(self, at: int = 0, size: int | None = None) -> bytes:
        size = self.size - at if size is None else size
        if self._heap is not None:
            return self._heap.machine.read(self._at + at, size)
        return bytes(size) if self._values is None else self._values[at : at + size]

    def __len__(self) -> int:
        return self.shape[0]

    def __getitem__(self, index: int | slice) -> Any:
        """A number, or a row as a list."""
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        i = range(len(self))[index]
        row = prod(self.shape[1:])
        numbers = struct.unpack_from(f"<{row}{_CODES[str(self.item)]}", self.bytes(i * row * self.item_size, row * self.item_size))
        return _rows(iter(numbers), self.shape[1:])


def filled(values: Any) -> Array:
    """An array of these numbers, or rows of numbers: whole numbers where all are."""
    shape, numbers = _shape(values), list(_flat(values))
    item = "i8" if all(isinstance(number, int) for number in numbers) else "f8"
    return packed(shape, item, numbers)


def packed(shape: Sequence[int], item: str, numbers: Sequence[float]) -> Array:
    return Array(shape, item, struct.pack(f"<{len(numbers)}{_CODES[item]}", *numbers))


def _shape(values: Any) -> tuple[int, ...]:
    return (len(values), *_shape(values[0])) if hasattr(values, "__len__") else ()


def _flat(values: Any) -> Iterator[float]:
    for value in values:
        if hasattr(value, "__len__"):
            yield from _flat(value)
        else:
            yield value


def _rows(numbers: Iterator[float], shape: Sequence[int]) -> Any:
    return [_rows(numbers, shape[1:]) for _ in range(shape[0])] if shape else next(numbers)


def _rounded(size: int) -> int:
    return -(-size // ALIGNED) * ALIGNED
