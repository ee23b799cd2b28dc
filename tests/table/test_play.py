"""Whole games over real sockets: several devices, bots, a spectator; every kind of game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

import caravansary as cv
from caravansary import bots
from support.table import Device, Live, Server

SEED = 13  # under it games are short


@cache
def script(game: str, players: int, most: int = 2000) -> list[int]:
    """The decisions of a game that gets somewhere, under a luck that is known."""
    played = cv.new(game, players, seed=SEED)
    bot = bots.make_bot("greedy", 1)
    while not played.over and len(played.actions) < most:
        played.apply(bots.ask(bot, played))
    return played.actions


def steps(actions: list[int], game: cv.Game) -> Iterator[dict[str, Any]]:
    """What is posted: of every three turns one decision by decision, two in notation."""
    whole = game.copy()
    for action in actions:
        whole.apply(action)
    walked = game.copy()
    for number, turn in enumerate(whole.turns):
        first = len(walked.actions)
        walked.turn(turn) if number < len(whole.turns) - 1 else None
        if number % 3 and len(walked.actions) > first:
            yield {"turn": turn}
        else:
            yield from ({"action": action} for action in actions[first : len(walked.actions) if len(walked.actions) > first else None])


def play(actions: list[int], devices: list[Device], lives: list[Live], watcher: Live, mirror: cv.Game) -> None:
    """Each device takes its decisions from its own news; what everybody sees is what the engine says that they may see."""
    for step in steps(actions, mirror):
        seat = mirror.player
        assert seat is not None
        own = lives[seat].state
        assert own["waits"] == "decision" and own["player"] == own["you"]["seat"] == seat
        assert [each["action"] for each in own["legal"]] == mirror.legal
        after = devices[seat].do("move", own, **step)
        mirror.turn(step["turn"]) if "turn" in step else mirror.apply(step["action"])
        for looking, live in [*enumerate(lives), (None, watcher)]:
            state = live.upto(after["event"])
            assert state["view"] == mirror.view(looking, open_hands=mirror.over)
            assert bool(state["legal"]) == (looking is not None and looking == mirror.player)


def seats_taken(devices: list[Device], game: str) -> str:
    opened = devices[0].open("me", *["open"] * (len(devices) - 1), game=game, seed=SEED)
    assert (opened["status"], opened["waits"]) == ("waiting", "seats")
    for number, other in enumerate(devices[1:], 1):
        assert other.join(opened["links"]["invite"])["seat"] == number
    return str(opened["table"])


@pytest.mark.parametrize("game", list(cv.games()))
def test_two_devices_and_a_spectator_play_a_whole_game(game: str, server: Server, ana: Device, ben: Device) -> None:
    table = seats_taken([ana, ben], game)
    lives, watcher = [ana.live(table), ben.live(table)], Live(server, table)
    mirror = cv.new(game, 2, seed=SEED)
    play(script(game, 2), [ana, ben], lives, watcher, mirror)
    end = watcher.state
    assert end["status"] == "over" and end["waits"] is None
    assert end["result"] == {
        "scores": mirror.scores,
        "winner": mirror.winner,
        "sheets": [mirror.score_sheet(seat) for seat in (0, 1)],
        "seed": str(SEED),
    }
    # All have seen the same game, event by event, and it is the game of the record.
    assert lives[0].log == lives[1].log == watcher.log
    assert [line["turn"] for line in watcher.log] == mirror.turns
    assert [event["event"] for event in watcher.events] == list(range(3, end["event"] + 1))
    assert cv.load(ana.http.get(f"/api/tables/{table}/record").text) == mirror
    replay = ana.get(f"/api/tables/{table}/replay")
    assert [turn["turn"] for turn in replay["turns"]] == mirror.turns and len(replay["views"]) == len(mirror.turns) + 1
    for live in [*lives, watcher]:
        live.close()


@pytest.mark.parametrize("game", list(cv.games()))
def test_all_seats_taken_by_devices(game: str, server: Server, device: Callable[..., Device]) -> None:
    players = max(cv.games()[game]["players"])
    devices = [device(name) for name in ("Ana", "Ben", "Cleo", "Dino", "Eva")[:players]]
    table = seats_taken(devices, game)
    lives, watcher = [each.live(table) for each in devices], Live(server, table)
    play(script(game, players, 30), devices, lives, watcher, cv.new(game, players, seed=SEED))
    for live in [*lives, watcher]:
        live.close()


@pytest.mark.parametrize("game", list(cv.games()))
def test_bots_play_their_turns(game: str, ana: Device) -> None:
    state = ana.open("me", "random", "greedy", game=game)
    live = ana.live(state["table"])
    for _ in range(3):
        state = live.until(lambda s: s["waits"] == "decision")
        before = state["decisions"]
        while state["waits"] == "decision" and state["player"] == 0 and state["decisions"] - before < 30:
            state = ana.do("move", state, action=state["legal"][-1]["action"])
        live.upto(state["event"])
    live.until(lambda s: s["waits"] == "decision")
    by = {(line["seat"], line["by"]) for line in live.log}
    assert {(0, "person"), (1, "bot"), (2, "bot")} <= by
    live.close()


def test_hot_seat_and_a_whole_turn_in_notation(ana: Device) -> None:
    state = ana.open("me", "me")
    assert state["you"] == {"seats": [0, 1], "seat": 0, "host": True}
    assert state["settings"] == {**state["settings"], "open_hands": True, "hints": True, "take_back": True}
    state = ana.do("move", state, turn="play s1")
    assert state["you"]["seat"] == 1 and state["player"] == 1
    state = ana.do("move", state, turn="play s2 1>2 2>3")
    assert state["log"][-1]["turn"] == "play s2 1>2 2>3" and state["decisions"] == 4
    first = ana.state(state["table"], seat=1)
    assert first["you"]["seat"] == 1 and first["legal"] == []


def test_hot_seat_with_hidden_hands_shows_the_hand_of_the_seat_looked_from(ana: Device) -> None:
    state = ana.open("me", "me", open_hands=False)
    assert isinstance(state["view"]["seats"][0]["hand"], list) and state["view"]["seats"][1]["hand"] == 2
    state = ana.do("move", state, turn="play s1")
    assert state["view"]["seats"][0]["hand"] == 1 and isinstance(state["view"]["seats"][1]["hand"], list)


def test_texts_in_french(ana: Device) -> None:
    state = ana.open("me", "me")
    found = ana.state(state["table"], lang="fr")
    assert found["legal"][0]["text"]["say"] == "Jouer s1\u00a0: prendre 2 jaunes"
    assert "say" not in ana.state(state["table"])["legal"][0]["text"]
    response = ana.http.post(
        f"/api/tables/{state['table']}/move?lang=fr", json={"expected": state["event"], "request": "franzoesisch", "action": 99}
    )
    assert response.status_code == 422 and "actions" in response.json()["error"]["text"].lower()
