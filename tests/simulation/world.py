"""A world: servers on one disk, people in front of browsers, and weather; all of it from one seed.

>>> end = World(seed=1, tables=2, days=0.1).run()
>>> end.failure is None and end.table_days > 0
True
"""

from __future__ import annotations

import asyncio
import gc
import hashlib
import logging
from collections import Counter
from collections.abc import Sequence
from contextvars import copy_context
from random import Random
from typing import Any

from caravansary.games import ids
from caravansary.table import minder

from .browser import Browser
from .faults import DAY, HOUR, MINUTE, Faults, weather_of
from .loop import Loop
from .people import Circle, Person, Watcher
from .promises import Broken, Promises
from .server import Server, settings
from .store import Disk

EPOCH = 1_700_000_000.0
ROUND = 20.0  # seconds between two looks of a server at what is due: most of them find nothing
BY_LETTER = 0.8  # share of the tables to which each comes when they like, for a move or two
CALM = 8 * MINUTE  # how long it is calm, now and then
NAMES = ("Ana", "Ben", "Cleo", "Dov", "Eve", "Finn", "Gia", "Hugo", "Ida", "Jon", "Kim", "Lea", "Max", "Nia", "Otto", "Pia")


class World:
    def __init__(self, seed: int, tables: int = 10, days: float = 1.0, weather: Faults | None = None, servers: int | None = None) -> None:
        """The seed decides the weather and how many servers there are, unless they are given."""
        self.seed, self.days = seed, days
        self.random = Random(f"caravansary/{seed}/{tables}/{days}")
        self.loop = Loop(self.random)
        self.outside = copy_context()
        self.epoch = EPOCH
        self.trace: list[tuple[float, str, str]] = []
        self.failure: Broken | None = None
        self.calm_since = 0.0
        self.calm = asyncio.Event()
        self.questions: Counter[tuple[int, float]] = Counter()  # to bots
        shared = (self.random.random() < 0.6) if servers is None else servers > 1
        self.weather = weather or weather_of(self.random, shared)
        self.faults: Faults = self.weather
        self.settings = settings(
            beat=60.0,
            rooms=self.random.choice((1, tables // 2 + 1, 2000)),
            keep_finished=self.random.choice((0, 0.5)),
            keep_unfinished=self.random.choice((0, 1.5)),
        )
        self.due_at_once = self.random.choice((2, 200))  # tables that the store names at once
        self.promises = Promises(self)
        self.disk = Disk(self, shared)
        self.browsers: dict[Browser, None] = {}
        self._names: dict[str, str] = {}
        self._count = 0
        self.servers = [Server(self, number + 1) for number in range(2 if shared else 1)]
        self.circles = [self._circle() for _ in range(tables)]
        self.note(
            "world",
            f"seed {seed}: {len(self.servers)} servers, {tables} tables, {days} days, {', '.join(self.weather.kinds) or 'fair weather'}",
        )

    # What the seed decides

    def happens(self, chance: float) -> bool:
        return chance > 0 and self.random.random() < chance

    def _delay(self, mean: float) -> float:
        if self.happens(self.faults.busy):
            return self.random.uniform(0, 5)
        return mean * self.random.random() * 2

    def way(self) -> float:
        return self._delay(self.faults.slow)

    def way_to_store(self) -> float:
        return self._delay(self.faults.slow_store)

    def fate_of_visit(self, writes: bool) -> str:
        """What becomes of a visit to the store; "" is well done."""
        for fate in ("failed", "half", "late") if writes else ("failed",):
            if self.happens(getattr(self.faults, fate)):
                return fate
        return ""

    def choose(self, options: Sequence[tuple[int, str]]) -> int:
        """A legal action; claims are preferred, so that games end."""
        claims = [action for action, verb in options if verb == "claim"]
        return self.random.choice(claims or [action for action, _ in options])

    def a_server(self) -> Server:
        return self.random.choice(self.servers)

    def new_name(self) -> str:
        self._count += 1
        return f"request-{self._count:06}"

    def new_holder(self, name: str) -> str:
        holder = hashlib.sha256(self.random.randbytes(32)).hexdigest()
        self._names[holder] = name
        return holder

    def name_of(self, holder: str | None) -> str:
        return "a stranger" if holder is None else self._names[holder]

    def now(self) -> float:
        """The true time."""
        return self.epoch + self.loop.time()

    def note(self, who: str, what: str) -> None:
        self.trace.append((self.loop.time(), who, what))

    # People

    def _circle(self) -> Circle:
        random = self.random
        by_letter = random.random() < BY_LETTER
        often = random.choice((0.5, 1, 2) if by_letter else (1, 2, 3))  # dates a day
        dates = sorted(random.uniform(0, self.days * DAY) for _ in range(max(1, round(self.days * often))))
        circle = Circle(random.choice(ids()), [random.uniform(0, 30 * MINUTE), *dates])
        if by_letter:
            circle.by_letter, circle.apart, circle.stay = True, 4 * HOUR, (30.0, 3 * MINUTE)
        number = len(self._names)
        for place in range(random.choice((1, 2, 2, 3))):
            Person(self, f"{NAMES[(number + place) % len(NAMES)]}{number + place}", circle).begin(hosts=place == 0)
        if random.random() < 0.3:
            Watcher(self, f"watcher{number}", circle).begin(hosts=False)
        return circle

    # Weather

    async def _weather(self) -> None:
        """Storms, with some calm in between; in the end all must be well."""
        end = self.days * DAY
        while self.loop.time() < end:
            self.faults = self.weather
            self.calm.clear()
            await asyncio.sleep(min(self.random.uniform(0.5, 6) * HOUR, max(0.0, end - self.loop.time())))
            self.faults = self.weather.calm()
            self.calm.set()
            self.disk.away_until = 0.0
            self.note("world", "calm")
            await asyncio.sleep(2 * MINUTE)  # servers that are down are up again, what was on its way has arrived
            self.calm_since = self.loop.time()
            await asyncio.sleep(CALM)
            self.promises.settled()
            self.note("world", "storm")

    async def _now_and_then(self, name: str, what: Any) -> None:
        every = getattr(self.weather, name)
        while every:
            await asyncio.sleep(self.random.expovariate(1 / every))
            if self.faults.storm:
                what()

    def _crash(self) -> None:
        if (server := self.a_server()).up:
            server.crash()

    def _stop(self) -> None:
        if (server := self.a_server()).up:
            self.loop.start(server.stop())

    def _away(self) -> None:
        self.disk.away_until = self.loop.time() + self.random.choice((2, 20, 120)) * self.random.random()
        self.note("store", f"away for {self.disk.away_until - self.loop.time():.0f} s")

    def _deaf(self) -> None:
        if self.disk.ears:
            ear = self.random.choice(self.disk.ears)
            noticed = self.random.choice((0.1, 10, 60)) * self.random.random()
            self.note("store", f"a server is deaf for {noticed:.0f} s")
            ear.cut(noticed)

    def _jump(self) -> None:
        clock = self.a_server().clock
        clock.off = self.random.choice((0.0, -DAY, -HOUR, HOUR, 400 * DAY))
        self.note("world", f"a clock is {clock.off:+.0f} s wrong")

    # Running

    def run(self) -> World:
        complaints = Complaints(self)
        logger = logging.getLogger("caravansary")
        level, propagate, usual_round = logger.level, logger.propagate, minder.ROUND
        minder.ROUND = ROUND
        logger.addHandler(complaints)
        logger.setLevel(logging.WARNING)
        logger.propagate = False
        try:
            for server in self.servers:
                server.start()
            gc.collect()
            gc.disable()  # when what is forgotten goes must not depend on anything but the seed
            self.loop.start(self._weather())
            for name, what in (
                ("crash_every", self._crash),
                ("stop_every", self._stop),
                ("away_every", self._away),
                ("deaf_every", self._deaf),
                ("jump_every", self._jump),
            ):
                self.loop.start(self._now_and_then(name, what))
            self.loop.run_until(self.days * DAY + 20 * MINUTE, self._watch)
            self.promises.at_the_end()
        except Broken:
            pass
        finally:
            logger.removeHandler(complaints)
            logger.setLevel(level)
            logger.propagate = propagate
            minder.ROUND = usual_round
            self.loop.close()
            gc.enable()
        return self

    def _watch(self) -> None:
        if self.loop.complaints:
            self.promises.broken(self.loop.complaints[0])
        if self.failure is not None:
            raise self.failure

    @property
    def table_days(self) -> float:
        """Days in which something could still happen at a table, of all tables together."""
        promises = self.promises
        return (promises.lived + sum(truth.lived(self.loop.time()) for truth in promises.truths.values())) / DAY

    def told(self, about: str | None = None) -> list[str]:
        """The trace, line by line; only of one table, if asked for."""
        return [f"{_clock(at)} {who:<14} {what}" for at, who, what in self.trace if about is None or about in who + " " + what]


class Complaints(logging.Handler):
    """What a server logs; an error breaks the promise that there are none."""

    def __init__(self, world: World) -> None:
        super().__init__()
        self.world = world

    def emit(self, record: logging.LogRecord) -> None:
        self.world.note("log", record.getMessage())
        if record.levelno >= logging.ERROR or (record.exc_info and record.exc_info[0]):
            self.world.promises.broken(f"a server logs: {record.getMessage()}", record.exc_info[1] if record.exc_info else None)


def _clock(seconds: float) -> str:
    day, rest = divmod(seconds, DAY)
    return f"{day + 1:.0f}:{rest // 3600:02.0f}:{rest // 60 % 60:02.0f}:{rest % 60:06.3f}"
