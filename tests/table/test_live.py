"""News: exactly what was missed, who is there, heartbeats; slow, broken and hostile readers hold nobody up."""

from __future__ import annotations

import json
import random
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from support.table import PATIENT, Device, Live, Server, running


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that beats often, loses patience soon and has room for few."""
    flags = ("--beat", "0.3", "--slow", "3", "--rate", "0", "--tables", "0", "--sockets", "12")
    with running(tmp_path_factory.mktemp("hasty"), *flags) as found:
        yield found


def test_a_connection_that_was_lost_gets_exactly_what_it_missed(ana: Device) -> None:
    state = ana.open("me", "me")
    live = ana.live(state["table"])
    ana.do("move", live.state, turn="play s1")
    live.upto(2)
    live.close()
    for turn in ("play s1", "play s2 1>2 1>2", "rest"):
        state = ana.do("move", ana.state(state["table"]), turn=turn)
    again = ana.live(state["table"], after=2)
    news = json.loads(again.raw[0])
    assert (news["type"], news["after"], news["event"]) == ("news", 2, 5)
    assert [event["event"] for event in news["events"]] == [3, 4, 5]
    assert live.log[: again.state["log_from"]] + again.log == ana.state(state["table"])["log"]
    again.close()


def test_with_nothing_missed_and_with_what_cannot_be(ana: Device) -> None:
    state = ana.open("me", "me")
    for after, kind in ((1, "news"), (99, "state"), (0, "state")):
        live = ana.live(state["table"], after=after)
        message = json.loads(live.raw[0])
        assert message["type"] == kind and message["state"]["event"] == 1 and message.get("events", []) == []
        live.close()


def test_who_is_there(server: Server, ana: Device, ben: Device) -> None:
    opened = ana.open("me", "open", "random")
    ben.join(opened["links"]["invite"])
    live = ana.live(opened["table"])
    there = ben.live(opened["table"])
    watcher = Live(server, opened["table"])
    while live.presence.get("seats") != [True, True, None] or live.presence["watchers"] != 1:
        live.next()
    there.close()
    watcher.close()
    while live.presence.get("seats") != [True, False, None] or live.presence["watchers"] != 0:
        live.next()
    there_now = ana.state(opened["table"])["presence"]
    assert (there_now["seats"], there_now["watchers"]) == ([True, False, None], 0)
    assert [each is not None for each in there_now["away"]] == [False, True, False]
    live.close()


def test_heartbeats_and_pings(hasty: Server) -> None:
    ana = Device(hasty)
    live = ana.live(ana.open("me", "me")["table"])
    while live.next()["type"] != "beat":
        pass
    live.socket.send('{"type": "ping"}')
    while live.next()["type"] != "pong":
        pass
    live.close()
    ana.close()


@pytest.mark.parametrize(
    ("query", "code"),
    [("after=x", 4400), ("after=-1", 4400), ("seat=1.5", 4400), ("lang=de", 4400), ("seat=1", 4403), ("after=9999999999", 4400)],
)
def test_bad_queries(query: str, code: int, server: Server, ana: Device) -> None:
    table = ana.open("me", "open")["table"]
    assert closed_with(server, f"{table}/live?{query}", ana.key)[0] == code


def closed_with(server: Server, path: str, key: str | None = None, *messages: Any) -> tuple[int, list[str]]:
    """The code with which the server closes, and what it said before."""
    headers = {} if key is None else {"authorization": f"Bearer {key}"}
    said = []
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{path}", additional_headers=headers, **PATIENT) as ws:
        try:
            for message in messages:
                ws.send(message)
            for _ in range(1000):
                said.append(str(ws.recv()))
            raise AssertionError("it is not closed")
        except ConnectionClosed as closed:
            assert closed.rcvd is not None
            return closed.rcvd.code, said


def test_no_such_table(server: Server) -> None:
    code, said = closed_with(server, "none/live")
    assert code == 4404 and json.loads(said[-1])["error"]["code"] == "no-such-table"


HOSTILE: list[Any] = [
    "",
    "{",
    "null",
    "[]",
    '{"type": "move", "action": 1}',
    '{"type": "ping", "x": 1}',
    "[" * 1000,
    b"\x00\xff",
    "\u0000",
]


def test_hostile_messages_end_the_connection_and_nothing_else(server: Server, ana: Device) -> None:
    hostile_messages(server, ana, 20)


def test_bytes_that_are_no_websocket(server: Server, ana: Device) -> None:
    hostile_bytes(server, ana, 20)


@pytest.mark.long
def test_hostile_sockets_for_long(server: Server, ana: Device) -> None:
    hostile_messages(server, ana, 1500)
    hostile_bytes(server, ana, 3000)


def hostile_messages(server: Server, ana: Device, count: int) -> None:
    table = ana.open("me", "random")["table"]
    bystander = ana.live(table)
    chance = random.Random(3)
    hostile = HOSTILE + ["".join(chr(chance.randrange(1, 0x2FF)) for _ in range(chance.randrange(1, 200))) for _ in range(count)]
    for message in hostile:
        code, said = closed_with(server, f"{table}/live", None, message)
        assert code == 4400 and json.loads(said[-1])["error"]["code"] == "bad-shape", message
    code, _ = closed_with(server, f"{table}/live", None, "x" * 100_000)
    assert code in (1009, 4400)
    code, _ = closed_with(server, f"{table}/live", None, *['{"type": "ping"}'] * 130)
    assert code == 4429
    ana.do("move", bystander.state, turn="play s1")
    bystander.until(lambda s: s["waits"] == "decision" and s["decisions"] > 1)
    bystander.close()


def hostile_bytes(server: Server, ana: Device, count: int) -> None:
    """Frames, whole and broken, with and without a mask: nothing is said of it but that it is wrong, and no socket is left open."""
    table = ana.open("me", "me")["table"]
    chance = random.Random(4)
    upgrade = (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()
    for number in range(count):
        frame = chance.randbytes(chance.randrange(1, 400))
        if number % 2:  # a head that is nearly right
            frame = bytes([0x80 | chance.randrange(16), 0x80 | min(125, len(frame))]) + frame
        with socket.create_connection(("127.0.0.1", server.port)) as raw:
            raw.sendall(upgrade + frame)
            raw.shutdown(socket.SHUT_WR)
            answer = b""
            while more := raw.recv(65536):
                answer += more
        assert b"Traceback" not in answer
    assert ana.state(table)["event"] == 1
    assert "Traceback" not in server.log.read_text()
    live = ana.live(table)
    while live.presence.get("watchers") != 0:
        live.next()
    live.close()


def test_a_reader_that_takes_nothing_holds_nobody_up(server: Server, ana: Device) -> None:
    """This server waits for it longer than a test may take: anybody held up by it would never be answered."""
    state = ana.open("me", "me")
    table = state["table"]
    key = f"Authorization: Bearer {ana.key}\r\n"
    stuck = socket.socket()
    stuck.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    stuck.connect(("127.0.0.1", server.port))
    stuck.sendall(
        (
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n{key}"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
    )
    live = ana.live(table)
    for _ in range(150):
        state = ana.do("move", state, turn="rest")
        live.upto(state["event"])
    live.close()
    stuck.close()


def test_a_request_of_which_nothing_more_comes_is_let_go(hasty: Server) -> None:
    answer = unfinished_request(hasty)
    assert b" 408 " in answer.split(b"\r\n")[0] and b'"too-slow"' in answer


def unfinished_request(server: Server, then: Callable[[], object] = lambda: None) -> bytes:
    """What is answered to half a request until the connection is closed."""
    head = f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{{"
    with socket.create_connection(("127.0.0.1", server.port)) as half:
        half.sendall(head.encode())
        then()
        answer = b""
        while more := half.recv(65536):
            answer += more
    return answer


def test_too_many_sockets(hasty: Server) -> None:
    ana = Device(hasty)
    table = ana.open("me", "me")["table"]
    lives = [ana.live(table) for _ in range(12)]
    code, said = closed_with(hasty, f"{table}/live", ana.key)
    assert code == 4429 and json.loads(said[-1])["error"]["code"] == "too-many"
    for live in lives:
        live.close()
    ana.close()


def test_a_graceful_stop_says_so(folder: Path) -> None:
    with running(folder) as server:
        ana = Device(server)
        live = ana.live(ana.open("me", "me")["table"])

        def stop() -> None:
            ana.get("/health")  # half a request was seen before this one
            assert server.process is not None
            server.process.terminate()
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    live.next()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012

        assert b'"stopping"' in unfinished_request(server, stop)
        assert server.process is not None and server.process.wait() in (0, -15)
        ana.close()
    assert "Traceback" not in server.log.read_text()
