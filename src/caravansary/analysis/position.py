"""The best whole turns of a position, and who is likely to win after them.

To compare turns, quick planners play on for a few turns from each, then the judge is asked. The win chance of the best one comes from
better planners, which play on to the end. Without a judge, planners do all of it. Every candidate turn is tried with the same luck, which
is our own: what the real game would deal plays no part. One sample of luck chooses the best turn and another one rates all of them,
because the best of several always looks better than it is on the sample that chose it. The same seed and simulations give the same
result."""

from __future__ import annotations

import hashlib
import math
import time
from collections.abc import Sequence
from dataclasses import dataclass

from caravansary.bots.beam import BeamBot
from caravansary.bots.foresight import LONGEST, Foresight, Seen, mean, taken
from caravansary.bots.judged import OTHER_DEPTHS, worth
from caravansary.bots.judged import candidates as different
from caravansary.bots.playouts import Manner, Planners
from caravansary.engine.game import Game
from caravansary.engine.luck import MAX_LUCK
from caravansary.engine.placing import winner_of
from caravansary.engine.standing import check_seed
from caravansary.errors import BadOption
from caravansary.judge.shipped import judge_for

CANDIDATES = 6
CANDIDATE_WIDTH, CANDIDATE_DEPTH = 30, 12  # how the candidate turns are found
TURNS, DEEP_TURNS = 4, 8  # that are played on until the judge is asked
PLAYED_OUT = Manner(2, 3, alone=True)  # who plays on to the end where there is no judge
CHOOSING, COMPARING = 0.2, 0.35  # share of the time after which the best turn is chosen and all are compared once more
DEEP = 4  # quick simulations for each deep one
SURE = 1.96  # standard errors: 95 % of all means are nearer to the truth
MOST = 1_000_000
Turn = Sequence[int]


@dataclass(frozen=True)
class Choice:
    """A whole turn and what came of it."""

    turn: str  # in notation; in the middle of a turn, the rest of it
    win: float  # the seat's chance to win after it, 0 to 1
    margin: float  # points ahead of the best other seat at the end, on average
    line: tuple[str, ...]  # one possible continuation
    chances: tuple[float, ...]  # how likely each seat wins
    actions: tuple[int, ...]
    band: tuple[float, float] = (0.0, 1.0)  # the range that this number of simulations leaves for the win chance


@dataclass(frozen=True)
class Analysis:
    """The best turns found: the one chosen, then the others, the better first."""

    seat: int
    simulations: int  # of each turn
    choices: tuple[Choice, ...]

    @property
    def best(self) -> Choice:
        return self.choices[0]


def analyse(game: Game, seconds: float = 1.0, simulations: int | None = None, seed: int = 0) -> Analysis:
    """The best whole turns of the seat to decide, after about `seconds`, or after exactly this number of simulations of each turn."""
    if game.over or game.player is None:
        raise BadOption("analyse-over")
    if simulations is not None and (isinstance(simulations, bool) or not isinstance(simulations, int) or not 1 <= simulations <= MOST):
        raise BadOption("analyse-number", option="simulations", found=str(simulations)[:40], expected=f"1-{MOST}")
    if isinstance(seconds, bool) or not isinstance(seconds, (int, float)) or not 0 < seconds <= 1e6:
        raise BadOption("analyse-number", option="seconds", found=str(seconds)[:40], expected="0-1000000")
    begun, seat = time.monotonic(), game.player
    turns = candidates(game, check_seed(seed))
    look = outlook(game)
    chosen = best_of(rate(game, turns, simulations, seed, begun + seconds * CHOOSING, look=look), seat)
    fresh = rate(game, turns, simulations, seed, begun + seconds * COMPARING, look=look, sample=1)
    few = None if simulations is None else max(1, simulations // DEEP)
    (deep,) = rate(game, [turns[chosen]], few, seed, begun + seconds, look=deep_outlook(game), sample=2)
    found = [choice(game, turn, moved(deep, seen, fresh[chosen]), seed) for turn, seen in zip(turns, fresh, strict=True)]
    first = found.pop(chosen)
    found.sort(key=lambda other: (-other.win, -other.margin))
    return Analysis(seat, len(fresh[0].win), (first, *found))


def moved(deep: Seen, quick: Seen, best: Seen) -> Seen:
    """A deep look's estimate for another turn: that of the best turn, corrected by how much quick looks at the two differ."""
    seats = range(len(deep.win[0]))
    win_by = [mean(quick.wins(seat)) - mean(best.wins(seat)) for seat in seats]
    by = [mean(quick.margins(seat)) - mean(best.margins(seat)) for seat in seats]
    wins = [[min(1.0, max(0.0, each[seat] + win_by[seat])) for seat in seats] for each in deep.win]
    return Seen([[one / sum(each) for one in each] for each in wins], [[each[seat] + by[seat] for seat in seats] for each in deep.margin])


def candidates(game: Game, seed: int, most: int = CANDIDATES) -> list[list[int]]:
    """The turns that look best to planners, leading to different positions."""
    depths = (CANDIDATE_DEPTH, *OTHER_DEPTHS)
    return different(game, [BeamBot(seed, Manner(CANDIDATE_WIDTH, depth)) for depth in depths], most)


def best_of(seen: Sequence[Seen], seat: int) -> int:
    return max(range(len(seen)), key=lambda number: worth(seen[number], seat))


class ToTheEnd:
    """Plays on to the end, for games without a judge."""

    def __init__(self, game: Game, manner: Manner = PLAYED_OUT) -> None:
        self._planners = Planners(game.kind, [manner])
        self.turns = 0  # taken so far

    def after(self, game: Game, turn: Turn, lucks: Sequence[int]) -> Seen:
        ends = [self._played_out(game, turn, luck) for luck in lucks]
        return Seen([_won(end) for end in ends], [_ahead(end.scores) for end in ends])

    def _played_out(self, game: Game, turn: Turn, luck: int) -> Game:
        end = taken(game, turn, luck)
        self.turns += self._planners.play(end, [0] * game.players, luck, [0] * game.players, LONGEST, whole=True)
        return end


def _won(end: Game) -> list[float]:
    return [float(seat == winner_of(end.places)) for seat in range(end.players)]


def _ahead(scores: Sequence[int]) -> list[float]:
    """By how much each seat is ahead of the best other one."""
    return [float(mine - max(score for other, score in enumerate(scores) if other != seat)) for seat, mine in enumerate(scores)]


def outlook(game: Game) -> Foresight | ToTheEnd:
    """The quick way to look ahead in this game."""
    judge = judge_for(game)
    return ToTheEnd(game) if judge is None else Foresight(game.kind, judge, quick(game), TURNS)


def deep_outlook(game: Game) -> Foresight | ToTheEnd:
    """The same with more thought."""
    judge = judge_for(game)
    if judge is None:
        return ToTheEnd(game, strong(game))
    return Foresight(game.kind, judge, strong(game), DEEP_TURNS, game.kind.part("evaluation").JUDGED)


USUAL = 4, 6  # plans kept and turns looked ahead, for a game that does not say


def quick(game: Game) -> Manner:
    width, depth = getattr(game.kind.part("evaluation"), "QUICK", USUAL)
    return Manner(width, depth, alone=True)


def strong(game: Game) -> Manner:
    width, depth = getattr(game.kind.part("evaluation"), "STRONG", USUAL)
    return Manner(width, depth, alone=True)


def rate(
    game: Game,
    turns: Sequence[Turn],
    simulations: int | None,
    seed: int,
    deadline: float = 0.0,
    look: Foresight | ToTheEnd | None = None,
    sample: int = 0,
) -> list[Seen]:
    """What to expect after each of these turns; the k-th simulation of each has the same luck, and other samples have other luck.
    Without a number of simulations they go on until the deadline."""
    look = look or outlook(game)
    found = [Seen([], []) for _ in turns]
    done = 0
    while done < (simulations or MOST):
        luck = luck_of(seed, game, sample * MOST + done)
        for turn, seen in zip(turns, found, strict=True):
            new = look.after(game, turn, [luck])
            seen.win.extend(new.win)
            seen.margin.extend(new.margin)
        done += 1
        if simulations is None and time.monotonic() > deadline:
            break
    return found


def chances(seen: Seen) -> tuple[float, ...]:
    """How likely each seat wins."""
    return tuple(mean(each) for each in zip(*seen.win, strict=True))


def band(values: Sequence[float]) -> tuple[float, float]:
    """The range in which the mean of many more such values would lie."""
    if len(values) < 2:
        return 0.0, 1.0
    middle, off = mean(values), _doubt(values)
    return max(0.0, middle - off), min(1.0, middle + off)


def _doubt(values: Sequence[float]) -> float:
    """How far the mean of two values or more may be from the truth."""
    middle = mean(values)
    variance = math.fsum((value - middle) ** 2 for value in values) / (len(values) - 1)
    return SURE * math.sqrt(variance / len(values))


def choice(game: Game, turn: Turn, seen: Seen, seed: int, with_line: bool = True) -> Choice:
    seat = game.player
    assert seat is not None
    won = chances(seen)
    notation, line = _played_on(game, turn, seed, game.players if with_line else 0)
    return Choice(notation, won[seat], mean(seen.margins(seat)), line, won, tuple(turn), band(seen.wins(seat)))


def _played_on(game: Game, turn: Turn, seed: int, turns: int) -> tuple[str, tuple[str, ...]]:
    """The turn in notation, and the next turns of one playout."""
    thought = taken(game, turn, luck_of(seed, game, 0))
    bot = BeamBot(seed, quick(game))
    begun, now = 0, (thought.round, thought.player)
    while not thought.over and begun < turns:
        thought.apply(bot.choose(thought))
        if now != (thought.round, thought.player):
            begun, now = begun + 1, (thought.round, thought.player)
    lines = thought.turns
    return lines[0], tuple(lines[1 : turns + 1])


def luck_of(seed: int, game: Game, simulation: int) -> int:
    digest = hashlib.blake2b(game.key + simulation.to_bytes(4, "big"), digest_size=8, key=seed.to_bytes(8, "big"))
    return int.from_bytes(digest.digest(), "big") & MAX_LUCK
