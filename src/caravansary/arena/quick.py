"""Whole games between planners that think little: thousands of them say something about a box."""

from __future__ import annotations

from typing import Any

from caravansary.bots.plans import ANY, best_of, search
from caravansary.engine.jit import compiled
from caravansary.engine.luck import below, generator, stir
from caravansary.engine.rules import OVER, apply, least, legal_actions

WIDTH, DEPTH = 12, 8  # plans kept, turns looked ahead
WHIM = 25  # one turn in this many is random: players differ, and no two wait for each other for ever


@compiled
def quick_game(states: Any, boxes: Any, luck: int, seed: int, discount: float, weights: Any, w: Any, out: Any, actions: Any) -> int:
    """Play on in states[0] to the end and write the actions; returns how many, or -1 if they do not fit."""
    s = states[0]
    x = generator(seed)
    n = 0
    while s.phase != OVER:
        found, _ = search(states, 0, boxes, WIDTH, DEPTH, discount, ANY, weights, w)
        if found == 0:  # nothing that a planner would look at
            out[0] = least(out, legal_actions(s, boxes[0], out))
            length = 1
        else:
            x = stir(x)
            turn = below(stir(x), found) if below(x, WHIM) == 0 else best_of(w.turn_value, found)
            length = w.lengths[turn]
            for j in range(length):
                out[j] = w.turns[turn][j]
        if n + length > len(actions):
            return -1
        for j in range(length):
            actions[n] = out[j]
            apply(s, boxes[0], out[j], luck)
            n += 1
    return n
