"""Named levels for people, from a gentle first opponent to the strongest: `level:trader`, or `trader` alone.

A level is a spec for each game: the usual one, or that of LEVELS in the game's evaluation module. The order is that of
strength; how far apart the levels are is measured in the arena.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.bots.spec import Spec
from caravansary.engine.game import Game
from caravansary.errors import BadOption
from caravansary.games import kind
from caravansary.texts import text

if TYPE_CHECKING:
    from caravansary.bots import Bot

_USUAL = {
    "porter": "beam:1,depth=1,slack=55",
    "apprentice": "beam:1,depth=1,slack=35",
    "peddler": "beam:1,depth=1,slack=20",
    "drover": "beam:2,depth=2,slack=30",
    "trader": "beam:3,depth=3,slack=30",
    "merchant": "beam:5,depth=5,slack=15",
    "grand-master": "beam:60,depth=12",
}

LEVELS = tuple(_USUAL)
PLANNER = "grand-master"  # the strongest that only plans: quick enough for hints, and to look at every turn of a game


def spec_of(level: str, game: str) -> str:
    """The spec that a level stands for in a game."""
    if level not in LEVELS:
        raise BadOption("bots-no-level", found=level[:40], known=", ".join(LEVELS))
    rated = kind(game).evaluation
    own = rated.LEVELS if rated is not None else {}
    return own.get(level, _USUAL[level])


def level_in(spec: str) -> str | None:
    """The level that a spec names; None if it names none."""
    name = spec.strip().removeprefix("level:")
    return name if name in LEVELS else None


def title(level: str, lang: str = "en") -> str:
    """The level's name for people."""
    return text(f"bots-level-{level}", {}, lang)


class LevelBot:
    """Plays each game as its level does there."""

    def __init__(self, level: str, seed: int) -> None:
        self.level, self._seed = level, seed
        self._players: dict[str, Bot] = {}

    def choose(self, game: Game) -> int:
        from caravansary.bots import make_bot

        id = game.kind.id
        if id not in self._players:
            self._players[id] = make_bot(spec_of(self.level, id), self._seed)
        return self._players[id].choose(game)


def make(spec: Spec) -> LevelBot:
    level = spec.name if spec.name in LEVELS else (spec.arg or "")
    if level not in LEVELS or (spec.name in LEVELS and spec.arg is not None):
        raise BadOption("bots-no-level", found=(spec.arg or "")[:40], known=", ".join(LEVELS))
    for key in spec.options:
        raise BadOption("bots-option", bot=level, found=key[:40], known="-")
    return LevelBot(level, spec.seed)
