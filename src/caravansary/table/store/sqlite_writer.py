"""Writing to SQLite: a whole batch of events in one visit to one thread.

Through the asynchronous driver every statement is a separate visit, and each waits its turn while the server is busy: a batch
took twelve of them, ten times as long as the disk.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

Row = dict[str, Any]
# An event follows the one before it: a table that was removed meanwhile takes no more.
_EVENT = (
    "INSERT INTO events (table_id, number, at, kind, seat, holder, request, data)"
    " SELECT :table_id, :number, :at, :kind, :seat, :holder, :request, :data"
    " WHERE :number = 1 OR EXISTS (SELECT 1 FROM events WHERE table_id = :table_id AND number = :number - 1) ON CONFLICT DO NOTHING"
)
_TABLE = (
    "INSERT INTO tables (id, status, due, created, updated, age, last, summary)"
    " VALUES (:id, :status, :due, :created, :updated, :age, :last, :summary) ON CONFLICT (id) DO UPDATE SET status = excluded.status,"
    " due = excluded.due, updated = excluded.updated, age = excluded.age, last = excluded.last, summary = excluded.summary"
    " WHERE tables.last < excluded.last"
)
_FREE = "DELETE FROM holders WHERE table_id = :table_id AND seat = :seat"
_HOLD = "INSERT INTO holders (table_id, seat, holder) VALUES (:table_id, :seat, :holder)"
BUSY = 1000  # milliseconds that a file locked by another program is waited for: an answer comes within two seconds
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={BUSY}", "foreign_keys=ON")


def prepare(connection: Any) -> None:
    # The driver's own transaction handling is off, so that every transaction is the one asked for.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class SqliteWriter:
    def __init__(self, path: str) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, "store")
        self._db: sqlite3.Connection | None = None

    async def write(self, batch: Sequence[tuple[Row, Row, Sequence[Row]]]) -> list[bool]:
        """Of each: event, line of the index, seats whose holder changed. Which of them were written, durably."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, batch)

    async def prove(self) -> None:
        """Write something, durably, where events are written."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._prove)

    def _connected(self) -> sqlite3.Connection:
        if self._db is None:
            self._db = sqlite3.connect(self._path)
            prepare(self._db)
        return self._db

    def _prove(self) -> None:
        db = self._connected()
        db.execute("BEGIN IMMEDIATE")
        try:
            # A number that nothing reads. It has to change: SQLite does not write what already stands there.
            (before,) = db.execute("PRAGMA user_version").fetchone()
            db.execute(f"PRAGMA user_version = {(before + 1) % 2**31}")
            db.execute("COMMIT")
        except BaseException:
            if db.in_transaction:
                db.execute("ROLLBACK")
            raise

    def _write(self, batch: Sequence[tuple[Row, Row, Sequence[Row]]]) -> list[bool]:
        db = self._connected()
        # Asking for the write lock at once keeps two writers from waiting for each other.
        db.execute("BEGIN IMMEDIATE")
        try:
            written = [db.execute(_EVENT, event).rowcount == 1 for event, _, _ in batch]
            won = [each for each, new in zip(batch, written, strict=True) if new]
            db.executemany(_TABLE, [table for _, table, _ in won])
            for _, _, seats in won:
                for seat in seats:
                    db.execute(_FREE, seat)
                    if seat["holder"] is not None:
                        db.execute(_HOLD, seat)
            db.execute("COMMIT")
        except BaseException:
            if db.in_transaction:
                db.execute("ROLLBACK")
            raise
        return written

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _close(self) -> None:
        if self._db is not None:
            self._db.close()
