"""Copies of the tables: made while the server plays on, put back when it has stopped, and nothing is lost by mistake."""

from __future__ import annotations

import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest

from caravansary.errors import CaravansaryError
from caravansary.table.store import schema
from caravansary.table.store.copies import restore
from support.table import Device, Server, running
from support.terminal import caravansary

OURS = ("CREATE TABLE schema_version (version)", "CREATE TABLE events (x)", "CREATE TABLE tables (x)")


def play(device: Device, table: str, moves: int) -> int:
    """Some moves; the event of the last one, which is acknowledged."""
    state = device.state(table)
    for _ in range(moves):
        state = device.do("move", state, action=state["legal"][0]["action"])
    return int(state["event"])


def test_a_copy_of_a_running_server_is_put_back(folder: Path, tmp_path: Path) -> None:
    copy, place = tmp_path / "copy.sqlite3", ("--data", str(folder))
    with running(folder, "--rate", "0") as server:
        ana = Device(server)
        table = ana.open("me", "me")["table"]
        before = play(ana, table, 5)
        playing = threading.Thread(target=play, args=(ana, table, 30))
        playing.start()
        made = caravansary("backup", str(copy), *place)
        playing.join()
        assert (made.returncode, made.stdout) == (0, f"1 table is in {copy}.\n"), made.stderr
        assert copy.stat().st_mode & 0o077 == 0 and [path.name for path in tmp_path.glob("copy*")] == ["copy.sqlite3"]
        later = ana.state(table)["event"]
        again = caravansary("backup", str(copy), *place)
        assert again.returncode == 2 and "nothing was written" in again.stderr
        refused = caravansary("restore", str(copy), *place, "--lang", "fr")
        assert refused.returncode == 2 and refused.stderr.startswith("caravansary: Un autre serveur")
        assert ana.state(table)["event"] == later
    done = caravansary("restore", str(copy), *place)
    assert done.returncode == 0, done.stderr
    (aside,) = folder.glob("tables.sqlite3.old-1")
    assert str(aside) in done.stdout and last_event(aside, table) == later
    with running(folder, "--rate", "0") as server:
        back = at(server, ana)
        assert before <= back.state(table)["event"] <= later
        assert play(back, table, 3) == last_event(copy, table) + 3
        back.close()
    ana.close()


def at(server: Server, device: Device) -> Device:
    twin = Device(server)
    twin.http.headers["authorization"] = f"Bearer {device.key}"
    return twin


def last_event(file: Path, table: str) -> int:
    with closing(sqlite3.connect(file)) as db:
        return int(db.execute("SELECT MAX(number) FROM events WHERE table_id = ?", (table,)).fetchone()[0])


def made(file: Path, *statements: str) -> Path:
    with closing(sqlite3.connect(file)) as db, db:
        for statement in statements:
            db.execute(statement)
    return file


def test_only_a_whole_copy_is_put_back(tmp_path: Path) -> None:
    tables = made(tmp_path / "tables.sqlite3", "CREATE TABLE kept (x)")
    as_it_was = tables.read_bytes()
    (tmp_path / "words").write_text("no database at all " * 100)
    for copy, message in (
        (tmp_path / "nowhere", "error-file"),
        (tmp_path / "words", "error-file"),
        (made(tmp_path / "other", "CREATE TABLE x (x)"), "backup-other"),
        (made(tmp_path / "newer", *OURS, f"INSERT INTO schema_version VALUES ({schema.VERSION + 1})"), "server-newer-database"),
    ):
        with pytest.raises(CaravansaryError) as error:
            restore(copy, tables)
        assert error.value.message == message
    assert tables.read_bytes() == as_it_was and not list(tmp_path.glob("*.part"))


def test_a_copy_takes_the_place_of_a_damaged_file(tmp_path: Path) -> None:
    """That is kept, with what lies beside it: what SQLite had not yet put into the old file must not get into the new one."""
    tables, copy = tmp_path / "tables.sqlite3", made(tmp_path / "copy", *OURS, "INSERT INTO tables VALUES (1)")
    kept = []
    for number in range(2):
        tables.write_text(f"damaged {number} " * 100)
        (tmp_path / "tables.sqlite3-wal").write_text("more of it")
        count, aside = restore(copy, tables)
        assert count == 1 and aside is not None and aside.read_text().startswith(f"damaged {number}")
        assert aside.with_name(aside.name + "-wal").read_text() == "more of it" and not (tmp_path / "tables.sqlite3-wal").exists()
        kept.append(aside)
        with closing(sqlite3.connect(tables)) as db:
            assert db.execute("SELECT * FROM tables").fetchall() == [(1,)]
    assert kept[0] != kept[1]


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_postgres_has_its_own_programs(command: str, tmp_path: Path) -> None:
    done = caravansary(command, str(tmp_path / "copy"), CARAVANSARY_DATABASE="postgresql://nobody@127.0.0.1/none")
    assert done.returncode == 2 and "pg_dump" in done.stderr and not list(tmp_path.iterdir())


def test_a_backup_without_tables_or_room(tmp_path: Path) -> None:
    done = caravansary("backup", str(tmp_path / "copy"), "--data", str(tmp_path / "none"))
    assert done.returncode == 2 and "no tables" in done.stderr and not list(tmp_path.iterdir())
    made(tmp_path / "tables.sqlite3", "CREATE TABLE x (x)")
    done = caravansary("backup", str(tmp_path / "away" / "copy"), "--data", str(tmp_path))
    assert done.returncode == 2 and len(done.stderr.splitlines()) == 1 and "Traceback" not in done.stderr
