"""A thousand days of tables in simulated worlds, and bugs planted on purpose that such worlds must find."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from simulation.breaks import BREAKS, broken
from simulation.world import World

ROOT = Path(__file__).resolve().parents[2]
WORLDS, TABLES = 10, 100  # a day each: a thousand table-days
ALWAYS = range(201, 204)  # worlds of every run; the others are for `-m long`
SEEDS = 12  # worlds in which a planted bug must be found


@pytest.mark.parametrize("seed", [*ALWAYS, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(1, WORLDS + 1))])
def test_every_promise_is_kept(seed: int) -> None:
    world = World(seed, TABLES, days=1.0).run()
    assert world.failure is None, f"replay: python -m tests.simulation --seed {seed} --tables {TABLES} --days 1.0"
    assert world.table_days >= TABLES and world.promises.acknowledged > TABLES


@pytest.mark.parametrize("name", BREAKS)
def test_a_planted_bug_is_found(name: str) -> None:
    patches, faults, servers, promise = BREAKS[name]
    with broken(patches):
        failures = (World(seed, 6, 0.2, faults, servers).run().failure for seed in range(1, SEEDS + 1))
        found = next((failure for failure in failures if failure is not None), None)
    assert found is not None, f"a table that {name} keeps every promise"
    assert re.search(promise, str(found)), found


def test_the_same_seed_gives_the_same_trace() -> None:
    """Byte by byte, in another process and with another order of sets."""
    command = [sys.executable, "-m", "tests.simulation", "--seed", "3", "--tables", "4", "--days", "0.1"]
    traces = [
        subprocess.run(command, cwd=ROOT, env={**os.environ, "PYTHONHASHSEED": order}, capture_output=True, text=True)
        for order in ("1", "2")
    ]
    assert traces[0].stdout == traces[1].stdout and len(traces[0].stdout.splitlines()) > 50, traces[0].stderr
    assert traces[0].returncode == 0 and "every promise was kept" in traces[0].stdout
