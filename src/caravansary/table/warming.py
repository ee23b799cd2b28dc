"""Gets the games ready: those that were never compiled here are, in processes of their own, before they are loaded.

A table waits for its own game only, and its bots for theirs, so the first one can begin while the others are compiled.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import time

import caravansary as cv
from caravansary.bots.ready import is_ready
from caravansary.games import IDS
from caravansary.table.workers import child_environment

log = logging.getLogger("caravansary.warming")


class Warming:
    def __init__(self) -> None:
        self.rules = {id: asyncio.Event() for id in IDS}  # the game can be played
        self.bots = {id: asyncio.Event() for id in IDS}  # by bots too
        self.all = asyncio.Event()

    @property
    def preparing(self) -> list[str]:
        return [id for id, ready in self.rules.items() if not ready.is_set()]

    async def run(self) -> None:
        at_once = asyncio.Semaphore(os.cpu_count() or 1)
        await asyncio.gather(*(self._prepare(id, at_once) for id in IDS))
        self.all.set()

    async def _prepare(self, id: str, at_once: asyncio.Semaphore) -> None:
        if not is_ready(id):
            async with at_once:
                await self._compile(id)
        await self._load(id)
        self.bots[id].set()

    async def _compile(self, id: str) -> None:
        begun = time.monotonic()
        log.info("compiling %s, once for this version ...", id)
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-m", "caravansary.bots.ready", id),
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            env=child_environment(),
            start_new_session=os.name == "posix",  # Ctrl-C in the terminal is for the server
        )
        assert process.stdout is not None
        try:
            if await process.stdout.readline():  # the rules are done, the bots are not
                await self._load(id)
                log.info("%s can be played after %.0f s", id, time.monotonic() - begun)
            if await process.wait():
                log.warning("%s could not be compiled beside the server, so it will be done within", id)
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()

    async def _load(self, id: str) -> None:
        if not self.rules[id].is_set():
            await asyncio.to_thread(load, id)
            self.rules[id].set()


def load(id: str) -> None:
    """Read the compiled rules from the cache, or compile them, so that no move waits for it."""
    game = cv.new(id, players=cv.games()[id]["players"][0], seed=1)
    game.apply(game.legal[0])
    cv.from_position(game.position(), seed=1)
    assert game.scores
