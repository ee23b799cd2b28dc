"""One game of the arena: the bots are asked in turn, timed and watched. Whatever a bot does, the game has a result.

A bot that takes too long, chooses what is not legal or fails loses by forfeit; the others share the win.
"""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypedDict

import caravansary as cv
from caravansary.arena.hosted import HostedBot
from caravansary.arena.schedule import Task
from caravansary.bots import Bot, ask, is_outside, make_bot
from caravansary.child import Failed, TooLong
from caravansary.engine.game import Game
from caravansary.engine.record import Body
from caravansary.errors import CaravansaryError

LONGEST = 1000  # rounds, after which a game is ended and decided by its current points


class Lost(TypedDict):
    seat: int
    reason: str
    text: str


class Placed(TypedDict):
    """Who finished before whom."""

    block: int
    seats: list[int]  # who sat where, by the place among the specs
    places: list[int]


class Result(Placed):
    """One game, as a line of `games.jsonl`; lists are by seat."""

    number: int
    end: str
    forfeit: Lost | None
    scores: list[int]
    sheets: list[dict[str, int]]
    rounds: int
    turns: list[int]
    seconds: list[float]
    slowest: list[float]
    record: Body


@dataclass(frozen=True)
class Setting:
    """What all games of a run have in common."""

    game: str
    players: int
    specs: tuple[str, ...]
    time_limit: float | None = None  # seconds a decision


@dataclass
class Forfeit(Exception):
    seat: int
    reason: str  # "time", "illegal" or "error"
    text: str


@dataclass
class Clock:
    seconds: list[float]
    slowest: list[float]
    turns: list[int]


def play(setting: Setting, task: Task) -> Result:
    """The game of this task, as plain JSON data."""
    game = cv.new(setting.game, setting.players, task.deal)
    clock = Clock([0.0] * setting.players, [0.0] * setting.players, [0] * setting.players)
    forfeit: Lost | None = None
    try:
        _play(game, _sit_down(setting, task), setting.time_limit, clock)
    except Forfeit as lost:
        forfeit = {"seat": lost.seat, "reason": lost.reason, "text": lost.text[:300]}
    return {
        "number": task.number,
        "block": task.block,
        "seats": list(task.seats),
        "end": "forfeit" if forfeit else "over" if game.over else "endless",
        "forfeit": forfeit,
        "places": places(game, None if forfeit is None else forfeit["seat"]),
        "scores": game.scores,
        "sheets": [game.score_sheet(seat) for seat in range(game.players)],
        "rounds": game.round,
        "turns": clock.turns,
        "seconds": [round(seconds, 6) for seconds in clock.seconds],
        "slowest": [round(seconds, 6) for seconds in clock.slowest],
        "record": json.loads(game.save()),
    }


def places(game: Game, forfeit: int | None = None) -> list[int]:
    """The place of each seat; 1 is the winner. A forfeit is last; the others share first place, since nobody knows who would have won."""
    if forfeit is not None:
        return [game.players if seat == forfeit else 1 for seat in range(game.players)]
    return [place + 1 for place in game.places]


def _play(game: Game, bots: Sequence[Bot], limit: float | None, clock: Clock) -> None:
    turn: object = None
    while not game.over and game.round <= LONGEST:
        seat = game.player
        assert seat is not None
        if turn != (game.round, seat):
            turn = (game.round, seat)
            clock.turns[seat] += 1
        begun = time.perf_counter()
        try:
            action = ask(bots[seat], game)
        except TooLong as error:
            raise Forfeit(seat, "time", str(error)) from None
        except Exception as error:
            raise Forfeit(seat, "error", said(error)) from error
        finally:
            taken = time.perf_counter() - begun
            clock.seconds[seat] += taken
            clock.slowest[seat] = max(clock.slowest[seat], taken)
        if limit is not None and taken > limit:
            raise Forfeit(seat, "time", f"{taken:.2f} s")
        try:
            game.apply(action)
        except CaravansaryError as error:
            raise Forfeit(seat, "illegal", str(error)) from None


def _sit_down(setting: Setting, task: Task) -> list[Bot]:
    bots = []
    for seat, (which, seed) in enumerate(zip(task.seats, task.bot_seeds, strict=True)):
        try:
            bots.append(_bot(setting, seat, setting.specs[which], seed))
        except Exception as error:
            raise Forfeit(seat, "error", said(error)) from error
    return bots


def said(error: Exception) -> str:
    return str(error) if isinstance(error, Failed) else f"{type(error).__name__}: {error}"


def _bot(setting: Setting, seat: int, spec: str, seed: int) -> Bot:
    if is_outside(spec):
        return HostedBot.at(seat, spec, seed, setting.time_limit, setting.game, setting.players)
    if (setting.game, setting.players, spec) not in _warm:
        _warm.add((setting.game, setting.players, spec))
        ask(make_bot(spec), cv.new(setting.game, setting.players, 0))
    return make_bot(spec, seed)


_warm: set[tuple[str, int, str]] = set()  # bots that were asked once already: compiling does not count as their time
