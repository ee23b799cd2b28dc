"""The server tells the truth about itself: ready means that a write went through."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import httpx
import pytest

from caravansary.engine.jit import PACKAGE
from caravansary.table.refusal import Refusal
from caravansary.table.settings import Settings
from caravansary.table.store.database import Database
from caravansary.table.web.metrics import may_read
from support.postgres import Postgres, missing
from support.table import Device, Server, running
from support.terminal import on_the_path

NOTHING = 1  # bytes that a file may have: every write fails, as on a full disk
PROOF = f"""
import asyncio, resource, sqlite3, sys, time
from contextlib import closing
from caravansary.table.refusal import Refusal
from caravansary.table.store.database import Database

def limit(most):
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))

def written():
    with closing(sqlite3.connect(sys.argv[1])) as db:
        return db.execute("PRAGMA user_version").fetchone()[0]

async def main():
    store = Database("sqlite+aiosqlite:///" + sys.argv[1])
    await store.open()
    await store.prove()
    before = written()
    await store.prove()
    assert written() == before + 1 and not store.write_fails
    limit({NOTHING})
    begun = time.monotonic()
    try:
        await store.prove()
    except Refusal as refusal:
        print(refusal.code, time.monotonic() - begun < 2, store.write_fails, store.write_failures)
    limit(resource.RLIM_INFINITY)
    await store.prove()
    print(written() - before, store.write_fails)
    await store.close()

asyncio.run(main())
"""


def test_the_proof_is_a_write(tmp_path: Path) -> None:
    """Another reader of the file sees it, and it fails where a file can't be written."""
    command = [sys.executable, "-c", PROOF, str(tmp_path / "tables.sqlite3")]
    ran = subprocess.run(command, capture_output=True, text=True, env={"PYTHONPATH": on_the_path(PACKAGE.parent)}, timeout=120)
    assert ran.stdout.splitlines() == ["store-away True True 1", "2 False"], ran.stderr


def ready(server: Server) -> httpx.Response:
    return httpx.get(f"{server.url}/health/ready", timeout=60)


def until_ready_is(server: Server, status: int) -> httpx.Response:
    """An answer holds for a moment."""
    last = time.monotonic() + 60
    while (found := ready(server)).status_code != status:
        assert time.monotonic() < last, found.text
        time.sleep(0.05)
    return found


def test_a_full_disk_is_not_ready(folder: Path) -> None:
    with running(folder, "--rate", "0") as server:
        assert server.process is not None
        pid = server.process.pid
        assert ready(server).json()["store"] == "ok"
        ana = Device(server)
        state = ana.open("me", "me")
        action = state["legal"][0]["action"]
        limits = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (NOTHING, limits[1]))
        found = until_ready_is(server, 503)
        assert found.json()["store"] == "away" and found.json()["status"] == "not ready"
        assert ana.refused_to("move", state, action=action) == "store-away"
        assert ana.http.get("/api/about").status_code == 200
        assert httpx.get(f"{server.url}/health", timeout=60).json()["store"] == "away"  # a question answered is no write
        assert httpx.get(f"{server.url}/health/live", timeout=60).status_code == 200
        measures = httpx.get(f"{server.url}/metrics", timeout=60).text
        assert "caravansary_store_up 0.0" in measures and "caravansary_write_failures_total 0.0" not in measures
        assert 'route="/health/ready",status="503"' in measures
        resource.prlimit(pid, resource.RLIMIT_FSIZE, limits)
        assert ana.do("move", state, action=action)["event"] > state["event"]
        assert ready(server).status_code == 200  # a move that was written is a proof too
        with closing(sqlite3.connect(folder / "tables.sqlite3", isolation_level=None, timeout=60)) as other:
            other.execute("BEGIN IMMEDIATE")  # another program locks the file
            until_ready_is(server, 503)
        until_ready_is(server, 200)
        ana.close()


@pytest.fixture
def postgres() -> Iterator[Postgres]:
    found = Postgres().start()
    yield found
    found.remove()


@pytest.mark.skipif(missing() is not None, reason=str(missing()))
def test_postgres_that_only_reads_is_not_ready(postgres: Postgres) -> None:
    """It answers questions, so only a write finds out."""

    async def let_write(store: Database, may: bool) -> None:
        db = await store.connect()
        await db.execute("SET default_transaction_read_only = off")
        await db.execute(f"ALTER SYSTEM SET default_transaction_read_only = {'off' if may else 'on'}")
        await db.execute("SELECT pg_reload_conf()")
        await db.close()

    async def proven(store: Database) -> bool:
        with suppress(Refusal):
            await store.prove()
        return not store.write_fails

    async def until_proven_is(store: Database, expected: bool) -> None:
        async with asyncio.timeout(60):  # its processes read the setting when they come to it
            while await proven(store) is not expected:
                await asyncio.sleep(0.05)

    async def run() -> None:
        store = Database("postgresql+asyncpg://" + postgres.url.split("://", 1)[1])
        await store.open()
        await store.prove()
        await let_write(store, False)
        await until_proven_is(store, False)
        assert await store.counts() == {} and store.write_fails
        await let_write(store, True)
        await until_proven_is(store, True)
        await store.close()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("settings", "client", "headers", "seen"),
    [
        (Settings(), "127.0.0.1", {}, True),
        (Settings(), "127.0.0.1", {"x-forwarded-for": "192.0.2.7"}, False),
        (Settings(proxies=("127.0.0.1",)), "127.0.0.1", {}, False),
        (Settings(secure=True), "127.0.0.1", {}, False),
        (Settings(host="0.0.0.0"), "192.0.2.7", {}, False),
        (Settings(metrics="off"), "127.0.0.1", {}, False),
        (Settings(metrics_token="word"), "192.0.2.7", {"authorization": "Bearer word"}, True),
        (Settings(metrics_token="word"), "127.0.0.1", {"authorization": "Bearer other"}, False),
        (Settings(metrics_token="word", metrics="off"), "127.0.0.1", {"authorization": "Bearer word"}, False),
    ],
)
def test_who_may_read_the_measures(settings: Settings, client: str, headers: dict[str, str], seen: bool) -> None:
    assert may_read(settings, {"client": (client, 1)}, headers) is seen
