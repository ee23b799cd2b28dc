"""Whole games between planners that think little, in compiled code: thousands of them say something about a box."""

from __future__ import annotations

from typing import Any

import numpy as np

from caravansary.bots.plans import search
from caravansary.engine.jit import compiled
from caravansary.engine.luck import below, stir
from caravansary.engine.rules import OVER, apply, legal_actions, setup

WIDTH, DEPTH = 12, 8  # plans kept, turns looked ahead
WHIM = 25  # one turn in so many is any turn: players differ, and no two wait for each other for ever


@compiled
def quick_game(
    states: Any, boxes: Any, players: int, luck: int, seed: int, discount: float, weights: Any, w: Any, out: Any, actions: Any
) -> int:
    """Play one game in states[0] (a blank record) and write its actions; how many there are, -1 when there is no room for them."""
    s = states[0]
    setup(s, boxes[0], players, luck)
    x = stir(stir(seed ^ 2654435769))
    n = 0
    while s.phase != OVER:
        found, _ = search(states, 0, boxes, WIDTH, DEPTH, discount, weights, w)
        if found == 0:  # nothing that a planner would look at: the action listed last does least
            out[0] = out[legal_actions(s, boxes[0], out) - 1]
            length = 1
        else:
            x = stir(x)
            turn = below(stir(x), found) if below(x, WHIM) == 0 else np.argmax(w.turn_value[:found])
            length = w.lengths[turn]
            out[:length] = w.turns[turn, :length]
        if n + length > len(actions):
            return -1
        for j in range(length):
            actions[n] = out[j]
            apply(s, boxes[0], out[j], luck)
            n += 1
    return n
