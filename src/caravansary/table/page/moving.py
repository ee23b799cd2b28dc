"""All tables of a browser as one file, and into another browser: its tables are then that browser's own."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any, get_args

from caravansary.errors import BadOption, CaravansaryError
from caravansary.table.events import Event
from caravansary.table.fold import Table, folded
from caravansary.table.house import House
from caravansary.table.page.store import PageStore
from caravansary.table.refusal import Refusal
from caravansary.table.wire.told import EventKind

FORMAT, VERSION = "caravansary-tables", 1


async def written(house: House, holder: str) -> str:
    store = _store(house)
    tables = [[asdict(event) for event in await store.events(id)] for id in await store.tables()]
    return json.dumps({"format": FORMAT, "version": VERSION, "holder": holder, "tables": tables}, separators=(",", ":"))


async def taken_in(house: House, holder: str, text: str) -> int:
    """How many tables of this file were new here, or had gone on elsewhere; none of them, if one can't be read."""
    tables = _read(text, holder)
    store, taken = _store(house), 0
    for table in tables:
        here = await store.events(table.id)
        if len(here) < len(table.events) and [event.data for event in here] == [event.data for event in table.events[: len(here)]]:
            seats = [(number, seat.holder) for number, seat in enumerate(table.seats)]
            await store.restore(table.events, house.rooms.index(table, seats))
            house.rooms.forget(table.id)
            taken += 1
    return taken


def _store(house: House) -> PageStore:
    assert isinstance(house.store, PageStore)
    return house.store


def _read(text: str, holder: str) -> list[Table]:
    try:
        found = json.loads(text)
        if found["format"] != FORMAT or found["version"] != VERSION or not isinstance(found["holder"], str):
            raise ValueError
        # The seats of that browser become those of this one.
        owned = json.loads(text.replace(json.dumps(found["holder"]), json.dumps(holder)))
        return [_table([_event(row) for row in rows]) for rows in owned["tables"]]
    except (ValueError, KeyError, TypeError, IndexError, AttributeError, AssertionError, CaravansaryError) as error:
        raise Refusal("bad-table", because=BadOption("page-bad-tables")) from error


def _event(row: dict[str, Any]) -> Event:
    event = Event(**row)
    whole = isinstance(event.table, str) and event.table.isalnum() and isinstance(event.number, int) and isinstance(event.at, (int, float))
    if not whole or event.kind not in get_args(EventKind) or not isinstance(event.data, dict):
        raise ValueError
    return event


def _table(events: list[Event]) -> Table:
    if [(event.table, event.number) for event in events] != [(events[0].table, number) for number in range(1, len(events) + 1)]:
        raise ValueError
    return folded(events[0].table, events)
