"""The first start: games are compiled beside the server, played meanwhile, and played even if that fails."""

from __future__ import annotations

import asyncio
import logging
import sys

import pytest

from caravansary.bots.ready import is_ready
from caravansary.games import ids
from caravansary.table import warming
from caravansary.table.warming import Warming


def run(monkeypatch: pytest.MonkeyPatch, cold: str) -> Warming:
    monkeypatch.setattr(warming, "is_ready", lambda id: id != cold)

    async def made() -> Warming:
        found = Warming()
        assert found.preparing == ids()
        running = asyncio.create_task(found.run())
        await found.rules[cold].wait()
        assert not found.bots[cold].is_set(), "played by its plain rules before anything is compiled"
        await running
        return found

    return asyncio.run(made())


def test_a_process_of_its_own_compiles(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    found = run(monkeypatch, "spice-road")
    assert found.preparing == [] and found.all.is_set() and all(ready.is_set() for ready in found.bots.values())
    assert [record.levelname for record in caplog.records] == ["INFO", "INFO"]
    assert "the rules of spice-road are compiled after" in caplog.text
    assert is_ready("spice-road")


def test_where_no_process_can_be_started_it_is_done_within(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr(sys, "executable", "/bin/false")
    found = run(monkeypatch, "endless-world")
    assert found.preparing == [] and found.all.is_set()
    assert "endless-world could not be compiled beside the server" in caplog.text
