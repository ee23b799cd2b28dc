"""A house with a database, bot processes and sockets: what `caravansary serve` runs."""

from __future__ import annotations

import gc
import logging
import time
from collections import Counter

from caravansary.table.house import House
from caravansary.table.settings import Settings
from caravansary.table.store.database import Database
from caravansary.table.store.listen import Listener
from caravansary.table.warming import Warming
from caravansary.table.web.admin import Admin
from caravansary.table.web.bans import Bans
from caravansary.table.web.gate import Gate
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
        self.listener = Listener(self.store, self.rooms)
        self.tell_presence = self.listener.tell_presence
        self.rooms.all_heard = self.listener.all_heard
        self.sockets: Counter[str] = Counter()  # by client address
        self.gate = Gate(settings)
        self.bans = Bans(settings.folder)
        self.admin = Admin(self)
        self.begun = time.time()

    async def start(self) -> None:
        had = await self.store.open()
        log.info("store open", extra={"schema_before": had})
        self.workers.start()
        await super().start()
        await self.listener.start()
        await self.admin.start()

    def ready(self) -> None:
        # What is there now stays: looking through it, or through all tables, again and again would hold up answers.
        gc.collect()
        gc.freeze()
        gc.set_threshold(*GARBAGE)

    async def stop(self) -> None:
        await self.admin.stop()
        await super().stop()
        await self.listener.stop()
        await self.workers.stop()
        await self.store.close()
