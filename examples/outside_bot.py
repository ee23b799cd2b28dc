"""A player from outside: joins a table by its invitation link and plays until the game is over.

python examples/outside_bot.py "http://127.0.0.1:8017/#/join/TABLE/INVITATION" --name Robo

It needs `pip install websockets` and nothing of Caravansary. Replace `choose` by something clever: it gets the state of
docs/server.md, in which `legal` lists what can be done now and `view` is all that this seat may see.
"""

from __future__ import annotations

import argparse
import json
import random
import urllib.error
import urllib.request
import uuid
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect


def choose(state: dict[str, Any]) -> int:
    """Points if there are any to be had, else anything but a rest."""
    legal = state["legal"]
    scoring = [each for each in legal if each["text"]["args"].get("points")]
    busy = [each for each in legal if each["verb"] != "rest"]
    return int(random.choice(scoring or busy or legal)["action"])


class Player:
    def __init__(self, link: str, name: str) -> None:
        parts = urlsplit(link)
        self.server = f"{parts.scheme}://{parts.netloc}"
        self.table, self.invite = parts.fragment.split("/")[2:4]
        self.key = self.post("/api/device", {"as": "bearer"})["key"]
        self.seat = self.post(f"/api/tables/{self.table}/join", {"invite": self.invite, "name": name})["seat"]

    key = ""

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        headers = {"content-type": "application/json", **self.proof()}
        request = urllib.request.Request(self.server + path, json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request, timeout=60) as response:
            answer: dict[str, Any] = json.load(response)
        return answer

    def proof(self) -> dict[str, str]:
        """The secret goes in a header, never into an address."""
        return {"authorization": f"Bearer {self.key}"} if self.key else {}

    def play(self) -> dict[str, Any]:
        """Follow the news and decide whenever it is this seat's turn; the last state."""
        address = f"ws{self.server.removeprefix('http')}/api/tables/{self.table}/live"
        with connect(address, additional_headers=self.proof()) as news:
            for text in news:
                state = json.loads(text).get("state")
                if state is None:
                    continue  # a heartbeat, or somebody came or went
                if state["waits"] is None:
                    return dict(state)
                if state["waits"] == "decision" and state["player"] == self.seat:
                    self.decide(state)
        raise ConnectionError("the server has gone")

    def decide(self, state: dict[str, Any]) -> None:
        body = {"expected": state["event"], "request": uuid.uuid4().hex, "action": choose(state)}
        try:
            self.post(f"/api/tables/{self.table}/move", body)
        except urllib.error.HTTPError as refused:
            if refused.code != 409:  # 409: something happened in the meantime; the news will tell
                raise


def main() -> None:
    parser = argparse.ArgumentParser(description="Join a Caravansary table and play.")
    parser.add_argument("link", help="the invitation link")
    parser.add_argument("--name", default="Robo")
    given = parser.parse_args()
    if not given.link.startswith("http") or urlsplit(given.link).fragment.count("/") != 3:
        parser.error("this is no invitation link")
    try:
        end = Player(given.link, given.name).play()
    except urllib.error.HTTPError as refused:
        parser.error(json.load(refused)["error"]["text"])
    except (OSError, WebSocketException) as error:
        parser.error(f"the server does not answer: {error}")
    print(json.dumps({"status": end["status"], "result": end["result"]}))


if __name__ == "__main__":
    main()
