"""Monte Carlo tree search over decisions: one source for compiled and plain code, for any game; all memory is in a `Tree` made once.

Every simulation has its own luck, so a node stands for all positions that the same decisions may lead to (an information
set); actions that are illegal under this luck are skipped. Where a simulation leaves the tree, the evaluation rates
the seats.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from caravansary.engine.jit import compiled
from caravansary.engine.judging import banked, promise, worth_trying
from caravansary.engine.luck import MAX_LUCK, stir
from caravansary.engine.memory import fractions, put, whole_numbers
from caravansary.engine.placing import wins_tie
from caravansary.engine.reals import log, tanh
from caravansary.engine.rules import OVER, apply, least, legal_actions, score

MAX_PATH = 512  # decisions of one simulation within the tree
SPAN = 20.0  # a lead in points that leaves little doubt
MAX_PLAYERS = 16


class Tree(NamedTuple):
    """Nodes by number, 0 is the present position; as many as there may be simulations."""

    action: Any  # the decision that leads here
    actor: Any  # the seat that takes it
    child: Any  # the first one; -1: none
    sibling: Any  # the next child of the same parent; -1: none
    visits: Any
    total: Any  # of what its actor got
    size: Any  # [0]: nodes so far
    path: Any
    gain: Any  # what each seat got in this simulation


def tree(nodes: int) -> Tree:
    return Tree(
        action=whole_numbers(nodes),
        actor=whole_numbers(nodes),
        child=whole_numbers(nodes),
        sibling=whole_numbers(nodes),
        visits=whole_numbers(nodes),
        total=fractions(nodes),
        size=whole_numbers(1),
        path=whole_numbers(MAX_PATH),
        gain=fractions(MAX_PLAYERS),
    )


@compiled
def clear(t: Any) -> None:
    t.size[0] = 1
    t.child[0] = -1
    t.visits[0] = 0


@compiled
def grow(states: Any, i: int, scratch: Any, boxes: Any, count: int, x: int, explore: float, weights: Any, t: Any, legal: Any) -> int:
    """Run this many more simulations from game i; returns the generator."""
    for _ in range(count):
        x = stir(stir(x))
        luck = x & MAX_LUCK
        put(scratch, 0, states, i)
        length = descend(scratch, boxes, luck, explore, t, legal)
        stand(scratch[0], boxes[0], weights, t)
        for step in range(length):
            node = t.path[step]
            t.visits[node] += 1
            if node > 0:
                t.total[node] += t.gain[t.actor[node]]
    return x


@compiled
def descend(scratch: Any, boxes: Any, luck: int, explore: float, t: Any, legal: Any) -> int:
    """Go down the tree to a decision never tried here, which becomes a node; returns how many nodes were passed."""
    node = 0
    t.path[0] = 0
    length = 1
    so_far = 0
    while scratch[0].phase != OVER and length < MAX_PATH:
        s = scratch[0]
        n = legal_actions(s, boxes[0], legal)
        best, best_bound = -1, -1.0
        seen = log(t.visits[node] + 1.0)
        fresh, wanted = -1, 0
        for a in range(n):
            if not worth_trying(s, boxes[0], legal[a], so_far):
                continue
            wanted += 1
            child = t.child[node]
            while child >= 0 and t.action[child] != legal[a]:
                child = t.sibling[child]
            if child < 0:
                fresh = legal[a]
                break
            bound = t.total[child] / t.visits[child] + explore * math.sqrt(seen / t.visits[child])
            if bound > best_bound:
                best, best_bound = child, bound
        player, begun = s.player, s.round
        if wanted == 0:
            apply(s, boxes[0], least(legal, n), luck)
            break
        if fresh >= 0:
            if t.size[0] < len(t.action):
                best = t.size[0]
                t.size[0] += 1
                t.action[best] = fresh
                t.actor[best] = player
                t.child[best] = -1
                t.sibling[best] = t.child[node]
                t.child[node] = best
                t.visits[best] = 0
                t.total[best] = 0.0
                t.path[length] = best
                length += 1
            apply(s, boxes[0], fresh, luck)
            break
        t.path[length] = best
        length += 1
        node = best
        apply(s, boxes[0], t.action[best], luck)
        so_far = so_far + 1 if scratch[0].player == player and scratch[0].round == begun else 0
    return length


@compiled
def stand(s: Any, box: Any, weights: Any, t: Any) -> None:
    """How well each seat stands, from 0 to 1."""
    for seat in range(s.players):
        lead = 1e9
        for other in range(s.players):
            if other != seat:
                tie = 0.1 if wins_tie(s, seat, other) else -0.1
                lead = min(lead, worth(s, box, seat, weights) - worth(s, box, other, weights) + tie)
        t.gain[seat] = 0.5 + 0.5 * tanh(lead / SPAN)
        if s.phase == OVER:
            t.gain[seat] = 0.1 * t.gain[seat] + (0.9 if lead > 0.0 else 0.0)


@compiled
def worth(s: Any, box: Any, seat: int, weights: Any) -> float:
    if s.phase == OVER:
        return float(score(s, box, seat))
    return banked(s, box, seat) + promise(s, box, seat, weights)


@compiled
def favourite(t: Any) -> int:
    """The decision that was tried most often; -1 where none was."""
    best, most = -1, 0
    child = t.child[0]
    while child >= 0:
        if t.visits[child] > most:
            best, most = t.action[child], t.visits[child]
        child = t.sibling[child]
    return best
