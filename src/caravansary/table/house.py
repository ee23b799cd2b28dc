"""The house: everything that one running server has, started and stopped together."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections import Counter

from caravansary.engine import jit
from caravansary.games import IDS
from caravansary.table import thinking
from caravansary.table.analysis import Analysis
from caravansary.table.bot_specs import STRONGEST
from caravansary.table.listen import Listener
from caravansary.table.minder import Minder
from caravansary.table.rooms import Rooms
from caravansary.table.security import Bucket
from caravansary.table.settings import Settings
from caravansary.table.store import Store
from caravansary.table.workers import Workers

GARBAGE = (20_000, 20, 100)  # how seldom Python looks for garbage among new, older and old objects
log = logging.getLogger("caravansary.house")


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.url)
        self.rooms = Rooms(self.store, settings.rooms)
        self.workers = Workers(settings.bot_processes, settings.bot_seconds)
        self.minder = Minder(self.rooms, self.workers, settings)
        self.listener = Listener(self.store, self.rooms)
        self.new_tables = Bucket(settings.tables / 86400, settings.tables)
        self.sockets: Counter[str] = Counter()  # by client address
        self.warm = asyncio.Event()  # the rules are compiled, games can be played
        self.stopping = asyncio.Event()
        self.analyses: dict[str, Analysis] = {}
        self.reviewing = asyncio.Lock()
        self.hinting: Counter[str] = Counter()  # hints that are thought about, by client address
        self.begun = time.time()
        self.statuses: Counter[int] = Counter()
        self._warming: asyncio.Task[None] | None = None

    @property
    def hint_bot(self) -> str:
        return self.settings.hint_bot or STRONGEST

    async def start(self) -> None:
        had = await self.store.open()
        log.info("store open", extra={"schema_before": had})
        self.workers.start()
        self._warming = asyncio.create_task(self._warm())
        await self.listener.start()

    async def _warm(self) -> None:
        if jit.ENABLED and not all((jit.cache_folder() / f"{game}.compiled").exists() for game in IDS):
            # Compiled by a bot process first: here it would hold up every answer.
            await self.workers.ready.wait()
        await asyncio.to_thread(thinking.warm)
        # What is there now stays: looking through it, or through all tables, again and again would hold up answers.
        gc.collect()
        gc.freeze()
        gc.set_threshold(*GARBAGE)
        self.warm.set()
        self.minder.start()

    async def stop(self) -> None:
        self.stopping.set()
        for room in self.rooms.rooms.values():
            room.wake()
        if self._warming is not None:
            self._warming.cancel()
        await self.minder.stop()
        await self.listener.stop()
        await self.workers.stop()
        await self.store.close()
