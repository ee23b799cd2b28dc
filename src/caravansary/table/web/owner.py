"""What the server's owner decides: which addresses and devices are kept out, what everybody is told, which tables end.

It is kept in the database, so every server process obeys it. `Decisions` is what a process knows of it; `Owner` carries out the owner's
requests, in the server's own process or, with PostgreSQL, beside it.
"""

from __future__ import annotations

import ipaddress
import logging
from contextlib import suppress
from typing import Any

from caravansary.errors import BadOption
from caravansary.table import checks
from caravansary.table.checks import Draft
from caravansary.table.fold import Table
from caravansary.table.refusal import Refusal
from caravansary.table.rooms import Rooms
from caravansary.table.store.database import Database
from caravansary.table.web.addresses import is_among, plain
from caravansary.texts import LANGUAGES

log = logging.getLogger("caravansary.admin")
MOST_LISTED = 1000
LEAST_DIGITS = 8  # of the hash of a device, by which it is named
LONGEST = 300  # characters of a message


class Decisions:
    def __init__(self) -> None:
        self.bans: tuple[str, ...] = ()
        self.ended: frozenset[str] = frozenset()
        self.message: dict[str, str] = {}  # by language

    async def read(self, store: Database) -> None:
        found = await store.decided()
        self.bans = tuple(which for what, which, _ in found if what == "ban")
        self.ended = frozenset(which for what, which, _ in found if what == "end")
        self.message = {which: value for what, which, value in found if what == "message"}

    def keep_out(self, address: str) -> bool:
        return bool(self.bans) and is_among(address, self.bans)


class Owner:
    def __init__(self, store: Database, rooms: Rooms, decisions: Decisions) -> None:
        self._store, self._rooms, self._decisions = store, rooms, decisions

    async def do(self, asked: dict[str, Any]) -> dict[str, Any]:
        """What is told in reply; `KeyError` where nothing is known by that name."""
        match asked["what"]:
            case "tables":
                return {"tables": await self._store.listed(MOST_LISTED)}
            case "devices":
                return {"devices": await self._store.devices(MOST_LISTED)}
            case "close":
                await self._close(str(asked["table"]))
                return {}
            case "ban":
                await self._ban(asked.get("address"), asked.get("lift") is True)
                return {"bans": self._decisions.bans}
            case "end":
                return await self._end(str(asked["device"]).lower())
            case "message":
                await self._tell(asked.get("texts"))
                return {"message": self._decisions.message}
        raise KeyError(asked["what"])

    async def _close(self, table: str) -> None:
        await self._rooms.add(await self._rooms.room(table), _closed)
        log.info("a table was closed by the owner")

    async def _decide(self, what: str, which: str, value: str | None) -> None:
        await self._store.decide(what, which, value)
        await self._decisions.read(self._store)

    async def _ban(self, address: Any, lift: bool) -> None:
        """An address, or a network such as 192.0.2.0/24; one address stands for itself, of IPv6 too."""
        if address is None:
            await self._decisions.read(self._store)
            return
        try:
            network = str(ipaddress.ip_network(plain(str(address)), strict=False))
        except ValueError:
            raise BadOption("admin-no-address", found=str(address)[:60]) from None
        await self._decide("ban", network, None if lift else "")
        log.info("an address is %s by the owner", "let in" if lift else "kept out")

    async def _end(self, beginning: str) -> dict[str, Any]:
        """A device's keys open nothing more, nor does its personal link; its seats in games that run are given up."""
        found = await self._store.known_as(beginning) if len(beginning) >= LEAST_DIGITS else []
        if len(found) != 1:
            raise BadOption("admin-no-device", found=beginning[:60])
        (device,) = found
        await self._decide("end", device, "")
        await self._store.forget_recovery(device)
        await self._store.drop_push(device)
        left = 0
        for held in await self._store.held_by(device, MOST_LISTED):
            with suppress(Refusal):  # it is over
                room = await self._rooms.room(held.table)
                for seat in room.table.held_by(device):
                    await self._rooms.add(room, checks.leave(device, seat))
                    left += 1
        log.info("the keys of a device were ended by the owner")
        return {"device": device, "seats": left}

    async def _tell(self, texts: Any) -> None:
        """Show this message to everybody, by language; nothing, if they are empty."""
        if texts is None:
            await self._decisions.read(self._store)
            return
        if not all(isinstance(text, str) and len(text) <= LONGEST and text.isprintable() for text in dict(texts).values()):
            raise BadOption("admin-bad-message", most=LONGEST)
        for lang in LANGUAGES:
            await self._decide("message", lang, str(texts[lang]).strip() or None if lang in texts else None)


def _closed(table: Table) -> Draft:
    if table.status != "stuck":
        checks.unfinished(table)
    return Draft("closed", None, {"why": "owner"}, None)
