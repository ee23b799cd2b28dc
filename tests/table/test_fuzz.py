"""Requests made from the description of the interface, sensible and not: no 500, no hang, no leak, answers as described."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import content_type_conformance, negative_data_rejection, response_schema_conformance, status_code_conformance

import caravansary as cv
from support.table import Device, Server

SEED = 4_555_666_777_888_999_111
CHECKED = [content_type_conformance, response_schema_conformance, status_code_conformance, negative_data_rejection]


@pytest.fixture(scope="module")
def played(server: Server) -> Iterator[tuple[Device, list[str]]]:
    """A device with tables of every kind and state, so that not everything ends with "no such table"."""
    ana = Device(server)
    tables = [ana.open("me", "me", game=game, seed=SEED)["table"] for game in cv.games()]
    tables += [ana.open("me", "open", seed=SEED)["table"], ana.open("me", "random", seed=SEED)["table"]]
    closed = ana.open("me", "me", seed=SEED)["table"]
    ana.post(f"/api/tables/{closed}/close", {})
    yield ana, [*tables, closed]
    ana.close()


def ask(case: Any, played: tuple[Device, list[str]], chance: random.Random) -> None:
    ana, tables = played
    if "table" in (case.path_parameters or {}) and chance.random() < 0.8:
        case.path_parameters["table"] = chance.choice(tables)
    headers = {"authorization": f"Bearer {ana.key}"} if chance.random() < 0.8 else {}
    response = case.call(headers=headers, timeout=None)
    assert response.status_code < 500 or (response.status_code == 503 and response.json()["error"]["code"] in ("no-bot", "store-away")), (
        response.status_code,
        response.text[:300],
    )
    assert "Traceback" not in response.text and str(SEED) not in response.text and ana.key not in response.text
    if response.status_code >= 400:
        assert {"code", "text", "id", "args"} <= set(response.json()["error"])
    case.validate_response(response, checks=CHECKED)


def interface(server: Server, played: tuple[Device, list[str]], examples: int) -> int:
    """Ask for everything that is described, in the shape described and in others; how many kinds of requests there were."""
    description = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    operations = [found.ok() for found in description.get_all_operations()]
    for operation in operations:
        for mode in GenerationMode:

            @given(case=operation.as_strategy(generation_mode=mode))
            @settings(max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck), phases=[Phase.generate], database=None)
            def asked(case: Any) -> None:
                ask(case, played, random.Random(repr(case.body)))

            with suppress(Unsatisfiable):  # a request without parts can't be misshapen
                asked()
    assert "unforeseen" not in server.log.read_text()
    return len(operations)


def test_the_described_interface(server: Server, played: tuple[Device, list[str]]) -> None:
    assert interface(server, played, 4) >= 20


@pytest.mark.long
def test_the_described_interface_for_long(server: Server, played: tuple[Device, list[str]]) -> None:
    interface(server, played, 150)
