"""Whole games between planners, thousands at a time: to tune them and to measure how strong they are."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from caravansary.bots.playouts import Manner, Planners
from caravansary.engine import play
from caravansary.engine.kind import Kind
from caravansary.engine.making import new_game

LONGEST = 600  # turns of a game; one that goes on is ended, and the points as they stand decide


class SelfPlay:
    """Two planners that meet in one game; `planners.weights` may be changed between games."""

    def __init__(self, kind: Kind, players: int, manners: Sequence[Manner]) -> None:
        self.kind, self.players = kind, players
        self.planners = Planners(kind, manners)
        self._boxes = new_game(kind, players, seed=1).compiled()[2]
        self._states, self._out = np.zeros(1, kind.state), np.zeros(kind.actions, np.int64)

    def play(self, seats: Sequence[int], luck: int, seed: int = 0) -> list[int]:
        """The points of each seat at the end; `seats` says which of the planners sits where."""
        self._states[:] = np.zeros(1, self.kind.state)
        play.begin(self._states, 0, self._boxes, self.players, luck, self._out)
        self.planners.play(self._states, 0, self._boxes, seats, luck, seed, LONGEST)
        return [int(play.points(self._states, 0, self._boxes, seat)) for seat in range(self.players)]
