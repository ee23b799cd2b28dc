"""What is known about the people at tables whose rooms were forgotten during a grace.

Without it, nobody would ever have been away long enough when more tables wait than there are rooms: a room that is opened again
has seen nobody come or go.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from caravansary.table import nature

if TYPE_CHECKING:
    from caravansary.table.rooms import Room

MOST = 20_000  # tables


@dataclass
class Seen:
    """The part of a room that can't be made from its events; the names are those of `Room`."""

    last: int  # event
    heard: int  # another process wrote that many
    changed: float
    opened: float
    seen_at: dict[str, float]
    elsewhere: dict[str, tuple[float, frozenset[str], int]]


class Whereabouts:
    def __init__(self) -> None:
        self._tables: dict[str, Seen] = {}

    def keep(self, room: Room) -> None:
        last = room.table.last
        self._tables[room.table.id] = Seen(last, last, room.changed, room.opened, room.seen_at, room.elsewhere)
        if len(self._tables) > MOST:
            del self._tables[next(iter(self._tables))]

    def get(self, id: str) -> Seen | None:
        return self._tables.get(id)

    def drop(self, id: str) -> None:
        self._tables.pop(id, None)

    def heard(self, id: str, event: int) -> None:
        """Another process has written this event."""
        seen = self._tables.get(id)
        if seen is not None and event > seen.heard:
            seen.heard, seen.changed = event, nature.monotonic()

    def give_back(self, room: Room) -> None:
        """To a room that was made again."""
        seen = self._tables.pop(room.table.id, None)
        if seen is None:
            return
        room.opened, room.seen_at, room.elsewhere = seen.opened, seen.seen_at, seen.elsewhere
        if room.table.last <= seen.heard:
            room.changed = seen.changed
        for event in room.table.events[seen.last :]:
            if event.holder is not None:
                room.seen_at[event.holder] = room.changed
