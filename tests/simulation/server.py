"""A simulated server process: a real house on a simulated store, with simulated requests, sockets and bots. It can crash anywhere."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from contextvars import Context, copy_context
from typing import TYPE_CHECKING, Any

import caravansary as cv
from caravansary.games import ids
from caravansary.table import nature, router
from caravansary.table.house import AlwaysReady, House
from caravansary.table.news import Following
from caravansary.table.refusal import Refusal
from caravansary.table.settings import Settings
from caravansary.table.store.listen import Listener

from .faults import HOUR, MINUTE
from .loop import Home, live_in
from .store import Line, Queue

if TYPE_CHECKING:
    from .world import World

Reply = Callable[["router.Answer | None"], None]
RESTARTING = 1012
MOST_DECISIONS = 60
LIVELY = 10  # turns that a bot plays quickly in some hours
HOURS = 4
UNREAD = 4  # messages on their way to a reader before its server waits for it


class Clock:
    """A machine's clock and chance."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.off = world.random.choice((0.0, 0.0, world.random.uniform(-2, 2)))  # how wrong it is, in seconds

    def now(self) -> float:
        return self.world.epoch + self.world.loop.time() + self.off

    def monotonic(self) -> float:
        return self.world.loop.time()

    def below(self, bound: int) -> int:
        return self.world.random.randrange(bound)


async def aside(work: Callable[..., Any], /, *args: Any) -> Any:
    """As a thread would: others get their turn meanwhile."""
    await asyncio.sleep(0)
    found = work(*args)
    await asyncio.sleep(0)
    return found


class Thinkers:
    """Bots that think for a while and do something legal, or fail."""

    def __init__(self, world: World) -> None:
        self.world = world

    async def ask(self, what: str, seconds: float | None = None, patience: float = 300.0, **question: Any) -> Any:
        world = self.world
        question = json.loads(json.dumps(question))  # it goes to another process
        shift = (question["seed"], world.loop.time() // (HOURS * HOUR))  # the seed is of a table and seat
        world.questions[shift] += 1
        if world.questions[shift] > LIVELY:  # a game of bots alone would go on all day
            await self._dawdle()
        elif world.happens(world.faults.slow_bot):
            await asyncio.sleep(world.random.uniform(20, 280))
        else:
            await asyncio.sleep(world.random.uniform(0.05, 1.5))
        if world.happens(world.faults.no_bot) or what == "review":
            raise Refusal("no-bot")
        world.promises.asked(question)
        game = cv.from_position(question["position"], question["luck"])
        here = (game.player, game.round)
        actions: list[int] = []
        while (game.player, game.round) == here and not game.over and len(actions) < MOST_DECISIONS:
            action = world.choose([(action, word.verb) for action, word in game.words()])
            actions.append(action)
            if game.depends_on_luck(action):
                break
            game.apply(action)
        return {"actions": actions, "why": None} if what == "advice" else actions

    async def _dawdle(self) -> None:
        """For many minutes, but when it is calm for one at most."""
        world = self.world
        if not world.calm.is_set():
            with suppress(TimeoutError):
                async with asyncio.timeout(world.random.uniform(10, 40) * MINUTE):
                    await world.calm.wait()
        await asyncio.sleep(world.random.uniform(30, 60))


class Wire:
    """One socket: messages to a reader, in order; cut at either end or in the middle."""

    def __init__(self, world: World, hear: Callable[[Any], None], closed: Callable[[int], None]) -> None:
        self.world, self._hear, self._closed = world, hear, closed
        self.open = True  # as the reader knows it
        self.cut = False
        self.server_gone: asyncio.Future[None] = world.loop.create_future()  # as the server knows it
        self.unread = 0
        self.read = asyncio.Event()
        self._way = Queue(world)

    async def send(self, message: Any) -> None:
        while self.unread >= UNREAD:
            self.read.clear()
            await self.read.wait()
        self.unread += 1
        self._way.send(self.world.way(), lambda: self._arrive(message))

    def _arrive(self, message: Any) -> None:
        if self.cut:
            return
        self.unread -= 1
        self.read.set()
        if self.open:
            self._hear(message)

    def close(self, code: int) -> None:
        """By the server."""
        self._way.send(self.world.way(), lambda: self._end(code))

    def _end(self, code: int) -> None:
        if not self.cut and self.open:
            self.open = False
            self._closed(code)

    def leave(self) -> None:
        """By the reader."""
        if self.open:
            self.open = False
            self.world.loop.call_later(self.world.way(), self._left, context=self.world.outside)

    def _left(self) -> None:
        if not self.server_gone.done() and not self.cut:
            self.server_gone.set_result(None)

    def break_(self, unnoticed: float) -> None:
        """In the middle: the reader hears of it by and by, the server when it asks whether anybody is there."""
        self.cut = True
        self.world.loop.call_later(unnoticed, self._noticed, context=self.world.outside)

    def _noticed(self) -> None:
        if not self.server_gone.done():
            self.server_gone.set_result(None)
        if self.open:
            self.open = False
            self._closed(1006)


class Server:
    def __init__(self, world: World, number: int) -> None:
        self.world, self.number = world, number
        self.life = 0
        self.up = False
        self.clock = Clock(world)
        self.home: Home
        self.house: House
        self.wires: dict[Wire, None] = {}
        self._context: Context

    @property
    def name(self) -> str:
        return f"server {self.number}.{self.life}"

    # Life and death

    def start(self) -> None:
        self.life += 1
        self.home = self.world.loop.new_home(self.name)
        context = copy_context()
        context.run(live_in, self.home)
        self.world.loop.start(self._live(self.home), context)

    async def _live(self, home: Home) -> None:
        world = self.world
        with nature.using(self.clock):
            await asyncio.sleep(world.random.uniform(0.1, 5))
            line = Line(world.disk, home)
            self.house = House(world.settings, line, Thinkers(world), AlwaysReady(ids()), aside)
            listener = self._listener = Listener(line, self.house.rooms)
            self.house.tell_presence = listener.tell_presence
            self.house.rooms.all_heard = listener.all_heard
            self._context = copy_context()
            try:
                await self.house.start()
            except Refusal:  # the store is away: the process ends, and whoever looks after it starts another
                self.crash()
                return
            await listener.start()
            self.up = True
            world.note(self.name, "is up")
            await asyncio.get_running_loop().create_future()

    def crash(self) -> None:
        self.world.note(self.name, "crashes")
        self.up = False
        self.home.die()
        self.world.promises.crashed([*self.wires])
        for wire in self.wires:
            wire.break_(self.world.random.choice((0.01, self.world.random.uniform(0, 60))))
        self.wires.clear()
        self.world.loop.call_later(self.world.random.uniform(0.5, 60), self.start, context=self.world.outside)

    async def stop(self) -> None:
        """In good order, as Ctrl-C asks for."""
        self.world.note(self.name, "stops")
        self.up = False
        home = self.home
        await self.world.loop.create_task(self._stop_all(), context=self._context.copy())
        await asyncio.sleep(1)
        if home.alive:  # nothing crashed it meanwhile
            self.crash()

    async def _stop_all(self) -> None:
        await self.house.stop()
        await self._listener.stop()

    # Requests and sockets

    def take(self, request: router.Request, reply: Reply) -> None:
        """A request arrives."""
        if not self.up:
            reply(None)
            return
        task = self.world.loop.create_task(self._serve(request, reply), context=self._context.copy())
        if self.world.happens(self.world.faults.lost / 4):  # its client goes away, and it is called off
            self.world.loop.call_later(self.world.random.expovariate(20), task.cancel, context=self.world.outside)

    async def _serve(self, request: router.Request, reply: Reply) -> None:
        try:
            answer = await router.answer(self.house, request)
        except Exception as error:
            self.world.promises.broken(f"{request.method} {request.path} broke", error)
            raise
        self.world.promises.answered(request, answer)
        reply(answer)

    def connect(self, wire: Wire, table: str, holder: str | None, after: int | None) -> None:
        if not self.up:
            wire.close(1006)
            return
        self.wires[wire] = None
        task = self.world.loop.create_task(self._follow(wire, table, holder, after), context=self._context.copy())
        task.add_done_callback(lambda _: self.wires.pop(wire, None), context=self._context.copy())

    async def _follow(self, wire: Wire, table: str, holder: str | None, after: int | None) -> None:
        """As the door for sockets does it."""
        try:
            following = Following(self.house, await self.house.room(table), holder)
            async with following.present():
                self.world.promises.came(table, holder, wire)
                try:
                    await self._write_until_gone(wire, following, holder, after)
                finally:
                    if self.home.alive:
                        self.world.promises.went(table, holder, wire)
        except Refusal as refusal:
            wire.close(4000 + refusal.status)
        except TimeoutError:
            wire.close(1013)
        except Exception as error:
            self.world.promises.broken(f"a socket of {table[:4]} broke", error)

    async def _write_until_gone(self, wire: Wire, following: Following, holder: str | None, after: int | None) -> None:
        writer = asyncio.create_task(self._write(wire, following, holder, after))
        done, others = await asyncio.wait((writer, wire.server_gone), return_when=asyncio.FIRST_COMPLETED)
        if writer in others:
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)
        if writer in done:
            writer.result()

    async def _write(self, wire: Wire, following: Following, holder: str | None, after: int | None) -> None:
        table = following.room.table.id
        async for message in following.messages(after):
            news = self.world.promises.told(table, holder, message)
            async with asyncio.timeout(self.world.settings.slow):
                await wire.send(news)
        wire.close(RESTARTING)


def settings(**given: Any) -> Settings:
    return Settings(rate=0, tables=0, **given)
