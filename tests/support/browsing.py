"""What browser tests stand on: a server with a database of its own, a wire to it that can be cut, and patience."""

from __future__ import annotations

import contextlib
import os
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
ADVISER = "beam:20,depth=8"  # quick, and good enough to end its games soon
FLAGS = "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync"
STILL = 15_000  # looks, 20 ms apart or more, at a page on which nothing changes
HANGS = 300_000  # milliseconds for one thing to come on a page
PLACES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge")


class Standstill:
    """Counts looks at something that does not change."""

    def __init__(self, most: int = STILL) -> None:
        self.most, self.left, self.seen = most, most, object()

    def look(self, seen: object) -> None:
        self.left = self.left - 1 if seen == self.seen else self.most
        self.seen = seen
        assert self.left > 0, f"nothing moves any more: {seen}"


class Server:
    """`caravansary serve` with a database of its own; stopped and started again it finds its tables."""

    def __init__(self, folder: Path, **variables: str) -> None:
        self.folder, self.variables = folder, variables
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}/"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        flags = [
            "--port",
            str(self.port),
            "--data",
            str(self.folder),
            "--workers",
            "2",
            "--hint-bot",
            ADVISER,
            "--tables",
            "100000",
            "--rate",
            "0",
        ]
        command = [sys.executable, "-m", "caravansary", "serve", *flags]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                command, stdout=log, stderr=log, env={**os.environ, "PYTHONPATH": str(ROOT / "src"), **self.variables}
            )
        still = Standstill(STILL // 12)
        while b'"ready":true' not in (health := self._health()):
            assert self.process.poll() is None, (self.folder / "server.log").read_text()
            still.look((health, (self.folder / "server.log").read_text()))
            time.sleep(0.25)

    def _health(self) -> bytes:
        try:
            with urllib.request.urlopen(self.address + "health", timeout=HANGS / 1000) as answer:
                return bytes(answer.read())
        except OSError:
            return b""

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.wait(HANGS / 1000)


class Wire:
    """The wire between one browser and the server, to be cut: what is open on it ends, and nothing new gets through."""

    def __init__(self, server: Server) -> None:
        self.to = ("127.0.0.1", server.port)
        self.whole = True
        self.open: set[socket.socket] = set()
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.listening.getsockname()[1]}/"
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        while True:
            try:
                near, _ = self.listening.accept()
            except OSError:
                return
            try:
                far = socket.create_connection(self.to, timeout=HANGS / 1000) if self.whole else None
            except OSError:
                far = None
            if far is None:
                near.close()
                continue
            far.settimeout(None)
            self.open |= {near, far}
            for ends in ((near, far), (far, near)):
                threading.Thread(target=self._carry, args=ends, daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                target.sendall(data)
        for end in (source, target):
            self._end(end)

    def _end(self, end: socket.socket) -> None:
        self.open.discard(end)
        with contextlib.suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
        end.close()

    def cut(self) -> int:
        """Gives back how many connections were cut."""
        self.whole = False
        cut = list(self.open)
        for end in cut:
            self._end(end)
        return len(cut) // 2

    def mend(self) -> None:
        self.whole = True

    def close(self) -> None:
        self.listening.close()
        self.cut()


def begins(where: Any, who: str) -> None:
    """Choose who begins, in the fold of a form or of a game."""
    where.locator("details.choices summary").click()
    where.get_by_label("Who begins").select_option(label=who)
