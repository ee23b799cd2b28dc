"""A bot that looks ahead with a judge: `judge:SAMPLES`, with `width=`, `depth=` of the planner whose turns it chooses among, `top=` how
many of them, and `turns=` how far they are played on.

Half of the samples go to all candidates, then the better half of these gets as many again, until two are left. Without a judge for the game
it plays what the planner likes best.
"""

from __future__ import annotations

from typing import NamedTuple

from caravansary.bots.beam import MAX_WIDTH, BeamBot
from caravansary.bots.foresight import Foresight, Seen, mean, taken
from caravansary.bots.playouts import Manner
from caravansary.bots.spec import Spec
from caravansary.engine.game import Game
from caravansary.engine.luck import MAX_LUCK, generator, stir
from caravansary.engine.rules import least
from caravansary.judge.network import POINTS, Judge
from caravansary.judge.shipped import judge_for

OTHER_DEPTHS = (4, 1)  # planners that look less far find other turns worth a look
PLAYED_ON = Manner(4, 6, alone=True)  # by whom
MARGIN = 0.05  # what POINTS points count beside the chance to win, so that a won or lost game is played on well
MOST_SAMPLES, MOST_TURNS = 100_000, 200


class Ways(NamedTuple):
    """How a judged bot thinks."""

    samples: int
    planner: Manner
    top: int
    turns: int


class JudgedBot:
    def __init__(self, seed: int, ways: Ways, judge: Judge | None = None) -> None:
        """`judge` serves instead of the shipped one."""
        self._seed, self.ways, self._judge = seed, ways, judge
        self._planners = [BeamBot(seed, ways.planner), *(BeamBot(seed, ways.planner._replace(depth=depth)) for depth in OTHER_DEPTHS)]
        self._foresight: dict[tuple[str, int], Foresight | None] = {}

    def choose(self, game: Game) -> int:
        """Thought out anew at every decision, so that position and seed alone decide."""
        return game.legal[0] if len(game.legal) == 1 else self.turn(game)[0]

    def turn(self, game: Game) -> list[int]:
        """The whole turn that it takes."""
        foresight = self._looks_ahead(game)
        if foresight is None:
            return candidates(game, self._planners[:1], 1)[0]
        left = candidates(game, self._planners, self.ways.top)
        x = generator(game.luck_for(self._seed))
        seat = game.player
        assert seat is not None
        seen: dict[int, Seen] = {}
        samples = max(1, self.ways.samples)
        numbers = list(range(len(left)))
        while len(numbers) > 1:
            lucks = []
            for _ in range(samples):
                x = stir(x)
                lucks.append(x & MAX_LUCK)
            for number in numbers:
                new = foresight.after(game, left[number], lucks)
                seen[number] = seen[number].and_(new) if number in seen else new
            numbers.sort(key=lambda number: -worth(seen[number], seat))
            if samples == 1 or len(numbers) == 2:
                break
            numbers = numbers[: max(2, len(numbers) // 2)]
        return left[numbers[0]]

    def _looks_ahead(self, game: Game) -> Foresight | None:
        key = game.kind.id, game.players
        if key not in self._foresight:
            judge = self._judge or judge_for(game)
            self._foresight[key] = None if judge is None else Foresight(game.kind, judge, PLAYED_ON, self.ways.turns)
        return self._foresight[key]


def worth(seen: Seen, seat: int) -> float:
    return mean(seen.wins(seat)) + MARGIN * mean(seen.margins(seat)) / POINTS


def candidates(game: Game, planners: list[BeamBot], most: int) -> list[list[int]]:
    """Turns that lead to different positions: those that the first planner likes best, then in turn those of all."""
    found: dict[bytes, list[int]] = {}
    ranked = [planner.turns(game)[0] for planner in planners]
    wanted = [*ranked[0][: max(1, most // 2)], *(turn for turns in zip(*(each[:most] for each in ranked), strict=False) for turn in turns)]
    for turn in wanted:
        if len(found) < most:
            found.setdefault(taken(game, turn, 0).key, turn)
    return list(found.values()) or [[least(game.legal, len(game.legal))]]


def make(spec: Spec) -> JudgedBot:
    return JudgedBot(spec.seed, ways(spec))


def ways(spec: Spec) -> Ways:
    samples = spec.number(None, 16, least=1, most=MOST_SAMPLES)
    planner = Manner(spec.number("width", 60, least=1, most=MAX_WIDTH), spec.number("depth", 12, least=1, most=60))
    return Ways(samples, planner, spec.number("top", 6, least=1, most=64), spec.number("turns", 4, most=MOST_TURNS))
