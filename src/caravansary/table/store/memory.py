"""A store that lasts as long as the program: for tests, and for a table inside a web page that saves it elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from caravansary.table.events import Event
from caravansary.table.store import Held, Index


@dataclass
class _Kept:
    events: list[Event]
    index: Index
    holders: dict[int, str] = field(default_factory=dict)
    updated: float = 0.0


class MemoryStore:
    shared = False
    away = False

    def __init__(self) -> None:
        self._tables: dict[str, _Kept] = {}
        self._age = 0.0

    async def open(self) -> int:
        return 0

    async def close(self) -> None:
        pass

    async def append(self, event: Event, index: Index) -> bool:
        kept = self._tables.get(event.table) or _Kept([], index)
        taken = event.request is not None and any((event.holder, event.request) == (each.holder, each.request) for each in kept.events)
        if taken or event.number != len(kept.events) + 1:
            return False
        kept.events.append(event)
        kept.index, kept.updated = index, event.at
        for seat, holder in index.holders:
            kept.holders.pop(seat, None)
            if holder is not None:
                kept.holders[seat] = holder
        self._tables[event.table] = kept
        return True

    async def events(self, table: str, after: int = 0) -> list[Event]:
        return self._tables[table].events[after:] if table in self._tables else []

    async def held_by(self, holder: str, most: int = 100) -> list[Held]:
        found = []
        for id, kept in self._tables.items():
            seats = sorted(seat for seat, who in kept.holders.items() if who == holder)
            if seats:
                index = kept.index
                found.append(Held(id, index.status, index.created, kept.updated, len(kept.events), index.summary, seats))
        return sorted(found, key=lambda held: -held.updated)[:most]

    async def due(self, now: float, most: int = 200) -> list[str]:
        due = [(kept.index.due, id) for id, kept in self._tables.items() if kept.index.due is not None and kept.index.due <= now]
        return [id for _, id in sorted(due)][:most]

    async def set_due(self, table: str, due: float | None, last: int) -> None:
        kept = self._tables.get(table)
        if kept is not None and len(kept.events) == last:
            kept.index.due = due

    async def age(self) -> float:
        return max([self._age, *(kept.index.age for kept in self._tables.values())])

    async def set_age(self, age: float) -> None:
        self._age = max(age, self._age)

    async def correct_times(self, latest: float) -> None:
        for kept in self._tables.values():
            late = kept.updated - latest
            if late > 0:
                kept.updated = latest
                kept.index.due = None if kept.index.due is None else kept.index.due - late

    async def prune(self, statuses: Sequence[str], before: float, most: int = 500) -> list[str]:
        old = [id for id, kept in self._tables.items() if kept.index.status in statuses and kept.index.age < before][:most]
        for id in old:
            del self._tables[id]
        return old
