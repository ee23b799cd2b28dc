"""Planners that play on from any position, in compiled code.

All who plan (bots, analysis, self-play) call the one function `play_on`: what Numba compiles once need not be compiled
for each of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from caravansary.bots.evaluation import evaluation
from caravansary.bots.plans import Workspace, pick, search, workspace
from caravansary.engine.jit import compiled
from caravansary.engine.kind import Kind
from caravansary.engine.luck import stir
from caravansary.engine.rules import OVER, apply, legal_actions


class Manner(NamedTuple):
    """How a planner thinks."""

    width: int  # plans kept
    depth: int  # turns ahead
    slack: float = 0.0  # points by which it may err
    plain: bool = False  # by values set by hand instead of the learned ones


def values(kind: Kind, manner: Manner) -> tuple[Any, float]:
    """What a planner of this manner goes by: weights, and what a turn later is worth."""
    rated = evaluation(kind.rules.__name__)
    return (rated.PLAIN, rated.PLAIN_DISCOUNT) if manner.plain else (rated.WEIGHTS, rated.DISCOUNT)


class Planners:
    """One planner or two, each with a manner of its own, for one game."""

    def __init__(self, kind: Kind, manners: Sequence[Manner]) -> None:
        both = [manners[0], manners[-1]]
        weights, discounts = zip(*(values(kind, manner) for manner in both), strict=True)
        self.looks = np.array([[manner.width, manner.depth] for manner in both], np.int64)
        self.slacks = np.array([manner.slack for manner in both], np.float64)
        self.weights = np.stack(weights)
        self.discounts = np.array(discounts)
        self.legal = np.zeros(kind.actions, np.int64)
        first = workspace(kind.state, kind.actions, both[0].width)
        second = first if both[0].width == both[1].width else workspace(kind.state, kind.actions, both[1].width)
        self.memory: tuple[Workspace, Workspace] = (first, second)

    def plan(self, states: Any, i: int, boxes: Any) -> tuple[int, int]:
        """The first planner's thoughts on the turn at hand, into its memory: how many turns there are, decisions looked at."""
        _, found, looked = self._go(states, i, boxes, [0] * int(states[i]["players"]), 0, 0, 0)
        return found, looked

    def play(self, states: Any, i: int, boxes: Any, seats: Sequence[int], luck: int, seed: int, turns: int) -> int:
        """Play game i on for at most so many turns; `seats` says which planner sits where. Says how many were taken."""
        return self._go(states, i, boxes, seats, luck, seed, turns)[0]

    def _go(self, states: Any, i: int, boxes: Any, seats: Sequence[int], luck: int, seed: int, turns: int) -> tuple[int, int, int]:
        done: tuple[int, int, int] = play_on(
            states,
            i,
            boxes,
            luck,
            np.array(seats, np.int64),
            self.looks,
            self.slacks,
            self.discounts,
            self.weights,
            self.memory,
            self.legal,
            seed,
            turns,
        )
        return done


@compiled
def play_on(
    states: Any,
    i: int,
    boxes: Any,
    luck: int,
    seats: Any,
    looks: Any,
    slacks: Any,
    discounts: Any,
    weights: Any,
    memory: Any,
    legal: Any,
    seed: int,
    most: int,
) -> tuple[int, int, int]:
    """Play game i on, planner seats[p] on seat p. With no turns to take it only thinks about the first.
    Says how many turns were taken, how many ways the last one had, and how many decisions were looked at for it."""
    x = stir(stir(seed ^ 2654435769))
    turns, found, looked = 0, 0, 0
    while states[i].phase != OVER:
        which = seats[states[i].player]
        w = memory[which]
        found, looked = search(states, i, boxes, looks[which, 0], looks[which, 1], discounts[which], weights[which], w)
        if turns >= most:
            break
        x = stir(x)
        taken = 0
        if found > 0:
            turn = pick(found, slacks[which], x, w)
            taken = take(states, i, boxes, w.turns[turn, : w.lengths[turn]], luck, legal)
        if taken == 0:
            legal_actions(states[i], boxes[0], legal)
            apply(states[i], boxes[0], legal[0], luck)
        turns += 1
    return turns, found, looked


@compiled
def take(states: Any, i: int, boxes: Any, actions: Any, luck: int, legal: Any) -> int:
    """Take these actions as far as they are legal (what is revealed on the way may forbid the rest); says how many."""
    for j in range(len(actions)):
        n = legal_actions(states[i], boxes[0], legal)
        known = False
        for a in range(n):
            known = known or legal[a] == actions[j]
        if not known:
            return j
        apply(states[i], boxes[0], actions[j], luck)
    return len(actions)
