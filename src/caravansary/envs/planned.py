"""Compiled: planners that decide in many games of a batch, for opponents that are better than luck and still fast."""

from __future__ import annotations

from typing import Any

import numpy as np

from caravansary.bots.plans import search
from caravansary.engine.jit import compiled
from caravansary.engine.rules import legal_actions


@compiled
def plan(m: Any, wanted: Any, actions: Any, width: int, depth: int, discount: float, weights: Any, w: Any, boxes: Any) -> None:
    """The next action of the best plan in each wanted game; `boxes` is room for one box."""
    for i in range(len(actions)):
        if not wanted[i]:
            continue
        boxes[0] = m.boxes[m.box_of[i]]
        legal = m.legal[0]
        n = legal_actions(m.states[i], boxes[0], legal)
        actions[i] = legal[n - 1]
        if n > 1:
            found, _ = search(m.states, i, boxes, width, depth, discount, weights, w)
            if found > 0:
                actions[i] = w.turns[np.argmax(w.turn_value[:found]), 0]
