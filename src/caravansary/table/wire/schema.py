"""JSON Schema from shapes. Records go into `components` once and are named from everywhere else."""

from __future__ import annotations

from typing import Any

from caravansary.table.wire.shape import (
    Anything,
    Borrowed,
    Choice,
    Either,
    Field,
    Length,
    ListOf,
    MapOf,
    Maybe,
    Number,
    Record,
    Shape,
    Switch,
    Words,
)

Schema = dict[str, Any]
REFERENCE = "#/components/schemas/"


class Schemas:
    """Makes schemas, and keeps those of all records met on the way."""

    def __init__(self) -> None:
        self.components: dict[str, Schema] = {}

    def of(self, shape: Shape) -> Schema:
        match shape:
            case Anything():
                return {}
            case Switch():
                return {"type": "boolean"}
            case Choice(values):
                return {"type": "string", "enum": list(values)}
            case Words():
                pattern = {} if shape.pattern is None else {"pattern": f"^{shape.pattern}$"}
                return {"type": "string", **_sizes(shape.length, "Length"), **pattern}
            case Number(whole, limits):
                found: Schema = {"type": "integer" if whole else "number"}
                return found if limits is None else {**found, "minimum": limits.least, "maximum": limits.most}
            case Maybe(of):
                return {"anyOf": [self.of(of), {"type": "null"}]}
            case ListOf(of, length):
                return {"type": "array", "items": self.of(of), **_sizes(length, "Items")}
            case MapOf():
                return self._map(shape)
            case Borrowed(_, of):
                return self.of(of)
            case Either(_, records):
                return {"anyOf": [self.of(record) for record in records]}
            case Record():
                return self._record(shape)

    def field(self, field: Field) -> Schema:
        return {**self.of(field.shape), **({"description": field.about} if field.about else {})}

    def _map(self, shape: MapOf) -> Schema:
        names = self.of(shape.key)
        limits = {"propertyNames": names} if names != {"type": "string"} else {}
        return {"type": "object", "additionalProperties": self.of(shape.of), **limits, **_sizes(shape.length, "Properties")}

    def _record(self, shape: Record) -> Schema:
        if shape.name not in self.components:
            self.components[shape.name] = {}
            self.components[shape.name] = {
                "type": "object",
                "properties": {field.name: self.field(field) for field in shape.fields},
                "required": [field.name for field in shape.fields if field.required],
                "additionalProperties": False,
                **({"description": shape.about} if shape.about else {}),
            }
        return {"$ref": REFERENCE + shape.name}


def _sizes(length: Length, of: str) -> Schema:
    least = {f"min{of}": length.least} if length.least else {}
    return least if length.most is None else {**least, f"max{of}": length.most}
