"""Computer players, by spec: "random", "greedy", "beam:400", "mcts:2000", a level ("trader"), or an external one ("module:Class").

Each kind of player is one module, and one line here.

A bot is asked with `Game.sight()`: the position that its seat knows, without the seed or the past of the real game.
Its choice depends on that position and its own seed alone (only `mcts:time=` goes by the clock): a bot that has played all
along, a new one, a copy, and the same name in a batch are one and the same player.
"""

from __future__ import annotations

from importlib import import_module
from typing import Protocol

from caravansary.bots import levels, outside
from caravansary.bots.spec import Spec, read_spec
from caravansary.engine.game import Game
from caravansary.errors import BadOption

_MODULES = {
    "random": "caravansary.bots.random",
    "greedy": "caravansary.bots.greedy",
    "beam": "caravansary.bots.beam",
    "mcts": "caravansary.bots.mcts",
    "judge": "caravansary.bots.judged",
}

NAMES = tuple(_MODULES)
_LEVELS = ("level", *levels.LEVELS)

__all__ = ["NAMES", "Bot", "Spec", "ask", "is_outside", "known", "make_bot"]


class Bot(Protocol):
    def choose(self, game: Game) -> int:
        """One legal action for the seat to decide; `game` is a sight of the game and may be played with freely."""


def make_bot(spec: str, seed: int = 0) -> Bot:
    """The bot of this spec, `name[:arg[,key=value...]]`; `BadOption` says what there is."""
    read = read_spec(spec, seed)
    if read.name in _LEVELS:
        return levels.make(read)
    if read.name not in _MODULES:
        if outside.may_be(read):
            return outside.make(read)
        raise BadOption("bots-unknown", found=read.name[:40], known=", ".join(known()))
    bot: Bot = import_module(_MODULES[read.name]).make(read)
    read.check_all_used()
    return bot


def is_outside(spec: str) -> bool:
    """Whether the spec names an external bot, which may do anything."""
    read = read_spec(spec)
    return read.name not in _LEVELS and read.name not in _MODULES and outside.may_be(read)


def known() -> list[str]:
    """What a spec may begin with: kinds of bots, levels, and what installed packages add."""
    return [*NAMES, *levels.LEVELS, *outside.installed()]


def ask(bot: Bot, game: Game) -> int:
    """The bot's choice in a real game: it sees the table, never the seed."""
    return bot.choose(game.sight())
