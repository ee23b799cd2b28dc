"""The best whole turns of a position, by playouts: planners take every seat, each candidate turn meets the same luck.

The luck is our own: what the real game would deal plays no part. The same seed and number of simulations give the same.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from caravansary.bots.beam import BeamBot
from caravansary.bots.playouts import Manner, Planners
from caravansary.engine.game import Game
from caravansary.engine.judging import RISK
from caravansary.engine.luck import MAX_LUCK
from caravansary.engine.placing import winner_of
from caravansary.engine.standing import check_seed
from caravansary.errors import BadOption

CANDIDATES = 6
CANDIDATE_WIDTH, CANDIDATE_DEPTH = 30, 12  # how the candidate turns are found
WIDTH, DEPTH = 2, 3  # how the seats of a playout plan
LONGEST = 1500  # turns
MOST = 1_000_000
Turn = Sequence[int]
Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Choice:
    """A whole turn and what came of it."""

    turn: str  # in notation; in the middle of a turn, the rest of it
    win: float  # how often the seat then won, 0 to 1
    margin: float  # points ahead of the best other seat at the end, on average
    line: tuple[str, ...]  # one way it may go on
    chances: tuple[float, ...]  # how often each seat won
    actions: tuple[int, ...]


@dataclass(frozen=True)
class Analysis:
    """The best turns found, the best first."""

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
    deadline = time.monotonic() + seconds
    turns = candidates(game, check_seed(seed))
    ends = rate(game, turns, simulations, seed, deadline)
    choices = [choice(game, turn, found, seed) for turn, found in zip(turns, ends, strict=True)]
    choices.sort(key=lambda found: (-found.win, -found.margin))
    return Analysis(game.player, len(ends[0].winners), tuple(choices))


def candidates(game: Game, seed: int, most: int = CANDIDATES) -> list[list[int]]:
    """The turns that look best to a planner."""
    turns, _ = BeamBot(seed, Manner(CANDIDATE_WIDTH, CANDIDATE_DEPTH)).turns(game)
    return turns[:most]


class Ends(NamedTuple):
    """How games ended, simulation by simulation."""

    scores: Array  # [simulation, seat]
    winners: Array


def rate(game: Game, turns: Sequence[Turn], simulations: int | None, seed: int, deadline: float = 0.0) -> list[Ends]:
    """How games end after each of these turns; the k-th simulations of all have the same luck.
    Without a number of simulations they go on until the deadline."""
    planners = Planners(game.kind, [Manner(WIDTH, DEPTH)])
    for weights in planners.weights:
        weights[RISK] = 0.0  # thinking through the rivals, too, would take several times as long as so narrow a plan
    found: list[list[Game]] = [[] for _ in turns]
    done = 0
    while done < (simulations or MOST):
        luck = _luck(seed, game, done)
        for turn, results in zip(turns, found, strict=True):
            results.append(played_out(game, turn, luck, planners))
        done += 1
        if simulations is None and time.monotonic() > deadline:
            break
    return [Ends(np.array([end.scores for end in ends]), np.array([winner_of(end.places) for end in ends])) for ends in found]


def played_out(game: Game, turn: Turn, luck: int, planners: Planners) -> Game:
    """The end of the game when the seat to decide takes this turn (as far as what is revealed on the way allows)."""
    thought = game.sight(luck)
    for action in turn:
        if action in thought.legal:
            thought.apply(action)
    planners.play(thought, [0] * game.players, luck, [0] * game.players, LONGEST, whole=True)
    return thought


def chances(ends: Ends) -> tuple[float, ...]:
    """How often each seat won."""
    return tuple(float(np.mean(ends.winners == seat)) for seat in range(ends.scores.shape[1]))


def choice(game: Game, turn: Turn, ends: Ends, seed: int, with_line: bool = True) -> Choice:
    seat = game.player
    assert seat is not None
    won = chances(ends)
    others = np.delete(ends.scores, seat, axis=1).max(axis=1)
    notation, line = _played_on(game, turn, seed, game.players if with_line else 0)
    return Choice(notation, won[seat], float(np.mean(ends.scores[:, seat] - others)), line, won, tuple(turn))


def _played_on(game: Game, turn: Turn, seed: int, turns: int) -> tuple[str, tuple[str, ...]]:
    """The turn in notation, and the next turns of one playout."""
    thought = game.sight(_luck(seed, game, 0))
    for action in turn:
        if action in thought.legal:
            thought.apply(action)
    bot = BeamBot(seed, Manner(WIDTH, DEPTH))
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
