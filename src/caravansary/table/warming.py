"""Gets the games ready: a game that was never compiled here is compiled in another process, and then loaded.

Meanwhile it is played by its plain rules, so the first table opens at once. A bot waits for the bots of its own game only.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time

import caravansary as cv
from caravansary.bots.ready import is_ready
from caravansary.child import Child, Failed, Lost
from caravansary.games import playable

log = logging.getLogger("caravansary.warming")


class Warming:
    def __init__(self) -> None:
        games = [game.id for game in playable()]
        self.rules = {id: asyncio.Event() for id in games}  # the game can be played
        self.bots = {id: asyncio.Event() for id in games}  # by bots too
        self.all = asyncio.Event()
        self._loaded: set[str] = set()

    @property
    def preparing(self) -> list[str]:
        return [id for id, ready in self.rules.items() if not ready.is_set()]

    async def run(self) -> None:
        at_once = asyncio.Semaphore(os.cpu_count() or 1)
        await asyncio.gather(*(self._prepare(id, at_once) for id in self.rules))
        self.all.set()

    async def _prepare(self, id: str, at_once: asyncio.Semaphore) -> None:
        try:
            if not is_ready(id):
                self.rules[id].set()
                async with at_once:
                    await self._compile(id)
            await self._load(id)
        except cv.CaravansaryError as error:  # of a game of another package: who asks for it is told the same
            log.error("%s", error)
            self.rules[id].set()
        self.bots[id].set()

    async def _compile(self, id: str) -> None:
        begun = time.monotonic()
        log.info("compiling %s, once for this version ...", id)
        try:
            child = Child("caravansary.bots.ready", id)
            try:
                await child.hear_async()  # the rules are done, the bots are not
                await self._load(id)
                log.info("the rules of %s are compiled after %.0f s", id, time.monotonic() - begun)
                await child.hear_async()
            finally:
                await asyncio.to_thread(child.stop)
        except (Lost, Failed):
            log.warning("%s could not be compiled beside the server, so it will be done within", id)

    async def _load(self, id: str) -> None:
        if id not in self._loaded:
            await asyncio.to_thread(load, id)
            self._loaded.add(id)
            self.rules[id].set()


def load(id: str) -> None:
    """Read the compiled rules from the cache, or compile them, so that no move waits for it."""
    game = cv.new(id, players=cv.games()[id]["players"][0], seed=1)
    game.records()  # from here on games of this kind are played compiled
    game.apply(game.legal[0])
    cv.from_position(game.position(), seed=1)
    assert game.scores
