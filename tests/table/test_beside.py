"""Work beside play: devices take turns at it, and neither moves nor bots wait for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from caravansary.games import ids
from caravansary.table.beside import MOST_WAITING, Beside
from caravansary.table.house import FEW, AlwaysReady, House
from caravansary.table.refusal import Refusal
from caravansary.table.settings import Settings
from caravansary.table.store.memory import MemoryStore
from support.alone import alone
from support.house import Here, Person
from support.table import finished


class Threads:
    """Work that ends when it is let."""

    def __init__(self) -> None:
        self.running = 0
        self.most = 0
        self.step = asyncio.Semaphore(0)

    async def __call__(self, work: Callable[..., Any], /, *args: Any) -> Any:
        self.running += 1
        self.most = max(self.most, self.running)
        await self.step.acquire()
        self.running -= 1
        return work(*args)


def test_whoever_wants_much_does_not_hold_up_others() -> None:
    async def work() -> None:
        threads, done = Threads(), []
        beside = Beside(threads)
        wants = [("ana", number) for number in range(50)] + [("ben", 50), ("cleo", 51)]
        tasks = [asyncio.create_task(beside.do(whom, whom, done.append, (whom, number))) for whom, number in wants]
        for _ in wants:
            await asyncio.sleep(0.001)  # what was had counts
            threads.step.release()
        await asyncio.gather(*tasks)
        assert threads.most == 1
        assert max(done.index(("ben", 50)), done.index(("cleo", 51))) <= 3

    alone(work())


def test_whoever_goes_away_leaves_the_thread_busy_and_the_turn_in_order() -> None:
    async def work() -> None:
        threads = Threads()
        beside = Beside(threads)
        first = asyncio.create_task(beside.do("ana", "ana", lambda: "first"))
        second = asyncio.create_task(beside.do("ben", "ben", lambda: "second"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        assert threads.running == 1 and len(beside) == 1
        threads.step.release()
        threads.step.release()
        assert await second == "second" and threads.most == 1

    alone(work())


def test_an_address_has_only_so_much_waiting() -> None:
    async def work() -> None:
        threads = Threads()
        beside = Beside(threads)
        tasks = [asyncio.create_task(beside.do(f"device {number}", "one address", str)) for number in range(MOST_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="Too many"):
            await beside.do("another device", "one address", str)
        for _ in range(MOST_WAITING + 1):
            threads.step.release()
        await asyncio.gather(*tasks)
        await beside.do("another device", "one address", str)

    alone(work())


def test_play_goes_on_while_slow_work_waits() -> None:
    """Uploads, trials, long logs in sentences and old answers all wait beside; moves, news and bots do not."""

    async def work() -> None:
        threads = Threads()
        threads.step = asyncio.Semaphore(10_000)
        house = House(Settings(tables=0), MemoryStore(), Here(), AlwaysReady(ids()), threads)
        await house.readiness.run()
        ana, eve = Person(house, "Ana"), Person(house, "Eve")
        state = await ana.open("me", "me")
        first = {"expected": state["event"], "request": "the-first-move", "turn": "rest"}
        path = f"/tables/{state['table']}"
        state = (await ana.post(f"{path}/move", **first))["state"]
        for _ in range(2 * FEW):
            state = await ana.do("move", state, turn="rest")
        threads.step = asyncio.Semaphore(0)
        slow = [
            asyncio.create_task(work)
            for work in (
                eve.ask("POST", "/tables", {"record": finished().save()}),
                eve.ask("POST", "/games/spice-road/try", {"players": 2}),
                eve.ask("GET", path, lang="fr"),
                eve.ask("GET", f"{path}/events", lang="fr"),
                eve.ask("GET", f"{path}/at/3"),
                ana.ask("POST", f"{path}/move", first),
            )
        ]
        while len(house.beside) + threads.running < len(slow):
            await asyncio.sleep(0)
        assert threads.running == 1
        for _ in range(5):
            state = await ana.do("move", state, turn="rest")
        assert not any(each.done() for each in slow)
        threads.step = asyncio.Semaphore(0)
        assert threads.most == 1

    alone(work())
