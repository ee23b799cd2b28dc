"""Positions for the gallery and the component tests, one for each board, as the engine shows them.

`python frontend/make_fixtures.py` shows the kept games again, after a change of views, words or card values;
`python frontend/make_fixtures.py --anew` plays new games first, after a change of the rules or of what decides the deals.
`tests/test_fixtures.py` notices stale ones.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import caravansary as cv
from caravansary import bots
from caravansary.engine.components import catalogue
from caravansary.engine.kind import load_components

BOARDS = Path(__file__).parent / "src" / "boards"
NAMES = ["Amina", "Rashid", "Zeno", "Mei"]
ROUNDS = 12


def fixtures() -> dict[str, Path]:
    """The games that have a board, and where the position of each is kept; the game up to it lies beside it as `fixture.record`."""
    return {game: BOARDS / game / "fixture.json" for game in cv.games() if (BOARDS / game / "index.ts").is_file()}


def played(game: str) -> cv.Game:
    """A game of four up to a turn of the first seat, some rounds after the start."""
    now, bot = cv.new(game, len(NAMES), seed=11), bots.make_bot("greedy", 1)
    while not (now.view(0)["round"] >= ROUNDS and now.player == 0 and now.phase == "turn"):
        now.apply(bots.ask(bot, now))
    return now


def shown(game: cv.Game) -> dict[str, Any]:
    """Everything a board is given, in the shape in which a server would send it."""
    name = game.kind.id
    legal = [
        {
            "action": action,
            "verb": word.verb,
            "arg": word.arg,
            "text": {"id": f"{name}-{word.verb}", "args": {"arg": word.arg or "", **word.details}},
        }
        for action, word in game.words()
    ]
    rows = load_components(game.kind).rows
    found = {"view": game.view(0), "legal": legal, "catalogue": catalogue(rows, game.kind.tables), "names": NAMES}
    return dict(json.loads(json.dumps(found)))


def written(fixture: dict[str, Any]) -> str:
    return json.dumps(fixture, separators=(",", ":"), ensure_ascii=False) + "\n"


def kept(path: Path) -> dict[str, Any]:
    return dict(json.loads(path.read_text(encoding="utf-8")))


def game_of(path: Path) -> cv.Game:
    """The game up to the position that is kept there."""
    return cv.load(path.with_suffix(".record").read_text(encoding="utf-8"))


def main(anew: bool) -> None:
    for game, path in fixtures().items():
        now = played(game) if anew or not path.is_file() else game_of(path)
        path.with_suffix(".record").write_text(now.save(), encoding="utf-8")
        path.write_text(written(shown(now)), encoding="utf-8")
        print(path.relative_to(BOARDS.parent))


if __name__ == "__main__":
    main("--anew" in sys.argv[1:])
