"""A bot that takes any legal action."""

from __future__ import annotations

from caravansary.bots import luck_here
from caravansary.bots.spec import Spec
from caravansary.engine.game import Game


class RandomBot:
    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, game: Game) -> int:
        legal = game.legal
        return legal[luck_here(self._seed, game) % len(legal)]


def make(spec: Spec) -> RandomBot:
    return RandomBot(spec.seed)
