"""Bot processes: questions go to the next free worker; a worker that dies or takes too long is replaced and the question
is asked again. Nothing else waits for them."""

from __future__ import annotations

import asyncio
import itertools
import json
import logging
import os
import sys
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

import caravansary as cv
from caravansary.table.refusal import Refusal

SOURCES = Path(cv.__file__).parent.parent
log = logging.getLogger("caravansary.workers")
START_SECONDS = 300.0  # a first compilation of all games or bots on a slow machine
PATIENCE = 300.0  # seconds that a question waits for a free worker
TRIES = 3
LONGEST_LINE = 4 * 1024 * 1024


def child_environment() -> dict[str, str]:
    """With this very package for a child process, however this process came to it."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, (str(SOURCES), os.environ.get("PYTHONPATH"))))}


class WorkerLost(Exception):
    """The worker died or took too long."""


class Worker:
    """One bot process."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._complaints: asyncio.Task[None] | None = None
        self._known: set[Any] = set()  # kinds of questions that it has answered

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process is not None and self._process.returncode is None else None

    async def start(self) -> None:
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "caravansary.table.thinking",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            limit=LONGEST_LINE,
            env=child_environment(),
            # Ctrl-C in the terminal is for the server, which then ends its workers.
            start_new_session=os.name == "posix",
        )
        self._complaints = asyncio.create_task(self._log_complaints(self._process))
        await self._line(START_SECONDS)

    async def _log_complaints(self, process: asyncio.subprocess.Process) -> None:
        """What a bot prints goes through the server's log, in its form."""
        assert process.stderr is not None
        with suppress(ValueError, OSError):
            while line := await process.stderr.readline():
                if said := line.decode(errors="replace").strip():
                    log.warning("a bot process says: %s", said[:500])

    async def ask(self, question: dict[str, Any], seconds: float) -> dict[str, Any]:
        assert self._process is not None and self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(question).encode() + b"\n")
            await self._process.stdin.drain()
        except (ConnectionError, RuntimeError) as error:
            raise WorkerLost(str(error)) from error
        # What a bot has compiled it compiles or loads when it is first asked: that is not yet too slow.
        first = question.get("first")
        answer = await self._line(seconds if first is None or first in self._known else max(seconds, START_SECONDS))
        self._known.add(first)
        if answer.get("id") != question["id"]:
            raise WorkerLost("another question's answer")
        return answer

    async def _line(self, seconds: float) -> dict[str, Any]:
        assert self._process is not None and self._process.stdout is not None
        try:
            async with asyncio.timeout(seconds):
                line = await self._process.stdout.readline()
        except (TimeoutError, ValueError) as error:
            raise WorkerLost(f"no answer in {seconds:.0f} s") from error
        if not line:
            raise WorkerLost("died")
        try:
            found: dict[str, Any] = json.loads(line)
        except ValueError as error:
            raise WorkerLost("an answer that can't be read") from error
        return found

    async def stop(self) -> None:
        if self._process is None:
            return
        if self._process.returncode is None:
            with suppress(ProcessLookupError):
                self._process.kill()
        await self._process.wait()
        if self._complaints is not None:
            self._complaints.cancel()
        self._process._transport.close()  # type: ignore[attr-defined]


class Workers:
    def __init__(self, count: int, seconds: float, compiled: Mapping[str, asyncio.Event] | None = None) -> None:
        """`compiled` says by game when its bots are: until then they would all compile the same."""
        self._count = count
        self._seconds = seconds
        self._compiled = compiled or {}
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        self._all: set[Worker] = set()
        self._starting: set[asyncio.Task[None]] = set()
        self._ids = itertools.count(1)
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
            except (WorkerLost, OSError) as error:
                log.warning("a bot process did not start: %s", error)
                await worker.stop()
                await asyncio.sleep(pause)
                pause = min(30.0, pause * 2)

    async def ask(self, what: str, seconds: float | None = None, patience: float = PATIENCE, **question: Any) -> Any:
        """The answer; `no-bot` when no worker could give one, or none was free for so many seconds."""
        limit = self._seconds if seconds is None else seconds
        if compiled := self._compiled.get(question.get("game", "")):
            await compiled.wait()
        waiting_until = time.monotonic() + patience
        for _ in range(TRIES):
            try:
                async with asyncio.timeout(max(1.0, waiting_until - time.monotonic())):
                    worker = await self._free.get()
            except TimeoutError:
                break
            try:
                answer = await worker.ask({"id": next(self._ids), "ask": what, **question}, limit)
            except WorkerLost as lost:
                log.warning("a bot process is replaced: %s", lost)
                await self._replace(worker)
                continue
            except BaseException:  # whoever asked went away: the worker may still be at it
                self._spawn(self._replace(worker))
                raise
            self._free.put_nowait(worker)
            self.answers += 1
            if "error" in answer:
                log.warning("a bot failed: %s", answer["error"])
                raise Refusal("no-bot")
            return answer["answer"]
        raise Refusal("no-bot")

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
