"""People: they open tables, invite friends, come and go, play, undo, cover, rename, pass seats on, give up and race for seats."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from .browser import Browser
from .endings import endings
from .faults import HOUR, MINUTE

if TYPE_CHECKING:
    from .world import World

GRACES = (None, None, 60.0, 5 * MINUTE, HOUR)
TIMES, LONG_TIMES = (MINUTE, 10 * MINUTE), (HOUR, 24 * HOUR)
LONG_GRACES = (None, None, None, 12 * HOUR)  # of those who play by letter


@dataclass
class Circle:
    """Those who meet at one table, all at the same time or each when they like."""

    game: str
    dates: list[float]  # when they meet
    by_letter: bool = False
    apart: float = 8 * MINUTE  # by how much they come apart
    stay: tuple[float, float] = (2 * MINUTE, 12 * MINUTE)
    table: str = ""
    invite: str = ""
    opened: asyncio.Event = field(default_factory=asyncio.Event)


class Person:
    def __init__(self, world: World, name: str, circle: Circle) -> None:
        self.world, self.name, self.circle = world, name, circle
        self.holder = world.new_holder(name)
        self.insists = world.random.random() < 0.6  # sends again what was not answered, as programs do
        self.pace = world.random.choice((8.0, 20.0, 60.0))
        self.browser: Browser | None = None

    def begin(self, hosts: bool) -> None:
        self.world.loop.start(self._host() if hosts else self._guest())

    # Coming to a table

    async def _host(self) -> None:
        await asyncio.sleep(self.world.random.uniform(0, 10 * MINUTE))
        await self._open(self._new_table())
        await self._meet(self._same_again)

    def _new_table(self) -> dict[str, Any]:
        random = self.world.random
        others = random.choice(
            ([("open", 1)], [("open", 1)], [("open", 2)], [("open", 1), ("bot", 1)], [("me", 1)], [("bot", 1)], [("bot", 2)])
        )
        seats: list[dict[str, Any]] = [{"kind": "me", "name": self.name}]
        for kind, count in others:
            seats += [{"kind": kind, **({"bot": "trader"} if kind == "bot" else {})} for _ in range(count)]
        random.shuffle(seats)
        letters = self.circle.by_letter
        asked: dict[str, Any] = {"seats": seats, "grace": random.choice(LONG_GRACES if letters else GRACES), "watch": random.random() < 0.7}
        if asked["grace"] is not None or random.random() < (
            0.2 if letters else 0.5
        ):  # where bots may play on for all, they should come to an end
            asked["position"] = endings()[f"{self.circle.game} {len(seats)}"]
        else:
            asked["game"] = self.circle.game
        if random.random() < 0.3:
            asked["take_back"] = random.random() < 0.5
        if random.random() < 0.25:
            asked["clock"] = {
                "per": random.choice(("turn", "game")),
                "seconds": random.choice(LONG_TIMES if letters else TIMES),
                "then": random.choice(("bot", "leave", "tell")),
            }
        return asked

    async def _open(self, asked: dict[str, Any]) -> None:
        random, circle = self.world.random, self.circle
        browser = Browser(self.world, self.name, self.holder, "")
        opened = None
        while opened is None:
            opened = await browser.do("", **asked)
            await asyncio.sleep(random.uniform(1, 30))
        circle.table = browser.table
        circle.invite = opened["state"]["links"].get("invite", "/").rpartition("/")[2]
        circle.opened.set()
        self.browser = browser

    async def _same_again(self) -> None:
        """A table that is over, or was removed, is followed by another."""
        browser = self.browser
        assert browser is not None
        if browser.state is not None and browser.state["again"]:
            self.circle.table, self.circle.invite = browser.state["again"], ""
            await self._come()
            return
        over = browser.state is not None and browser.state["status"] in ("over", "closed")
        if (over or browser.gone) and self.world.random.random() < 0.8:
            await self._open(self._new_table())

    async def _guest(self) -> None:
        await self.circle.opened.wait()
        await asyncio.sleep(self.world.random.uniform(0, 20 * MINUTE))
        await self._come()
        await self._meet(self._come)

    async def _come(self) -> None:
        """To the table where the circle is now."""
        if self.browser is None or self.browser.table != self.circle.table:
            self.browser = Browser(self.world, self.name, self.holder, self.circle.table)
            if self.circle.invite:
                await self._join()

    async def _join(self) -> None:
        assert self.browser is not None
        await self.browser.do("join", self.insists, invite=self.circle.invite, name=self.name)

    async def _meet(self, begin: Callable[[], Awaitable[None]]) -> None:
        """Come to most dates, a little early or late, and stay for a while."""
        random, loop, circle = self.world.random, self.world.loop, self.circle
        for date in circle.dates:
            await asyncio.sleep(max(0.0, date + random.uniform(-0.4, 1) * circle.apart - loop.time()))
            if random.random() < 0.85:
                await begin()
                with suppress(TimeoutError):
                    async with asyncio.timeout(random.uniform(*circle.stay)):
                        await self._play()

    async def _play(self) -> None:
        assert self.browser is not None
        self.browser.open()
        try:
            while not self.browser.gone:
                await self._wait_for_news()
                browser = self.browser
                if browser.state is not None:
                    await self._do_something(browser, browser.state)  # which may pass the seat on to another
        finally:
            self.browser.close()

    async def _wait_for_news(self) -> None:
        """Think about what there is, or wait for something new."""
        browser, random = self.browser, self.world.random
        assert browser is not None
        state = browser.state
        mine = state is not None and state["waits"] == "decision" and state["player"] in state["you"]["seats"]
        if mine:
            await asyncio.sleep(random.expovariate(1 / self.pace))
            return
        browser.changed.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(random.uniform(30, 200)):
                await browser.changed.wait()

    # At the table

    async def _do_something(self, browser: Browser, state: dict[str, Any]) -> None:
        world, random, you = self.world, self.world.random, state["you"]
        seat = you["seat"]
        if seat is None:
            await self._watch(browser, state)
            return
        dice = random.random()
        covered = state["seats"][seat]["covered"]
        if state.get("proposal") and dice < 0.4:
            await browser.do("vote", self.insists, proposal=state["proposal"]["event"], agree=random.random() < 0.5)
        elif covered and dice < 0.5:
            await browser.do("return", self.insists, seat=seat)
        elif state["can"]["rematch"] and dice < 0.2:
            await browser.do("propose", self.insists, what="rematch")
        elif state["status"] != "playing":
            if dice < 0.05:
                await self._odd(browser, state, seat)
        elif (back := _back(state)) is not None and dice > 0.93:
            await browser.do("undo", self.insists, expected=state["event"], to=random.randint(back, state["decisions"] - 1))
        elif state["legal"] and dice < 0.9:
            action = world.choose([(each["action"], each["verb"]) for each in state["legal"]])
            decided = {"actions": [action]} if random.random() < 0.3 else {"action": action}
            await browser.do("move", self.insists, expected=state["event"], **decided)
        elif dice > 0.85:
            await self._odd(browser, state, seat)

    async def _watch(self, browser: Browser, state: dict[str, Any]) -> None:
        if state["status"] in ("waiting", "playing") and self.circle.invite and any(seat["kind"] == "open" for seat in state["seats"]):
            await self._join()
        elif self.world.random.random() < 0.3:
            await browser.ask("GET", f"/{browser.table}")

    async def _odd(self, browser: Browser, state: dict[str, Any], seat: int) -> None:
        """What people do more rarely, or should not try at all."""
        random, seats = self.world.random, range(len(state["seats"]))
        what = random.choice(
            (
                "cover",
                "propose",
                "propose",
                "rename",
                "rename",
                "leave",
                "look",
                "pass",
                "blind",
                "blind",
                "stranger",
                "close",
                "mine",
                "hint",
                "speak",
            )
        )
        if what == "cover":
            await browser.do("cover", self.insists, seat=random.choice(seats))
        elif what == "propose":
            seat_too = {"what": "cover", "seat": random.choice(seats)} if random.random() < 0.7 else {"what": "close"}
            await browser.do("propose", self.insists, **seat_too)
        elif what == "speak":
            await browser.do("speak", self.insists, word="hello")
        elif what == "mine":
            await browser.do("cover", self.insists, seat=seat)
        elif what == "rename":
            await browser.do("rename", self.insists, seat=seat, name=f"{self.name}-{random.randrange(100)}")
        elif what == "leave" and random.random() < 0.3:
            await browser.do("leave", self.insists, seat=seat)
        elif what == "look":
            for path in ("", f"/at/{random.randint(0, state['decisions'])}", "/events"):
                await browser.ask("GET", f"/{browser.table}{path}")
        elif what == "hint":
            await browser.ask("POST", f"/{browser.table}/hint", {"expected": state["event"]})
        elif what == "pass":
            await self._pass_on(browser, seat)
        elif what == "blind":  # a move from a page that is behind, perhaps of another's seat
            await browser.do("move", self.insists, expected=max(1, state["event"] - random.randrange(3)), action=random.randrange(40))
        elif what == "stranger":
            stranger = Browser(self.world, f"{self.name}'s stranger", self.world.new_holder(f"{self.name}'s stranger"), browser.table)
            await stranger.do("move", expected=state["event"], action=random.randrange(40))
            await stranger.ask("GET", f"/{browser.table}")
        elif what == "close" and random.random() < 0.2:
            await browser.do("close", self.insists)

    async def _pass_on(self, browser: Browser, seat: int) -> None:
        """The seat goes to another device of theirs, with which they play on; the first one tries it, too."""
        answer = await browser.ask("POST", f"/{browser.table}/pass", {"seat": seat})
        if answer is None or answer.status >= 300:
            return
        code = json.loads(answer.body)["code"]
        other = Browser(self.world, f"{self.name}*", self.world.new_holder(f"{self.name}*"), browser.table)
        taken = await other.do("take", self.insists, code=code)
        if self.world.random.random() < 0.3:
            await browser.do("take", self.insists, code=code)
        if taken is not None:
            browser.close()
            self.holder, self.browser = str(other.holder), other
            other.open()


class Watcher(Person):
    """Somebody who only looks, with or without a device."""

    def __init__(self, world: World, name: str, circle: Circle) -> None:
        super().__init__(world, name, circle)
        self.known = world.random.random() < 0.5

    async def _come(self) -> None:
        if self.browser is None or self.browser.table != self.circle.table:
            self.browser = Browser(self.world, self.name, self.holder if self.known else None, self.circle.table)

    async def _do_something(self, browser: Browser, state: dict[str, Any]) -> None:
        if self.world.random.random() < 0.2:
            await browser.ask("GET", f"/{browser.table}")


def _back(state: dict[str, Any]) -> int | None:
    """The lowest number of decisions that one may go back to."""
    found = [number for number in state["undo"].values() if number is not None]
    return min(found) if found else None
