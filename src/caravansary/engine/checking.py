"""Checks a game of another package before it is played: every part is there and fulfils its contract."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from inspect import signature
from pathlib import Path
from types import FunctionType
from typing import Any, NamedTuple

from caravansary.engine import contracts, jit
from caravansary.engine.components import Table
from caravansary.engine.judging import SHARED
from caravansary.engine.kind import Kind, OptionReader
from caravansary.engine.layout import Layout
from caravansary.errors import BrokenGame, Fault
from caravansary.texts import EDITIONS, OURS

_FIELDS = ("player", "phase", "players", "round", "final_round")  # of every state
_CONTRACTS: Mapping[str, type] = {
    "rules": contracts.Rules,
    "notation": contracts.Notation,
    "view": contracts.View,
    "position": contracts.Position,
    "draw": contracts.Draw,
    "picture": contracts.Picture,
    "evaluation": contracts.Evaluation,
    "observation": contracts.ObservationPart,
    "features": contracts.FeaturesPart,
}
_OPTIONAL = ("draw", "picture", "evaluation", "observation", "features")
# Whole parts, and functions of others
_COMPILED = ("rules", "evaluation", "observation.observe", "observation.observe_fixed", "features.describe")
_WORDS = ("", "-title", "-about", "-rules")  # that every game has, beside those of its phases, actions and score rows
_MOST_PLAYERS = 16


class _Values(NamedTuple):
    """A tuple of values of one type, at least one of them."""

    of: type


_TYPES: Mapping[str, type | _Values] = {
    "editions": _Values(str),
    "players": _Values(int),
    "phases": _Values(str),
    "actions": int,
    "rules_version": int,
    "chance": str,
    "information": str,
    "data": Path,
    "tables": _Values(Table),
    "make_box": FunctionType,
    "state": Layout,
    "box": Layout,
    "locales": Path,
    "tray": str,
    "options": OptionReader,
}
_Found = Iterator[tuple[str, Fault]]


def checked(found: Any, id: str, package: str) -> Kind:
    """The game, if it is whole; else `BrokenGame` names the package, the first part that is wrong, and why."""
    for part, reason in _faults(found, id):
        raise BrokenGame("error-broken-game", game=id, package=package, part=part, reason=reason)
    kind: Kind = found
    return kind


def _faults(found: Any, id: str) -> _Found:
    """What is wrong; each check relies on the ones before it."""
    if not isinstance(found, Kind):
        yield "Kind", _wrong("Kind", found)
        return
    if found.id != id or not re.fullmatch("[a-z][a-z0-9]*(-[a-z0-9]+)*", id):
        yield "id", Fault("error-broken-id", found=str(found.id)[:40], entry=id[:40])
    for name, expected in _TYPES.items():
        yield from _faults_of_type(getattr(found, name), name, expected)
    for name, contract in _CONTRACTS.items():
        yield from _faults_of_part(getattr(found, name), name, contract)
    yield from _faults_of_values(found)
    yield from _faults_of_state(found)
    yield from _faults_of_words(found)


def _wrong(expected: str, found: Any) -> Fault:
    return Fault("error-broken-missing") if found is None else Fault("error-broken-type", expected=expected, found=type(found).__name__)


def _faults_of_type(value: Any, name: str, expected: type | _Values) -> _Found:
    if isinstance(expected, type):
        if not isinstance(value, expected) or isinstance(value, bool):
            yield name, _wrong(expected.__name__, value)
    elif not isinstance(value, tuple) or not value or not all(type(each) is expected.of for each in value):
        yield name, _wrong(f"({expected.of.__name__}, ...)", value)


def _faults_of_part(part: Any, name: str, contract: type) -> _Found:
    if part is None:
        if name not in _OPTIONAL:
            yield name, Fault("error-broken-missing")
        return
    for wanted, how in vars(contract).items():
        path, own = f"{name}.{wanted}", getattr(part, wanted, None)
        if wanted.startswith("_"):
            continue
        if isinstance(how, property):
            if own is None:
                yield path, Fault("error-broken-missing")
        elif not isinstance(own, FunctionType):
            yield path, _wrong("function", own)
        elif not _takes(own, how.__code__.co_argcount - 1):
            yield path, Fault("error-broken-arguments", expected=", ".join(how.__code__.co_varnames[1 : how.__code__.co_argcount]))
        elif (name in _COMPILED or path in _COMPILED) and jit.mark_of(own) is None:
            yield path, Fault("error-broken-mark")


def _takes(function: FunctionType, arguments: int) -> bool:
    try:
        signature(function).bind(*[None] * arguments)
    except TypeError:
        return False
    return True


def _faults_of_values(kind: Kind) -> _Found:
    for name, least, most in (("actions", 1, 1 << 20), ("rules_version", 1, 1 << 30)):
        if not least <= getattr(kind, name) <= most:
            yield name, _unfit(getattr(kind, name), f"{least}-{most}")
    if not all(1 <= count <= _MOST_PLAYERS for count in kind.players) or sorted(set(kind.players)) != list(kind.players):
        yield "players", _unfit(kind.players, f"1-{_MOST_PLAYERS}")
    if not set(kind.editions) <= set(EDITIONS):
        yield "editions", _unfit(kind.editions, ", ".join(EDITIONS))
    if kind.phases[0] != "over":
        yield "phases", _unfit(kind.phases, "over, ...")
    if kind.evaluation is not None:
        weights, spread, plain = (_length(values) for values in (kind.evaluation.WEIGHTS, kind.evaluation.SPREAD, kind.evaluation.PLAIN))
        if weights < SHARED or not weights == spread == plain:
            yield "evaluation.WEIGHTS", _unfit((weights, spread, plain), f"len(WEIGHTS) == len(SPREAD) == len(PLAIN) >= {SHARED}")


def _unfit(found: Any, expected: str) -> Fault:
    return Fault("error-broken-value", found=str(found)[:80], expected=expected)


def _length(values: Any) -> int:
    return len(values) if isinstance(values, Sequence) and all(isinstance(value, (int, float)) for value in values) else -1


def _faults_of_state(kind: Kind) -> _Found:
    shapes = {name: shape for name, _, shape in kind.state.fields}
    for name in (*_FIELDS, kind.tray):
        if name not in shapes:
            yield "state", Fault("error-broken-field", field=name)
        elif name in _FIELDS and shapes[name]:
            yield f"state.{name}", _unfit(shapes[name], "()")
    tray = shapes[kind.tray]
    if len(tray) != 2 or tray[0] < max(kind.players) or tray[1] != 4:
        yield f"state.{kind.tray}", _unfit(tray, f"({max(kind.players)}, 4)")


def _faults_of_words(kind: Kind) -> _Found:
    """Missing words would stop the table in the middle of a game."""
    assert kind.locales is not None
    needed = [*(f"{kind.id}{end}" for end in _WORDS), *(f"{kind.id}-phase-{phase}" for phase in kind.phases)]
    for lang in OURS:
        path = kind.locales / f"{lang}.ftl"
        try:
            said = re.findall(r"^([a-zA-Z][\w-]*) *=", path.read_text(encoding="utf-8"), re.MULTILINE)
        except (OSError, ValueError):
            yield "locales", Fault("error-broken-file", path=str(path))
            return
        for id in needed:
            if id not in said:
                yield "locales", Fault("error-broken-words", path=str(path), id=id)
