"""Ways to break the table on purpose, each a bug that somebody could write. A simulation that does not find them proves nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from caravansary.table import fold, rooms, show, undo
from caravansary.table.events import Event
from caravansary.table.rooms import Room, Rooms
from caravansary.table.store import memory

from .faults import MINUTE, Faults

Patch = tuple[Any, str, Any]


@contextmanager
def broken(patches: list[Patch]) -> Iterator[None]:
    before = [(owner, name, getattr(owner, name)) for owner, name, _ in patches]
    for owner, name, changed in patches:
        setattr(owner, name, changed)
    try:
        yield
    finally:
        for owner, name, found in before:
            setattr(owner, name, found)


def _index(after: Any) -> Any:
    return Rooms._index(Rooms(memory.MemoryStore(), 1), after, [(number, seat.holder) for number, seat in enumerate(after.seats)])


def _after(room: Room, event: Event) -> Any:
    after = rooms.with_event(room.table, event)
    if event.kind == "acted":
        rooms.put_in_words(event, after, len(room.table.decisions))
    return after


async def _write_without_waiting(self: Rooms, room: Room, event: Event) -> bool:
    after = _after(room, event)
    asyncio.get_running_loop().create_task(self.store.append(event, _index(after))).add_done_callback(lambda done: done.exception())
    self._announce(room, after)
    return True


async def _write_after_telling(self: Rooms, room: Room, event: Event) -> bool:
    after = _after(room, event)
    self._announce(room, after)
    return await self.store.append(event, _index(after))


def _take_without_noting(take: Callable[..., None]) -> Callable[..., None]:
    def taken(self: fold.Table, event: Event, looking: bool = False) -> None:
        take(self, event, looking)
        self.requests.clear()

    return taken


async def _append_twice(self: memory.MemoryStore, event: Event, index: Any) -> bool:
    kept = self._tables.get(event.table) or memory._Kept([], index)
    if event.number != len(kept.events) + 1:
        return False
    kept.events.append(event)
    kept.index = index
    self._tables[event.table] = kept
    return True


def _with_seed(state: Callable[..., Any]) -> Callable[..., Any]:
    return lambda table, *args, **kwargs: {**state(table, *args, **kwargs), "debug": str(table.created["seed"])}


def _bots_forgotten(table: Any, due: Any = rooms.due) -> float | None:
    return None if table.waits == "bot" else due(table)


class _Always(dict[str, float]):
    """Nobody was ever seen."""

    def get(self, key: str, default: Any = None) -> Any:
        return float("-inf")


def _room_of_strangers(room: Any = Room) -> Callable[..., Room]:
    return lambda table: room(table, seen_at=_Always())


WILD = Faults(lost=0.1, doubled=0.1, cut_every=10 * MINUTE, crash_every=20 * MINUTE, failed=0.03, busy=0.02)

# What is broken, in which weather, with how many servers, and the promise that must be found not to hold.
BREAKS: dict[str, tuple[list[Patch], Faults, int, str]] = {
    "acknowledges before the write": ([(Rooms, "_write", _write_without_waiting)], WILD, 1, "before it is kept|is acknowledged"),
    "tells others before the write": ([(Rooms, "_write", _write_after_telling)], WILD, 1, "before it is kept"),
    "does a repeated request twice": (
        [(fold.Table, "take", _take_without_noting(fold.Table.take)), (memory.MemoryStore, "append", _append_twice)],
        Faults(lost=0.1, doubled=0.5),
        1,
        "done twice",
    ),
    "shows all hands": ([(show, "open_hands", lambda table: True)], Faults(), 1, "sees another position"),
    "tells the luck": ([(show, "state", _with_seed(show.state))], Faults(), 1, "is told the luck"),
    "undoes what luck has shown": ([(undo, "showed_something", lambda table, number: False)], Faults(), 1, "luck has shown is undone"),
    "loses the timer of bots": ([(rooms, "due", _bots_forgotten)], Faults(), 1, "nobody will look at it again"),
    "covers people at once": ([(rooms, "Room", _room_of_strangers())], Faults(cut_every=5 * MINUTE), 1, "after they left"),
}
