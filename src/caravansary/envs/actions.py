"""The actions of a game as a table of numbers, one row for each action, for models that embed actions.

A row holds the verb (one-hot), the index of the action within its verb, the level of the cube it names, and what the card, tile or location
in question gives and takes. All of it is read from the words of the action, so it works for any game.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from caravansary.engine.contracts import Word
from caravansary.engine.cubes import LEVELS
from caravansary.engine.game import Game
from caravansary.engine.making import new_game
from caravansary.games import kind

PILES = ("give", "gain", "cost", "cubes", "crystals")  # of each, how many cubes of each level
NUMBERS = ("upgrades", "points")
DEALS = 16  # fresh deals to compare: what is equal in all of them does not depend on the position


class ActionTable(NamedTuple):
    columns: tuple[str, ...]
    rows: NDArray[np.int16]  # [action, column]


def actions_of(game: Game) -> ActionTable:
    """The table as it is in this position, with what lies in the places that actions name."""
    return _table([game.word(action) for action in range(game.kind.actions)])


@cache
def actions_anywhere(game: str, players: int) -> ActionTable:
    """What is known of the actions before a game is dealt; 0 for what depends on the position."""
    tables = [actions_of(new_game(kind(game), players, seed)) for seed in range(DEALS)]
    rows = tables[0].rows.copy()
    for table in tables[1:]:
        rows[rows != table.rows] = 0
    rows.flags.writeable = False
    return ActionTable(tables[0].columns, rows)


def _table(words: list[Word]) -> ActionTable:
    verbs = list(dict.fromkeys(word.verb for word in words))
    levels = range(1, LEVELS + 1)
    columns = [f"is_{verb}" for verb in verbs] + ["place"] + [f"level_{level}" for level in levels]
    columns += [f"{pile}_{level}" for pile in PILES for level in levels] + list(NUMBERS)
    seen = dict.fromkeys(verbs, 0)
    rows = []
    for word in words:
        rows.append([word.verb == verb for verb in verbs] + [seen[word.verb]] + _level(word.arg) + _values(word.details))
        seen[word.verb] += 1
    return ActionTable(tuple(columns), np.array(rows, np.int16))


def _level(arg: str | None) -> list[int]:
    """The level of a cube, "2" or "2>3"."""
    named = (arg or "").partition(">")[0]
    return [named == str(level) for level in range(1, LEVELS + 1)]


def _values(details: Any) -> list[int]:
    piles = [str(details[pile]) if isinstance(details.get(pile), str) else "" for pile in PILES]
    counted = [pile.count(str(level)) for pile in piles for level in range(1, LEVELS + 1)]
    return counted + [int(details.get(number, 0)) for number in NUMBERS]
