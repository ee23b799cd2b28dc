"""The rules of one game run as compiled code; see `running`."""

from __future__ import annotations

from typing import Any

import numpy as np

from caravansary.engine import jit, play
from caravansary.engine.kind import Kind, load_components
from caravansary.engine.running import Boxes, boxes_for, broken, with_reason


class Compiled:
    """The rules compiled, on a record."""

    __slots__ = ("_dtype", "_may_fail", "_mirror", "_mirrored", "_rules", "boxes", "kind", "listed", "n", "states")

    def __init__(self, kind: Kind, boxes: Boxes, state: bytes | None = None) -> None:
        self.kind, self.boxes = kind, boxes.records
        self._rules = _rules(kind)
        self._may_fail = not kind.is_own
        self._dtype = kind.state.dtype
        self.states = np.frombuffer(bytearray(state or kind.state.itemsize), self._dtype)
        self.listed = np.zeros(kind.actions, np.int64)
        self._mirror: Any = None
        self._mirrored = b""
        self.n = 0
        if state is not None:
            self.look()

    def look(self) -> None:
        self.n = with_reason(self.kind, "rules.legal_actions", self._rules.look, self.states, 0, self.boxes, self.listed)

    def begin(self, players: int, luck: int) -> None:
        self.states = np.zeros(1, self.kind.state.dtype)
        self.n = with_reason(self.kind, "rules.setup", self._rules.begin, self.states, 0, self.boxes, players, luck, self.listed)

    def step(self, action: int, luck: int) -> bool:
        before = self.states.tobytes() if self._may_fail else None
        try:
            n = self._rules.step(self.states, 0, self.boxes, action, luck, self.listed, self.n)
        except Exception as error:
            if before is not None:
                self.states = np.frombuffer(bytearray(before), self._dtype)
                self.look()
            raise broken(self.kind, "rules.apply", error) from error
        if n < 0:
            return False
        self.n = n
        return True

    def legal(self) -> list[int]:
        return self.listed[: self.n].tolist()  # type: ignore[no-any-return]

    def points(self, seat: int) -> int:
        return int(with_reason(self.kind, "rules.score", self._rules.points, self.states, 0, self.boxes, seat))

    def place(self, seat: int) -> int:
        return int(with_reason(self.kind, "rules.score", self._rules.place, self.states, 0, self.boxes, seat))

    def field(self, name: str) -> Any:
        return self.states[name][0].tolist()

    def mirror(self) -> Any:
        # One state is read several times: for its words, its view, and whether luck plays a part.
        now = self.states.tobytes()
        if now != self._mirrored:
            self._mirror, self._mirrored = self.kind.unpacked(now), now
        return self._mirror

    def bytes(self) -> bytes:
        return self.states.tobytes()

    def luck(self, seed: int) -> int:
        return int(self._rules.luck_at(self.states, 0, seed))

    def records(self) -> tuple[Any, int, Any]:
        return self.states, 0, self.boxes

    def copy(self) -> Compiled:
        twin = object.__new__(Compiled)
        twin.kind, twin.boxes, twin._rules, twin._dtype = self.kind, self.boxes, self._rules, self._dtype
        twin.n, twin._may_fail = self.n, self._may_fail
        twin._mirror, twin._mirrored = self._mirror, self._mirrored
        # Byte for byte: NumPy's own copy is slower and leaves the padding of a record to chance.
        twin.states = np.frombuffer(bytearray(self.states.tobytes()), self._dtype)
        twin.listed = self.listed.copy()
        return twin


def _rules(kind: Kind) -> Any:
    """The compiled rules of a game, announced where they have to be compiled first."""
    rules = jit.functions(kind, play)
    if kind.id not in _ready:
        with jit.announced(kind, "the rules", play.step) as first:
            if first:
                _compile(kind, rules)
        _ready.add(kind.id)
    return rules


_ready: set[str] = set()


def _compile(kind: Kind, rules: Any) -> None:
    """Everything a game needs, compiled at once, with a message to wait."""
    players = min(kind.players)
    boxes = boxes_for(kind, load_components(kind), kind.options.read({}, players, 1)).records
    states, out = np.zeros(1, kind.state.dtype), np.zeros(kind.actions, np.int64)
    with_reason(kind, "rules.setup", rules.begin, states, 0, boxes, players, 1, out)
    with_reason(kind, "rules.legal_actions", rules.look, states, 0, boxes, out)
    with_reason(kind, "rules.apply", rules.step, states, 0, boxes, 0, 1, out, 0)
    with_reason(kind, "rules.score", rules.points, states, 0, boxes, 0)
    with_reason(kind, "rules.score", rules.place, states, 0, boxes, 0)
    rules.luck_at(states, 0, 0)
