"""Chance made explicit: the rules run as plain Python with a luck that is told each draw, and says when it needs to be told more.

What luck decides is never listed here: whatever the rules draw, by whichever way, becomes a question with so many equally likely
answers. Slower than compiled rules by far; for those who want to see the tree of a game.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from types import FunctionType
from typing import Any

_LUCK = "caravansary.engine.luck"
_OURS = ("caravansary.engine.", "caravansary.games.")


class Undecided(Exception):
    """A draw that the script does not tell: the k-th from a deck, with n equally likely outcomes."""

    def __init__(self, deck: int, k: int, n: int) -> None:
        super().__init__(deck, k, n)
        self.deck, self.k, self.n = deck, k, n


class Script:
    """A luck that is told: the outcomes of the draws to come, in order."""

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


_twins: dict[str, dict[str, Any]] = {}


def told(module: str) -> dict[str, Callable[..., Any]]:
    """The functions of a module as plain Python that take a `Script` where others take a luck."""
    if module in _twins:
        return _twins[module]
    names = _twins[module] = dict(vars(sys.modules[module]))
    for name, value in list(names.items()):
        rule = getattr(value, "py_func", value)
        if not isinstance(rule, FunctionType) or not rule.__module__.startswith(_OURS):
            continue
        if (rule.__module__, rule.__name__) == (_LUCK, "draw"):
            names[name] = _draw
        else:
            names[name] = FunctionType(rule.__code__, told(rule.__module__), rule.__name__, rule.__defaults__, rule.__closure__)
    return names


def copied(s: Any) -> Any:
    """A copy of a mirror (see `layout`): whatever is done with it leaves the first as it is."""
    twin = object.__new__(type(s))
    for name in type(s).__slots__:
        value = getattr(s, name)
        setattr(twin, name, [part[:] if isinstance(part, list) else part for part in value] if isinstance(value, list) else value)
    return twin
