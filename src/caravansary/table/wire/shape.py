"""Shapes as data: a type annotation becomes a small tree that the reader, the schema and the TypeScript writer all walk.

Records are dataclasses (what clients send) or TypedDicts (what they get). Limits stand in `Annotated`.
"""

from __future__ import annotations

import dataclasses
import inspect
import types
import typing
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, Literal, NotRequired, TypeGuard, get_args, get_origin, is_typeddict

# Limits, for `Annotated`


@dataclass(frozen=True)
class Range:
    """A number from `least` to `most`, both included."""

    least: int
    most: int


@dataclass(frozen=True)
class Length:
    """Characters of a text, items of a list or entries of a map."""

    least: int = 0
    most: int | None = None


@dataclass(frozen=True)
class Matches:
    """A regular expression for the whole text, without anchors."""

    pattern: str


@dataclass(frozen=True)
class OneOf:
    """One of these words."""

    words: tuple[str, ...]


@dataclass(frozen=True)
class Cleaned:
    """What becomes of a text that is long enough and short enough; ValueError: it can't be used."""

    clean: Callable[[str], str]


@dataclass(frozen=True)
class Known:
    """A type that the client describes itself, in `position.ts`: games decide what is in it."""

    name: str


@dataclass(frozen=True)
class Note:
    """A line of description."""

    line: str


# The tree


@dataclass(frozen=True)
class Words:
    length: Length = Length()
    pattern: str | None = None
    clean: Callable[[str], str] | None = None


@dataclass(frozen=True)
class Number:
    whole: bool
    range: Range | None = None


@dataclass(frozen=True)
class Switch:
    """True or false."""


@dataclass(frozen=True)
class Choice:
    values: tuple[str, ...]


@dataclass(frozen=True)
class Anything:
    """Whatever JSON can say."""


@dataclass(frozen=True)
class Maybe:
    of: Shape


@dataclass(frozen=True)
class ListOf:
    of: Shape
    length: Length = Length()


@dataclass(frozen=True)
class MapOf:
    key: Shape
    of: Shape
    length: Length = Length()


@dataclass(frozen=True)
class Field:
    """`name` is the one on the wire, `attribute` that of the dataclass: some words are Python's own (`as_`)."""

    name: str
    attribute: str
    shape: Shape
    required: bool
    about: str = ""


@dataclass(frozen=True)
class Record:
    made: type
    about: str
    fields: tuple[Field, ...]

    @property
    def name(self) -> str:
        return self.made.__name__


@dataclass(frozen=True)
class Either:
    """One of several records, told apart by a field that they all have."""

    name: str
    records: tuple[Record, ...]


@dataclass(frozen=True)
class Borrowed:
    """A type that the client describes itself."""

    name: str
    of: Shape


Shape = Words | Number | Switch | Choice | Anything | Maybe | ListOf | MapOf | Record | Either | Borrowed


def shape_of(annotation: Any) -> Shape:
    """The shape that an annotation, or a record's class, stands for."""
    if annotation is Any:
        return Anything()
    if _is_record(annotation):
        return record_of(annotation)
    origin, arguments = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        return _limited(shape_of(arguments[0]), arguments[1:])
    if origin is Literal:
        return Choice(arguments)
    if origin in (types.UnionType, typing.Union):
        return _union(arguments)
    if origin is list:
        return ListOf(shape_of(arguments[0]))
    if origin is dict:
        return MapOf(shape_of(arguments[0]), shape_of(arguments[1]))
    if annotation in (int, float):
        return Number(annotation is int)
    assert annotation in (str, bool), annotation
    return Words() if annotation is str else Switch()


@cache
def record_of(made: type[Any]) -> Record:
    hints = typing.get_type_hints(made, include_extras=True)
    defaults = {field.name for field in dataclasses.fields(made) if _has_default(field)} if dataclasses.is_dataclass(made) else set()
    fields = []
    for attribute, hint in hints.items():
        optional = attribute in defaults or get_origin(hint) is NotRequired
        inner = get_args(hint)[0] if get_origin(hint) is NotRequired else hint
        fields.append(Field(attribute.rstrip("_"), attribute, shape_of(inner), not optional, _about(inner)))
    return Record(made, _first_words(made), tuple(fields))


def field_of(made: type, name: str) -> Field:
    return next(field for field in record_of(made).fields if field.name == name)


def _is_record(annotation: Any) -> TypeGuard[type]:
    return isinstance(annotation, type) and (dataclasses.is_dataclass(annotation) or is_typeddict(annotation))


def _has_default(field: dataclasses.Field[Any]) -> bool:
    return field.default is not dataclasses.MISSING or field.default_factory is not dataclasses.MISSING


def _union(members: tuple[Any, ...]) -> Shape:
    others = [shape_of(member) for member in members if member is not type(None)]
    if len(others) == 1:
        return Maybe(others[0])
    records = tuple(other for other in others if isinstance(other, Record))
    assert len(records) == len(members), "a union is of records, or of one type and None"
    return Either("", records)


def _limited(shape: Shape, limits: tuple[Any, ...]) -> Shape:
    for limit in limits:
        match limit, shape:
            case Range(), Number():
                shape = dataclasses.replace(shape, range=limit)
            case Length(), Words() | ListOf() | MapOf():
                shape = dataclasses.replace(shape, length=limit)
            case Matches(pattern), Words():
                shape = dataclasses.replace(shape, pattern=pattern)
            case Cleaned(clean), Words():
                shape = dataclasses.replace(shape, clean=clean)
            case OneOf(words), Words():
                shape = Choice(words)
            case Known(name), _:
                shape = Borrowed(name, shape)
            case Note(), _:
                pass
            case name, Either() if isinstance(name, str):
                shape = dataclasses.replace(shape, name=name)
            case _:
                raise TypeError(f"{limit} does not fit {shape}")
    return shape


def _about(annotation: Any) -> str:
    limits = get_args(annotation)[1:] if get_origin(annotation) is Annotated else ()
    return next((limit.line for limit in limits if isinstance(limit, Note)), "")


def _first_words(made: type) -> str:
    """The class's own docstring; dataclasses write themselves one that says nothing."""
    found = inspect.cleandoc(made.__doc__ or "")
    return "" if found.startswith((f"{made.__name__}(", "dict(")) else found
