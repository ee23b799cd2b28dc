"""TypeScript from shapes: an interface a record, the records it needs first."""

from __future__ import annotations

import json
from collections.abc import Iterable

from caravansary.table.wire.shape import Anything, Borrowed, Choice, Either, Field, ListOf, MapOf, Maybe, Number, Record, Shape, Switch

HEAD = """// What goes over the wire between client and table: see docs/server.md. Names are those of the JSON.
// Made by `python -m caravansary.table.web.contract` from src/caravansary/table/wire; change it there.
"""


def written(shapes: Iterable[Shape]) -> str:
    """The whole file, for these records and unions."""
    writer = _Writer()
    for shape in shapes:
        writer.type(shape)
    borrowed = f'import type {{ {", ".join(sorted(writer.borrowed))} }} from "./position";\n'
    return HEAD + borrowed + "".join(f"\n{text}" for text in writer.types.values())


class _Writer:
    def __init__(self) -> None:
        self.types: dict[str, str] = {}  # in the order in which they can be read
        self.borrowed: set[str] = set()

    def type(self, shape: Shape) -> str:
        """A shape as it stands behind a colon."""
        match shape:
            case Anything():
                return "unknown"
            case Switch():
                return "boolean"
            case Number():
                return "number"
            case Choice(values):
                return " | ".join(map(json.dumps, values))
            case Maybe(of):
                return f"{self.type(of)} | null"
            case ListOf(of):
                inner = self.type(of)
                return f"({inner})[]" if "|" in inner else f"{inner}[]"
            case MapOf(_, of):
                return f"Record<string, {self.type(of)}>"
            case Borrowed(name, _):
                self.borrowed.add(name)
                return name
            case Either(name, records):
                members = "".join(f"\n  | {self.type(record)}" for record in records)
                self.types[name] = f"export type {name} ={members};\n"
                return name
            case Record():
                return self._record(shape)
            case _:
                return "string"

    def _record(self, shape: Record) -> str:
        if shape.name not in self.types:
            lines = [line for field in shape.fields for line in self._field(field)]
            about = f"/** {' '.join(shape.about.split())} */\n" if shape.about else ""
            self.types[shape.name] = "\n".join([f"{about}export interface {shape.name} {{", *lines, "}"]) + "\n"
        return shape.name

    def _field(self, field: Field) -> list[str]:
        about = [f"  /** {field.about} */"] if field.about else []
        return [*about, f"  {field.name}{'' if field.required else '?'}: {self.type(field.shape)};"]
