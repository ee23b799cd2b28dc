"""A machine for kernels (see `kernels.memory`) that runs outside of any browser, by wasmtime."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import wasmtime

from caravansary.kernels.build import FOLDER
from caravansary.kernels.calling import Kernel

PAGE = 1 << 16


class Wasmtime:
    def __init__(self, path: Path) -> None:
        self._store = wasmtime.Store()
        module = wasmtime.Module.from_file(self._store.engine, str(path))
        self.imports = [(each.module, each.name) for each in module.imports]
        self._memory = wasmtime.Memory(self._store, wasmtime.MemoryType(wasmtime.Limits(2, None)))
        self._exports = wasmtime.Instance(self._store, module, [self._memory]).exports(self._store)

    @property
    def heap_base(self) -> int:
        return self._exports["__heap_base"].value(self._store)

    def reserve(self, size: int) -> None:
        lacking = -(-size // PAGE) - self._memory.size(self._store)
        if lacking > 0:
            self._memory.grow(self._store, lacking)

    def read(self, at: int, size: int) -> bytes:
        return bytes(self._memory.read(self._store, at, at + size))

    def write(self, at: int, data: bytes) -> None:
        self._memory.write(self._store, bytearray(data), at)

    def call(self, export: str, kinds: str, arguments: Sequence[float]) -> int:
        return self._exports[export](self._store, *arguments)


def machine_of(game: str) -> Wasmtime:
    return Wasmtime(FOLDER / f"{game}.wasm")


def kernel_of(game: str) -> Kernel:
    return Kernel(machine_of(game), json.loads((FOLDER / f"{game}.json").read_text(encoding="utf-8")))
