"""The house: everything that one running table has. What needs processes, threads or a database is handed in."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Protocol

from caravansary.table.analysis import Analysis
from caravansary.table.bot_specs import STRONGEST
from caravansary.table.limits import Bucket
from caravansary.table.minder import Bots, Minder
from caravansary.table.recovery import Recoveries
from caravansary.table.refusal import Refusal
from caravansary.table.rooms import Aside, Room, Rooms
from caravansary.table.settings import Settings
from caravansary.table.store import Store

RECOVERIES = 20  # personal links made or tried in ten minutes, by client address


class Readiness(Protocol):
    """Which games can be played already; on a first start they are compiled."""

    @property
    def rules(self) -> Mapping[str, asyncio.Event]: ...

    @property
    def all(self) -> asyncio.Event: ...

    @property
    def preparing(self) -> list[str]: ...

    async def run(self) -> None: ...


class AlwaysReady:
    """Nothing has to be prepared."""

    def __init__(self, games: Iterable[str]) -> None:
        self.preparing: list[str] = []
        self.rules = {game: asyncio.Event() for game in games}
        self.all = asyncio.Event()

    async def run(self) -> None:
        for ready in (*self.rules.values(), self.all):
            ready.set()


class House:
    def __init__(self, settings: Settings, store: Store, bots: Bots, readiness: Readiness, aside: Aside = asyncio.to_thread) -> None:
        """`aside` runs what takes long; by default in a thread."""
        self.settings = settings
        self.store = store
        self.bots = bots
        self.readiness = readiness
        self.aside = aside
        self.rooms = Rooms(store, settings.rooms, aside)
        self.minder = Minder(self.rooms, bots, settings)
        self.new_tables = Bucket(settings.tables / 86400, settings.tables)
        self.recoveries: Recoveries | None = None  # where personal links are kept, if they are
        self.recovering = Bucket(RECOVERIES / 600, RECOVERIES)
        self.analyses: dict[str, Analysis] = {}
        self.hinting: Counter[str] = Counter()  # hints that are thought about, by client address
        self.stopping = asyncio.Event()
        self.tell_presence: Callable[[Room], None] = lambda room: None  # who tells other processes who is here
        self._preparing: asyncio.Task[None] | None = None

    @property
    def hint_bot(self) -> str:
        return self.settings.hint_bot or STRONGEST

    async def start(self) -> None:
        await self.minder.open()
        self._preparing = asyncio.create_task(self._prepare())

    async def _prepare(self) -> None:
        await self.readiness.run()
        self.ready()
        self.minder.start()

    def ready(self) -> None:
        """All games can be played."""

    async def room(self, id: str) -> Room:
        """The room of this table, once its game can be played."""
        if not 1 <= len(id) <= 40 or not id.isalnum():
            raise Refusal("no-such-table")
        if id not in self.rooms.rooms:
            await self.readiness.all.wait()
        return await self.rooms.room(id)

    async def stop(self) -> None:
        self.stopping.set()
        for room in self.rooms.rooms.values():
            room.wake()
        for task in (self._preparing, *(analysis.task for analysis in self.analyses.values())):
            if task is not None:
                task.cancel()
        await self.minder.stop()
