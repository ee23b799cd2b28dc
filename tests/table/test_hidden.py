"""Nobody gets from the server what they may not know: no seed, no deck, no hand, no secret."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

import caravansary as cv
from support.table import Device, Live, Server

SEED = 4_123_456_789_012_345_678  # long, so that it would be found


def everything_about(device: Device, table: str) -> str:
    """All that a device can ask the server about a table, as one text."""
    paths = ["", "/events", "/at/0", "/at/1", "/at/1/position", "/catalogue", "/record", "/replay", "/analysis", "?lang=fr", "?after=1"]
    return "\n".join(device.http.get(f"/api/tables/{table}{path}").text for path in paths) + device.http.get("/api/tables").text


@pytest.fixture
def game_of_two(server: Server, ana: Device, ben: Device) -> tuple[str, list[Live], Live]:
    opened = ana.open("me", "open", seed=SEED)
    ben.join(opened["links"]["invite"])
    table = opened["table"]
    return table, [ana.live(table), ben.live(table)], Live(server, table)


def play_some(devices: list[Device], lives: list[Live], turns: int) -> None:
    for _ in range(turns):
        state = max((live.state for live in lives), key=lambda state: int(state["event"]))
        seat = state["player"]
        own = lives[seat].upto(state["event"])
        acquire = [each for each in own["legal"] if each["verb"] == "acquire"]
        after = devices[seat].do("move", own, action=(acquire or own["legal"])[0]["action"])
        for live in lives:
            live.upto(after["event"])


def test_no_seed_no_secret_no_holder(game_of_two: Any, server: Server, ana: Device, ben: Device, device: Callable[..., Device]) -> None:
    table, lives, watcher = game_of_two
    play_some([ana, ben], lives, 6)
    watcher.upto(lives[0].state["event"])
    texts = [*watcher.raw, *lives[0].raw, *lives[1].raw]
    texts += [everything_about(each, table) for each in (ana, ben, device("Eve"))]
    for text in texts:
        assert str(SEED) not in text and '"seed"' not in text
        assert ana.key not in text and ben.key not in text
        assert not re.search(r"[0-9a-f]{64}", text), "no hash of a secret"
    # Nor does a log, at its most talkative, know them.
    log = server.log.read_text()
    assert str(SEED) not in log and ana.key not in log and ben.key not in log and table not in log


def test_hidden_hands_are_numbers(game_of_two: Any, ana: Device, ben: Device) -> None:
    _, lives, watcher = game_of_two
    play_some([ana, ben], lives, 8)
    watcher.upto(lives[0].state["event"])
    for looking, live in ((0, lives[0]), (1, lives[1]), (None, watcher)):
        for message in map(json.loads, live.raw):
            for seat, about in enumerate(message.get("state", {}).get("view", {}).get("seats", [])):
                shown = seat == looking
                assert isinstance(about["hand"], list if shown else int) and isinstance(about["claimed"], list if shown else int)
            view = message.get("state", {}).get("view")
            assert view is None or (
                isinstance(view["market_deck"], int) and isinstance(view["points_deck"], int) and view["scores"] is None
            )
            assert not (looking is None and message.get("state", {}).get("legal"))


def quiet(position: dict[str, Any], most: int) -> list[int]:
    """Actions that show nothing which nobody knew."""
    game = cv.from_position(position, seed=1)
    actions: list[int] = []
    while len(actions) < most and (found := [action for action in game.legal if not game.depends_on_luck(action)]):
        actions.append(found[0])
        game.apply(found[0])
    return actions


@pytest.mark.parametrize("kind", list(cv.games()))
def test_equal_knowledge_gives_equal_bytes(kind: str, server: Server, device: Callable[..., Device]) -> None:
    """Two tables with other luck, brought to the same public position: what each seat and a spectator get is the same.

    Whatever depended on a card that nobody has seen, or on the seed, would differ.
    """
    start = cv.new(kind, 2, seed=5)
    while len(start.turns) < 4:
        start.apply(start.legal[0])
    actions = quiet(start.position(), 6)
    assert len(actions) > 2
    seen = []
    for luck in (1, SEED):
        ana, ben = device("Ana"), device("Ben")
        seats = [{"kind": "me", "name": "Ana"}, {"kind": "open"}]
        opened = ana.post("/api/tables", {"position": start.position(), "seats": seats, "seed": luck}, 201)["state"]
        ben.join(opened["links"]["invite"])
        table = opened["table"]
        lives = [ana.live(table), ben.live(table), Live(server, table)]
        for event, action in enumerate(actions, 2):
            state = lives[0].upto(event)
            (ana, ben)[state["player"]].do("move", state, action=action)
        for live in lives:
            live.upto(2 + len(actions))
        texts = ["\n".join(live.raw) for live in lives] + [everything_about(each, table) for each in (ana, ben, device("Eve"))]
        seen.append([_without_names(text) for text in texts])
        for live in lives:
            live.close()
    assert seen[0] == seen[1]


def _without_names(text: str) -> str:
    """Without what is new for every table: its id, its invitation, times."""
    text = re.sub(r'"(table|invite|watch)":"[^"]*"', r'"\1":"-"', text)
    text = re.sub(r'\{"type":"presence".*?\}', "", text)
    text = re.sub(r'"away":\[.*?\]', '"away":[]', text)
    return re.sub(r"1[0-9]{9}\.[0-9]+", "0.0", text)


def test_the_view_of_one_seat_does_not_depend_on_anothers_hidden_hand(server: Server, device: Callable[..., Device]) -> None:
    """Two positions that differ in Ben's hand and Ana's deck alone look the same to Ana and to a spectator."""
    played = cv.new("spice-road", 2, seed=5)
    for turn in ("acquire m04", "play s1") if played.position()["market"][0]["card"] == "m04" else ("play s1", "play s1"):
        played.turn(turn)
    first = played.position() | {"round": 3}  # late enough for another card
    second = json.loads(json.dumps(first))
    # A card of the merchant deck goes to Ben's hand, another one in the other position.
    for position, card in ((first, first["market_deck"][0]), (second, first["market_deck"][1])):
        position["market_deck"].remove(card)
        position["seats"][1]["hand"].append(card)
    seen = []
    for position in (first, second):
        ana, ben = device("Ana"), device("Ben")
        seats = [{"kind": "me", "name": "Ana"}, {"kind": "open"}]
        opened = ana.post("/api/tables", {"position": position, "seats": seats, "seed": 9}, 201)["state"]
        ben.join(opened["links"]["invite"])
        lives = [ana.live(opened["table"]), Live(server, opened["table"])]
        ana.do("move", lives[0].upto(2), turn="play s2 1>2 1>2")
        for live in lives:
            live.upto(3)
        seen.append([_without_names("\n".join(live.raw)) for live in lives] + [_without_names(everything_about(ana, opened["table"]))])
        assert ben.state(opened["table"])["view"]["seats"][1]["hand"] == sorted(position["seats"][1]["hand"], key=_order)
        for live in lives:
            live.close()
    assert seen[0] == seen[1]


def _order(card: str) -> tuple[bool, str]:
    return card[0] != "s", card


def test_the_seed_is_shown_when_all_is_over(ana: Device) -> None:
    over = cv.load((cv.new("spice-road", 2, seed=SEED)).save())
    while not over.over:
        claims = [action for action, word in over.words() if word.verb == "claim"]
        over.apply(claims[0] if claims else over.legal[len(over.actions) % len(over.legal)])
    state = ana.post("/api/tables", {"record": over.save()}, 201)["state"]
    assert state["status"] == "over" and state["result"]["seed"] == str(SEED)
    assert [seat["kind"] for seat in state["seats"]] == ["past", "past"]
