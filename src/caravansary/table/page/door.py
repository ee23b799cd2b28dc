"""What a page calls: requests as it would send them to a server, and news as a socket would bring them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass
from urllib.parse import parse_qsl, urlsplit

from caravansary.games import playable
from caravansary.table import router, show
from caravansary.table.devices import holder_of, new_secret
from caravansary.table.house import AlwaysReady, House
from caravansary.table.news import Following
from caravansary.table.page import moving
from caravansary.table.page.bots import PageBots, Think
from caravansary.table.refusal import Refusal
from caravansary.table.rooms import Aside, encoded
from caravansary.table.settings import Settings
from caravansary.table.store import Store
from caravansary.table.visit import Who
from caravansary.table.wire.told import SocketRefused

Tell = Callable[[str], None]
ENDED = 1000  # as a socket says it


async def _here(work, /, *arguments):  # type: ignore[no-untyped-def]
    """A page has one thread; what takes long lets others go first."""
    await asyncio.sleep(0)
    return work(*arguments)


@dataclass(frozen=True)
class Answer:
    status: int
    body: str


class Page:
    """A table for one device: the browser that shows it."""

    def __init__(self, store: Store, think: Think, secret: str | None = None) -> None:
        self.secret = secret or new_secret()
        aside: Aside = _here
        self.house = House(Settings(), store, PageBots(think), AlwaysReady(game.id for game in playable()), aside)

    async def start(self) -> None:
        await self.house.store.open()
        await self.house.start()

    async def stop(self) -> None:
        await self.house.stop()
        await self.house.store.close()

    async def ask(self, method: str, address: str, body: str, language: str) -> Answer:
        """A request: an address below /api, such as "tables?lang=fr", and JSON. What only a page can do is below "page/"."""
        parts = urlsplit(address)
        if parts.path.startswith("page/"):
            return await self._own(method, parts.path.removeprefix("page/"), body, language)
        request = router.Request(method, f"/api/{parts.path}", dict(parse_qsl(parts.query)), body.encode(), self._who(language))
        found = await router.answer(self.house, request)
        return Answer(found.status, found.body.decode())

    async def _own(self, method: str, what: str, body: str, language: str) -> Answer:
        """The only device may see everything: all tables as one file, and the record of an unfinished game."""
        holder = self._who(language).holder
        assert holder is not None
        try:
            if (method, what) == ("GET", "tables"):
                return Answer(200, await moving.written(self.house, holder))
            if (method, what) == ("POST", "tables"):
                return Answer(200, json.dumps({"taken": await moving.taken_in(self.house, holder, body)}))
            if method == "GET" and what.startswith("record/"):
                return Answer(200, show.record((await self.house.room(what.removeprefix("record/"))).table))
            raise Refusal("no-such-page")
        except Refusal as refusal:
            return Answer(refusal.status, encoded(refusal.data(language)).decode())

    async def follow(self, table: str, after: int | None, language: str, tell: Tell) -> int:
        """News of a table until cancelled or refused; returns the code they end with."""
        who = self._who(language)
        try:
            room = await self.house.room(table)
            following = Following(self.house, room, who.holder)
            async with following.present():
                async for message in following.messages(after):
                    tell(message.decode())
        except Refusal as refusal:
            said: SocketRefused = {"type": "error", **refusal.data(language)}
            tell(encoded(said).decode())
            return refusal.closing
        return ENDED

    async def heard(self, table: str, event: int) -> None:
        """Another tab has written this event."""
        room = self.house.rooms.rooms.get(table)
        if room is not None:
            await self.house.rooms.refresh(room, event)

    def _who(self, language: str) -> Who:
        return Who(holder_of(self.secret), "page", language)
