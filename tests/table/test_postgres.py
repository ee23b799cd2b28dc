"""PostgreSQL: several server processes share tables; it may stop and come back, and nothing acknowledged is lost."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from caravansary.cli import main
from support.postgres import Postgres, missing
from support.table import Device, Server, running

pytestmark = pytest.mark.skipif(missing() is not None, reason=str(missing()))


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    found = Postgres().start()
    yield found
    found.remove()


@pytest.fixture(scope="module")
def two(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two server processes on one database."""
    flags = ("--database", postgres.url, "--rate", "0", "--tables", "0")
    with running(tmp_path_factory.mktemp("one"), *flags) as one, running(tmp_path_factory.mktemp("two"), *flags) as other:
        yield one, other


def elsewhere(device: Device, server: Server) -> Device:
    """The same device, at another process."""
    twin = Device(server, device.name)
    twin.http.headers["authorization"] = f"Bearer {device.key}"
    twin.key = device.key
    return twin


def test_a_personal_link_works_at_every_process(two: tuple[Server, Server]) -> None:
    ana = Device(two[0], "Ana")
    first, second = (ana.post("/api/device/recovery", {})["code"] for _ in range(2))
    elsewhere = Device(two[1], "Ben")
    assert elsewhere.refused("/api/device/recover", {"code": first}) == "bad-recovery"
    assert elsewhere.post("/api/device/recover", {"code": second, "as": "bearer"})["key"] == ana.key


def test_what_the_owner_decides_holds_at_every_process(
    postgres: Postgres, two: tuple[Server, Server], capsys: pytest.CaptureFixture[str]
) -> None:
    def admin(*words: str) -> str:
        assert main(["admin", *words, "--database", postgres.url, "--lang", "en"]) == 0
        return capsys.readouterr().out

    def until(holds: Callable[[], bool]) -> None:
        while not holds():
            time.sleep(0.02)

    ana, eve = Device(two[0], "Ana"), Device(two[1], "Eve")
    table = ana.open("me", "open")["table"]
    eve.join(ana.state(table)["links"]["invite"])
    assert table in admin("tables")
    admin("message", "Hello")
    until(lambda: all(httpx.get(f"{server.url}/api/about").json()["message"] == {"en": "Hello"} for server in two))
    assert admin("ban", "192.0.2.7") == "192.0.2.7/32\n" and admin("ban", "192.0.2.7", "--lift") == ""
    device = next(line.split()[0] for line in admin("devices").splitlines() if line.endswith("  Eve"))
    assert "1 seat" in admin("end", device)
    for server in two:
        until(lambda server=server: elsewhere(eve, server).refused(f"/api/tables/{table}/pass", {"seat": 0}) == "no-device")
    live = ana.live(table)
    admin("close", table)
    live.until(lambda state: state["status"] == "closed")
    live.close()


def test_two_processes_play_one_game(two: tuple[Server, Server]) -> None:
    one, other = two
    ana, ben = Device(one, "Ana"), Device(other, "Ben")
    opened = ana.open("me", "open", "random")
    ben.join(opened["links"]["invite"])
    lives = [ana.live(opened["table"]), ben.live(opened["table"])]
    latest = lives[0].until(lambda s: s["status"] == "playing")
    for _ in range(12):
        latest = lives[0].until(lambda s: s["waits"] == "decision")
        seat = latest["player"]
        mover = (ana, ben)[seat]
        own = lives[seat].upto(latest["event"])
        after = mover.do("move", own, action=own["legal"][0]["action"])
        for live in lives:
            live.upto(after["event"])
    latest = lives[0].until(lambda s: s["waits"] == "decision")  # the bot has played too
    assert latest["event"] == lives[1].upto(latest["event"])["event"]
    assert lives[0].log == lives[1].log
    # Each knows who is connected to the other.
    while lives[0].presence.get("seats") != [True, True, None]:
        lives[0].next()
    assert ana.refused(f"/api/tables/{opened['table']}/cover", {"seat": 1}) == "still-here"
    assert ben.get("/api/tables")["tables"][0]["table"] == opened["table"]
    for live in lives:
        live.close()


def test_eight_clients_of_two_processes_race(two: tuple[Server, Server]) -> None:
    ana = Device(two[0])
    for round in range(5):
        state = ana.open("me", "me")
        for server in two:
            elsewhere(ana, server).state(state["table"])

        def race(number: int, state: dict[str, object] = state, round: int = round) -> int:
            body = {"expected": 1, "request": f"racing-{round}-{number}", "turn": "play s1"}
            with httpx.Client(base_url=two[number % 2].url, headers=ana.http.headers, timeout=None) as http:
                return http.post(f"/api/tables/{state['table']}/move", json=body).status_code

        with ThreadPoolExecutor(8) as pool:
            answers = sorted(pool.map(race, range(8)))
        # Hot seat: the second one would be on turn, but has not seen what happened.
        assert answers == [200] + [409] * 7
        assert [elsewhere(ana, server).state(state["table"])["decisions"] for server in two] == [1, 1]


def test_a_request_repeated_at_the_other_process(two: tuple[Server, Server]) -> None:
    ana = Device(two[0])
    state = ana.open("me", "me")
    body = {"expected": 1, "request": "repeated-elsewhere", "turn": "play s1"}
    path = f"/api/tables/{state['table']}/move"
    first = ana.http.post(path, json=body)
    again = elsewhere(ana, two[1]).http.post(path, json=body)
    assert first.status_code == again.status_code == 200 and first.content == again.content


def test_who_is_connected_to_the_other_process_is_not_absent(two: tuple[Server, Server]) -> None:
    ana, ben = Device(two[0], "Ana"), Device(two[1], "Ben")

    def opened() -> str:
        table = ana.open("open", "me", grace=5, cover_bot="random")
        ben.join(table["links"]["invite"])
        return str(table["table"])

    there = opened()
    bens = ben.live(there)
    live = ana.live(opened())  # a later table, where he is not
    live.until(lambda s: s["seats"][0]["covered"])
    assert ana.state(there)["seats"][0]["covered"] is None
    for each in (live, bens):
        each.close()


def test_who_is_not_let_in_is_not_named(postgres: Postgres, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", "0", "--database", postgres.url.replace("postgres@", "no%20body:secret@")]) == 2
    said = capsys.readouterr().err
    assert 'role "…" does not exist' in said and "secret" not in said


def test_one_of_two_processes_is_killed_again_and_again(postgres: Postgres, two: tuple[Server, Server], folder: Path) -> None:
    """Two devices play one game at two processes, of which one dies and comes back; nothing acknowledged is lost or there twice."""
    killed_and_back(postgres, two[0], folder, kills=2, moves=30)


@pytest.mark.long
def test_one_of_two_processes_is_killed_many_times(postgres: Postgres, two: tuple[Server, Server], folder: Path) -> None:
    killed_and_back(postgres, two[0], folder, kills=25, moves=400)


def killed_and_back(postgres: Postgres, lasting: Server, folder: Path, kills: int, moves: int) -> None:
    mortal = Server(folder, "--database", postgres.url, "--rate", "0", "--tables", "0").start()
    ana = Device(lasting)
    twins = [ana, elsewhere(ana, mortal)]
    state = ana.open("me", "me")
    table = state["table"]
    live = ana.live(table)
    acknowledged: list[int] = []
    progress = threading.Condition()

    def play() -> None:
        for number in range(moves):
            event = insist(twins[number % 2], {"table": table, "event": number + 1}, number)["event"]
            live.upto(event)
            with progress:
                acknowledged.append(event)
                progress.notify_all()

    with ThreadPoolExecutor(1) as pool:
        playing = pool.submit(play)
        chance = random.Random(kills)
        for kill in range(kills):
            with progress:
                wanted = moves * kill // kills + chance.randrange(1, moves // kills)
                progress.wait_for(lambda wanted=wanted: len(acknowledged) >= wanted or playing.done())
            mortal.kill()
            mortal.start()
        playing.result()
    assert acknowledged == list(range(2, moves + 2))
    for device in twins:
        events = device.get(f"/api/tables/{table}/events")["events"]
        assert [(event["event"], event["kind"]) for event in events[1:]] == [(number, "acted") for number in range(2, moves + 2)]
    live.close()
    mortal.stop()


def test_it_stops_and_comes_back(postgres: Postgres, two: tuple[Server, Server]) -> None:
    ana = Device(two[0])
    twin = elsewhere(ana, two[1])
    state = ana.open("me", "me")
    live, other = ana.live(state["table"]), twin.live(state["table"])
    acknowledged = []
    for number in range(30):
        device = (ana, twin)[number % 2]
        if number in (10, 21):
            postgres.stop("immediate")
            away = device.http.post(f"/api/tables/{state['table']}/move", json=body(state, number))
            assert away.status_code == 503 and away.json()["error"]["code"] == "store-away"
            assert device.http.get("/health").json()["store"] == "away"
            postgres.start()
        state = insist(device, state, number)
        acknowledged.append(state["event"])
    assert acknowledged == list(range(2, 32))
    for each in (live, other):
        each.upto(31)
        each.close()
    events = ana.get(f"/api/tables/{state['table']}/events")["events"]
    assert [event["event"] for event in events] == list(range(1, 32))
    assert ana.http.get("/health").json()["store"] == "ok"


def body(state: dict[str, object], number: int) -> dict[str, object]:
    return {"expected": state["event"], "request": f"insisting-{number}", "turn": "rest"}


def insist(device: Device, state: dict[str, object], number: int) -> dict[str, object]:
    """Ask until it is answered, always with the same request."""
    while True:
        with suppress(httpx.TransportError):
            response = device.http.post(f"/api/tables/{state['table']}/move", json=body(state, number))
            if response.status_code == 200:
                return dict(response.json()["state"])
            assert response.status_code == 503, response.text
        time.sleep(0.05)
