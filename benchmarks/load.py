"""The table server under load: many tables, many sockets, moves at a steady pace; on this machine only.

python -m benchmarks.load --tables 200 --sockets 1000 --rate 200 --seconds 20

A server process is started with a store of its own. Half of the tables are played by two scripted persons, half by one
person and a bot; the other sockets watch. Measured: moves a second, milliseconds from post to answer and from post to
news at every socket, memory per table and per socket; and that nothing acknowledged is lost.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import resource
import secrets
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import uvloop

from benchmarks.sockets import Listening, Posting
from caravansary.engine.jit import PACKAGE

_EVENT = re.compile(rb'"event":(\d+)')
OPENING_AT_ONCE = 20


@dataclass
class Seen:
    """What is measured."""

    answers: list[float] = field(default_factory=list)
    news: list[float] = field(default_factory=list)
    refused: int = 0
    moves: int = 0


@dataclass
class LoadTable:
    id: str
    key: str
    state: dict[str, Any]
    process: int = 0  # at which it is played, if a table keeps to one
    posted: dict[int, float] = field(default_factory=dict)  # when the move of an event was posted
    early: dict[int, list[float]] = field(default_factory=dict)  # news that came before the answer
    acknowledged: dict[int, int] = field(default_factory=dict)
    busy: bool = False


HOST = "127.0.0.1"


class Load:
    def __init__(self, ports: list[int], chosen: argparse.Namespace) -> None:
        self.ports, self.chosen = ports, chosen
        self.http = httpx.AsyncClient(base_url=f"http://{HOST}:{ports[0]}", timeout=60, limits=httpx.Limits(max_connections=64))
        self.seen = Seen()
        self.tables: list[LoadTable] = []
        self.posting = [Posting(HOST, port, 64) for port in ports]
        self.sockets: list[asyncio.Transport] = []
        self.chance = random.Random(chosen.seed)

    # Setting up

    async def open_tables(self) -> None:
        for start in range(0, self.chosen.tables, OPENING_AT_ONCE):
            numbers = range(start, min(start + OPENING_AT_ONCE, self.chosen.tables))
            self.tables += await asyncio.gather(*(self._open(number) for number in numbers))

    async def _open(self, number: int) -> LoadTable:
        key = (await self.http.post("/api/device", json={"as": "bearer"})).json()["key"]
        other = {"kind": "me", "name": "Ben"} if number % 2 else {"kind": "bot", "bot": "random"}
        body = {"game": self.chosen.game, "seats": [{"kind": "me", "name": "Ana"}, other], "hints": False, "take_back": False}
        response = await self.http.post("/api/tables", json=body, headers={"authorization": f"Bearer {key}"})
        response.raise_for_status()
        state = response.json()["state"]
        return LoadTable(state["table"], key, state, number // 2 % len(self.ports))

    async def open_sockets(self) -> None:
        for start in range(0, self.chosen.sockets, OPENING_AT_ONCE):
            numbers = range(start, min(start + OPENING_AT_ONCE, self.chosen.sockets))
            await asyncio.gather(*(self._socket(number) for number in numbers))

    async def _socket(self, number: int) -> None:
        table = self.tables[number % len(self.tables)]
        seated = number < len(self.tables)
        path = f"/api/tables/{table.id}/live?after=1"
        key = table.key if seated else None
        port = self.ports[table.process if self.chosen.sticky else number // len(self.tables) % len(self.ports)]
        transport, listening = await asyncio.get_running_loop().create_connection(
            lambda: Listening(f"{HOST}:{port}", path, key, lambda news: self._told(news, table, seated)), HOST, port
        )
        await listening.opened
        self.sockets.append(transport)

    def _told(self, text: bytes, table: LoadTable, seated: bool) -> None:
        if not text.startswith(b'{"type":"news"'):
            return
        now = time.perf_counter()
        found = _EVENT.search(text)
        assert found is not None
        event = int(found[1])
        if event in table.posted:
            self.seen.news.append(now - table.posted[event])
        else:
            table.early.setdefault(event, []).append(now)
        if seated and event > table.state["event"]:
            table.state = json.loads(text)["state"]

    # Playing

    async def play(self, seconds: float) -> float:
        """Post at a steady pace, each time at some table that waits for a person; the seconds that it took."""
        begun = time.perf_counter()
        waiting: set[asyncio.Task[None]] = set()
        number = 0
        while (now := time.perf_counter() - begun) < seconds:
            due = int(now * self.chosen.rate)
            while number < due:
                number += 1
                ready = [table for table in self.tables if not table.busy and table.state["legal"]]
                if ready:
                    table = self.chance.choice(ready)
                    table.busy = True
                    task = asyncio.create_task(self._move(table))
                    waiting.add(task)
                    task.add_done_callback(waiting.discard)
            await asyncio.sleep(0.002)
        await asyncio.wait_for(asyncio.gather(*waiting), 120)
        return time.perf_counter() - begun

    async def _move(self, table: LoadTable) -> None:
        action = self.chance.choice(table.state["legal"])["action"]
        body = {"expected": table.state["event"], "request": secrets.token_hex(8), "action": action}
        begun = time.perf_counter()
        try:
            process = table.process if self.chosen.sticky else self.chance.randrange(len(self.ports))
            status, text = await self.posting[process].post(f"/api/tables/{table.id}/move", table.key, body)
            if status != 200:
                self.seen.refused += 1
                return
            answer = json.loads(text)
            self.seen.answers.append(time.perf_counter() - begun)
            self.seen.moves += 1
            event = answer["event"]
            table.posted[event] = begun
            table.acknowledged[event] = action
            self.seen.news += [at - begun for at in table.early.pop(event, [])]
            if answer["state"]["event"] > table.state["event"]:
                table.state = answer["state"]
        finally:
            table.busy = False

    async def lost(self) -> int:
        """How many acknowledged moves are not there, or not as they were."""
        missing = 0
        for table in self.tables:
            found = (await self.http.get(f"/api/tables/{table.id}/events")).json()["events"]
            acted = {event["event"]: [step["action"] for step in event["actions"]] for event in found if event["kind"] == "acted"}
            missing += sum(acted.get(event) != [action] for event, action in table.acknowledged.items())
        return missing

    async def moves_per_commit(self) -> float:
        """How many moves, of bots too, shared one flush of the disk."""
        moves = commits = 0.0
        for port in self.ports:
            lines = (await self.http.get(f"http://{HOST}:{port}/metrics")).text.splitlines()
            measures = dict(line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
            moves += float(measures["caravansary_moves_total"])
            commits += float(measures["caravansary_commits_total"])
        return round(moves / max(1.0, commits), 2)

    async def close(self) -> None:
        for socket in self.sockets:
            socket.abort()
        await self.http.aclose()


def processor(pid: int) -> float:
    """Seconds that a process has computed."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> int:
    """Bytes that a process holds."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * resource.getpagesize()


def percent(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000 if ordered else float("nan")


async def measure(ports: list[int], pids: list[int], chosen: argparse.Namespace) -> dict[str, Any]:
    load = Load(ports, chosen)
    try:
        before = sum(map(memory, pids))
        await load.open_tables()
        with_tables = sum(map(memory, pids))
        await load.open_sockets()
        with_sockets = sum(map(memory, pids))
        print(f"{len(load.tables)} tables, {len(load.sockets)} sockets are open; playing for {chosen.seconds} s", flush=True)
        used, idle = time.process_time(), [processor(pid) for pid in pids]
        took = await load.play(chosen.seconds)
        used, each = time.process_time() - used, [processor(pid) - then for pid, then in zip(pids, idle, strict=True)]
        served = sum(each)
        await asyncio.sleep(1)
        seen = load.seen
        return {
            "moves": seen.moves,
            "moves_per_second": round(seen.moves / took, 1),
            "refused": seen.refused,
            "news": len(seen.news),
            "answer_ms": {"p50": round(percent(seen.answers, 0.5), 1), "p99": round(percent(seen.answers, 0.99), 1)},
            "news_ms": {"p50": round(percent(seen.news, 0.5), 1), "p99": round(percent(seen.news, 0.99), 1)},
            "kib_per_table": round((with_tables - before) / 1024 / max(1, len(load.tables)), 1),
            "kib_per_socket": round((with_sockets - with_tables) / 1024 / max(1, len(load.sockets)), 1),
            "lost": await load.lost(),
            "moves_per_commit": await load.moves_per_commit(),
            "server_busy": [round(busy / took, 2) for busy in each],
            "server_ms_per_move": round(served * 1000 / max(1, seen.moves), 2),
            "moves_per_busiest_core": round(seen.moves / max(0.01, *each, 0.01)),
            "client_busy": round(used / took, 2),
            "machine_load": os.getloadavg()[0],
        }
    finally:
        await load.close()


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description="The table server under load.")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--sockets", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=200.0, help="posted moves a second")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--game", default="spice-road")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", default="", help="postgresql://... instead of a file")
    parser.add_argument("--processes", type=int, default=1, help="server processes on that database")
    parser.add_argument("--sticky", action="store_true", help="all requests and sockets of a table go to one of them")
    return parser.parse_args()


def main() -> int:
    chosen = arguments()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 4 * chosen.sockets)), hard))
    with tempfile.TemporaryDirectory() as folder, ExitStack() as servers:
        started = [servers.enter_context(serving(f"{folder}/{number}", chosen.database)) for number in range(chosen.processes)]
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            result = runner.run(measure([port for port, _ in started], [pid for _, pid in started], chosen))
    print(json.dumps(result, indent=2))
    return 1 if result["lost"] else 0


@contextmanager
def serving(folder: str, database: str) -> Iterator[tuple[int, int]]:
    """The port and process of a server of our own."""
    flags = ["--port", "0", "--data", folder, "--rate", "0", "--tables", "0", "--sockets", "100000", "--all-sockets", "100000"]
    flags += ["--connections", "0", *(["--database", database] if database else [])]
    environment = {**os.environ, "PYTHONPATH": str(PACKAGE.parent)}
    with subprocess.Popen(
        [sys.executable, "-m", "caravansary", "serve", *flags], stdout=subprocess.PIPE, text=True, env=environment
    ) as server:
        assert server.stdout is not None
        try:
            found = re.search(r"http://127\.0\.0\.1:(\d+)", server.stdout.readline())
            assert found is not None
            wait_for(found[0])
            yield int(found[1]), server.pid
        finally:
            server.terminate()


def wait_for(url: str) -> None:
    for _ in range(1200):
        try:
            if httpx.get(f"{url}/health", timeout=5).json()["ready"]:
                return
        except httpx.TransportError:
            pass
        time.sleep(0.1)
    raise SystemExit("the server does not get ready")


if __name__ == "__main__":
    sys.exit(main())
