"""A finished game, turn by turn: who was likely to win when, and which turns cost the most.

Every turn first gets a brief look. A suspected mistake is then tried: strong planners play on to the end after it and after the turn that
seems better, a few decks at a time and the same for both, until the difference is clear or hopeless. A clear difference is measured again
with other decks: the first sample selected it, so only the second says what it cost. A turn that the strongest planner would take itself is
never tried. `Reviewer` says what to do next and collects the answers, so the work (`weighing`) can be done here or in another process, and
what is known so far can be shown at any time.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal, TypedDict

from caravansary.engine.game import Game
from caravansary.errors import BadOption

Chances = Sequence[float]  # how often each seat wins
Gain = Sequence[float]  # with one deck: in wins, in points


class Why(TypedDict):
    """A reason: the end of a message id, and what the sentence needs (see `reasons`)."""

    id: str
    args: dict[str, Any]


@dataclass(frozen=True)
class Effort:
    """How much is put into a review."""

    simulations: int = 12  # of each turn at first
    candidates: int = 4  # turns that a played one is compared with
    checked: int = 10  # turns that are tried
    portion: int = 8  # decks tried before anything is decided
    tried: int = 24  # decks by which the difference must be clear
    sure: float = 2.6  # standard errors for that
    again: int = 32  # other decks for the second measurement
    surer: float = 2.8  # standard errors for that: about what lets others reproduce it
    turns: int = 12_000  # that planners may take for all this
    least: float = 0.02  # a smaller loss of win chance is not worth mentioning
    marked: int = 5
    every_position: bool = False  # weigh the position before every turn, not only the first


@dataclass(frozen=True)
class Question:
    """One turn to weigh: `look` for better ones, `try` one against it, or say `why` that one is better."""

    number: int  # of the turn, from 0
    game: Game  # before the turn
    played: Sequence[int]
    simulations: int  # or decks
    seed: int
    task: Literal["look", "try", "why"] = "look"
    candidates: int = 1
    before: bool = False  # weigh the position before it, too
    against: Sequence[int] = ()


@dataclass(frozen=True)
class Weighed:
    """What was found of one turn."""

    turn: str = ""
    before: Chances | None = None
    after: Chances = ()
    better: str | None = None  # None if nothing better was found
    better_actions: Sequence[int] = ()
    loss: float = 0.0  # of win chance
    gains: Sequence[Gain] = ()
    turns: int = 0  # that planners took
    why: Why | None = None


@dataclass(frozen=True)
class Moment:
    """One turn of the game and what was possible instead."""

    number: int  # of the turn, from 1
    round: int
    seat: int
    turn: str
    chances: Chances  # of all seats, after the turn
    better: str | None  # None if nothing better was found
    loss: float  # of win chance
    loss_margin: float  # of points
    better_actions: Sequence[int] = ()
    why: Why | None = None


@dataclass(frozen=True)
class Review:
    players: int
    simulations: int
    before: Chances  # before the first turn
    moments: tuple[Moment, ...]
    marked: tuple[Moment, ...]  # the turns that lost most, the worst first


@dataclass
class Trial:
    """A turn that looks like a mistake."""

    moment: Moment
    first: list[Gain]
    second: list[Gain]
    state: Literal["open", "clear", "mistake", "explained", "dropped"] = "open"


class Reviewer:
    """Steers a review: call `question` until it returns None, and pass each answer to `take`."""

    def __init__(self, game: Game, effort: Effort, seed: int = 0) -> None:
        if not game.over:
            raise BadOption("analyse-unfinished")
        self.effort, self.seed, self.players = effort, seed, game.players
        self.turns = whole_turns(game)
        self.before: list[Chances] = []  # before each turn that was weighed so, as far as it is known
        self._moments: list[Moment] = []
        self._trials: list[Trial] = []
        self._taken = 0  # turns of planners

    @property
    def steps(self) -> int:
        return len(self.turns) + self.effort.checked

    @property
    def done(self) -> int:
        """How many steps; one that turned out to be unnecessary counts as done."""
        decided = sum(trial.state in ("explained", "dropped") for trial in self._trials)
        return self.steps if self.question() is None else len(self._moments) + decided

    def question(self) -> Question | None:
        """What to do next: look at every turn, then try those that look like mistakes. None when finished."""
        effort, number = self.effort, len(self._moments)
        if number < len(self.turns):
            before = number == 0 or effort.every_position
            return Question(number, *self.turns[number], effort.simulations, self.seed, "look", effort.candidates, before)
        trial = self._next()
        if trial is None:
            return None
        number, actions = trial.moment.number - 1, trial.moment.better_actions
        if trial.state == "mistake":
            return Question(number, *self.turns[number], effort.portion, self.seed, "why", against=actions)
        done = len(trial.first) + len(trial.second)
        decks = effort.portion if trial.state == "open" else effort.again
        return Question(number, *self.turns[number], decks, self.seed + 1 + done, "try", against=actions)

    def _next(self) -> Trial | None:
        """A clear case is finished first; otherwise the least tried one, and among those the likeliest mistake."""
        for trial in self._trials:
            if trial.state in ("clear", "mistake"):
                return trial
        return min((trial for trial in self._trials if trial.state == "open"), key=lambda trial: len(trial.first), default=None)

    def take(self, found: Weighed) -> None:
        """The answer to the current question."""
        if len(self._moments) < len(self.turns):
            self._note(found)
            return
        trial = self._next()
        assert trial is not None
        self._taken += found.turns
        if trial.state == "mistake":
            trial.moment, trial.state = replace(trial.moment, why=found.why), "explained"
        elif trial.state == "clear":
            trial.second.extend(found.gains)
            self._decide(trial)
        else:
            trial.first.extend(found.gains)
            if sureness([points for _, points in trial.first]) >= self.effort.sure:
                trial.state = "clear"
            elif _mean(trial.first, 1) <= 0.0 or len(trial.first) >= self.effort.tried:
                trial.state = "dropped"
        if self._taken > self.effort.turns:
            for each in self._trials:
                each.state = "dropped" if each.state == "open" else each.state

    def _decide(self, trial: Trial) -> None:
        """Only the second sample counts."""
        loss, points = _mean(trial.second, 0), _mean(trial.second, 1)
        is_sure = sureness([points for _, points in trial.second]) >= self.effort.surer
        if is_sure and loss >= self.effort.least:
            trial.moment, trial.state = replace(trial.moment, loss=loss, loss_margin=points), "mistake"
        else:
            trial.state = "dropped"

    def _note(self, found: Weighed) -> None:
        now = self.turns[len(self._moments)][0]
        assert now.player is not None
        if found.before is not None:
            self.before.append(found.before)
        what = (found.turn, found.after, found.better, found.loss, 0.0, found.better_actions)
        self._moments.append(Moment(len(self._moments) + 1, now.round, now.player, *what))
        if len(self._moments) == len(self.turns):
            self._trials = [Trial(moment, [], []) for moment in _worst(self._moments, self.effort.checked)]

    @property
    def marked(self) -> list[Moment]:
        """The mistakes that are known so far, the worst first."""
        return _worst([trial.moment for trial in self._trials if trial.state == "explained"], self.effort.marked)

    def review(self) -> Review:
        """What was found, once nothing is left to weigh."""
        assert self.question() is None
        known = {trial.moment.number: trial.moment for trial in self._trials if trial.state == "explained"}
        final = [known.get(moment.number, replace(moment, better=None, loss=0.0, better_actions=())) for moment in self._moments]
        return Review(self.players, self.effort.simulations, self.before[0] if self.before else (), tuple(final), tuple(self.marked))


def reason(moment: Moment) -> tuple[str, dict[str, Any]]:
    """The message that says why the better turn is better, and what it needs; `rival` is a seat, for which it wants a `name`."""
    if moment.why is None:
        return "why-points", {"points": round(moment.loss_margin)}
    return f"why-{moment.why['id']}", dict(moment.why["args"])


def sureness(values: Sequence[float]) -> float:
    """By how many standard errors the mean of these values is above 0."""
    mean = sum(values) / len(values)
    spread = math.sqrt(sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1))
    if spread == 0.0:
        return math.copysign(math.inf, mean) if mean else 0.0
    return mean / spread * math.sqrt(len(values))


def _mean(gains: Sequence[Gain], which: int) -> float:
    return sum(gain[which] for gain in gains) / len(gains)


def _worst(moments: Sequence[Moment], most: int) -> list[Moment]:
    return sorted((m for m in moments if m.better is not None), key=lambda m: (-m.loss, -m.loss_margin))[:most]


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
