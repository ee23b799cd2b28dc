"""Checks a game of another package before it is played: every part is there and of the right type."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import FunctionType
from typing import Any

from caravansary.engine import jit
from caravansary.engine.kind import Kind, OptionReader
from caravansary.engine.layout import Layout
from caravansary.errors import BrokenGame

_FIELDS = ("player", "phase", "players", "round", "final_round")  # of every state
_FUNCTIONS = {
    "rules": ("setup", "legal_actions", "apply", "score", "goal", "claims"),
    "notation": ("word", "why_not"),
    "view": ("view", "position", "score_sheet"),
    "position": ("read_position",),
    "draw": ("draw_table",),
    "picture": ("height", "draw"),
    "evaluation": ("banked", "promise", "worth_trying", "blindfold", "again", "claimed", "overdue"),
    "observation": ("fields", "observe", "observe_fixed"),
}
_COMPILED = ("rules", "evaluation")
_VALUES = {"evaluation": ("WEIGHTS", "SPREAD", "DISCOUNT", "PLAIN", "PLAIN_DISCOUNT", "LEVELS"), "observation": ("FIXED",)}
_OPTIONAL = ("draw", "picture", "evaluation", "observation")
_TYPES: Mapping[str, type | tuple[type, ...]] = {
    "editions": tuple,
    "players": tuple,
    "phases": tuple,
    "actions": int,
    "rules_version": int,
    "chance": str,
    "information": str,
    "data": Path,
    "tables": tuple,
    "state": Layout,
    "box": Layout,
    "tray": str,
    "options": OptionReader,
    "locales": (Path, type(None)),
}


def checked(found: Any, id: str, package: str) -> Kind:
    """The game, if it is whole; else `BrokenGame` names the package, the first part that is wrong, and why."""
    for part, reason in _faults(found, id):
        raise BrokenGame("error-broken-game", game=id, package=package, part=part, reason=reason)
    kind: Kind = found
    return kind


def _faults(found: Any, id: str) -> Iterator[tuple[str, str]]:
    if not isinstance(found, Kind):
        yield "kind", f"expected a Kind, found {type(found).__name__}"
        return
    if found.id != id or not re.fullmatch("[a-z0-9]+(-[a-z0-9]+)*", id):
        yield "id", f"the entry point is {id!r}, the game calls itself {found.id!r}"
    for name, expected in _TYPES.items():
        if not isinstance(getattr(found, name), expected):
            yield name, f"found {type(getattr(found, name)).__name__}"
    if not callable(found.make_box):
        yield "make_box", "expected a function"
    for part, functions in _FUNCTIONS.items():
        yield from _faults_of_part(getattr(found, part), part, functions)
    for name in (*_FIELDS, found.tray):
        if name not in found.state.names:
            yield "state", f"the field {name} is missing"
    if not found.players or not all(isinstance(count, int) and 1 <= count <= 16 for count in found.players):
        yield "players", f"found {found.players}"
    if not found.phases or found.phases[0] != "over":
        yield "phases", 'the first must be "over"'


def _faults_of_part(part: Any, name: str, functions: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    if part is None:
        if name not in _OPTIONAL:
            yield name, "it is missing"
        return
    for function in functions:
        own = getattr(part, function, None)
        if not isinstance(own, FunctionType):
            yield f"{name}.{function}", "expected a function" if own is None else f"expected a function, found {type(own).__name__}"
        elif name in _COMPILED and jit.mark_of(own) is None:
            yield f"{name}.{function}", "it is not marked with @compiled"
    for value in _VALUES.get(name, ()):
        if not hasattr(part, value):
            yield f"{name}.{value}", "it is missing"
