"""A kind of game: what the shared code needs to know of it, as plain data and functions.

A game package fills in one `Kind`; nothing else in the project knows a game by name but the registry in `games`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from caravansary.engine import rules as generic
from caravansary.engine.components import Row, Table, read_lines, read_tables, reconstructed, tables_fingerprint
from caravansary.engine.pens import DrawTable
from caravansary.engine.rules import Box, State
from caravansary.errors import BadOption, Fault


class Word(NamedTuple):
    """An action in words: what is done, to what, and what its sentence needs.

    Shared verbs: "done" ends an optional part and need not be written, "again" is written as xN, "raise" by its
    argument alone ("1>2").
    """

    verb: str
    arg: str | None = None
    details: Mapping[str, Any] = {}


class Reason(NamedTuple):
    """Why an action is not possible: the id of a text and what it needs."""

    message: str
    args: Mapping[str, Any] = {}


Rows = Mapping[str, Sequence[Row]]
Options = dict[str, Any]


def no_options(given: Options, players: int, seed: int) -> Options:
    """For games without options of their own."""
    for name in given:
        raise BadOption("error-option", option=name, known="-")
    return {}


def nothing_implied(position: Mapping[str, Any]) -> Options:
    """For games whose positions do not say by themselves with which options they are played."""
    return {}


@dataclass(frozen=True, eq=False)
class Kind:
    # Metadata, for people and programs
    id: str
    editions: tuple[str, ...]
    players: tuple[int, ...]
    phases: tuple[str, ...]
    actions: int
    rules_version: int
    chance: str
    information: str
    # Components
    data: Path
    tables: tuple[Table, ...]
    make_box: Callable[[Rows, Options], Any]
    # The record and its rules
    state: np.dtype[Any]
    rules: ModuleType
    # Words and pictures of a state; s and box are mirrors
    word: Callable[[State, Box, int, Rows], Word]
    why_not: Callable[[State, Box, int, Rows], Reason]
    view: Callable[[State, Box, Rows, int | None, bool], dict[str, Any]]
    position: Callable[[State, Box, Rows], dict[str, Any]]
    read_position: Callable[[Mapping[str, Any], State, Box, Rows], list[Fault]]
    score_sheet: Callable[[State, Box, Rows, int], dict[str, int]]
    # Options of `cv.new`: given, players, seed -> all of them, as JSON data that a record can keep
    options: Callable[[Options, int, int], Options] = no_options
    option_names: tuple[str, ...] = ()
    implied_options: Callable[[Mapping[str, Any]], Options] = nothing_implied  # those that the data of a position show
    # Options that may also be the path of a text file, whose lines `options` then gets; with the words that are no path
    file_options: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    draw_table: DrawTable | None = None
    tray: str = "caravan"  # the field of the state with the cubes of each seat

    def __post_init__(self) -> None:
        generic.register(self.state, self.rules)

    def __reduce__(self) -> Any:
        """There is one of each kind: copies and pickles refer to it."""
        from caravansary.games import kind

        return kind, (self.id,)


@dataclass(frozen=True)
class Components:
    """The values that one game is played with."""

    rows: Rows
    fingerprint: str
    reconstructed: Mapping[str, int]


def with_files_read(kind: Kind, options: Options) -> Options:
    """The options with files read; for a new game that is asked for here, never for a record or position from elsewhere."""
    return {
        name: read_lines(Path(value)) if name in kind.file_options and _is_path(value, kind.file_options[name]) else value
        for name, value in options.items()
    }


def _is_path(value: Any, words: Sequence[str]) -> bool:
    return isinstance(value, Path) or (isinstance(value, str) and value not in words)


def load_components(kind: Kind, folder: str | Path | None = None) -> Components:
    if folder is None:
        return _shipped(kind.id, kind.data, kind.tables)
    if not isinstance(folder, (str, Path)):
        raise BadOption("error-components-type", found=type(folder).__name__)
    return _read(Path(folder), kind.tables)


def _read(folder: Path, tables: tuple[Table, ...]) -> Components:
    rows = read_tables(folder, tables)
    return Components(rows, tables_fingerprint(rows), reconstructed(rows))


@cache
def _shipped(game: str, folder: Path, tables: tuple[Table, ...]) -> Components:
    return _read(folder, tables)
