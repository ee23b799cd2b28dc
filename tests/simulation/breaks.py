"""Ways to break the table on purpose, each a bug that somebody could write. A simulation that does not find them proves nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any

from caravansary.table import fold, minder, rooms, show, undo
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
    return Rooms.index(Rooms(memory.MemoryStore(), 1), after, [(number, seat.holder) for number, seat in enumerate(after.seats)])


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
    return lambda table, **more: room(table, seen_at=_Always(), **more)


async def _look_only_at_rooms(self: minder.Minder) -> None:
    for id in [id for id in [*self._watched] if self._waits(id)]:
        await self._look(id, is_due=False)


def _index_without_age(index: Any = Rooms.index) -> Callable[..., Any]:
    return lambda *args: replace(index(*args), age=0.0)


@dataclass(frozen=True)
class Break:
    """What is broken, in which weather, and the promise that must be found not to hold."""

    patches: list[Patch]
    promise: str
    faults: Faults = field(default_factory=Faults)
    days: float = 0.2


WILD = Faults(lost=0.1, doubled=0.1, cut_every=10 * MINUTE, crash_every=20 * MINUTE, failed=0.03, busy=0.02)
BREAKS = {
    "acknowledges before the write": Break([(Rooms, "_write", _write_without_waiting)], "before it is kept|is acknowledged", WILD),
    "tells others before the write": Break([(Rooms, "_write", _write_after_telling)], "before it is kept", WILD),
    "does a repeated request twice": Break(
        [(fold.Table, "take", _take_without_noting(fold.Table.take)), (memory.MemoryStore, "append", _append_twice)],
        "done twice",
        Faults(lost=0.1, doubled=0.5),
    ),
    "shows all hands": Break([(show, "open_hands", lambda table: True)], "sees another position"),
    "tells the luck": Break([(show, "state", _with_seed(show.state))], "is told the luck"),
    "undoes what luck has shown": Break([(undo, "showed_something", lambda table, number: False)], "luck has shown is undone", days=1.0),
    "loses the timer of bots": Break([(rooms, "due", _bots_forgotten)], "nobody will look at it again"),
    "covers people at once": Break([(rooms, "Room", _room_of_strangers())], "after they left", Faults(cut_every=2 * MINUTE), days=1.0),
    "leaves bots alone after a crash": Break(
        [(minder.Minder, "look_round", _look_only_at_rooms)], "a bot should have played", Faults(crash_every=5 * MINUTE)
    ),
    "removes tables by the age of the server": Break([(Rooms, "index", _index_without_age())], "removed after", days=2.0),
}
