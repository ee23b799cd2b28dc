"""Explicit chance: the rules run as plain Python with a luck whose draws are scripted, and which says when the script runs out.

Nothing here lists what luck decides: whatever the rules draw becomes a question with n equally likely answers. Much slower than
compiled rules; meant for exploring the tree of a game, and for knowing exactly whether luck plays a part.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from types import FunctionType
from typing import TYPE_CHECKING, Any

from caravansary.engine.layout import copied, same
from caravansary.engine.luck import draw
from caravansary.engine.twins import Twins

if TYPE_CHECKING:
    from caravansary.engine.kind import Kind


class Undecided(Exception):
    """A draw beyond the script: the k-th from a deck, with n equally likely outcomes."""

    def __init__(self, deck: int, k: int, n: int) -> None:
        super().__init__(deck, k, n)
        self.deck, self.k, self.n = deck, k, n


class Script:
    """A scripted luck: the outcomes of the draws to come, in order."""

    def __init__(self, outcomes: Sequence[int] = ()) -> None:
        self._outcomes, self._next = outcomes, 0

    def draw(self, deck: int, k: int, n: int) -> int:
        if n == 1:
            return 0
        if self._next == len(self._outcomes):
            raise Undecided(deck, k, n)
        self._next += 1
        return self._outcomes[self._next - 1]


def _draw(luck: Script, deck: int, k: int, n: int) -> int:
    return luck.draw(deck, k, n)


class Told(Twins):
    """The functions of a game and of the engine as plain Python that take a `Script` where others take a luck."""

    def has_twin(self, function: FunctionType) -> bool:
        return function.__module__.startswith(("caravansary.engine.", self.kind.package))

    def make(self, function: FunctionType, names: dict[str, Any]) -> Any:
        if function is draw:
            return _draw
        return FunctionType(function.__code__, names, function.__name__, function.__defaults__, function.__closure__)


@cache
def told(kind: Kind) -> Told:
    return Told(kind)


def depends_on_luck(kind: Kind, s: Any, box: Any, action: int) -> bool:
    """Whether luck decides what follows from a legal action: tries every outcome until two differ."""
    apply = told(kind).twin(kind.rules.apply)
    first = None
    waiting: list[tuple[int, ...]] = [()]
    while waiting:
        drawn = waiting.pop()
        after = copied(s)
        try:
            apply(after, box, action, Script(drawn))
        except Undecided as asked:
            waiting.extend((*drawn, outcome) for outcome in range(asked.n))
            continue
        if first is None:
            first = after
        elif not same(first, after):
            return True
    return False
