"""The house: everything that one running server has, started and stopped together."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections import Counter

from caravansary.table.analysis import Analysis
from caravansary.table.bot_specs import STRONGEST
from caravansary.table.listen import Listener
from caravansary.table.minder import Minder
from caravansary.table.refusal import Refusal
from caravansary.table.rooms import Room, Rooms
from caravansary.table.security import Bucket
from caravansary.table.settings import Settings
from caravansary.table.store import Store
from caravansary.table.warming import Warming
from caravansary.table.workers import Workers

GARBAGE = (20_000, 20, 100)  # how seldom Python looks for garbage among new, older and old objects
log = logging.getLogger("caravansary.house")


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.url)
        self.rooms = Rooms(self.store, settings.rooms)
        self.warming = Warming()
        self.workers = Workers(settings.bot_processes, settings.bot_seconds, self.warming.bots)
        self.minder = Minder(self.rooms, self.workers, settings)
        self.listener = Listener(self.store, self.rooms)
        self.new_tables = Bucket(settings.tables / 86400, settings.tables)
        self.sockets: Counter[str] = Counter()  # by client address
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
        await self.warming.run()
        # What is there now stays: looking through it, or through all tables, again and again would hold up answers.
        gc.collect()
        gc.freeze()
        gc.set_threshold(*GARBAGE)
        self.minder.start()

    async def room(self, id: str) -> Room:
        """The room of this table, once its game can be played."""
        if not 1 <= len(id) <= 40 or not id.isalnum():
            raise Refusal("no-such-table")
        if id not in self.rooms.rooms:
            await self.warming.all.wait()
        return await self.rooms.room(id)

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
