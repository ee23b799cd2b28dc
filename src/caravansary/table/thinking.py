"""A bot process: `python -m caravansary.table.thinking` answers the questions of `Workers`, see `child`.

It knows a position and brings its own luck; a game's seed never gets here.
"""

from __future__ import annotations

import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict
from functools import lru_cache
from pathlib import Path
from typing import Any, TypedDict

import caravansary as cv
from caravansary import bots
from caravansary.analysis.review import Question
from caravansary.analysis.weighing import weigh
from caravansary.bots.levels import level_in, spec_of
from caravansary.bots.ready import is_ready
from caravansary.child import serve
from caravansary.engine.game import Game
from caravansary.engine.making import new_game
from caravansary.games import kind
from caravansary.table.warming import load

MOST_DECISIONS = 60
PLAYS_ON = "peddler"  # how all seats go on, to see what a hint leads to
LEAST_EFFORT = {"mcts": "mcts:2", "beam": "beam:1,depth=1"}
FAR = 12  # turns; what lies further ahead is no reason


class Aim(TypedDict):
    """The claim that a turn leads to, as the parts of its `Word`, and in how many turns."""

    arg: str | None
    details: dict[str, Any]
    turns: int


class Advice(TypedDict):
    actions: list[int]
    why: Aim | None


def answer(question: dict[str, Any]) -> Any:
    with processor_time(question.get("processor")):
        return QUESTIONS[question["ask"]](question)


@contextmanager
def processor_time(seconds: float | None) -> Iterator[None]:
    """The system ends a process that computes for longer, even in compiled code that no exception reaches."""
    can_limit = seconds is not None and hasattr(signal, "setitimer")
    if can_limit:
        signal.setitimer(signal.ITIMER_PROF, seconds or 0)
    try:
        yield
    finally:
        if can_limit:
            signal.setitimer(signal.ITIMER_PROF, 0)


def load_games() -> None:
    """Load the compiled ones; the others are being compiled elsewhere, and not by every worker at once."""
    for game in filter(is_ready, cv.games()):
        with suppress(cv.CaravansaryError):  # the server has said what is wrong with it
            load(game)


@lru_cache(maxsize=4)
def known_bot(spec: str, seed: int) -> bots.Bot:
    """Bots are kept for a while: the stronger ones have memory to set up."""
    return bots.make_bot(spec, seed)


def position_of(question: dict[str, Any]) -> Game:
    folder = question.get("components")
    return cv.from_position(question["position"], question["luck"], Path(folder) if folder else None)


def turn(question: dict[str, Any]) -> list[int]:
    """The bot's decisions up to the end of its turn, or up to the first that reveals something new."""
    game = position_of(question)
    bot = known_bot(question["bot"], question["seed"])
    here = (game.player, game.round)
    actions: list[int] = []
    while (game.player, game.round) == here and not game.over and len(actions) < MOST_DECISIONS:
        action = int(bots.ask(bot, game))
        actions.append(action)
        if game.depends_on_luck(action):
            break
        game.apply(action)
    return actions


def advice(question: dict[str, Any]) -> Advice:
    """The bot's turn, and why: the next claim it leads to as quick planners would play on, and in how many turns of its own."""
    actions = turn(question)
    game = position_of(question)
    return {"actions": actions, "why": _next_claim(game, actions, known_bot(PLAYS_ON, question["seed"]))}


def _next_claim(game: Game, actions: list[int], planner: bots.Bot) -> Aim | None:
    seat, given, turns, here = game.player, iter(actions), 0, game.round
    while not game.over and turns <= FAR:
        action = next(given, None)
        if action is None:
            action = int(bots.ask(planner, game))
        if game.player == seat:
            turns, here = turns + (game.round != here), game.round
            word = game.word(action)
            if word.verb == "claim":
                return {"arg": word.arg, "details": dict(word.details), "turns": turns}
        game.apply(action)
    return None


def review(question: dict[str, Any]) -> dict[str, Any]:
    """One turn of a finished game, looked at, tried or explained."""
    how = {name: question[name] for name in ("number", "played", "simulations", "seed", "task", "candidates", "before", "against")}
    return asdict(weigh(Question(game=position_of(question), **how)))


def load_bot(question: dict[str, Any]) -> None:
    """Load, or compile, the code of a bot by letting it decide with the least effort."""
    if question.get("game") is None or question.get("bot") is None:
        return
    found = kind(question["game"])
    spec = question["bot"] if level_in(question["bot"]) is None else spec_of(str(level_in(question["bot"])), question["game"])
    name = spec.partition(":")[0]
    with suppress(cv.CaravansaryError):  # the question itself says what is wrong with its bot
        bots.ask(bots.make_bot(LEAST_EFFORT.get(name, name), 1), new_game(found, min(found.players), 1))


def burn(question: dict[str, Any]) -> None:
    """Compute for ever: shows what happens when a bot uses up its processor time."""
    while True:
        pass


def nap(question: dict[str, Any]) -> None:
    """Do nothing for a number of seconds: shows what happens when a bot takes too long."""
    time.sleep(question["nap"])


QUESTIONS: dict[str, Callable[[dict[str, Any]], Any]] = {
    "turn": turn,
    "advice": advice,
    "review": review,
    "load": load_bot,
    "nap": nap,
    "burn": burn,
}

if __name__ == "__main__":
    slow = sys.argv[1:] == ["slow"]
    serve(answer, load_games, nice=19 if slow else 10)
