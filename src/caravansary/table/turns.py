"""Taking turns: a shared resource goes to the one who has had least of it so far, the more urgent first.

Somebody who asks often, or for much at a time, makes the others wait no longer than one question takes.
"""

from __future__ import annotations

import asyncio
import itertools
from dataclasses import dataclass, field
from typing import Generic, TypeVar

T = TypeVar("T")
MOST_KNOWN = 10_000


@dataclass(eq=False)
class _Waiting(Generic[T]):
    rank: int
    whom: str
    number: int
    given: asyncio.Future[T] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Turns(Generic[T]):
    """Things that are handed out and come back."""

    def __init__(self) -> None:
        self._free: list[T] = []
        self._waiting: list[_Waiting[T]] = []
        self._had: dict[str, float] = {}  # seconds that each has had
        self._numbers = itertools.count()

    def __len__(self) -> int:
        """How many wait."""
        return len(self._waiting)

    def put(self, thing: T) -> None:
        """There is one more, or one is back."""
        self._free.append(thing)
        self._hand_out()

    def charge(self, whom: str, seconds: float) -> None:
        """Somebody had one for this long."""
        if not self._waiting or len(self._had) > MOST_KNOWN:
            self._had.clear()  # nobody waited for it
        else:
            self._had[whom] = self._had.get(whom, 0.0) + seconds

    async def get(self, whom: str = "", rank: int = 0) -> T:
        """One of them, as soon as it is one's turn; a lower rank goes first."""
        # Newcomers start level with those who have had least: not having asked before is no merit.
        if whom not in self._had and self._had:
            self._had[whom] = min(self._had.values())
        waiting = _Waiting[T](rank, whom, next(self._numbers))
        self._waiting.append(waiting)
        self._hand_out()
        try:
            return await waiting.given
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            elif waiting.given.done() and not waiting.given.cancelled():
                self.put(waiting.given.result())  # it came too late
            raise

    def _hand_out(self) -> None:
        while self._free and self._waiting:
            first = min(self._waiting, key=lambda each: (each.rank, self._had.get(each.whom, 0.0), each.number))
            self._waiting.remove(first)
            if not first.given.done():
                first.given.set_result(self._free.pop(0))
