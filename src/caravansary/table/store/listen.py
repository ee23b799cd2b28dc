"""Several server processes on one PostgreSQL: each tells the others what it wrote and who is connected to it.

The messages only say where to look; what happened is read from the events. A lost message costs a moment, never an event: after
a lost connection every room in memory is read again.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Protocol

from caravansary.table import nature
from caravansary.table.refusal import Refusal
from caravansary.table.rooms import PRESENCE_ROUND, Room, Rooms
from caravansary.table.store import Store

log = logging.getLogger("caravansary.listen")
CHANNEL = "caravansary"
PRESENCE_HOLDS = 40.0
BEHIND = 1.0  # seconds by which two processes may differ in how long the tables were served
ECHO = 5.0  # seconds after which a connection that does not hear its own message counts as deaf


class Shared(Store, Protocol):
    """A store that several processes write to, and through which they can tell each other something."""

    async def connect(self) -> Any:
        """A connection that can listen, as asyncpg has it; an OSError where the store does not answer."""

    async def notify(self, payload: str) -> None: ...


async def _nothing() -> None:
    pass


class Listener:
    def __init__(self, store: Shared, rooms: Rooms) -> None:
        self.store, self.rooms = store, rooms
        self.process = nature.token(9)
        self._tasks: dict[asyncio.Task[None], None] = {}
        self._since: float | None = None  # when the present connection began to hear
        self._gone = asyncio.Event()  # it hears nothing more
        self._echoes: dict[str, asyncio.Event] = {}
        self.owner_decided: Callable[[], Awaitable[None]] = _nothing  # what is done when the owner decided something at another process

    async def start(self) -> None:
        if self.store.shared:
            self._spawn(self._listen())
            self._spawn(self._repeat_presence())

    async def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _spawn(self, work: Any) -> None:
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks[task] = None
        task.add_done_callback(lambda _: self._tasks.pop(task, None))

    async def _listen(self) -> None:
        while True:
            try:
                connection = await self.store.connect()
            except (OSError, TimeoutError):
                await asyncio.sleep(0.5)
                continue
            try:
                gone = self._gone = asyncio.Event()
                connection.add_termination_listener(lambda _, gone=gone: gone.set())
                await connection.add_listener(CHANNEL, self._heard)
                self._since = nature.monotonic()
                await self._tell_age(asks=True)
                await self.owner_decided()
                for room in list(self.rooms.rooms.values()):
                    with suppress(Refusal):
                        await self.rooms.refresh(room)
                await gone.wait()
            except Exception as error:  # whatever it was, it is tried again: without news this process would be deaf
                log.warning("the other processes can't be heard: %s", type(error).__name__)
                await asyncio.sleep(0.5)
            finally:
                self._since = None
                with suppress(Exception):
                    await connection.close(timeout=1)

    def _heard(self, connection: Any, pid: int, channel: str, payload: str) -> None:
        try:
            news = json.loads(payload)
            if "echo" in news:
                if echo := self._echoes.get(news["echo"]):
                    echo.set()
                return
            if "age" in news:
                self._hear_age(news["age"], news["asks"] and news["process"] != self.process)
                return
            if "owner" in news:
                self._spawn(self.owner_decided())
                return
            if "gone" in news:
                self.rooms.forget(news["gone"])
                return
            if "event" in news:
                # A room that is writing this very event has it by the time its lock is free.
                if room := self.rooms.heard(news["table"], news["event"]):
                    self._spawn(self._refresh(room, news["event"]))
                return
            room = self.rooms.rooms.get(news["table"])
            seen = room or self.rooms.whereabouts.get(news["table"])
        except (ValueError, KeyError, TypeError):
            return
        if seen is not None and news.get("process") != self.process:
            now = nature.monotonic()
            _, before, _ = seen.elsewhere.get(news["process"], (0.0, frozenset(), 0))
            seen.seen_at |= dict.fromkeys(sorted(before | set(news["here"])), now)
            seen.elsewhere[news["process"]] = (now + PRESENCE_HOLDS, frozenset(news["here"]), news["watchers"])
            if room is not None:
                room.presence_number += 1
                room.wake()

    async def _refresh(self, room: Room, event: int) -> None:
        with suppress(Refusal):
            await self.rooms.refresh(room, event)

    # Time served, by which clocks run: a process that has just started knows only what was written down some minutes ago

    async def _tell_age(self, asks: bool = False) -> None:
        with suppress(Refusal):
            await self.store.notify(json.dumps({"age": self.rooms.age.now, "process": self.process, "asks": asks}))

    def _hear_age(self, age: float, asks: bool) -> None:
        if asks and self.rooms.age.now > age + BEHIND:
            self._spawn(self._tell_age())
        self.rooms.age.at_least(age)

    # Presence

    def tell_presence(self, room: Room) -> None:
        """Who is connected here changed."""
        if self.store.shared:
            self._spawn(self._tell(room))

    async def _tell(self, room: Room) -> None:
        news = {"table": room.table.id, "process": self.process, "here": room.seated_here, "watchers": room.watchers}
        with suppress(Refusal):
            await self.store.notify(json.dumps(news))

    async def all_heard(self) -> bool:
        """Whether everything that other processes have said is known. They repeat it every round, and what was said before an echo is
        heard before it."""
        if not self.store.shared:
            return True
        since = self._since
        return since is not None and nature.monotonic() - since > 2 * PRESENCE_ROUND and await self._echo() and self._since == since

    async def _echo(self) -> bool:
        """Whether this process hears what it tells; a connection that is silent without having ended is given up."""
        gone, name, echo = self._gone, nature.token(6), asyncio.Event()
        self._echoes[name] = echo
        try:
            async with asyncio.timeout(ECHO):
                await self.store.notify(json.dumps({"echo": name}))
                await echo.wait()
            return True
        except Refusal:
            return False
        except TimeoutError:
            gone.set()
            return False
        finally:
            del self._echoes[name]

    async def _repeat_presence(self) -> None:
        while True:
            await asyncio.sleep(PRESENCE_ROUND)
            if self._since is not None:
                await self._echo()
            for room in list(self.rooms.rooms.values()):
                if room.here:
                    await self._tell(room)
