"""A game in play, for any kind of game: the object that people and programs hold."""

from __future__ import annotations

import operator
from collections.abc import Iterator, Mapping
from functools import partial
from numbers import Integral
from typing import Any, NamedTuple, Self

from caravansary.engine import chance, jit, notation, record
from caravansary.engine.components import Row, catalogue
from caravansary.engine.kind import Components, Kind, Reason, Word
from caravansary.engine.layout import copied
from caravansary.engine.luck import MAX_LUCK, draw
from caravansary.engine.placing import winner_of
from caravansary.engine.running import Plain, Running, boxes_for, faster, faster_if_possible, started
from caravansary.errors import BadOption, BadPosition, IllegalAction
from caravansary.texts import text

FIRST_SEAT = 1 << 20  # no game has a deck of this number


class Turn(NamedTuple):
    """A turn that was taken."""

    round: int
    seat: int
    notation: str


class Game:
    """One game; every change goes through `apply`, so `actions` and the start reproduce it.

    `kind` is what is played, `players` how many play, `edition` in which names, `options` and `components` with what, `actions` the
    decisions so far. In the examples `g` is a new game for two.
    """

    def __init__(
        self,
        kind: Kind,
        players: int,
        seed: int,
        edition: str,
        components: Components,
        options: dict[str, Any],
        start: Mapping[str, Any] | None = None,
    ) -> None:
        self.kind = kind
        self.players = players
        self.edition = edition
        self.options = options
        self.components = components
        self.actions: list[int] = []
        self._seed = seed
        self._start: Mapping[str, Any] | Running | None = start  # position data, or the rules at work on the position at the start
        self._boxes = boxes_for(kind, components, options)
        self._now = self._laid_out()

    def _laid_out(self) -> Running:
        """The game before its first action."""
        if self._start is None:
            fresh = started(self.kind, self._boxes)
            fresh.begin(self.players, self._seed)
            return fresh
        if not isinstance(self._start, Mapping):
            return self._start.copy()
        s = self.kind.blank()
        s.players = self.players
        faults = self.kind.position.read_position(self._start, s, self._box, self.components.rows)
        if faults:
            raise BadPosition("error-position", faults)
        plain = Plain(self.kind, self._boxes, s)
        return faster(plain) if jit.plays_compiled(self.kind) else plain

    # The decision at hand

    @property
    def player(self) -> int | None:
        """The seat to decide; None when the game is over.

        >>> g.player
        0
        """
        return None if self._now.n == 0 else self._now.field("player")

    @property
    def phase(self) -> str:
        """The name of the pending decision; "over" at the end.

        >>> g.phase
        'turn'
        """
        number: int = self._now.field("phase")
        return self.kind.phases[number]

    @property
    def legal(self) -> list[int]:
        """The legal actions; the last one does least.

        >>> g.legal
        [0, 1, 45, 46, 47, 48, 56]
        """
        return self._now.legal()

    @property
    def over(self) -> bool:
        """Whether the game has ended.

        >>> g.over
        False
        """
        return self._now.n == 0

    @property
    def round(self) -> int:
        """The round at play, from 1.

        >>> g.round
        1
        """
        return self._now.field("round")  # type: ignore[no-any-return]

    @property
    def first_seat(self) -> int:
        """A seat by the luck of the game, for a table that has to say who sits where.

        >>> g.first_seat
        0
        """
        return int(draw(self._seed, FIRST_SEAT, 0, self.players))

    @property
    def final_round(self) -> bool:
        """Whether the game ends with this round.

        >>> g.final_round
        False
        """
        return bool(self._now.field("final_round"))

    def apply(self, action: int) -> None:
        """One atomic decision; `IllegalAction` says why not, and nothing has changed.

        >>> g.apply(g.legal[0])
        >>> g.player
        1
        """
        if type(action) is not int or not 0 <= action < self.kind.actions:
            action = self._number(action)
        if not self._now.step(action, self._seed):
            reason = self.why_not(action)
            raise IllegalAction(reason.message, **reason.args)
        self.actions.append(action)
        if type(self._now) is Plain and jit.count_plain_decision(self.kind):
            self._now = faster_if_possible(self._now)

    def turn(self, line: str) -> None:
        """One whole turn in notation, from the decision at hand to the end of the turn; all or nothing.

        >>> g.turn("play s2 1>2 2>3")
        >>> g.player
        1
        """
        if self.over:
            raise IllegalAction("illegal-over")
        reader = notation.TurnReader(line)
        trial = self.copy()
        now = trial._turn_number()
        while trial._turn_number() == now:
            word = partial(_word, trial, trial._now.mirror())
            trial.apply(
                reader.choose(
                    [(a, word(a)) for a in trial.legal],
                    lambda word=word: [(a, word(a)) for a in range(self.kind.actions)],  # type: ignore[misc]
                    trial.why_not,
                )
            )
        reader.end()
        self._become(trial)

    # What was done

    @property
    def turns(self) -> list[str]:
        """The game so far in notation, one line a turn; the last may still be unfinished.

        >>> g.turn("play s1")
        >>> g.turns
        ['play s1']
        """
        return [turn.notation for turn in self.history()]

    def history(self) -> list[Turn]:
        """The turns so far, each with its round and seat.

        >>> g.turn("play s1")
        >>> g.history()
        [Turn(round=1, seat=0, notation='play s1')]
        """
        found: list[tuple[int, int, list[Word]]] = []
        number: object = None
        for game, action in self.replayed():
            if game._turn_number() != number:
                number = game._turn_number()
                found.append((game.round, game._now.field("player"), []))
            found[-1][2].append(_word(game, game._now.mirror(), action))
        return [Turn(round_, seat, notation.written(words)) for round_, seat, words in found]

    def replayed(self) -> Iterator[tuple[Game, int]]:
        """The game before each of its actions, with the action.

        >>> g.turn("play s1")
        >>> [(then.player, action) for then, action in g.replayed()]
        [(0, 0)]
        """
        game = self.restarted()
        for action in self.actions:
            yield game, action
            game.apply(action)

    def restarted(self) -> Game:
        """The same game (same deal, same luck) before its first action.

        >>> g.turn("play s1")
        >>> g.restarted().turns
        []
        """
        game = self.copy()
        game.actions = []
        game._now = game._laid_out()
        return game

    def back_to(self, decisions: int) -> Game:
        """The same game after its first decisions, as many as asked for; what follows draws the same cards as before.

        >>> g.turn("play s1")
        >>> g.turn("rest")
        >>> g.back_to(1).turns
        ['play s1']
        """
        if not is_whole(decisions) or not 0 <= decisions <= len(self.actions):
            raise BadOption("error-decisions", found=str(decisions)[:40], most=len(self.actions))
        game = self.restarted()
        for action in self.actions[:decisions]:
            game.apply(action)
        return game

    # The end

    @property
    def scores(self) -> list[int]:
        """The points of each seat, as if the game ended now.

        >>> g.scores
        [0, 0]
        """
        return [self._now.points(seat) for seat in range(self.players)]

    @property
    def places(self) -> list[int]:
        """The place of each seat, from 0 for the first, as if the game ended now.

        >>> g.places  # a tie goes to the later seat
        [1, 0]
        """
        return [self._now.place(seat) for seat in range(self.players)]

    def score_of(self, seat: int) -> int:
        """The points of one seat, as if the game ended now.

        >>> g.score_of(0)
        0
        """
        return self._now.points(self._seat(seat))

    def cubes_of(self, seat: int) -> list[int]:
        """The cubes of a seat, counted by level.

        >>> g.cubes_of(0)
        [3, 0, 0, 0]
        """
        return list(self._now.field(self.kind.tray)[self._seat(seat)])

    @property
    def winner(self) -> int | None:
        """The seat in the first place; None while the game goes on.

        >>> g.winner is None
        True
        """
        return winner_of(self.places) if self.over else None

    def score_sheet(self, seat: int) -> dict[str, int]:
        """Where the points of a seat come from, with their total.

        >>> g.score_sheet(0)
        {'cards': 0, 'gold': 0, 'silver': 0, 'cubes': 0, 'total': 0}
        """
        sheet = self.kind.view.score_sheet(self._now.mirror(), self._box, self.components.rows, self._seat(seat))
        return {**sheet, "total": sum(sheet.values())}

    # Words

    def word(self, action: int) -> Word:
        """The action as verb and argument: the same words in notation, JSON and the browser.

        >>> g.word(0).verb, g.word(0).arg
        ('play', 's1')
        """
        return _word(self, self._now.mirror(), self._number(action))

    def words(self) -> list[tuple[int, Word]]:
        """All legal actions in words.

        >>> [word.verb for action, word in g.words()]
        ['play', 'play', 'acquire', 'acquire', 'acquire', 'acquire', 'rest']
        """
        s = self._now.mirror()
        return [(action, _word(self, s, action)) for action in self.legal]

    def notation(self, action: int) -> str:
        """The action in notation.

        >>> g.notation(g.legal[-1])
        'rest'
        """
        return notation.spoken(self.word(action))

    def describe(self, action: int, lang: str = "en") -> str:
        """The action as a sentence.

        >>> g.describe(0)
        'Play s1: take 2 yellow'
        """
        word = self.word(action)
        return text(f"{self.kind.id}-{word.verb}", {"arg": word.arg or "", **word.details}, lang, self.edition)

    def why_not(self, action: int) -> Reason:
        """Why an action is not legal now: the id of a text and what it needs.

        >>> g.why_not(5).args["card"]  # not in hand
        'm04'
        """
        if self.over:
            return Reason("illegal-over")
        reason = self.kind.notation.why_not(self._now.mirror(), self._box, self._number(action), self.components.rows)
        return Reason(reason.message, {**reason.args, "edition": self.edition, "game": self.kind.id})

    def _number(self, action: Any) -> int:
        try:
            wanted = operator.index(action)
        except TypeError:
            raise IllegalAction("illegal-no-number", found=type(action).__name__) from None
        if isinstance(action, bool):
            raise IllegalAction("illegal-no-number", found="bool")
        if not 0 <= wanted < self.kind.actions:
            raise IllegalAction("illegal-out-of-range", action=str(wanted)[:40], most=self.kind.actions - 1)
        return wanted

    # Pictures

    def view(self, seat: int | None = None, open_hands: bool = False) -> dict[str, Any]:
        """What that seat may see, as plain JSON data; None is a spectator. Open hands show what was drawn in the open.

        >>> g.view(0)["seats"][1]["hand"], g.view(1)["seats"][1]["hand"]
        (2, ['s1', 's2'])
        """
        if seat is not None:
            seat = self._seat(seat)
        return {
            **self._header(),
            "phase": self.phase,
            "scores": self.scores if self.over or open_hands else None,
            "winner": self.winner,
            **self.kind.view.view(self._now.mirror(), self._box, self.components.rows, seat, open_hands),
        }

    def position(self) -> dict[str, Any]:
        """The whole public position as plain JSON data; `from_position` builds a game from it.

        >>> g.position()["seats"][0]["caravan"]
        '111'
        """
        return {**self._header(), **self.kind.view.position(self._now.mirror(), self._box, self.components.rows)}

    def catalogue(self) -> dict[str, Row]:
        """The cards and tiles of this game by id, as plain JSON data; piles of cubes are digits.

        >>> g.catalogue()["s1"]["gain"]
        '11'
        """
        return catalogue(self.components.rows, self.kind.tables)

    def sight(self, luck: int = 0) -> Game:
        """What is known at the table, to think with: the same position, another luck, no past and no seed.

        >>> g.sight(luck=5).position() == g.position()
        True
        """
        twin = self.copy()
        twin._start = twin._now.copy()
        twin._seed = check_seed(luck)
        twin.actions = []
        return twin

    def records(self) -> tuple[Any, int, Any]:
        """The position as compiled functions take it (see `jit.functions`): states, the index of this one, boxes.

        They are the game's own. Code that plays on in them calls `look_again` afterwards.

        >>> states, i, boxes = g.records()
        >>> int(states[i].player)
        0
        """
        self._now = faster(self._now)
        return self._now.records()

    def look_again(self) -> None:
        """The records were played on: the game goes on from there, its past is not known.

        >>> states, i, boxes = g.records()
        >>> states[i].player = 1
        >>> g.look_again()
        >>> g.player, g.turns
        (1, [])
        """
        self._now.look()
        self._start = self._now.copy()
        self.actions = []

    def placed(self, state: bytes) -> Game:
        """The same table in the position of these bytes (see `key`); its past is not known.

        >>> before = g.key
        >>> g.apply(0)
        >>> g.placed(before).player
        0
        """
        twin = self.copy()
        twin._now = faster(Plain(self.kind, self._boxes, self.kind.unpacked(state)))
        twin.look_again()
        return twin

    def depends_on_luck(self, action: int) -> bool:
        """Whether luck decides what follows from a legal action, which then shows something that nobody knew.

        >>> [g.notation(action) for action in g.legal if g.depends_on_luck(action)]  # a new card is revealed
        ['acquire m02']
        """
        return chance.depends_on_luck(self.kind, self._now.mirror(), self._box, action)

    def _header(self) -> dict[str, Any]:
        return {
            "game": self.kind.id,
            "edition": self.edition,
            "players": self.players,
            **({"options": self.options} if self.options else {}),
            "round": self.round,
            "player": self.player,
            "final_round": self.final_round,
        }

    # Keeping

    def save(self) -> str:
        """The record of the game as text; `load` plays it again.

        >>> cv.load(g.save()) == g
        True
        """
        return record.written(
            {
                "game": self.kind.id,
                "rules": self.kind.rules_version,
                "components": self.components.fingerprint,
                "players": self.players,
                "edition": self.edition,
                "seed": self._seed,
                "options": self.options,
                "start": self._start_data(),
                "actions": self.actions,
            }
        )

    def _start_data(self) -> Mapping[str, Any] | None:
        """The position at the start as data; None for a game from its beginning."""
        if self._start is None or isinstance(self._start, Mapping):
            return self._start
        begun = self.copy()
        begun._now = self._start
        return begun.position()

    def copy(self) -> Self:
        """The same game, to go its own way.

        >>> twin = g.copy()
        >>> twin.apply(0)
        >>> g.actions, twin.actions
        ([], [0])
        """
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.actions = self.actions.copy()
        twin._now = self._now.copy()
        return twin

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        kept = dict(self.__dict__, _start=self._start_data(), _now=self._now.bytes())
        del kept["_boxes"]
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._boxes = boxes_for(self.kind, self.components, self.options)
        plain = Plain(self.kind, self._boxes, self.kind.unpacked(kept["_now"]))
        self._now = faster(plain) if jit.plays_compiled(self.kind) else plain

    @property
    def key(self) -> bytes:
        """The bytes of the state: equal positions of one game have equal keys.

        >>> g.copy().key == g.key
        True
        """
        return self._now.bytes()

    @property
    def state(self) -> Any:
        """A copy of the state: only what is known at the table.

        A record of NumPy where that is installed, else an object with the same fields.

        >>> int(g.state.gold_left)
        4
        """
        if not jit.HAS_NUMPY:
            return copied(self._now.mirror())
        import numpy as np

        return np.frombuffer(bytearray(self.key), self.kind.state.dtype)[0]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.save() == other.save() and self.key == other.key

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<Game {self.kind.id}, {self.players} players, {len(self.actions)} decisions, {self.phase}>"

    # Within

    @property
    def _box(self) -> Any:
        return self._boxes.mirror

    def _turn_number(self) -> object:
        return (self.round, self._now.field("player"), self.over)

    def _become(self, other: Game) -> None:
        self._now, self.actions = other._now, other.actions

    def _seat(self, seat: int) -> int:
        if not is_whole(seat) or not 0 <= seat < self.players:
            raise BadOption("error-seat", seat=str(seat)[:40], most=self.players - 1)
        return int(seat)


def _word(game: Game, s: Any, action: int) -> Word:
    return game.kind.notation.word(s, game._box, action, game.components.rows)


# Checking what is given


def is_whole(number: Any) -> bool:
    """A whole number of Python or NumPy; true and false are none."""
    return isinstance(number, Integral) and not isinstance(number, bool)


def check_seed(seed: Any) -> int:
    if not is_whole(seed):
        raise BadOption("error-seed-type", found=type(seed).__name__)
    if not 0 <= seed <= MAX_LUCK:
        raise BadOption("error-seed-range", found=str(seed)[:40], most=str(MAX_LUCK))
    return int(seed)
