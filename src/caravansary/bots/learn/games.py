"""Games to learn from: planners on all seats, with a few careless opening turns for variety; the position of every turn is kept.

A shard is one compressed NumPy file (npz) with some games. Positions before the last careless turn are left out, because the result says
nothing about them.
"""

from __future__ import annotations

import io
import time
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, Protocol

import numpy as np

from caravansary.arena.schedule import luck_for
from caravansary.bots.beam import manner
from caravansary.bots.judged import JudgedBot, Ways, ways
from caravansary.bots.playouts import Manner, Planners
from caravansary.bots.spec import read_spec
from caravansary.engine.game import Game
from caravansary.engine.kind import Kind
from caravansary.engine.making import new_game
from caravansary.engine.placing import winner_of
from caravansary.games import kind
from caravansary.judge.file import read
from caravansary.judge.network import Judge

ROUND = 100_000_000  # games of a round, at most
LONGEST = 600  # turns, after which a game is ended and decided by its current points
OPENING = 10  # rounds in which turns may be careless
CARELESS = (0, 0, 1, 1, 2, 3, 4, 6)  # how many turns of a game may be careless
SLACK = 8.0  # points by which a careless turn may err; every other one is random
LONGEST_TURN = 40  # decisions of such a turn
Array = np.ndarray[Any, Any]


class Setting(NamedTuple):
    """What is played in a round; the number of a shard says the rest."""

    game: str
    players: int
    seed: int
    size: int  # games a shard
    round: int  # from 1
    spec: str  # of who plays: a planner, or a bot with the judge of the round before
    judge: str = ""  # its file


class Played(NamedTuple):
    """One game: the positions before its turns, and its end."""

    states: list[bytes]
    scores: list[int]
    winner: int
    luck: int


def make_shard(setting: Setting, number: int) -> tuple[int, bytes]:
    """Play the games of a shard."""
    first = number * setting.size
    begun = time.process_time()
    games = [play(setting, game) for game in range(first, first + setting.size)]
    file = io.BytesIO()
    content: dict[str, Any] = {**arrays(kind(setting.game), games), "spec": np.array(setting.spec)}
    content["seconds"] = np.array(time.process_time() - begun)
    np.savez_compressed(file, **content)
    return number, file.getvalue()


def arrays(played: Kind, games: Sequence[Played]) -> dict[str, Array]:
    """D positions in G games."""
    states = b"".join(state for game in games for state in game.states)
    return {
        "states": np.frombuffer(states, np.uint8).reshape(-1, played.state.itemsize),
        "game": np.repeat(np.arange(len(games), dtype=np.int32), [len(game.states) for game in games]),
        "scores": np.array([game.scores for game in games], np.int16),
        "winners": np.array([game.winner for game in games], np.int8),
        "lucks": np.array([game.luck for game in games], np.int64),
    }


def play(setting: Setting, number: int) -> Played:
    luck = luck_for(setting.seed, "learn", (setting.round - 1) * ROUND + number)
    game, whims = new_game(kind(setting.game), setting.players, luck), Random(luck)
    player = _player(setting)
    careless = whimsical_turns(setting.players, whims)
    states: list[bytes] = []
    for turn in range(LONGEST):
        if game.over:
            break
        states.append(game.key)
        if turn not in careless:
            player.take_turn(game, luck)
        else:
            states.clear()
            if whims.random() < 0.5:
                player.take_careless_turn(game, luck, whims.randrange(1 << 60))
            else:
                take_any_turn(game, whims)
    return Played(states, list(game.scores), winner_of(game.places), luck)


class Player(Protocol):
    def take_turn(self, game: Game, luck: int) -> None: ...

    def take_careless_turn(self, game: Game, luck: int, seed: int) -> None: ...


class Planner:
    """Plays every turn in compiled code."""

    def __init__(self, kind: Kind, manner: Manner) -> None:
        self._planners = Planners(kind, [manner, manner._replace(slack=SLACK)])

    def take_turn(self, game: Game, luck: int) -> None:
        self._planners.play(game, [0] * game.players, luck, [0] * game.players, 1, whole=True)

    def take_careless_turn(self, game: Game, luck: int, seed: int) -> None:
        self._planners.play(game, [1] * game.players, luck, [seed] * game.players, 1, whole=True)


class Judged(Planner):
    """Chooses among a planner's turns by a judge."""

    def __init__(self, kind: Kind, ways: Ways, judge: Judge, seed: int) -> None:
        super().__init__(kind, ways.planner)
        self._bot = JudgedBot(seed, ways, judge)

    def take_turn(self, game: Game, luck: int) -> None:
        for action in self._bot.turn(game):
            if action not in game.legal:
                break
            game.apply(action)


@lru_cache(maxsize=2)
def _player(setting: Setting) -> Player:
    spec, played = read_spec(setting.spec), kind(setting.game)
    if not setting.judge:
        return Planner(played, manner(spec))
    return Judged(played, ways(spec), read(Path(setting.judge), played, setting.players).judge(), setting.seed)


def whimsical_turns(players: int, whims: Random) -> set[int]:
    """The turns of a game that are careless, counted from 0."""
    return {whims.randrange(OPENING * players) for _ in range(whims.choice(CARELESS))}


def take_any_turn(game: Game, whims: Random) -> None:
    begun = game.round, game.player
    for _ in range(LONGEST_TURN):
        game.apply(whims.choice(game.legal))
        if game.over or (game.round, game.player) != begun:
            return
