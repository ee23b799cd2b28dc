"""Rooms and what other processes tell: nobody is left behind, however writes, reads and news cross. Found by `tests/simulation`."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from typing import Any

from caravansary.games import ids
from caravansary.table import checks, nature, opening
from caravansary.table.events import Event
from caravansary.table.house import AlwaysReady, House
from caravansary.table.minder import Minder
from caravansary.table.news import Following
from caravansary.table.refusal import Refusal
from caravansary.table.rooms import Age, Rooms
from caravansary.table.settings import Settings
from caravansary.table.store import Index
from caravansary.table.store.listen import Listener
from caravansary.table.store.memory import MemoryStore
from caravansary.table.wire.asked import NewSeat, NewTable
from support.alone import alone
from support.house import Clock

ANA, BEN = "a" * 64, "b" * 64


async def at_once(work: Callable[..., Any], /, *args: Any) -> Any:
    return work(*args)


class Slow(MemoryStore):
    """A store whose answers can be held back, or lost; two processes may share its tables."""

    shared = True

    def __init__(self, other: Slow | None = None) -> None:
        super().__init__()
        if other is not None:
            self._tables = other._tables
        self.lose_answer = False
        self.lose_reads = 0
        self.free = asyncio.Event()
        self.free.set()
        self.heard: Callable[..., None] | None = None

    async def events(self, table: str, after: int = 0) -> list[Event]:
        if self.lose_reads:
            self.lose_reads -= 1
            raise Refusal("store-away")
        found = [*await super().events(table, after)]
        await self.free.wait()
        return found

    async def append(self, event: Event, index: Index) -> bool:
        written = await super().append(event, index)
        await self.free.wait()
        if self.lose_answer:
            self.lose_answer = False
            raise Refusal("store-away")
        return written

    # As a connection that listens

    async def connect(self) -> Slow:
        return self

    async def notify(self, payload: str) -> None:
        if self.heard is not None:
            self.heard(None, 1, "", payload)

    def add_termination_listener(self, callback: Any) -> None: ...

    async def add_listener(self, channel: str, callback: Callable[..., None]) -> None:
        self.heard = callback

    async def close(self, timeout: float = 0) -> None: ...


class NoBots:
    async def ask(self, what: str, seconds: float | None = None, patience: float = 0.0, **question: Any) -> Any:
        raise Refusal("no-bot")


def new_table() -> Event:
    seats = [NewSeat("me", "Ana"), NewSeat("open")]
    return opening.created(NewTable(game="spice-road", seats=seats, request="table-of-ana"), ANA)


async def join(rooms: Rooms, event: Event) -> int:
    return await rooms.add(await rooms.room(event.table), checks.join(BEN, event.data["invite"], "Ben", None), "ben-joins", BEN)


async def a_moment() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def run(work: Coroutine[Any, Any, None]) -> None:
    alone(work)


def test_what_is_written_while_a_room_is_made_is_not_missed() -> None:
    async def work() -> None:
        here = Slow()
        there = Slow(here)
        event = new_table()
        rooms, others = Rooms(here, 10, at_once), Rooms(there, 10, at_once)
        await others.create(event)
        here.free.clear()
        opened = asyncio.create_task(rooms.room(event.table))
        await a_moment()
        number = await join(others, event)  # after it was read, before there is a room
        assert rooms.heard(event.table, number) is None
        here.free.set()
        assert (await opened).table.last == number

    run(work())


def test_a_table_has_one_room_whoever_makes_it_first() -> None:
    async def work() -> None:
        store = Slow()
        event = new_table()
        rooms = Rooms(store, 10, at_once)
        store.free.clear()
        created = asyncio.create_task(rooms.create(event))
        await a_moment()  # it is written, which this process does not know yet
        opened = asyncio.create_task(rooms.room(event.table))
        await a_moment()
        store.free.set()
        assert await created is await opened is await rooms.room(event.table)

    run(work())


def test_a_room_that_somebody_uses_is_not_made_twice() -> None:
    async def work() -> None:
        rooms = Rooms(Slow(), 0, at_once)
        event = new_table()
        room = await rooms.create(event)
        rooms.rooms.clear()  # as if there were too many
        assert await rooms.room(event.table) is room

    run(work())


def test_a_room_that_was_forgotten_before_somebody_follows_it_is_kept() -> None:
    """Else the other processes would never hear again who is connected here, and cover them."""

    async def work() -> None:
        house = House(Settings(rooms=1), Slow(), NoBots(), AlwaysReady(ids()), at_once)
        event = new_table()
        room = await house.rooms.create(event)
        following = Following(house, room, ANA)
        house.rooms.rooms.clear()  # another table needed the room
        async with following.present():
            assert house.rooms.rooms[event.table] is room

    run(work())


def test_a_table_that_another_process_has_removed_is_gone() -> None:
    async def work() -> None:
        here = Slow()
        there = Slow(here)
        event = new_table()
        rooms = Rooms(here, 10, at_once)
        room = await rooms.create(event)
        assert await there.prune(["waiting"], 1.0) == [event.table]
        try:
            await join(rooms, event)
        except Refusal as refusal:
            assert refusal.code == "no-such-table"
        assert room.gone and await rooms.found(event.table) is None

    run(work())


def test_a_write_in_doubt_is_told_to_those_who_wait() -> None:
    async def work() -> None:
        store = Slow()
        rooms = Rooms(store, 10, at_once)
        event = new_table()
        room = await rooms.create(event)
        woken = asyncio.Event()
        room.wakes[woken] = None
        store.lose_answer = True
        try:
            await join(rooms, event)
        except Refusal as refusal:
            assert refusal.code == "store-away" and room.table.last == 1
        await rooms.settle_doubts()
        assert room.table.last == 2 and woken.is_set()

    run(work())


def test_news_that_could_not_be_read_are_read_later() -> None:
    async def work() -> None:
        here = Slow()
        rooms, others = Rooms(here, 10, at_once), Rooms(Slow(here), 10, at_once)
        event = new_table()
        room = await rooms.create(event)
        room.wakes[asyncio.Event()] = None
        listener = Listener(here, rooms)
        await listener.start()
        await a_moment()
        number = await join(others, event)
        here.lose_reads = 1
        await here.notify(json.dumps({"table": event.table, "event": number}))
        await a_moment()
        assert room.table.last == 1 and room.doubtful
        await rooms.settle_doubts()
        assert room.table.last == number
        await listener.stop()

    run(work())


def test_a_process_that_does_not_hear_the_others_knows_that(monkeypatch: Any) -> None:
    async def work() -> None:
        store = Slow()
        listener = Listener(store, Rooms(store, 10, at_once))
        await listener.start()
        await a_moment()
        assert not await listener.all_heard()  # not for a whole round yet
        monkeypatch.setattr("caravansary.table.store.listen.PRESENCE_ROUND", -1.0)
        assert await listener.all_heard()
        monkeypatch.setattr("caravansary.table.store.listen.ECHO", 0.001)
        store.heard = None
        assert not await listener.all_heard()
        await a_moment()
        assert store.heard is not None  # it has connected again
        await listener.stop()

    run(work())


def test_a_process_that_has_just_started_learns_how_long_tables_were_served(monkeypatch: Any) -> None:
    """Else the time of whoever it lets begin a turn would be up minutes too soon for the others."""

    async def work() -> None:
        stores = [Slow(), Slow()]

        async def told(self: Slow, payload: str) -> None:
            for each in stores:
                if each.heard is not None:
                    each.heard(None, 1, "", payload)

        monkeypatch.setattr(Slow, "notify", told)
        before, new = (Listener(store, Rooms(store, 10, at_once)) for store in stores)
        before.rooms.age = Age(1000.0)
        for listener in (before, new):
            await listener.start()
            await a_moment()
        assert abs(new.rooms.age.now - before.rooms.age.now) < 1
        for listener in (before, new):
            await listener.stop()

    run(work())


def test_someone_who_was_connected_to_another_process_is_not_absent_at_once() -> None:
    async def work() -> None:
        store = Slow()
        rooms = Rooms(store, 10, at_once)
        room = await rooms.create(new_table())
        listener = Listener(store, rooms)
        news = {"table": room.table.id, "process": "other", "watchers": 0}
        for here in ([ANA], []):
            room.seen_at.clear()
            listener._heard(None, 1, "", json.dumps({**news, "here": here}))
            assert room.present(ANA) == bool(here) and ANA in room.seen_at

    run(work())


def test_when_a_table_is_due_is_not_changed_by_a_process_that_is_behind() -> None:
    async def work() -> None:
        store = MemoryStore()
        rooms = Rooms(store, 10, at_once)
        event = new_table()
        await rooms.create(event)
        number = await join(rooms, event)
        await store.set_due(event.table, 5.0, number - 1)
        assert await store.due(1e12) == []
        await store.set_due(event.table, 5.0, number)
        assert await store.due(1e12) == [event.table]

    run(work())


def test_an_answer_has_the_whole_log_for_a_client_that_may_be_behind() -> None:
    """Only a move says which event its page has seen; a new name can come from one that has not heard of the last moves."""

    async def work() -> None:
        rooms = Rooms(Slow(), 10, at_once)
        event = new_table()
        room = await rooms.create(event)
        await join(rooms, event)
        assert room.table.game is not None
        player, action = room.table.player_seat.holder, room.table.game.legal[0]
        await rooms.add(room, checks.move(player, room.table.last, [action], None), "the-first-move", player)
        number = await rooms.add(room, checks.rename(ANA, room.table.held_by(ANA)[0], "Anna"), "another-name", ANA)
        state = json.loads(await rooms.answer(room, number, ANA, None, None, at_once))["state"]
        assert state["log_from"] == 0 and len(state["log"]) == len(room.table.lines) > 0

    run(work())


def test_whoever_did_something_at_another_process_just_now_is_not_covered() -> None:
    async def work(clock: Clock) -> None:
        here = Slow()
        there = Slow(here)
        seats = [NewSeat("me", "Ana"), NewSeat("bot", bot="random")]
        event = opening.created(NewTable(game="spice-road", seats=seats, begins=0, grace=60.0, request="table-of-ana"), ANA)
        rooms, others = Rooms(here, 10, at_once), Rooms(there, 10, at_once)
        room = await rooms.create(event)
        minder = Minder(rooms, NoBots(), Settings())

        async def heard_meanwhile() -> bool:
            number = await others.add(await others.room(event.table), checks.move(ANA, 1, [s2], None), "ana-begins-", ANA)
            rooms.heard(event.table, number)
            return True

        assert room.table.game is not None
        s2 = next(action for action, word in room.table.game.words() if word.arg == "s2")  # the turn goes on after it
        rooms.all_heard = heard_meanwhile
        clock.passes(100)
        await minder._look(event.table, is_due=True)
        assert room.table.last == 2 and room.table.waits == "decision" and not room.table.seats[0].covered

    async def with_clock() -> None:
        clock = Clock()
        with nature.using(clock):
            await work(clock)

    run(with_clock())
