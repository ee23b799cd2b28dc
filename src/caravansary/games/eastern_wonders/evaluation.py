"""Eastern Wonders: what the search needs to know of the game. Everything else about the bots is shared."""

from __future__ import annotations

from typing import Any

from caravansary.engine.jit import compiled
from caravansary.engine.judging import SHARED, lowest_spare, part_of, to_go, useful
from caravansary.engine.rules import Box, State
from caravansary.games.eastern_wonders.rules import board_points, bonus_points, vp_points
from caravansary.games.eastern_wonders.state import (
    BOAT,
    BONUS_KINDS,
    DISCARD,
    DISCARD_CUBE,
    DONE,
    FREE_MOVE,
    HEXES,
    LEAVE_CUBE,
    LOT,
    PASS,
    PAY,
    PAY_CUBE,
    TAKE,
    TOLL,
    TOLL_CUBE,
    TURN,
    UPGRADE,
)

# What a cube of each level, an outpost in each row, a bonus tile of each kind and a claim (beside its points) are worth
# to a plan, in points: at the start of the game, and at its end. Then an outpost on each market tile, at the start.
CUBES, OUTPOST, BONUS_TILE, CLAIMED = 0, 4, 8, 13
START, END, TILES = SHARED, SHARED + 14, SHARED + 28
# fmt: off
WEIGHTS = (
    9.98, 1.84, 0.58, 0.24,
    1.02, 1.6, 2.37, 3.13, 0.72, 0.81, 0.76, 0.94, 3.99, 1.69, 2.17, 1.78, -1.47, 0.21,
    1.33, 1.67, 2.24, 3.05, 1.59, 1.53, 1.25, 1.39, 3.89, 2.22, 2.54, 1.89, 0.07, 0.77,
    0.06, -0.42, -0.65, -0.07, 0.37, -0.11, -0.15, 0.41, -0.24, 0.38, -0.3, -0.1,
    -0.2, -0.05, -0.04, 0.04, -0.4, -0.44, -0.39, 0.3, 0.19, -0.28, -0.03, 0.09,
)
# fmt: on
SPREAD = (0.3,) * len(WEIGHTS)
DISCOUNT = 0.955
FROZEN = {1: (WEIGHTS, DISCOUNT)}
PLAIN = (10.0, 2.0, 1.0, 0.0, *2 * (0.7, 1.6, 2.5, 3.3, 1.0, 1.0, 1.0, 1.0, 3.0, 2.0, 2.0, 2.0, 0.0, 0.0), *(0.0,) * (len(WEIGHTS) - TILES))
PLAIN_DISCOUNT = 0.96
LEVELS: dict[str, str] = {
    "porter": "beam:1,depth=1,slack=36",
    "apprentice": "beam:1,depth=1,slack=24",
    "peddler": "beam:1,depth=1,slack=14",
    "merchant": "beam:6,depth=6,slack=10",
    "grand-master": "beam:30,depth=12",
}
QUICK, STRONG = (3, 5), (4, 6)
JUDGED = 1.0
FIRST_CLAIM, NEXT_CLAIM = 32, 8  # rounds within which three of four beginners make their first claim, and each further one
SURE, A_STEP = 0.8, 0.3  # of the points of a claim to come; lost by a step to its port


@compiled
def banked(s: State, box: Box, seat: int) -> float:
    """Points that nobody can take away."""
    return float(vp_points(s, box, seat) + bonus_points(s, box, seat) + board_points(s, seat))


@compiled
def promise(s: State, box: Box, seat: int, weights: Any) -> float:
    """What the rest of a seat's belongings may still bring."""
    late = overdue(s, seat)
    start = weights[START + CLAIMED] * s.claims[seat]
    end = weights[END + CLAIMED] * s.claims[seat]
    for c in range(4):
        cubes = 0.1 * s.hold[seat][c] if late else useful(s.hold[seat][c])
        start += weights[START + CUBES + c] * cubes + weights[START + OUTPOST + c] * s.built[seat][c]
        end += weights[END + CUBES + c] * cubes + weights[END + OUTPOST + c] * s.built[seat][c]
    for kind in range(BONUS_KINDS):
        start += weights[START + BONUS_TILE + kind] * s.bonus[seat][kind]
        end += weights[END + BONUS_TILE + kind] * s.bonus[seat][kind]
    for hex in range(HEXES):
        if s.outposts[hex] >> seat & 1:
            start += weights[TILES + s.tile[hex]]
    left = to_go(s)
    return left * start + (1.0 - left) * end + (next_claim(s, box, seat)[1] if late else 0.0)


@compiled
def expected(s: State, box: Box, seat: int) -> float:
    return banked(s, box, seat) + promise(s, box, seat, WEIGHTS)


@compiled
def next_claim(s: State, box: Box, seat: int) -> tuple[int, float]:
    """The VP tile for which the hold will bring most (-1: none), and what it brings, less for every step to its port."""
    target, best = -1, 0.0
    for hex in range(HEXES):
        port = box.port[hex]
        if port >= 0 and port != s.closed and s.port_vp[port] >= 0:
            tile = s.port_vp[port]
            across = abs(box.column[hex] - box.column[s.boat[seat]])
            steps = max(across, (across + abs(box.line[hex] - box.line[s.boat[seat]])) // 2)
            value = SURE * box.points[tile] * part_of(s.hold[seat], box.cost[tile]) - A_STEP * steps
            if value > best:
                target, best = tile, value
    return target, best


@compiled
def claimed(s: State, seat: int) -> int:
    return s.vp[seat]


@compiled
def overdue(s: State, seat: int) -> bool:
    return s.round > FIRST_CLAIM + NEXT_CLAIM * s.claims[seat]


@compiled
def worth_trying(s: State, box: Box, action: int, so_far: int) -> bool:
    """Whether a legal action deserves a look: the lowest cube pays; at most one step beyond the free ones; no waiver of a gift."""
    if s.phase == PAY:
        return lowest_cube(s, action - PAY_CUBE)
    if s.phase == TOLL:
        return lowest_cube(s, action - TOLL_CUBE)
    if s.phase == DISCARD:
        target = next_claim(s, box, s.player)[0] if overdue(s, s.player) else -1
        if target >= 0:
            return action - DISCARD_CUBE == lowest_spare(s.hold[s.player], box.cost[target])
        return lowest_cube(s, action - DISCARD_CUBE)
    if LEAVE_CUBE <= action < LEAVE_CUBE + 4:
        return so_far <= 1 + s.bonus[s.player][FREE_MOVE] and lowest_cube(s, action - LEAVE_CUBE)
    if s.phase == TAKE or s.phase == UPGRADE:
        return action != DONE
    return action != PASS  # a harvest is never worse


@compiled
def lowest_cube(s: State, level: int) -> bool:
    below = 0
    for c in range(level):
        below += s.hold[s.player][c]
    return below == 0


@compiled
def blindfold(s: State) -> None:
    """Forget the pile of VP tiles: a plan must not count on tiles that nobody has seen."""
    s.vp_left = 0
    s.closed_within = 0


@compiled
def again(s: State, box: Box, seat: int) -> None:
    """In the draft, too: the boats that are not out yet wait at a port, where they cost nobody anything."""
    s.player = seat
    if s.phase == LOT or s.phase == BOAT:
        for p in range(s.players):
            if s.boat[p] < 0:
                for hex in range(HEXES):
                    if box.port[hex] >= 0:
                        s.boat[p] = hex
    s.phase = TURN
    s.free = 0
    s.owner = 0
    s.due = 0
