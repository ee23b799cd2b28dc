"""Rooms: the tables in memory. Every change goes through `Rooms.add`: checked, written durably, then announced.

A room can be forgotten at any time; it is made again from its events.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar
from weakref import WeakValueDictionary

from caravansary.table import clocks, nature, show
from caravansary.table.checks import Check, check_room
from caravansary.table.events import Event
from caravansary.table.fold import Table, folded, put_in_words
from caravansary.table.refusal import Refusal
from caravansary.table.store import Index, Store
from caravansary.table.whereabouts import Whereabouts
from caravansary.table.wire.told import Presence

log = logging.getLogger("caravansary.table")
NOBODY = ""  # a connection without a device
PRESENCE_ROUND = 15.0  # seconds between two messages of each process about who is connected to it
T = TypeVar("T")
JUMP = 60.0  # seconds by which clocks may differ; more is a clock that was set
FEW = 20  # events that are played at once; more are played aside
TRIES = 8  # how often a write is tried again that another process has beaten


class Aside(Protocol):
    """Runs slow work where it holds nobody up."""

    async def __call__(self, work: Callable[..., T], /, *args: Any) -> T: ...


@dataclass(eq=False)
class Room:
    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    wakes: dict[asyncio.Event, None] = field(default_factory=dict)  # of those who wait for news
    here: dict[str, int] = field(default_factory=dict)  # sockets of each device, in this process
    elsewhere: dict[str, tuple[float, frozenset[str], int]] = field(default_factory=dict)  # by process: until, holders, watchers
    seen_at: dict[str, float] = field(default_factory=dict)  # when a device last did something here, or its last socket went
    changed: float = field(default_factory=nature.monotonic)
    presence_number: int = 0
    used: float = field(default_factory=nature.monotonic)
    opened: float = field(default_factory=nature.monotonic)
    doubtful: bool = False  # a write failed half-way: what was written must be read again
    gone: bool = False  # the table was removed
    theirs: bool = False  # another process wrote the last event, and goes on with it
    shown: dict[Any, bytes] = field(default_factory=dict)
    age: Callable[[], float] = lambda: 0.0  # seconds served
    lost: dict[str, float] = field(default_factory=dict)  # for how long a device was not connected since the last event

    def wake(self) -> None:
        for each in self.wakes:
            each.set()

    def present(self, holder: str | None) -> bool:
        now = nature.monotonic()
        return holder is not None and (
            holder in self.here or any(until > now and holder in who for until, who, _ in self.elsewhere.values())
        )

    def unseen_for(self, holder: str | None) -> float:
        """Seconds since that device last did something here or was connected, as far as this process knows.

        It counts only what it has seen itself: after a jump of the clock, nobody has really been away that long.
        """
        if self.present(holder):
            return 0.0
        elsewhere = [until for until, who, _ in self.elsewhere.values() if holder in who]
        return nature.monotonic() - max(self.opened, self.seen_at.get(holder or "", self.opened), *elsewhere)

    def lost_for(self, holder: str | None) -> float:
        """For how many seconds since the last event that device was not connected."""
        if holder is None:
            return 0.0
        gone = 0.0 if self.present(holder) else nature.monotonic() - max(self.changed, self.seen_at.get(holder, self.opened))
        return self.lost.get(holder, 0.0) + gone

    def came(self, holder: str) -> None:
        self.lost[holder] = self.lost_for(holder)

    @property
    def lost_by_player(self) -> float:
        """The same, of the device whose time runs."""
        seat = clocks.runs_for(self.table)
        return 0.0 if seat is None else self.lost_for(self.table.seats[seat].holder)

    def waited_for(self, holder: str | None) -> float:
        """The same, since the table last changed."""
        return min(self.unseen_for(holder), nature.monotonic() - self.changed)

    @property
    def seated_here(self) -> list[str]:
        """The devices with a seat that are connected to this process."""
        return sorted({seat.holder for seat in self.table.seats if seat.holder is not None and seat.holder in self.here})

    @property
    def watchers(self) -> int:
        """Connections to this process without a seat."""
        seated = self.seated_here
        return sum(count for device, count in self.here.items() if device not in seated)

    def presence(self) -> Presence:
        now = nature.monotonic()
        seats = [self.present(seat.holder) if seat.kind == "person" else None for seat in self.table.seats]
        away = [None if here is not False else self.unseen_for(seat.holder) for here, seat in zip(seats, self.table.seats, strict=True)]
        watchers = self.watchers + sum(count for until, _, count in self.elsewhere.values() if until > now)
        found: Presence = {"seats": seats, "watchers": watchers, "away": away}
        if (seat := clocks.runs_for(self.table)) is not None:
            found["spent"], pause = clocks.spent(self.table, self.age(), self.lost_by_player)
            found["pause"] = 0.0 if seats[seat] else pause
        return found


class Age:
    """How long the tables of this store were served, in seconds. It counts only while a server runs, so no clock can make them old."""

    def __init__(self, before: float = 0.0) -> None:
        self._start = nature.monotonic() - before

    @property
    def now(self) -> float:
        return nature.monotonic() - self._start

    def at_least(self, age: float) -> None:
        """Another process has served them longer."""
        self._start = min(self._start, nature.monotonic() - age)


class Rooms:
    def __init__(self, store: Store, most: int, aside: Aside = asyncio.to_thread) -> None:
        self.store = store
        self.aside = aside
        self.most = most
        self.rooms: dict[str, Room] = {}
        self._known: WeakValueDictionary[str, Room] = WeakValueDictionary()  # forgotten ones, too, as long as somebody uses them
        self._making: dict[str, int] = {}  # rooms that are being made, with the last event that was heard of meanwhile
        self._opening: dict[str, asyncio.Task[Room | None]] = {}
        self.whereabouts = Whereabouts()
        self.attend: Callable[[Room], None] = lambda room: None  # who looks at a room after each event: the minder
        self.changed: Callable[[Room, Table], None] = lambda room, before: None  # who is told of each change, with the table before it
        self.all_heard: Callable[[], Awaitable[bool]] = _nobody_else  # whether it is known who is connected to other processes
        self.moves = 0
        self.age = Age()

    async def room(self, id: str) -> Room:
        """The room of this table, from memory or made from its events; `no-such-table`."""
        room = self._known.get(id)
        if room is not None:
            self.keep(room)
        else:
            task = self._opening.get(id)
            if task is None:
                task = asyncio.create_task(self._open(id))
                self._opening[id] = task
                task.add_done_callback(lambda _: self._opening.pop(id, None))
                task.add_done_callback(_heard_of)
            room = await asyncio.shield(task)
            if room is None:
                raise Refusal("no-such-table")
        room.used = nature.monotonic()
        if room.doubtful:
            await self.refresh(room)
        return room

    def keep(self, room: Room) -> None:
        """It is in use, also if it was forgotten meanwhile."""
        if not room.gone:
            self.whereabouts.drop(room.table.id)
            self.rooms[room.table.id] = room

    async def found(self, id: str) -> Room | None:
        try:
            return await self.room(id)
        except Refusal as refusal:
            if refusal.code != "no-such-table":
                raise
            return None

    async def _open(self, id: str) -> Room | None:
        self._making.setdefault(id, 0)
        try:
            events = await self.store.events(id)
            return self._made(await self.aside(folded, id, events)) if events else None
        finally:
            self._making.pop(id, None)

    def _made(self, table: Table) -> Room:
        """The one room of this table: all who wait for its news wait there."""
        room = self._known.get(table.id)
        if room is None:
            room = self._known[table.id] = Room(table, age=lambda: self.age.now)
            self.age.at_least(table.aged)
            self.whereabouts.give_back(room)
        heard = self._making.get(table.id, 0)
        if max(heard, table.last) > room.table.last:
            room.doubtful = True
        self.rooms[table.id] = room
        self.forget_unused()
        self.attend(room)
        return room

    def heard(self, id: str, event: int) -> Room | None:
        """Another process has written this event: the room that should read it now, if there is one.

        A room that nobody follows reads it when it is next used.
        """
        room = self._known.get(id)
        if room is None:
            self.whereabouts.heard(id, event)
            if id in self._making:
                self._making[id] = max(event, self._making[id])
            return None
        if room.table.last >= event:
            return None
        if not room.wakes and not room.lock.locked():
            room.doubtful = True
            return None
        return room

    def forget_unused(self) -> None:
        if len(self.rooms) <= self.most:
            return
        idle = [
            (room.used, id) for id, room in self.rooms.items() if not room.wakes and not room.lock.locked() and room.table.waits != "bot"
        ]
        for _, id in sorted(idle)[: max(1, len(self.rooms) - self.most)]:
            room = self.rooms.pop(id)
            if due(room.table) is not None:
                self.whereabouts.keep(room)

    def forget(self, id: str) -> None:
        """The table is no more; those who follow it hear so."""
        room = self._known.pop(id, None)
        self.rooms.pop(id, None)
        self.whereabouts.drop(id)
        if room is not None:
            room.gone = True
            room.wake()

    # Changing

    async def create(self, event: Event, table: Table | None = None) -> Room:
        """A new table; `table` is what its event makes, where that is known already."""
        table = table or folded(event.table, [event])
        put_in_words(event, table)
        if clocks.clock_of(table) is not None:
            event.data["age"] = table.aged = round(self.age.now, 3)
        seats = [(number, seat.holder) for number, seat in enumerate(table.seats) if seat.holder]
        self._making.setdefault(event.table, 0)
        try:
            if await self.store.append(event, self.index(table, seats)):
                return self._made(table)
        finally:
            self._making.pop(event.table, None)
        return await self.room(event.table)  # the same request came twice at the same time

    async def add(self, room: Room, check: Check, request: str | None = None, holder: str | None = None) -> int:
        """Let the event of this check happen; its number. A repeated request gets the number it got before."""
        looked = False
        async with room.lock:
            for _ in range(TRIES):
                if room.doubtful:
                    await self._catch_up(room)
                table = room.table
                if (before := table.answered(holder, request)) is not None:
                    return before
                try:
                    draft = check(table)
                except Refusal:
                    # Another process may have written what this one has not heard of yet: nobody is refused for that.
                    if self.store.shared and not looked:
                        looked = True
                        await self._catch_up(room)
                        if room.table.last > table.last:
                            continue
                    raise
                check_room(table, draft)
                if clocks.clock_of(table) is not None:
                    away = min(room.lost_by_player, max(0.0, clocks.PAUSE - table.paused))
                    draft.data.update(age=round(self.age.now, 3), away=round(away, 3))
                at = nature.now()
                if table.updated <= at + JUMP:  # else the clock was wrong when the last event was written
                    at = max(at, table.updated)
                event = Event(table.id, table.last + 1, at, draft.kind, draft.seat, draft.holder, request, draft.data)
                if await self._write(room, event):
                    return event.number
                await self._catch_up(room)
                if room.table.last == table.last:
                    await self._check_there(room)
        raise Refusal("stale", event=room.table.last)

    async def _check_there(self, room: Room) -> None:
        """Nobody else wrote, and yet nothing could be added: the table may have been removed."""
        if not await self.store.events(room.table.id, room.table.last - 1):
            self.forget(room.table.id)
            raise Refusal("no-such-table")

    async def _write(self, room: Room, event: Event) -> bool:
        table = room.table
        before = [seat.holder for seat in table.seats]
        after = with_event(table, event)
        if event.kind == "acted":
            put_in_words(event, after, len(table.decisions))
        changed = [(number, seat.holder) for number, seat in enumerate(after.seats) if seat.holder != before[number]]
        room.doubtful = True
        # A client that goes away must not leave the room in doubt, so the write always finishes.
        writing = asyncio.ensure_future(self.store.append(event, self.index(after, changed)))
        writing.add_done_callback(_heard_of)
        written = await asyncio.shield(writing)
        room.doubtful = False
        if written:
            room.theirs = False
            self._announce(room, after)
        return written

    def _announce(self, room: Room, table: Table) -> None:
        room.changed = nature.monotonic()
        for event in table.events[room.table.last :]:
            if event.holder is not None:
                room.seen_at[event.holder] = room.changed
        before, room.table = room.table, table
        room.lost.clear()
        self.age.at_least(table.aged)
        room.shown.clear()
        if table.events[-1].kind == "acted":
            self.moves += 1
        elif table.events[-1].kind in ("seated", "moved", "left"):
            room.presence_number += 1
        room.wake()
        self.changed(room, before)
        self.attend(room)

    async def refresh(self, room: Room, event: int | None = None) -> None:
        """Take in what other processes, or a write in doubt, have added; nothing to do if that event is known."""
        async with room.lock:
            if event is None or room.table.last < event:
                room.doubtful = True  # until it has been read, which may fail
                await self._catch_up(room)

    async def settle_doubts(self) -> None:
        """Read what may have been written, for those who wait for news: nobody else may come and ask."""
        for room in [room for room in self.rooms.values() if room.doubtful and room.wakes]:
            if not room.lock.locked():
                await self.refresh(room)

    async def _catch_up(self, room: Room) -> None:
        more = await self.store.events(room.table.id, room.table.last)
        room.doubtful = False
        room.theirs = room.theirs or bool(more)
        if len(more) > FEW:
            self._announce(room, await self.aside(folded, room.table.id, [*room.table.events, *more]))
        elif more:
            table = room.table
            for event in more:
                table = with_event(table, event)
            self._announce(room, table)

    def index(self, table: Table, holders: Sequence[tuple[int, str | None]]) -> Index:
        return Index(table.status, due(table), table.events[0].at, show.summary(table), holders, self.age.now)

    # Seeing

    def state(self, room: Room, holder: str | None, wanted: int | None, lang: str | None, after: int = 0) -> bytes:
        """The state as JSON; made once for all who see the same."""
        key = ("state", _audience(room.table, holder), wanted, lang, after)
        return self._kept(room, key, lambda: encoded(show.state(room.table, holder, wanted, lang, after)))

    def news(self, room: Room, holder: str | None, wanted: int | None, lang: str | None, after: int) -> bytes:
        """What is told to those who know all up to that event; one message for all who see the same."""

        def made() -> bytes:
            events = self._kept(room, ("events", lang, after), lambda: encoded(show.events(room.table, after, lang)))
            state = self.state(room, holder, wanted, lang, after)
            return b'{"type":"news","after":%d,"event":%d,"events":%b,"state":%b}' % (after, room.table.last, events, state)

        return self._kept(room, ("news", _audience(room.table, holder), wanted, lang, after), made)

    def _kept(self, room: Room, key: Any, made: Callable[[], bytes]) -> bytes:
        found = room.shown.get(key)
        if found is None:
            found = made()
            if len(room.shown) < 64:
                room.shown[key] = found
        return found

    async def answer(self, room: Room, number: int, holder: str | None, wanted: int | None, lang: str | None, aside: Aside) -> bytes:
        """The answer to a post: the number of its event and the state right after it, the same whenever asked."""
        table = room.table
        # A client that could play has the log of all that was played before, so it gets the rest. Others may be behind.
        after = number - 1 if table.events[number - 1].kind in ("acted", "undone") else 0
        if table.last != number:
            table = await aside(folded, table.id, table.events[:number])
            state = encoded(show.state(table, holder, wanted, lang, after))
        else:
            state = self.state(room, holder, wanted, lang, after)
        return b'{"event":%d,"state":%b}' % (number, state)


async def _nobody_else() -> bool:
    return True


def _heard_of(task: asyncio.Future[Any]) -> None:
    """The one waiting may have gone: keep asyncio from complaining that it failed."""
    if not task.cancelled():
        task.exception()


def encoded(data: Any) -> bytes:
    # What quotes a request may hold half a character.
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False).encode(errors="replace")


def _audience(table: Table, holder: str | None) -> str | None:
    """Whose view of a table: a device with a seat, or the host, has its own; all others share one."""
    return holder if table.host == holder or table.held_by(holder) else None


def with_event(table: Table, event: Event) -> Table:
    """The table with one more event; the one others may be looking at is left alone."""
    twin = Table(**table.__dict__)
    twin.events = table.events.copy()
    twin.seats = [type(seat)(**seat.__dict__) for seat in table.seats]
    twin.decisions = table.decisions.copy()
    twin.lines = table.lines.copy()
    twin.counts = table.counts.copy()
    twin.game = None if table.game is None else table.game.copy()
    if event.kind == "moved":
        twin.decisions = [type(decision)(**decision.__dict__) for decision in table.decisions]
    twin.take(event, looking=True)
    return twin


def due(table: Table) -> float | None:
    """When the server has to look at this table by itself: a bot is to play, or the table waits for an absent person."""
    if table.waits == "bot":
        return table.updated
    if table.waits != "decision":
        return None
    waits = [] if table.settings["grace"] is None else [table.settings["grace"]]
    if (left := clocks.ends_in(table, table.aged, 0.0)) is not None:
        waits.append(left)
    return table.updated + min(waits) if waits else None
