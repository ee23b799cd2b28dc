"""Spice Road against a plain C version of the same rules, compiled by the system's compiler.

Both play the same games: the number of decisions and the last state must agree byte for byte.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import statistics
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.engine import arrays
from benchmarks.measure import Result, calibrated
from caravansary.engine import jit, play
from caravansary.games import kind

SOURCE = Path(__file__).parent / "spice_road.c"
GAME = "spice-road"
OPTIONS = ("-O2", "-shared", "-fPIC")


def results(repeats: int, scale: float) -> Iterator[Result]:
    compiler = shutil.which("cc")
    if compiler is None or os.name == "nt":
        print("no C compiler (cc) is found: the comparison with plain C is left out")
        return
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder) / "spice_road.so"
        subprocess.run([compiler, *OPTIONS, "-o", str(library), str(SOURCE)], check=True)
        reference = ctypes.CDLL(str(library))
        for players in (2, 3, 4, 5):
            yield from compared(reference, players, repeats, max(1, int(3000 * scale)))


def compared(reference: Any, players: int, repeats: int, games: int) -> Iterator[Result]:
    states, boxes, out = arrays(GAME, players)
    blank, theirs = np.zeros(1, states.dtype), np.zeros(1, states.dtype)
    if (reference.state_bytes(), reference.box_bytes()) != (states.itemsize, boxes.itemsize):
        raise AssertionError("the C structs no longer have the layout of the records")
    in_c = reference.random_games
    in_c.restype = ctypes.c_int64
    in_c.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64, ctypes.c_int64]
    jit.functions(kind(GAME), play).random_games(states, blank, boxes, players, 1, 0, out)
    rates, ratios, shares = [], [], []
    for seed in range(1, repeats + 1):
        begun = time.process_time()
        ours = jit.functions(kind(GAME), play).random_games(states, blank, boxes, players, games, seed, out)
        between = time.process_time()
        decisions = in_c(theirs.ctypes.data, boxes.ctypes.data, players, games, seed)
        ended = time.process_time()
        if ours != decisions or states.tobytes() != theirs.tobytes():
            raise AssertionError(f"C and Python disagree, {players} players, seed {seed}: {decisions} and {ours} decisions")
        rates.append(decisions / (ended - between))
        shares.append(rates[-1] / calibrated())
        ratios.append((ended - between) / (between - begun))
    yield Result(
        f"{GAME}: random games, plain C, {players} players",
        "decisions/s",
        statistics.median(rates),
        max(rates),
        statistics.median(shares),
        repeats,
    )
    yield Result(f"{GAME}: compiled Python / plain C, {players} players", "", statistics.median(ratios), max(ratios), None, repeats)
