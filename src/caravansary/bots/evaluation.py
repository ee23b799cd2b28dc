"""What the search asks of a game (its `evaluation` module), by one name each, chosen by the type of the state.

    banked(s, box, seat)             points that nobody can take away
    promise(s, box, seat, weights)   what the rest of a seat's belongings may still bring
    worth_trying(s, box, action, so_far)   whether a legal action deserves a look, after so many decisions of the turn
    blindfold(s)                     forget what nobody has seen yet, so that no plan counts on it
    again(s, box, seat)              the others stand still: this seat begins a turn, whoever was in the middle of one
    missing(s, seat)                 how many claims the seat is short of ending the game
    claimed(s, seat)                 what the seat has claimed, as bits
    overdue(s, seat)                 whether the seat's next claim takes longer than most beginners need

Beside them: WEIGHTS (what `promise` multiplies, after the SHARED ones), SPREAD (how far tuning varies them), DISCOUNT
(of a turn later), PLAIN and PLAIN_DISCOUNT (the same set by hand, for `greedy`), LEVELS (specs of levels that are not the
usual ones in this game).
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Any

from caravansary.engine import jit
from caravansary.engine.rules import Box, State, rules_for

# Weights that the search itself uses, in every game: what it is worth to win, how many points a rival makes a turn,
# whether (more than 0) to foresee that a rival ends the game, and how much of a claim is lost if a rival is likely to make it first.
WIN, PACE, HURRY, RISK = 0, 1, 2, 3
SHARED = 4


def banked(s: State, box: Box, seat: int) -> float:
    return evaluation(s.rules["__name__"]).banked(s, box, seat)  # type: ignore[no-any-return]


def promise(s: State, box: Box, seat: int, weights: Any) -> float:
    return evaluation(s.rules["__name__"]).promise(s, box, seat, weights)  # type: ignore[no-any-return]


def worth_trying(s: State, box: Box, action: int, so_far: int) -> bool:
    return evaluation(s.rules["__name__"]).worth_trying(s, box, action, so_far)  # type: ignore[no-any-return]


def blindfold(s: State) -> None:
    evaluation(s.rules["__name__"]).blindfold(s)


def again(s: State, box: Box, seat: int) -> None:
    evaluation(s.rules["__name__"]).again(s, box, seat)


def missing(s: State, seat: int) -> int:
    return evaluation(s.rules["__name__"]).missing(s, seat)  # type: ignore[no-any-return]


def claimed(s: State, seat: int) -> int:
    return evaluation(s.rules["__name__"]).claimed(s, seat)  # type: ignore[no-any-return]


def overdue(s: State, seat: int) -> bool:
    return evaluation(s.rules["__name__"]).overdue(s, seat)  # type: ignore[no-any-return]


def evaluation(rules: str) -> ModuleType:
    """The evaluation module beside a rules module."""
    return import_module(f"{rules.rpartition('.')[0]}.evaluation")


if jit.ENABLED:
    from numba.extending import overload

    def _of(state_type: Any) -> ModuleType:
        return evaluation(rules_for(state_type).__name__)

    @overload(banked)
    def _banked(s, box, seat):  # type: ignore[no-untyped-def]
        rule = _of(s).banked
        return lambda s, box, seat: rule(s, box, seat)

    @overload(promise)
    def _promise(s, box, seat, weights):  # type: ignore[no-untyped-def]
        rule = _of(s).promise
        return lambda s, box, seat, weights: rule(s, box, seat, weights)

    @overload(worth_trying)
    def _worth_trying(s, box, action, so_far):  # type: ignore[no-untyped-def]
        rule = _of(s).worth_trying
        return lambda s, box, action, so_far: rule(s, box, action, so_far)

    @overload(blindfold)
    def _blindfold(s):  # type: ignore[no-untyped-def]
        rule = _of(s).blindfold
        return lambda s: rule(s)

    @overload(again)
    def _again(s, box, seat):  # type: ignore[no-untyped-def]
        rule = _of(s).again
        return lambda s, box, seat: rule(s, box, seat)

    @overload(missing)
    def _missing(s, seat):  # type: ignore[no-untyped-def]
        rule = _of(s).missing
        return lambda s, seat: rule(s, seat)

    @overload(claimed)
    def _claimed(s, seat):  # type: ignore[no-untyped-def]
        rule = _of(s).claimed
        return lambda s, seat: rule(s, seat)

    @overload(overdue)
    def _overdue(s, seat):  # type: ignore[no-untyped-def]
        rule = _of(s).overdue
        return lambda s, seat: rule(s, seat)
