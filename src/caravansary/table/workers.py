"""Bot processes: each question goes to a free worker, with tables and devices taking turns. A worker that dies or uses up the processor
time of its question is replaced; nothing else waits for it.

Slow work (weighing the turns of finished games) has a worker of its own, at the lowest priority, so that it never delays a bot in play.
"""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import Mapping
from typing import Any

from caravansary.child import Child, Failed, Lost, TooLong
from caravansary.table import nature
from caravansary.table.refusal import Refusal
from caravansary.table.turns import Turns

log = logging.getLogger("caravansary.workers")
START_SECONDS = 300.0  # a first compilation of all games or bots on a slow machine
PATIENCE = 300.0  # seconds that a question waits for a free worker
TRIES = 3
SLOW_MACHINE = 8.0  # times as long as its processor time a question may take
LEAST = 0.5  # seconds of processor time that any question gets
MOST_KNOWN = 1000
SLOW = ("review",)  # questions for the worker beside
RANKS = {"advice": 1}  # a person who wants a hint can wait longer than a table whose bot is to play
RAN_OUT = getattr(signal, "SIGPROF", None)  # how a worker ends whose processor time is used up


class Worker:
    """One bot process."""

    def __init__(self, slow: bool = False) -> None:
        self.slow = slow
        self._child: Child | None = None
        self._known: set[Any] = set()  # kinds of questions for which its code is loaded

    @property
    def pid(self) -> int | None:
        return None if self._child is None else self._child.pid

    @property
    def ran_out(self) -> bool:
        """Whether it ended because its processor time was used up."""
        return self._child is not None and RAN_OUT is not None and self._child.ended_by == RAN_OUT

    async def start(self) -> None:
        self._child = Child("caravansary.table.thinking", *(["slow"] if self.slow else []), complain=_log_complaint)
        await self._child.hear_async(START_SECONDS)

    async def ask(self, question: dict[str, Any], seconds: float) -> Any:
        assert self._child is not None
        # Loading or compiling a bot's code may take long; thinking may not, not even the first time.
        first = question.get("first")
        if first is not None and first not in self._known:
            await self._child.ask_async({"ask": "load", "bot": question.get("bot"), "game": question.get("game")}, START_SECONDS)
            self._known.add(first)
        return await self._child.ask_async({**question, "processor": seconds}, seconds * SLOW_MACHINE)

    async def stop(self) -> None:
        if self._child is not None:
            await asyncio.to_thread(self._child.stop)


def _log_complaint(said: str) -> None:
    """What a bot prints goes through the server's log, in its form."""
    log.warning("a bot process says: %s", said[:500])


class Workers:
    def __init__(self, count: int, seconds: float, compiled: Mapping[str, asyncio.Event] | None = None) -> None:
        """`seconds` of processor time for a question. `compiled` has for each game an event, set when its bots are compiled: before that,
        every worker would compile them."""
        self._count = count
        self._seconds = seconds
        self._compiled = compiled or {}
        self.turns: Turns[Worker] = Turns()
        self.slow_turns: Turns[Worker] = Turns()
        self._has_slow = False
        self._all: set[Worker] = set()
        self._starting: set[asyncio.Task[None]] = set()
        self._stopped = False
        self._exhausted: dict[str, int] = {}  # how often in a row the questions of a table's bot used up their time
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

    def _of(self, worker: Worker) -> Turns[Worker]:
        return self.slow_turns if worker.slow else self.turns

    async def _add(self, slow: bool = False) -> None:
        worker = Worker(slow)
        self._all.add(worker)
        pause = 0.2
        while not self._stopped:
            try:
                await worker.start()
                self._of(worker).put(worker)
                return
            except Lost as error:
                log.warning("a bot process did not start: %s", error)
                await worker.stop()
                await asyncio.sleep(pause)
                pause = min(30.0, pause * 2)

    async def ask(self, what: str, seconds: float | None = None, patience: float = PATIENCE, whom: str = "", **question: Any) -> Any:
        """The answer; `no-bot` when no worker could give one, or no worker was free for `patience` seconds.

        `whom` takes turns with others who ask: the device that opened the table, or that wants to know.
        """
        if compiled := self._compiled.get(question.get("game", "")):
            await compiled.wait()
        slow = what in SLOW
        if slow and not self._has_slow:
            self._has_slow = True
            self._spawn(self._add(slow=True))
        turns = self.slow_turns if slow else self.turns
        key = f"{whom} {question.get('bot')}"
        limit = max(LEAST, (self._seconds if seconds is None else seconds) / 2 ** self._exhausted.get(key, 0))
        waiting_until = nature.monotonic() + patience
        for _ in range(TRIES):
            try:
                async with asyncio.timeout(max(1.0, waiting_until - nature.monotonic())):
                    worker = await turns.get(whom, RANKS.get(what, 0))
            except TimeoutError:
                break
            begun = nature.monotonic()
            try:
                answer = await worker.ask({"ask": what, **question}, limit)
            except Lost as lost:
                await self._replace(worker)
                if worker.ran_out or isinstance(lost, TooLong):
                    self._note_exhausted(key, limit)
                    break
                log.warning("a bot process is replaced: %s", lost)
                limit = max(LEAST, limit / 2)
                continue
            except Failed as failed:
                self._put_back(worker)
                log.warning("a bot failed: %s", failed)
                break
            except BaseException:  # nobody waits for the answer any more, and the worker may still be thinking
                self._spawn(self._replace(worker))
                raise
            finally:
                turns.charge(whom, nature.monotonic() - begun)
            self._put_back(worker)
            self._exhausted.pop(key, None)
            return answer
        raise Refusal("no-bot")

    def _note_exhausted(self, key: str, limit: float) -> None:
        log.warning("a bot process is replaced: a question used up its %g s of processor time", limit)
        if len(self._exhausted) >= MOST_KNOWN:
            self._exhausted.clear()
        self._exhausted[key] = min(20, self._exhausted.get(key, 0) + 1)

    def _put_back(self, worker: Worker) -> None:
        self._of(worker).put(worker)
        self.answers += 1

    async def _replace(self, worker: Worker) -> None:
        self.replaced += 1
        self._all.discard(worker)
        await worker.stop()
        if not self._stopped:
            self._spawn(self._add(worker.slow))

    async def stop(self) -> None:
        self._stopped = True
        for task in list(self._starting):
            task.cancel()
        await asyncio.gather(*(worker.stop() for worker in list(self._all)), return_exceptions=True)
