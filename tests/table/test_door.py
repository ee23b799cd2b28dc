"""At the door: hosts, origins, sizes, speed, headers; the client's files; settings."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from starlette.testclient import TestClient
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from caravansary.errors import CaravansaryError
from caravansary.table import nature
from caravansary.table.limits import Bucket
from caravansary.table.settings import Settings, load_settings
from caravansary.table.web.app import make_app
from caravansary.table.web.logs import Json, Readable
from caravansary.table.web.owner import Decisions
from caravansary.table.web.security import COOKIE, Door
from support.house import Clock
from support.table import Device, Server

NEW = {"game": "spice-road", "seats": [{"kind": "me"}, {"kind": "me"}]}
# What each intention asks for, said by nobody.
ASKED = {"expected": 1, "request": "a-request"}
BODIES: dict[str, dict[str, Any]] = {
    "propose": {"what": "close"},
    "vote": {"proposal": 1, "agree": True},
    "device": {"as": "bearer"},
    "tables": NEW,
    "move": {**ASKED, "turn": "rest"},
    "consider": {"expected": 1, "turn": "rest"},
    "undo": {**ASKED, "to": 0},
    "hint": {"expected": 1},
    "join": {"invite": "nothing", "name": "Eve"},
    "take": {"code": "AAAA-AAAA-AAAA"},
    **{name: {"seat": 0} for name in ("pass", "leave", "cover", "return")},
    "rename": {"seat": 0, "name": "Eve"},
    "close": {},
    "speak": {"word": "hello"},
}


def code(response: httpx.Response) -> str:
    return str(response.json()["error"]["code"])


# Who may ask


def test_every_answer_carries_the_headers(server: Server) -> None:
    for path in ("/", "/health", "/api/about", "/api/nothing", "/none.js", "/api/openapi.json"):
        headers = httpx.get(server.url + path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy and "script-src 'self';" in policy and "frame-ancestors 'none'" in policy
        assert "unsafe-eval" not in policy and "script-src 'self' 'unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
    assert httpx.get(f"{server.url}/api/about").headers["cache-control"] == "no-store"


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "127.0.0.1.evil.example", "", "localhost.evil"])
def test_a_name_that_is_not_this_servers(host: str, server: Server) -> None:
    assert code(httpx.get(f"{server.url}/api/about", headers={"host": host})) == "wrong-host"


@pytest.mark.parametrize("host", ["LOCALHOST", "127.0.0.1:1", "[::1]:80"])
def test_names_of_this_server(host: str, server: Server) -> None:
    assert httpx.get(f"{server.url}/api/about", headers={"host": host}).status_code == 200


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://127.0.0.1:1", "file://", "http://127.0.0.1", "http://[", "http://", "://"]
)
def test_posts_and_sockets_of_other_pages(origin: str, server: Server, ana: Device) -> None:
    assert code(ana.http.post("/api/tables", json=NEW, headers={"origin": origin})) == "wrong-origin"
    table = ana.open("me", "me")["table"]
    with pytest.raises(InvalidStatus) as refused, connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/live", origin=origin):  # type: ignore[arg-type]
        pass
    assert refused.value.response.status_code == 403


def test_the_servers_own_page_may(server: Server, ana: Device) -> None:
    own = {"origin": server.url}
    assert ana.http.post("/api/tables", json=NEW, headers=own).status_code == 201
    assert code(ana.http.post("/api/tables", json=NEW, headers={"sec-fetch-site": "cross-site"})) == "wrong-origin"
    assert ana.http.get("/api/about", headers={"origin": "http://evil.example"}).headers.get("access-control-allow-origin") is None


@pytest.mark.parametrize("others", ['a={"x":1}; ', "flag; ", "a@b=1; x=y z; ", 'b="; '])
def test_the_cookie_is_found_among_those_of_other_programs(others: str, server: Server) -> None:
    with httpx.Client(base_url=server.url, headers={"authorization": "Basic eDp5"}) as browser:  # a proxy may want that
        table = browser.post("/api/tables", json=NEW).json()["table"]
        cookie = f"{others}caravansary={browser.cookies['caravansary']}; z=1"
    assert httpx.get(f"{server.url}/api/tables/{table}", headers={"cookie": cookie}).json()["you"]["seats"] == [0, 1]


# How large, how fast


def test_bodies_are_limited(server: Server, ana: Device) -> None:
    table = ana.open("me", "me")["table"]
    path = f"/api/tables/{table}/move"
    assert code(ana.http.post(path, content=b"x" * 70_000, headers={"content-type": "application/json"})) == "too-large"

    def pieces() -> Iterator[bytes]:
        for _ in range(100):
            yield b"x" * 1000

    assert code(ana.http.post(path, content=pieces(), headers={"content-type": "application/json"})) == "too-large"
    assert code(ana.http.post("/api/tables", content=b"x" * 1_100_000, headers={"content-type": "application/json"})) == "too-large"
    assert ana.http.post("/api/tables", json={**NEW, "components": {"a" * 50: "x" * 70_000}}).status_code == 422


def test_tables_are_limited(tmp_path: Path) -> None:
    with TestClient(make_app(Settings(data=str(tmp_path), tables=3)), base_url="http://127.0.0.1:8017") as client:
        assert [client.post("/api/tables", json=NEW).status_code for _ in range(4)] == [201, 201, 201, 429]


def test_requests_are_limited() -> None:
    # Without its lifespan: nobody has to be in the house.
    client = TestClient(make_app(Settings(rate=1)), base_url="http://127.0.0.1:8017")
    while (hasty := client.get("/none.js")).status_code == 404:
        pass
    assert hasty.status_code == 429 and code(hasty) == "too-fast" and hasty.headers["retry-after"] == "1"


# What is there


def test_health_and_metrics(server: Server) -> None:
    assert httpx.get(f"{server.url}/health").json() == {**httpx.get(f"{server.url}/health").json(), "status": "ok", "ready": True}
    measures = httpx.get(f"{server.url}/metrics").text
    assert "caravansary_moves_total" in measures and "caravansary_store_up 1.0" in measures
    httpx.get(f"{server.url}/api/tables/none/events")
    measures = httpx.get(f"{server.url}/metrics").text
    assert 'caravansary_request_seconds_count{method="GET",route="/api/tables/{table}/events",status="404"}' in measures
    assert "none" not in measures
    assert httpx.get(f"{server.url}/metrics", headers={"x-forwarded-for": "192.0.2.7"}).status_code == 404


def test_the_description(server: Server) -> None:
    described = httpx.get(f"{server.url}/api/openapi.json").json()
    assert {"/api/tables", "/api/tables/{table}/move", "/api/tables/{table}/join"} <= set(described["paths"])
    schemes = {
        name: (scheme["type"], scheme.get("scheme"), scheme.get("name"))
        for name, scheme in described["components"]["securitySchemes"].items()
    }
    assert schemes == {"key": ("http", "bearer", None), "cookie": ("apiKey", None, COOKIE)}


def test_the_description_says_who_may_ask(server: Server, ana: Device) -> None:
    """Without a device one is told so exactly where the description asks for a device."""
    table = ana.open("me", "me")["table"]
    for path, operations in httpx.get(f"{server.url}/api/openapi.json").json()["paths"].items():
        for method, about in operations.items():
            asked = about.get("security", [{}])
            assert [way for way in asked if way] == (
                [{"key": []}, {"cookie": []}] if path.startswith(("/api/tables", "/api/device/recovery", "/api/device/push")) else []
            )
            address = server.url + path.format(table=table, decision=0, game="spice-road")
            answer = httpx.request(method, address, json=BODIES.get(path.rpartition("/")[2]) if method == "post" else None)
            assert (answer.status_code == 401) == ({} not in asked), (method, path, answer.text)


def test_the_files_of_the_client(tmp_path: Path) -> None:
    files = {"index.html": "<!doctype html>" + " " * 700, "assets/app-B1x9Zq0_.js": "let x;" * 200, "icon.svg": "<svg/>", ".secret": "no"}
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    (tmp_path.parent / "outside.txt").write_text("outside")
    # Without its lifespan: files need no tables.
    client = TestClient(make_app(Settings(), tmp_path), base_url="http://127.0.0.1:8017")
    page = client.get("/")
    assert page.headers["content-type"] == "text/html; charset=utf-8" and page.headers["cache-control"] == "no-cache"
    assert client.get("/table/abc").text == page.text
    script = client.get("/assets/app-B1x9Zq0_.js")
    assert script.headers["content-type"] == "text/javascript; charset=utf-8" and "immutable" in script.headers["cache-control"]
    assert script.headers["content-encoding"] == "gzip"
    assert client.get("/icon.svg").headers["content-type"] == "image/svg+xml"
    assert client.get("/", headers={"if-none-match": page.headers["etag"]}).status_code == 304
    assert client.head("/").status_code == 200 and client.head("/").content == b""
    for path in ("/none.js", "/.secret", "/../outside.txt", "/%2e%2e/outside.txt", "/assets/../../outside.txt", "/api/none"):
        assert client.get(path).status_code == 404, path


# Settings


def test_settings_from_file_environment_and_flags(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text('[serve]\nport = 1\nhost = "0.0.0.0"\nhosts = ["a.example", "b.example"]\nkeep-finished = 30\n')
    settings = load_settings(file, {"CARAVANSARY_PORT": "2", "CARAVANSARY_LOG": "json"}, {"port": "3", "data": None})
    assert (settings.port, settings.host, settings.log, settings.keep_finished) == (3, "0.0.0.0", "json", 30.0)
    assert settings.hosts == ("a.example", "b.example") and not settings.loopback


@pytest.mark.parametrize(
    ("environment", "flags"),
    [
        ({"CARAVANSARY_PORT": "x"}, {}),
        ({"CARAVANSARY_PORT": "70000"}, {}),
        ({"CARAVANSARY_LOG": "loud"}, {}),
        ({}, {"secure": "perhaps"}),
        ({}, {"database": "mysql://x"}),
        ({}, {"rate": "-1"}),
        ({"CARAVANSARY_BEAT": "0"}, {}),
        ({"CARAVANSARY_WORKERS": "inf"}, {}),
    ],
)
def test_settings_that_cannot_be(environment: dict[str, str], flags: dict[str, Any]) -> None:
    for lang in ("en", "fr"):
        with pytest.raises(CaravansaryError) as error:
            load_settings(None, environment, flags)
        assert error.value.text(lang)


def test_settings_files_that_cannot_be(tmp_path: Path) -> None:
    for text in ("port = ", "prot = 1", 'port = "x"', "port = inf", "port = 80.7", "serve = 1", 'host = "a\\u0000"'):
        (tmp_path / "bad.toml").write_text(text)
        with pytest.raises(CaravansaryError):
            load_settings(tmp_path / "bad.toml", {}, {})
    with pytest.raises(CaravansaryError):
        load_settings(tmp_path / "none.toml", {}, {})


def test_a_wider_door_knows_its_names() -> None:
    app: Any = None
    assert Door(app, Settings(host="0.0.0.0"))._known_host("192.168.1.7:8017")
    assert not Door(app, Settings(host="0.0.0.0"))._known_host("evil.example")
    named = Door(app, Settings(host="0.0.0.0", hosts=("table.example",)))
    assert named._known_host("table.example") and not named._known_host("192.168.1.7")


def test_a_long_upload_counts_for_many_requests() -> None:
    """Reading it takes as long: one client with the largest bodies would keep the server busy at a speed that is allowed."""
    limit = Bucket(40, 160)
    clock = Clock()
    with nature.using(clock):
        for _ in range(10):
            assert limit.takes("Eve")
            limit.charge("Eve", 16)
        assert not limit.takes("Eve") and limit.takes("Ana")
        clock.passes(0.5)
        assert limit.takes("Eve")

    async def read(scope: Any, receive: Any, send: Any) -> None:
        while (await receive()).get("more_body"):
            pass

    async def upload(kib: int) -> float:
        door = Door(read, Settings())
        headers = [(b"host", b"localhost"), (b"content-length", b"%d" % (kib << 10))]
        open_to_all = SimpleNamespace(state=SimpleNamespace(house=SimpleNamespace(decisions=Decisions())))
        scope = {
            "type": "http",
            "method": "POST",
            "path": "/api/tables",
            "headers": headers,
            "client": ("192.0.2.1", 1),
            "app": open_to_all,
        }
        parts = [{"type": "http.request", "body": bytes(64 << 10), "more_body": more > 0} for more in reversed(range(kib >> 6))]
        given = iter(parts)

        async def receive() -> Any:
            return next(given)

        await door(scope, receive, receive)
        return door.requests._left["192.0.2.1"][0]

    assert asyncio.run(upload(64)) == 160 - 2 and asyncio.run(upload(1024)) == 160 - 17


def test_logs_for_people_and_for_programs() -> None:
    record = logging.makeLogRecord({"name": "caravansary.x", "levelname": "INFO", "msg": "went %s", "args": ("well",), "status": 200})
    assert Readable().format(record).endswith("info    went well status=200")
    assert '"message": "went well", "status": 200' in Json().format(record)
