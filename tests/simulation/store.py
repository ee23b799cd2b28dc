"""A store on a simulated disk: writes that fail, that are done although nobody is told, or that are done late.

The `Disk` outlives every server. What it holds is what is kept by a `MemoryStore`; a server reaches it through a `Line`,
which takes time and can fail at either end. What is read is always a copy, as from a database.
"""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from contextvars import Context, copy_context
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

from caravansary.table.events import Event
from caravansary.table.refusal import Refusal
from caravansary.table.store import Held, Index
from caravansary.table.store.memory import MemoryStore

from .loop import Home

if TYPE_CHECKING:
    from .world import World

T = TypeVar("T")
TIMEOUT = 3.0  # seconds until a store that is away is known to be


def at_once(work: Coroutine[Any, Any, T]) -> T:
    """The result of a coroutine that waits for nothing."""
    try:
        work.send(None)
    except StopIteration as end:
        result: T = end.value
        return result
    raise AssertionError("it waits")


class Queue:
    """What is sent on one way arrives in the order in which it was sent, whenever that is."""

    def __init__(self, world: World, context: Context | None = None) -> None:
        self._world, self._context = world, context or world.outside
        self._sent: deque[Callable[[], None]] = deque()
        self._last = 0.0

    def send(self, delay: float, arrive: Callable[[], None]) -> None:
        self._sent.append(arrive)
        self._last = max(self._last, self._world.loop.time() + delay)
        self._world.loop.call_at(self._last, lambda: self._sent.popleft()(), context=self._context)


class Ear:
    """A connection that listens, as asyncpg has it."""

    def __init__(self, disk: Disk, home: Home, context: Context) -> None:
        self.disk, self.home, self.context = disk, home, context
        self.hears = True
        self._heard: Callable[..., None] | None = None
        self._gone: Callable[..., None] | None = None
        self._way = Queue(disk.world, context)

    def add_termination_listener(self, callback: Callable[..., None]) -> None:
        self._gone = callback

    async def add_listener(self, channel: str, callback: Callable[..., None]) -> None:
        await asyncio.sleep(self.disk.world.way_to_store())
        self._heard = callback

    async def close(self, timeout: float) -> None:
        self.hears = False

    def tell(self, payload: str) -> None:
        self._way.send(self.disk.world.way_to_store(), lambda: self._arrive(payload))

    def _arrive(self, payload: str) -> None:
        if self.hears and self._heard is not None:
            self._heard(self, 1, "caravansary", payload)

    def cut(self, noticed: float) -> None:
        """Nothing is heard from now on; that is noticed after a while."""
        self.hears = False
        if self._gone is not None:
            self.disk.world.loop.call_later(noticed, self._gone, self, context=self.context)


class Disk:
    def __init__(self, world: World, shared: bool) -> None:
        self.world, self.shared = world, shared
        self.memory = MemoryStore()
        self._data: dict[tuple[str, int], str] = {}  # of each event, as text
        self.ears: list[Ear] = []
        self.away_until = 0.0

    def events(self, table: str) -> list[Event]:
        return at_once(self.memory.events(table))

    def read(self, table: str, after: int) -> list[Event]:
        return [replace(event, data=json.loads(self._data[table, event.number])) for event in self.events(table)[after:]]

    def append(self, event: Event, index: Index) -> bool:
        text = json.dumps(event.data)
        kept = replace(event, data=json.loads(text))
        written = at_once(self.memory.append(kept, index))
        if written:
            self._data[event.table, event.number] = text
            self.world.promises.kept(kept, index)
            self.tell(json.dumps({"table": event.table, "event": event.number}))
        return written

    def prune(self, statuses: Sequence[str], before: float, most: int) -> list[str]:
        removed = at_once(self.memory.prune(statuses, before, most))
        self.world.promises.pruned(removed)
        for id in removed:
            self.tell(json.dumps({"gone": id}))
        return removed

    def tell(self, payload: str) -> None:
        self.ears = [ear for ear in self.ears if ear.hears and ear.home.alive]
        for ear in self.ears:
            ear.tell(payload)


class Line:
    """The store as one server sees it."""

    def __init__(self, disk: Disk, home: Home) -> None:
        self.disk, self.home = disk, home
        self.shared = disk.shared
        self.away = False

    async def open(self) -> int:
        return 0

    async def close(self) -> None:
        pass

    async def append(self, event: Event, index: Index) -> bool:
        return await self._do("append", lambda: self.disk.append(event, index), f"{event.table[:4]} {event.number} {event.kind}")

    async def events(self, table: str, after: int = 0) -> list[Event]:
        return await self._do("events", lambda: self.disk.read(table, after))

    async def held_by(self, holder: str, most: int = 100) -> list[Held]:
        return await self._do("held_by", lambda: at_once(self.disk.memory.held_by(holder, most)))

    async def due(self, now: float, most: int = 200) -> list[str]:
        def look() -> list[str]:
            return at_once(self.disk.memory.due(now, min(most, self.disk.world.due_at_once)))

        # Asked every two seconds, mostly in vain: then the answer is quick.
        return await self._do("due", look) if self._is_away() or look() or self.disk.world.happens(0.01) else []

    async def set_due(self, table: str, due: float | None, last: int) -> None:
        await self._do("set_due", lambda: at_once(self.disk.memory.set_due(table, due, last)))

    async def age(self) -> float:
        return await self._do("age", lambda: at_once(self.disk.memory.age()))

    async def set_age(self, age: float) -> None:
        await self._do("set_age", lambda: at_once(self.disk.memory.set_age(age)))

    async def correct_times(self, latest: float) -> None:
        await self._do("correct_times", lambda: at_once(self.disk.memory.correct_times(latest)))

    async def prune(self, statuses: Sequence[str], before: float, most: int = 500) -> list[str]:
        return await self._do("prune", lambda: self.disk.prune(statuses, before, most))

    # Several processes

    async def connect(self) -> Ear:
        await asyncio.sleep(self.disk.world.way_to_store())
        if self._is_away():
            raise OSError("away")
        ear = Ear(self.disk, self.home, copy_context())
        self.disk.ears.append(ear)
        return ear

    async def notify(self, payload: str) -> None:
        await self._do("notify", lambda: self.disk.tell(payload))

    # The way there and back

    def _is_away(self) -> bool:
        return self.disk.world.loop.time() < self.disk.away_until

    async def _do(self, name: str, work: Callable[[], T], about: str = "") -> T:
        world, done = self.disk.world, asyncio.get_running_loop().create_future()
        writes = name not in ("events", "held_by", "due", "age")
        fate = world.fate_of_visit(writes)
        context = copy_context()  # a clock that is wrong is wrong here too
        outside = world.outside

        def arrive() -> None:
            if self._is_away() or fate == "failed":
                world.loop.call_later(TIMEOUT if self._is_away() else world.way_to_store(), answer, None, True, context=outside)
            elif fate == "late":
                world.loop.call_later(world.random.uniform(0.1, 8), late, context=outside)
                world.loop.call_later(world.random.uniform(0.05, 4), answer, None, True, context=outside)
            else:
                result = context.copy().run(work)
                world.loop.call_later(world.way_to_store(), answer, result, fate == "half", context=outside)

        def late() -> None:
            if not self._is_away():
                result = context.copy().run(work)
                world.note(self.home.name, f"a late write is done: {about or name}: {result}")

        def answer(result: Any, failed: bool) -> None:
            if failed and fate:
                world.note(self.home.name, f"store: {name} {about} {fate}")
            if not done.done():
                done.set_result((failed, result))

        world.loop.call_later(world.way_to_store(), arrive, context=outside)
        failed, result = await done
        self.away = failed
        if failed:
            raise Refusal("store-away")
        found: T = result
        return found
