"""The best whole turns of a position: planners play on from each, and the judge says who is likely to win from there.

Where there is no judge, narrow planners play on to the end. Each candidate turn meets the same luck, which is our own: what the real game
would deal plays no part. One sample of luck chooses the best turn, another says what all of them are worth: the best of several by
one sample looks better than it is. The same seed and number of simulations give the same.
"""

from __future__ import annotations

import hashlib
import math
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from caravansary.bots.beam import BeamBot
from caravansary.bots.foresight import Foresight, Seen, taken
from caravansary.bots.judged import OTHER_DEPTHS, worth
from caravansary.bots.judged import candidates as different
from caravansary.bots.playouts import Manner, Planners
from caravansary.engine.game import Game
from caravansary.engine.judging import RISK
from caravansary.engine.luck import MAX_LUCK
from caravansary.engine.placing import winner_of
from caravansary.engine.standing import check_seed
from caravansary.errors import BadOption
from caravansary.judge.shipped import judge_for

CANDIDATES = 6
CANDIDATE_WIDTH, CANDIDATE_DEPTH = 30, 12  # how the candidate turns are found
PLAYED_ON, TURNS = Manner(4, 6), 4  # by whom it is played on for how many turns until the judge is asked
PLAYED_OUT = Manner(2, 3)  # and by whom to the end, where there is no judge
LONGEST = 1500  # turns
SURE = 1.96  # standard errors: 95 % of all means are nearer to the truth
MOST = 1_000_000
Turn = Sequence[int]
Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Choice:
    """A whole turn and what came of it."""

    turn: str  # in notation; in the middle of a turn, the rest of it
    win: float  # how likely the seat then wins, 0 to 1
    margin: float  # points ahead of the best other seat at the end, on average
    line: tuple[str, ...]  # one way it may go on
    chances: tuple[float, ...]  # how likely each seat wins
    actions: tuple[int, ...]
    band: tuple[float, float] = (0.0, 1.0)  # from where to where the win chance may be, as far as the number of simulations says


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
    begun = time.monotonic()
    turns = candidates(game, check_seed(seed))
    look = outlook(game)
    chosen = best_of(rate(game, turns, simulations, seed, begun + seconds / 2, look=look), game.player)
    fresh = rate(game, turns, simulations, seed, begun + seconds, look=look, sample=1)
    others = [choice(game, turn, seen, seed) for turn, seen in zip(turns, fresh, strict=True)]
    first = others.pop(chosen)
    others.sort(key=lambda found: (-found.win, -found.margin))
    return Analysis(game.player, len(fresh[0].win), (first, *others))


def candidates(game: Game, seed: int, most: int = CANDIDATES) -> list[list[int]]:
    """The turns that look best to planners, leading to different positions."""
    depths = (CANDIDATE_DEPTH, *OTHER_DEPTHS)
    return different(game, [BeamBot(seed, Manner(CANDIDATE_WIDTH, depth)) for depth in depths], most)


def best_of(seen: Sequence[Seen], seat: int) -> int:
    return max(range(len(seen)), key=lambda number: worth(seen[number], seat))


class ToTheEnd:
    """Plays on to the end of a game, for those that no judge was trained for."""

    def __init__(self, game: Game) -> None:
        self._planners = Planners(game.kind, [PLAYED_OUT])
        for weights in self._planners.weights:
            weights[RISK] = 0.0  # thinking through the rivals, too, would take several times as long as so narrow a plan

    def after(self, game: Game, turn: Turn, lucks: Sequence[int]) -> Seen:
        ends = [self._played_out(game, turn, luck) for luck in lucks]
        winners = [winner_of(end.places) for end in ends]
        scores = np.array([end.scores for end in ends], float)
        margins = [scores[:, p] - np.delete(scores, p, axis=1).max(axis=1) for p in range(game.players)]
        return Seen(np.eye(game.players)[winners], np.stack(margins, axis=1))

    def _played_out(self, game: Game, turn: Turn, luck: int) -> Game:
        end = taken(game, turn, luck)
        self._planners.play(end, [0] * game.players, luck, [0] * game.players, LONGEST, whole=True)
        return end


def outlook(game: Game, manner: Manner = PLAYED_ON, turns: int = TURNS) -> Foresight | ToTheEnd:
    """How to look ahead in this game."""
    judge = judge_for(game)
    return ToTheEnd(game) if judge is None else Foresight(game.kind, judge, manner, turns)


def rate(
    game: Game,
    turns: Sequence[Turn],
    simulations: int | None,
    seed: int,
    deadline: float = 0.0,
    look: Foresight | ToTheEnd | None = None,
    sample: int = 0,
) -> list[Seen]:
    """What is to be expected after each of these turns; the k-th simulations of all have the same luck, other samples have others.
    Without a number of simulations they go on until the deadline."""
    look = look or outlook(game)
    found: list[list[Seen]] = [[] for _ in turns]
    done = 0
    while done < (simulations or MOST):
        luck = _luck(seed, game, sample * MOST + done)
        for turn, seen in zip(turns, found, strict=True):
            seen.append(look.after(game, turn, [luck]))
        done += 1
        if simulations is None and time.monotonic() > deadline:
            break
    return [Seen(np.concatenate([one.win for one in seen]), np.concatenate([one.margin for one in seen])) for seen in found]


def chances(seen: Seen) -> tuple[float, ...]:
    """How likely each seat wins."""
    return tuple(map(float, seen.win.mean(axis=0)))


def band(values: Array) -> tuple[float, float]:
    """From where to where the mean of many more such values would be."""
    if len(values) < 2:
        return 0.0, 1.0
    off = SURE * float(values.std(ddof=1)) / math.sqrt(len(values))
    return max(0.0, float(values.mean()) - off), min(1.0, float(values.mean()) + off)


def is_clear(gains: Array) -> bool:
    """Whether the mean of these gains is above 0 beyond doubt."""
    if len(gains) < 2:
        return bool(gains.mean() > 0.0)
    return float(gains.mean()) > SURE * float(gains.std(ddof=1)) / math.sqrt(len(gains))


def choice(game: Game, turn: Turn, seen: Seen, seed: int, with_line: bool = True) -> Choice:
    seat = game.player
    assert seat is not None
    won = chances(seen)
    notation, line = _played_on(game, turn, seed, game.players if with_line else 0)
    return Choice(notation, won[seat], float(seen.margin[:, seat].mean()), line, won, tuple(turn), band(seen.win[:, seat]))


def _played_on(game: Game, turn: Turn, seed: int, turns: int) -> tuple[str, tuple[str, ...]]:
    """The turn in notation, and the next turns of one playout."""
    thought = taken(game, turn, _luck(seed, game, 0))
    bot = BeamBot(seed, PLAYED_ON)
    begun, now = 0, (thought.round, thought.player)
    while not thought.over and begun < turns:
        thought.apply(bot.choose(thought))
        if now != (thought.round, thought.player):
            begun, now = begun + 1, (thought.round, thought.player)
    lines = thought.turns
    return lines[0], tuple(lines[1 : turns + 1])


def _luck(seed: int, game: Game, simulation: int) -> int:
    digest = hashlib.blake2b(game.key + simulation.to_bytes(4, "big"), digest_size=8, key=seed.to_bytes(8, "big"))
    return int.from_bytes(digest.digest(), "big") & MAX_LUCK
