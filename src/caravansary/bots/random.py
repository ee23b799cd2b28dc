"""A bot that takes any legal action."""

from __future__ import annotations

from caravansary.bots.spec import Spec
from caravansary.engine.game import Game
from caravansary.engine.luck import below


class RandomBot:
    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, game: Game) -> int:
        legal = game.legal
        return legal[below(game.luck_for(self._seed), len(legal))]


def make(spec: Spec) -> RandomBot:
    return RandomBot(spec.seed)
