"""Endless World: what the search needs to know of the game. Everything else about the bots is shared."""

from __future__ import annotations

from typing import Any

from caravansary.engine.bits import count, lowest
from caravansary.engine.jit import compiled
from caravansary.engine.judging import SHARED, lowest_spare, part_of, to_go, useful
from caravansary.engine.rules import Box, State
from caravansary.games.endless_world.rules import bonus_points, card_points, tile_points
from caravansary.games.endless_world.state import (
    ASSISTANCE,
    DISCARD,
    DISCARD_CRYSTAL,
    GOLEMS,
    MERCHANTS,
    REST,
    STACKS,
    SYMBOLS,
    TOOL,
    TURN,
)

# What a crystal of each level, a merchant on the player board and out on the locations, an Assistance and a Tool card,
# a bonus tile and a claim (beside its points) are worth to a plan, in points: at the start of the game, and at its end. Then,
# at the start, Assistance and Tool cards by their symbol, and each bonus tile.
CRYSTALS, ON_BOARD, OUT, HELPER, CRAFT, TILE, CLAIMED = 0, 4, 5, 6, 7, 8, 9
START, END, HELPERS, CRAFTS, TILES = SHARED, SHARED + 10, SHARED + 20, SHARED + 25, SHARED + 30
# fmt: off
WEIGHTS = (
    11.47, 1.43, 0.91, 0.4,
    0.55, 2.19, 2.95, 3.78, 0.7, 0.26, 0.6, 1.9, -1.15, 0.85,
    0.34, 1.46, 1.81, 2.58, 1.08, 0.48, 0.7, 1.66, 0.92, 0.63,
    0.54, -0.34, -0.28, 0.12, -0.2,
    0.49, -0.31, 0.28, -0.18, 0.11,
    -0.1, -0.59, -0.02, -0.25, 0.08, -0.02, -0.38, -0.15, 0.15,
    -0.02, -0.05, 0.11, 0.25, -0.07, -0.3, -0.28, -0.84,
)
# fmt: on
SPREAD = (0.3,) * len(WEIGHTS)
DISCOUNT = 0.987
FROZEN = {1: (WEIGHTS, DISCOUNT)}
PLAIN = (10.0, 2.0, 1.0, 0.0, *2 * (0.5, 1.5, 2.1, 3.1, 0.7, 0.5, 0.9, 1.3, 0.9, 0.3), *(0.0,) * (len(WEIGHTS) - HELPERS))
PLAIN_DISCOUNT = 0.97
LEVELS: dict[str, str] = {"drover": "beam:2,depth=2,slack=45", "trader": "beam:3,depth=3,slack=20", "merchant": "beam:8,depth=6,slack=7"}
QUICK, STRONG = (4, 6), (12, 10)
JUDGED = 0.5
FIRST_CLAIM, NEXT_CLAIM = 18, 5  # rounds within which three of four beginners make their first claim, and each further one
SURE = 0.8  # of the points of a claim to come


@compiled
def banked(s: State, box: Box, seat: int) -> float:
    """Points that nobody can take away."""
    return float(card_points(s, box, seat) + tile_points(s, box, seat) + bonus_points(s, box, seat))


@compiled
def promise(s: State, box: Box, seat: int, weights: Any) -> float:
    """What the rest of a seat's belongings may still bring."""
    left = to_go(s)
    late = overdue(s, seat)
    value = next_claim(s, box, seat)[1] if late else 0.0
    for part in range(2):
        first = START if part == 0 else END
        sum_ = 0.0
        for c in range(4):
            sum_ += weights[first + CRYSTALS + c] * (0.1 * s.caravan[seat][c] if late else useful(s.caravan[seat][c]))
        sum_ += weights[first + ON_BOARD] * s.board[seat]
        sum_ += weights[first + OUT] * (MERCHANTS - s.reserve[seat] - s.board[seat])
        sum_ += weights[first + HELPER] * count(s.cards[seat] & box.icon_cards[ASSISTANCE])
        sum_ += weights[first + CRAFT] * count(s.cards[seat] & box.icon_cards[TOOL])
        sum_ += weights[first + TILE] * count(s.bonus[seat])
        sum_ += weights[first + CLAIMED] * count(s.cards[seat])
        value += sum_ * (left if part == 0 else 1.0 - left)
    return value + left * single_worth(s, box, seat, weights)


@compiled
def single_worth(s: State, box: Box, seat: int, weights: Any) -> float:
    """What sets a seat's cards and bonus tiles apart from others of their kind."""
    value = 0.0
    for symbol in range(len(SYMBOLS) + 1):
        value += weights[HELPERS + symbol] * count(s.cards[seat] & box.assistance[symbol])
        for c in range(4):
            value += weights[CRAFTS + symbol] * count(s.cards[seat] & box.tools[symbol][c])
    tiles = s.bonus[seat]
    while tiles:
        value += weights[TILES + lowest(tiles)]
        tiles &= tiles - 1
    return value


@compiled
def expected(s: State, box: Box, seat: int) -> float:
    return banked(s, box, seat) + promise(s, box, seat, WEIGHTS)


@compiled
def next_claim(s: State, box: Box, seat: int) -> tuple[int, float]:
    """The point card for which the caravan will bring most (-1: none), and what it brings."""
    target, best = -1, 0.0
    for golem in range(GOLEMS):
        card = s.row[golem]
        if card >= 0:
            value = SURE * box.card_points[card] * part_of(s.caravan[seat], box.cost[card])
            if value > best:
                target, best = card, value
    return target, best


@compiled
def claimed(s: State, seat: int) -> int:
    return s.cards[seat]


@compiled
def overdue(s: State, seat: int) -> bool:
    return s.round > FIRST_CLAIM + NEXT_CLAIM * count(s.cards[seat])


@compiled
def worth_trying(s: State, box: Box, action: int, so_far: int) -> bool:
    """Whether a legal action deserves a look: the lowest crystal is returned first; no rest with nobody out."""
    if s.phase == DISCARD:
        target = next_claim(s, box, s.player)[0] if overdue(s, s.player) else -1
        if target >= 0:
            return action - DISCARD_CRYSTAL == lowest_spare(s.caravan[s.player], box.cost[target])
        for c in range(action - DISCARD_CRYSTAL):
            if s.caravan[s.player][c] > 0:
                return False
    elif action == REST:
        return s.board[s.player] + s.reserve[s.player] < MERCHANTS
    return True


@compiled
def blindfold(s: State) -> None:
    """Forget the deck below its top card and the bonus tiles below the tops: a plan must not count on them."""
    s.deck_left = 0
    for golem in range(GOLEMS):
        for stack in range(STACKS):
            s.bonus_below[golem][stack] = 0


@compiled
def again(s: State, box: Box, seat: int) -> None:
    s.player = seat
    s.phase = TURN
    s.place = 0
    s.steps = 0
    s.parts = 0
