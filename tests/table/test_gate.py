"""One client with many connections does not shut out the others, and /health always gets an answer."""

from __future__ import annotations

import resource
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from caravansary.table.settings import Settings
from caravansary.table.web.gate import SPARE, Gate
from support.table import PATIENT, Device, Server, running

HALF = b"GET /api/about HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "
MANY = 1000


@contextmanager
def file_limit(soft: int) -> Iterator[None]:
    before, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (before, hard))


def half_open(server: Server, stack: ExitStack, count: int) -> None:
    for _ in range(count):
        found = stack.enter_context(socket.create_connection(("127.0.0.1", server.port)))
        found.sendall(HALF)


def asked(server: Server, path: str, source: str = "127.0.0.1") -> int:
    with httpx.Client(transport=httpx.HTTPTransport(local_address=source), timeout=None) as http:
        return http.get(f"{server.url}{path}").status_code


def test_a_thousand_half_open_connections(folder: Path) -> None:
    with ExitStack() as stack:
        with file_limit(300):  # fewer than there will be connections: the server raises it
            server = stack.enter_context(running(folder, "--slow", "3600", "--rate", "0"))
        stack.enter_context(file_limit(3 * MANY))
        half_open(server, stack, MANY)
        assert asked(server, "/health") == 200
        assert asked(server, "/api/about") == 503
        assert asked(server, "/api/about", source="127.0.0.2") == 200
        ana = stack.enter_context(httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.0.3"), base_url=server.url, timeout=None))
        seats = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": "random"}]
        assert ana.post("/api/tables", json={"game": "spice-road", "seats": seats}).status_code == 201
    log = server.log.read_text()
    assert "limit of open files raised from 300" in log
    assert log.count("too many connections from 127.0.0.1 (200)") == 1  # said, but not a thousand times
    assert "Traceback" not in log


def read_to_the_end(found: socket.socket) -> bytes:
    read = b""
    with suppress(ConnectionResetError):
        while more := found.recv(65536):
            read += more
    return read


def test_headers_that_do_not_come_are_not_waited_for(folder: Path) -> None:
    with running(folder, "--slow", "0.2", "--connections", "5") as server, ExitStack() as stack:
        whole = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
        for said, answers in ((b"", 0), (HALF, 0), (whole + HALF, 1)):  # nothing at all, a part, and a part of the next request
            found = stack.enter_context(socket.create_connection(("127.0.0.1", server.port)))
            found.sendall(said)
            assert read_to_the_end(found).count(b"HTTP/1.1 ") == answers
        with socket.create_connection(("127.0.0.1", server.port)) as found:
            found.sendall(b"\x16\x03\x01 no HTTP\r\n\r\n")
            assert read_to_the_end(found).startswith(b"HTTP/1.1 400 ")
        assert "Invalid HTTP" not in server.log.read_text(), "nonsense fills no log"
        half_open(server, stack, 20)
        while asked(server, "/api/about") != 200:  # the address is let in again once its connections are closed
            pass


def test_sockets_count_until_they_close(folder: Path) -> None:
    with running(folder, "--connections", "6") as server:
        ana = Device(server)
        address = f"ws://127.0.0.1:{server.port}/api/tables/{ana.open('me', 'me')['table']}/live"
        ana.close()
        with ExitStack() as stack:
            opened = 0
            while opened < 6:
                with suppress(InvalidStatus):  # the connection before may still be counted
                    stack.enter_context(connect(address, **PATIENT))
                    opened += 1
            assert asked(server, "/api/about") == 503
            with pytest.raises(InvalidStatus), connect(address, **PATIENT):
                pass
        while asked(server, "/api/about") != 200:
            pass


def test_proxies_are_not_counted() -> None:
    gate = Gate(Settings(proxies=("10.0.0.0/24",), connections=2))
    assert [gate.enter("10.0.0.7", int).spare for _ in range(5)] == [False] * 5
    assert [gate.enter("192.0.2.1", int).spare for _ in range(4)] == [False, False, True, True]
    # One household is one IPv6 network.
    assert [gate.enter(f"2001:db8::{n}", int).spare for n in range(1, 4)] == [False, False, True]


def test_the_oldest_spare_connection_makes_room() -> None:
    gate, closed = Gate(Settings(connections=1)), []
    first = gate.enter("192.0.2.1", int)
    spare = [gate.enter("192.0.2.1", lambda n=n: closed.append(n)) for n in range(SPARE + 3)]  # type: ignore[misc]
    assert closed == [0, 1, 2] and all(each.spare for each in spare)
    gate.leave(first)
    assert not gate.enter("192.0.2.1", int).spare


def test_no_more_connections_than_files(caplog: pytest.LogCaptureFixture) -> None:
    gate = Gate(Settings())
    gate.fit_to(1024)
    assert gate.most < 1024 and "this process may open 1024 files" in caplog.text
