"""`caravansary admin`: the owner and a running server."""

from __future__ import annotations

import socket
import stat
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from caravansary.cli import main
from support.table import Device, Server, running

NEW = {"game": "spice-road", "seats": [{"kind": "me"}, {"kind": "me"}]}


def told(capsys: pytest.CaptureFixture[str], server: Path, *words: str) -> tuple[int, str]:
    capsys.readouterr()
    code = main(["admin", *words, "--data", str(server), "--lang", "en"])
    found = capsys.readouterr()
    return code, found.out + found.err


def test_the_owner_sees_and_closes_tables(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "s"
    with running(folder) as server:
        ana, ben = Device(server, "Ana"), Device(server, "Ben")
        running_game = ana.open("me", "open")
        ben.join(running_game["links"]["invite"])
        ana.open("me", "me")
        table = running_game["table"]
        code, said = told(capsys, folder, "tables")
        assert code == 0 and len(said.splitlines()) == 2
        assert next(line for line in said.splitlines() if table in line).endswith("spice-road  Ana, Ben")
        assert [line.split()[1] for line in told(capsys, folder, "devices")[1].splitlines()] == ["2", "1"]
        # The host could not do this alone; all who watch hear of it.
        assert ana.refused(f"/api/tables/{table}/close", {}) == "not-agreed"
        live = ben.live(table)
        assert told(capsys, folder, "close", table) == (0, f"{table} is closed.\n")
        live.until(lambda state: state["status"] == "closed")
        live.close()
        assert told(capsys, folder, "close", table) == (2, "caravansary: This table was closed.\n")
        assert told(capsys, folder, "close", "nosuchtable")[0] == 2
        assert "closed" in told(capsys, folder, "tables")[1]
        _only_the_owner(folder, server)
        for each in (ana, ben):
            each.close()
    assert not (folder / "admin.sock").exists()
    code, said = told(capsys, folder, "tables")
    assert code == 2 and len(said.splitlines()) == 1 and "No server answers" in said


def _only_the_owner(folder: Path, server: Server) -> None:
    assert stat.S_IMODE((folder / "admin.sock").stat().st_mode) == 0o600
    for nonsense in (b"no json\n", b"[]\n", b"{}\n", b'{"what": "close"}\n', b"x" * 10_000 + b"\n"):
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
            line.connect(str(folder / "admin.sock"))
            line.sendall(nonsense)
            assert line.recv(1000).startswith(b'{"error": ')
    assert "Traceback" not in server.log.read_text()


def test_after_a_kill_the_next_server_answers(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "s"
    Server(folder).start().kill()
    assert (folder / "admin.sock").exists()
    assert told(capsys, folder, "tables")[0] == 2
    with running(folder):
        assert told(capsys, folder, "tables") == (0, "")


def test_an_address_is_kept_out(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder, flags = tmp_path / "s", ("--proxies", "127.0.0.1")
    with running(folder, *flags) as server:
        assert told(capsys, folder, "ban", "nobody")[0] == 2
        assert told(capsys, folder, "ban") == (0, "")
        assert told(capsys, folder, "ban", "::ffff:192.0.2.7") == (0, "192.0.2.7/32\n") and _asked(server, "192.0.2.7") == "banned"
        assert told(capsys, folder, "ban", "192.0.2.7", "--lift") == (0, "")
        assert told(capsys, folder, "ban", "192.0.2.7/24") == (0, "192.0.2.0/24\n")
        assert _asked(server, "192.0.2.99") == "banned" and _asked(server, "198.51.100.1") is None
        assert httpx.get(f"{server.url}/health", headers={"x-forwarded-for": "192.0.2.99"}).status_code == 200
    with running(folder, *flags) as server:  # it is remembered
        assert _asked(server, "192.0.2.99") == "banned"
        assert told(capsys, folder, "ban", "192.0.2.0/24", "--lift") == (0, "")
        assert _asked(server, "192.0.2.99") is None


def test_the_keys_of_a_device_are_ended(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """What it could do, nobody can do with its key, its cookie or its personal link; the others play on."""
    folder = tmp_path / "s"
    with running(folder) as server:
        ana, eve = Device(server, "Ana"), Device(server, "Eve")
        table = ana.open("me", "open")["table"]
        eve.join(ana.state(table)["links"]["invite"])
        code = eve.post("/api/device/recovery", {})["code"]
        live = eve.live(table)
        listed = next(line for line in told(capsys, folder, "devices")[1].splitlines() if line.endswith("  Eve"))
        device = listed.split()[0]
        assert told(capsys, folder, "end", device[:4])[0] == told(capsys, folder, "end", "0" * 16)[0] == 2
        assert told(capsys, folder, "end", device) == (0, f"The keys of {device} are revoked; 1 seat was given up.\n")
        assert [seat["kind"] for seat in ana.state(table)["seats"]].count("open") == 1
        assert eve.http.post(f"/api/tables/{table}/pass", json={"seat": 0}).json()["error"]["code"] == "no-device"
        assert ana.refused("/api/device/recover", {"code": code}) == "bad-recovery"
        with pytest.raises(ConnectionClosed):
            while True:
                live.next()
        cookie = httpx.post(f"{server.url}/api/tables", json=NEW, cookies={"caravansary": eve.key})  # a browser starts afresh
        assert cookie.status_code == 201 and cookie.cookies["caravansary"] != eve.key
    with running(folder) as server:  # it is remembered
        assert httpx.get(f"{server.url}/api/tables", headers=eve.http.headers).json() == {"tables": []}


def test_a_message_of_the_day(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "s"
    with running(folder) as server:
        assert told(capsys, folder, "message") == (0, "") and _message(server) is None
        both = told(capsys, folder, "message", "Closed on Sunday", "--fr", "Fermé dimanche")
        assert both == (0, "en: Closed on Sunday\nfr: Fermé dimanche\n")
        assert _message(server) == {"en": "Closed on Sunday", "fr": "Fermé dimanche"}
        assert told(capsys, folder, "message", "x" * 301)[0] == told(capsys, folder, "message", "x", "--clear")[0] == 2
    with running(folder) as server:
        assert told(capsys, folder, "message", "Open again") == (0, "en: Open again\n")
        assert _message(server) == {"en": "Open again"}
        assert told(capsys, folder, "message", "--clear") == (0, "") and _message(server) is None


def _message(server: Server) -> object:
    return httpx.get(f"{server.url}/api/about").json()["message"]


def _asked(server: Server, address: str) -> str | None:
    answer = httpx.get(f"{server.url}/api/tables", headers={"x-forwarded-for": address}).json()
    return answer["error"]["code"] if "error" in answer else None
