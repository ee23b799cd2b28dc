"""A simulated browser at one table: follows the news, connects again, and sends requests over a network that loses and doubles them.

It does what the client does (`frontend/src/lib/live.svelte.ts`): the last event seen, a log put together from pieces, a
socket that is opened again after silence, and a name for every intention.
"""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

from caravansary.table.router import Answer
from caravansary.table.visit import Who

from .promises import Asked, Intention
from .server import Wire

if TYPE_CHECKING:
    from .world import World

SILENCE = 40.0 / 15.0  # in heartbeats
RETRIES = (0.3, 0.7, 1.5, 3.0, 5.0, 8.0)
NO_ANSWER = 30.0  # seconds until a request is given up
REFUSED_FOR_GOOD = (4401, 4403, 4404)


class Browser:
    def __init__(self, world: World, name: str, holder: str | None, table: str) -> None:
        self.world, self.name, self.holder, self.table = world, name, holder, table
        self.state: dict[str, Any] | None = None
        self.log: list[Any] = []
        self.changed = asyncio.Event()
        self.gone = False
        self.live_since: float | None = None  # the time since which it hears the table
        self._wire: Wire | None = None
        self._tries = 0
        self._silence: asyncio.TimerHandle | None = None
        self._retry: asyncio.TimerHandle | None = None
        self._closed = True

    @property
    def last(self) -> int:
        return 0 if self.state is None else int(self.state["event"])

    # The socket

    def open(self) -> None:
        self._closed = False
        self.world.browsers[self] = None
        self._connect()

    def close(self) -> None:
        self._closed = True
        self.world.browsers.pop(self, None)
        for timer in (self._silence, self._retry):
            if timer is not None:
                timer.cancel()
        self._drop()

    def _drop(self) -> None:
        self.live_since = None
        wire, self._wire = self._wire, None
        if wire is not None:
            wire.leave()

    def _connect(self) -> None:
        world = self.world
        if self._retry is not None:
            self._retry.cancel()
        self._drop()
        wire = Wire(world, lambda news: self._hear(wire, news), lambda code: self._ended(wire, code))
        self._wire = wire
        server, after = world.a_server(), self.last or None
        world.loop.call_later(world.way(), server.connect, wire, self.table, self.holder, after)
        if world.faults.cut_every:
            world.loop.call_later(world.random.expovariate(1 / world.faults.cut_every), self._cut, wire)
        self._listen()

    def _cut(self, wire: Wire) -> None:
        if wire.open and self.world.faults.storm:
            wire.break_(self.world.random.uniform(0, 60) if self.world.happens(self.world.faults.unnoticed) else 0.0)

    def _listen(self) -> None:
        if self._silence is not None:
            self._silence.cancel()
        self._silence = self.world.loop.call_later(SILENCE * self.world.settings.beat, self._lost, 0)

    def _ended(self, wire: Wire, code: int) -> None:
        if wire is self._wire:
            self._lost(code)

    def _lost(self, code: int) -> None:
        if self._silence is not None:
            self._silence.cancel()
        if self._closed or self.gone:
            return
        self._drop()
        if code in REFUSED_FOR_GOOD:
            self.gone = True
            self.changed.set()
            return
        self._retry = self.world.loop.call_later(RETRIES[min(self._tries, len(RETRIES) - 1)], self._connect)
        self._tries += 1

    def _hear(self, wire: Wire, news: dict[str, Any]) -> None:
        if wire is not self._wire:
            return
        self._listen()
        self._tries = 0
        if self.live_since is None:
            self.live_since = self.world.loop.time()
        if news["type"] == "state" or (news["type"] == "news" and (news["event"] > self.last or self.state is None)):
            self._show(news["state"])

    def _show(self, state: dict[str, Any]) -> None:
        world = self.world
        if state["event"] < self.last:
            world.promises.broken(f"{self.table[:4]}: {self.name} is taken back from event {self.last} to {state['event']}")
        self.log = self.log[: state["log_from"]] + state["log"]
        self.state = state
        self._compare_log()
        self.changed.set()

    def _compare_log(self) -> None:
        """What was put together from all the pieces is the log as it really is."""
        truth = self.world.promises.truths.get(self.table)
        if truth is not None and self.last <= truth.last:
            told, real = [(line["from"], line["to"]) for line in self.log], [*truth.moments[self.last - 1].lines]
            if told != real:
                self.world.promises.broken(
                    f"{self.table[:4]}: the log of {self.name} at event {self.last} ends {told[-4:]}, not {real[-4:]}"
                )

    # Requests

    async def ask(self, method: str, path: str, body: dict[str, Any] | None = None, intention: Intention | None = None) -> Answer | None:
        """What is answered; None where no answer came."""
        world = self.world
        sent = b"" if body is None else json.dumps(body).encode()
        asked = Asked(method, f"/api/tables{path}", {}, sent, Who(self.holder, self.name), True, intention, self.table)
        answered: asyncio.Future[Answer | None] = world.loop.create_future()

        def reply(answer: Answer | None) -> None:
            if not world.happens(world.faults.lost):
                world.loop.call_later(world.way(), arrive, answer, context=world.outside)

        def arrive(answer: Answer | None) -> None:
            if not answered.done():
                answered.set_result(answer)

        for _ in range(1 + world.happens(world.faults.doubled)):
            if not world.happens(world.faults.lost):
                world.loop.call_later(world.way(), world.a_server().take, asked, reply)
        try:
            async with asyncio.timeout(NO_ANSWER):
                return await answered
        except TimeoutError:
            return None

    async def do(self, what: str, /, insists: bool = True, **body: Any) -> dict[str, Any] | None:
        """Something to do at this table, under a name of its own; those who insist send it again until they know."""
        world = self.world
        assert self.holder is not None
        intention = Intention(self.holder, what, {**body, "request": world.new_name()}, self.table)
        world.promises.intends(intention)
        for wait in RETRIES:
            answer = await self.ask("POST", f"/{self.table}/{what}" if what else "", intention.body, intention)
            code = None if answer is None or answer.status < 300 else json.loads(answer.body)["error"]["code"]
            world.note(self.name, f"{what or 'create'} {_short(body)} at {self.table[:4]}: {_said(answer, code)}")
            if answer is not None and answer.status < 300:
                found: dict[str, Any] = json.loads(answer.body)
                if not what:
                    self.table = found["table"]
                if what and found["state"]["event"] > self.last and self.state is not None:
                    self._show(found["state"])
                return found
            if answer is not None and answer.status != 503:
                if code == "stale" and not self._closed:
                    self._connect()
                return None
            if not insists:
                return None
            await asyncio.sleep(wait)
        return None


def _short(body: dict[str, Any]) -> str:
    return " ".join(f"{name}={value}" for name, value in body.items() if name not in ("seats", "position"))


def _said(answer: Answer | None, code: str | None) -> str:
    return "no answer" if answer is None else code or "done"
