"""The minder looks at rooms after each event and at intervals: bots play, absent people are covered, old tables are removed.

Its actions pass the same checks and the same log as those of people. Several server processes may mind the same table, and the
first one's event counts.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import math
from contextlib import suppress
from typing import Any, Protocol

from caravansary.engine.luck import MAX_LUCK
from caravansary.errors import CaravansaryError
from caravansary.table import clocks, nature
from caravansary.table.agreeing import takes_back
from caravansary.table.checks import Check, Draft
from caravansary.table.components import folder_of
from caravansary.table.fold import Table
from caravansary.table.refusal import Refusal
from caravansary.table.rooms import JUMP, PRESENCE_ROUND, Age, Room, Rooms, due
from caravansary.table.settings import Settings

log = logging.getLogger("caravansary.minder")
ROUND = 2.0  # seconds between two looks at what is due
PRUNE_ROUND = 3600.0
AGE_ROUND = 600.0
SIMPLEST = "random"  # the bot that can't fail
LOOK_AGAIN = 60.0  # a table that is due, but whose person is there or has grace left, is looked at again after this many seconds
THEIRS = 10.0  # seconds for which a bot's turn is left to the process that wrote what came before it
RETRY = 30.0  # a table whose bot could not play is looked at again after this many seconds


class Bots(Protocol):
    """Who thinks for bots, gives advice and weighs turns: see `thinking` for what can be asked."""

    async def ask(self, what: str, seconds: float | None = None, patience: float = ..., **question: Any) -> Any:
        """The answer; `no-bot` if nobody can give one."""


class Minder:
    def __init__(self, rooms: Rooms, bots: Bots, settings: Settings) -> None:
        self.rooms, self.bots, self.settings = rooms, bots, settings
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._watched: dict[str, None] = {}  # tables in memory at which something has to happen by itself
        self._retry: dict[str, float] = {}  # not before then: tables whose bot could not play
        self._rounds: asyncio.Task[None] | None = None
        self._stopped = False
        self._prune_next = self._age_next = -math.inf
        self._ahead = -math.inf  # by how much the clock is ahead of the time that never jumps
        rooms.attend = self.attend

    async def open(self) -> None:
        """Learn how long the tables were served before."""
        self.rooms.age = Age(await self.rooms.store.age())

    def start(self) -> None:
        self._rounds = asyncio.create_task(self._go_round(), name="minder")

    async def stop(self) -> None:
        self._stopped = True
        tasks = [*self._playing.values(), *([self._rounds] if self._rounds else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with suppress(Refusal):
            await self.rooms.store.set_age(self.rooms.age.now)

    # Bots

    def attend(self, room: Room) -> None:
        """After every event: let the bots play that are to play now."""
        id = room.table.id
        if due(room.table) is None:
            self._watched.pop(id, None)
        else:
            self._watched[id] = None
        theirs = room.theirs and nature.monotonic() - room.changed < THEIRS
        if room.table.waits == "bot" and id not in self._playing and not self._stopped and not theirs:
            task = asyncio.create_task(self._play(room))
            self._playing[id] = task
            task.add_done_callback(lambda _: self._played(id))

    def _played(self, id: str) -> None:
        self._playing.pop(id, None)
        room = self.rooms.rooms.get(id)
        if room is not None and room.table.waits == "bot" and not room.doubtful and nature.monotonic() >= self._retry.get(id, 0):
            self.attend(room)

    async def _play(self, room: Room) -> None:
        try:
            while room.table.waits == "bot":
                await self._one_turn(room)
            self._retry.pop(room.table.id, None)
        except Exception as error:
            # Not lost: the table is due, and a later round asks again.
            self._retry[room.table.id] = nature.monotonic() + RETRY
            foreseen = isinstance(error, CaravansaryError)
            told = error.code if isinstance(error, Refusal) else type(error).__name__
            log.warning("a bot could not play: %s", told, extra=told_of(room.table), exc_info=None if foreseen else error)

    async def _one_turn(self, room: Room) -> None:
        table = room.table
        seen = table.last_play
        player = table.player
        assert player is not None
        actions = await self._thought(table, table.seats[player].player_bot or SIMPLEST)

        def check(now: Table) -> Draft:
            # While the bot was thinking somebody may have gone back, or returned to their seat.
            if now.last_play != seen or now.waits != "bot" or now.player != player:
                raise Refusal("stale", event=now.last)
            assert now.game is not None
            trial = now.game.copy()
            for action in actions:
                trial.apply(action)
            by = "cover" if now.seats[player].covered else "bot"
            return Draft("acted", player, {"by": by, "actions": actions}, None)

        try:
            await self.rooms.add(room, check)
        except Refusal as refusal:
            if refusal.code != "stale":
                raise

    async def _thought(self, table: Table, bot: str) -> list[int]:
        """The bot's turn; a bot that fails again and again does not stop the game, a simple one plays its turn."""
        try:
            found: list[int] = await self.bots.ask("turn", **question(table, bot))
        except Refusal:
            if bot == SIMPLEST:
                raise
            log.warning("%s plays a turn of %s", SIMPLEST, bot, extra=told_of(table))
            found = await self.bots.ask("turn", **question(table, SIMPLEST))
        return found

    # Absent persons, tables left alone, old tables

    async def _go_round(self) -> None:
        while True:
            try:
                await self.look_round()
            except Refusal:
                pass  # the database is away: the next round finds what is due
            except Exception:  # one table that can't be read must not keep the others waiting for ever
                log.exception("a round of the minder failed")
            await asyncio.sleep(ROUND)

    async def look_round(self) -> None:
        """Everything that is due now."""
        await self._keep_time()
        await self.rooms.settle_doubts()
        due = await self.rooms.store.due(nature.now())
        # Tables in memory don't depend on the clock, which may have been set back.
        for id in dict.fromkeys([*due, *(id for id in [*self._watched] if self._waits(id))]):
            await self._look(id, id in due)
        if nature.monotonic() >= self._prune_next:
            self._prune_next = nature.monotonic() + PRUNE_ROUND
            await self.prune()

    def _waits(self, id: str) -> bool:
        room = self.rooms.rooms.get(id)
        if room is None:
            del self._watched[id]
            return False
        timed = room.table.settings["grace"] is not None or clocks.clock_of(room.table) is not None
        return timed or id not in self._playing

    async def _keep_time(self) -> None:
        """Record at intervals how long the tables were served; if the clock was set back, leave none of them in the future."""
        store, ahead = self.rooms.store, nature.now() - nature.monotonic()
        often = nature.monotonic() >= self._age_next
        if often or ahead < self._ahead - JUMP:
            await store.correct_times(nature.now() + JUMP)
        self._ahead = ahead
        if often:
            self._age_next = nature.monotonic() + AGE_ROUND
            await store.set_age(self.rooms.age.now)

    async def _look(self, id: str, is_due: bool) -> None:
        if nature.monotonic() < self._retry.get(id, 0):
            return
        try:
            known = self.rooms.rooms.get(id)  # which does not count as used
            room = known if known is not None and not known.doubtful else await self.rooms.room(id)
        except Refusal:
            return
        except Exception as error:
            self._retry[id] = nature.monotonic() + RETRY
            log.error("a table can't be made from its events", exc_info=error)
            return
        if room.table.waits == "bot":
            self.attend(room)
            return
        if due(room.table) is None:
            await self.rooms.store.set_due(id, None, room.table.last)
            return
        player = room.table.player
        assert player is not None
        ends = clocks.ends_in(room.table, self.rooms.age.now, room.lost_by_player)
        if ends is not None and ends <= 0:
            with suppress(Refusal):
                await self.rooms.add(room, clocks.time_up(player, room.table.last_play))
            return
        grace = room.table.settings["grace"]
        if grace is None:
            assert ends is not None
            if is_due:
                await self.rooms.store.set_due(id, nature.now() + min(ends, LOOK_AGAIN), room.table.last)
            return
        holder = room.table.player_seat.holder
        # Who is connected to another process is known after one round of presence.
        known_for = nature.monotonic() - room.opened - (PRESENCE_ROUND if self.rooms.store.shared else 0)
        left = grace if room.present(holder) else grace - min(room.waited_for(holder), known_for)
        if left > 0:
            if is_due:  # tables at which people think, or still may come, may not crowd out others
                await self.rooms.store.set_due(id, nature.now() + min(left, LOOK_AGAIN), room.table.last)
        elif await self.rooms.all_heard():
            with suppress(Refusal):
                await self.rooms.add(room, _cover_absent(room, player))

    async def welcome(self, room: Room, holder: str | None) -> None:
        """A person who comes back gets the seat again that was covered in their absence, and nobody is asked about them any more."""
        for number in room.table.held_by(holder):
            covered, proposal = room.table.seats[number].covered, room.table.proposal
            if covered and covered["why"] in ("absent", "agreed") and room.table.status == "playing":
                with suppress(Refusal):
                    await self.rooms.add(room, _returned(number, holder))
            if proposal is not None and proposal.of == number:
                with suppress(Refusal):
                    await self.rooms.add(room, takes_back(number, holder))

    async def prune(self) -> int:
        """Remove what is older than the settings say, counted while a server ran; how many tables that were."""
        count = 0
        for days, statuses in (
            (self.settings.keep_finished, ("over", "closed")),
            (self.settings.keep_unfinished, ("waiting", "playing", "stuck")),
        ):
            while days > 0:
                removed = await self.rooms.store.prune(statuses, self.rooms.age.now - days * 86400)
                for id in removed:
                    self.rooms.forget(id)
                count += len(removed)
                if not removed:
                    break
        if count:
            log.info("%d old tables removed", count)
        return count


def told_of(table: Table) -> dict[str, str]:
    """What a log may say about a table: never its id, since anyone who knows that can watch."""
    return {"game": table.created["game"], "mark": hashlib.sha256(table.id.encode()).hexdigest()[:10]}


def question(table: Table, bot: str) -> dict[str, Any]:
    """What a bot may know: the position, never the seed."""
    assert table.game is not None
    files = table.created.get("files")
    digest = hashlib.blake2b(f"{table.id}/{table.player}".encode(), digest_size=7).digest()
    return {
        "bot": bot,
        "game": table.created["game"],
        "first": f"{bot.partition(':')[0]} {table.created['game']}",
        "position": table.game.position(),
        "luck": nature.below(MAX_LUCK),
        "seed": int.from_bytes(digest, "big"),
        "components": str(folder_of(files)) if files else None,
        "whom": table.host or table.id,
    }


def _cover_absent(room: Room, player: int) -> Check:
    def check(table: Table) -> Draft:
        holder = table.seats[player].holder
        if table.player != player or table.waits != "decision" or room.present(holder):
            raise Refusal("stale", event=table.last)
        if room.waited_for(holder) < (table.settings["grace"] or 0):  # they may have done something at another process just now
            raise Refusal("stale", event=table.last)
        return Draft("covered", player, {"bot": table.settings["cover_bot"], "why": "absent"}, None)

    return check


def _returned(seat: int, holder: str | None) -> Check:
    def check(table: Table) -> Draft:
        if not table.seats[seat].covered:
            raise Refusal("not-covered")
        return Draft("returned", seat, {}, holder)

    return check
