"""A game as it stands: everything that can be asked about it. What changes it is in `game`."""

from __future__ import annotations

import operator
from numbers import Integral
from typing import Any

from caravansary.engine import chance, jit, notation
from caravansary.engine.components import Row, catalogue
from caravansary.engine.kind import Components, Kind, Reason, Word
from caravansary.engine.layout import copied
from caravansary.engine.luck import MAX_LUCK, draw
from caravansary.engine.placing import winner_of
from caravansary.engine.running import Boxes, Running, with_reason
from caravansary.errors import BadOption, IllegalAction
from caravansary.texts import text

FIRST_SEAT = 1 << 20  # no game has a deck of this number


class Standing:
    """The position of a game, in numbers, words and pictures. In the examples `g` is a new game for two."""

    kind: Kind
    players: int
    edition: str
    options: dict[str, Any]
    components: Components
    _seed: int
    _now: Running
    _boxes: Boxes

    # The pending decision

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
    def final_round(self) -> bool:
        """Whether the game ends with this round.

        >>> g.final_round
        False
        """
        return bool(self._now.field("final_round"))

    @property
    def first_seat(self) -> int:
        """A seat drawn by the luck of the game, for tables that decide who sits where.

        >>> g.first_seat
        0
        """
        return int(draw(self._seed, FIRST_SEAT, 0, self.players))

    def depends_on_luck(self, action: int) -> bool:
        """Whether luck decides what follows from a legal action, so that it reveals something nobody knew.

        >>> [g.notation(action) for action in g.legal if g.depends_on_luck(action)]  # a new card is revealed
        ['acquire m02']
        """
        return chance.depends_on_luck(self.kind, self._now.mirror(), self._box, action)

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
        sheet: dict[str, int] = self._asked("view", "score_sheet", self._now.mirror(), self._box, self.components.rows, self._seat(seat))
        return {**sheet, "total": sum(sheet.values())}

    # Words

    def word(self, action: int) -> Word:
        """The action as verb and argument: the same words in notation, JSON and the browser.

        >>> g.word(0).verb, g.word(0).arg
        ('play', 's1')
        """
        return self._word(self._now.mirror(), self._number(action))

    def words(self) -> list[tuple[int, Word]]:
        """All legal actions in words.

        >>> [word.verb for action, word in g.words()]
        ['play', 'play', 'acquire', 'acquire', 'acquire', 'acquire', 'rest']
        """
        s = self._now.mirror()
        return [(action, self._word(s, action)) for action in self.legal]

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
        number = self._number(action)
        reason: Reason = self._asked("notation", "why_not", self._now.mirror(), self._box, number, self.components.rows)
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

    # Data

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
            **self._asked("view", "view", self._now.mirror(), self._box, self.components.rows, seat, open_hands),
        }

    def position(self) -> dict[str, Any]:
        """The whole public position as plain JSON data; `from_position` builds a game from it.

        >>> g.position()["seats"][0]["caravan"]
        '111'
        """
        return {**self._header(), **self._asked("view", "position", self._now.mirror(), self._box, self.components.rows)}

    def catalogue(self) -> dict[str, Row]:
        """The cards and tiles of this game by id, as plain JSON data; piles of cubes are digits.

        >>> g.catalogue()["s1"]["gain"]
        '11'
        """
        return catalogue(self.components.rows, self.kind.tables)

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

    # Within

    @property
    def _box(self) -> Any:
        return self._boxes.mirror

    def _turn_number(self) -> object:
        return (self.round, self._now.field("player"), self.over)

    def _seat(self, seat: int) -> int:
        if not is_whole(seat) or not 0 <= seat < self.players:
            raise BadOption("error-seat", seat=str(seat)[:40], most=self.players - 1)
        return int(seat)

    def _word(self, s: Any, action: int) -> Word:
        found: Word = self._asked("notation", "word", s, self._box, action, self.components.rows)
        return found

    def _asked(self, part: str, function: str, *arguments: Any) -> Any:
        """The result of a function of the game; an error in it is reported as a fault of the game."""
        return with_reason(self.kind, f"{part}.{function}", getattr(getattr(self.kind, part), function), *arguments)


# Checking what is given


def is_whole(number: Any) -> bool:
    """A whole number of Python or NumPy; true and false don't count."""
    return isinstance(number, Integral) and not isinstance(number, bool)


def check_seed(seed: Any) -> int:
    if not is_whole(seed):
        raise BadOption("error-seed-type", found=type(seed).__name__)
    if not 0 <= seed <= MAX_LUCK:
        raise BadOption("error-seed-range", found=str(seed)[:40], most=str(MAX_LUCK))
    return int(seed)
