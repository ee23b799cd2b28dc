"""Looking ahead with a judge: take a turn, let planners play on for a few turns with luck of our own, and ask the judge who wins then.

Playing on covers what the judge misses in the short run, and the judge what planners miss in the long run. All turns being compared are
tried with the same lucks.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from typing import NamedTuple

from caravansary.bots.playouts import Manner, Planners
from caravansary.engine.game import Game
from caravansary.engine.kind import Kind
from caravansary.judge.network import Judge, Verdict, verdict

LONGEST = 1500  # turns


class Seen(NamedTuple):
    """What the judge said after a turn, luck by luck."""

    win: list[Sequence[float]]  # [luck][seat]
    margin: list[Sequence[float]]

    def and_(self, other: Seen) -> Seen:
        return Seen([*self.win, *other.win], [*self.margin, *other.margin])

    def wins(self, seat: int) -> list[float]:
        return [each[seat] for each in self.win]

    def margins(self, seat: int) -> list[float]:
        return [each[seat] for each in self.margin]


def mean(values: Sequence[float]) -> float:
    return fsum(values) / len(values)


class Foresight:
    """Looks ahead in games of one kind: planners of one manner play `turns` turns. If the judge's verdict has only part of the weight, they
    play on to the end and the outcome has the rest: both err, but in different ways."""

    def __init__(self, kind: Kind, judge: Judge, manner: Manner, turns: int, judged: float = 1.0) -> None:
        self.kind, self.judge, self.turns, self.judged = kind, judge, turns, judged
        self.planners = Planners(kind, [manner])

    def after(self, game: Game, turn: Sequence[int], lucks: Sequence[int]) -> Seen:
        """The judge's verdict if the seat to decide takes this turn."""
        said = [self._seen(taken(game, turn, luck), luck) for luck in lucks]
        return Seen([each.win for each in said], [each.margin for each in said])

    def _seen(self, thought: Game, luck: int) -> Verdict:
        first, erring = [0] * thought.players, [luck] * thought.players
        if self.turns:
            self.planners.play(thought, first, luck, erring, self.turns, whole=True)
        said = verdict(thought, self.judge)
        if self.judged == 1.0 or thought.over:
            return said
        self.planners.play(thought, first, luck, erring, LONGEST, whole=True)
        end = verdict(thought, self.judge)
        return Verdict(*(self._between(*both) for both in zip(said, end, strict=True)))

    def _between(self, said: Sequence[float], came: Sequence[float]) -> tuple[float, ...]:
        return tuple(self.judged * one + (1.0 - self.judged) * other for one, other in zip(said, came, strict=True))


def taken(game: Game, turn: Sequence[int], luck: int) -> Game:
    """The game as this luck would have it, after a turn (as far as what is revealed on the way allows)."""
    thought = game.sight(luck)
    for action in turn:
        if action in thought.legal:
            thought.apply(action)
    return thought
