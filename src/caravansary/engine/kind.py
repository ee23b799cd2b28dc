"""A kind of game: one object that names every part of it, as plain data and modules.

A game package fills in one `Kind`; only the registry in `games` knows a game by name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cache, cached_property
from pathlib import Path
from typing import Any, TypedDict

from caravansary.engine.components import Row, Rows, Table, read_lines, read_tables, reconstructed, tables_fingerprint
from caravansary.engine.contracts import (
    Box,
    Draw,
    Evaluation,
    FeaturesPart,
    Notation,
    ObservationPart,
    Picture,
    Position,
    Reason,
    Rules,
    State,
    View,
    Word,
)
from caravansary.engine.layout import Layout, Mirror
from caravansary.errors import BadOption, NoSuchPart

__all__ = ["About", "Components", "Kind", "OptionReader", "Options", "Reason", "Row", "Rows", "Word", "load_components", "with_files_read"]

Options = dict[str, Any]


def nothing_implied(position: Mapping[str, Any]) -> Options:
    """For games whose positions do not show which options they are played with."""
    return {}


@dataclass(frozen=True, eq=False)
class OptionReader:
    """The options of a game for `cv.new`."""

    names: tuple[str, ...]
    read: Callable[[Options, int, int], Options]  # given, players, seed -> all of them, as JSON data that a record can keep
    implied: Callable[[Mapping[str, Any]], Options] = nothing_implied  # those that the data of a position show
    words: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # what an option may be; the first is the default
    files: tuple[str, ...] = ()  # options that may also be a text, as the list of its lines; in `cv.new`, the path of its file


def _refuse_all(given: Options, players: int, seed: int) -> Options:
    for name in given:
        raise BadOption("error-option", option=str(name)[:40], known="-")
    return {}


NO_OPTIONS = OptionReader((), _refuse_all)


class About(TypedDict):
    """What is said of a game before it is played."""

    players: list[int]
    editions: list[str]
    actions: int
    phases: list[str]
    options: list[str]
    rules_version: int
    chance: str
    information: str


@dataclass(frozen=True, eq=False)
class Kind:
    """Everything about a game. A part that a game lacks is None; code that needs it says so (`part`)."""

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
    make_box: Callable[[Rows, Options], Box]
    # The records and the rules on them
    state: Layout
    box: Layout
    rules: Rules
    # Words and data
    notation: Notation
    view: View
    position: Position
    locales: Path | None = None  # a folder with en.ftl and fr.ftl; None: the words are among this package's own
    tray: str = "caravan"  # the field of the state with the cubes of each seat
    options: OptionReader = NO_OPTIONS
    # What a game may lack
    draw: Draw | None = None
    picture: Picture | None = None
    evaluation: Evaluation | None = None
    observation: ObservationPart | None = None
    features: FeaturesPart | None = None
    judges: Path | None = None  # the folder with what was learned about the game (see `judge`)
    puzzles: Path | None = None  # the file with its puzzles (see `analysis.puzzle_book`)

    def part(self, name: str) -> Any:
        """A part of the game by name; `NoSuchPart` if the game lacks it."""
        found = getattr(self, name)
        if found is None:
            raise NoSuchPart("error-part", game=self.id, part=name)
        return found

    @property
    def about(self) -> About:
        return {
            "players": list(self.players),
            "editions": list(self.editions),
            "actions": self.actions,
            "phases": list(self.phases),
            "options": list(self.options.names),
            "rules_version": self.rules_version,
            "chance": self.chance,
            "information": self.information,
        }

    @cached_property
    def package(self) -> str:
        """The name of the package that the game comes from."""
        return self.rules.__name__.rpartition(".")[0] or self.rules.__name__

    @property
    def is_own(self) -> bool:
        """Whether the game is one of this package, whose rules were tested with it."""
        return self.package.startswith("caravansary.")

    @cached_property
    def _state_class(self) -> type[Mirror]:
        return self.state.mirror_class(self)

    def blank(self) -> State:
        """A blank state."""
        return self.state.blank(self._state_class)

    def unpacked(self, data: bytes) -> State:
        """The state of these bytes."""
        return self.state.unpack(data, self._state_class)

    def __reduce__(self) -> Any:
        """There is one of each kind: copies and pickles refer to it."""
        from caravansary.games import kind

        return kind, (self.id,)


def parts_of_kind() -> list[str]:
    return [each.name for each in fields(Kind)]


@dataclass(frozen=True)
class Components:
    """The values that one game is played with."""

    rows: Rows
    fingerprint: str
    reconstructed: Mapping[str, int]


def with_files_read(kind: Kind, options: Options) -> Options:
    """The options with files read; only for a new game started here, never for a record or position from elsewhere."""
    files, words = kind.options.files, kind.options.words
    return {
        name: read_lines(Path(value)) if name in files and _is_path(value, words.get(name, ())) else value
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
