"""How a game puts its actions into words: a table of verbs, the same in every game's `notation`.

A verb says where its actions begin, in which phases they may be possible, how one is put into words, and why one is refused in those
phases. In any other phase the answer is "not now".
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from caravansary.engine.contracts import Box, Reason, State, Word
from caravansary.engine.kind import Rows

Said = tuple[str | None, Mapping[str, Any]]  # the argument of a word and the values its sentence needs


class Verb(NamedTuple):
    """The actions of one verb differ by a card, place or cube; `nth` counts them from 0."""

    first: int
    phases: tuple[int, ...]
    say: Callable[[State, Box, Rows, int], Said]
    refuse: Callable[[State, Box, Rows, int], Reason] | None = None  # None: in its phases it is always possible
    repeats: Callable[[Box, int], bool] = lambda box, nth: False  # whether "again" may follow


class Wording:
    def __init__(self, phases: Sequence[str], verbs: Mapping[str, Verb]) -> None:
        """The verbs stand in the order of their actions."""
        self._phases, self._verbs = phases, verbs
        self._names, self._firsts = tuple(verbs), tuple(verb.first for verb in verbs.values())

    def word(self, s: State, box: Box, action: int, rows: Rows) -> Word:
        name, nth = self._split(action)
        verb = self._verbs[name]
        return Word(name, *verb.say(s, box, rows, nth), verb.repeats(box, nth))

    def why_not(self, s: State, box: Box, action: int, rows: Rows) -> Reason:
        """Why this action is not legal now: first whether this is the phase for it, then what it lacks."""
        name, nth = self._split(action)
        verb = self._verbs[name]
        if s.phase not in verb.phases or verb.refuse is None:
            return Reason("illegal-phase", {"phase": self._phases[s.phase]})
        return verb.refuse(s, box, rows, nth)

    def _split(self, action: int) -> tuple[str, int]:
        at = bisect_right(self._firsts, action) - 1
        return self._names[at], action - self._firsts[at]


# What several games say and refuse alike


def bare(s: State, box: Box, rows: Rows, nth: int) -> Said:
    """The verb alone."""
    return None, {}


def always(box: Box, nth: int) -> bool:
    return True


def cube(s: State, box: Box, rows: Rows, nth: int) -> Said:
    return str(nth + 1), {}


def raised(s: State, box: Box, rows: Rows, nth: int) -> Said:
    return f"{nth + 1}>{nth + 2}", {"from": str(nth + 1), "to": str(nth + 2)}


def no_cube(s: State, box: Box, rows: Rows, nth: int) -> Reason:
    """There is no cube of this level to pay, raise or give back."""
    return Reason("illegal-no-cube", {"cube": str(nth + 1)})
