"""A finished game, turn by turn: who was likely to win when, and which turns gave most of it away.

A turn is compared with the best that was found, and what looks like a mistake is tried again with other luck by strong planners: a loss
that is not clear then does not count. `Reviewer` says what to weigh next and takes what was found, so that the weighing can
be done here or by another process, and what is known so far can be shown at any time.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from caravansary.bots.playouts import Manner
from caravansary.engine.game import Game
from caravansary.errors import BadOption

STRONG, STRONG_TURNS = Manner(12, 10), 10  # by whom a turn is tried again, for how many turns until the judge is asked
Chances = Sequence[float]  # how often each seat wins


@dataclass(frozen=True)
class Effort:
    """How much is put into a review."""

    simulations: int = 20
    candidates: int = 4  # turns that a played one is compared with
    checked: int = 8  # turns that are tried again
    again: int = 2  # times as many simulations
    least: float = 0.02  # a smaller loss of win chance is not worth a word
    marked: int = 5
    every_position: bool = False  # weigh the position before every turn, not only the first


@dataclass(frozen=True)
class Question:
    """One turn to weigh. `against` is what it is compared with; None: look for it."""

    number: int  # of the turn, from 0
    game: Game  # before the turn
    played: Sequence[int]
    simulations: int
    seed: int
    candidates: int
    against: Sequence[int] | None = None
    before: bool = False  # weigh the position before it, too


@dataclass(frozen=True)
class Weighed:
    """What was found of one turn."""

    turn: str
    before: Chances | None
    after: Chances
    better: str | None  # None if nothing better was found
    better_actions: Sequence[int]
    loss: float  # of win chance
    loss_margin: float  # of points


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


@dataclass(frozen=True)
class Review:
    players: int
    simulations: int
    before: Chances  # before the first turn
    moments: tuple[Moment, ...]
    marked: tuple[Moment, ...]  # the turns that lost most, the worst first


class Reviewer:
    """Leads through a review: ask it `question` until it says None, and answer each with `take`."""

    def __init__(self, game: Game, effort: Effort, seed: int = 0) -> None:
        if not game.over:
            raise BadOption("analyse-unfinished")
        self.effort, self.seed, self.players = effort, seed, game.players
        self.turns = whole_turns(game)
        self.before: list[Chances] = []  # before each turn that was weighed so, as far as it is known
        self._moments: list[Moment] = []
        self._doubtful: list[Moment] = []
        self._checked: dict[int, Moment] = {}

    @property
    def steps(self) -> int:
        return len(self.turns) + self.effort.checked

    @property
    def done(self) -> int:
        """How many steps; one that turned out not to be needed is done."""
        return self.steps if self.question() is None else len(self._moments) + len(self._checked)

    def question(self) -> Question | None:
        """What to weigh next: every turn, then once more those that look like mistakes. None: that was all."""
        effort, number = self.effort, len(self._moments)
        if number < len(self.turns):
            before = number == 0 or effort.every_position
            return Question(number, *self.turns[number], effort.simulations, self.seed, effort.candidates, before=before)
        if len(self._checked) == len(self._doubtful):
            return None
        moment = self._doubtful[len(self._checked)]
        simulations = effort.simulations * effort.again
        return Question(moment.number - 1, *self.turns[moment.number - 1], simulations, self.seed + 1, 1, moment.better_actions)

    def take(self, found: Weighed) -> None:
        """The answer to the question at hand."""
        if len(self._moments) < len(self.turns):
            self._note(found)
        else:
            moment = self._doubtful[len(self._checked)]
            self._checked[moment.number] = replace(moment, loss=found.loss, loss_margin=found.loss_margin)

    def _note(self, found: Weighed) -> None:
        now = self.turns[len(self._moments)][0]
        assert now.player is not None
        if found.before is not None:
            self.before.append(found.before)
        what = (found.turn, found.after, found.better, found.loss, found.loss_margin, found.better_actions)
        self._moments.append(Moment(len(self._moments) + 1, now.round, now.player, *what))
        if len(self._moments) == len(self.turns):
            self._doubtful = _worst(self._moments, self.effort.checked)

    def review(self) -> Review:
        """What was found, once nothing is left to weigh."""
        assert self.question() is None
        final = [self._final(moment) for moment in self._moments]
        marked = _worst(final, self.effort.marked)
        return Review(self.players, self.effort.simulations, self.before[0] if self.before else (), tuple(final), tuple(marked))

    def _final(self, moment: Moment) -> Moment:
        checked = self._checked.get(moment.number)
        if checked is None or checked.loss < self.effort.least:
            return replace(moment, better=None, loss=0.0, loss_margin=0.0)
        return checked


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


def weigh(asked: Question) -> Weighed:
    """Look ahead from a position after the turn that was played and after others, all under the same luck."""
    from caravansary.analysis.position import candidates, chances, choice, rate

    if asked.against is not None:
        return weigh_again(asked, asked.against)
    now, played, seed = asked.game, asked.played, asked.seed
    here = _end(now, played)
    turns = [played, *(turn for turn in candidates(now, seed, asked.candidates) if _end(now, turn) != here)]
    seen = rate(now, [*turns, []] if asked.before else turns, asked.simulations, seed)
    before = chances(seen.pop()) if asked.before else None
    mine, *rest = [choice(now, turn, each, seed, with_line=False) for turn, each in zip(turns, seen, strict=True)]
    best = max(rest, key=lambda other: (other.win, other.margin), default=mine)
    if (best.win, best.margin) <= (mine.win, mine.margin):
        return Weighed(mine.turn, before, mine.chances, None, best.actions, 0.0, 0.0)
    return Weighed(mine.turn, before, mine.chances, best.turn, best.actions, best.win - mine.win, best.margin - mine.margin)


def weigh_again(asked: Question, against: Sequence[int]) -> Weighed:
    """A turn that seems better, tried with other luck by strong planners: what it gains counts only if it is clear, and not against a
    turn that the strongest planner would take itself."""
    from caravansary.analysis.position import choice, is_clear, outlook, rate

    now, seed = asked.game, asked.seed
    assert now.player is not None
    seen = rate(now, [asked.played, against], asked.simulations, seed, look=outlook(now, STRONG, STRONG_TURNS))
    mine, better = (choice(now, turn, each, seed, with_line=False) for turn, each in zip((asked.played, against), seen, strict=True))
    gain, gained = (each[:, now.player] for each in (seen[1].win - seen[0].win, seen[1].margin - seen[0].margin))
    if not (is_clear(gain) and is_clear(gained)) or _strongest(now, seed) == _end(now, asked.played):
        return Weighed(mine.turn, None, mine.chances, None, better.actions, 0.0, 0.0)
    return Weighed(mine.turn, None, mine.chances, better.turn, better.actions, float(gain.mean()), float(gained.mean()))


def _strongest(now: Game, seed: int) -> bytes:
    """Where the turn of the strongest planner leads."""
    from caravansary.bots import beam
    from caravansary.bots.levels import LEVELS, spec_of
    from caravansary.bots.spec import read_spec

    manner = beam.manner(read_spec(spec_of(LEVELS[-1], now.kind.id)))
    return _end(now, beam.BeamBot(seed, manner).turns(now)[0][0])


def _end(now: Game, turn: Sequence[int]) -> bytes:
    """Where a turn leads, without what is revealed on the way."""
    from caravansary.bots.foresight import taken

    return taken(now, turn, 0).key
