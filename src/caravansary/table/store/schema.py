"""How events lie in the database, and how an older database becomes a newer one.

`events` is the truth; `tables` and `holders` are an index made from it, for lists and for what is due.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from caravansary.errors import BadOption
from caravansary.table import nature

metadata = sa.MetaData()

events = sa.Table(
    "events",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("holder", sa.Text),
    sa.Column("request", sa.Text),
    sa.Column("data", sa.Text, nullable=False),
)
tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("due", sa.Double),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("updated", sa.Double, nullable=False),
    sa.Column("age", sa.Double, nullable=False),
    sa.Column("last", sa.Integer, nullable=False),
    sa.Column("summary", sa.Text, nullable=False),
)
holders = sa.Table(
    "holders",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("holder", sa.Text, nullable=False),
)
recoveries = sa.Table(
    "recoveries",
    metadata,
    sa.Column("holder", sa.Text, primary_key=True),
    sa.Column("code", sa.Text, nullable=False),
    sa.Column("sealed", sa.Text, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
)
pushes = sa.Table(
    "pushes",
    metadata,
    sa.Column("holder", sa.Text, primary_key=True),
    sa.Column("endpoint", sa.Text, nullable=False),
    sa.Column("p256dh", sa.Text, nullable=False),
    sa.Column("auth", sa.Text, nullable=False),
    sa.Column("lang", sa.Text, nullable=False),
)
owner = sa.Table(
    "owner",
    metadata,
    sa.Column("what", sa.Text, primary_key=True),
    sa.Column("which", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
house = sa.Table("house", metadata, sa.Column("age", sa.Double, nullable=False))


async def _first(db: AsyncConnection) -> None:
    for statement in (
        "CREATE TABLE events (table_id TEXT NOT NULL, number INTEGER NOT NULL, at DOUBLE PRECISION NOT NULL, kind TEXT NOT NULL,"
        " seat INTEGER, holder TEXT, request TEXT, data TEXT NOT NULL, PRIMARY KEY (table_id, number))",
        # A repeated request is found, and can't be written twice, whichever process it reaches.
        "CREATE UNIQUE INDEX events_request ON events (table_id, holder, request)",
        "CREATE TABLE tables (id TEXT PRIMARY KEY, status TEXT NOT NULL, created DOUBLE PRECISION NOT NULL,"
        " updated DOUBLE PRECISION NOT NULL, last INTEGER NOT NULL, summary TEXT NOT NULL)",
    ):
        await db.exec_driver_sql(statement)


async def _holders(db: AsyncConnection) -> None:
    """Version 2: who holds which seat, for "your tables"; made from the events."""
    await db.exec_driver_sql(
        "CREATE TABLE holders (table_id TEXT NOT NULL, seat INTEGER NOT NULL, holder TEXT NOT NULL, PRIMARY KEY (table_id, seat))"
    )
    await db.exec_driver_sql("CREATE INDEX holders_holder ON holders (holder)")
    held: dict[tuple[str, int], str] = {}
    rows = await db.execute(sa.select(events).order_by(events.c.table_id, events.c.number))
    for row in rows:
        if row.kind == "created":
            for seat, about in enumerate(json.loads(row.data)["seats"]):
                if about.get("holder"):
                    held[row.table_id, seat] = about["holder"]
        elif row.kind in ("seated", "moved"):
            held[row.table_id, row.seat] = row.holder
        elif row.kind == "left":
            held.pop((row.table_id, row.seat), None)
    if held:
        await db.execute(holders.insert(), [{"table_id": t, "seat": s, "holder": h} for (t, s), h in held.items()])


async def _due(db: AsyncConnection) -> None:
    """Version 3: when the server has to look at a table by itself, and codes that move a seat to another device."""
    await db.exec_driver_sql("ALTER TABLE tables ADD COLUMN due DOUBLE PRECISION")
    await db.exec_driver_sql("CREATE INDEX tables_due ON tables (due)")
    await db.exec_driver_sql("CREATE INDEX tables_updated ON tables (status, updated)")
    # Each running table is looked at once; that also writes its next due time.
    await db.execute(tables.update().where(tables.c.status == "playing").values(due=nature.now()))
    await db.exec_driver_sql(
        "CREATE TABLE codes (code TEXT PRIMARY KEY, table_id TEXT NOT NULL, seat INTEGER NOT NULL, expires DOUBLE PRECISION NOT NULL)"
    )


async def _age(db: AsyncConnection) -> None:
    """Version 4: how long tables were served, by which they grow old; codes are events now."""
    await db.exec_driver_sql("DROP TABLE codes")
    await db.exec_driver_sql("CREATE TABLE house (age DOUBLE PRECISION NOT NULL)")
    await db.execute(house.insert(), {"age": 0.0})
    await db.exec_driver_sql("ALTER TABLE tables ADD COLUMN age DOUBLE PRECISION NOT NULL DEFAULT 0")
    now = nature.now()
    await db.execute(tables.update().where(tables.c.updated < now).values(age=tables.c.updated - now))
    await db.exec_driver_sql("DROP INDEX tables_updated")
    await db.exec_driver_sql("CREATE INDEX tables_age ON tables (status, age)")


async def _recoveries(db: AsyncConnection) -> None:
    """Version 5: personal links, by which a browser becomes a device again."""
    await db.exec_driver_sql("CREATE TABLE recoveries (holder TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, sealed TEXT NOT NULL)")


async def _pushes(db: AsyncConnection) -> None:
    """Version 6: how browsers are woken when it is their turn."""
    columns = "holder TEXT PRIMARY KEY, endpoint TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL, lang TEXT NOT NULL"
    await db.exec_driver_sql(f"CREATE TABLE pushes ({columns})")


async def _owner(db: AsyncConnection) -> None:
    """Version 7: what the server's owner has decided: addresses kept out, devices whose keys ended, the message of the day."""
    await db.exec_driver_sql("CREATE TABLE owner (what TEXT NOT NULL, which TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (what, which))")


async def _names(db: AsyncConnection) -> None:
    """Version 8: what the person is called who has a personal link."""
    await db.exec_driver_sql("ALTER TABLE recoveries ADD COLUMN name TEXT NOT NULL DEFAULT ''")


MIGRATIONS: tuple[Callable[[AsyncConnection], Awaitable[None]], ...] = (
    _first,
    _holders,
    _due,
    _age,
    _recoveries,
    _pushes,
    _owner,
    _names,
)
VERSION = len(MIGRATIONS)
_LOCK = 7_130_417  # any number: PostgreSQL lets one process at a time migrate


async def migrate(db: AsyncConnection, upto: int = VERSION) -> int:
    """Bring the database to this version, all or nothing; says which version it had."""
    if db.dialect.name == "postgresql":
        await db.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_LOCK})")
    await db.exec_driver_sql("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
    found = int((await db.exec_driver_sql("SELECT COALESCE(MAX(version), 0) FROM schema_version")).scalar_one())
    if found > VERSION:
        raise BadOption("server-newer-database", found=found, known=VERSION)
    for number in range(found, upto):
        await MIGRATIONS[number](db)
        await db.exec_driver_sql(f"INSERT INTO schema_version (version) VALUES ({number + 1})")
    return found
