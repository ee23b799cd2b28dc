"""Measures of a running server, in the text format that Prometheus reads."""

from __future__ import annotations

import time
from collections.abc import Iterator

from caravansary.table.refusal import Refusal
from caravansary.table.web.server import Server


async def metrics(house: Server) -> str:
    return "".join(f"{line}\n" for line in [*_now(house), *await _stored(house)])


def _now(house: Server) -> Iterator[str]:
    yield f"caravansary_up_seconds {time.time() - house.begun:.0f}"
    yield f"caravansary_ready {int(house.readiness.all.is_set())}"
    yield f"caravansary_moves_total {house.rooms.moves}"
    yield f"caravansary_commits_total {house.store.commits}"
    yield f"caravansary_rooms {len(house.rooms.rooms)}"
    yield f"caravansary_sockets {house.sockets.total()}"
    yield f"caravansary_bot_processes {len(house.workers.pids)}"
    yield f"caravansary_bot_answers_total {house.workers.answers}"
    yield f"caravansary_bot_processes_replaced_total {house.workers.replaced}"
    for status, count in sorted(house.statuses.items()):
        yield f'caravansary_requests_total{{status="{status}"}} {count}'


async def _stored(house: Server) -> list[str]:
    try:
        counts = await house.store.counts()
    except Refusal:
        return ["caravansary_store_up 0"]
    return ["caravansary_store_up 1", *(f'caravansary_tables{{status="{status}"}} {count}' for status, count in sorted(counts.items()))]
