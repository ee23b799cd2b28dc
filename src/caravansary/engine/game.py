"""A game in play, for any kind of game: the object that people and programs hold."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any, NamedTuple, Self

from caravansary.engine import dealing, jit, notation, record
from caravansary.engine.kind import Components, Kind, Word
from caravansary.engine.running import Plain, Running, boxes_for, faster, faster_if_possible, started
from caravansary.engine.standing import Standing, check_seed, is_whole
from caravansary.errors import BadOption, BadPosition, CaravansaryError, IllegalAction


class Turn(NamedTuple):
    """A turn that was taken."""

    round: int
    seat: int
    notation: str


class Game(Standing):
    """One game; every change goes through `apply`, so `actions` and the start reproduce it.

    `kind` is the game, `players` the number of players, `edition` its names, `options` and `components` what it is played with, `actions`
    the decisions so far. In the examples `g` is a new game for two.
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
        self._deals: dealing.Deals = ()  # secrets that luck came from later on
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

    # Taking decisions

    def apply(self, action: int) -> None:
        """One atomic decision; `IllegalAction` says why not, and nothing has changed.

        >>> g.apply(g.legal[0])
        >>> g.player
        1
        """
        if type(action) is not int or not 0 <= action < self.kind.actions:
            action = self._number(action)
        if not self._now.step(action, self._luck):
            reason = self.why_not(action)
            raise IllegalAction(reason.message, **reason.args)
        self.actions.append(action)
        if type(self._now) is Plain and jit.count_plain_decision(self.kind):
            self._now = faster_if_possible(self._now)

    def turn(self, line: str) -> None:
        """One whole turn in notation, from the pending decision to the end of the turn; all or nothing.

        >>> g.turn("play s2 1>2 2>3")
        >>> g.player
        1
        """
        trial, wrong = self.turn_begun(line)
        if wrong is not None:
            raise wrong
        self._become(trial)

    def turn_begun(self, line: str) -> tuple[Self, CaravansaryError | None]:
        """The game after as much of a turn in notation as fits, and what is wrong with the rest of it.

        >>> begun, wrong = g.turn_begun("play s2 1>2 4>5")
        >>> len(begun.actions), wrong is None
        (3, False)
        """
        trial = self.copy()
        try:
            if self.over:
                raise IllegalAction("illegal-over")
            reader = notation.TurnReader(line)
            now = trial._turn_number()
            while trial._turn_number() == now:
                word = partial(trial._word, trial._now.mirror())
                trial.apply(
                    reader.choose(
                        [(a, word(a)) for a in trial.legal],
                        lambda word=word: [(a, word(a)) for a in range(self.kind.actions)],  # type: ignore[misc]
                        trial.why_not,
                    )
                )
            reader.end()
        except CaravansaryError as error:
            return trial, error
        return trial, None

    def deal(self, secret: bytes) -> None:
        """From the next decision on, draw from this secret of 32 bytes, which nobody needs to know before the end (see `engine.dealing`).

        >>> g.deal(bytes(32))
        >>> cv.load(g.save()) == g
        True
        """
        self._deals = dealing.dealt(self._deals, len(self.actions), dealing.check_secret(secret))

    @property
    def _luck(self) -> int:
        return dealing.luck_after(self._deals, len(self.actions), self._seed) if self._deals else self._seed

    # What was done

    @property
    def turns(self) -> list[str]:
        """The game so far in notation, one line per turn; the last may still be unfinished.

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
            found[-1][2].append(game._word(game._now.mirror(), action))
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
        """The same game after this many decisions; with the same luck, what follows draws the same cards as before.

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
        game._deals = dealing.gone_back(self._deals, decisions)
        return game

    # To think with

    def sight(self, luck: int = 0) -> Game:
        """What is known at the table, to think with: the same position, another luck, no past and no seed.

        >>> g.sight(luck=5).position() == g.position()
        True
        """
        twin = self.copy()
        twin._start = twin._now.copy()
        twin._seed = check_seed(luck)
        twin._deals = ()
        twin.actions = []
        return twin

    def luck_for(self, seed: int) -> int:
        """The luck for thinking about this position with a seed of your own; what the game will deal plays no part.

        >>> g.luck_for(1) == g.sight(luck=5).luck_for(1) != g.luck_for(2)
        True
        """
        return self._now.luck(check_seed(seed))

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
        """Tell the game that its records were played on: it continues from there, without a past.

        >>> states, i, boxes = g.records()
        >>> states[i].player = 1
        >>> g.look_again()
        >>> g.player, g.turns
        (1, [])
        """
        self._now.look()
        self._start = self._now.copy()
        self._deals = dealing.gone_back(self._deals, 0)
        self.actions = []

    def desk(self) -> tuple[Any, int, Any, int, Any, int]:
        """The same, with everything a compiled function needs to take decisions: the records, the luck, an array with the legal
        actions and their number. Afterwards, tell `went_on`.

        >>> *_, legal, n = g.desk()
        >>> legal[:n].tolist() == g.legal
        True
        """
        states, i, boxes = self.records()
        return states, i, boxes, self._luck, self._now.listed, self._now.n

    def went_on(self, actions: list[int], n: int) -> None:
        """Tell the game that these actions were taken in its records, and that n are legal now, listed on the desk.

        >>> *_, n = g.desk()
        >>> g.went_on([], n)
        >>> g.turns
        []
        """
        self._now.n = n
        self.actions += actions

    def placed(self, state: bytes) -> Game:
        """The same table in the position of these bytes (see `key`), without a past.

        >>> before = g.key
        >>> g.apply(0)
        >>> g.placed(before).player
        0
        """
        twin = self.copy()
        twin._now = faster(Plain(self.kind, self._boxes, self.kind.unpacked(state)))
        twin.look_again()
        return twin

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
                **({"deals": dealing.written(self._deals)} if self._deals else {}),
            }
        )

    def _start_data(self) -> Mapping[str, Any] | None:
        """The starting position as data; None for a game played from the beginning."""
        if self._start is None or isinstance(self._start, Mapping):
            return self._start
        begun = self.copy()
        begun._now = self._start
        return begun.position()

    def copy(self) -> Self:
        """An independent copy.

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

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.save() == other.save() and self.key == other.key

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<Game {self.kind.id}, {self.players} players, {len(self.actions)} decisions, {self.phase}>"

    def _become(self, other: Game) -> None:
        self._now, self.actions = other._now, other.actions
