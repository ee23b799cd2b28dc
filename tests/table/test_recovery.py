"""A personal link: a browser that lost its cookie becomes its device again."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from caravansary.table import recovery
from caravansary.table.devices import new_secret
from caravansary.table.house import RECOVERIES
from support.table import Device, Server, running

MAKE, USE = "/api/device/recovery", "/api/device/recover"
SEATS = {"game": "spice-road", "seats": [{"kind": "me"}, {"kind": "me"}]}


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory):  # type: ignore[no-untyped-def]
    """A server of our own: making links is limited by address."""
    with running(tmp_path_factory.mktemp("recovery")) as found:
        yield found


def browser(server: Server) -> httpx.Client:
    return httpx.Client(base_url=server.url, timeout=None)


def test_a_lost_cookie_loses_no_seat(own: Server) -> None:
    with browser(own) as before, browser(own) as after, browser(own) as third:
        table = before.post("/api/tables", json=SEATS).json()["table"]
        made = before.post(MAKE, json={"name": " Ana "}).json()
        assert made["link"] == f"/#/recover/{made['code']}"
        assert after.post("/api/tables", json=SEATS).json()["table"] != table  # it is another device by now
        answer = after.post(USE, json={"code": made["code"]})
        assert answer.json() == {"key": None, "name": "Ana"} and "httponly" in answer.headers["set-cookie"].lower()
        assert [each["table"] for each in after.get("/api/tables").json()["tables"]] == [table]
        assert after.get(f"/api/tables/{table}").json()["you"]["host"]
        # However it was typed, and again; the browser before stays what it was.
        assert third.post(USE, json={"code": f" {made['code'].lower().replace('-', ' ')} "}).status_code == 200
        for each in (before, third):
            assert each.get(f"/api/tables/{table}").json()["you"]["seats"] == [0, 1]


def test_programs_and_new_browsers(own: Server, device: Callable[..., Device]) -> None:
    ana = device("Ana", own)
    table = ana.open("me", "me")["table"]
    code = ana.post(MAKE, {})["code"]
    assert ana.post(USE, {"code": code, "as": "bearer"}) == {"key": ana.key, "name": ""}
    assert ana.refused(MAKE, {"name": "x" * 25}) == "bad-shape"
    assert ana.state(table)["you"]["seats"] == [0, 1]
    with browser(own) as new:
        made = new.post(MAKE, json={})
        assert "caravansary" in made.cookies  # it becomes a device, which the link belongs to
        assert new.post(USE, json={"code": made.json()["code"], "as": "bearer"}).json()["key"] == made.cookies["caravansary"]
        wrong = new.post(MAKE, json={}, headers={"authorization": "Bearer short"})
        assert wrong.json()["error"]["code"] == "no-device"


def test_a_newer_link_makes_the_older_void(own: Server, device: Callable[..., Device]) -> None:
    ana = device("Ana", own)
    first, second = (ana.post(MAKE, {})["code"] for _ in range(2))
    answer = ana.http.post(USE, json={"code": first}, headers={"accept-language": "fr"})
    assert answer.status_code == 403 and "set-cookie" not in answer.headers
    assert answer.json()["error"]["text"] == "Ce lien personnel n’est pas valable, ou un plus récent l’a remplacé."
    odd = ana.http.post(USE, content=b'{"code": "\\ud800 n\\u00e3o"}', headers={"content-type": "application/json"})
    assert odd.json()["error"]["code"] in ("bad-recovery", "bad-shape")
    assert ana.refused(USE, {"code": ""}) == "bad-shape"
    assert ana.post(USE, {"code": second, "as": "bearer"})["key"] == ana.key


def test_nothing_in_the_database_opens_a_seat(own: Server, device: Callable[..., Device]) -> None:
    ana = device("Ana", own)
    code = ana.post(MAKE, {})["code"]
    with closing(sqlite3.connect(own.folder / "tables.sqlite3")) as db:
        rows = db.execute("SELECT * FROM recoveries").fetchall()
    kept = "".join(map(str, rows)).lower()
    assert recovery.hashed(code) in kept
    for secret in (ana.key, ana.key.encode().hex(), code.lower(), code.replace("-", "").lower()):
        assert secret.lower() not in kept
    assert ana.refused(USE, {"code": recovery.hashed(code)}) == "bad-recovery"  # a hash is no code


def test_trying_codes_is_limited(tmp_path: Path) -> None:
    with running(tmp_path / "server") as server, browser(server) as guesser:
        said = [guesser.post(USE, json={"code": f"guess {i}"}).json()["error"]["code"] for i in range(RECOVERIES + 1)]
        assert said == ["bad-recovery"] * RECOVERIES + ["too-fast"]
        assert guesser.post(MAKE, json={}).json()["error"]["code"] == "too-fast"


def test_a_seal_opens_only_with_its_code() -> None:
    codes = [recovery.new_code() for _ in range(2)]
    assert codes[0] != codes[1] and all(len(code.replace("-", "")) == recovery.LENGTH for code in codes)
    secret = new_secret()
    kept = recovery.sealed(codes[0], secret)
    assert recovery.opened(codes[0], kept) == secret
    assert recovery.opened(codes[1], kept) is None
