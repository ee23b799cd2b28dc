"""Starting the server: what can't be is said in one line; a table prepared on the command line opens in the browser."""

from __future__ import annotations

import os
import socket
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

import caravansary as cv
from caravansary.cli import main
from caravansary.commands import play
from caravansary.games import kind
from caravansary.table.settings import Settings
from caravansary.table.web.app import make_app
from caravansary.table.web.start import Start
from caravansary.table.wire.asked import NewTable
from caravansary.table.wire.reader import read


def refused(capsys: pytest.CaptureFixture[str], *command: str) -> str:
    assert main([*command]) == 2
    said = capsys.readouterr()
    assert said.out == "" and said.err.count("\n") == 1
    return said.err


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_port_in_use(lang: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.socket() as used:
        used.bind(("127.0.0.1", 0))
        used.listen()
        port = str(used.getsockname()[1])
        assert f"port {port}" in refused(capsys, "--lang", lang, "serve", "--port", port, "--data", str(tmp_path))


def test_a_database_that_does_not_answer(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("asyncpg")
    with socket.socket() as nobody:  # bound, but nobody listens
        nobody.bind(("127.0.0.1", 0))
        url = f"postgresql://user:very-secret@127.0.0.1:{nobody.getsockname()[1]}/tables"
        assert "very-secret" not in refused(capsys, "serve", "--port", "0", "--database", url)


@pytest.mark.parametrize(
    "rest",
    [
        "bob:opal/quartz@127.0.0.1:1/gems",
        "bob:opal?quartz@127.0.0.1:1/gems",
        "bob:opal#quartz@127.0.0.1:1/gems",
        "bob:opal@quartz@127.0.0.1:1/gems",
        "bob:[opalquartz@127.0.0.1:1/gems",
        "127.0.0.1:1/opal@quartz/gems",
        "bob:opalquartz",
        "127.0.0.1:1/gems?password=opal&quartz",
    ],
)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_an_address_that_cannot_be_read_is_not_repeated(lang: str, rest: str, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("asyncpg")
    said = refused(capsys, "--lang", lang, "serve", "--port", "0", "--database", f"postgresql://{rest}")
    assert "%2F" in said and not any(part in said for part in ("opal", "quartz", "bob", "gems"))


@pytest.mark.parametrize(
    ("flags", "named"),
    [
        (["--database", "mysql://x"], "--database"),
        (["--port", "x"], "--port"),
        (["--keep-finished", "-1"], "--keep-finished"),
        (["--config", "none.toml"], "none.toml"),
        (["--port", "0", "--host", "no..name"], "no..name"),
        (["--hint-bot", "nobody"], "nobody"),
    ],
)
def test_settings_that_cannot_be_name_their_flag(flags: list[str], named: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert named in refused(capsys, "serve", *flags)


@pytest.mark.parametrize("name", ["what?", "100%25", "a#b"])
def test_a_folder_may_have_any_name(name: str, tmp_path: Path) -> None:
    with TestClient(make_app(Settings(data=str(tmp_path / name))), base_url="http://127.0.0.1:8017") as client:
        seats = [{"kind": "me"}, {"kind": "me"}]
        assert client.post("/api/tables", json={"game": "spice-road", "seats": seats}).status_code == 201
    assert [path.name for path in tmp_path.iterdir()] == [name]


def test_a_folder_that_cannot_be(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "file" in refused(capsys, "serve", "--port", "0", "--data", str(tmp_path / "file"))
    (tmp_path / "other.sqlite3").mkdir()
    (tmp_path / "tables.sqlite3").write_text("not a database " * 100)
    assert "tables.sqlite3" in refused(capsys, "serve", "--port", "0", "--data", str(tmp_path))
    if os.name == "posix" and os.getuid() != 0:
        (tmp_path / "closed").mkdir(mode=0o500)
        assert "closed" in refused(capsys, "serve", "--port", "0", "--data", str(tmp_path / "closed"))


# `caravansary play` with a game


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any] | None]:
    """What the server would be asked for, where the client is built."""
    found: list[dict[str, Any] | None] = []

    def noted(lang: str, prepared: dict[str, Any] | None = None) -> int:
        found.append(prepared)
        return 0

    monkeypatch.setattr(play, "has_client", lambda: True)
    monkeypatch.setattr(play, "play_in_browser", noted)
    return found


def test_play_opens_the_table_that_was_asked_for(asked: list[dict[str, Any]], tmp_path: Path) -> None:
    for table in kind("spice-road").tables:
        (tmp_path / table.file).write_bytes((kind("spice-road").data / table.file).read_bytes())
    assert main(["play"]) == 0 and asked.pop() is None
    command = ["play", "spice-road", "--players", "3", "--bots", "greedy", "--edition", "golem", "--seed", "5", "--seat", "2"]
    assert main([*command, "--components", str(tmp_path)]) == 0
    game = cv.new("spice-road", 3, seed=5, edition="golem")
    with TestClient(make_app(Settings(data=str(tmp_path / "data")), start=(start := Start(read(NewTable, asked.pop()))))) as client:
        client.base_url = "http://127.0.0.1:8017"  # type: ignore[assignment]
        first = client.get(f"/{start.path}", follow_redirects=False)
        assert first.status_code == 303 and "HttpOnly" in first.headers["set-cookie"]
        again = client.get(f"/{start.path}", follow_redirects=False)
        assert first.headers["location"] == again.headers["location"]
        state = client.get(f"/api/tables/{first.headers['location'].rsplit('/', 1)[1]}").json()
        assert client.get("/start/another").headers["content-type"].startswith("text/html"), "no table, only the page"
        assert len(client.get("/api/tables").json()["tables"]) == 1
    assert state["edition"] == "golem" and [seat["bot"] for seat in state["seats"]] == ["greedy", None, None]
    assert state["you"]["seats"] == [1, 2] and state["view"] == game.view(1, True)
    assert state["begins"] == "named"


def test_play_leaves_the_lot_to_the_table(asked: list[dict[str, Any]]) -> None:
    assert main(["play", "--names", "Ana,Ben", "--bots", "greedy", "--players", "3"]) == 0
    body = asked.pop()
    assert body["begins"] is None and [seat.get("name") for seat in body["seats"]] == ["Ana", "Ben", None]
    assert main(["play", "--names", "Ana,Ben", "--bots", "greedy", "--players", "3", "--begins", "Ben"]) == 0
    assert asked.pop()["begins"] == 1


def test_play_goes_on_with_a_record(asked: list[dict[str, Any]], tmp_path: Path) -> None:
    game = cv.new("eastern-wonders", 2, seed=5, map="random")
    game.apply(game.legal[0])
    (tmp_path / "game.json").write_text(game.save())
    assert main(["play", "--load", str(tmp_path / "game.json"), "--bots", "random"]) == 0
    body = asked.pop()
    assert cv.load(body["record"]) == game and sorted(seat["kind"] for seat in body["seats"]) == ["bot", "me"]


@pytest.mark.parametrize("option", [["--plain"], ["--record", "x.json"]])
def test_play_refuses_what_only_the_text_table_can_do(option: list[str], asked: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert "--text" in refused(capsys, "play", *option)
    assert not asked


def test_play_refuses_bots_from_outside(asked: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert "support" in refused(capsys, "play", "--bots", "support.bad_bots:First")
    assert not asked
