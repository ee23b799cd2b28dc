"""A small network over the features of a position: two hidden layers, then for each seat how likely it wins and by how many points.

Everything is plain arithmetic on arrays that were made before, so a judgement asks for no memory. All weights are one array: for each layer
its rows, an input each, then what is added to its outputs. Seats are counted from the one that begins its turn; the results are by seat.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from caravansary.engine import jit
from caravansary.engine.describing import Noted, describe, lead
from caravansary.engine.game import Game
from caravansary.engine.jit import compiled
from caravansary.engine.memory import filled, fractions, short_fractions, whole_numbers
from caravansary.engine.observing import around
from caravansary.engine.placing import place_of
from caravansary.engine.reals import exp
from caravansary.engine.rules import OVER, State

POINTS = 20.0  # points of margin that the network counts as 1


class Judge(NamedTuple):
    """A network and the memory in which it judges."""

    sizes: Any  # inputs, first and second hidden layer, outputs
    weights: Any
    noted: Noted
    first: Any
    second: Any
    out: Any
    win: Any  # [seat]: how likely it wins; together 1
    margin: Any  # [seat]: points ahead of the best other seat at the end


def weights_in(sizes: Sequence[int]) -> int:
    return sum((inputs + 1) * outputs for inputs, outputs in pairwise(sizes))


def judge(sizes: Sequence[int], weights: Any, players: int) -> Judge:
    """A judge with these weights, a flat sequence of numbers or an array."""
    noted = Noted(whole_numbers(sizes[0] + 1), short_fractions(sizes[0] + 1))
    first, second, out = map(short_fractions, sizes[1:])
    return Judge(filled(list(sizes)), short_fractions(weights), noted, first, second, out, fractions(players), fractions(players))


class Verdict(NamedTuple):
    """What a judge says of a position, by seat."""

    win: tuple[float, ...]
    margin: tuple[float, ...]


def verdict(game: Game, j: Judge) -> Verdict:
    """What the judge says of a position; in the middle of a turn, as if the seat began it with what it has."""
    states, i, boxes = game.records()
    jit.functions(game.kind, _HERE).weigh(states, i, boxes, j)
    return Verdict(tuple(map(float, j.win)), tuple(map(float, j.margin)))


@compiled
def weigh(states: Any, i: int, boxes: Any, j: Any) -> None:
    """Judge game i, into `j.win` and `j.margin`; one that is over is as it ended."""
    s, box = states[i], boxes[0]
    if s.phase == OVER:
        for p in range(s.players):
            j.win[p] = 1.0 if place_of(s, box, p) == 0 else 0.0
            j.margin[p] = float(lead(s, box, p))
        return
    seat = s.player + 0
    feel(describe(s, box, seat, j.noted), j)
    share(s, seat, j)


@compiled
def feel(n: int, j: Any) -> None:
    """The n features that are noted, through the network, into `j.out`."""
    inputs, first, second, last = j.sizes[0], j.sizes[1], j.sizes[2], j.sizes[3]
    w = j.weights
    at = inputs * first
    for k in range(first):
        j.first[k] = w[at + k]
    for i in range(n):
        row, value = j.noted.place[i] * first, j.noted.value[i]
        for k in range(first):
            j.first[k] += value * w[row + k]
    at += first
    pass_on(j.first, first, w, at, j.second, second)
    at += (first + 1) * second
    pass_on(j.second, second, w, at, j.out, last)


@compiled
def pass_on(values: Any, n: int, w: Any, at: int, out: Any, size: int) -> None:
    """From one layer to the next; what is below 0 counts as 0."""
    end = at + n * size
    for k in range(size):
        out[k] = w[end + k]
    for i in range(n):
        value = values[i]
        if value > 0.0:
            row = at + i * size
            for k in range(size):
                out[k] += value * w[row + k]


@compiled
def share(s: State, seat: int, j: Any) -> None:
    """The outputs as chances and points, by seat."""
    largest, all_ = j.out[0], 0.0
    for k in range(1, s.players):
        largest = max(largest, j.out[k])
    for k in range(s.players):
        p = around(s, seat, k)
        j.win[p] = exp(j.out[k] - largest)
        j.margin[p] = POINTS * j.out[s.players + k]
        all_ += j.win[p]
    for p in range(s.players):
        j.win[p] /= all_


_HERE = sys.modules[__name__]
