"""Intermediate rewards: how much a seat's prospects changed, according to the game's judge.

This is potential-based shaping with discount 1: over a whole game, a seat gets its result less its prospects at the start, so the optimal
way to play does not change. Prospects are what "win" would pay on average: 1 for a certain win, 0 for an even chance."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from caravansary.engine import jit
from caravansary.engine.game import Game
from caravansary.engine.jit import compiled
from caravansary.engine.memory import put
from caravansary.judge.network import verdict, weigh
from caravansary.judge.shipped import learned_for

if TYPE_CHECKING:
    from caravansary.envs.batch import Batch


def prospects(win: float, players: int) -> float:
    return (players * win - 1.0) / (players - 1)


class Prospects:
    """Those of one game; `BadJudge` if there is no judge for it."""

    def __init__(self, game: Game) -> None:
        self._learned = learned_for(game)
        self._judge = self._learned.judge()

    def of(self, game: Game, seat: int) -> float:
        return prospects(verdict(game, self._judge).win[seat], game.players)

    def __getstate__(self) -> dict[str, Any]:
        return {"_learned": self._learned}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self._learned = kept["_learned"]
        self._judge = self._learned.judge()


class ProspectsOfAll:
    """Those of the games of a batch, all seats."""

    def __init__(self, batch: Batch) -> None:
        self._batch = batch
        self._judge = learned_for(batch.at(0)).judge()
        self._box = np.zeros(1, batch.kind.box.dtype)

    def now(self) -> NDArray[np.float32]:
        """[game, seat]"""
        found = np.zeros((self._batch.games, self._batch.players), np.float32)
        fast = jit.functions(self._batch.kind, sys.modules[__name__])
        fast.prospects_in(self._batch._memory, self._judge, self._box, self._batch.players, found)
        return found


@compiled
def prospects_in(m: Any, judge: Any, boxes: Any, players: int, out: Any) -> None:
    for i in range(len(m.states)):
        put(boxes, 0, m.boxes, m.box_of[i])
        weigh(m.states, i, boxes, judge)
        for seat in range(players):
            out[i, seat] = (players * judge.win[seat] - 1.0) / (players - 1)
