"""Component values: CSV files read into plain rows, every fault named with its file, line and reason.

A game says what its files must hold (`Table`); players can load the values of their own box from a folder of the
same files.
"""

from __future__ import annotations

import csv
import hashlib
import io
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from caravansary.engine.cubes import counts, digits
from caravansary.errors import BadComponents, Fault, Unreadable, why

Row = dict[str, Any]
Rows = Mapping[str, Sequence[Row]]
PROVENANCES = ("verified", "likely", "single-source", "reconstructed", "own")
MAX_PILE = 10
MAX_FILE = 64 * 1024
_NUMBER = re.compile("-?[0-9]{1,9}")  # Python itself accepts many more spellings of numbers


class Pile(list[int]):
    """Counts of cubes by level, told apart from other lists of numbers."""


class Wrong(ValueError):
    """A value that a column does not allow: the id of the reason and the values its text needs."""

    def __init__(self, reason: str, **args: Any) -> None:
        super().__init__(reason)
        self.reason = reason
        self.args_ = args


@dataclass(frozen=True, eq=False)
class Table:
    """What one file must hold: its columns with their readers, how many rows, and what must hold within a row."""

    file: str
    columns: Mapping[str, Callable[[str], Any]]
    rows: int
    key: str | None = "id"
    check: Callable[[Row], None] = lambda row: None
    first: Sequence[str] = ()  # the keys that the first rows must have, where the rules know them by place
    whole: Callable[[Sequence[Row]], Iterable[Wrong]] = lambda rows: ()  # what must hold of all rows together


def number(least: int = 0, most: int = 99, blank: int | None = None) -> Callable[[str], int]:
    def read(value: str) -> int:
        if value == "" and blank is not None:
            return blank
        if not _NUMBER.fullmatch(value):
            raise Wrong("components-no-number", value=value)
        result = int(value)
        if result < 0 <= least:
            raise Wrong("components-negative", value=value)
        if not least <= result <= most:
            raise Wrong("components-range", value=value, least=least, most=most)
        return result

    return read


def pile(least: int = 0, most: int = MAX_PILE) -> Callable[[str], Pile]:
    def read(value: str) -> Pile:
        try:
            result = Pile(counts(value))
        except ValueError:
            raise Wrong("components-no-pile", value=value) from None
        if not least <= len(value) <= most:
            raise Wrong("components-pile-size", value=value, least=least, most=most)
        return result

    return read


def one_of(*names: str) -> Callable[[str], str]:
    def read(value: str) -> str:
        if value not in names:
            raise Wrong("components-unknown", value=value, known=", ".join(name or '""' for name in names))
        return value

    return read


def name(value: str) -> str:
    """An id: short, lower-case letters, digits, - and _ only, so that it can stand in notation."""
    if not 1 <= len(value) <= 12 or not all(c.isascii() and (c.islower() or c.isdigit() or c in "-_") for c in value):
        raise Wrong("components-bad-id", value=value)
    return value


def exchange(give: Sequence[int], gain: Sequence[int]) -> None:
    """A trade must cost something that it does not give back, or it could be repeated for ever."""
    if all(gain[c] >= give[c] for c in range(4)):
        raise Wrong("components-endless-trade")


def read_lines(path: Path) -> list[str]:
    """The lines of a small text file."""
    try:
        if not path.is_file():
            raise Unreadable("error-no-file", path=str(path))
        if path.stat().st_size > MAX_FILE:
            raise Unreadable("error-file-large", path=str(path), most=MAX_FILE)
        return path.read_text(encoding="utf-8-sig").splitlines()
    except (UnicodeDecodeError, ValueError):
        raise Unreadable("error-file-text", path=str(path)) from None
    except OSError as error:
        raise Unreadable("error-file", path=str(path), reason=why(error)) from None


def read_tables(folder: Path, tables: Sequence[Table]) -> dict[str, list[Row]]:
    """All rows of all tables, or `BadComponents` with every fault found."""
    faults: list[Fault] = []
    seen: dict[str, tuple[str, int]] = {}
    result = {table.file: _read(folder / table.file, table, seen, faults) for table in tables}
    if faults:
        raise BadComponents("error-components", faults, folder=str(folder))
    return result


def _read(path: Path, table: Table, seen: dict[str, tuple[str, int]], faults: list[Fault]) -> list[Row]:
    """The rows of one file; `seen` says where each id stands in any file: an item is known by its id alone, so ids must not repeat."""

    def fault(line: int, reason: str, **args: Any) -> None:
        faults.append(Fault(reason, file=table.file, line=line, **args))

    try:
        if path.stat().st_size > MAX_FILE:
            fault(1, "components-too-large", most=MAX_FILE)
            return []
        content = path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        fault(1, "components-no-text")
        return []
    except (OSError, ValueError) as error:
        raise Unreadable("error-file", path=str(path), reason=why(error)) from None
    reader = csv.DictReader(io.StringIO(content, newline=""), strict=True)
    rows: list[Row] = []
    known = len(faults)
    try:
        absent = [column for column in table.columns if column not in (reader.fieldnames or ())]
        if absent:
            fault(1, "components-columns", columns=", ".join(absent))
            return []
        for raw in reader:
            line = reader.line_num
            row = _read_row(raw, table, line, fault)
            key = None if table.key is None else row.get(table.key)
            if key in seen:
                other, first = seen[key]
                fault(
                    line, "components-duplicate", value=key, where="here" if other == table.file else "elsewhere", other=other, first=first
                )
            elif key is not None:
                seen[key] = table.file, line
            rows.append(row)
    except csv.Error as error:
        fault(reader.line_num + 1, "components-no-csv", problem=str(error))
    for i, key in enumerate(table.first):
        if table.key is not None and i < len(rows) and rows[i].get(table.key) != key:
            fault(i + 2, "components-first", expected=key)
    if len(rows) != table.rows:
        fault(reader.line_num, "components-rows", count=len(rows), expected=table.rows)
    elif len(faults) == known:
        for wrong in table.whole(rows):
            fault(reader.line_num, wrong.reason, **wrong.args_)
    return rows


def _read_row(raw: Mapping[str, str | None], table: Table, line: int, fault: Callable[..., None]) -> Row:
    row: Row = {}
    if None in raw:
        fault(line, "components-too-many")
    for column, read in table.columns.items():
        try:
            row[column] = read((raw.get(column) or "").strip())
        except Wrong as wrong:
            fault(line, wrong.reason, column=column, **wrong.args_)
    if len(row) == len(table.columns):
        try:
            table.check(row)
        except Wrong as wrong:
            fault(line, wrong.reason, **wrong.args_)
    return row


def tables_fingerprint(rows: Mapping[str, Sequence[Row]]) -> str:
    """A short hash of the values; where they come from does not count."""
    digest = hashlib.sha256()
    for file in sorted(rows):
        for row in rows[file]:
            digest.update(repr((file, sorted((k, v) for k, v in row.items() if k != "provenance"))).encode())
    return digest.hexdigest()[:16]


def catalogue(rows: Mapping[str, Sequence[Row]], tables: Sequence[Table]) -> dict[str, Row]:
    """All cards and tiles by id, as plain JSON data: piles are digits, as in positions and views."""
    return {
        row[table.key]: {column: digits(value) if isinstance(value, Pile) else value for column, value in row.items()}
        for table in tables
        if table.key is not None
        for row in rows[table.file]
    }


def reconstructed(rows: Mapping[str, Sequence[Row]]) -> dict[str, int]:
    """How many rows of each file hold reconstructed values: players are told."""
    found = {file: sum(row.get("provenance") == "reconstructed" for row in table) for file, table in rows.items()}
    return {file: count for file, count in found.items() if count}
