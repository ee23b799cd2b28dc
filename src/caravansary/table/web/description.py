"""The OpenAPI description of the interface, made from the routes and their shapes."""

from __future__ import annotations

from functools import cache
from typing import Any

import caravansary as cv
from caravansary.table.router import ROUTES
from caravansary.table.routes import Route
from caravansary.table.web.security import COOKIE
from caravansary.table.wire.asked import Path, Query
from caravansary.table.wire.schema import Schema, Schemas
from caravansary.table.wire.shape import Maybe, field_of, shape_of
from caravansary.table.wire.told import Refused

# How a device says who it is.
SCHEMES: Schema = {
    "key": {"type": "http", "scheme": "bearer", "description": "The key of a program, from POST /api/device."},
    "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE, "description": "The cookie of a browser."},
}
SECURITY: dict[str, list[Schema]] = {
    "anybody": [],
    "device": [{"key": []}, {"cookie": []}],
    "device or nobody": [{"key": []}, {"cookie": []}, {}],
}


@cache
def description() -> dict[str, Any]:
    schemas = Schemas()
    paths: dict[str, Schema] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, schemas)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Caravansary table server", "version": cv.__version__},
        "paths": paths,
        "components": {"schemas": schemas.components, "securitySchemes": SCHEMES},
    }


def _operation(route: Route, schemas: Schemas) -> Schema:
    refused = {"description": "Refused", "content": _json(schemas.of(shape_of(Refused)))}
    operation: Schema = {
        "operationId": route.name,
        "summary": route.about,
        "parameters": [*_path(route, schemas), *_query(route, schemas)],
        "responses": {
            str(route.status): {"description": "Done", "content": _json(schemas.of(shape_of(route.gives)))},
            "4XX": refused,
            "5XX": refused,
        },
    }
    if route.asks is not None:
        operation["requestBody"] = {"required": True, "content": _json(schemas.of(shape_of(route.asks)))}
    if SECURITY[route.asker]:
        operation["security"] = SECURITY[route.asker]
    return operation


def _json(schema: Schema) -> Schema:
    return {"application/json": {"schema": schema}}


def _path(route: Route, schemas: Schemas) -> list[Schema]:
    names = [part[1:-1] for part in route.parts if part.startswith("{")]
    return [_parameter(Path, name, "path", schemas) for name in names]


def _query(route: Route, schemas: Schemas) -> list[Schema]:
    return [_parameter(Query, name, "query", schemas) for name in route.query]


def _parameter(made: type, name: str, place: str, schemas: Schemas) -> Schema:
    field = field_of(made, name)
    shape = field.shape.of if isinstance(field.shape, Maybe) else field.shape  # left out, it is nothing
    return {"name": name, "in": place, "required": place == "path", "description": field.about, "schema": schemas.of(shape)}
