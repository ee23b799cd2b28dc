"""Whether the server is alive, and whether it can work: ready means that a write went through."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import caravansary as cv
from caravansary.table import nature
from caravansary.table.refusal import Refusal
from caravansary.table.web.server import Server

LASTS = 1.0  # seconds until another write is tried, so that frequent checks do not load the disk
PATIENCE = 1.5  # seconds that a write may take


class Health:
    def __init__(self, house: Server) -> None:
        self.house = house
        self._until = 0.0
        self._proof: asyncio.Task[None] | None = None

    def told(self) -> dict[str, object]:
        store = "away" if self.house.store.away or self.house.store.write_fails else "ok"
        return {"status": "ok", "ready": self.house.readiness.all.is_set(), "store": store, "version": cv.__version__}

    async def ready(self) -> dict[str, object] | None:
        """The answer when it is ready; None if it is not."""
        wrote = await self._wrote()
        told = self.told()
        return told if wrote and told["ready"] and told["store"] == "ok" else None

    async def _wrote(self) -> bool:
        """Whether the last attempted write succeeded. Everyone who asks meanwhile waits for the same one, even if the disk hangs."""
        if self._proof is None or (self._proof.done() and nature.monotonic() >= self._until):
            self._proof = asyncio.create_task(self._prove(), name="proof")
        done, _ = await asyncio.wait({self._proof}, timeout=PATIENCE)
        return bool(done)

    async def _prove(self) -> None:
        with suppress(Refusal):  # the store remembers that it failed
            await self.house.store.prove()
        self._until = nature.monotonic() + LASTS
