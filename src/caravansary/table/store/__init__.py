"""What the table asks of its store, in plain Python: events written durably, an index for lists and for what is due.

`database` keeps them in SQLite or PostgreSQL, `memory` as long as the program runs.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NotRequired, Protocol, TypedDict

from caravansary.table.events import Event
from caravansary.table.wire.answers import ListedSeat
from caravansary.table.wire.told import Daily, Status, Waits


class Stamp(TypedDict):
    """Which rules and values a table plays with; None: those of its own box."""

    rules: int
    components: str | None


class Summary(TypedDict):
    """What the index keeps of a table, for "your tables"."""

    game: str
    edition: str
    player: int | None
    waits: Waits | None
    seats: list[ListedSeat]
    stamp: Stamp
    daily: NotRequired[Daily | None]


@dataclass
class Index:
    """What the lists need to know of a table after an event."""

    status: Status
    due: float | None
    created: float
    summary: Summary
    holders: Sequence[tuple[int, str | None]] = ()  # seats whose holder changed
    age: float = 0.0  # of the store


@dataclass
class Held:
    """A table at which a device holds seats."""

    table: str
    status: Status
    created: float
    updated: float
    last: int
    summary: Summary
    seats: list[int]


class Store(Protocol):
    @property
    def shared(self) -> bool:
        """Whether other processes write to it too."""

    @property
    def away(self) -> bool:
        """Whether it did not answer the last time."""

    async def open(self) -> int:
        """Get it ready; which version it had before."""

    async def close(self) -> None: ...

    async def append(self, event: Event, index: Index) -> bool:
        """Write an event; False if its number or its request was taken. Returns when it is safe."""

    async def events(self, table: str, after: int = 0) -> list[Event]: ...

    async def held_by(self, holder: str, most: int = 100) -> list[Held]:
        """The tables at which this device holds a seat, newest first."""

    async def due(self, now: float, most: int = 200) -> list[str]:
        """The tables that have to be looked at by then."""

    async def set_due(self, table: str, due: float | None, last: int) -> None:
        """When to look at it again; unless it has events after the last one known."""

    async def age(self) -> float:
        """How long its tables were served, in seconds."""

    async def set_age(self, age: float) -> None: ...

    async def correct_times(self, latest: float) -> None:
        """Tables changed later than that, by a clock that was wrong, were changed then."""

    async def prune(self, statuses: Sequence[str], before: float, most: int = 500) -> list[str]:
        """Remove tables of these statuses without an event since that age (see `age`); says which."""
