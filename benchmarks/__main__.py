"""`python3 dev.py bench`: all figures as a table, and as JSON."""

from __future__ import annotations

import argparse
import json
import os
import platform
import time
from contextlib import suppress
from itertools import chain
from pathlib import Path

import numba
import numpy as np

import caravansary as cv
from benchmarks import engine, envs, reference, search, start
from benchmarks.measure import CALIBRATION_STEPS, Result, calibrated
from caravansary.engine import jit

DEFAULT = Path(__file__).parent / "out" / "bench.json"


def main() -> int:
    chosen = arguments()
    if not jit.ENABLED:
        print("the rules are not compiled here (no Numba, or CARAVANSARY_JIT=0): there is nothing to measure")
        return 2
    scale = 0.05 if chosen.quick else 1.0
    print(f"{processor()}, Python {platform.python_version()}, NumPy {np.__version__}, ", end="")
    print(f"Numba {numba.__version__}; ratio: to {CALIBRATION_STEPS // 1_000_000} M steps of the calibration loop beside each repeat\n")
    calibrated()
    reached = calibrated()
    found = [Result("calibration loop", "steps/s", reached, reached)]
    show(found[0], heading=True)
    for result in chain(start.command_line(chosen.repeats), envs.limits(chosen.repeats, scale)):
        show(result)
        found.append(result)
    for game in chosen.game or cv.games():
        sources = [engine.results(game, chosen.repeats, scale)]
        if game == reference.GAME:
            sources.append(reference.results(chosen.repeats, scale))
        sources += [search.results(game, chosen.repeats, scale), envs.results(game, chosen.repeats, scale)]
        sources.append(start.results(game, chosen.repeats))
        for source in sources:
            for result in source:
                show(result)
                found.append(result)
    write(chosen.json, found, chosen.quick)
    return 0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="dev.py bench", description="How fast the engine is, and how fast against references.")
    parser.add_argument("--game", action="append", choices=list(cv.games()), help="only this game (may be given several times)")
    parser.add_argument("--repeats", type=int, default=7, help="how often each figure is measured (default: 7)")
    parser.add_argument("--quick", action="store_true", help="short workloads: to try it out, not to compare")
    parser.add_argument("--json", type=Path, default=DEFAULT, metavar="FILE", help="where to write the figures (default: benchmarks/out)")
    return parser.parse_args()


def show(result: Result, heading: bool = False) -> None:
    if heading:
        print(f"{'':84} {'median':>10} {'best':>10} {'ratio':>9}")
    ratio = "" if result.ratio is None else f"{result.ratio:9.5f}"
    print(f"{result.name:84} {short(result.median):>10} {short(result.best):>10} {ratio:>9}  {result.unit}", flush=True)


def short(value: float) -> str:
    for unit, size in (("M", 1e6), ("k", 1e3)):
        if value >= size:
            return f"{value / size:.2f} {unit}"
    return f"{value:.0f}  " if value == int(value) else f"{value:.2f}  "


def processor() -> str:
    """The name of the processor, where the system gives it."""
    with suppress(OSError):
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def write(path: Path, found: list[Result], quick: bool) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    body = {
        "caravansary": cv.__version__,
        "python": platform.python_version(),
        "numpy": np.__version__,
        "numba": numba.__version__,
        "machine": f"{processor()}, {os.cpu_count()} cores, {platform.system()}",
        "load": round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else None,
        "quick": quick,
        "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
        "results": [result.as_json() for result in found],
    }
    path.write_text(json.dumps(body, indent=1) + "\n", encoding="utf-8")
    print(f"\nwritten to {path}")


if __name__ == "__main__":
    raise SystemExit(main())
