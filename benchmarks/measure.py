"""Measuring: a workload is repeated, each time next to a fixed calibration loop, so that machines and days can be compared.

Times are processor time of this process: other programs on the machine slow a figure down little, and its ratio less.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from caravansary.engine import jit
from caravansary.engine.jit import compiled
from caravansary.engine.luck import below, stir
from caravansary.games import ids, kind

CALIBRATION_STEPS = 20_000_000
SLOTS = 4096


@dataclass
class Result:
    """One line of the report. `ratio` compares with the calibration loop (or with what the name says)."""

    name: str
    unit: str
    median: float
    best: float
    ratio: float | None = None
    repeats: int = 1

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def _fast() -> Any:
    """The loop below, compiled as a part of any game is."""
    return jit.functions(kind(ids()[0]), sys.modules[__name__])


@compiled
def calibration(table: Any, steps: int) -> int:
    """Arithmetic, memory and branches as the rules use them; never to be changed, or old figures lose their meaning."""
    x, odd = 88172645463325252, 0
    for _ in range(steps):
        x = stir(x)
        j = below(x, SLOTS)
        table[j] += x & 7
        if table[j] & 1:
            odd += 1
    return odd


def calibrated() -> float:
    """Calibration steps a second, now."""
    table = np.zeros(SLOTS, np.int64)
    begun = time.process_time()
    _fast().calibration(table, CALIBRATION_STEPS)
    return CALIBRATION_STEPS / (time.process_time() - begun)


def rate(name: str, unit: str, work: Callable[[int], int], repeats: int, before: Callable[[], Any] | None = None) -> Result:
    """`work(k)` is the k-th repeat and says how many units it did; work(0) is not measured (compiling, caches), nor is `before` each."""
    before = before or (lambda: None)
    before()
    work(0)
    calibrated()
    rates, ratios = [], []
    for repeat in range(1, repeats + 1):
        reference = calibrated()
        before()
        begun = time.process_time()
        units = work(repeat)
        rates.append(units / (time.process_time() - begun))
        ratios.append(rates[-1] / reference)
    return Result(name, unit, statistics.median(rates), max(rates), statistics.median(ratios), repeats)
