"""The example of docs/server.md: a program that knows nothing of Caravansary joins a table and plays."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import caravansary as cv
from support.table import Device, Server

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "outside_bot.py"


def test_the_outside_bot_plays_a_game_to_its_end(server: Server, ana: Device) -> None:
    # Close to the end, so that it does not take long.
    game = cv.new("spice-road", 2, seed=2)
    while not game.over:
        claims = [action for action, word in game.words() if word.verb == "claim"]
        game.apply(claims[0] if claims else game.legal[len(game.actions) % len(game.legal)])
    late = game.back_to(len(game.actions) - 12)
    body = {"position": late.position(), "seats": [{"kind": "open"}, {"kind": "bot", "bot": "greedy"}]}
    link = server.url + ana.post("/api/tables", body, 201)["state"]["links"]["invite"]
    done = subprocess.run([sys.executable, str(EXAMPLE), link, "--name", "Robo"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    end = json.loads(done.stdout)
    assert end["status"] == "over" and len(end["result"]["scores"]) == 2
    for wrong, said in ((link, "over"), (server.url, "no invitation"), ("http://127.0.0.1:1/#/join/a/b", "does not answer")):
        done = subprocess.run([sys.executable, str(EXAMPLE), wrong], capture_output=True, text=True)
        assert done.returncode == 2 and said in done.stderr and "Traceback" not in done.stderr
