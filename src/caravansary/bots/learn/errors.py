"""How wrong a network is on games it was not trained on, by phase of the game."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from caravansary.bots.learn.positions import Positions
from caravansary.engine import jit
from caravansary.engine.jit import compiled
from caravansary.engine.kind import Kind
from caravansary.judge.network import POINTS, Judge, feel, judge

PHASES = ("opening", "early", "middle", "late", "end")  # fifths of a game
Array = np.ndarray[Any, Any]


def said(kind: Kind, data: Positions, sizes: tuple[int, ...], weights: Array) -> tuple[Array, Array]:
    """What a network says of the positions: chances to win and margins in points, seats counted from the one to move."""
    out = np.zeros((len(data), 2 * data.players), np.float32)
    jit.functions(kind, _HERE).feel_each(data.starts, data.places, data.values, judge(sizes, weights, data.players), out)
    logits = out[:, : data.players].astype(np.float64)
    chances = np.exp(logits - logits.max(axis=1, keepdims=True))
    return chances / chances.sum(axis=1, keepdims=True), POINTS * out[:, data.players :]


def errors(kind: Kind, data: Positions, sizes: tuple[int, ...], weights: Array) -> dict[str, Any]:
    """Brier score of the seat to move (the square of how far its chance was off), its bias, and the mean error of its margin in points;
    `even` is the Brier score of always saying that all seats are equally likely."""
    chances, margins = said(kind, data, sizes, weights)
    won = data.wins[:, 0].astype(np.float64)
    off, off_margin = chances[:, 0] - won, margins[:, 0] - POINTS * data.margins[:, 0]
    fifth = np.minimum((data.phases * len(PHASES)).astype(int), len(PHASES) - 1)

    def of(rows: Array) -> dict[str, Any]:
        return {
            "positions": int(rows.sum()),
            "brier": round(float(np.mean(off[rows] ** 2)), 4),
            "even": round(float(np.mean((1 / data.players - won[rows]) ** 2)), 4),
            "bias": round(float(np.mean(off[rows])), 4),
            "points": round(float(np.mean(np.abs(off_margin[rows]))), 2),
        }

    everything = of(np.ones(len(data), bool))
    phases = {name: of(fifth == number) for number, name in enumerate(PHASES) if np.any(fifth == number)}
    return {"games": len(np.unique(data.games)), **everything, "phases": phases}


@compiled
def feel_each(starts: Any, places: Any, values: Any, j: Judge, out: Any) -> None:
    for at in range(len(starts) - 1):
        n = starts[at + 1] - starts[at]
        for i in range(n):
            j.noted.place[i] = places[starts[at] + i]
            j.noted.value[i] = values[starts[at] + i]
        feel(n, j)
        for k in range(len(j.out)):
            out[at][k] = j.out[k]


_HERE = sys.modules[__name__]
