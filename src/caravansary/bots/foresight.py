"""Looking ahead with a judge: a turn is taken, planners play on for a few turns with luck of our own, and the judge says who wins then.

Playing on makes up for what the judge overlooks near by, the judge for what planners overlook far away. Every turn that is compared meets
the same lucks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from caravansary.bots.playouts import Manner, Planners
from caravansary.engine.game import Game
from caravansary.engine.judging import RISK
from caravansary.engine.kind import Kind
from caravansary.judge.network import Judge, verdict

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

    def after(self, game: Game, turn: Sequence[int], lucks: Sequence[int]) -> Seen:
        """What the judge says when the seat to decide takes this turn."""
        said, nobody = [], [0] * game.players
        for luck in lucks:
            thought = taken(game, turn, luck)
            if self.turns:
                self.planners.play(thought, nobody, luck, nobody, self.turns, whole=True)
            said.append(verdict(thought, self.judge))
        return Seen(np.array([each.win for each in said]), np.array([each.margin for each in said]))


def taken(game: Game, turn: Sequence[int], luck: int) -> Game:
    """The game as this luck would have it, after a turn (as far as what is revealed on the way allows)."""
    thought = game.sight(luck)
    for action in turn:
        if action in thought.legal:
            thought.apply(action)
    return thought
