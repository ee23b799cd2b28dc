"""How long a newcomer waits for the first legal actions, plain and compiled (with an empty and a full cache), and for the command line."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from benchmarks.measure import CALIBRATION_STEPS, Result, calibrated

FIRST_LIST = "import caravansary as cv; print(len(cv.new({game!r}, seed=1).legal))"
FIRST_COMPILED = "import caravansary as cv; g = cv.new({game!r}, seed=1); g.records(); print(len(g.legal))"


def results(game: str, repeats: int) -> Iterator[Result]:
    """By the clock, and in processor time: the ratio is to the time of one calibration loop."""
    with tempfile.TemporaryDirectory() as cache:
        yield from lines(f"{game}: first legal actions, plain", [first(FIRST_LIST, game, cache) for _ in range(repeats)])
        cold = first(FIRST_COMPILED, game, cache)
        if "compiling" not in cold.said:
            raise AssertionError(f"the first run must say that it compiles; it said: {cold.said!r}")
        yield from lines(f"{game}: start, nothing compiled yet", [cold])
        yield from lines(f"{game}: start, compiled before", [first(FIRST_COMPILED, game, cache) for _ in range(repeats)])


def command_line(repeats: int) -> Iterator[Result]:
    """What needs no game should answer at once: within 0.2 s."""
    for args in ("--version", "--help", "--help --lang fr"):
        command = [sys.executable, "-m", "caravansary", *args.split()]
        yield from lines(f"caravansary {args}", [started(command, {}) for _ in range(repeats)])


class Start(NamedTuple):
    seconds: float
    processor: float
    said: str


def first(what: str, game: str, cache: str) -> Start:
    return started([sys.executable, "-c", what.format(game=game)], {"CARAVANSARY_CACHE": cache})


def started(command: Sequence[str], environment: Mapping[str, str]) -> Start:
    begun, before = time.monotonic(), os.times()
    done = subprocess.run(command, env={**os.environ, **environment}, capture_output=True, text=True, check=True)
    seconds, after = time.monotonic() - begun, os.times()
    used = after.children_user + after.children_system - before.children_user - before.children_system
    return Start(seconds, used, done.stderr)


def lines(name: str, starts: Sequence[Start]) -> Iterator[Result]:
    seconds = [start.seconds for start in starts]
    yield Result(name, "s", statistics.median(seconds), min(seconds), None, len(starts))
    used = [start.processor for start in starts]
    if all(used):  # Windows does not tell
        ratio = statistics.median(used) * calibrated() / CALIBRATION_STEPS
        yield Result(f"{name}, processor time", "s", statistics.median(used), min(used), ratio, len(starts))
