"""Looking ahead with a judge: a turn is taken, planners play on for a few turns with luck of our own, and the judge says who wins then.

Playing on makes up for what the judge overlooks near by, the judge for what planners overlook far away. Every turn that is compared meets
the same lucks.
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
    """Looks ahead in games of one kind, `turns` turns by planners of one manner. Where the judge's word counts only in part they play on
    to the end, and how that ended counts for the rest: both err, but not in the same way."""

    def __init__(self, kind: Kind, judge: Judge, manner: Manner, turns: int, judged: float = 1.0) -> None:
        self.kind, self.judge, self.turns, self.judged = kind, judge, turns, judged
        self.planners = Planners(kind, [manner])

    def after(self, game: Game, turn: Sequence[int], lucks: Sequence[int]) -> Seen:
        """What the judge says when the seat to decide takes this turn."""
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
