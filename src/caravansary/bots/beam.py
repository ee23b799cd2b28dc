"""A bot that plans ahead: `beam:WIDTH`, with `depth=` turns to look ahead, `slack=` to err like a person, `alone=1` to ignore
what rivals will claim and `values=1` to use an earlier set of values, however planners have learned since.

Slack is in tenths of a point: the bot may take any turn that looks at most that much worse than its best one, better
turns being likelier. It overlooks little things; it never throws a game away.
"""

from __future__ import annotations

from caravansary.bots.plans import Workspace
from caravansary.bots.playouts import Manner, Planners
from caravansary.bots.spec import Spec
from caravansary.engine.game import Game

DEPTH = 16
MAX_WIDTH = 5000


class BeamBot:
    def __init__(self, seed: int, manner: Manner) -> None:
        self._seed, self.manner = seed, manner
        self._planners: dict[str, Planners] = {}

    def choose(self, game: Game) -> int:
        return self._planning(game).choose(game, self._seed)

    def turns(self, game: Game) -> tuple[list[list[int]], list[float]]:
        """All ways to end the current turn, with what each is worth; the best first."""
        planners = self._planning(game)
        found, _ = planners.plan(game)
        w = planners.memory[0]
        order = sorted(range(found), key=lambda turn: (-w.turn_value[turn], turn))
        return [_actions(w, turn) for turn in order], [float(w.turn_value[turn]) for turn in order]

    def _planning(self, game: Game) -> Planners:
        if game.kind.id not in self._planners:
            self._planners[game.kind.id] = Planners(game.kind, [self.manner])
        return self._planners[game.kind.id]


def _actions(w: Workspace, turn: int) -> list[int]:
    return [int(action) for action in w.turns[turn][: w.lengths[turn]]]


def make(spec: Spec) -> BeamBot:
    return BeamBot(spec.seed, manner(spec))


def manner(spec: Spec) -> Manner:
    width = spec.number(None, 100, least=1, most=MAX_WIDTH)
    depth = spec.number("depth", DEPTH, least=1, most=60)
    slack, alone = spec.number("slack", 0, most=1000) / 10, spec.number("alone", 0, most=1) == 1
    return Manner(width, depth, slack, alone=alone, values=spec.number("values", 0, most=1000))
