"""An event loop on simulated time: what is ready runs in an order that the seed chooses, and when nothing is, time goes on.

Every callback belongs to the home that it was scheduled from. A home that is struck down runs nothing more, in the middle
of whatever it did: that is a crash between two awaits. What it held is kept, so that no `finally` runs after its death.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
from collections.abc import Callable, Coroutine
from contextlib import suppress
from contextvars import Context, ContextVar
from random import Random
from typing import Any

FEW = 64  # tasks a home has before those that are done are forgotten


class Home:
    """Where code runs: a server process, or the world outside, which never dies."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.alive = True
        self.tasks: list[asyncio.Task[Any]] = []
        self._many = FEW

    def keep(self, task: asyncio.Task[Any]) -> None:
        self.tasks.append(task)
        if len(self.tasks) > self._many:
            self.tasks = [each for each in self.tasks if not each.done()]
            self._many = max(FEW, 2 * len(self.tasks))

    def die(self) -> None:
        self.alive = False


OUTSIDE = Home("outside")
_home: ContextVar[Home] = ContextVar("home", default=OUTSIDE)


def live_in(home: Home) -> None:
    """From here on this context belongs to that home."""
    _home.set(home)


class Loop(asyncio.AbstractEventLoop):
    def __init__(self, random: Random) -> None:
        self._random = random
        self._now = 0.0
        self._ready: list[tuple[Home, asyncio.Handle]] = []
        self._timers: list[tuple[float, int, Home, asyncio.TimerHandle]] = []
        self._count = itertools.count()
        self._homes: list[Home] = [Home("outside")]
        self._closed = False
        self.complaints: list[str] = []  # what asyncio reports: exceptions that nobody caught
        self.steps = 0

    # What asyncio asks of a loop

    def time(self) -> float:
        return self._now

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return not self._closed

    def is_closed(self) -> bool:
        return self._closed

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self)

    def create_task(self, coro: Any, *, name: str | None = None, context: Context | None = None) -> asyncio.Task[Any]:  # type: ignore[override]
        task: asyncio.Task[Any] = asyncio.Task(coro, loop=self, name=name, context=context)
        if self._closed:
            coro.close()
        else:
            self._home(context).keep(task)
        return task

    def call_soon(self, callback: Callable[..., Any], *args: Any, context: Context | None = None) -> asyncio.Handle:  # type: ignore[override]
        handle = asyncio.Handle(callback, args, self, context)
        if not self._closed:
            self._ready.append((self._home(context), handle))
        return handle

    def call_later(self, delay: float, callback: Callable[..., Any], *args: Any, context: Context | None = None) -> asyncio.TimerHandle:  # type: ignore[override]
        return self.call_at(self._now + delay, callback, *args, context=context)

    def call_at(self, when: float, callback: Callable[..., Any], *args: Any, context: Context | None = None) -> asyncio.TimerHandle:  # type: ignore[override]
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        if not self._closed:
            heapq.heappush(self._timers, (when, next(self._count), self._home(context), handle))
        return handle

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        pass  # it is passed over when its time has come

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        if not self._closed:
            self.complaints.append(f"{context.get('message')}: {context.get('exception')!r}")

    # Running

    def _home(self, context: Context | None) -> Home:
        home = _home.get() if context is None else context.get(_home, OUTSIDE)
        return self._homes[0] if home is OUTSIDE else home

    def new_home(self, name: str) -> Home:
        home = Home(name)
        self._homes.append(home)
        return home

    def start(self, work: Coroutine[Any, Any, Any], context: Context | None = None) -> asyncio.Task[Any]:
        """A task from outside of all tasks."""
        return self.create_task(work, context=context)

    def run_until(self, when: float, watch: Callable[[], None]) -> None:
        """Run up to that time; `watch` is called after each step."""
        before = asyncio._get_running_loop()
        asyncio._set_running_loop(self)
        ready, pick = self._ready, self._random.random
        try:
            while True:
                if not ready and not self._next_timers(when):
                    break
                place = int(pick() * len(ready))
                home, handle = ready[place]
                ready[place] = ready[-1]
                ready.pop()
                if home.alive and not handle.cancelled():
                    self.steps += 1
                    handle._run()
                    watch()
        finally:
            asyncio._set_running_loop(before)
        self._now = max(self._now, when)

    def _next_timers(self, until: float) -> bool:
        """Let time go on to the next timers; False if there is none before that time."""
        timers = self._timers
        while timers and (timers[0][3].cancelled() or not timers[0][2].alive):
            heapq.heappop(timers)
        if not timers or timers[0][0] > until:
            return False
        self._now = max(self._now, timers[0][0])
        while timers and timers[0][0] <= self._now:
            _, _, home, handle = heapq.heappop(timers)
            self._ready.append((home, handle))
        return True

    def close(self) -> None:
        """The end of this world: whatever still waits ends without a word."""
        self._closed = True
        before = asyncio._get_running_loop()
        asyncio._set_running_loop(self)
        for home in self._homes:
            for task in home.tasks:
                if not task.done():
                    with suppress(BaseException):
                        coroutine: Any = task.get_coro()
                        coroutine.close()
            home.tasks.clear()
        asyncio._set_running_loop(before)
        self._ready.clear()
        self._timers.clear()
