"""Looking ahead with a judge: a turn is taken, planners play on for a few turns with luck of our own, and the judge says who wins then.

Playing on makes up for what the judge overlooks near by, the judge for what planners overlook far away. Every turn that is compared meets
the same lucks.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from caravansary.bots.playouts import Manner, Planners, play_on, take
from caravansary.engine import jit
from caravansary.engine.game import Game
from caravansary.engine.jit import compiled
from caravansary.engine.judging import RISK
from caravansary.engine.kind import Kind
from caravansary.engine.memory import filled, fractions, put, room_for_states
from caravansary.judge.network import Judge, weigh

Array = np.ndarray[Any, Any]


class Seen(NamedTuple):
    """What the judge said after a turn, luck by luck."""

    win: Array  # [luck, seat]
    margin: Array

    def and_(self, other: Seen) -> Seen:
        return Seen(np.concatenate([self.win, other.win]), np.concatenate([self.margin, other.margin]))


class Foresight:
    """Looks ahead in games of one kind, `turns` turns by planners of one manner."""

    def __init__(self, kind: Kind, judge: Judge, manner: Manner, turns: int) -> None:
        self.kind, self.judge, self.turns = kind, judge, turns
        self.planners = Planners(kind, [manner])
        for weights in self.planners.weights:
            weights[RISK] = 0.0  # thinking through the rivals, too, would take several times as long as a narrow plan
        self._scratch = room_for_states(kind, 1)

    def after(self, game: Game, turn: Sequence[int], lucks: Sequence[int]) -> Seen:
        """What the judge says when the seat to decide takes this turn."""
        states, i, boxes = game.records()
        wins, margins = fractions(len(lucks), game.players), fractions(len(lucks), game.players)
        p = self.planners
        jit.functions(self.kind, _HERE).foresee(
            states, i, boxes, filled([*turn, 0]), len(turn), filled(list(lucks)), filled([0] * game.players), p.looks, p.slacks,
            p.discounts, p.weights, p.memory, p.legal, self.turns, self._scratch, self.judge, wins, margins,
        )  # fmt: skip
        return Seen(np.asarray(wins), np.asarray(margins))


@compiled
def foresee(
    states: Any,
    i: int,
    boxes: Any,
    actions: Any,
    length: int,
    lucks: Any,
    seats: Any,
    looks: Any,
    slacks: Any,
    discounts: Any,
    weights: Any,
    memory: Any,
    legal: Any,
    turns: int,
    scratch: Any,
    j: Any,
    wins: Any,
    margins: Any,
) -> None:
    """Take these actions in game i, play on for some turns and judge, once with each luck."""
    for k in range(len(lucks)):
        put(scratch, 0, states, i)
        take(scratch, 0, boxes, actions, length, lucks[k], legal)
        if turns > 0:
            play_on(scratch, 0, boxes, lucks[k], seats, looks, slacks, discounts, weights, memory, legal, seats, turns, 1)
        weigh(scratch, 0, boxes, j)
        for p in range(scratch[0].players):
            wins[k][p] = j.win[p]
            margins[k][p] = j.margin[p]


_HERE = sys.modules[__name__]
