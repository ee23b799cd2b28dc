"""Positions for the gallery and the component tests, played out by the engine: `python frontend/make_fixtures.py`."""

from __future__ import annotations

import json
from pathlib import Path

import caravansary as cv
from caravansary import bots

FOLDER = Path(__file__).parent / "src" / "fixtures"
NAMES = ["Amina", "Rashid", "Zeno", "Mei"]
# Players, and how many rounds to play before the picture is taken.
WANTED = {"spice-road": (4, 11), "eastern-wonders": (3, 12), "endless-world": (3, 12)}


def fixture(game: str, players: int, rounds: int) -> dict[str, object]:
    """The first position of that round in which the first seat begins its turn."""
    played = cv.new(game, players, seed=11)
    bot = bots.make_bot("greedy", 1)
    while not (played.view(0)["round"] >= rounds and played.player == 0 and played.phase == "turn"):
        played.apply(bots.ask(bot, played))
    legal = [{"action": action, "verb": word.verb, "arg": word.arg} for action, word in played.words()]
    return {"view": played.view(0), "legal": legal, "names": NAMES[:players]}


if __name__ == "__main__":
    for game, (players, rounds) in WANTED.items():
        if game in cv.games():
            made = json.dumps(fixture(game, players, rounds), separators=(",", ":"))
            (FOLDER / f"{game}.json").write_text(made + "\n", encoding="utf-8")
