"""How the rules of one game are run: plain Python on mirrors, or compiled code on records. The two play the same games to the byte.

A game begins plain, which starts at once and needs nothing but Python, and goes on compiled where that pays (see `jit`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, Self

from caravansary.engine import jit, play
from caravansary.engine.layout import copied
from caravansary.engine.placing import place_of
from caravansary.engine.rules import apply, legal_actions, score, setup
from caravansary.errors import BrokenGame, CaravansaryError

if TYPE_CHECKING:
    from caravansary.engine.kind import Kind


class Running(Protocol):
    """A state and what the rules say of it; `n` legal actions are listed."""

    n: int

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

    def records(self) -> tuple[Any, int, Any]:
        """The state as the functions of `jit.functions` take it: records, the index of this one, boxes. It is the state itself."""

    def look(self) -> None:
        """List the legal actions anew, after the records were changed."""

    def copy(self) -> Self: ...


class Plain:
    """The rules as they are written, on a mirror."""

    def __init__(self, kind: Kind, box: Any, s: Any = None) -> None:
        self.kind, self.box = kind, box
        self.s = kind.blank() if s is None else s
        self._out = [0] * kind.actions
        self.n = 0
        if s is not None:
            self.look()

    def begin(self, players: int, luck: int) -> None:
        self.s = self.kind.blank()
        with_reason(self.kind, "setup", setup, self.s, self.box, players, luck)
        self.look()

    def look(self) -> None:
        self.n = with_reason(self.kind, "legal_actions", legal_actions, self.s, self.box, self._out)

    def step(self, action: int, luck: int) -> bool:
        if action not in self._out[: self.n]:
            return False
        before, self.s = self.s, copied(self.s)
        try:
            with_reason(self.kind, "apply", apply, self.s, self.box, action, luck)
            self.look()
        except CaravansaryError:
            self.s = before
            raise
        return True

    def legal(self) -> list[int]:
        return self._out[: self.n]

    def points(self, seat: int) -> int:
        return with_reason(self.kind, "score", score, self.s, self.box, seat)  # type: ignore[no-any-return]

    def place(self, seat: int) -> int:
        return with_reason(self.kind, "score", place_of, self.s, self.box, seat)  # type: ignore[no-any-return]

    def field(self, name: str) -> Any:
        return getattr(self.s, name)

    def mirror(self) -> Any:
        return self.s

    def bytes(self) -> bytes:
        return self.kind.state.pack(self.s)

    def records(self) -> tuple[Any, int, Any]:
        return [self.s], 0, [self.box]

    def copy(self) -> Plain:
        twin = object.__new__(Plain)
        twin.kind, twin.box, twin.s, twin.n = self.kind, self.box, copied(self.s), self.n
        twin._out = self._out[:]
        return twin


def with_reason(kind: Kind, part: str, rule: Any, *arguments: Any) -> Any:
    """Call a rule; what goes wrong in it is told as a fault of its game."""
    try:
        return rule(*arguments)
    except CaravansaryError:
        raise
    except Exception as error:
        raise broken(kind, f"rules.{part}", error) from error


def broken(kind: Kind, part: str, error: Exception) -> BrokenGame:
    words = f"{type(error).__name__}: {error}".splitlines()[0][:200]
    return BrokenGame("error-broken-game", game=kind.id, package=kind.package, part=part, reason=words)


class Compiled:
    """The same rules compiled, on a record."""

    def __init__(self, kind: Kind, box: Any, state: bytes | None = None) -> None:
        import numpy as np

        self.kind, self.box = kind, box
        self._rules = _rules(kind)
        self.boxes = np.frombuffer(bytearray(kind.box.pack(box)), kind.box.dtype)
        self.states = np.frombuffer(bytearray(state or kind.state.itemsize), kind.state.dtype)
        self._out = np.zeros(kind.actions, np.int64)
        self.n = 0
        if state is not None:
            self.look()

    def look(self) -> None:
        self.n = with_reason(self.kind, "legal_actions", self._rules.look, self.states, 0, self.boxes, self._out)

    def begin(self, players: int, luck: int) -> None:
        import numpy as np

        self.states = np.zeros(1, self.kind.state.dtype)
        self.n = with_reason(self.kind, "setup", self._rules.begin, self.states, 0, self.boxes, players, luck, self._out)

    def step(self, action: int, luck: int) -> bool:
        try:
            n = self._rules.step(self.states, 0, self.boxes, action, luck, self._out, self.n)
        except Exception as error:
            raise broken(self.kind, "rules.apply", error) from error
        if n < 0:
            return False
        self.n = n
        return True

    def legal(self) -> list[int]:
        return self._out[: self.n].tolist()  # type: ignore[no-any-return]

    def points(self, seat: int) -> int:
        return int(self._rules.points(self.states, 0, self.boxes, seat))

    def place(self, seat: int) -> int:
        return int(self._rules.place(self.states, 0, self.boxes, seat))

    def field(self, name: str) -> Any:
        return self.states[name][0].tolist()

    def mirror(self) -> Any:
        return self.kind.unpacked(self.states.tobytes())

    def bytes(self) -> bytes:
        return self.states.tobytes()

    def records(self) -> tuple[Any, int, Any]:
        return self.states, 0, self.boxes

    def copy(self) -> Compiled:
        import numpy as np

        twin = object.__new__(Compiled)
        twin.__dict__.update(self.__dict__)
        # Byte for byte: NumPy's own copy is slower and leaves the padding of a record to chance.
        twin.states = np.frombuffer(bytearray(self.states.tobytes()), self.kind.state.dtype)
        twin._out = self._out.copy()
        return twin

    def __getstate__(self) -> dict[str, Any]:
        return {"kind": self.kind, "box": self.box, "state": self.states.tobytes()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__init__(kept["kind"], kept["box"], kept["state"])  # type: ignore[misc]


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
    """What a game needs, all at once, while people are told to wait."""
    import numpy as np

    from caravansary.engine.kind import load_components

    players = min(kind.players)
    box = kind.make_box(load_components(kind).rows, kind.options.read({}, players, 1))
    boxes = np.frombuffer(bytearray(kind.box.pack(box)), kind.box.dtype)
    states, out = np.zeros(1, kind.state.dtype), np.zeros(kind.actions, np.int64)
    with_reason(kind, "setup", rules.begin, states, 0, boxes, players, 1, out)
    with_reason(kind, "legal_actions", rules.look, states, 0, boxes, out)
    with_reason(kind, "apply", rules.step, states, 0, boxes, 0, 1, out, 0)
    with_reason(kind, "score", rules.points, states, 0, boxes, 0)
    with_reason(kind, "score", rules.place, states, 0, boxes, 0)


def started(kind: Kind, box: Any) -> Running:
    """A way to run the rules that suits now."""
    return Compiled(kind, box) if jit.plays_compiled(kind) else Plain(kind, box)


def faster(running: Running) -> Running:
    """The same state in compiled code, where that is possible."""
    if not jit.ENABLED or not isinstance(running, Plain):
        return running
    return Compiled(running.kind, running.box, running.bytes())
