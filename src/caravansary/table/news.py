"""Following a table: each reader gets what its seat may see, as fast as it reads and no faster.

A reader has no queue. It knows the last event it was told; when woken, it is told everything since then in one message. So a
slow reader costs nothing but its own connection.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from caravansary.table import nature
from caravansary.table.house import House, is_long
from caravansary.table.refusal import Refusal
from caravansary.table.rooms import NOBODY, Room, encoded
from caravansary.table.visit import may_see
from caravansary.table.wire.told import NewPresence


class Following:
    """One reader of the news of a table."""

    def __init__(
        self, house: House, room: Room, holder: str | None, seat: int | None = None, lang: str | None = None, client: str = ""
    ) -> None:
        if seat is not None and seat not in room.table.held_by(holder):
            raise Refusal("not-your-seat", seat=seat)
        self.house, self.room, self.holder, self.lang, self._client = house, room, holder, lang, client
        self._place = None if seat is None else room.table.place_of(seat)
        self._check_visible()
        self._sent = 0
        self._presence = -1
        self._wake = asyncio.Event()
        self._silent = False  # nothing happened for a while

    @property
    def seat(self) -> int | None:
        return None if self._place is None else self.room.table.seat_at(self._place)

    def _check_visible(self) -> None:
        if self.house.has_ended(self.holder):
            raise Refusal("no-device")
        if not may_see(self.room, self.holder):
            raise Refusal("no-watching")

    @asynccontextmanager
    async def present(self) -> AsyncIterator[None]:
        """Be present at the table."""
        room, house = self.room, self.house
        room.wakes[self._wake] = None
        house.rooms.keep(room)  # otherwise nobody repeats to other processes who is here
        self._count(1)
        house.tell_presence(room)
        try:
            if room.doubtful:
                await house.rooms.refresh(room)
            await house.minder.welcome(room, self.holder)
            yield
        finally:
            room.wakes.pop(self._wake, None)
            self._count(-1)
            house.tell_presence(room)

    def _count(self, change: int) -> None:
        room, known = self.room, self.holder or NOBODY
        if change > 0 and known != NOBODY and not room.present(known):
            room.came(known)
        room.here[known] = room.here.get(known, 0) + change
        if room.here[known] <= 0:
            del room.here[known]
            if room.table.held_by(known):
                room.seen_at[known] = nature.monotonic()
        room.presence_number += 1
        room.wake()

    async def messages(self, after: int | None = None) -> AsyncIterator[bytes]:
        """What there is to tell, from that event on, until the house closes."""
        yield await self._first(after)
        while not self.house.stopping.is_set():
            message = self._next()
            if message is not None:
                yield message
            elif not await self._woken():
                yield b'{"type":"beat"}'

    async def _first(self, after: int | None) -> bytes:
        rooms, room = self.house.rooms, self.room
        if after is not None and after > room.table.last:
            await rooms.refresh(room, after)  # another process has told the client more than this one has heard
        self._sent = room.table.last
        if after is not None and 0 < after <= self._sent and not is_long(self._sent - after, self.lang):
            return rooms.news(room, self.holder, self.seat, self.lang, after)
        return b'{"type":"state","state":%b}' % await self.house.state(room, self.holder, self.seat, self.lang, self._client)

    def _next(self) -> bytes | None:
        room, after = self.room, self._sent
        if room.gone:
            raise Refusal("no-such-table")
        if room.table.last > after:
            self._check_visible()  # the seat may have gone to another device
            self._sent = room.table.last
            return self.house.rooms.news(room, self.holder, self.seat, self.lang, after)
        if room.presence_number != self._presence:
            self._presence = room.presence_number
            news: NewPresence = {"type": "presence", **room.presence()}
            return encoded(news)
        return None

    async def _woken(self) -> bool:
        """Wait until something happens; False if nothing did for a while."""
        self._wake.clear()
        self._silent = False
        beat = asyncio.get_running_loop().call_later(self.house.settings.beat, self._beat)  # cheaper than a timeout for each message
        try:
            await self._wake.wait()
        finally:
            beat.cancel()
        return not self._silent

    def _beat(self) -> None:
        self._silent = not self._wake.is_set()
        self._wake.set()
