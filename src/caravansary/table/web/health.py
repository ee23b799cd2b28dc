"""Whether the server lives, and whether it can do its work: ready means that a write went through."""

from __future__ import annotations

import asyncio

import caravansary as cv
from caravansary.table import nature
from caravansary.table.refusal import Refusal
from caravansary.table.web.server import Server

LASTS = 1.0  # seconds that an answer holds: whoever asks often does not make the disk busy
PATIENCE = 5.0  # seconds that a write may take


class Health:
    def __init__(self, house: Server) -> None:
        self.house = house
        self._until = 0.0
        self._writes = False
        self._one = asyncio.Lock()

    def told(self) -> dict[str, object]:
        store = "away" if self.house.store.away or self.house.store.write_fails else "ok"
        return {"status": "ok", "ready": self.house.readiness.all.is_set(), "store": store, "version": cv.__version__}

    async def ready(self) -> dict[str, object] | None:
        """What is answered when it is ready; None: it is not."""
        async with self._one:
            if nature.monotonic() >= self._until:
                self._writes = await self._can_write()
                self._until = nature.monotonic() + LASTS
        told = self.told()
        return told if self._writes and told["ready"] else None

    async def _can_write(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.house.store.prove()
        except (Refusal, TimeoutError):
            return False
        return True
