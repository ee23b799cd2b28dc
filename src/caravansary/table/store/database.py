"""Events written durably, in SQLite or PostgreSQL.

An event is written if its number is still free for its table: that is the lock between clients and between server
processes. Appends that wait at the same moment share one transaction, so one flush of the disk serves them all.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import logging
import re
import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from caravansary.errors import BadOption, CaravansaryError
from caravansary.table.events import Event, from_row
from caravansary.table.pushing import Push
from caravansary.table.recovery import Recovery
from caravansary.table.refusal import Refusal
from caravansary.table.store import Held, Index, schema
from caravansary.table.store.hold import Hold
from caravansary.table.store.sqlite_writer import Row, SqliteWriter, prepare

log = logging.getLogger("caravansary.store")
MOST_AT_ONCE = 100
# An unescaped / ? # or @ in a password would be read as the end of it, and what follows as a host, port or database that may be told.
_ADDRESS = re.compile(r"((?P<user>[^/?#@:]*)(:[^/?#@]*)?@)?[^/?#@]*([/?#][^@]*)?")
_AWAY = (DBAPIError, PoolTimeout, sqlite3.Error, OSError, TimeoutError, asyncio.TimeoutError)
_NOTIFY = sa.text("SELECT pg_notify('caravansary', unnest(CAST(:news AS text[])))")
MOST_NAMED = 10_000  # seats, the last changed first, that are looked through for names
POOL_WAIT = 0.8  # seconds until a connection is free


@dataclass
class _Append:
    event: Event
    index: Index
    written: asyncio.Future[bool] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def rows(self) -> tuple[Row, Row, list[Row]]:
        """The event, its table's line in the index, and the seats whose holder changed."""
        event, index = self.event, self.index
        table = {
            "id": event.table,
            "status": index.status,
            "due": index.due,
            "created": index.created,
            "updated": event.at,
            "age": index.age,
            "last": event.number,
            "summary": json.dumps(index.summary, separators=(",", ":")),
        }
        return event.row(), table, [{"table_id": event.table, "seat": seat, "holder": holder} for seat, holder in index.holders]


class Database:
    def __init__(self, url: str) -> None:
        self.url = url
        self.shared = url.startswith("postgresql")  # several server processes may use it
        self._file = "" if self.shared else url.split(":///", 1)[1]
        self._engine, self._reader = self._make_engines()
        self._sqlite = None if self.shared else SqliteWriter(self._file)
        self._hold = Hold(Path(self._file))
        self._waiting: list[_Append] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._idle = asyncio.Event()
        self._idle.set()
        self.commits = 0
        self.away = False  # the database did not answer the last time
        self.write_fails = False  # what was to be written last was not: a full disk still answers questions
        self.write_failures = 0

    def _make_engines(self) -> tuple[AsyncEngine, AsyncEngine]:
        """One for writing, and one for reading that opens no transaction. Their complaints show no values: seeds are among them."""
        if self.shared:
            # The driver reads the address itself, so that all it knows can stand there (sslmode, several hosts).
            pool = {"async_creator": self.connect, "pool_pre_ping": True, "pool_size": 4, "max_overflow": 4, "pool_timeout": 5}
            engine = create_async_engine("postgresql+asyncpg://", hide_parameters=True, **pool)
            return engine, engine.execution_options(isolation_level="AUTOCOMMIT")
        url = sa.URL.create("sqlite+aiosqlite", database=self._file)  # whatever the folder's name is, nothing in it is read as more
        engine = create_async_engine(url, pool_size=1, max_overflow=1, pool_timeout=POOL_WAIT, hide_parameters=True)
        reader = create_async_engine(url, pool_size=3, pool_timeout=POOL_WAIT, isolation_level="AUTOCOMMIT", hide_parameters=True)
        for each in (engine, reader):
            sa.event.listen(each.sync_engine, "connect", lambda connection, _: prepare(connection))
        sa.event.listen(engine.sync_engine, "begin", lambda db: db.exec_driver_sql("BEGIN IMMEDIATE"))
        return engine, reader

    async def connect(self) -> Any:
        """A connection to PostgreSQL of one's own."""
        import asyncpg

        address = self.url.split("://", 1)[1]
        parts = _ADDRESS.fullmatch(address)
        if parts is None:
            raise BadOption("server-database")
        try:
            return await asyncpg.connect("postgresql://" + address, timeout=3, command_timeout=10)
        except (asyncpg.PostgresError, asyncpg.InterfaceError) as error:  # it starts, stops, or wants no more connections
            raise ConnectionError(str(error).replace(f'"{unquote(parts["user"] or "")}"', '"…"')) from error
        except ValueError:  # what it says quotes the address
            raise BadOption("server-database") from None

    async def open(self, check: bool = False) -> int:
        """Make or migrate the database; says which version it had before. `BadOption` says why it can't be used.

        `check` reads through the whole file, to find out whether it is damaged.
        """
        try:
            if not self.shared:
                Path(self._file).parent.mkdir(parents=True, exist_ok=True)
                self._hold.take()
            async with self._engine.begin() as db:
                if check and not self.shared:
                    await _check_whole(db)
                found = await schema.migrate(db)
        except CaravansaryError:
            self._hold.let_go()
            raise
        except Exception as error:
            self._hold.let_go()
            raise BadOption(_damaged(error) or "server-no-store", where=self._file or "PostgreSQL", reason=_reason(error)) from error
        self._writer = asyncio.create_task(self._write(), name="store")
        return found

    async def close(self) -> None:
        if self._writer is not None:
            await self._idle.wait()
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
        if self._sqlite is not None:
            await self._sqlite.close()
        await self._engine.dispose()
        await self._reader.dispose()
        self._hold.let_go()

    # Writing

    async def append(self, event: Event, index: Index) -> bool:
        """Write an event; False if its number or its request was taken. Returns when it is safe on disk."""
        append = _Append(event, index)
        self._waiting.append(append)
        self._idle.clear()
        self._wake.set()
        return await append.written

    async def _write(self) -> None:
        while True:
            await self._wake.wait()
            batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
            if not batch:
                self._wake.clear()
                self._idle.set()
                continue
            try:
                written = await (self._write_postgres(batch) if self._sqlite is None else self._sqlite.write([a.rows() for a in batch]))
            except Exception as error:
                self._failed()
                refusal = self._lost(error) if isinstance(error, _AWAY) else error
                if isinstance(error, _AWAY):  # those behind have waited too, and would wait in vain
                    batch, self._waiting = batch + self._waiting, []
                for append in batch:
                    if not append.written.done():
                        append.written.set_exception(refusal)
                continue
            self.commits += 1
            self.away = self.write_fails = False
            for append, new in zip(batch, written, strict=True):
                if not append.written.done():
                    append.written.set_result(new)

    async def _write_postgres(self, batch: list[_Append]) -> list[bool]:
        async with self._engine.begin() as db:
            there = await self._kept_there(db, batch)
            known = (schema.events.c.table_id, schema.events.c.number, schema.events.c.request)
            insert = postgresql.insert(schema.events).on_conflict_do_nothing().returning(*known)
            new = [a.event.row() for a in batch if a.event.number == 1 or a.event.table in there]
            left = {tuple(row) for row in await db.execute(insert, new)} if new else set()
            written = []
            for append in batch:
                key = (append.event.table, append.event.number, append.event.request)
                written.append(key in left)
                left.discard(key)  # of several that are the same the first was written
            if won := [append for append, new in zip(batch, written, strict=True) if new]:
                await self._write_index(db, won)
        return written

    async def _kept_there(self, db: AsyncConnection, batch: list[_Append]) -> set[str]:
        """Which of these tables are there, and stay until this is written: another process may be removing old ones."""
        ids = {append.event.table for append in batch if append.event.number > 1}
        found = schema.tables.c.id
        rows = await db.execute(sa.select(found).where(found.in_(ids)).order_by(found).with_for_update()) if ids else ()
        return {row[0] for row in rows}

    async def _write_index(self, db: AsyncConnection, won: list[_Append]) -> None:
        upsert = postgresql.insert(schema.tables)
        new = upsert.excluded
        columns = {name: getattr(new, name) for name in ("status", "due", "updated", "age", "last", "summary")}
        upsert = upsert.on_conflict_do_update(index_elements=["id"], set_=columns, where=schema.tables.c.last < new.last)
        _, tables, holders = zip(*(append.rows() for append in won), strict=True)
        await db.execute(upsert, list(tables))
        for seat in itertools.chain(*holders):
            where = (schema.holders.c.table_id == seat["table_id"]) & (schema.holders.c.seat == seat["seat"])
            await db.execute(schema.holders.delete().where(where))
            if seat["holder"] is not None:
                await db.execute(schema.holders.insert(), seat)
        news = [json.dumps({"table": a.event.table, "event": a.event.number}) for a in won]
        await db.execute(_NOTIFY, {"news": news})

    async def set_due(self, table: str, due: float | None, last: int) -> None:
        """Look at this table again then; not an event, only the index changes."""
        found = schema.tables.c
        await self._run(schema.tables.update().where(found.id == table, found.last == last).values(due=due))

    async def notify(self, payload: str) -> None:
        """Tell the other server processes; only PostgreSQL has any."""
        if self.shared:
            await self._run(sa.text("SELECT pg_notify('caravansary', :news)"), {"news": payload})

    async def prove(self) -> None:
        """Write something, durably, as an event would be; `store-away` if that fails."""
        try:
            await (self._prove_postgres() if self._sqlite is None else self._sqlite.prove())
        except _AWAY as error:
            self._failed()
            raise self._lost(error) from error
        self.away = self.write_fails = False

    async def _prove_postgres(self) -> None:
        """It writes a row even if nothing changes."""
        async with self._engine.begin() as db:
            await db.execute(sa.text("UPDATE schema_version SET version = version WHERE version = :version"), {"version": schema.VERSION})

    def _failed(self) -> None:
        self.write_fails = True
        self.write_failures += 1

    @property
    def waiting(self) -> int:
        """How many events wait to be written."""
        return len(self._waiting)

    async def _run(self, statement: Any, values: Any = None) -> int:
        try:
            async with self._engine.begin() as db:
                return int((await db.execute(statement, values)).rowcount)
        except IntegrityError:
            return 0
        except _AWAY as error:
            raise self._lost(error) from error

    def _lost(self, error: BaseException) -> Refusal:
        """The database does not answer; reported once, not for every request."""
        if not self.away:
            log.warning("the database does not answer: %s", _reason(error))
        self.away = True
        return Refusal("store-away")

    # Reading

    async def _read(self, statement: Any) -> Sequence[Any]:
        try:
            async with self._reader.connect() as db:
                rows = (await db.execute(statement)).all()
        except _AWAY as error:
            raise self._lost(error) from error
        self.away = False
        return rows

    async def events(self, table: str, after: int = 0) -> list[Event]:
        found = schema.events
        rows = await self._read(sa.select(found).where(found.c.table_id == table, found.c.number > after).order_by(found.c.number))
        return [from_row(row) for row in rows]

    async def held_by(self, holder: str, most: int = 100) -> list[Held]:
        """The tables at which this device holds a seat, newest first."""
        rows = await self._read(
            sa.select(schema.tables, schema.holders.c.seat)
            .join(schema.holders, schema.holders.c.table_id == schema.tables.c.id)
            .where(schema.holders.c.holder == holder)
            .order_by(schema.tables.c.updated.desc(), schema.holders.c.seat)
            .limit(most * 5)
        )
        found: dict[str, Held] = {}
        for row in rows:
            if row.id not in found:
                found[row.id] = Held(row.id, row.status, row.created, row.updated, row.last, json.loads(row.summary), [])
            found[row.id].seats.append(row.seat)
        return list(found.values())[:most]

    async def due(self, now: float, most: int = 200) -> list[str]:
        rows = await self._read(sa.select(schema.tables.c.id).where(schema.tables.c.due <= now).order_by(schema.tables.c.due).limit(most))
        return [row.id for row in rows]

    async def counts(self) -> dict[str, int]:
        rows = await self._read(sa.select(schema.tables.c.status, sa.func.count()).group_by(schema.tables.c.status))
        return {row[0]: row[1] for row in rows}

    async def listed(self, most: int) -> list[dict[str, Any]]:
        """Tables, the last changed first."""
        rows = await self._read(sa.select(schema.tables).order_by(schema.tables.c.updated.desc()).limit(most))
        found = []
        for row in rows:
            summary = json.loads(row.summary)
            names = [seat["name"] for seat in summary["seats"]]
            found.append({"table": row.id, "status": row.status, "updated": row.updated, "game": summary["game"], "names": names})
        return found

    async def devices(self, most: int) -> list[dict[str, Any]]:
        """Devices with seats, those with most tables first."""
        held = schema.holders.c
        tables = sa.func.count(sa.distinct(held.table_id))
        changed = sa.func.max(schema.tables.c.updated)
        asked = sa.select(held.holder, tables, changed).join(schema.tables, schema.tables.c.id == held.table_id)
        rows = await self._read(asked.group_by(held.holder).order_by(tables.desc(), held.holder).limit(most))
        names = await self._names({row[0] for row in rows})
        return [{"device": row[0], "tables": row[1], "updated": row[2], "name": names.get(row[0], "")} for row in rows]

    async def _names(self, devices: set[str]) -> dict[str, str]:
        """What each called itself at the table that changed last."""
        held, found = schema.holders.c, schema.tables.c
        asked = sa.select(held.holder, held.seat, found.summary).join(schema.tables, found.id == held.table_id)
        rows = await self._read(asked.order_by(found.updated.desc()).limit(MOST_NAMED))
        return {row[0]: json.loads(row[2])["seats"][row[1]]["name"] for row in reversed(rows) if row[0] in devices}

    # What the owner decided

    async def decided(self) -> list[tuple[str, str, str]]:
        rows = await self._read(sa.select(schema.owner).order_by(schema.owner.c.what, schema.owner.c.which))
        return [(row.what, row.which, row.value) for row in rows]

    async def decide(self, what: str, which: str, value: str | None) -> None:
        """Keep this, or no more if it is None; other server processes hear of it."""
        found = schema.owner.c
        await self._run(schema.owner.delete().where(found.what == what, found.which == which))
        if value is not None:
            await self._run(schema.owner.insert(), {"what": what, "which": which, "value": value})
        await self.notify(json.dumps({"owner": what}))

    async def known_as(self, beginning: str) -> list[str]:
        """Devices with a seat or a personal link whose hash begins like this; two at most."""
        found: set[str] = set()
        for column in (schema.holders.c.holder, schema.recoveries.c.holder):
            rows = await self._read(sa.select(column).where(column.startswith(beginning, autoescape=True)).distinct().limit(2))
            found |= {row[0] for row in rows}
        return sorted(found)[:2]

    async def forget_recovery(self, holder: str) -> None:
        await self._run(schema.recoveries.delete().where(schema.recoveries.c.holder == holder))

    # Time

    async def age(self) -> float:
        """Of the house, or of its youngest event: the house's own is not written down as often."""
        newest = sa.select(sa.func.max(schema.tables.c.age)).scalar_subquery()
        found = (await self._read(sa.select(schema.house.c.age, newest.label("newest"))))[0]
        return float(max(found.age, found.newest or 0.0))

    async def set_age(self, age: float) -> None:
        await self._run(schema.house.update().where(schema.house.c.age < age).values(age=age))

    async def correct_times(self, latest: float) -> None:
        found = schema.tables
        await self._run(found.update().where(found.c.updated > latest).values(due=found.c.due - (found.c.updated - latest), updated=latest))

    # Personal links

    async def keep_recovery(self, recovery: Recovery) -> None:
        """The device's personal link, in place of the one before."""
        row = asdict(recovery)
        upsert = (postgresql if self.shared else sqlite).insert(schema.recoveries)
        await self._run(upsert.on_conflict_do_update(index_elements=["holder"], set_=row), row)

    async def recovery(self, code: str) -> Recovery | None:
        rows = await self._read(sa.select(schema.recoveries).where(schema.recoveries.c.code == code))
        return Recovery(*rows[0]) if rows else None

    async def keep_push(self, push: Push) -> None:
        """How the device is called, in place of what it said before."""
        row = asdict(push)
        upsert = (postgresql if self.shared else sqlite).insert(schema.pushes)
        await self._run(upsert.on_conflict_do_update(index_elements=["holder"], set_=row), row)

    async def drop_push(self, holder: str) -> None:
        await self._run(schema.pushes.delete().where(schema.pushes.c.holder == holder))

    async def push_of(self, holder: str) -> Push | None:
        rows = await self._read(sa.select(schema.pushes).where(schema.pushes.c.holder == holder))
        return Push(*rows[0]) if rows else None

    # Removing

    async def prune(self, statuses: Sequence[str], before: float, most: int = 500) -> list[str]:
        """Remove tables of these statuses without an event since that age; says which."""
        found = schema.tables.c
        old = sa.select(found.id).where(found.status.in_(statuses), found.age < before).order_by(found.id).limit(most)
        try:
            async with self._engine.begin() as db:  # found and removed in one: nothing that is acknowledged meanwhile goes with them
                ids = [row.id for row in await db.execute(old.with_for_update(skip_locked=True) if self.shared else old)]
                for column in (schema.events.c.table_id, schema.holders.c.table_id, found.id) if ids else ():
                    await db.execute(column.table.delete().where(column.in_(ids)))
                if ids and self.shared:
                    await db.execute(_NOTIFY, {"news": [json.dumps({"gone": id}) for id in ids]})
        except _AWAY as error:
            raise self._lost(error) from error
        return ids


async def _check_whole(db: AsyncConnection) -> None:
    found = str((await db.exec_driver_sql("PRAGMA quick_check(1)")).scalar())
    if found != "ok":
        raise sqlite3.DatabaseError(found.replace("\n", " "))


def _damaged(error: BaseException) -> str | None:
    """Whether the file is there but can't be made sense of."""
    said = getattr(error, "orig", None) or error
    return "server-damaged" if isinstance(said, sqlite3.DatabaseError) and not isinstance(said, sqlite3.OperationalError) else None


def _reason(error: BaseException) -> str:
    """What the database or its driver says; the lines after the first may hold values."""
    said = str(getattr(error, "orig", None) or error) or type(error).__name__
    return said.splitlines()[0][:200]
