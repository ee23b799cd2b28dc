"""One request's visit to the house: who asks, from where they look, and what they may see."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, TypeVar

from caravansary.table.devices import holder_of, new_secret
from caravansary.table.house import House
from caravansary.table.refusal import Refusal
from caravansary.table.rooms import Room

T = TypeVar("T")
MOST_HINTS = 2  # at a time


@dataclass(frozen=True)
class Who:
    """Who asks, as the door knows them."""

    holder: str | None = None  # the hash of the device's secret
    client: str = ""  # the address that limits are kept for
    language: str = "en"
    has_wrong_key: bool = False  # a key was shown that cannot be one
    secret: str | None = field(default=None, repr=False)


@dataclass
class Visit:
    house: House
    who: Who
    table: str = ""
    decision: int = 0
    game: str = ""
    seat: int | None = None
    lang: str | None = None
    after: int = 0
    secret: str | None = None  # of a device that was made on the way
    headers: dict[str, str] = field(default_factory=dict)  # of the answer

    def __post_init__(self) -> None:
        self.holder = self.who.holder

    def device(self) -> str:
        """The device's holder; a browser without one becomes one."""
        if self.holder is None:
            if self.who.has_wrong_key:
                raise Refusal("no-device")
            self.secret = new_secret()
            self.holder = holder_of(self.secret)
            assert self.holder is not None
        return self.holder

    async def room(self) -> Room:
        return await self.house.room(self.table)

    async def visible_room(self, table: str | None = None) -> Room:
        """The room, for those at the table and, where it allows that, for spectators."""
        room = await self.house.room(table or self.table)
        if not may_see(room, self.holder):
            raise Refusal("no-watching")
        return room

    async def slowly(self, work: Callable[..., T], /, *args: Any) -> T:
        """What takes long, in its turn among what other devices want."""
        return await self.house.beside.do(self.holder or self.who.client, self.who.client, work, *args)

    @asynccontextmanager
    async def one_hint(self) -> AsyncIterator[None]:
        """Hints occupy bots that others wait for, so a client address gets a few at a time."""
        hinting, client = self.house.hinting, self.who.client
        if hinting[client] >= MOST_HINTS:
            raise Refusal("too-fast")
        hinting[client] += 1
        try:
            yield
        finally:
            hinting[client] -= 1
            if not hinting[client]:
                del hinting[client]


def may_see(room: Room, holder: str | None) -> bool:
    table = room.table
    return bool(table.settings["watch"] or table.held_by(holder) or table.host == holder)
