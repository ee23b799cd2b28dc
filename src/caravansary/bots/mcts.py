"""A bot that tries things out: `mcts:SIMULATIONS` or `mcts:time=SECONDS`, for each decision; `explore=` in hundredths."""

from __future__ import annotations

import time
from typing import Any

from caravansary.bots import tree
from caravansary.bots.spec import Spec
from caravansary.engine import jit
from caravansary.engine.game import Game
from caravansary.engine.memory import filled, room_for_states, whole_numbers
from caravansary.engine.rules import least

SIMULATIONS = 10_000
MOST = 200_000  # nodes: about 6 MB; simulations beyond that no longer grow the tree
AT_ONCE = 256  # simulations between two looks at the clock
EXPLORE = 30


class MctsBot:
    def __init__(self, seed: int, simulations: int, seconds: float | None = None, explore: float = EXPLORE / 100) -> None:
        self._seed, self._simulations, self._seconds, self._explore = seed, simulations, seconds, explore
        self._make_room()

    def _make_room(self) -> None:
        """The memory of the search; nothing in it outlives a decision."""
        self._tree = tree.tree(MOST if self._seconds else min(MOST, self._simulations + 1))

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "_tree"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._make_room()

    def choose(self, game: Game) -> int:
        if len(game.legal) == 1:
            return game.legal[0]
        kind = game.kind
        end = None if self._seconds is None else time.monotonic() + self._seconds
        scratch, legal = room_for_states(kind, 1), whole_numbers(kind.actions)
        weights = filled(kind.part("evaluation").WEIGHTS)
        states, i, boxes = game.records()
        search = jit.functions(kind, tree)
        x, done = game.luck_for(self._seed), 0
        search.clear(self._tree)
        while done == 0 or (time.monotonic() < end if end else done < self._simulations):
            count = AT_ONCE if end else min(AT_ONCE, self._simulations - done)
            x = search.grow(states, i, scratch, boxes, count, x, self._explore, weights, self._tree, legal)
            done += count
        action = int(search.favourite(self._tree))
        legal_now = game.legal
        return action if action in legal_now else least(legal_now, len(legal_now))


def make(spec: Spec) -> MctsBot:
    seconds = spec.seconds("time")
    simulations = spec.number(None, SIMULATIONS, least=1, most=10_000_000)
    return MctsBot(spec.seed, simulations, seconds, spec.number("explore", EXPLORE, most=1000) / 100)
