"""Metrics of a running server, for Prometheus. Readable from this machine itself, or with the token."""

from __future__ import annotations

import hmac
from collections.abc import Iterator
from typing import Any

from prometheus_client import CollectorRegistry, Histogram
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

from caravansary.table.refusal import Refusal
from caravansary.table.settings import LOOPBACK, Settings
from caravansary.table.web.server import Server

SECONDS = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip", "via")  # a proxy says that somebody else asks


class Metrics:
    def __init__(self, house: Server) -> None:
        self.house = house
        self.registry = CollectorRegistry()
        self._requests = Histogram(
            "caravansary_request_seconds",
            "From a request to its answer.",
            ("method", "route", "status"),
            registry=self.registry,
            buckets=SECONDS,
        )
        self._tables: dict[str, int] | None = None
        self.registry.register(self)

    def note(self, method: str, route: str, status: int, seconds: float) -> None:
        """A request was answered; its method may be any word."""
        known = method if method in ("GET", "HEAD", "POST") else "other"
        self._requests.labels(known, route, str(status)).observe(seconds)

    async def written(self) -> tuple[bytes, str]:
        try:
            self._tables = await self.house.store.counts()
        except Refusal:
            self._tables = None
        return generate_latest(self.registry), CONTENT_TYPE_LATEST

    def collect(self) -> Iterator[Metric]:
        """What is known without having been counted here."""
        house, workers, store, gate = self.house, self.house.workers, self.house.store, self.house.gate
        for name, about, value in (
            ("start_time_seconds", "When this process began, in seconds since 1970.", house.begun),
            ("ready", "Whether all games can be played.", house.readiness.all.is_set()),
            ("store_up", "Whether the database answers and takes what is written.", self._tables is not None and not store.write_fails),
            ("store_queue", "Events that wait to be written.", store.waiting),
            ("bot_queue", "Questions that wait for a bot process.", len(workers.turns)),
            ("slow_queue", "Turns of finished games that wait to be weighed.", len(workers.slow_turns)),
            ("beside_queue", "Slow work (uploads, replays, long logs) that waits.", len(house.beside)),
            ("bot_processes", "Bot processes that run.", len(workers.pids)),
            ("rooms", "Tables in memory.", len(house.rooms.rooms)),
            ("sockets", "Live connections to tables.", house.sockets.total()),
            ("connections", "Connections of all kinds.", gate.open.total() + len(gate.spare)),
        ):
            yield GaugeMetricFamily(f"caravansary_{name}", about, float(value))
        for name, about, count in (
            ("moves", "Moves of people and bots.", house.rooms.moves),
            ("commits", "Transactions written.", store.commits),
            ("write_failures", "Writes that the database refused.", store.write_failures),
            ("bot_answers", "Questions that bot processes answered.", workers.answers),
            ("bot_restarts", "Bot processes that were replaced.", workers.replaced),
            ("turned_away", "Connections over a limit, or without headers in time.", gate.turned_away),
        ):
            yield CounterMetricFamily(f"caravansary_{name}", about, float(count))
        tables = GaugeMetricFamily("caravansary_tables", "Tables by status.", labels=("status",))
        for status, number in sorted((self._tables or {}).items()):
            tables.add_metric((status,), number)
        yield tables


def may_read(settings: Settings, scope: Any, headers: dict[str, str]) -> bool:
    """With the token from anywhere; without one only for this machine, and not through a proxy."""
    if settings.metrics == "off":
        return False
    if settings.metrics_token:
        said = headers.get("authorization", "").partition(" ")[2].strip()
        return hmac.compare_digest(said.encode(), settings.metrics_token.encode())
    client = (scope.get("client") or ("", 0))[0]
    return client in LOOPBACK and not settings.proxies and not settings.secure and not any(name in headers for name in FORWARDED)
