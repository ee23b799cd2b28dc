"""What a person is not asked: decisions that leave no choice, and a "done" that merely comes before what they want.

The rules know every decision. A client that says `through` has forced ones taken for it, and is offered what lies beyond a "done". Programs
that don't say it take every decision themselves.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from caravansary.engine.cubes import LEVELS
from caravansary.engine.game import Game
from caravansary.engine.kind import Word

DONE, ENDS = "done", ("done", "pass")


class Beyond(NamedTuple):
    action: int
    word: Word
    first: Sequence[int]  # what is decided before it


def follow(game: Game, begun: Game) -> None:
    """Once something was decided since `begun`, take every decision of the same turn that leaves no choice."""
    while len(game.actions) > len(begun.actions) and _same_turn(game, begun) and len(game.legal) == 1:
        game.apply(game.legal[0])


def beyond(game: Game) -> list[Beyond]:
    """What can be done once "done" has been said, where nothing is given up by saying it and nothing has to be answered first."""
    words = dict(game.words())
    done = next((action for action, word in words.items() if word.verb == DONE), None)
    if done is None or any(_gives(game, action) for action in words):
        return []
    trial = game.copy()
    trial.apply(done)
    follow(trial, game)
    if not _same_turn(trial, game):
        return []
    then = trial.words()
    if not any(word.verb in ENDS for _, word in then):
        return []
    first = trial.actions[len(game.actions) :]
    return [Beyond(action, word, first) for action, word in then if word.verb != DONE and action not in words]


def _same_turn(game: Game, begun: Game) -> bool:
    return not game.over and (game.round, game.player) == (begun.round, begun.player)


def _gives(game: Game, action: int) -> bool:
    """Whether a decision brings the player more or better cubes, or reveals something."""
    seat = game.player
    if seat is None or game.depends_on_luck(action):
        return True
    after = game.copy()
    after.apply(action)
    return _worth(after.cubes_of(seat)) > _worth(game.cubes_of(seat))


def _worth(cubes: Sequence[int]) -> int:
    return sum((level + 1) * cubes[level] for level in range(LEVELS))
