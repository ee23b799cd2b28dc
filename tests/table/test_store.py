"""The store: numbers are the lock, older databases become newer ones, old tables go; tables that can't be continued."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from caravansary.errors import CaravansaryError
from caravansary.table.events import Event
from caravansary.table.fold import folded, put_in_words
from caravansary.table.minder import Minder
from caravansary.table.opening import created
from caravansary.table.refusal import Refusal
from caravansary.table.rooms import Rooms
from caravansary.table.settings import Settings
from caravansary.table.store import Index, schema
from caravansary.table.store.database import Database, _Append
from caravansary.table.wire.asked import NewTable
from caravansary.table.wire.reader import read
from caravansary.table.workers import Workers
from support.alone import alone
from support.table import Device, Server, finished, with_another_stamp

HOLDER = "a" * 64
INDEX = Index("playing", None, 1.0, {"game": "spice-road"})


def url(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'tables.sqlite3'}"


def with_store(folder: Path, work: Any) -> Any:
    async def run() -> Any:
        store = Database(url(folder))
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return alone(run())


def event(number: int, table: str = "t", request: str | None = None) -> Event:
    return Event(table, number, 1.0, "renamed", 0, HOLDER, request, {"name": "x"})


def test_a_number_and_a_request_can_be_taken_once(tmp_path: Path) -> None:
    async def work(store: Database) -> None:
        assert await store.append(event(1), INDEX)
        assert not await store.append(event(1), INDEX)
        assert await store.append(event(2, request="request-1"), INDEX)
        assert not await store.append(event(3, request="request-1"), INDEX)
        assert await store.append(event(1, "other", request="request-1"), INDEX)
        racing = await asyncio.gather(*(store.append(event(3), INDEX) for _ in range(8)))
        assert sorted(racing) == [False] * 7 + [True]
        assert [found.number for found in await store.events("t")] == [1, 2, 3]

    with_store(tmp_path, work)


def test_waiting_appends_share_a_transaction(tmp_path: Path) -> None:
    async def work(store: Database) -> None:
        before = store.commits
        assert all(await asyncio.gather(*(store.append(event(1, f"t{number}"), INDEX) for number in range(80))))
        assert store.commits - before <= 5

    with_store(tmp_path, work)


def test_it_is_written_through_to_the_disk(tmp_path: Path) -> None:
    async def work(store: Database) -> list[Any]:
        async with store._engine.connect() as db:
            return [(await db.exec_driver_sql(f"PRAGMA {name}")).scalar() for name in ("journal_mode", "synchronous")]

    assert with_store(tmp_path, work) == ["wal", 2]


# Migration


def made_by_version(version: int, folder: Path, rows: list[Event]) -> None:
    async def run() -> None:
        engine = create_async_engine(url(folder))
        async with engine.begin() as db:
            await schema.migrate(db, version)
            await db.execute(schema.events.insert(), [row.row() for row in rows])
            for row in rows:
                if row.kind == "created":
                    await db.exec_driver_sql(
                        "INSERT INTO tables (id, status, created, updated, last, summary) VALUES (?, 'playing', 1, 1, ?, '{}')",
                        (row.table, len(rows)),
                    )
        await engine.dispose()

    alone(run())


@pytest.mark.parametrize("version", range(1, schema.VERSION))
def test_an_older_database_is_brought_up_to_date(version: int, tmp_path: Path) -> None:
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "open"}]
    first = created(read(NewTable, {"game": "spice-road", "seats": seats, "begins": 0}), HOLDER)
    joined = Event(first.table, 2, 2.0, "seated", 1, "b" * 64, None, {"name": "Ben"})
    made_by_version(version, tmp_path, [first, joined])

    async def work(store: Database) -> None:
        table = folded(first.table, await store.events(first.table))
        assert [seat.name for seat in table.seats] == ["Ana", "Ben"] and table.status == "playing"
        for holder, seat in ((HOLDER, 0), ("b" * 64, 1)) if version < 2 else ():
            assert [found.seats for found in await store.held_by(holder)] == [[seat]]
        if version < 3:
            assert await store.due(time.time() + 1) == [first.table]
        assert await store.append(Event(first.table, 3, 3.0, "renamed", 0, HOLDER, None, {"name": "Anna"}), INDEX)

    with_store(tmp_path, work)
    assert sqlite3.connect(tmp_path / "tables.sqlite3").execute("SELECT MAX(version) FROM schema_version").fetchone() == (schema.VERSION,)


def test_a_newer_database_is_refused(tmp_path: Path) -> None:
    with_store(tmp_path, _nothing)
    with sqlite3.connect(tmp_path / "tables.sqlite3") as db:
        db.execute(f"INSERT INTO schema_version VALUES ({schema.VERSION + 1})")
    with pytest.raises(CaravansaryError) as error:
        with_store(tmp_path, _nothing)
    assert error.value.message == "server-newer-database"


async def _nothing(store: Database) -> None:
    pass


def test_when_a_table_is_due_is_not_changed_by_a_process_that_is_behind(tmp_path: Path) -> None:
    async def work(store: Database) -> None:
        for number in (1, 2):
            assert await store.append(Event("table", number, 1.0, "renamed", 0, HOLDER), INDEX)
        await store.set_due("table", 5.0, 1)
        assert await store.due(10.0) == []
        await store.set_due("table", 5.0, 2)
        assert await store.due(10.0) == ["table"]

    with_store(tmp_path, work)


# Old tables, and tables of other rules


def test_pruning_removes_what_is_old_and_nothing_else(tmp_path: Path) -> None:
    async def work(store: Database) -> None:
        for id, status, days in (("new", "over", 1), ("old", "over", 40), ("open", "playing", 40), ("gone", "closed", 31)):
            index = Index(status, None, 1.0, {}, [(0, HOLDER)], age=(50 - days) * 86400)
            assert await store.append(Event(id, 1, 1.0, "closed", 0, HOLDER), index)
        await store.set_age(50 * 86400)
        minder = Minder(Rooms(store, 10), Workers(1, 1), Settings(keep_finished=30))
        await minder.open()
        assert await minder.prune() == 2
        assert {found.table for found in await store.held_by(HOLDER)} == {"new", "open"}
        assert not await store.events("old") and await store.events("new")
        # Whoever had it in memory adds nothing to what is no more.
        assert not await store.append(Event("old", 2, 1.0, "closed", 0, HOLDER), INDEX)
        assert await store.append(Event("new", 2, 1.0, "closed", 0, HOLDER), INDEX)
        assert not await store.events("old") and (await store.counts()).get("playing") == 2

    with_store(tmp_path, work)


@pytest.mark.parametrize(("stamp", "pictured"), [({"rules": 999}, True), ({"components": "other-values"}, False)])
def test_a_table_of_other_rules_can_be_read_but_not_continued(
    stamp: dict[str, Any], pictured: bool, server: Server, ana: Device, ben: Device
) -> None:
    state = ana.open("me", "me", seed=5)
    for turn in ("play s1", "play s2 1>2 2>3", "rest"):
        state = ana.do("move", state, turn=turn)
    state = ana.do("undo", state, to=state["decisions"] - 1)
    state = ana.do("move", state, turn="play s2 1>2 1>2")
    copy = with_another_stamp(server.folder, state["table"], **stamp)
    found = ana.state(copy, lang="fr")
    assert found["status"] == "stuck" and str(next(iter(stamp.values()))) in found["stuck"]["say"] and found["event"] == state["event"]
    # All that was played can be read, also where today's values can't make a picture of it.
    whole = ana.state(state["table"], lang="fr")["log"]
    assert found["log"] == whole and [line["turn"] for line in whole] == ["play s1", "play s2 1>2 2>3", "play s2 1>2 1>2"]
    assert (found["view"] is not None) == pictured and found["legal"] == [] and found["result"] is None
    assert ana.get(f"/api/tables/{copy}/events")["events"] == ana.get(f"/api/tables/{state['table']}/events")["events"]
    for what, body in (("move", {"turn": "rest"}), ("undo", {"to": 0})):
        assert ana.refused_to(what, found, **body) == "stuck"
    for path in ("record", "replay", "analysis"):
        assert ana.http.get(f"/api/tables/{copy}/{path}").json()["error"]["code"] == "not-over"
    listed = {each["table"]: each for each in ana.get("/api/tables")["tables"]}
    assert (listed[copy]["status"], listed[copy]["your_turn"]) == ("stuck", False)
    assert (listed[state["table"]]["status"], listed[state["table"]]["your_turn"]) == ("playing", True)
    assert ana.post(f"/api/tables/{copy}/close", {})["state"]["status"] == "closed"


@pytest.mark.parametrize(("stamp", "pictured"), [({"rules": 999}, True), ({"components": "other-values"}, False)])
@pytest.mark.parametrize("left", [0, 1])
def test_a_finished_table_of_other_rules_shows_its_result_and_gives_its_record(
    left: int, stamp: dict[str, Any], pictured: bool, server: Server, ana: Device
) -> None:
    """Finished when it was opened, and by a move."""
    game = finished()
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Bea"}]
    record = game.back_to(len(game.actions) - left).save()
    state = ana.post("/api/tables", {"record": record, "seats": seats}, 201)["state"]
    if left:
        state = ana.do("move", state, action=game.actions[-1])
    copy = with_another_stamp(server.folder, state["table"], **stamp)
    found, whole = ana.state(copy, lang="fr"), ana.state(state["table"], lang="fr")
    assert found["status"] == "over" and str(next(iter(stamp.values()))) in found["stuck"]["say"] and whole["stuck"] is None
    for name in ("result", "log", "prompt", "seats", "decisions", "player", "waits", "legal"):
        assert found[name] == whole[name]
    assert found["result"]["scores"] == game.scores and found["result"]["winner"] == game.winner and found["result"]["seed"] == "8"
    assert found["view"] == (whole["view"] if pictured else None)
    given = ana.http.get(f"/api/tables/{copy}/record")
    expected = {**json.loads(game.save()), **stamp}
    assert {**given.json(), "check": expected["check"]} == expected and "attachment" in given.headers["content-disposition"]
    for path in ("replay", "analysis"):
        refused = ana.http.get(f"/api/tables/{copy}/{path}", headers={"accept-language": "fr"}).json()["error"]
        assert refused["code"] == "stuck" and refused["text"] == found["stuck"]["say"]
    assert {each["table"]: each["status"] for each in ana.get("/api/tables")["tables"]}[copy] == "over"
    assert ana.refused(f"/api/tables/{copy}/close", {}) == "game-over"


def test_what_was_written_down_counts_where_the_rules_are_others() -> None:
    event = created(NewTable(record=finished().save()), HOLDER)
    table = folded(event.table, [event])
    put_in_words(event, table)

    def read(**data: Any) -> Any:
        return folded(event.table, [replace(event, data={**event.data, "rules": 999, **data})])

    result = event.data["result"]
    assert (same := read()).status == "over" and same.result == result and same.game is not None
    # Today's rules would come to other points, or tell the moves otherwise.
    other = {**result, "scores": [points + 1 for points in result["scores"]]}
    assert (differs := read(result=other)).result == other and differs.game is None
    said = [[*decision.turn, "rest", None, {}] for decision in table.decisions]
    assert {decision.word.verb for decision in read(said=said).decisions} == {"rest"}
    # A table that was written without its result.
    assert read(result=None).status == "stuck"


def test_the_database_away_while_old_tables_go(tmp_path: Path) -> None:
    """What is done in the background goes on when it has failed."""

    async def work(store: Database) -> None:
        minder = Minder(Rooms(store, 10), Workers(1, 1), Settings(keep_finished=30))
        assert await store.append(Event("old", 1, 1.0, "closed", 0, HOLDER), Index("over", None, 1.0, {}, age=-31 * 86400))
        async with store._engine.begin() as db:
            await db.exec_driver_sql("ALTER TABLE events RENAME TO away")
        with pytest.raises(Refusal) as refusal:
            await minder.prune()
        assert refusal.value.code == "store-away" and store.away
        async with store._engine.begin() as db:
            await db.exec_driver_sql("ALTER TABLE away RENAME TO events")
            await db.exec_driver_sql("ALTER TABLE holders RENAME TO gone")
        with pytest.raises(Refusal):
            await store.append(event(1, "new"), replace(INDEX, holders=[(0, HOLDER)]))
        assert not await store.events("new"), "all of it or nothing"
        async with store._engine.begin() as db:
            await db.exec_driver_sql("ALTER TABLE gone RENAME TO holders")
        assert await minder.prune() == 1 and not store.away

    with_store(tmp_path, work)


def test_complaints_of_the_database_show_no_values(tmp_path: Path) -> None:
    async def work(store: Database) -> str:
        async with store._engine.begin() as db:
            await db.exec_driver_sql("ALTER TABLE tables RENAME TO away")
            try:
                await db.execute(schema.tables.insert(), {**_Append(event(1), INDEX).rows()[1], "summary": "123456"})
            except DBAPIError as error:
                return str(error)
        raise AssertionError

    assert "away" not in (said := with_store(tmp_path, work)) and "tables" in said and "123456" not in said


def test_rooms_are_forgotten_and_made_again(tmp_path: Path) -> None:
    async def work(store: Database) -> None:
        rooms = Rooms(store, 3)
        seats = [{"kind": "me"}, {"kind": "me"}]
        ids = []
        for _ in range(6):
            room = await rooms.create(created(read(NewTable, {"game": "spice-road", "seats": seats}), HOLDER))
            ids.append(room.table.id)
        assert len(rooms.rooms) <= 3
        assert [(await rooms.room(id)).table.last for id in ids] == [1] * 6

    with_store(tmp_path, work)


# The file


def test_one_server_to_a_file(tmp_path: Path) -> None:
    """Also in another process; when that one ends, however it ends, the file is free."""
    code = (
        "import asyncio, sys\n"
        "from caravansary.table.store.database import Database\n"
        "async def run():\n"
        "    await Database(sys.argv[1]).open()\n"
        "    print('open', flush=True)\n"
        "    await asyncio.Event().wait()\n"
        "asyncio.run(run())\n"
    )
    with subprocess.Popen([sys.executable, "-c", code, url(tmp_path)], stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None and other.stdout.readline() == "open\n"
        with pytest.raises(CaravansaryError) as error:
            with_store(tmp_path, _nothing)
        assert error.value.message == "server-second"
        for lang in ("en", "fr"):
            said = error.value.text(lang)
            assert str(other.pid) in said and str(tmp_path) in said and "\n" not in said
        other.kill()
    with_store(tmp_path, _nothing)


@pytest.mark.parametrize("how", ["no database", "damaged within"])
def test_a_damaged_file_is_named_at_the_start(how: str, tmp_path: Path) -> None:
    async def fill(store: Database) -> None:
        for number in range(1, 200):
            await store.append(replace(event(number), data={"name": "x" * 500}), INDEX)

    file = tmp_path / "tables.sqlite3"
    with_store(tmp_path, fill)
    with sqlite3.connect(file) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    db.close()
    content = bytearray(file.read_bytes())
    if how == "no database":
        content[:100] = b"x" * 100
    else:
        middle = len(content) // 2 // 4096 * 4096
        content[middle : middle + 8192] = b"\xaa" * 8192
    file.write_bytes(content)

    async def start() -> None:
        store = Database(url(tmp_path))
        try:
            await store.open(check=True)
        finally:
            await store.close()

    with pytest.raises(CaravansaryError) as error:
        alone(start())
    assert error.value.message == "server-damaged" and str(file) in str(error.value) and "\n" not in str(error.value)


def test_a_locked_file_answers_soon(tmp_path: Path) -> None:
    """All who wait get their answer together, not one second each."""

    async def work(store: Database) -> None:
        other = sqlite3.connect(tmp_path / "tables.sqlite3", isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        begun = time.monotonic()
        waiting = [asyncio.create_task(store.append(event(1, f"t{number}"), INDEX)) for number in range(500)]
        answers = await asyncio.gather(*waiting, return_exceptions=True)
        assert time.monotonic() - begun < 1.9 * 2, "twice as long as promised, for a busy machine"
        assert {isinstance(answer, Refusal) and answer.code for answer in answers} == {"store-away"}
        other.execute("ROLLBACK")
        other.close()
        assert await store.append(event(1), INDEX)

    with_store(tmp_path, work)
