"""A move is checked in a fixed order, each check with its own answer; it is written once, however often it is asked for."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from support.table import Device, Server

MOVE = {"expected": 2, "request": "first-request", "turn": "play s1"}


@pytest.fixture
def table(ana: Device, ben: Device) -> dict[str, Any]:
    """Ana is to move, Ben is next."""
    opened = ana.open("me", "open")
    return dict(ben.join(opened["links"]["invite"])["state"])


def post(device: Device, table: dict[str, Any], **body: Any) -> tuple[int, str]:
    response = device.http.post(f"/api/tables/{table['table']}/move", json=body)
    return response.status_code, response.json().get("error", {}).get("code", "")


def test_the_order_of_checks(table: dict[str, Any], ana: Device, ben: Device, device: Any) -> None:
    stranger = device("Eve")
    wrong = {"expected": 0, "request": "wrong-in-all", "turn": "claim nothing"}
    # Everything is wrong: shape comes first, then who, whose turn, which event, and the rules last.
    assert post(stranger, table, **{**wrong, "request": "!"}) == (422, "bad-shape")
    assert post(stranger, table, **wrong) == (403, "not-seated")
    assert post(ben, table, **wrong) == (409, "not-your-turn")
    assert post(ana, table, **wrong) == (409, "stale")
    assert post(ana, table, **{**wrong, "expected": 2}) == (422, "illegal")
    assert post(ana, table, **MOVE) == (200, "")


def test_the_state_of_the_table_comes_before_whose_turn_it_is(ana: Device, ben: Device) -> None:
    opened = ana.open("me", "open", "open")
    ben.join(opened["links"]["invite"])
    assert post(ben, opened, **MOVE) == (409, "waiting")
    ana.post(f"/api/tables/{opened['table']}/close", {})
    assert post(ben, opened, **MOVE) == (409, "closed")


@pytest.mark.parametrize(
    "change",
    [
        {"expected": "2"},
        {"expected": -1},
        {"expected": 2**40},
        {"expected": True},
        {"request": None},
        {"request": "short"},
        {"request": "x" * 65},
        {"request": "with blank"},
        {"turn": None},
        {"turn": ""},
        {"turn": 7},
        {"action": 1},
        {"action": 1.5, "turn": None},
        {"action": -1, "turn": None},
        {"hold": True},
        {"actions": [1]},
        {"actions": [], "turn": None},
        {"seat": 0},
        {"else": 1},
    ],
)
def test_bad_shapes(change: dict[str, Any], table: dict[str, Any], ana: Device) -> None:
    body = {key: value for key, value in {**MOVE, **change}.items() if value is not None}
    assert post(ana, table, **body) == (422, "bad-shape")
    assert ana.state(table["table"])["event"] == table["event"]


def test_what_is_not_json_or_not_there(table: dict[str, Any], ana: Device) -> None:
    path = f"/api/tables/{table['table']}/move"
    assert ana.http.post(path, content=b"{", headers={"content-type": "application/json"}).json()["error"]["code"] == "bad-shape"
    assert ana.http.post(path, content=b"\xff\xfe", headers={"content-type": "application/json"}).status_code in (400, 422)
    for kind in ("application/x-www-form-urlencoded", "text/plain"):
        response = ana.http.post(path, json=MOVE, headers={"content-type": kind})
        assert (response.status_code, response.json()["error"]["code"]) == (415, "not-json")
    assert ana.http.post(path, content=b"[" * 50_000, headers={"content-type": "application/json"}).status_code in (400, 422)
    assert ana.http.post("/api/tables/none/move", json=MOVE).json()["error"]["code"] == "no-such-table"
    assert ana.http.get("/api/tables/none").status_code == 404
    assert ana.http.get("/api/nothing").json()["error"]["code"] == "no-such-page"
    assert ana.http.put(path, json=MOVE).status_code == 405


def test_no_device_and_a_wrong_key(table: dict[str, Any], server: Server) -> None:
    path = f"{server.url}/api/tables/{table['table']}/move"
    assert httpx.post(path, json=MOVE).json()["error"]["code"] == "no-device"
    assert httpx.post(path, json=MOVE, headers={"authorization": "Bearer wrong"}).json()["error"]["code"] == "no-device"
    assert httpx.post(path, json=MOVE, headers={"authorization": "Bearer " + "x" * 43}).json()["error"]["code"] == "not-seated"


def test_a_repeated_request_gets_the_same_answer_and_acts_once(table: dict[str, Any], ana: Device, ben: Device) -> None:
    path = f"/api/tables/{table['table']}/move"
    first = ana.http.post(path, json=MOVE)
    again = ana.http.post(path, json=MOVE)
    assert first.status_code == again.status_code == 200 and first.content == again.content
    ben.do("move", ben.state(table["table"]), turn="play s1")
    late = ana.http.post(path, json={**MOVE, "turn": "rest"})  # even if it now says something else
    assert late.content == first.content
    assert ana.state(table["table"])["decisions"] == 2
    # Another's request of the same name is another request.
    assert post(ben, table, **MOVE) == (409, "not-your-turn")


def test_a_repeated_request_opens_one_table_and_takes_one_seat(ana: Device, ben: Device) -> None:
    body = {
        "game": "spice-road",
        "seats": [{"kind": "me", "name": "Ana"}, {"kind": "open"}, {"kind": "open"}],
        "request": "open-once-please",
    }
    first, again = (ana.post("/api/tables", body, 201) for _ in range(2))
    assert first["table"] == again["table"]
    link = first["state"]["links"]["invite"]
    assert ben.join(link, request="join-once-1")["seat"] == ben.join(link, request="join-once-1")["seat"] == 1


def test_eight_clients_race_for_the_same_move(table: dict[str, Any], ana: Device) -> None:
    def race(number: int) -> tuple[int, str]:
        with httpx.Client(base_url=ana.server.url, headers=ana.http.headers, timeout=None) as http:
            response = http.post(f"/api/tables/{table['table']}/move", json={**MOVE, "request": f"racing-{number}"})
            return response.status_code, response.json().get("error", {}).get("code", "")

    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(race, range(8)))
    assert sorted(status for status, _ in answers) == [200] + [409] * 7
    assert {code for status, code in answers if status == 409} <= {"not-your-turn", "stale"}
    state = ana.state(table["table"])
    assert (state["event"], state["decisions"]) == (3, 1)


def test_eight_repetitions_race_and_act_once(table: dict[str, Any], ana: Device) -> None:
    def race(_: int) -> bytes:
        with httpx.Client(base_url=ana.server.url, headers=ana.http.headers, timeout=None) as http:
            response = http.post(f"/api/tables/{table['table']}/move", json=MOVE)
            assert response.status_code == 200
            return response.content

    with ThreadPoolExecutor(8) as pool:
        assert len(set(pool.map(race, range(8)))) == 1
    assert ana.state(table["table"])["decisions"] == 1


def test_a_new_name_does_not_make_a_move_stale(table: dict[str, Any], ana: Device, ben: Device) -> None:
    ben.post(f"/api/tables/{table['table']}/rename", {"seat": 1, "name": "Benjamin"})
    assert post(ana, table, **MOVE) == (200, "")


def test_an_illegal_move_says_why_in_both_languages(table: dict[str, Any], ana: Device) -> None:
    for lang, word in (("en", "Place"), ("fr", "emplacement")):
        body = {"expected": 2, "request": f"illegal-{lang}-1", "action": 99_999}
        error = ana.http.post(f"/api/tables/{table['table']}/move", params={"lang": lang}, json=body).json()["error"]
        assert error["code"] == "illegal" and error["id"] == "illegal-out-of-range" and error["text"], word
    errors = {
        lang: ana.http.post(
            f"/api/tables/{table['table']}/move",
            headers={"accept-language": lang},
            json={"expected": 2, "request": "illegal-12", "turn": "play m99"},
        ).json()["error"]["text"]
        for lang in ("en", "fr")
    }
    assert errors["en"] != errors["fr"]
