"""Functions of a kernel, called like any others; the description made with the kernel says what they take and return.

A function of Numba takes a place for its result, one for an exception, then its arguments: an array as owner, parent, number of
items, size of an item, place, shape and strides; of a tuple one member after the other.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import prod
from types import ModuleType
from typing import Any

from caravansary.errors import KernelFault
from caravansary.kernels.memory import Array, Heap, Machine, filled

_SLOT = 64  # bytes for a result and, behind it, for an exception
_FINE = (0, -2)  # how a call ends that gave a value, or nothing
_CODES = {"i8": "q", "f8": "d"}
Described = Mapping[str, Any]
Undo = Callable[[], None]


class Kernel:
    """The functions of one module at work, by module and name as in Python."""

    def __init__(self, machine: Machine, described: Mapping[str, Described]) -> None:
        self.heap, self._described = Heap(machine), described
        self._slot = self.heap.take(2 * _SLOT)
        self._known_kinds: dict[str, str] = {}

    def functions(self, module: ModuleType) -> Functions:
        return Functions(self, module)

    def has(self, name: str) -> bool:
        return name in self._described

    def call(self, name: str, arguments: Sequence[Any]) -> Any:
        described = self._described[name]
        afterwards: list[Undo] = []
        flat: list[float] = [self._slot, self._slot + _SLOT]
        try:
            for value, type_ in zip(arguments, described["takes"], strict=True):
                flat.extend(self._flat(value, type_, afterwards))
            ended = self.heap.machine.call(described["export"], self._kinds(name), flat)
        finally:
            for each in afterwards:
                each()
        if ended not in _FINE:
            raise KernelFault("kernel-failed", function=name, code=ended)
        return self._result(described["gives"])

    def _kinds(self, name: str) -> str:
        if name not in self._known_kinds:
            self._known_kinds[name] = "pp" + "".join(map(_kinds_of, self._described[name]["takes"]))
        return self._known_kinds[name]

    def _flat(self, value: Any, type_: Any, afterwards: list[Undo]) -> Iterator[float]:
        if isinstance(type_, str):
            yield float(value) if type_ == "f8" else int(value)
        elif isinstance(type_, list):
            for member, its_type in zip(value, type_, strict=True):
                yield from self._flat(member, its_type, afterwards)
        else:
            array = value if isinstance(value, Array) else self._lent(value, type_, afterwards)
            at, size = array.place(self.heap), array.item_size
            strides = [size * prod(array.shape[dimension + 1 :]) for dimension in range(len(array.shape))]
            yield from (0, 0, prod(array.shape), size, at, *array.shape, *strides)

    def _lent(self, mirrors: list[Any], type_: Any, afterwards: list[Undo]) -> Array:
        """Records (or numbers) held by Python: the kernel works on a copy, and its changes are copied back."""
        if isinstance(type_["array"], str):
            return filled(mirrors)
        layout = mirrors[0].of_layout
        packed = b"".join(map(layout.pack, mirrors))
        array = Array((len(mirrors),), layout.itemsize, packed)

        def take_back() -> None:
            changed = array.bytes()
            if changed != packed:
                for i, mirror in enumerate(mirrors):
                    layout.refill(mirror, changed[i * layout.itemsize : (i + 1) * layout.itemsize])

        afterwards.append(take_back)
        return array

    def _result(self, type_: Any) -> Any:
        codes = [type_] if isinstance(type_, str) else type_
        data = self.heap.machine.read(self._slot, 8 * len(codes))
        values = struct.unpack("<" + "".join(_CODES[code] for code in codes), data)
        return values[0] if isinstance(type_, str) else (values or None)


def _kinds_of(type_: Any) -> str:
    """What the arguments are that one value becomes."""
    if isinstance(type_, str):
        return _CODES[type_]
    if isinstance(type_, list):
        return "".join(map(_kinds_of, type_))
    return "ppqqp" + "qq" * int(type_["dimensions"])


class Functions:
    """The functions of a Python module, from the kernel where it has them, else from the module."""

    def __init__(self, kernel: Kernel, module: ModuleType) -> None:
        self._kernel, self._module = kernel, module

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._module, name)
        full = f"{self._module.__name__}.{name}"
        if self._kernel.has(full):

            def value(*arguments: Any) -> Any:
                return self._kernel.call(full, arguments)

        setattr(self, name, value)
        return value
