"""The process in which an external bot lives: `python -m caravansary.arena.host SPEC`, see `child`.

{"seed": 7, "game": "some-game", "players": 2} makes the bot anew for a game; {"sight": record} asks it for an action.
The bot's output is discarded.
"""

from __future__ import annotations

import operator
import sys
from functools import cache
from typing import Any

import caravansary as cv
from caravansary.bots import Bot, make_bot
from caravansary.child import serve


class Host:
    def __init__(self, spec: str) -> None:
        self._spec = spec
        self._bot: Bot | None = None

    def answer(self, question: dict[str, Any]) -> Any:
        if "seed" in question:
            get_ready(question["game"], question["players"])
            self._bot = make_bot(self._spec, question["seed"])
            return "made"
        assert self._bot is not None
        return number(self._bot.choose(cv.load(question["sight"])))


@cache
def get_ready(game: str, players: int) -> None:
    """Load the compiled rules once: that does not count as the bot's time."""
    g = cv.load(cv.new(game, players, 0).sight().save())
    g.apply(g.legal[0])


def number(chosen: Any) -> Any:
    """A number of any kind as an int; anything else as text, which the rules will refuse."""
    try:
        return operator.index(chosen)
    except TypeError:
        return repr(chosen)[:80]


if __name__ == "__main__":
    serve(Host(sys.argv[1]).answer)
