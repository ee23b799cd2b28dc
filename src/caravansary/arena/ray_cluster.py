"""Workers on a Ray cluster, on one machine or many: `ray` starts one here, `ray:ADDRESS` joins one (extra `ray`)."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from typing import Any

from caravansary.arena.workers import Lost, Work, do
from caravansary.child import SOURCES
from caravansary.errors import BadOption

RECOUNT = 5.0  # seconds after which the cluster is asked again how large it is


class RayCluster:
    def __init__(self, address: str | None = None) -> None:
        try:
            import ray
        except ImportError:
            raise BadOption("arena-no-ray") from None
        self._ray: Any = ray
        self._address = address
        self._running: dict[Any, int] = {}
        self._counted, self._size = 0.0, 1

    def __enter__(self) -> RayCluster:
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        paths = [str(SOURCES), *filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))]
        try:
            self._ray.init(
                address=self._address,
                include_dashboard=None if self._address else False,
                log_to_driver=False,
                logging_level="ERROR",
                runtime_env={"env_vars": {"PYTHONPATH": os.pathsep.join(paths)}},
            )
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise BadOption("arena-ray", address=self._address or "-", reason=str(error).partition("\n")[0][:200]) from None
        # Lost work is handed out again by `results`, for all kinds of workers alike.
        self._do = self._ray.remote(num_cpus=1, max_retries=0)(do)
        return self

    def __exit__(self, *_: object) -> None:
        for portion in self._running:
            self._ray.cancel(portion, force=True)
        self._ray.shutdown()

    @property
    def size(self) -> int:
        """One portion for each CPU plus a spare, so no CPU waits; machines may join or leave at any time."""
        if time.monotonic() > self._counted + RECOUNT:
            self._counted = time.monotonic()
            self._size = max(1, int(self._ray.cluster_resources().get("CPU", 1))) + 1
        return self._size

    def start(self, number: int, work: Work, portion: Sequence[Any]) -> None:
        self._running[self._do.remote(work, list(portion))] = number

    def finished(self) -> tuple[int, list[Any] | Lost]:
        first = self._ray.wait(list(self._running), num_returns=1)[0][0]
        number = self._running.pop(first)
        try:
            given: list[Any] = self._ray.get(first)
            return number, given
        except self._ray.exceptions.RayTaskError:
            raise
        except self._ray.exceptions.RayError:
            return number, Lost()
