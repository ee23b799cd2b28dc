"""The house: everything that a running server or page has. What needs processes, threads or a database is passed in."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Protocol

from caravansary.table import show
from caravansary.table.analysis import Analysis
from caravansary.table.beside import Beside
from caravansary.table.bot_specs import STRONGEST
from caravansary.table.fold import Table
from caravansary.table.limits import Bucket
from caravansary.table.minder import Bots, Minder
from caravansary.table.pushing import Caller, Pushes, to_call
from caravansary.table.recovery import Recoveries
from caravansary.table.refusal import Refusal
from caravansary.table.rooms import Aside, Room, Rooms, encoded
from caravansary.table.settings import Settings
from caravansary.table.store import Store

MANY, FEW = 300, 20  # turns of a log that are told at once: as messages, as sentences
RECOVERIES = 20  # personal links made or tried in ten minutes, by client address


def is_long(entries: int, lang: str | None) -> bool:
    """Whether telling this many turns or events takes long; sentences take ten times as long as messages."""
    return entries > (MANY if lang is None else FEW)


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
        self.beside = Beside(aside)
        self.rooms = Rooms(store, settings.rooms, aside)
        self.minder = Minder(self.rooms, bots, settings)
        self.new_tables = Bucket(settings.tables / 86400, settings.tables)
        self.recoveries: Recoveries | None = None  # where personal links are kept, if they are
        self.pushes: Pushes | None = None  # where it is kept how browsers are woken, if it is
        self.caller: Caller | None = None  # who wakes them
        self.rooms.changed = self._changed
        self.recovering = Bucket(RECOVERIES / 600, RECOVERIES)
        self.analyses: dict[str, Analysis] = {}
        self.hinting: Counter[str] = Counter()  # hints that are thought about, by client address
        self.stopping = asyncio.Event()
        self.tell_presence: Callable[[Room], None] = lambda room: None  # who tells other processes who is here
        self._preparing: asyncio.Task[None] | None = None

    def _changed(self, room: Room, before: Table) -> None:
        """After each event, call the person to play if they are not here."""
        if self.caller is not None and (holder := to_call(room, before)) is not None:
            self.caller.call(holder, room.table)

    @property
    def message(self) -> dict[str, str] | None:
        """What the owner tells everybody, by language."""
        return None

    def has_ended(self, holder: str | None) -> bool:
        """Whether the owner has ended the keys of this device."""
        return False

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

    async def state(self, room: Room, holder: str | None, wanted: int | None, lang: str | None, client: str, after: int = 0) -> bytes:
        """The state of the table as it is now, as JSON; made beside play where its log is long."""
        table = room.table
        if not is_long(len(table.lines) - show.log_from(table, after), lang):
            return self.rooms.state(room, holder, wanted, lang, after)
        twin = replace(table, game=None if table.game is None else table.game.copy())
        made: bytes = await self.beside.do(holder or client, client, lambda: encoded(show.state(twin, holder, wanted, lang, after)))
        return made

    async def stop(self) -> None:
        self.stopping.set()
        for room in self.rooms.rooms.values():
            room.wake()
        for task in (self._preparing, *(analysis.task for analysis in self.analyses.values())):
            if task is not None:
                task.cancel()
        await self.minder.stop()
