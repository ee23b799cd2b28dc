"""A bot that takes the turn with the best prospects, in any of the games.

It tries every turn it can take and looks at what it would then have: points, cubes by their level, and what its next
turns could gain. What others do in between it does not foresee: it supposes that they do as little as they can.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from caravansary.bots import Bot, luck_here
from caravansary.bots.spec import Spec
from caravansary.engine import jit
from caravansary.engine.game import Game

TURNS = 150  # most turns tried: games with long turns would take too long
NEXT_TURNS = 40
DECISIONS = 80  # most decisions in a turn or between two turns
# What a level of a cube is worth, a little less than the points it will bring; too many of one level bring little.
CUBE = (0.85, 0.85, 0.8, 0.7, 0.5, 0.25, 0.1)
AHEAD = 50.0  # ending the game is good when ahead, bad when behind
LATER = 0.75  # what a gain is worth a turn later


class End(NamedTuple):
    """How a turn may end: what the seat then has, the first action towards it, the game then."""

    have: float
    first: int
    after: Game


class GreedyBot:
    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, game: Game) -> int:
        seat = game.player
        assert seat is not None
        if len(game.legal) == 1:
            return game.legal[0]
        thought = game.sight(luck_here(self._seed, game))
        return max(best_ends(thought, seat, TURNS), key=lambda end: prospects(end.after, seat)).first


def make(spec: Spec) -> Bot:
    """Where rules are compiled the planner looks as far, much faster; trying turns one by one in Python is for the rest.
    It goes by plain values: a yardstick that does not move when the planners learn."""
    if jit.ENABLED:
        from caravansary.bots.beam import BeamBot
        from caravansary.bots.playouts import Manner

        return BeamBot(spec.seed, Manner(width=8, depth=2, plain=True))
    return GreedyBot(spec.seed)


def best_ends(game: Game, seat: int, most: int) -> list[End]:
    """The best end of the turn for each first action, by what the seat then has."""
    best: dict[int, End] = {}
    for first, after in turns(game, most):
        have = holdings(after, seat)
        if first not in best or have > best[first].have:
            best[first] = End(have, first, after)
    return list(best.values())


def turns(game: Game, most: int) -> Iterator[tuple[int, Game]]:
    """The different ends of the turn at hand, each with its first action; the shortest ones first."""
    seat, begun = game.player, game.round
    seen = set()
    open_ = [(action, game, action) for action in game.legal]
    found = 0
    while open_ and found < most:
        longer = []
        for first, before, action in open_:
            after = before.copy()
            after.apply(action)
            here = after.key
            if here in seen:
                continue
            seen.add(here)
            if after.player == seat and after.round == begun:
                longer += [(first, after, more) for more in after.legal]
            else:
                found += 1
                yield first, after
        open_ = longer


def prospects(game: Game, seat: int) -> float:
    """What a seat has after its turn, with what its next turns could gain: the best soon, the others later."""
    have = holdings(game, seat)
    if game.final_round:
        ahead = max(range(game.players), key=lambda other: (game.score_of(other), other)) == seat
        return have + (AHEAD if ahead else -AHEAD)
    if not wait_for(game, seat):
        return have
    start = holdings(game, seat)
    gains = sorted((max(0.0, end.have - start) for end in best_ends(game, seat, NEXT_TURNS)), reverse=True)
    return have + sum(gain * LATER ** (place + 1) for place, gain in enumerate(gains))


def holdings(game: Game, seat: int) -> float:
    """Points so far and the worth of the cubes; in the last round only points count."""
    points = game.score_of(seat)
    if game.final_round:
        return points
    cubes = game.cubes_of(seat)
    return points - sum(cubes[1:]) + sum(level * sum(CUBE[:count]) for level, count in enumerate(cubes, 1))


def wait_for(game: Game, seat: int) -> bool:
    """Let the others do as little as they can (in all games the last action listed) until the seat is on turn."""
    for _ in range(DECISIONS):
        if game.over or game.player == seat:
            break
        game.apply(game.legal[-1])
    return game.player == seat
