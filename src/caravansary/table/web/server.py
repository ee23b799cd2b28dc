"""A house with a database, bot processes and sockets: what `caravansary serve` runs."""

from __future__ import annotations

import gc
import logging
import time
from collections import Counter
from contextlib import suppress

from caravansary.table.house import House
from caravansary.table.refusal import Refusal
from caravansary.table.settings import Settings
from caravansary.table.store.database import Database
from caravansary.table.store.listen import Listener
from caravansary.table.warming import Warming
from caravansary.table.web.admin import Admin
from caravansary.table.web.gate import Gate
from caravansary.table.web.owner import Decisions, Owner
from caravansary.table.web.push import WebPush
from caravansary.table.workers import Workers

GARBAGE = (20_000, 20, 100)  # how seldom Python looks for garbage among new, older and old objects
log = logging.getLogger("caravansary.house")


class Server(House):
    store: Database

    def __init__(self, settings: Settings) -> None:
        warming = Warming()
        self.workers = Workers(settings.bot_processes, settings.bot_seconds, warming.bots)
        super().__init__(settings, Database(settings.url), self.workers, warming)
        self.recoveries = self.store
        self.pushes = self.store
        self.web_push = WebPush(settings, self.store) if settings.push_key else None
        self.caller = self.web_push
        self.listener = Listener(self.store, self.rooms)
        self.tell_presence = self.listener.tell_presence
        self.rooms.all_heard = self.listener.all_heard
        self.sockets: Counter[str] = Counter()  # by client address
        self.gate = Gate(settings)
        self.decisions = Decisions()
        self.owner = Owner(self.store, self.rooms, self.decisions)
        self.listener.owner_decided = self._hear_owner
        self.admin = Admin(self)
        self.begun = time.time()

    async def start(self) -> None:
        had = await self.store.open()
        log.info("store open", extra={"schema_before": had})
        await self.decisions.read(self.store)
        self.workers.start()
        await super().start()
        await self.listener.start()
        await self.admin.start()

    async def _hear_owner(self) -> None:
        with suppress(Refusal):  # it is read again with the next connection
            await self.decisions.read(self.store)

    @property
    def message(self) -> dict[str, str] | None:
        return self.decisions.message or None

    def has_ended(self, holder: str | None) -> bool:
        return holder in self.decisions.ended

    def ready(self) -> None:
        # What exists now stays: scanning it, or all tables, again and again would hold up answers.
        gc.collect()
        gc.freeze()
        gc.set_threshold(*GARBAGE)

    async def stop(self) -> None:
        await self.admin.stop()
        await super().stop()
        if self.web_push is not None:
            await self.web_push.stop()
        await self.listener.stop()
        await self.workers.stop()
        await self.store.close()
