"""Clocks: how much time each person has left, and what happens when it runs out.

Time is counted in seconds served (`Rooms.age`), written into each event of a table with a clock, so a server's downtime or a jump of
its clock costs nobody anything. If you lose the connection during a turn, your clock stops for a while.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.table.refusal import Refusal
from caravansary.table.wire.told import Clock, ClockState

if TYPE_CHECKING:
    from caravansary.table.checks import Check, Draft
    from caravansary.table.events import Event
    from caravansary.table.fold import Table, Turn

PAUSE = 60.0  # seconds of a turn for which the clock waits for a lost connection


def clock_of(table: Table) -> Clock | None:
    return table.settings.get("clock")


def runs_for(table: Table) -> int | None:
    """The seat whose time runs now."""
    if clock_of(table) is None or table.waits != "decision":
        return None
    return table.player


def turn_of(table: Table) -> Turn | None:
    if table.status != "playing" or table.game is None:
        return None
    return table.game.round, table.game.player


def take(table: Table, event: Event, before: int | None, turn: Turn | None) -> None:
    """After each event: charge the seat that was awaited, and see whose turn begins."""
    clock = clock_of(table)
    if clock is None:
        return
    if table.started == event.number:
        table.left = [clock["seconds"]] * len(table.seats)
    if not table.left:
        return
    left = table.left.copy()
    age = event.data.get("age", table.aged)
    if before is not None:
        away = event.data.get("away", 0.0)
        left[before] = max(0.0, left[before] - max(0.0, age - table.aged - away))
        table.paused += away
    table.aged = max(table.aged, age)
    if turn_of(table) != turn or table.started == event.number:
        table.paused, table.is_timed = 0.0, False
        _begin(table, clock, left, before, event)
    table.left = left


def _begin(table: Table, clock: Clock, left: list[float], before: int | None, event: Event) -> None:
    if clock["per"] == "turn":
        for seat in table.seats:
            if seat.covered and seat.covered["why"] == "time":
                seat.covered = None  # the bot took the one turn for which there was no time
        now = table.player
        if now is not None:
            left[now] = clock["seconds"]
    elif before is not None and event.kind == "acted":
        left[before] += clock["increment"]


def spent(table: Table, age: float, lost: float) -> tuple[float, float]:
    """Seconds that the seat to decide has used since the last event, and how long its clock may still wait for its connection."""
    allowed = max(0.0, PAUSE - table.paused)
    return max(0.0, age - table.aged - min(lost, allowed)), max(0.0, allowed - lost)


def state(table: Table) -> ClockState | None:
    clock = clock_of(table)
    if clock is None:
        return None
    left = table.left or [clock["seconds"]] * len(table.seats)
    return {"left": [left[number] if seat.kind != "bot" else None for number, seat in enumerate(table.seats)], "running": runs_for(table)}


def ends_in(table: Table, age: float, lost: float) -> float | None:
    """Seconds until somebody's time is up; None if nobody's time runs, or the end was announced already."""
    seat = runs_for(table)
    if seat is None or table.is_timed or not table.left:
        return None
    used, _ = spent(table, age, lost)
    return table.left[seat] - used


def time_up(seat: int, seen: int) -> Check:
    """The time of the seat to decide is up, as its room has measured it after that event of play."""
    from caravansary.table.checks import Draft

    def check(table: Table) -> Draft:
        clock = clock_of(table)
        if clock is None or table.is_timed or runs_for(table) != seat or table.last_play != seen:
            raise Refusal("stale", event=table.last)
        return Draft("timed", seat, {"then": clock["then"], "bot": table.settings["cover_bot"]}, None)

    return check
