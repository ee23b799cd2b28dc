"""A bot that plans ahead: `beam:WIDTH`, with `depth=` turns to look ahead and `slack=` to err like a person.

Slack is in tenths of a point: the bot takes any turn that looks at most so much worse than its best one, the better
the likelier. What it overlooks is small; it never throws a game away.
"""

from __future__ import annotations

from caravansary.bots import luck_here, plans
from caravansary.bots.plans import Workspace
from caravansary.bots.playouts import Manner, Planners
from caravansary.bots.spec import Spec
from caravansary.engine import jit
from caravansary.engine.game import Game

DEPTH = 16
MAX_WIDTH = 5000


class BeamBot:
    def __init__(self, seed: int, manner: Manner) -> None:
        self._seed, self.manner = seed, manner
        self._planners: dict[str, Planners] = {}
        self._next: dict[bytes, int] = {}

    def choose(self, game: Game) -> int:
        if len(game.legal) == 1:
            return game.legal[0]
        here = game.key
        if here not in self._next:
            self._next = self._plan(game)
        return self._next[here]

    def _plan(self, game: Game) -> dict[bytes, int]:
        """The rest of the turn: what to do in each of its positions."""
        thought = game.sight(luck_here(self._seed, game))
        plan = {}
        for action in self._turn(game):
            plan[thought.key] = action
            thought.apply(action)
        return plan

    def _turn(self, game: Game) -> list[int]:
        w, found = self._search(game)
        turn = jit.functions(game.kind, plans).pick(found, self.manner.slack, luck_here(self._seed, game), w)
        return _actions(w, turn)

    def turns(self, game: Game) -> tuple[list[list[int]], list[float]]:
        """All ways to end the turn at hand, with what each is worth; the best first."""
        w, found = self._search(game)
        order = sorted(range(found), key=lambda turn: (-w.turn_value[turn], turn))
        return [_actions(w, turn) for turn in order], [float(w.turn_value[turn]) for turn in order]

    def _search(self, game: Game) -> tuple[Workspace, int]:
        kind = game.kind
        if kind.id not in self._planners:
            self._planners[kind.id] = Planners(kind, [self.manner])
        planners = self._planners[kind.id]
        found, _ = planners.plan(game)
        return planners.memory[0], found


def _actions(w: Workspace, turn: int) -> list[int]:
    return [int(action) for action in w.turns[turn][: w.lengths[turn]]]


def make(spec: Spec) -> BeamBot:
    return BeamBot(spec.seed, manner(spec))


def manner(spec: Spec) -> Manner:
    width = spec.number(None, 100, least=1, most=MAX_WIDTH)
    depth = spec.number("depth", DEPTH, least=1, most=60)
    return Manner(width, depth, spec.number("slack", 0, most=1000) / 10)
