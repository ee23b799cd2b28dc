"""Looking ahead with a judge: take a turn, let planners play on for a few turns with luck of our own, and ask the judge who wins then.
Without a judge they play on to the end.

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
from caravansary.engine.placing import winner_of
from caravansary.judge.network import Judge, Verdict, verdict

LONGEST = 1500  # turns
MOST_KNOWN = 4096  # ends that are remembered


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

    def __init__(self, kind: Kind, judge: Judge | None, manner: Manner, turns: int, judged: float = 1.0) -> None:
        self.kind, self.judge, self.turns, self.judged = kind, judge, turns, judged
        self.planners = Planners(kind, [manner])
        self._known: dict[tuple[bytes, int], Verdict] = {}

    def after(self, game: Game, turn: Sequence[int], lucks: Sequence[int]) -> Seen:
        """The judge's verdict if the seat to decide takes this turn."""
        said = [self._seen(taken(game, turn, luck), luck) for luck in lucks]
        return Seen([each.win for each in said], [each.margin for each in said])

    def _seen(self, thought: Game, luck: int) -> Verdict:
        """Remembered: a turn that was looked at is asked about again in the middle of it."""
        key = thought.key, luck
        if key not in self._known:
            if len(self._known) == MOST_KNOWN:
                self._known.clear()
            self._known[key] = self._played_on(thought, luck)
        return self._known[key]

    def _played_on(self, thought: Game, luck: int) -> Verdict:
        turns = LONGEST if self.judge is None else self.turns
        if turns:
            self._play(thought, luck, turns)
        if self.judge is None or thought.over:
            return ended(thought)
        said = verdict(thought, self.judge)
        if self.judged == 1.0:
            return said
        self._play(thought, luck, LONGEST)
        return Verdict(*(self._between(*both) for both in zip(said, ended(thought), strict=True)))

    def _play(self, thought: Game, luck: int, turns: int) -> None:
        self.planners.play(thought, [0] * thought.players, luck, [luck] * thought.players, turns, whole=True)

    def _between(self, said: Sequence[float], came: Sequence[float]) -> tuple[float, ...]:
        return tuple(self.judged * one + (1.0 - self.judged) * other for one, other in zip(said, came, strict=True))


def ended(end: Game) -> Verdict:
    """Who has won, and by how much each seat is ahead of the best other one."""
    first, scores = winner_of(end.places), end.scores
    ahead = (mine - max(score for other, score in enumerate(scores) if other != seat) for seat, mine in enumerate(scores))
    return Verdict(tuple(float(seat == first) for seat in range(end.players)), tuple(map(float, ahead)))


def taken(game: Game, turn: Sequence[int], luck: int) -> Game:
    """The game as this luck would have it, after a turn (as far as what is revealed on the way allows)."""
    thought = game.sight(luck)
    for action in turn:
        if action in thought.legal:
            thought.apply(action)
    return thought
