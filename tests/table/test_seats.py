"""Seats: by invitation, passed on, left, covered by a bot and taken back; spectators; your tables."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from support.table import Device, Live, Server


def post(device: Device, table: str, what: str, **body: Any) -> dict[str, Any]:
    return device.post(f"/api/tables/{table}/{what}", body)


def refused(device: Device, table: str, what: str, **body: Any) -> str:
    return device.refused(f"/api/tables/{table}/{what}", body)


def test_by_invitation(ana: Device, ben: Device, device: Callable[..., Device]) -> None:
    opened = ana.open("me", "open")
    table = opened["table"]
    assert refused(ben, table, "join", invite="wrong-invitation", name="Ben") == "bad-invite"
    assert "invite" not in ben.state(table)["links"]  # a spectator can watch, not sit down
    joined = ben.join(opened["links"]["invite"])
    assert joined["state"]["seats"][1] == {"kind": "person", "name": "Ben", "bot": None, "covered": None, "yours": True}
    assert "invite" not in joined["state"]["links"]  # no seat is free any more
    late = device("Cleo")
    assert refused(late, table, "join", invite=opened["links"]["invite"].split("/")[-1], name="Cleo") == "seat-taken"


@pytest.mark.parametrize("name", ["", "   ", "\u200b", "x" * 25, 7, []])
def test_names_that_are_none(name: Any, ana: Device) -> None:
    assert ana.refused("/api/tables", {"game": "spice-road", "seats": [{"kind": "me", "name": name}] * 2}) == "bad-shape"


def test_names_are_cleaned(ana: Device) -> None:
    state = ana.post("/api/tables", {"game": "spice-road", "seats": [{"kind": "me", "name": " A\u202en\u00a0 a\x07 "}] * 2}, 201)["state"]
    assert state["seats"][0]["name"] == "An a"


def test_a_browser_gets_its_secret_as_a_cookie_that_scripts_cannot_read(server: Server) -> None:
    with httpx.Client(base_url=server.url, timeout=None) as browser:
        response = browser.post("/api/tables", json={"game": "spice-road", "seats": [{"kind": "me"}, {"kind": "me"}]})
        cookie = response.headers["set-cookie"].lower()
        assert "httponly" in cookie and "samesite=lax" in cookie and "path=/" in cookie
        assert browser.get("/api/tables").json()["tables"][0]["table"] == response.json()["table"]
        again = browser.post("/api/tables", json={"game": "spice-road", "seats": [{"kind": "me"}, {"kind": "me"}]})
        assert "set-cookie" not in again.headers
    assert httpx.get(f"{server.url}/api/tables").json() == {"tables": []}


def test_a_seat_moves_to_another_device_once(ana: Device, device: Callable[..., Device]) -> None:
    state = ana.open("me", "random")
    table = state["table"]
    passed = post(ana, table, "pass", seat=0)
    assert passed["link"] == f"/#/take/{table}/{passed['code']}" and passed["expires"] > time.time()
    phone = device("phone")
    assert refused(phone, table, "take", code="AAAA-BBBB-CCCC") == "bad-code"
    taken = post(phone, table, "take", code=passed["code"].lower())
    assert taken["seat"] == 0 and taken["state"]["you"]["seats"] == [0]
    assert refused(device("other"), table, "take", code=passed["code"]) == "bad-code"
    assert ana.state(table)["you"]["seats"] == [] and ana.refused_to("move", taken["state"], turn="play s1") == "not-seated"
    assert phone.do("move", taken["state"], turn="play s1")["undo"]["free"] == 0
    assert refused(ana, table, "pass", seat=0) == "not-seated"


def test_taking_a_seat_again_with_the_same_request_gets_the_same_answer(ana: Device, device: Callable[..., Device]) -> None:
    table = ana.open("me", "me")["table"]
    code = ana.post(f"/api/tables/{table}/pass", {"seat": 1})["code"]
    body = {"code": code, "request": "take-the-seat"}
    ben = device("Ben")
    with ThreadPoolExecutor(4) as pool:  # at the same time, and later
        answers = list(pool.map(lambda _: ben.http.post(f"/api/tables/{table}/take", json=body), range(4)))
    first, again = answers[0], ben.http.post(f"/api/tables/{table}/take", json=body)
    assert len({response.content for response in answers}) == 1
    assert first.status_code == 200 and first.content == again.content
    assert ana.refused(f"/api/tables/{table}/take", body) == "bad-code"


def test_your_tables(ana: Device, ben: Device) -> None:
    assert ana.get("/api/tables") == {"tables": []}
    older = ana.open("me", "open")
    newer = ana.open("me", "me")
    ben.join(older["links"]["invite"])
    found = ana.get("/api/tables")["tables"]
    assert [each["table"] for each in found] == [older["table"], newer["table"]]  # that was joined last
    assert found[0] == {
        **found[0],
        "game": "spice-road",
        "status": "playing",
        "yours": [0],
        "your_turn": True,
        "seats": [{"kind": "person", "name": "Ana"}, {"kind": "person", "name": "Ben"}],
    }
    assert ben.get("/api/tables")["tables"][0]["your_turn"] is False
    ana.do("move", ana.state(older["table"]), turn="play s1")
    assert ben.get("/api/tables")["tables"][0]["your_turn"] is True


def test_covered_by_a_bot_and_back(ana: Device, ben: Device) -> None:
    opened = ana.open("open", "me", cover_bot="random", grace=5)
    table = opened["table"]
    ben.join(opened["links"]["invite"])
    watching = ana.live(table)
    there = ben.live(table)
    watching.until(lambda s: watching.presence.get("seats") == [True, True])
    assert refused(ana, table, "cover", seat=0) == "still-here"
    there.close()
    while watching.presence.get("seats") != [False, True]:
        watching.next()
    assert refused(ana, table, "cover", seat=0) == "too-soon"
    covered = watching.until(lambda s: s["seats"][0]["covered"])
    assert covered["seats"][0]["covered"] == {"bot": "random", "why": "absent"}
    played = watching.until(lambda s: s["player"] == 1 and s["decisions"] > 0)
    assert {line["by"] for line in watching.log} == {"cover"}
    assert ben.refused_to("move", played, turn="play s1") == "not-your-turn"
    # Coming back is enough to take the seat again.
    there = ben.live(table)
    assert there.until(lambda s: s["seats"][0]["covered"] is None)
    assert there.state["you"]["seats"] == [0]
    for live in (watching, there):
        live.close()


def test_ones_own_seat_is_covered_until_one_asks_for_it(ana: Device) -> None:
    state = ana.open("me", "random")
    covered = post(ana, state["table"], "cover", seat=0, bot="random")["state"]
    assert covered["seats"][0]["covered"] == {"bot": "random", "why": "asked"} and covered["waits"] == "bot"
    live = ana.live(state["table"])
    live.until(lambda s: s["decisions"] > 4)
    back = post(ana, state["table"], "return", seat=0)["state"]
    assert back["seats"][0]["covered"] is None
    assert refused(ana, state["table"], "return", seat=0) == "not-covered"
    assert refused(ana, state["table"], "cover", seat=0, bot="os:getpid") == "bad-table"
    live.close()


def test_covered_after_a_while(ana: Device, ben: Device) -> None:
    opened = ana.open("open", "me", grace=5, cover_bot="random")
    ben.join(opened["links"]["invite"])
    live = ana.live(opened["table"])
    state = live.until(lambda s: s["seats"][0]["covered"])
    assert state["seats"][0]["covered"]["why"] == "absent"
    assert live.until(lambda s: s["player"] == 1 and s["decisions"] > 0)
    live.close()


def test_left_and_joined_by_another(ana: Device, ben: Device, device: Callable[..., Device]) -> None:
    opened = ana.open("me", "open", cover_bot="random")
    table = opened["table"]
    ben.join(opened["links"]["invite"])
    left = post(ben, table, "leave", seat=1)["state"]
    assert left["seats"][1] == {**left["seats"][1], "kind": "open", "covered": {"bot": "random", "why": "left"}}
    assert ben.get("/api/tables") == {"tables": []}
    ana.do("move", ana.state(table), turn="play s1")
    live = ana.live(table)
    live.until(lambda s: s["player"] == 0 and s["decisions"] > 1)
    cleo = device("Cleo")
    joined = cleo.join(live.state["links"]["invite"])
    assert joined["state"]["seats"][1]["name"] == "Cleo" and joined["state"]["seats"][1]["covered"] is None
    live.close()


def test_leaving_before_the_game_begins_frees_the_seat(ana: Device, ben: Device) -> None:
    opened = ana.open("me", "open", "open")
    ben.join(opened["links"]["invite"])
    left = post(ben, opened["table"], "leave", seat=1)["state"]
    assert left["seats"][1]["kind"] == "open" and left["status"] == "waiting" and left["seats"][1]["covered"] is None


def test_only_the_host_closes_a_table_and_not_without_the_others(ana: Device, ben: Device) -> None:
    opened = ana.open("me", "open")
    ben.join(opened["links"]["invite"])
    assert refused(ben, opened["table"], "close") == "not-host"
    assert refused(ana, opened["table"], "close") == "not-agreed"
    asked = ana.post(f"/api/tables/{opened['table']}/propose", {"what": "close"})["event"]
    closed = post(ben, opened["table"], "vote", proposal=asked, agree=True)["state"]
    assert closed["status"] == "closed" and closed["result"] is None and closed["waits"] is None
    assert ana.http.get(f"/api/tables/{opened['table']}/record").json()["error"]["code"] == "not-over"


def test_a_table_without_spectators(server: Server, ana: Device, ben: Device) -> None:
    opened = ana.open("me", "open", watch=False)
    table = opened["table"]
    assert "watch" not in opened["links"]
    assert ben.http.get(f"/api/tables/{table}").json()["error"]["code"] == "no-watching"
    refused = Live(server, table)
    assert '"no-watching"' in refused.raw[0]
    refused.close()
    ben.join(opened["links"]["invite"])
    assert ben.state(table)["you"]["seats"] == [1]


def test_seats_at_random(ana: Device) -> None:
    orders = {tuple(seat["kind"] for seat in ana.open("me", "random", shuffle=True)["seats"]) for _ in range(12)}
    assert len(orders) == 2


def test_hints_where_they_are_allowed(ana: Device, ben: Device) -> None:
    state = ana.open("me", "random")
    hint = post(ana, state["table"], "hint", expected=state["event"])
    assert hint["hint"]["action"] in [each["action"] for each in state["legal"]] and hint["turn"]
    assert hint["why"] is None or (hint["why"]["turns"] >= 0 and hint["why"]["text"]["id"].endswith("-claim"))
    ana.do("move", state, action=hint["hint"]["action"])
    online = ana.open("me", "open")
    ben.join(online["links"]["invite"])
    assert refused(ana, online["table"], "hint", expected=2) == "no-hint"


def test_an_address_gets_a_few_hints_at_a_time(ana: Device) -> None:
    state = ana.open("me", "random")

    def ask(_: int) -> int:
        with httpx.Client(base_url=ana.http.base_url, headers=ana.http.headers, timeout=None) as http:
            return http.post(f"/api/tables/{state['table']}/hint", json={"expected": state["event"]}).status_code

    with ThreadPoolExecutor(12) as pool:
        answers = list(pool.map(ask, range(24)))
    assert set(answers) == {200, 429}
    assert ask(0) == 200
