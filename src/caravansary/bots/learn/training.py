"""Fitting a network to how games ended: who won, and by how many points. Compiled, on one core, without a learning library.

Adam on small batches; the result is the average of the weights over the last steps, which judges better than any single step.
Arithmetic happens in a fixed order, so the same positions and seed give the same weights.
"""

from __future__ import annotations

import hashlib
import math
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

from caravansary.bots.learn.errors import said
from caravansary.bots.learn.positions import Positions
from caravansary.engine import jit
from caravansary.engine.jit import compiled
from caravansary.engine.kind import Kind
from caravansary.engine.reals import exp, log
from caravansary.judge.network import POINTS, Judge, feel, judge, weights_in

BATCH = 256
FADE, FADE_SQUARES, TINY = 0.9, 0.999, 1e-8  # of Adam
Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Effort:
    hidden: tuple[int, int] = (128, 32)
    epochs: tuple[int, ...] = (2, 7)  # of each stage, see `learned`
    trust: float = 0.85  # the weight of how a game went on, from one turn to the next; the rest is the opinion held then
    rate: float = 1.5e-3  # of learning, at first; it falls to nothing over the epochs
    decay: float = 0.3  # decay of weights that nothing needs, by step and rate
    margin: float = 1.0  # the weight of the margin beside the win
    kept: float = 0.998  # of the average of weights, from step to step


class Slopes(NamedTuple):
    """Memory of the training: slopes of the weights, their running means, and how wrong each part of the network was."""

    slope: Array
    mean: Array
    square: Array
    average: Array
    first: Array
    second: Array
    out: Array


def first_weights(sizes: tuple[int, ...], chance: np.random.Generator) -> Array:
    """Small and random; few features are not 0, so they start larger than the usual rule for this number of inputs."""
    layers = []
    for number, (inputs, outputs) in enumerate(pairwise(sizes)):
        spread = math.sqrt(2 / (64 if number == 0 else inputs))
        layers += [chance.normal(0.0, spread * (0.1 if number == len(sizes) - 2 else 1.0), inputs * outputs), np.zeros(outputs)]
    return np.concatenate(layers).astype(np.float32)


def learned(kind: Kind, data: Positions, effort: Effort, seed: int, tell: Callable[[float], None]) -> tuple[tuple[int, ...], Array]:
    """The sizes and the weights of a network for these positions.

    Who won is a noisy teacher, so in later stages a position learns less from the end of its game than from the opinion of the positions
    after it. That opinion comes from a network trained on the other half of the games. `tell` is called with the share done.
    """
    half = np.array([is_in_second_half(int(luck)) for luck in data.games])
    now, done, all_ = data, 0.0, float(sum(effort.epochs))
    for stage, epochs in enumerate(effort.epochs[:-1]):
        thought = np.zeros((len(data), data.players)), np.zeros((len(data), data.players), np.float32)
        for which in (False, True):
            rows, others = np.flatnonzero(half == which), np.flatnonzero(half != which)
            if len(rows) and len(others):
                found = trained(kind, now.of(others), effort, epochs, seed + 2 * stage + which, lambda: None)
                thought[0][rows], thought[1][rows] = said(kind, data.of(rows), *found)
            done += epochs / 2
            tell(done / all_)
        now = looked_back(kind, data, *thought, effort.trust)
    left = iter(range(1, effort.epochs[-1] + 1))
    return trained(kind, now, effort, effort.epochs[-1], seed, lambda: tell((done + next(left)) / all_))


def is_in_second_half(luck: int) -> bool:
    return hashlib.sha256(f"half {luck}".encode()).digest()[0] % 2 == 1


def looked_back(kind: Kind, data: Positions, wins: Array, margins: Array, trust: float) -> Positions:
    """The positions with their targets, computed from the opinion of the positions that followed."""
    should, by = data.wins.copy(), data.margins.copy()
    jit.functions(kind, _HERE).look_back(data.games, data.movers, wins.astype(np.float32), margins / np.float32(POINTS), trust, should, by)
    return replace(data, wins=should, margins=by)


@compiled
def look_back(games: Any, movers: Any, wins: Any, margins: Any, trust: float, should: Any, by: Any) -> None:
    players = len(wins[0])
    for i in range(len(games) - 2, -1, -1):
        if games[i] == games[i + 1]:
            for k in range(players):
                after = (k + movers[i] - movers[i + 1] + players) % players  # the same seat, counted from the next one to move
                should[i][k] = trust * should[i + 1][after] + (1.0 - trust) * wins[i + 1][after]
                by[i][k] = trust * by[i + 1][after] + (1.0 - trust) * margins[i + 1][after]


def trained(kind: Kind, data: Positions, effort: Effort, epochs: int, seed: int, tell: Callable[[], None]) -> tuple[tuple[int, ...], Array]:
    """One network fitted to these positions."""
    sizes = (data.features, *effort.hidden, 2 * data.players)
    chance = np.random.default_rng(seed)
    j = judge(sizes, first_weights(sizes, chance), data.players)
    n = weights_in(sizes)
    slope, mean, square = (np.zeros(n, np.float32) for _ in range(3))
    first, second, out = (np.zeros(size, np.float32) for size in sizes[1:])
    slopes = Slopes(slope, mean, square, j.weights.copy(), first, second, out)
    fit = jit.functions(kind, _HERE).fit
    steps = -(-len(data) // BATCH)
    for epoch in range(epochs):
        order = chance.permutation(len(data))
        fit(data.starts, data.places, data.values, data.wins, data.margins, order, j, slopes, epoch * steps, epochs * steps,
            effort.rate, effort.decay, effort.margin, effort.kept)  # fmt: skip
        tell()
    return sizes, slopes.average


@compiled
def fit(
    starts: Any,
    places: Any,
    values: Any,
    wins: Any,
    margins: Any,
    order: Any,
    j: Judge,
    slopes: Slopes,
    step: int,
    steps: int,
    rate: float,
    decay: float,
    margin: float,
    kept: float,
) -> float:
    """One pass through the positions in this order; returns the total loss."""
    lost = 0.0
    done = 0
    while done < len(order):
        last = min(done + BATCH, len(order))
        slopes.slope[:] = 0.0
        for place in range(done, last):
            at = order[place]
            n = starts[at + 1] - starts[at]
            for i in range(n):
                j.noted.place[i] = places[starts[at] + i]
                j.noted.value[i] = values[starts[at] + i]
            feel(n, j)
            lost += blame(wins[at], margins[at], margin, j, slopes)
            trace(n, j, slopes)
        step += 1
        now = rate * 0.5 * (1.0 + math.cos(math.pi * step / (steps + 1)))
        follow(last - done, step, now, decay, min(kept, step / (step + 10.0)), j, slopes)
        done = last
    return lost


@compiled
def blame(wins: Any, margins: Any, margin: float, j: Judge, slopes: Slopes) -> float:
    """The loss of the outputs, and its slope for each of them."""
    players = len(margins)
    largest, all_ = j.out[0], 0.0
    for k in range(1, players):
        largest = max(largest, j.out[k])
    for k in range(players):
        all_ += exp(j.out[k] - largest)
    lost = log(all_)
    for k in range(players):
        slopes.out[k] = exp(j.out[k] - largest) / all_ - wins[k]
        lost -= wins[k] * (j.out[k] - largest)
        off = j.out[players + k] - margins[k]
        slopes.out[players + k] = margin * off
        lost += 0.5 * margin * off * off
    return lost


@compiled
def trace(n: int, j: Judge, slopes: Slopes) -> None:
    """Back-propagation: from the slopes of the outputs to those of every weight."""
    inputs, first, second, last = j.sizes[0], j.sizes[1], j.sizes[2], j.sizes[3]
    at = (inputs + 1) * first
    pass_back(j.second, second, j.weights, at + (first + 1) * second, slopes.out, last, slopes.second, slopes.slope)
    pass_back(j.first, first, j.weights, at, slopes.second, second, slopes.first, slopes.slope)
    at = inputs * first
    for k in range(first):
        slopes.slope[at + k] += slopes.first[k]
    for i in range(n):
        row, value = j.noted.place[i] * first, j.noted.value[i]
        for k in range(first):
            slopes.slope[row + k] += value * slopes.first[k]


@compiled
def pass_back(values: Any, n: int, w: Any, at: int, wrong: Any, size: int, before: Any, slope: Any) -> None:
    """From a layer to the one before it: the slopes of its inputs, 0 for inputs below 0."""
    end = at + n * size
    for k in range(size):
        slope[end + k] += wrong[k]
    for i in range(n):
        value = values[i]
        before[i] = 0.0
        if value > 0.0:
            row = at + i * size
            sum_ = 0.0
            for k in range(size):
                sum_ += w[row + k] * wrong[k]
                slope[row + k] += value * wrong[k]
            before[i] = sum_


@compiled
def follow(batch: int, step: int, rate: float, decay: float, kept: float, j: Judge, slopes: Slopes) -> None:
    """One step of Adam, and of the average."""
    usual = 1.0 - FADE**step
    usual_square = 1.0 - FADE_SQUARES**step
    for i in range(len(j.weights)):
        slope = slopes.slope[i] / batch
        slopes.mean[i] = FADE * slopes.mean[i] + (1.0 - FADE) * slope
        slopes.square[i] = FADE_SQUARES * slopes.square[i] + (1.0 - FADE_SQUARES) * slope * slope
        towards = slopes.mean[i] / usual / (math.sqrt(slopes.square[i] / usual_square) + TINY)
        j.weights[i] -= rate * (towards + decay * j.weights[i])
        slopes.average[i] = kept * slopes.average[i] + (1.0 - kept) * j.weights[i]


_HERE = sys.modules[__name__]
