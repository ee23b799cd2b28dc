"""What the parts of a game must have, as types: a module of the game serves as each part (see `kind`).

All these functions get mirrors of the state and of the box; `rows` are the component values.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from caravansary.engine.components import Row, Rows
from caravansary.engine.pens import PicturePen, TextPen
from caravansary.errors import Fault

if TYPE_CHECKING:
    from caravansary.engine.describing import Noted
    from caravansary.engine.observing import Field

State = Any
Box = Any


class Word(NamedTuple):
    """An action in words: what is done, to what, and the values its sentence needs.

    Shared verbs: "done" ends an optional part and need not be written, "again" is written as xN, "raise" by its
    argument alone ("1>2").
    """

    verb: str
    arg: str | None = None
    details: Mapping[str, Any] = {}
    repeats: bool = False  # "again" may follow: it can be written with xN, x1 too


class Reason(NamedTuple):
    """Why an action is not possible: the id of a text and the values it needs."""

    message: str
    args: Mapping[str, Any] = {}


class Rules(Protocol):
    """See `rules` for what the functions do; `wins_tie` (see `placing`) may be added. They are marked with `@compiled`."""

    __name__: str

    def setup(self, s: State, box: Box, players: int, luck: int, /) -> None: ...

    def legal_actions(self, s: State, box: Box, out: Any, /) -> int: ...

    def apply(self, s: State, box: Box, action: int, luck: int, /) -> None: ...

    def score(self, s: State, box: Box, seat: int, /) -> int: ...

    def goal(self, s: State, /) -> int: ...

    def claims(self, s: State, seat: int, /) -> int: ...


class Notation(Protocol):
    """Actions in words."""

    def word(self, s: State, box: Box, action: int, rows: Rows, /) -> Word: ...

    def why_not(self, s: State, box: Box, action: int, rows: Rows, /) -> Reason: ...


class View(Protocol):
    """A state as JSON data. `view` also carries what follows from the rules; None is a spectator."""

    def view(self, s: State, box: Box, rows: Rows, seat: int | None, open_hands: bool, /) -> dict[str, Any]: ...

    def position(self, s: State, box: Box, rows: Rows, /) -> dict[str, Any]: ...

    def score_sheet(self, s: State, box: Box, rows: Rows, seat: int, /) -> dict[str, int]: ...


class Position(Protocol):
    """JSON data into a blank state, naming every fault that makes it impossible."""

    def read_position(self, data: Mapping[str, Any], s: State, box: Box, rows: Rows, /) -> list[Fault]: ...


class Draw(Protocol):
    """The table as text."""

    def draw_table(self, pen: TextPen, view: Mapping[str, Any], catalogue: Mapping[str, Row], /) -> list[str]: ...


class Picture(Protocol):
    """The table as a picture."""

    def height(self, view: Mapping[str, Any], /) -> int: ...

    def draw(self, pen: PicturePen, view: Mapping[str, Any], catalogue: Mapping[str, Row], /) -> None: ...


class Evaluation(Protocol):
    """See `judging`. The functions are marked with `@compiled`."""

    @property
    def WEIGHTS(self) -> Sequence[float]: ...

    @property
    def SPREAD(self) -> Sequence[float]: ...

    @property
    def DISCOUNT(self) -> float: ...

    @property
    def PLAIN(self) -> Sequence[float]: ...

    @property
    def PLAIN_DISCOUNT(self) -> float: ...

    @property
    def LEVELS(self) -> Mapping[str, str]: ...

    def banked(self, s: State, box: Box, seat: int, /) -> float: ...

    def promise(self, s: State, box: Box, seat: int, weights: Any, /) -> float: ...

    def worth_trying(self, s: State, box: Box, action: int, so_far: int, /) -> bool: ...

    def blindfold(self, s: State, /) -> None: ...

    def again(self, s: State, box: Box, seat: int, /) -> None: ...

    def claimed(self, s: State, seat: int, /) -> int: ...

    def overdue(self, s: State, seat: int, /) -> bool: ...


class ObservationPart(Protocol):
    """See `observing`. The functions that write are marked with `@compiled`."""

    @property
    def FIXED(self) -> int: ...

    def fields(self, players: int, /) -> list[Field]: ...

    def observe(self, s: State, box: Box, seat: int, out: Any, /) -> None: ...

    def observe_fixed(self, s: State, box: Box, out: Any, /) -> None: ...


class FeaturesPart(Protocol):
    """See `describing`. The function that notes is marked with `@compiled`."""

    def size(self, players: int, /) -> int: ...

    def describe(self, s: State, box: Box, seat: int, noted: Noted, /) -> int: ...
