"""Whole games between planners, thousands at a time: to tune them and to measure how strong they are."""

from __future__ import annotations

from collections.abc import Sequence

from caravansary.bots.playouts import Manner, Planners
from caravansary.engine.game import Game
from caravansary.engine.kind import Kind
from caravansary.engine.making import new_game

LONGEST = 600  # turns, after which a game is ended and decided by its current points


class SelfPlay:
    """Two planners that meet in one game; `planners.weights` may be changed between games."""

    def __init__(self, kind: Kind, players: int, manners: Sequence[Manner]) -> None:
        self.kind, self.players = kind, players
        self.planners = Planners(kind, manners)

    def play(self, seats: Sequence[int], luck: int, seeds: Sequence[int] | None = None) -> Game:
        """A game at its end; `seats` says which planner sits where, `seeds` how each seat errs."""
        game = new_game(self.kind, self.players, luck)
        self.planners.play(game, seats, luck, seeds or [0] * self.players, LONGEST)
        return game
