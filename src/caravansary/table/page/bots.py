"""Bots of a page: questions go to a worker that thinks, one at a time; if the worker is lost, a new one is asked."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

from caravansary.table.refusal import Refusal

Think = Callable[[str], Awaitable[str]]  # a question as JSON; its answer as JSON: {"answer": ...} or {"failed": "why"}
TRIES = 2


class PageBots:
    def __init__(self, think: Think) -> None:
        self._think = think
        self._busy = asyncio.Lock()

    async def ask(self, what: str, seconds: float | None = None, patience: float = 0.0, **question: Any) -> Any:
        """The answer. Nobody else waits for this worker, so it may take its time."""
        asked = json.dumps({"ask": what, **question})
        async with self._busy:
            for _ in range(TRIES):
                try:
                    found = json.loads(await self._think(asked))
                except Exception:  # the worker was ended: by the browser, for lack of memory
                    continue
                if "answer" in found:
                    return found["answer"]
                break
        raise Refusal("no-bot")


def thought(question: str) -> str:
    """What the worker answers; a game whose kernel is there is thought about in it."""
    from caravansary.table.thinking import answer

    try:
        return json.dumps({"answer": answer(json.loads(question))})
    except Exception as error:
        return json.dumps({"failed": f"{type(error).__name__}: {error}"})
