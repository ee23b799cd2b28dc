"""A finished game, turn by turn: who was likely to win when, and which turns gave most of it away.

A turn is compared with the best that was found, and what looks like a mistake is tried again with other luck: a loss
that does not show a second time is none.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from caravansary.analysis.position import Turn, candidates, chances, choice, rate
from caravansary.engine.game import Game
from caravansary.errors import BadOption

CANDIDATES = 4
CHECKED = 8  # turns that are tried again
AGAIN = 4  # times as many simulations
LEAST = 0.02  # a smaller loss of win chance is not worth a word
MARKED = 5


@dataclass(frozen=True)
class Moment:
    """One turn of the game and what was possible instead."""

    number: int  # of the turn, from 1
    round: int
    seat: int
    turn: str
    chances: tuple[float, ...]  # of all seats, after the turn
    better: str | None  # None if nothing better was found
    loss: float  # of win chance
    loss_margin: float  # of points
    better_actions: tuple[int, ...] = ()


@dataclass(frozen=True)
class Review:
    players: int
    simulations: int
    before: tuple[float, ...]  # the chances before the first turn
    moments: tuple[Moment, ...]
    marked: tuple[Moment, ...]  # the turns that lost most, the worst first


def review(game: Game, simulations: int = 20, seed: int = 0, step: Callable[[], None] = lambda: None) -> Review:
    """Go through a finished game; `step` is called after each turn and each check (see `steps`)."""
    if not game.over:
        raise BadOption("analyse-unfinished")
    turns = whole_turns(game)
    moments = []
    for number, (now, played) in enumerate(turns, 1):
        moments.append(_moment(number, now, played, simulations, seed))
        step()
    doubtful = sorted((m for m in moments if m.better is not None), key=lambda m: (-m.loss, -m.loss_margin))[:CHECKED]
    checked = {}
    for moment in doubtful:
        checked[moment.number] = _again(moment, *turns[moment.number - 1], simulations * AGAIN, seed + 1)
        step()
    for _ in range(CHECKED - len(doubtful)):
        step()
    final = [checked.get(moment.number, replace(moment, better=None, loss=0.0, loss_margin=0.0)) for moment in moments]
    marked = sorted((m for m in final if m.loss >= LEAST), key=lambda m: (-m.loss, -m.loss_margin))[:MARKED]
    before = chances(rate(turns[0][0], [[]], simulations, seed)[0])
    return Review(game.players, simulations, before, tuple(final), tuple(marked))


def steps(game: Game) -> int:
    return len(whole_turns(game)) + CHECKED


def whole_turns(game: Game) -> list[tuple[Game, list[int]]]:
    """The game before each of its turns, with the actions of the turn."""
    turns: list[tuple[Game, list[int]]] = []
    last: object = None
    for now, action in game.replayed():
        if last != (now.round, now.player):
            last = (now.round, now.player)
            turns.append((now.copy(), []))
        turns[-1][1].append(action)
    return turns


def _moment(number: int, now: Game, played: Turn, simulations: int, seed: int) -> Moment:
    others = [turn for turn in candidates(now, seed, CANDIDATES) if _end(now, turn) != _end(now, played)]
    scores = rate(now, [played, *others], simulations, seed)
    mine, *rest = [choice(now, turn, result, seed, with_line=False) for turn, result in zip([played, *others], scores, strict=True)]
    best = max(rest, key=lambda other: (other.win, other.margin), default=mine)
    seat = now.player
    assert seat is not None
    is_better = (best.win, best.margin) > (mine.win, mine.margin)
    gained = (best.win - mine.win, best.margin - mine.margin) if is_better else (0.0, 0.0)
    return Moment(number, now.round, seat, mine.turn, mine.chances, best.turn if is_better else None, *gained, best.actions)


def _again(moment: Moment, now: Game, played: Turn, simulations: int, seed: int) -> Moment:
    """The same comparison with other luck and more of it."""
    both: list[Turn] = [played, moment.better_actions]
    mine, other = (choice(now, turn, result, seed, False) for turn, result in zip(both, rate(now, both, simulations, seed), strict=True))
    loss = other.win - mine.win
    if loss < LEAST:
        return replace(moment, better=None, loss=0.0, loss_margin=0.0)
    return replace(moment, loss=loss, loss_margin=other.margin - mine.margin)


def _end(now: Game, turn: Turn) -> bytes:
    """Where a turn leads, without what is revealed on the way."""
    twin = now.sight()
    for action in turn:
        if action in twin.legal:
            twin.apply(action)
    return twin.key
