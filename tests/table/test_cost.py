"""What a move costs the table, counted in calls of functions: the same on every machine, however busy it is."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from benchmarks.wire import HOLDER, acted, table_of

from caravansary.engine.game import Game
from caravansary.table import checks, show
from caravansary.table.events import Event
from caravansary.table.fold import Table, folded, put_in_words
from caravansary.table.opening import created
from caravansary.table.rooms import Room, Rooms, encoded, with_event
from caravansary.table.store.memory import MemoryStore
from caravansary.table.wire.asked import NewTable
from caravansary.table.wire.reader import read

ANA, BEN = "a" * 64, "b" * 64


def calls(work: Callable[[], Any]) -> int:
    work()  # what is made once for all has been made
    count = 0

    def counted(frame: Any, what: str, argument: Any) -> None:
        nonlocal count
        count += what in ("call", "c_call")

    sys.setprofile(counted)
    try:
        work()
    finally:
        sys.setprofile(None)
    return count


def lines_run(work: Callable[[], Any]) -> int:
    """Loops that call nothing count, too."""
    count = 0

    def traced(frame: Any, what: str, argument: Any) -> Any:
        nonlocal count
        count += what == "line"
        return traced

    sys.settrace(traced)
    try:
        work()
    finally:
        sys.settrace(None)
    return count


def taken(table: Table, kind: str, seat: int, data: dict[str, Any], holder: str, request: str | None = None) -> Table:
    return with_event(table, Event(table.id, table.last + 1, table.updated, kind, seat, holder, request, data))  # type: ignore[arg-type]


def shared_table() -> Table:
    """Ana and Ben, each with a device."""
    first = created(read(NewTable, {"game": "spice-road", "seats": [{"kind": "me", "name": "Ana"}, {"kind": "open"}], "begins": 0}), ANA)
    return taken(folded(first.table, [first]), "seated", 1, {"name": "Ben"}, BEN)


def moved(table: Table, number: int) -> Table:
    assert table.game is not None and table.player is not None
    holder = (ANA, BEN)[table.player]
    draft = checks.move(holder, table.last, [table.game.legal[-1]], None)(table)
    return taken(table, draft.kind, table.player, draft.data, holder, f"request{number}")


def answered(table: Table) -> bytes:
    after = moved(table, 0)
    return encoded([show.state(after, holder, None, None, table.last) for holder in (ANA, BEN, None)])


def test_a_move_costs_the_same_however_long_the_log_is_where_all_can_be_taken_back() -> None:
    table = table_of("spice-road", 8)
    assert table.settings["take_back"] and table.game is not None

    def answer() -> bytes:
        return encoded(show.state(acted(table, table.game.legal[-1]), HOLDER, None, None, table.last))  # type: ignore[union-attr]

    early, lines = calls(answer), lines_run(answer)
    for _ in range(400):
        table = acted(table, table.game.legal[-1])
    assert calls(answer) < 1.2 * early and lines_run(answer) < 1.2 * lines
    assert show.state(table, HOLDER)["undo"]["back"] == 0


def test_a_move_costs_the_same_however_long_the_log_is() -> None:
    table = shared_table()
    for number in range(8):
        table = moved(table, number)
    early = calls(lambda: answered(table))
    for number in range(8, 600):
        table = moved(table, number)
        if number % 2:
            table = taken(table, "renamed", 0, {"name": f"Ana {number}"}, ANA)
    late = calls(lambda: answered(table))
    assert late < 1.2 * early


@pytest.mark.parametrize("game", ["spice-road", "eastern-wonders", "endless-world"])
def test_a_move_is_checked_and_shown_with_few_steps(game: str) -> None:
    """Some 1 000 to 2 200 calls are a quarter of a millisecond."""
    table = table_of(game, 30)
    assert table.game is not None and table.player is not None
    holder, action = table.seats[table.player].holder or "", table.game.legal[0]

    def answered() -> bytes:
        draft = checks.move(holder, table.last, [action], None)(table)
        return encoded(show.state(taken(table, draft.kind, 0, draft.data, holder), holder, None, None, table.last))

    assert calls(answered) < 2500


@pytest.mark.parametrize("game", ["spice-road", "eastern-wonders", "endless-world"])
def test_a_table_is_made_again_from_the_words_that_were_written_down(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Byte by byte the same; finding the words anew would take most of the time."""
    table = table_of(game, 60)
    kept = [replace(event, data=json.loads(json.dumps(event.data))) for event in table.events]
    for before, event in zip([0, *(told.decision for told in table.told.values())], kept, strict=True):
        count = before + len(event.data["actions"])
        put_in_words(event, replace(table, decisions=table.decisions[:count], result=None), before)
    kept = [replace(event, data=json.loads(json.dumps(event.data))) for event in kept]
    monkeypatch.setattr(Game, "word", None)
    again = folded(table.id, kept)
    monkeypatch.undo()
    said = [encoded([show.state(each, ANA), show.events(each, 0)]) for each in (table, again)]
    assert said[0] == said[1]


def test_news_are_put_into_bytes_once_for_all_who_see_the_same() -> None:
    room = Room(moved(shared_table(), 0))
    rooms = Rooms(MemoryStore(), 10)
    after = room.table.last - 1
    told = [rooms.news(room, holder, None, None, after) for holder in (ANA, BEN, "c" * 64, None)]
    assert told[0] != told[1] != told[2] and told[2] is told[3]
    assert calls(lambda: [rooms.news(room, None, None, None, after) for _ in range(100)]) < 100 * 10


def test_a_request_counts_only_at_the_table_that_took_it() -> None:
    """A table and the ones that follow from it share what they know of requests; a write that failed must not count as done."""
    table = shared_table()
    lost = moved(table, 7)
    assert lost.answered(ANA, "request7") == lost.last
    assert table.answered(ANA, "request7") is None
    won = taken(table, "renamed", 0, {"name": "Other"}, BEN)  # another process was first
    assert won.answered(ANA, "request7") is None
    assert moved(won, 7).answered(ANA, "request7") == won.last + 1
