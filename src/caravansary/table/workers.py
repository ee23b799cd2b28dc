"""Bot processes: a question goes to the next free worker; a worker that dies or takes too long is replaced, and its question is
asked again. Nothing else waits for them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from typing import Any

from caravansary.child import Child, Failed, Lost
from caravansary.table import nature
from caravansary.table.refusal import Refusal

log = logging.getLogger("caravansary.workers")
START_SECONDS = 300.0  # a first compilation of all games or bots on a slow machine
PATIENCE = 300.0  # seconds that a question waits for a free worker
TRIES = 3


class Worker:
    """One bot process."""

    def __init__(self) -> None:
        self._child: Child | None = None
        self._known: set[Any] = set()  # kinds of questions that it has answered

    @property
    def pid(self) -> int | None:
        return None if self._child is None else self._child.pid

    async def start(self) -> None:
        self._child = Child("caravansary.table.thinking", complain=_log_complaint)
        await self._child.hear_async(START_SECONDS)

    async def ask(self, question: dict[str, Any], seconds: float) -> Any:
        assert self._child is not None
        # A bot loads or compiles its code when it is asked for the first time: that may take longer.
        first = question.get("first")
        answer = await self._child.ask_async(question, seconds if first is None or first in self._known else max(seconds, START_SECONDS))
        self._known.add(first)
        return answer

    async def stop(self) -> None:
        if self._child is not None:
            await asyncio.to_thread(self._child.stop)


def _log_complaint(said: str) -> None:
    """What a bot prints goes through the server's log, in its form."""
    log.warning("a bot process says: %s", said[:500])


class Workers:
    def __init__(self, count: int, seconds: float, compiled: Mapping[str, asyncio.Event] | None = None) -> None:
        """`compiled` has for each game an event, set when its bots are compiled: before that, every worker would compile them."""
        self._count = count
        self._seconds = seconds
        self._compiled = compiled or {}
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        self._all: set[Worker] = set()
        self._starting: set[asyncio.Task[None]] = set()
        self._stopped = False
        self.replaced = 0
        self.answers = 0

    @property
    def pids(self) -> list[int]:
        return [worker.pid for worker in self._all if worker.pid is not None]

    def start(self) -> None:
        for _ in range(self._count):
            self._spawn(self._add())

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._starting.add(task)
        task.add_done_callback(self._starting.discard)

    async def _add(self) -> None:
        worker = Worker()
        self._all.add(worker)
        pause = 0.2
        while not self._stopped:
            try:
                await worker.start()
                await self._free.put(worker)
                return
            except Lost as error:
                log.warning("a bot process did not start: %s", error)
                await worker.stop()
                await asyncio.sleep(pause)
                pause = min(30.0, pause * 2)

    async def ask(self, what: str, seconds: float | None = None, patience: float = PATIENCE, **question: Any) -> Any:
        """The answer; `no-bot` when no worker could give one, or no worker was free for `patience` seconds."""
        limit = self._seconds if seconds is None else seconds
        if compiled := self._compiled.get(question.get("game", "")):
            await compiled.wait()
        waiting_until = nature.monotonic() + patience
        for _ in range(TRIES):
            try:
                async with asyncio.timeout(max(1.0, waiting_until - nature.monotonic())):
                    worker = await self._free.get()
            except TimeoutError:
                break
            try:
                answer = await worker.ask({"ask": what, **question}, limit)
            except Lost as lost:
                log.warning("a bot process is replaced: %s", lost)
                await self._replace(worker)
                continue
            except Failed as failed:
                self._put_back(worker)
                log.warning("a bot failed: %s", failed)
                break
            except BaseException:  # nobody waits for the answer any more, and the worker may still be thinking
                self._spawn(self._replace(worker))
                raise
            self._put_back(worker)
            return answer
        raise Refusal("no-bot")

    def _put_back(self, worker: Worker) -> None:
        self._free.put_nowait(worker)
        self.answers += 1

    async def _replace(self, worker: Worker) -> None:
        self.replaced += 1
        self._all.discard(worker)
        await worker.stop()
        if not self._stopped:
            self._spawn(self._add())

    async def stop(self) -> None:
        self._stopped = True
        for task in list(self._starting):
            task.cancel()
        await asyncio.gather(*(worker.stop() for worker in list(self._all)), return_exceptions=True)
