"""Reading what clients send: a JSON value against a shape. The first fault, in the order of the shape's fields, is named."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import is_dataclass
from functools import cache
from typing import Any, TypeVar

from caravansary.table.refusal import Refusal
from caravansary.table.wire.shape import (
    Anything,
    Borrowed,
    Choice,
    Either,
    Length,
    ListOf,
    MapOf,
    Maybe,
    Number,
    Record,
    Shape,
    Switch,
    Words,
    field_of,
    shape_of,
)

T = TypeVar("T")
LONGEST_WHERE = 80  # characters of the name of what is wrong
_DIGITS = re.compile(r"[0-9]{1,10}", re.ASCII)


class Misshapen(ValueError):
    """A value of another shape; `where` leads to it."""

    def __init__(self, *where: str | int) -> None:
        super().__init__(where)
        self.where = where

    def refusal(self) -> Refusal:
        return Refusal("bad-shape", where=".".join(map(str, self.where))[:LONGEST_WHERE] or "body")


def read(made: type[T], value: Any) -> T:
    """The record that this JSON value says; `bad-shape` names what is wrong."""
    try:
        found: T = check(shape_of(made), value)
    except Misshapen as fault:
        raise fault.refusal() from None
    return found


def parsed(body: bytes) -> Any:
    """The JSON value of a body."""
    try:
        return json.loads(body)
    except (ValueError, RecursionError):
        raise Refusal("bad-shape", where="JSON") from None


def read_word(made: type, name: str, text: str) -> Any:
    """A part of a path or query, which is always a text: the value of the field that it stands for."""
    shape = field_of(made, name).shape
    wanted = shape.of if isinstance(shape, Maybe) else shape
    value: Any = text
    if isinstance(wanted, Number):
        if not _DIGITS.fullmatch(text):
            raise Misshapen(made.__name__.lower(), name)
        value = int(text)
    return check(wanted, value, (made.__name__.lower(), name))


def check(shape: Shape, value: Any, where: tuple[str | int, ...] = ()) -> Any:
    """The value as the program takes it: records as their classes, texts cleaned."""
    match shape:
        case Anything():
            return value
        case Maybe(of):
            return None if value is None else check(of, value, where)
        case Borrowed(_, of):
            return check(of, value, where)
        case Words():
            return _words(shape, value, where)
        case Number():
            return _number(shape, value, where)
        case Switch():
            return value if isinstance(value, bool) else _wrong(where)
        case Choice(values):
            return value if isinstance(value, str) and value in values else _wrong(where)
        case ListOf(of, length):
            return _list(of, length, value, where)
        case MapOf():
            return _map(shape, value, where)
        case Either(_, records):
            return _either(records, value, where)
        case Record():
            return _record(shape, value, where)


def _wrong(where: tuple[str | int, ...]) -> Any:
    raise Misshapen(*where)


def _fits(length: Length, size: int) -> bool:
    return length.least <= size and (length.most is None or size <= length.most)


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern, re.ASCII)


def _words(shape: Words, value: Any, where: tuple[str | int, ...]) -> str:
    if not isinstance(value, str) or not _fits(shape.length, len(value)):
        raise Misshapen(*where)
    # A text without limits is a file or a record, whose reader says what is wrong with it.
    if shape != Words() and not _is_text(value):
        raise Misshapen(*where)
    if shape.pattern is not None and not _compiled(shape.pattern).fullmatch(value):
        raise Misshapen(*where)
    if shape.clean is None:
        return value
    try:
        return shape.clean(value)
    except ValueError:
        raise Misshapen(*where) from None


def _is_text(value: str) -> bool:
    """JSON can contain half a character, which no file and no database can hold."""
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True


def _number(shape: Number, value: Any, where: tuple[str | int, ...]) -> int | float:
    if isinstance(value, bool) or not isinstance(value, int if shape.whole else (int, float)):
        raise Misshapen(*where)
    if shape.range is not None and not shape.range.least <= value <= shape.range.most:
        raise Misshapen(*where)
    try:
        return value if shape.whole else float(value)
    except OverflowError:
        raise Misshapen(*where) from None


def _list(of: Shape, length: Length, value: Any, where: tuple[str | int, ...]) -> list[Any]:
    if not isinstance(value, list) or (length.most is not None and len(value) > length.most):
        raise Misshapen(*where)
    found = [check(of, item, (*where, number)) for number, item in enumerate(value)]
    return found if len(found) >= length.least else _wrong(where)


def _map(shape: MapOf, value: Any, where: tuple[str | int, ...]) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise Misshapen(*where)
    found = {}
    for key, item in value.items():
        known = check(shape.key, key, (*where, key, "[key]"))
        found[known] = check(shape.of, item, (*where, key))
    return found if _fits(shape.length, len(found)) else _wrong(where)


def _either(records: tuple[Record, ...], value: Any, where: tuple[str | int, ...]) -> Any:
    """The first record that fits; only if none does, say which it should have been."""
    for record in records:
        try:
            return check(record, value, where)
        except Misshapen:
            continue
    raise Misshapen(*where)


def _record(shape: Record, value: Any, where: tuple[str | int, ...]) -> Any:
    if not isinstance(value, Mapping):
        raise Misshapen(*where)
    given: dict[str, Any] = {}
    for field in shape.fields:
        if field.name in value:
            given[field.attribute] = check(field.shape, value[field.name], (*where, field.name))
        elif field.required:
            raise Misshapen(*where, field.name)
    known = {field.name for field in shape.fields}
    for name in value:
        if name not in known:
            raise Misshapen(*where, name)
    if not is_dataclass(shape.made):
        return given
    try:
        return shape.made(**given)
    except Misshapen:
        raise
    except ValueError:  # the parts do not go together
        raise Misshapen(*where) from None
