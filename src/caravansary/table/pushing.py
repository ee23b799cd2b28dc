"""Calling people who are not here: where and how a browser may be woken (Web Push).

The house decides who is called and when; the sender of messages is passed in. Without keys nobody is called.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol
from urllib.parse import urlsplit

from caravansary.table.fold import Table
from caravansary.table.rooms import Room


@dataclass(frozen=True)
class Push:
    """One for each device."""

    holder: str
    endpoint: str
    p256dh: str
    auth: str
    lang: str


class Pushes(Protocol):
    async def keep_push(self, push: Push) -> None:
        """Keep it in place of the device's one before."""

    async def drop_push(self, holder: str) -> None: ...

    async def push_of(self, holder: str) -> Push | None: ...


class Caller(Protocol):
    """Sends messages to browsers."""

    @property
    def key(self) -> str:
        """The public key that browsers subscribe with."""

    def allows(self, endpoint: str) -> bool:
        """Whether messages may be sent there: a server sends nothing to arbitrary addresses."""

    def call(self, holder: str, table: Table) -> None:
        """It is this device's turn."""


def allowed(endpoint: str, services: tuple[str, ...]) -> bool:
    """Only the push services of browsers; "*.example.org" stands for all hosts below it. A host of this machine needs no https."""
    try:
        found = urlsplit(endpoint)
        host, where = found.hostname or "", found.netloc
    except ValueError:
        return False
    known = any(host == each or where == each or (each.startswith("*.") and host.endswith(each[1:])) for each in services)
    return known and "@" not in where and (found.scheme == "https" or (found.scheme == "http" and host == "127.0.0.1"))


def to_call(room: Room, before: Table) -> str | None:
    """The device whose turn has just begun, if nobody there sees it."""
    table = room.table
    if table.waits != "decision" or (before.player == table.player and before.waits == table.waits):
        return None
    holder = table.player_seat.holder
    return None if holder is None or room.present(holder) or holder == table.events[-1].holder else holder
