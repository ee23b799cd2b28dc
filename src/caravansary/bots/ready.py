"""Compile once what playing a game with planners needs: `python -m caravansary.bots.ready GAME`.

As a child process (see `child`) it says "rules" when the rules are compiled, then "bots" when the planners are.
"""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path

from caravansary.bots.beam import BeamBot
from caravansary.bots.playouts import Manner, play_on
from caravansary.child import Answers
from caravansary.engine import jit
from caravansary.engine.kind import Kind
from caravansary.engine.making import new_game
from caravansary.games import kind
from caravansary.judge.network import verdict
from caravansary.judge.shipped import judge_for


def is_ready(id: str) -> bool:
    """Whether everything needed to play this game is compiled, bots included."""
    game = kind(id)
    return not jit.ENABLED or game.evaluation is None or _mark(game).exists()


def make_ready(game: Kind) -> None:
    """Compile the planner: all levels share it. A game that can't be judged has none."""
    if game.evaluation is not None:
        start = new_game(game, min(game.players), seed=1)
        BeamBot(1, Manner(1, 1)).choose(start)
        judge = judge_for(start)
        if judge is not None:
            verdict(start, judge)
    with suppress(OSError):
        _mark(game).touch()


def _mark(game: Kind) -> Path:
    from caravansary.engine.compiling import mark_file

    return mark_file(game, "bots", play_on)


def main(id: str) -> None:
    answers = Answers()
    game = kind(id)
    new_game(game, min(game.players), seed=1).records()
    answers.say("rules")
    make_ready(game)
    answers.say("bots")


if __name__ == "__main__":
    main(sys.argv[1])
