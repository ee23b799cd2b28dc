"""The daily deal: a game and a date make one deal, the same on every server and in every page, so that people can compare results.

One person plays against the level of the weekday. A device's first try during the day counts: it is one table, found again by its
id, without hints or take-back. Every other try is practice.
"""

from __future__ import annotations

import hashlib
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

from caravansary.bots.levels import level_in
from caravansary.engine.luck import MAX_LUCK
from caravansary.errors import BadOption
from caravansary.table import nature
from caravansary.table.wire.asked import NewTable

# From Monday to Sunday: the week begins gently and ends with the strongest. It stays as it is when levels are added.
WEEK = ("apprentice", "peddler", "drover", "trader", "merchant", "grand-master", "grand-master")
# Where a day begins first and where it ends last, in hours from Greenwich.
FIRST, LAST = timedelta(hours=14), timedelta(hours=-12)


def is_today(day: str) -> bool:
    """Whether it is this day anywhere: everybody plays by their own calendar."""
    return _day_at(LAST) <= day <= _day_at(FIRST)


def _day_at(offset: timedelta) -> str:
    return (datetime.fromtimestamp(nature.now(), UTC) + offset).date().isoformat()


def _read(day: str) -> date:
    try:
        return date.fromisoformat(day)
    except ValueError:
        raise BadOption("server-daily-date", found=day) from None


def deal(game: str, day: str) -> tuple[int, bool]:
    """The seed of that day's deal, and whether the person begins."""
    number = int.from_bytes(hashlib.sha256(f"caravansary daily 1/{game}/{day}".encode()).digest(), "big")
    return (number >> 1) % MAX_LUCK, number % 2 == 0


def fixed(asked: NewTable, counts: bool) -> NewTable:
    """The table of that day: everything is fixed but the names and the edition. `BadOption` if anything else was requested."""
    assert asked.daily is not None
    level = WEEK[_read(asked.daily).weekday()]
    if asked.daily > _day_at(FIRST):
        raise BadOption("server-daily-early", found=asked.daily)
    seats = asked.seats or []
    person, rival = ([seat for seat in seats if seat.kind == kind] for kind in ("me", "bot"))
    plain = NewTable(game=asked.game, edition=asked.edition, seats=asked.seats, daily=asked.daily, request=asked.request)
    if asked != plain or (len(person), len(rival), len(seats)) != (1, 1, 2) or level_in(rival[0].bot or "") != level:
        raise BadOption("server-daily", level=level)
    seed, begins = deal(asked.game or "", asked.daily)
    first = seats.index(person[0] if begins else rival[0])
    return replace(asked, seed=seed, begins=first, hints=not counts, take_back=not counts)
