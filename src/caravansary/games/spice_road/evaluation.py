"""Spice Road: what the search needs to know of the game. Everything else about the bots is shared."""

from __future__ import annotations

from typing import Any

from caravansary.engine.bits import count, lowest
from caravansary.engine.jit import compiled
from caravansary.engine.judging import SHARED, lowest_spare, part_of, to_go, useful
from caravansary.engine.rules import Box, State
from caravansary.games.spice_road.rules import card_points
from caravansary.games.spice_road.state import DISCARD, DISCARD_CUBE, GOLD_POINTS, PAY, PAY_CUBE, REST, ROW, TURN

# What a cube of each level, a card in hand, a played card, a claim (beside its points), a point of the claim that is nearest and
# each card beyond ENOUGH_CARDS are worth to a plan, in points: at the start of the game, and at its end. Then each merchant
# card, at the start; at the end all are alike.
CUBES, IN_HAND, PLAYED, CLAIMED, NEAREST, CROWD = 0, 4, 5, 6, 7, 8
START, END, CARDS = SHARED, SHARED + 9, SHARED + 18
ENOUGH_CARDS = 6
# fmt: off
WEIGHTS = (
    9.63, 1.13, 1.53, 0.4,
    1.19, 2.12, 3.21, 4.34, 2.7, 2.29, -0.3, -0.26, -1.06,
    0.98, 1.8, 2.54, 3.26, 1.78, 1.51, 1.31, 0.5, -0.8,
    -0.1, 0.14, -0.76, -1.03, 0.52, 1.52, -0.46, -0.33, -0.19,
    0.47, 0.98, 0.03, -0.52, 0.39, -1.09, 0.64, 0.05, 0.34,
    -1.14, 0.13, 0.81, 0.08, 0.49, 0.47, -0.18, 0.52, -0.2,
    0.47, 1.07, -0.67, -0.05, 1.38, -0.1, 0.68, -0.45, -0.41,
    -0.91, 0.14, -0.19, -0.77, -0.24, -0.33, 0.75, -0.68, 0.16,
)
# fmt: on
SPREAD = (0.3,) * len(WEIGHTS)
DISCOUNT = 0.969
FROZEN = {1: (WEIGHTS, DISCOUNT)}
PLAIN = (10.0, 2.0, 1.0, 0.0, *2 * (1.24, 2.1, 2.86, 4.0, 1.75, 1.53, 0.0, 0.0, 0.0), *(0.0,) * (len(WEIGHTS) - CARDS))
PLAIN_DISCOUNT = 0.93
LEVELS: dict[str, str] = {"grand-master": "beam:200,depth=14"}
QUICK, STRONG = (4, 6), (12, 10)
JUDGED = 0.3
FIRST_CLAIM, NEXT_CLAIM = 25, 9  # rounds within which three of four beginners make their first claim, and each further one
SURE = 0.8  # of the points of a claim to come


@compiled
def banked(s: State, box: Box, seat: int) -> float:
    """Points that nobody can take away."""
    return float(card_points(s, box, seat) + GOLD_POINTS * s.gold[seat] + s.silver[seat])


@compiled
def promise(s: State, box: Box, seat: int, weights: Any) -> float:
    """What the rest of a seat's belongings may still bring."""
    start, end, single = 0.0, 0.0, 0.0
    late = overdue(s, seat)
    for c in range(4):
        cubes = 0.1 * s.caravan[seat][c] if late else useful(s.caravan[seat][c])
        start += weights[START + CUBES + c] * cubes
        end += weights[END + CUBES + c] * cubes
    for place in (IN_HAND, PLAYED):
        cards = s.hand[seat] if place == IN_HAND else s.played[seat]
        while cards:
            single += weights[CARDS + lowest(cards)]
            start += weights[START + place]
            end += weights[END + place]
            cards &= cards - 1
    nearest = next_claim(s, box, seat)[1]
    crowd = max(0, count(s.hand[seat] | s.played[seat]) - ENOUGH_CARDS)
    start += weights[START + CLAIMED] * s.claims[seat] + weights[START + NEAREST] * nearest + weights[START + CROWD] * crowd
    end += weights[END + CLAIMED] * s.claims[seat] + weights[END + NEAREST] * nearest + weights[END + CROWD] * crowd
    left = to_go(s)
    return left * (start + single) + (1.0 - left) * end + (nearest if late else 0.0)


@compiled
def expected(s: State, box: Box, seat: int) -> float:
    return banked(s, box, seat) + promise(s, box, seat, WEIGHTS)


@compiled
def next_claim(s: State, box: Box, seat: int) -> tuple[int, float]:
    """The point card for which the caravan will bring most (-1: none), and what it brings."""
    target, best = -1, 0.0
    for place in range(ROW):
        card = s.points[place]
        if card >= 0:
            value = SURE * box.points[card] * part_of(s.caravan[seat], box.cost[card])
            if value > best:
                target, best = card, value
    return target, best


@compiled
def claimed(s: State, seat: int) -> int:
    return s.claimed[seat]


@compiled
def overdue(s: State, seat: int) -> bool:
    return s.round > FIRST_CLAIM + NEXT_CLAIM * s.claims[seat]


@compiled
def worth_trying(s: State, box: Box, action: int, so_far: int) -> bool:
    """Whether a legal action deserves a look: the lowest cube pays and is returned first; no rest with nothing played."""
    if s.phase == DISCARD and overdue(s, s.player):
        target = next_claim(s, box, s.player)[0]
        if target >= 0:
            return action - DISCARD_CUBE == lowest_spare(s.caravan[s.player], box.cost[target])
    if s.phase == PAY or s.phase == DISCARD:
        level = action - (PAY_CUBE if s.phase == PAY else DISCARD_CUBE)
        for c in range(level):
            if s.caravan[s.player][c] > 0:
                return False
    elif action == REST:
        return s.played[s.player] != 0
    return True


@compiled
def blindfold(s: State) -> None:
    """Forget the decks: a plan must not count on cards that nobody has seen."""
    s.market_left = 0
    s.points_left = 0


@compiled
def again(s: State, box: Box, seat: int) -> None:
    s.player = seat
    s.phase = TURN
    s.card = 0
    s.slot = 0
    s.steps = 0
