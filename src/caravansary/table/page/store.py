"""A store on a shelf of the browser: events are safe when the shelf says so. Several pages (tabs) may use the same shelf.

The shelf knows nothing about tables: it keeps rows of text. Its failures are `store-away` or `no-room`. A table that was cleared while
open is written again with its next event."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any, Protocol

from caravansary.table.events import Event
from caravansary.table.fold import folded
from caravansary.table.refusal import Refusal
from caravansary.table.store import Held, Index


class Shelf(Protocol):
    """What a page keeps things in: events, and one line of what the lists need for each table. Every method waits until it is
    done, and raises where it can't be."""

    async def tables(self) -> Sequence[str]:
        """The line of every table."""

    async def line(self, table: str) -> str | None:
        """The line of one table, or None."""

    async def events(self, table: str, after: int) -> Sequence[str]:
        """The events of a table after this one, in order."""

    async def append(self, table: str, number: int, event: str, line: str) -> bool:
        """Keep an event and the table's new line, both or neither; False if the event's number is taken or the one before it is missing."""

    async def restore(self, table: str, events: Sequence[str], line: str) -> None:
        """Keep all events of a table and its line, in place of what is there."""

    async def put(self, table: str, line: str) -> None:
        """Keep the table's line."""

    async def remove(self, table: str) -> None:
        """Forget a table with all its events."""


def line_of(last: Event, index: Index, holders: Mapping[str, str | None]) -> dict[str, Any]:
    """What the lists need of a table, as of its last event."""
    return {
        "id": last.table,
        "updated": last.at,
        "last": last.number,
        "index": {**asdict(index), "holders": ()},
        "holders": {seat: holder for seat, holder in holders.items() if holder is not None},
    }


class PageStore:
    shared = True  # another tab writes to it too

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._rows: dict[str, list[str]] = {}  # of tables that are open here
        self.away = False

    async def open(self) -> int:
        return 0

    async def close(self) -> None:
        pass

    async def append(self, event: Event, index: Index) -> bool:
        before = await self._line(event.table) if event.number > 1 else None
        holders = {**(before["holders"] if before else {}), **{str(seat): holder for seat, holder in index.holders}}
        row, line = json.dumps(asdict(event)), json.dumps(line_of(event, index, holders))
        known = self._rows.setdefault(event.table, [])
        if await self._asked(self._shelf.append(event.table, event.number, row, line)):
            known[event.number - 1 :] = [row]
            return True
        if await self._line(event.table) is not None or len(known) != event.number - 1:
            return False
        # The browser's storage was cleared while this table was open.
        rows = [*known, row]
        seats = folded(event.table, [Event(**json.loads(each)) for each in rows]).seats
        line = json.dumps(line_of(event, index, {str(number): seat.holder for number, seat in enumerate(seats)}))
        await self._asked(self._shelf.restore(event.table, rows, line))
        self._rows[event.table] = rows
        return True

    async def restore(self, events: Sequence[Event], index: Index) -> None:
        """A whole table, in place of what is there."""
        rows = [json.dumps(asdict(event)) for event in events]
        line = line_of(events[-1], index, {str(seat): holder for seat, holder in index.holders})
        await self._asked(self._shelf.restore(events[0].table, rows, json.dumps(line)))

    async def tables(self) -> list[str]:
        return [line["id"] for line in await self._lines()]

    async def events(self, table: str, after: int = 0) -> list[Event]:
        rows = list(await self._asked(self._shelf.events(table, after)))
        if rows:
            self._rows.setdefault(table, [])[after:] = rows
        return [Event(**json.loads(row)) for row in rows]

    async def held_by(self, holder: str, most: int = 100) -> list[Held]:
        found = []
        for line in await self._lines():
            seats = sorted(int(seat) for seat, who in line["holders"].items() if who == holder)
            if seats:
                index = Index(**line["index"])
                found.append(Held(line["id"], index.status, index.created, line["updated"], line["last"], index.summary, seats))
        return sorted(found, key=lambda held: -held.updated)[:most]

    async def due(self, now: float, most: int = 200) -> list[str]:
        due = [(line["index"]["due"], line["id"]) for line in await self._lines()]
        return [id for at, id in sorted(each for each in due if each[0] is not None) if at <= now][:most]

    async def set_due(self, table: str, due: float | None, last: int) -> None:
        line = await self._line(table)
        if line is not None and line["last"] == last:
            line["index"]["due"] = due
            await self._asked(self._shelf.put(table, json.dumps(line)))

    async def age(self) -> float:
        """What the last event knew: pages do not live long, and nothing in them grows old."""
        return max((float(line["index"]["age"]) for line in await self._lines()), default=0.0)

    async def set_age(self, age: float) -> None:
        pass

    async def correct_times(self, latest: float) -> None:
        for line in await self._lines():
            late = line["updated"] - latest
            if late > 0:
                due = line["index"]["due"]
                line["updated"], line["index"]["due"] = latest, None if due is None else due - late
                await self._asked(self._shelf.put(line["id"], json.dumps(line)))

    async def prune(self, statuses: Sequence[str], before: float, most: int = 500) -> list[str]:
        old = [line["id"] for line in await self._lines() if line["index"]["status"] in statuses and line["index"]["age"] < before][:most]
        for id in old:
            await self._asked(self._shelf.remove(id))
        return old

    async def _lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in await self._asked(self._shelf.tables())]

    async def _line(self, table: str) -> dict[str, Any] | None:
        found = await self._asked(self._shelf.line(table))
        return None if found is None else json.loads(found)

    async def _asked(self, answer: Any) -> Any:
        try:
            found = await answer
        except Exception as error:  # whatever a browser raises
            self.away = True
            raise Refusal("no-room" if "QuotaExceeded" in f"{getattr(error, 'name', '')} {error}" else "store-away") from error
        self.away = False
        return found
