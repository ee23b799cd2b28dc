"""A game in play, for any kind of game: the object that people and programs hold."""

from __future__ import annotations

import operator
from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any, NamedTuple, Self

import numpy as np

from caravansary.engine import jit, notation, play, record
from caravansary.engine.components import Row, catalogue
from caravansary.engine.kind import Components, Kind, Reason, Word
from caravansary.engine.layout import mirror, store
from caravansary.engine.luck import MAX_LUCK, draw
from caravansary.errors import BadOption, BadPosition, Fault, IllegalAction
from caravansary.texts import text

# Enough kinds of luck to tell whether an action draws: even from a deck of two, all would have to draw the same.
_LUCKS = tuple(pow(3, 100 + luck, MAX_LUCK) for luck in range(24))
FIRST_SEAT = 1 << 20  # no game has a deck of this number


class Turn(NamedTuple):
    """A turn that was taken."""

    round: int
    seat: int
    notation: str


class Game:
    """One game; every change goes through `apply`, so `actions` and the start reproduce it.

    `kind` is what is played, `actions` the decisions so far; the rest is asked for by the properties below.
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
        self._start = start
        self._boxes = kind.make_box(components.rows, options)
        self._box = mirror(self._boxes[0])
        self._states = np.zeros(1, kind.state)
        self._out = np.zeros(kind.actions, np.int64)
        self._n = 0
        with jit.announced(kind.id) as first:
            self._lay_out()
            if first:
                _compile_rest(self)

    def _lay_out(self) -> None:
        if self._start is None:
            self._n = _begin(self, self._states)
        else:
            faults = read_into(self._states[0], self._start, self)
            if faults:
                raise BadPosition("error-position", faults)
            self._n = _look(self, self._states)

    # The decision at hand

    @property
    def player(self) -> int | None:
        """The seat to decide; None when the game is over."""
        return None if self.over else int(self._states["player"][0])

    @property
    def phase(self) -> str:
        return self.kind.phases[int(self._states["phase"][0])]

    @property
    def legal(self) -> list[int]:
        """The legal actions, in rising order of what the rules list first."""
        return self._out[: self._n].tolist()  # type: ignore[no-any-return]

    @property
    def over(self) -> bool:
        return self._n == 0

    @property
    def round(self) -> int:
        return int(self._states["round"][0])

    @property
    def first_seat(self) -> int:
        """A seat by the luck of the game, for a table that has to say who sits where."""
        return int(draw(self._seed, FIRST_SEAT, 0, self.players))

    @property
    def final_round(self) -> bool:
        return bool(self._states["final_round"][0])

    def apply(self, action: int) -> None:
        """One atomic decision; `IllegalAction` says why not, and nothing has changed."""
        if type(action) is not int or not 0 <= action < self.kind.actions:
            action = self._number(action)
        n = _step(self, action)
        if n < 0:
            reason = self.why_not(action)
            raise IllegalAction(reason.message, **reason.args)
        self._n = n
        self.actions.append(action)

    def turn(self, line: str) -> None:
        """One whole turn in notation, from the decision at hand to the end of the turn; all or nothing."""
        if self.over:
            raise IllegalAction("illegal-over")
        reader = notation.TurnReader(line)
        trial = self.copy()
        now = trial._turn_number()
        while trial._turn_number() == now:
            s = trial._mirror()
            word = partial(_word, trial, s)
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
        """The game so far in notation, one line a turn; the last may still be unfinished."""
        return [turn.notation for turn in self.history()]

    def history(self) -> list[Turn]:
        """The turns so far, each with its round and seat."""
        found: list[tuple[int, int, list[Word]]] = []
        number: object = None
        for game, action in self.replayed():
            if game._turn_number() != number:
                number = game._turn_number()
                found.append((game.round, int(game._states["player"][0]), []))
            found[-1][2].append(_word(game, game._mirror(), action))
        return [Turn(round_, seat, notation.written(words)) for round_, seat, words in found]

    def replayed(self) -> Iterator[tuple[Game, int]]:
        """The game before each of its actions, with the action."""
        game = self.restarted()
        for action in self.actions:
            yield game, action
            game.apply(action)

    def restarted(self) -> Game:
        """The same game (same deal, same luck) before its first action."""
        game = self.copy()
        game.actions = []
        game._states = np.zeros(1, self.kind.state)
        game._lay_out()
        return game

    def back_to(self, decisions: int) -> Game:
        """The same game after its first so many decisions; what follows draws the same cards as before."""
        if not is_whole(decisions) or not 0 <= decisions <= len(self.actions):
            raise BadOption("error-decisions", found=str(decisions)[:40], most=len(self.actions))
        game = self.restarted()
        for action in self.actions[:decisions]:
            game.apply(action)
        return game

    # The end

    @property
    def scores(self) -> list[int]:
        """The points of each seat, as if the game ended now."""
        return [_points(self, seat) for seat in range(self.players)]

    def score_of(self, seat: int) -> int:
        return _points(self, self._seat(seat))

    def cubes_of(self, seat: int) -> list[int]:
        """The cubes of a seat, counted by level."""
        return self._states[self.kind.tray][0][self._seat(seat)].tolist()  # type: ignore[no-any-return]

    @property
    def winner(self) -> int | None:
        """The highest score; among the tied, the one who took their last turn latest (turn order decides: all had as many)."""
        if not self.over:
            return None
        scores = self.scores
        return max(range(self.players), key=lambda seat: (scores[seat], seat))

    def score_sheet(self, seat: int) -> dict[str, int]:
        """Where the points of a seat come from, with their total."""
        sheet = self.kind.score_sheet(self._mirror(), self._box, self.components.rows, self._seat(seat))
        return {**sheet, "total": sum(sheet.values())}

    # Words

    def word(self, action: int) -> Word:
        """The action as verb and argument: the same words in notation, JSON and the browser."""
        return _word(self, self._mirror(), self._number(action))

    def words(self) -> list[tuple[int, Word]]:
        """All legal actions in words."""
        s = self._mirror()
        return [(action, _word(self, s, action)) for action in self.legal]

    def notation(self, action: int) -> str:
        return notation.spoken(self.word(action))

    def describe(self, action: int, lang: str = "en") -> str:
        """The action as a sentence."""
        word = self.word(action)
        return text(f"{self.kind.id}-{word.verb}", {"arg": word.arg or "", **word.details}, lang, self.edition)

    def why_not(self, action: int) -> Reason:
        """Why an action is not legal now."""
        if self.over:
            return Reason("illegal-over")
        reason = self.kind.why_not(self._mirror(), self._box, self._number(action), self.components.rows)
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
        """What that seat may see, as plain JSON data; None is a spectator. Open hands show what was drawn in the open."""
        if seat is not None:
            seat = self._seat(seat)
        return {
            **self._header(),
            "phase": self.phase,
            "scores": self.scores if self.over or open_hands else None,
            "winner": self.winner,
            **self.kind.view(self._mirror(), self._box, self.components.rows, seat, open_hands),
        }

    def position(self) -> dict[str, Any]:
        """The whole public position as plain JSON data; `from_position` builds a game from it."""
        return {**self._header(), **self.kind.position(self._mirror(), self._box, self.components.rows)}

    def catalogue(self) -> dict[str, Row]:
        """The cards and tiles of this game by id, as plain JSON data; piles of cubes are digits."""
        return catalogue(self.components.rows, self.kind.tables)

    def sight(self, luck: int = 0) -> Game:
        """What is known at the table, to think with: the same position, another luck, no past and no seed."""
        twin = self.copy()
        twin._start = self.position()
        twin._seed = check_seed(luck)
        twin.actions = []
        return twin

    def compiled(self) -> tuple[Any, int, Any]:
        """The position as compiled code takes it: states, the index of this one, boxes. To be read, not written."""
        return self._states, 0, self._boxes

    def placed(self, states: Any) -> Game:
        """The same table in the position of `states[0]`, as compiled code has it; its past is not known."""
        twin = self.copy()
        twin._states = np.frombuffer(bytearray(states[:1].tobytes()), self.kind.state)
        twin._n = _look(twin, twin._states)
        twin.actions = []
        twin._start = twin.position()
        return twin

    def depends_on_luck(self, action: int) -> bool:
        """Whether luck decides what follows from a legal action, which then shows something that nobody knew."""
        outcomes = set()
        for luck in _LUCKS:
            twin = self.copy()
            twin._seed = luck
            twin.apply(action)
            outcomes.add(twin._states.tobytes())
            if len(outcomes) > 1:
                return True
        return False

    def _header(self) -> dict[str, Any]:
        s = self._states[0]
        return {
            "game": self.kind.id,
            "edition": self.edition,
            "players": self.players,
            **({"options": self.options} if self.options else {}),
            "round": int(s["round"]),
            "player": self.player,
            "final_round": bool(s["final_round"]),
        }

    # Keeping

    def save(self) -> str:
        """The record of the game as text."""
        return record.written(
            {
                "game": self.kind.id,
                "rules": self.kind.rules_version,
                "components": self.components.fingerprint,
                "players": self.players,
                "edition": self.edition,
                "seed": self._seed,
                "options": self.options,
                "start": self._start,
                "actions": self.actions,
            }
        )

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.actions = self.actions.copy()
        twin._states = self._states_copied()
        twin._out = self._out.copy()
        return twin

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "_box"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state, _box=mirror(state["_boxes"][0]))

    @property
    def key(self) -> bytes:
        """The bytes of the state: equal positions of one game have equal keys."""
        return self._states.tobytes()

    @property
    def state(self) -> Any:
        """A copy of the state record: only what is known at the table."""
        return self._states_copied()[0]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.save() == other.save() and self._states.tobytes() == other._states.tobytes()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<Game {self.kind.id}, {self.players} players, {len(self.actions)} decisions, {self.phase}>"

    # Within

    def _states_copied(self) -> Any:
        """Byte for byte (NumPy's own copy is slower and leaves the padding of a record to chance)."""
        return np.frombuffer(bytearray(self._states.tobytes()), self.kind.state)

    def _mirror(self) -> Any:
        return mirror(self._states[0], self.kind.rules.__name__)

    def _turn_number(self) -> object:
        s = self._states[0]
        return (int(s["round"]), int(s["player"]), self.over)

    def _become(self, other: Game) -> None:
        self._states, self._out, self._n, self.actions = other._states, other._out, other._n, other.actions

    def _seat(self, seat: int) -> int:
        if not is_whole(seat) or not 0 <= seat < self.players:
            raise BadOption("error-seat", seat=str(seat)[:40], most=self.players - 1)
        return int(seat)


def _word(game: Game, s: Any, action: int) -> Word:
    return game.kind.word(s, game._box, action, game.components.rows)


# The rules, compiled where that is possible


def _begin(game: Game, states: Any) -> int:
    if jit.ENABLED:
        return int(play.begin(states, 0, game._boxes, game.players, game._seed, game._out))
    s = game._mirror()
    s.rules["setup"](s, game._box, game.players, game._seed)
    store(s, states[0])
    return int(s.rules["legal_actions"](s, game._box, game._out))


def _look(game: Game, states: Any) -> int:
    if jit.ENABLED:
        return int(play.look(states, 0, game._boxes, game._out))
    s = game._mirror()
    return int(s.rules["legal_actions"](s, game._box, game._out))


def _step(game: Game, action: int) -> int:
    if jit.ENABLED:
        return play.step(game._states, 0, game._boxes, action, game._seed, game._out, game._n)  # type: ignore[no-any-return]
    if action not in game.legal:
        return -1
    s = game._mirror()
    s.rules["apply"](s, game._box, action, game._seed)
    store(s, game._states[0])
    return int(s.rules["legal_actions"](s, game._box, game._out))


def _compile_rest(game: Game) -> None:
    """What the first decisions will need, while the player is being told to wait."""
    if jit.ENABLED:
        play.step(game._states, 0, game._boxes, 0, game._seed, game._out, 0)
        play.points(game._states, 0, game._boxes, 0)


def _points(game: Game, seat: int) -> int:
    if jit.ENABLED:
        return int(play.points(game._states, 0, game._boxes, seat))
    s = game._mirror()
    return int(s.rules["score"](s, game._box, seat))


# Checking what is given


def is_whole(number: Any) -> bool:
    """A whole number of Python or NumPy; true and false are none."""
    return isinstance(number, (int, np.integer)) and not isinstance(number, bool)


def check_seed(seed: Any) -> int:
    if not is_whole(seed):
        raise BadOption("error-seed-type", found=type(seed).__name__)
    if not 0 <= seed <= MAX_LUCK:
        raise BadOption("error-seed-range", found=str(seed)[:40], most=str(MAX_LUCK))
    return int(seed)


def read_into(target: Any, data: Mapping[str, Any], game: Game) -> list[Fault]:
    """Write a position into a state record; the faults found, if any."""
    s = mirror(target, game.kind.rules.__name__)
    s.players = game.players
    faults = game.kind.read_position(data, s, game._box, game.components.rows)
    if not faults:
        store(s, target)
    return faults
