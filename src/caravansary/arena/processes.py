"""Workers in separate processes on this machine, started fresh (spawn) and at low priority.

This is a pool and not a `child`: work is any function, tasks and results may be arrays, and an error in the work comes back
as itself. Lines of JSON could carry none of that.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from caravansary.arena.workers import Lost, Work, do
from caravansary.child import settle_in

NICE = 5


class Processes:
    def __init__(self, count: int | None = None) -> None:
        self.size = count or cores()
        self._pool: ProcessPoolExecutor | None = None
        self._running: dict[Future[list[Any]], tuple[int, ProcessPoolExecutor]] = {}

    def __enter__(self) -> Processes:
        return self

    def __exit__(self, *_: object) -> None:
        """Give up what is being worked on: leaving early means leaving now."""
        if self._pool is not None:
            at_work = list((self._pool._processes or {}).values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in at_work:
                process.terminate()
            for process in at_work:
                process.join()

    def start(self, number: int, work: Work, portion: Sequence[Any]) -> None:
        for attempt in (1, 2):
            if self._pool is None:
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(self.size, context, initializer=settle_in, initargs=(NICE,))
            try:
                self._running[self._pool.submit(do, work, portion)] = number, self._pool
                return
            except BrokenProcessPool:
                if attempt == 2:
                    raise
                self._pool = None

    def finished(self) -> tuple[int, list[Any] | Lost]:
        first = next(iter(wait(self._running, return_when=FIRST_COMPLETED).done))
        number, pool = self._running.pop(first)
        try:
            return number, first.result()
        except BrokenProcessPool:  # one dead process breaks the pool: everything it was doing is lost
            self._pool = None if self._pool is pool else self._pool
            return number, Lost()


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
