"""A real table server in its own process, and devices that talk to it over real sockets.

Nothing here gives up after some seconds: on a busy machine everything takes longer, and what never comes is ended by the
time limit that each test has.
"""

from __future__ import annotations

import itertools
import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

import caravansary as cv
from caravansary.engine.jit import PACKAGE
from support.terminal import on_the_path

_copies = itertools.count(1)
Data = dict[str, Any]
PATIENT: Data = {"open_timeout": None, "ping_interval": None}  # how sockets wait


class Server:
    """`caravansary serve` on a free port of this machine."""

    def __init__(self, folder: Path, *flags: str, port: int = 0) -> None:
        self.folder, self.flags, self.port = folder, flags, port
        self.process: subprocess.Popen[str] | None = None
        self.program = [sys.executable, "-m", "caravansary"]
        self.environment = {"PYTHONPATH": on_the_path(PACKAGE.parent)}

    def start(self, ready: bool = True) -> Server:
        """Until it is ready; else until it has an address."""
        command = [*self.program, "serve", "--port", str(self.port), "--data", str(self.folder)]
        self.log = self.folder / "log"
        self.folder.mkdir(parents=True, exist_ok=True)
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [*command, "--workers", "1", *self.flags],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, **self.environment},
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
        assert found, f"no address: {line!r}\n{self.log.read_text()}"
        self.port = int(found[1])
        if ready:
            self._wait()
        return self

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def _wait(self) -> None:
        """Until it is ready, as long as it lives."""
        while True:
            try:
                if httpx.get(f"{self.url}/health", timeout=None).json().get("ready"):
                    return
            except httpx.TransportError:
                assert self.process is not None and self.process.poll() is None, self.log.read_text()
            time.sleep(0.1)

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self._reap()

    def stop(self) -> int:
        assert self.process is not None
        self.process.terminate()
        return self._reap()

    def _reap(self) -> int:
        assert self.process is not None and self.process.stdout is not None
        code = self.process.wait()
        self.process.stdout.close()
        return code


@contextmanager
def running(folder: Path, *flags: str) -> Iterator[Server]:
    server = Server(folder, *flags).start()
    try:
        yield server
    finally:
        server.stop()


@cache
def finished() -> cv.Game:
    return played_on(cv.new("spice-road", 2, seed=8))


def played_on(game: cv.Game) -> cv.Game:
    while not game.over:
        claims = [action for action, word in game.words() if word.verb == "claim"]
        game.apply(claims[0] if claims else game.legal[len(game.actions) % len(game.legal)])
    return game


def with_another_stamp(folder: Path, table: str, **stamp: Any) -> str:
    """A copy of a table that began with other rules or values."""
    copy = f"copy{next(_copies)}"
    with closing(sqlite3.connect(folder / "tables.sqlite3", timeout=30)) as db, db:
        columns = "number, at, kind, seat, holder, request, data"
        db.execute(f"INSERT INTO events (table_id, {columns}) SELECT ?, {columns} FROM events WHERE table_id = ?", (copy, table))
        (data,) = db.execute("SELECT data FROM events WHERE number = 1 AND table_id = ?", (copy,)).fetchone()
        db.execute("UPDATE events SET data = ? WHERE number = 1 AND table_id = ?", (json.dumps({**json.loads(data), **stamp}), copy))
        db.execute("INSERT INTO holders (table_id, seat, holder) SELECT ?, seat, holder FROM holders WHERE table_id = ?", (copy, table))
        columns = "status, due, created, updated, age, last"
        (summary,) = db.execute("SELECT summary FROM tables WHERE id = ?", (table,)).fetchone()
        summary = json.dumps({**json.loads(summary), "stamp": {**json.loads(summary)["stamp"], **stamp}})
        db.execute(f"INSERT INTO tables (id, {columns}, summary) SELECT ?, {columns}, ? FROM tables WHERE id = ?", (copy, summary, table))
    return copy


class Device:
    """A browser or program: one secret, some seats."""

    _requests = itertools.count(1)

    def __init__(self, server: Server, name: str = "Ana") -> None:
        self.server, self.name = server, name
        self.http = httpx.Client(base_url=server.url, timeout=None)
        self.key = str(self.post("/api/device", {"as": "bearer"})["key"])
        self.http.headers["authorization"] = f"Bearer {self.key}"

    def close(self) -> None:
        self.http.close()

    # Plain requests

    def post(self, path: str, body: Data, status: int = 200) -> Data:
        response = self.http.post(path, json=body)
        assert response.status_code == status, (path, body, response.status_code, response.text[:500])
        found: Data = response.json()
        return found

    def get(self, path: str, status: int = 200, **query: Any) -> Data:
        response = self.http.get(path, params=query)
        assert response.status_code == status, (path, response.status_code, response.text[:500])
        found: Data = response.json()
        return found

    def refused(self, path: str, body: Data) -> str:
        """The code of a refusal."""
        response = self.http.post(path, json=body)
        assert response.status_code >= 400, response.text[:300]
        assert "Traceback" not in response.text
        return str(response.json()["error"]["code"])

    # At tables

    def open(self, *seats: str, game: str = "spice-road", **more: Any) -> Data:
        """A new table; "me", "open" and bot specs are seats, and the first begins. Its state."""
        made = [
            {"kind": "me", "name": self.name} if seat == "me" else {"kind": "open"} if seat == "open" else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        found: Data = self.post("/api/tables", {"game": game, "seats": made, "begins": 0, **more}, 201)["state"]
        return found

    def join(self, invite_link: str, **more: Any) -> Data:
        table, invite = invite_link.split("/")[-2:]
        return self.post(f"/api/tables/{table}/join", {"invite": invite, "name": self.name, **more})

    def state(self, table: str, **query: Any) -> Data:
        return self.get(f"/api/tables/{table}", **query)

    def request(self) -> str:
        return f"request-{next(self._requests):06}"

    def do(self, what: str, state: Data, **body: Any) -> Data:
        """move, undo: with the event of the state seen and a new request; the new state."""
        answer = self.post(f"/api/tables/{state['table']}/{what}", {"expected": state["event"], "request": self.request(), **body})
        found: Data = answer["state"]
        return found

    def refused_to(self, what: str, state: Data, **body: Any) -> str:
        return self.refused(f"/api/tables/{state['table']}/{what}", {"expected": state["event"], "request": self.request(), **body})

    def live(self, table: str, **query: Any) -> Live:
        return Live(self.server, table, self.key, **query)


class Live:
    """A connection that keeps the state up to date, as the client does, and all it ever got."""

    def __init__(self, server: Server, table: str, key: str | None = None, **query: Any) -> None:
        asked = "&".join(f"{name}={value}" for name, value in query.items())
        headers = {} if key is None else {"authorization": f"Bearer {key}"}
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live?{asked}"
        self._context = ExitStack()
        self.socket: ClientConnection = self._context.enter_context(connect(address, additional_headers=headers, **PATIENT))
        self.state: Data = {}
        self.log: list[Data] = []
        self.events: list[Data] = []
        self.presence: Data = {}
        self.raw: list[str] = []
        self.next()

    def next(self) -> Data:
        text = self.socket.recv()
        assert isinstance(text, str)
        self.raw.append(text)
        message: Data = json.loads(text)
        if message["type"] == "news":
            expected = message["after"] + 1
            for event in message["events"]:
                assert event["event"] == expected, "events come in order, each once"
                expected += 1
            self.events += message["events"]
        if message["type"] in ("state", "news"):
            self.state = message["state"]
            self.log = self.log[: self.state["log_from"]] + self.state["log"]
        if message["type"] == "presence":
            self.presence = message
        return message

    def until(self, wanted: Any) -> Data:
        """Read until the state is so."""
        while not (self.state and wanted(self.state)):
            self.next()
        return self.state

    def upto(self, event: int) -> Data:
        return self.until(lambda state: state["event"] >= event)

    def close(self) -> None:
        self._context.close()
