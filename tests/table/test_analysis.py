"""The review of a finished game on a server: what goes wrong is said, and never looks like work that goes on."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from caravansary.games import ids
from caravansary.table import analysis
from caravansary.table.house import AlwaysReady, House
from caravansary.table.refusal import Refusal
from caravansary.table.settings import Settings
from caravansary.table.store.memory import MemoryStore
from support.alone import alone
from support.house import Here, Person, at_once
from support.table import finished


class Failing(Here):
    """Weighs a few turns, then fails; later not."""

    def __init__(self, error: Exception) -> None:
        self.error, self.left = error, 3

    async def ask(self, what: str, seconds: float | None = None, patience: float = 0.0, **question: Any) -> Any:
        self.left -= 1
        if self.left == 0:
            raise self.error
        return await super().ask(what, seconds, patience, **question)


@pytest.mark.parametrize(("error", "code"), [(Refusal("no-bot"), "no-bot"), (RuntimeError("nobody foresaw this"), "broken")])
def test_a_review_that_fails_says_so_once_and_can_be_asked_for_again(
    error: Exception, code: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(analysis, "EFFORT", analysis.Effort(simulations=2))

    async def work() -> None:
        house = House(Settings(tables=0), MemoryStore(), Failing(error), AlwaysReady(ids()), at_once)
        await house.readiness.run()
        ana = Person(house)
        table = (await ana.post("/tables", record=finished().save()))["table"]
        path = f"/tables/{table}/analysis"

        async def ended() -> tuple[int, Any]:
            status, found = await ana.ask("GET", path)
            while found.get("status") == "running":
                task = house.analyses[table].task
                assert (task is not None and not task.done()) or house.analyses[table].failed, "it runs, or it is said that it does not"
                await asyncio.sleep(0)
                status, found = await ana.ask("GET", path)
            return status, found

        status, found = await ended()
        assert found["error"]["code"] == code and status >= 500
        status, found = await ended()
        assert found["status"] == "ready" and len(found["chances"]) > 0

    alone(work())
    assert ("nobody foresaw this" in caplog.text) == (code == "broken")
