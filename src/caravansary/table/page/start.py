"""Python in a worker of a page: what its script calls once Python is there. Runs in Pyodide; see frontend/src/page/worker.ts."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from caravansary.engine import jit
from caravansary.games import kind
from caravansary.judge.shipped import forget, path_of
from caravansary.kernels.calling import Kernel
from caravansary.table.page import bots, fluent
from caravansary.table.page.door import Page
from caravansary.table.page.store import PageStore


class Machine:
    """A kernel's machine, as the script has it."""

    def __init__(self, machine: Any) -> None:
        self._machine = machine
        self.heap_base = int(machine.heap_base)

    def reserve(self, size: int) -> None:
        self._machine.reserve(size)

    def read(self, at: int, size: int) -> bytes:
        found: bytes = self._machine.read(at, size).to_bytes()
        return found

    def write(self, at: int, data: bytes) -> None:
        self._machine.write(at, self._to_js(data))

    def call(self, export: str, kinds: str, arguments: Any) -> int:
        return int(self._machine.call(export, kinds, self._to_js(arguments)))

    @staticmethod
    def _to_js(value: Any) -> Any:
        from pyodide.ffi import to_js

        return to_js(value)


def have_kernel(game: str, machine: Any, described: str) -> None:
    """From here on bots of this game think in its kernel."""
    jit.kernels[game] = Kernel(Machine(machine), json.loads(described))


def have_judge(game: str, players: int, weights: Any) -> None:
    """From here on the positions of this game, with this many players, have a judge."""
    path = path_of(kind(game), players)
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(weights.to_bytes())
    forget()


async def open_page(shelf: Any, think: Any, secret: str, js_fluent: Any) -> Page:
    fluent.install(js_fluent)
    page = Page(PageStore(shelf), think, secret)
    await page.start()
    return page


def follow(page: Page, table: str, after: int | None, language: str, tell: Any) -> asyncio.Future[int]:
    """News of a table; cancel what is given back, and they end."""
    return asyncio.ensure_future(page.follow(table, after, language, tell))


thought = bots.thought
