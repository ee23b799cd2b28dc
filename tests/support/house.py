"""A table without a server: the house in this process, people who ask its router, bots that think at once."""

from __future__ import annotations

import asyncio
import itertools
import json
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

from caravansary.games import ids
from caravansary.table import nature, router, thinking
from caravansary.table.devices import holder_of, new_secret
from caravansary.table.fold import folded
from caravansary.table.house import AlwaysReady, House
from caravansary.table.news import Following
from caravansary.table.settings import Settings
from caravansary.table.store import Store
from caravansary.table.store.memory import MemoryStore
from caravansary.table.visit import Who
from caravansary.table.wire.reader import check
from caravansary.table.wire.shape import shape_of

Data = dict[str, Any]


class Here:
    """Thinks in this very thread."""

    async def ask(self, what: str, seconds: float | None = None, patience: float = 0.0, **question: Any) -> Any:
        return json.loads(json.dumps(thinking.QUESTIONS[what](json.loads(json.dumps(question)))))


async def at_once(work: Any, /, *args: Any) -> Any:
    return work(*args)


def make_house(store: Store | None = None, **settings: Any) -> House:
    """Its minder makes no rounds of its own: a test calls for them."""
    return House(Settings(tables=0, **settings), store or MemoryStore(), Here(), AlwaysReady(ids()), at_once)


async def opened(store: Store | None = None, **settings: Any) -> House:
    house = make_house(store, **settings)
    await house.readiness.run()
    await house.minder.open()
    return house


class Clock:
    """A nature whose clock can be set, and whose time passes when told."""

    def __init__(self) -> None:
        self.wall, self.passed = 1_800_000_000.0, 1000.0

    def now(self) -> float:
        return self.wall

    def monotonic(self) -> float:
        return self.passed

    def below(self, bound: int) -> int:
        return secrets.randbelow(bound)

    def passes(self, seconds: float) -> None:
        self.wall += seconds
        self.passed += seconds

    def jumps(self, seconds: float) -> None:
        self.wall += seconds


class Person:
    """A device, and what it asks for. Every answer has the shape that its route promises."""

    _requests = itertools.count(1)

    def __init__(self, house: House, name: str = "Ana") -> None:
        self.house, self.name = house, name
        self.who = Who(holder_of(new_secret()))

    async def ask(self, method: str, path: str, body: Any = None, **query: str) -> tuple[int, Data]:
        sent = b"" if body is None else json.dumps(body).encode()
        answer = await router.answer(self.house, router.Request(method, f"/api{path}", query, sent, self.who))
        found = json.loads(answer.body)
        if answer.status < 400:
            check(shape_of(router.find(method, f"/api{path}")[0].gives), found)
        return answer.status, found

    async def get(self, path: str, **query: str) -> Data:
        status, found = await self.ask("GET", path, **query)
        assert status < 400, (path, found)
        return found

    async def post(self, path: str, **body: Any) -> Data:
        status, found = await self.ask("POST", path, body)
        assert status < 400, (path, body, found)
        return found

    async def refused(self, path: str, **body: Any) -> str:
        status, found = await self.ask("POST", path, body)
        assert status >= 400, found
        return str(found["error"]["code"])

    async def open(self, *seats: str, game: str = "spice-road", **more: Any) -> Data:
        made = [
            {"kind": "me", "name": self.name} if seat == "me" else {"kind": "open"} if seat == "open" else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        return dict((await self.post("/tables", **{"game": game, "seats": made, "begins": 0, **more}))["state"])

    async def join(self, state: Data) -> Data:
        """Sit down at the table that somebody with a seat there sees like this."""
        table, invite = state["links"]["invite"].split("/")[-2:]
        return dict((await self.post(f"/tables/{table}/join", invite=invite, name=self.name))["state"])

    async def state(self, table: str) -> Data:
        return await self.get(f"/tables/{table}")

    def _intended(self, state: Data, body: Data) -> Data:
        return {"expected": state["event"], "request": f"request-{next(self._requests):06}", **body}

    async def do(self, what: str, state: Data, **body: Any) -> Data:
        return dict((await self.post(f"/tables/{state['table']}/{what}", **self._intended(state, body)))["state"])

    async def refused_to(self, what: str, state: Data, **body: Any) -> str:
        return await self.refused(f"/tables/{state['table']}/{what}", **self._intended(state, body))


async def bots_done(house: House, table: str) -> None:
    """Until no bot is to play at this table."""
    room = await house.room(table)
    while room.table.waits == "bot":
        await asyncio.sleep(0)


@asynccontextmanager
async def present(person: Person, table: str) -> AsyncIterator[None]:
    """Connected to the table, as by a socket."""
    async with Following(person.house, await person.house.room(table), person.who.holder).present():
        yield


def at_a_table(*names: str, settings: dict[str, Any] | None = None, **more: Any) -> Callable[[Callable[..., Awaitable[None]]], None]:
    """Runs the example: a house, a clock, a table at which these people sit in turn, and the people."""

    def run(example: Callable[..., Awaitable[None]]) -> None:
        async def play() -> None:
            clock = Clock()
            with nature.using(clock):
                house = await opened(**(settings or {}))
                people = [Person(house, name) for name in names]
                state = await people[0].open("me", *["open"] * (len(people) - 1), **more)
                for person in people[1:]:
                    await person.join(state)
                await example(house, clock, state["table"], *people)
                again = folded(state["table"], await house.store.events(state["table"]))
                for decision in again.decisions:
                    decision.luck = None
                kept = (await house.room(state["table"])).table
                decisions = [replace(decision, luck=None) for decision in kept.decisions]
                assert again == replace(kept, decisions=decisions), "the events alone make the same table"

        asyncio.run(play())

    return run
