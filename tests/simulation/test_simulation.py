"""A thousand days of tables in simulated worlds, and bugs planted on purpose that such worlds must find."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from simulation.__main__ import main
from simulation.breaks import BREAKS, broken
from simulation.world import World

ROOT = Path(__file__).resolve().parents[2]
TABLES, DAYS = 100, 3.6
LIVED = 200  # table-days of each world, from the beginning of a table to its end
ALWAYS = range(201, 206)  # worlds of every run: together a thousand table-days; the others are for `-m long`
SEEDS = 30  # worlds in which a planted bug must be found


@pytest.mark.parametrize("seed", [*ALWAYS, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(1, 11))])
def test_every_promise_is_kept(seed: int) -> None:
    world = World(seed, TABLES, DAYS).run()
    assert world.failure is None, f"replay: python -m tests.simulation --seed {seed} --tables {TABLES} --days {DAYS}"
    assert world.table_days >= LIVED and world.promises.acknowledged > TABLES


@pytest.mark.parametrize("name", BREAKS)
def test_a_planted_bug_is_found(name: str) -> None:
    planted = BREAKS[name]
    with broken(planted.patches):
        failures = (World(seed, 16, planted.days, planted.faults, 1).run().failure for seed in range(1, SEEDS + 1))
        found = next((failure for failure in failures if failure is not None), None)
    assert found is not None, f"a table that {name} keeps every promise"
    assert re.search(planted.promise, str(found)), found


def test_the_same_seed_gives_the_same_trace() -> None:
    """Byte by byte, in another process and with another order of sets."""
    command = [sys.executable, "-m", "tests.simulation", "--seed", "3", "--tables", "4", "--days", "0.1"]
    traces = [
        subprocess.run(command, cwd=ROOT, env={**os.environ, "PYTHONHASHSEED": order}, capture_output=True, text=True)
        for order in ("1", "2")
    ]
    assert traces[0].stdout == traces[1].stdout and len(traces[0].stdout.splitlines()) > 50, traces[0].stderr
    assert traces[0].returncode == 0 and "every promise was kept" in traces[0].stdout


def test_a_failure_is_replayed_by_its_seed(capsys: pytest.CaptureFixture[str]) -> None:
    with broken(BREAKS["tells the luck"].patches):
        assert main(["--worlds", "1", "--tables", "4", "--days", "0.1"]) == 1
        found, replay = capsys.readouterr().out.splitlines()
        again = replay.removeprefix("replay: python -m tests.simulation ").split()
        assert main(again) == 1
        traces = [capsys.readouterr().out, main(again) and capsys.readouterr().out]
    assert traces[0] == traces[1]
    broke = traces[0].splitlines()[-1].removeprefix("broken: ")
    assert "is told the luck" in broke and broke in found
