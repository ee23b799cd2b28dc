"""Slow work beside play, which holds no table up. One piece at a time, with devices taking turns, so moves and bots never wait for more
than one."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any, TypeVar

from caravansary.table import nature
from caravansary.table.refusal import Refusal
from caravansary.table.rooms import Aside
from caravansary.table.turns import Turns

T = TypeVar("T")
MOST_WAITING = 60  # pieces of work of one client address


class Beside:
    def __init__(self, aside: Aside) -> None:
        self._aside = aside
        self._turns: Turns[None] = Turns()
        self._turns.put(None)
        self._wanted: Counter[str] = Counter()  # by client address

    def __len__(self) -> int:
        """How much waits."""
        return len(self._turns)

    async def do(self, whom: str, client: str, work: Callable[..., T], /, *args: Any) -> T:
        """The result of this work, when it is this device's turn; `too-fast` if its address wants too much at once."""
        if self._wanted[client] >= MOST_WAITING:
            raise Refusal("too-fast")
        self._wanted[client] += 1
        try:
            await self._turns.get(whom)
            # A thread can't be cancelled: if the client goes away, it still runs to its end.
            return await asyncio.shield(self._run(whom, work, *args))
        finally:
            self._wanted[client] -= 1
            if not self._wanted[client]:
                del self._wanted[client]

    def _run(self, whom: str, work: Callable[..., T], *args: Any) -> asyncio.Future[T]:
        begun = nature.monotonic()
        running = asyncio.ensure_future(self._aside(work, *args))

        def done(ran: asyncio.Future[T]) -> None:
            if not ran.cancelled():
                ran.exception()  # the client may have gone
            self._turns.charge(whom, nature.monotonic() - begun)
            self._turns.put(None)

        running.add_done_callback(done)
        return running
