"""A bot that looks ahead with a judge: `judge:SAMPLES`. `width=` and `depth=` set the planner whose turns it chooses among, `top=` how many
of them, `turns=` how far they are played on, `strong=1` uses better planners for that, and `sure=` is the lead, in tenths of a standard
error, that another turn needs to replace the planner's own.

All candidates are tried with the same lucks, a few at first and then twice as many, until every survivor has had all samples; a turn
clearly behind the best is dropped. Without a judge for the game it plays the planner's favourite."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum, sqrt
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
QUICK = 4, 6  # who plays turns on
USUAL = 12, 10  # with `strong=1`, where the game sets no STRONG
ERRING = 0.3  # points by which those err, differently with each luck, so that turns that suit only one planner's habits don't win
FIRST = 4  # lucks
CLEAR = 1.0  # a turn this many standard errors behind the best is dropped
MARGIN = 0.05  # the weight of POINTS points beside the chance to win, so that a decided game is still played well
MOST_SAMPLES, MOST_TURNS = 100_000, 200


class Ways(NamedTuple):
    """How a judged bot thinks."""

    samples: int
    planner: Manner
    top: int
    turns: int
    strong: bool = False
    sure: float = 0.0  # standard errors


class JudgedBot:
    def __init__(self, seed: int, ways: Ways, judge: Judge | None = None) -> None:
        """`judge` serves instead of the shipped one."""
        self._seed, self.ways, self._judge = seed, ways, judge
        self._planners = [BeamBot(seed, ways.planner), *(BeamBot(seed, ways.planner._replace(depth=depth)) for depth in OTHER_DEPTHS)]
        self._foresight: dict[tuple[str, int], Foresight | None] = {}

    def choose(self, game: Game) -> int:
        """Thinks afresh at every decision, so that the choice depends on position and seed alone."""
        return game.legal[0] if len(game.legal) == 1 else self.turn(game)[0]

    def turn(self, game: Game) -> list[int]:
        """The whole turn that it takes."""
        foresight = self._looks_ahead(game)
        if foresight is None:
            return candidates(game, self._planners[:1], 1)[0]
        turns = candidates(game, self._planners, self.ways.top)
        x = generator(game.luck_for(self._seed))
        seat = game.player
        assert seat is not None
        worths: list[list[float]] = [[] for _ in turns]
        left, best, samples = list(range(len(turns))), 0, min(FIRST, self.ways.samples)
        while len(left) > 1:
            lucks = []
            for _ in range(samples - len(worths[0])):
                x = stir(x)
                lucks.append(x & MAX_LUCK)
            for number in left:
                worths[number] += by_luck(foresight.after(game, turns[number], lucks), seat)
            best = max(left, key=lambda number: (fsum(worths[number]), -number))
            if samples == self.ways.samples:
                break
            left = [number for number in left if number in (0, best) or not is_ahead(worths[best], worths[number], CLEAR)]
            samples = min(2 * samples, self.ways.samples)
        return turns[best if best and is_ahead(worths[best], worths[0], self.ways.sure) else 0]

    def _looks_ahead(self, game: Game) -> Foresight | None:
        key = game.kind.id, game.players
        if key not in self._foresight:
            judge = self._judge or judge_for(game)
            self._foresight[key] = None if judge is None else Foresight(game.kind, judge, self._played_on(game), self.ways.turns)
        return self._foresight[key]

    def _played_on(self, game: Game) -> Manner:
        if not self.ways.strong:
            return Manner(*QUICK, alone=True)
        width, depth = getattr(game.kind.part("evaluation"), "STRONG", USUAL)
        return Manner(width, depth, ERRING, alone=True)


def by_luck(seen: Seen, seat: int) -> list[float]:
    """What a turn is worth, luck by luck. Points weigh as much as winning, since a few lucks say little about who wins."""
    return [win + margin / POINTS for win, margin in zip(seen.wins(seat), seen.margins(seat), strict=True)]


def is_ahead(one: Sequence[float], other: Sequence[float], errors: float) -> bool:
    """Whether one turn is better than another by more than this many standard errors under the same lucks."""
    gains = [more - less for more, less in zip(one, other, strict=True)]
    gain, n = mean(gains), len(gains)
    return gain > errors * sqrt(fsum((each - gain) ** 2 for each in gains) / (n * max(1, n - 1)))


def worth(seen: Seen, seat: int) -> float:
    return mean(seen.wins(seat)) + MARGIN * mean(seen.margins(seat)) / POINTS


def candidates(game: Game, planners: list[BeamBot], most: int) -> list[list[int]]:
    """Turns that lead to different positions: the first planner's favourites, then those of each planner in turn."""
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
    top, turns = spec.number("top", 6, least=1, most=64), spec.number("turns", 4, most=MOST_TURNS)
    return Ways(samples, planner, top, turns, spec.number("strong", 0, most=1) == 1, spec.number("sure", 0, most=1000) / 10)
