"""Compile what playing a game with planners needs, once: `python -m caravansary.bots.ready GAME`, which prints a line when the
rules are done and ends when the bots are."""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path

from caravansary.bots.playouts import Manner, Planners, play_on
from caravansary.engine import jit
from caravansary.engine.kind import Kind
from caravansary.engine.making import new_game
from caravansary.games import kind


def is_ready(id: str) -> bool:
    """Whether nothing is left to compile for playing this game, bots included."""
    return not jit.ENABLED or _mark(kind(id)).exists()


def make_ready(game: Kind) -> None:
    """All levels are one planner, so this is it."""
    g = new_game(game, min(game.players), seed=1)
    Planners(game, [Manner(1, 1)]).plan(g)
    with suppress(OSError):
        _mark(game).touch()


def _mark(game: Kind) -> Path:
    from caravansary.engine.compiling import mark_file

    return mark_file(game, "bots", play_on)


def main(id: str) -> int:
    game = kind(id)
    new_game(game, min(game.players), seed=1)
    print(id, flush=True)
    make_ready(game)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
