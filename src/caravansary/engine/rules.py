"""The four rule functions that every game has, by one name each, chosen by the type of the state.

    setup(s, box, players, luck)       lay out a new game in a blank state
    legal_actions(s, box, out) -> n    write the legal actions to out, say how many
    apply(s, box, action, luck)        one legal decision, with everything that follows from it
    score(s, box, seat) -> points      the points of a seat as if the game ended now

`s` is a state record, `box` the record of the component values. Compiled callers (playouts, search, environments)
are written once and resolve these names while they compile, which Numba caches across processes; uncompiled callers
hand in mirrors (see `layout`).
"""

from __future__ import annotations

from types import ModuleType
from typing import Any

import numpy as np

from caravansary.engine import jit

State = Any
Box = Any

# Every state record has these fields, so shared code can read them: player, phase, players, round, final_round.
OVER = 0  # the phase of a finished game, in every game

_rules: list[tuple[Any, ModuleType]] = []


def register(state: np.dtype[Any], rules: ModuleType) -> None:
    if jit.ENABLED:
        _rules.append((jit.numba.from_dtype(state), rules))


def setup(s: State, box: Box, players: int, luck: int) -> None:
    s.rules["setup"](s, box, players, luck)


def legal_actions(s: State, box: Box, out: Any) -> int:
    return s.rules["legal_actions"](s, box, out)  # type: ignore[no-any-return]


def apply(s: State, box: Box, action: int, luck: int) -> None:
    s.rules["apply"](s, box, action, luck)


def score(s: State, box: Box, seat: int) -> int:
    return s.rules["score"](s, box, seat)  # type: ignore[no-any-return]


def rules_for(state_type: Any) -> ModuleType:
    """The rules module of a record type; code that asks a game for more (evaluations) starts from it."""
    return next(rules for known, rules in _rules if known == state_type)


if jit.ENABLED:
    from numba.extending import overload

    @overload(setup)
    def _setup(s, box, players, luck):  # type: ignore[no-untyped-def]
        rule = rules_for(s).setup
        return lambda s, box, players, luck: rule(s, box, players, luck)

    @overload(legal_actions)
    def _legal_actions(s, box, out):  # type: ignore[no-untyped-def]
        rule = rules_for(s).legal_actions
        return lambda s, box, out: rule(s, box, out)

    @overload(apply)
    def _apply(s, box, action, luck):  # type: ignore[no-untyped-def]
        rule = rules_for(s).apply
        return lambda s, box, action, luck: rule(s, box, action, luck)

    @overload(score)
    def _score(s, box, seat):  # type: ignore[no-untyped-def]
        rule = rules_for(s).score
        return lambda s, box, seat: rule(s, box, seat)
