"""Ferry: what planners need to know of the game."""

from __future__ import annotations

from typing import Any

from caravansary.engine.jit import compiled
from caravansary.engine.judging import SHARED, part_of, to_go, useful
from caravansary.engine.rules import Box, State
from ferry.rules import claims, fares
from ferry.state import QUAY, TURN, WAIT

# After the shared weights: what goods of each level, and a point of the fare that is nearest, are worth in points.
GOODS, NEAREST = SHARED, SHARED + 4
WEIGHTS = (6.0, 1.0, 1.0, 0.3, 0.3, 0.6, 0.9, 1.2, 0.5)
SPREAD = (0.3,) * len(WEIGHTS)
DISCOUNT = 0.95
PLAIN, PLAIN_DISCOUNT = WEIGHTS, DISCOUNT
LEVELS: dict[str, str] = {}


@compiled
def banked(s: State, box: Box, seat: int) -> float:
    return float(fares(s, box, seat))


@compiled
def promise(s: State, box: Box, seat: int, weights: Any) -> float:
    goods, nearest = 0.0, 0.0
    for level in range(4):
        goods += weights[GOODS + level] * useful(s.hold[seat][level])
    for place in range(QUAY):
        if s.quay[place] >= 0:
            nearest = max(nearest, box.fare[s.quay[place]] * part_of(s.hold[seat], box.cost[s.quay[place]]))
    return to_go(s) * goods + weights[NEAREST] * nearest


@compiled
def worth_trying(s: State, box: Box, action: int, so_far: int) -> bool:
    return action != WAIT


@compiled
def blindfold(s: State) -> None:
    s.deck = 0


@compiled
def again(s: State, box: Box, seat: int) -> None:
    s.player = seat
    s.phase = TURN
    s.steps = 0


@compiled
def claimed(s: State, seat: int) -> int:
    return s.carried[seat]


@compiled
def overdue(s: State, seat: int) -> bool:
    return s.round > 12 + 8 * claims(s, seat)
