"""The server tells the truth about itself: ready means that a write went through."""

from __future__ import annotations

import resource
from pathlib import Path

import httpx
import pytest

from caravansary.table.settings import Settings
from caravansary.table.web.metrics import may_read
from support.table import Device, running

NOTHING = 1  # bytes that a file may have: every write fails, as on a full disk


def test_a_full_disk_is_not_ready(folder: Path) -> None:
    with running(folder, "--rate", "0") as server:
        assert server.process is not None
        pid = server.process.pid
        assert httpx.get(f"{server.url}/health/ready", timeout=None).status_code == 200
        ana = Device(server)
        limits = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (NOTHING, limits[1]))
        while (found := httpx.get(f"{server.url}/health/ready", timeout=None)).status_code == 200:
            pass  # the last answer holds for a moment
        assert found.status_code == 503 and found.json()["store"] == "away"
        assert ana.http.post("/api/tables", json={"game": "spice-road", "seats": [{"kind": "me"}, {"kind": "me"}]}).status_code == 503
        assert ana.http.get("/api/about").status_code == 200
        assert httpx.get(f"{server.url}/health", timeout=None).json()["store"] == "away"  # a question answered is no write
        assert httpx.get(f"{server.url}/health/live", timeout=None).status_code == 200
        measures = httpx.get(f"{server.url}/metrics", timeout=None).text
        assert "caravansary_store_up 0.0" in measures and "caravansary_write_failures_total 0.0" not in measures
        resource.prlimit(pid, resource.RLIMIT_FSIZE, limits)
        while httpx.get(f"{server.url}/health/ready", timeout=None).status_code != 200:
            pass
        assert ana.open("me", "me")["state"]["status"] == "playing"
        ana.close()


@pytest.mark.parametrize(
    ("settings", "client", "headers", "seen"),
    [
        (Settings(), "127.0.0.1", {}, True),
        (Settings(), "127.0.0.1", {"x-forwarded-for": "192.0.2.7"}, False),
        (Settings(proxies=("127.0.0.1",)), "127.0.0.1", {}, False),
        (Settings(host="0.0.0.0"), "192.0.2.7", {}, False),
        (Settings(metrics="off"), "127.0.0.1", {}, False),
        (Settings(metrics_token="word"), "192.0.2.7", {"authorization": "Bearer word"}, True),
        (Settings(metrics_token="word"), "127.0.0.1", {"authorization": "Bearer other"}, False),
        (Settings(metrics_token="word", metrics="off"), "127.0.0.1", {"authorization": "Bearer word"}, False),
    ],
)
def test_who_may_read_the_measures(settings: Settings, client: str, headers: dict[str, str], seen: bool) -> None:
    assert may_read(settings, {"client": (client, 1)}, headers) is seen
