"""Positions shortly before the end of a game, from which people and bots who choose at random get there.

`python -m tests.simulation.endings` remakes them.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import caravansary as cv
from caravansary import bots

FILE = Path(__file__).with_name("endings.json")
LONGEST = 40  # decisions from there to the end
PLAYERS = (2, 3)


@cache
def endings() -> dict[str, Any]:
    """Positions by game and number of players."""
    found: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def ending(game: str, players: int) -> cv.Game:
    """As early as possible a position from which every one of some random games ends soon."""
    found = None
    for seed in range(1, 8):
        whole, bot = cv.new(game, players, seed=seed), bots.make_bot("greedy", seed)
        while not whole.over:
            whole.apply(int(bots.ask(bot, whole)))
        for back in range(1, LONGEST):
            before = whole.back_to(len(whole.actions) - back)
            if not all(_ends_soon(before, Random(each)) for each in range(12)):
                break
            if found is None or back > found[0]:
                found = (back, before)
    assert found is not None, f"{game} for {players} takes too long"
    return found[1]


def _ends_soon(game: cv.Game, random: Random) -> bool:
    trial = game.sight(random.randrange(1000))  # another luck than the one that led to the end
    for _ in range(LONGEST):
        words = trial.words()
        trial.apply(random.choice([action for action, word in words if word.verb == "claim"] or [action for action, _ in words]))
        if trial.over:
            return True
    return False


if __name__ == "__main__":
    made = {f"{game} {players}": ending(game, players).position() for game in cv.games() for players in PLAYERS}
    FILE.write_text(json.dumps(made, separators=(",", ":")) + "\n", encoding="utf-8")
