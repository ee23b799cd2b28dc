"""The server is killed at random moments, as by a power cut: what was acknowledged is there, nothing twice, the game goes on."""

from __future__ import annotations

import random
import threading
from pathlib import Path

import httpx
import pytest

import caravansary as cv
from support.table import Device, Server

FLAGS = ("--rate", "0", "--tables", "0")


class Player(threading.Thread):
    """Plays by chance at tables of its own, and notes what was acknowledged. It repeats a request until it is answered."""

    def __init__(self, device: Device, table: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.device, self.table, self.chance = device, table, random.Random(seed)
        self.acknowledged: dict[str, tuple[int, int]] = {}  # request: event, action
        self.progress = threading.Condition()
        self.ended = False
        self.stop = threading.Event()
        self.wrong: list[str] = []

    def run(self) -> None:
        try:
            self._play()
        finally:
            with self.progress:
                self.ended = True
                self.progress.notify_all()

    def _play(self) -> None:
        number = 0
        state = None
        while not self.stop.is_set():
            try:
                state = state or self.device.http.get(f"/api/tables/{self.table}").json()
                if state["waits"] != "decision":
                    return
                number += 1
                action = self.chance.choice(state["legal"])["action"]
                state = self._insist(state["event"], f"{self.table}-{number:05}", action)
            except httpx.TransportError:
                state = None
                self.stop.wait(0.05)

    def _insist(self, expected: int, request: str, action: int) -> dict[str, object] | None:
        body = {"expected": expected, "request": request, "action": action}
        while not self.stop.is_set():
            try:
                response = self.device.http.post(f"/api/tables/{self.table}/move", json=body)
            except httpx.TransportError:
                self.stop.wait(0.05)
                continue
            if response.status_code != 200:
                self.wrong.append(response.text)
                return None
            answer = response.json()
            with self.progress:
                self.acknowledged[request] = (answer["event"], action)
                self.progress.notify_all()
            return dict(answer["state"])
        return None

    def play(self, moves: int) -> None:
        """Wait until it has made this many more moves."""
        with self.progress:
            wanted = len(self.acknowledged) + moves
            self.progress.wait_for(lambda: self.ended or len(self.acknowledged) >= wanted)


def killed(folder: Path, kills: int, seed: int, server: Server | None = None) -> int:
    """Kill and restart while three devices play; how many moves were acknowledged."""
    chance = random.Random(seed)
    server = (server or Server(folder, *FLAGS)).start()
    devices = [Device(server, f"P{number}") for number in range(3)]
    players = [Player(each, each.open("me", "me")["table"], seed + number) for number, each in enumerate(devices)]
    with_bot = devices[0].open("me", "random")["table"]
    for player in players:
        player.start()
    for _ in range(kills):
        chance.choice(players).play(chance.randrange(1, 12))
        server.kill()
        server.start()
    players[0].play(1)
    for player in players:
        player.stop.set()
        player.join(60)
    for player in players:
        check(player, kills)
    # A bot's turn that was interrupted is taken up again.
    state = devices[0].state(with_bot)
    devices[0].do("move", state, action=state["legal"][0]["action"])
    server.kill()
    server.start()
    live = devices[0].live(with_bot)
    live.until(lambda s: s["waits"] == "decision")
    live.close()
    for each in devices:
        each.close()
    server.stop()
    return sum(len(player.acknowledged) for player in players)


def check(player: Player, kills: int) -> None:
    events = player.device.get(f"/api/tables/{player.table}/events")["events"]
    assert [event["event"] for event in events] == list(range(1, len(events) + 1))
    assert not player.wrong
    acted = {event["event"]: [step["action"] for step in event["actions"]] for event in events if event["kind"] == "acted"}
    for event, action in player.acknowledged.values():
        assert acted[event] == [action], "an acknowledged move is there as it was"
    # Nothing twice: as many events as requests were made, but for the one that may have been cut off at the end.
    assert len(acted) - len(player.acknowledged) in (0, 1)
    # And it is a game: every action was legal when it was taken.
    state = player.device.state(player.table)
    assert state["decisions"] == sum(map(len, acted.values())) and state["status"] in ("playing", "over")
    assert state["view"]["game"] in cv.games()


def test_killed_a_few_times(folder: Path) -> None:
    assert killed(folder, 2, 1) > 10


@pytest.mark.long
def test_killed_many_times(folder: Path) -> None:
    assert killed(folder, 40, 2) > 100
