"""Running the rules of one game: plain Python on mirrors, or compiled code on records. Both play the same games to the byte.

A game begins plain, which starts at once and needs nothing but Python, and continues compiled where that pays (see `jit`).
"""

from __future__ import annotations

import json
import warnings
from functools import cached_property
from typing import TYPE_CHECKING, Any, Protocol, Self

from caravansary.engine import jit
from caravansary.engine.layout import copied
from caravansary.engine.placing import place_of
from caravansary.engine.play import luck_at
from caravansary.engine.rules import apply, legal_actions, score, setup
from caravansary.errors import BrokenGame, CaravansaryError, in_one_line

if TYPE_CHECKING:
    from caravansary.engine.kind import Components, Kind


class Running(Protocol):
    """A state and what the rules say about it; `n` legal actions are listed."""

    n: int

    @property
    def listed(self) -> Any:
        """Where the legal actions are listed."""

    def begin(self, players: int, luck: int) -> None:
        """Lay out a new game."""

    def step(self, action: int, luck: int) -> bool:
        """Take an action if it is legal."""

    def legal(self) -> list[int]: ...

    def points(self, seat: int) -> int: ...

    def place(self, seat: int) -> int: ...

    def field(self, name: str) -> Any:
        """A field of the state, as a number or a list."""

    def mirror(self) -> Any:
        """The state as an object, to be read."""

    def bytes(self) -> bytes: ...

    def luck(self, seed: int) -> int:
        """A luck that is a function of the state and a seed alone."""

    def records(self) -> tuple[Any, int, Any]:
        """The state as the functions of `jit.functions` take it: records, the index of this one, boxes. It is the state itself."""

    def look(self) -> None:
        """List the legal actions again after the records were changed."""

    def copy(self) -> Self: ...


class Boxes:
    """The component values as rules read them: a mirror for plain code, a record for compiled code."""

    def __init__(self, kind: Kind, mirror: Any) -> None:
        self.kind, self.mirror = kind, mirror

    @cached_property
    def records(self) -> Any:
        import numpy as np

        return np.frombuffer(bytearray(self.kind.box.pack(self.mirror)), self.kind.box.dtype)


_KEPT = 64
_boxes: dict[tuple[str, str, str], Boxes] = {}


def boxes_for(kind: Kind, components: Components, options: dict[str, Any]) -> Boxes:
    """The boxes of these values and options. They are only read, so games share them."""
    key = kind.id, components.fingerprint, json.dumps(options, sort_keys=True)
    if key not in _boxes:
        if len(_boxes) >= _KEPT:
            _boxes.clear()
        _boxes[key] = Boxes(kind, with_reason(kind, "make_box", kind.make_box, components.rows, options))
    return _boxes[key]


class Plain:
    """The rules as written, on a mirror."""

    def __init__(self, kind: Kind, boxes: Boxes, s: Any = None) -> None:
        self.kind, self.boxes, self.box = kind, boxes, boxes.mirror
        self.s = kind.blank() if s is None else s
        self.listed = [0] * kind.actions
        self.n = 0
        if s is not None:
            self.look()

    def begin(self, players: int, luck: int) -> None:
        self.s = self.kind.blank()
        with_reason(self.kind, "rules.setup", setup, self.s, self.box, players, luck)
        self.look()

    def look(self) -> None:
        self.n = with_reason(self.kind, "rules.legal_actions", legal_actions, self.s, self.box, self.listed)

    def step(self, action: int, luck: int) -> bool:
        if action not in self.listed[: self.n]:
            return False
        before, self.s = self.s, copied(self.s)
        try:
            with_reason(self.kind, "rules.apply", apply, self.s, self.box, action, luck)
            self.look()
        except CaravansaryError:
            self.s = before
            self.look()
            raise
        return True

    def legal(self) -> list[int]:
        return self.listed[: self.n]

    def points(self, seat: int) -> int:
        return with_reason(self.kind, "rules.score", score, self.s, self.box, seat)  # type: ignore[no-any-return]

    def place(self, seat: int) -> int:
        return with_reason(self.kind, "rules.score", place_of, self.s, self.box, seat)  # type: ignore[no-any-return]

    def field(self, name: str) -> Any:
        return getattr(self.s, name)

    def mirror(self) -> Any:
        return self.s

    def bytes(self) -> bytes:
        return self.kind.state.pack(self.s)

    def luck(self, seed: int) -> int:
        return luck_at([self.s], 0, seed)

    def records(self) -> tuple[Any, int, Any]:
        return [self.s], 0, [self.box]

    def copy(self) -> Plain:
        twin = object.__new__(Plain)
        twin.kind, twin.boxes, twin.box = self.kind, self.boxes, self.box
        twin.s, twin.n = copied(self.s), self.n
        twin.listed = self.listed[:]
        return twin


def with_reason(kind: Kind, part: str, rule: Any, *arguments: Any) -> Any:
    """Call a function of a part, such as "rules.setup"; an error in it is reported as a fault of its game."""
    try:
        return rule(*arguments)
    except CaravansaryError:
        raise
    except Exception as error:
        raise broken(kind, part, error) from error


def broken(kind: Kind, part: str, error: Exception) -> BrokenGame:
    return BrokenGame("error-broken-game", game=kind.id, package=kind.package, part=part, reason=in_one_line(error))


def started(kind: Kind, boxes: Boxes) -> Running:
    """The way to run the rules that suits now."""
    return _compiled(kind, boxes) if jit.plays_compiled(kind) else Plain(kind, boxes)


def faster(running: Running) -> Running:
    """The same state in compiled code, where that is possible."""
    if not jit.ENABLED or not isinstance(running, Plain):
        return running
    return _compiled(running.kind, running.boxes, running.bytes())


def faster_if_possible(running: Running) -> Running:
    """The same, but a game whose rules can't be compiled stays plain, with one warning."""
    try:
        return faster(running)
    except BrokenGame as error:
        assert isinstance(running, Plain)
        jit.stay_plain(running.kind)
        warnings.warn(str(error), stacklevel=2)
        return running


def _compiled(kind: Kind, boxes: Boxes, state: bytes | None = None) -> Running:
    from caravansary.engine.running_compiled import Compiled

    return Compiled(kind, boxes, state)
