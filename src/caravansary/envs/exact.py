"""Exact values by exhaustive search, for last rounds and small variants: a ground truth to measure others against.

Every decision and every draw is followed to the end, each position once. With two seats this is the value of the game; with more,
every seat takes what is best for itself, which is only one of many ways to play.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from caravansary.engine.chance import Script, Undecided, told
from caravansary.engine.game import Game
from caravansary.engine.layout import copied
from caravansary.engine.placing import place_of
from caravansary.engine.rules import OVER, score
from caravansary.errors import BadOption

MOST = 1_000_000  # positions
Values = tuple[Fraction, ...]


class Solver:
    """Solves positions of one game (its kind, players and values); what was found once is kept.

    A seat's value is how likely it wins, or with `points` how many points it is ahead of the best other seat. `longest` ends a game after
    this many rounds, as environments do. `BadOption` if there are more than `most` positions to look at.
    """

    def __init__(self, game: Game, longest: int = 1000, points: bool = False, most: int = MOST) -> None:
        self._kind, self._players, self._box = game.kind, game.players, game._box
        self._longest, self._points, self._most = longest, points, most
        self._apply, self._legal = told(game.kind).twin(game.kind.rules.apply), game.kind.rules.legal_actions
        self._known: dict[bytes, Values] = {}

    def values(self, game: Game) -> Values:
        """The value of the position to each seat under perfect play."""
        return self._value(self._kind.unpacked(game.key))

    def actions(self, game: Game) -> dict[int, Fraction]:
        """What each legal action is worth to the seat to decide."""
        s = self._kind.unpacked(game.key)
        return {action: self._after(s, action)[s.player] for action in game.legal}

    def best(self, game: Game) -> set[int]:
        """The legal actions that are worth most."""
        worth = self.actions(game)
        return {action for action, value in worth.items() if value == max(worth.values())}

    def __len__(self) -> int:
        """How many positions were looked at."""
        return len(self._known)

    def _value(self, s: Any) -> Values:
        if s.phase == OVER or s.round > self._longest:
            return self._end(s)
        key = self._kind.state.pack(s)
        if key not in self._known:
            room = [0] * self._kind.actions
            legal = room[: self._legal(s, self._box, room)]
            value = max((self._after(s, action) for action in legal), key=lambda each: each[s.player])
            if len(self._known) >= self._most:
                raise BadOption("envs-too-large", most=self._most)
            self._known[key] = value
        return self._known[key]

    def _after(self, s: Any, action: int) -> Values:
        """What an action is worth to each seat, over all that luck may do."""
        total = [Fraction(0)] * self._players
        waiting: list[tuple[tuple[int, ...], Fraction]] = [((), Fraction(1))]
        while waiting:
            drawn, chance = waiting.pop()
            after = copied(s)
            try:
                self._apply(after, self._box, action, Script(drawn))
            except Undecided as asked:
                waiting += [((*drawn, outcome), chance / asked.n) for outcome in range(asked.n)]
                continue
            for seat, value in enumerate(self._value(after)):
                total[seat] += chance * value
        return tuple(total)

    def _end(self, s: Any) -> Values:
        seats = range(self._players)
        if not self._points:
            return tuple(Fraction(int(place_of(s, self._box, seat)) == 0) for seat in seats)
        scores = [int(score(s, self._box, seat)) for seat in seats]
        return tuple(Fraction(scores[seat] - max(scores[other] for other in seats if other != seat)) for seat in seats)
