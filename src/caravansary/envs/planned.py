"""Planners that decide in many games of a batch, for opponents that are better than luck and still fast."""

from __future__ import annotations

from typing import Any

from caravansary.bots.plans import best_of, search
from caravansary.engine.jit import compiled
from caravansary.engine.memory import put
from caravansary.engine.rules import least, legal_actions


@compiled
def plan(m: Any, wanted: Any, actions: Any, width: int, depth: int, discount: float, weights: Any, w: Any, boxes: Any) -> None:
    """The next action of the best plan in each wanted game; `boxes` is room for one box."""
    for i in range(len(actions)):
        if not wanted[i]:
            continue
        put(boxes, 0, m.boxes, m.box_of[i])
        legal = m.legal[0]
        n = legal_actions(m.states[i], boxes[0], legal)
        actions[i] = least(legal, n)
        if n > 1:
            found, _ = search(m.states, i, boxes, width, depth, discount, weights, w)
            if found > 0:
                actions[i] = w.turns[best_of(w.turn_value, found)][0]
