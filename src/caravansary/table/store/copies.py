"""Copies of the SQLite file: made while a server writes to it, and put back while none does."""

from __future__ import annotations

import itertools
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from caravansary.errors import BadOption, Unreadable, why
from caravansary.table.store import schema
from caravansary.table.store.hold import Hold

BESIDE = ("", "-wal", "-shm")  # what SQLite keeps beside a file has its name


def backup(tables: Path, copy: Path) -> int:
    """Write everything acknowledged so far to a new file, while the server keeps running; returns the number of tables."""
    if copy.exists():
        raise BadOption("cli-exists", path=str(copy))
    if not tables.is_file():
        raise BadOption("backup-none", path=str(tables))
    with _reading(tables, "rw") as found, _new(copy) as part:
        _copy(found, part)
        with _reading(part, "ro") as made:
            count = _checked(made, copy)
        _settle(part, copy)
    return count


def restore(copy: Path, tables: Path) -> tuple[int, Path | None]:
    """Put a copy in the place of the tables: how many it holds, and where the old ones are now. `BadOption` while a server runs."""
    with _reading(copy, "ro") as found:
        count = _checked(found, copy)
        _make_folder(tables.parent)
        hold = Hold(tables)
        try:
            with _new(tables) as part:
                hold.take()
                _copy(found, part)
                aside = _put_aside(tables)
                _settle(part, tables)
        finally:
            hold.let_go()
    return count, aside


@contextmanager
def _reading(file: Path, mode: str) -> Iterator[sqlite3.Connection]:
    """A connection that never makes the file."""
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode={mode}", uri=True)) as db:
            yield db
    except sqlite3.Error as error:
        raise Unreadable("error-file", path=str(file), reason=str(error)) from None


@contextmanager
def _new(file: Path) -> Iterator[Path]:
    """A file beside this one to write to, for the owner's eyes alone (secrets are among the events); what is left of it goes."""
    part = file.with_name(file.name + ".part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        yield part
    except OSError as error:
        raise Unreadable("error-file-write", path=str(file), reason=why(error)) from None
    finally:
        for end in (*BESIDE, "-journal"):
            with suppress(OSError):
                part.with_name(part.name + end).unlink()


def _copy(found: sqlite3.Connection, part: Path) -> None:
    """In one step, which sees the file at one moment; then as one file, flushed to disk."""
    with closing(sqlite3.connect(part)) as made:
        try:
            found.backup(made)
            made.execute("PRAGMA journal_mode=DELETE")
        except sqlite3.Error as error:
            raise Unreadable("error-file-write", path=str(part), reason=str(error)) from None
    with part.open("rb+") as file:
        os.fsync(file.fileno())


def _settle(part: Path, file: Path) -> None:
    """Give it its name, for good."""
    part.replace(file)
    with suppress(OSError):  # not every system can flush a folder
        folder = os.open(file.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def _checked(db: sqlite3.Connection, file: Path) -> int:
    """The number of tables in a whole file of ours that this version can read."""
    said = str(db.execute("PRAGMA quick_check(1)").fetchone()[0])
    if said != "ok":
        raise Unreadable("error-file", path=str(file), reason=said.replace("\n", " "))
    names = {name for (name,) in db.execute("SELECT name FROM sqlite_master")}
    if not {"schema_version", "events", "tables"} <= names:
        raise BadOption("backup-other", path=str(file))
    (version,) = db.execute("SELECT COALESCE(MAX(version), 0) FROM schema_version").fetchone()
    if version > schema.VERSION:
        raise BadOption("server-newer-database", found=version, known=schema.VERSION)
    return int(db.execute("SELECT COUNT(*) FROM tables").fetchone()[0])


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Unreadable("error-file-write", path=str(folder), reason=why(error)) from None


def _put_aside(tables: Path) -> Path | None:
    """Kept untouched under another name. Nothing may stay beside the new file: SQLite would take it for a part of it."""
    there = [end for end in BESIDE if tables.with_name(tables.name + end).exists()]
    if not there:
        return None
    names = (f"{tables.name}.old-{number}" for number in itertools.count(1))
    aside = next(path for path in map(tables.with_name, names) if not path.exists())
    for end in there:
        tables.with_name(tables.name + end).replace(aside.with_name(aside.name + end))
    return aside
