"""The contract of judgement: what a search asks of a game's `evaluation`, under the same names for all games.

Besides these functions an evaluation has WEIGHTS (what `promise` multiplies, after the SHARED ones), SPREAD (how far tuning varies them),
DISCOUNT (of a later turn), PLAIN and PLAIN_DISCOUNT (the same, set by hand, for `greedy`), LEVELS (specs of levels that differ from the
usual ones in this game), perhaps FROZEN (by number, earlier weights and discounts to measure against), QUICK and STRONG (how many plans a
planner keeps and how many turns it looks ahead: where thousands of turns are played, and where it should play nearly as well as with more
time) and JUDGED (the weight of a judge's verdict, from 0 to 1, against the outcome when such planners play on). The functions at the end
serve the evaluations of several games.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from caravansary.engine.cubes import LEVELS
from caravansary.engine.dispatch import by_game
from caravansary.engine.jit import compiled
from caravansary.engine.rules import Box, State, claims, goal

# Weights that the search itself uses, in every game: the worth of winning, the points a rival makes per turn, whether (above 0) to
# foresee that a rival ends the game, and the share of a claim lost if a rival is likely to make it first.
WIN, PACE, HURRY, RISK = 0, 1, 2, 3
SHARED = 4


@by_game("evaluation")
def banked(s: State, box: Box, seat: int) -> float:  # type: ignore[empty-body]
    """Points that nobody can take away."""


@by_game("evaluation")
def promise(s: State, box: Box, seat: int, weights: Any) -> float:  # type: ignore[empty-body]
    """What the rest of a seat's belongings may still bring."""


@by_game("evaluation")
def expected(s: State, box: Box, seat: int) -> float:  # type: ignore[empty-body]
    """The points that a seat will probably make of what it has, by the learned weights."""


@by_game("evaluation")
def worth_trying(s: State, box: Box, action: int, so_far: int) -> bool:  # type: ignore[empty-body]
    """Whether a legal action is worth considering, after this many decisions of the turn."""


@by_game("evaluation")
def blindfold(s: State) -> None:
    """Forget what nobody has seen yet, so that no plan counts on it."""


@by_game("evaluation")
def again(s: State, box: Box, seat: int) -> None:
    """Let this seat begin a turn, even if another is in the middle of one, while the others stand still."""


@by_game("evaluation")
def claimed(s: State, seat: int) -> int:  # type: ignore[empty-body]
    """What the seat has claimed, as bits."""


@by_game("evaluation")
def overdue(s: State, seat: int) -> bool:  # type: ignore[empty-body]
    """Whether the seat's next claim takes longer than most beginners need."""


@compiled
def short_of_goal(s: State, seat: int) -> int:
    """How many claims the seat is short of ending the game."""
    return goal(s) - claims(s, seat)


@compiled
def to_go(s: State) -> float:
    """The share of the game still to come, judged by the seat with most claims."""
    shortest = short_of_goal(s, 0)
    for p in range(1, s.players):
        shortest = min(shortest, short_of_goal(s, p))
    return max(0, shortest) / goal(s)


# Helpers of evaluations

ENOUGH = 4  # cubes of one level: few cards ask for more


@compiled
def useful(cubes: int) -> float:
    """Cubes of one level for a plan. Those beyond what a card asks for count less: a hoard of one colour is no plan."""
    return float(cubes) if cubes <= ENOUGH else ENOUGH + 0.4 * (cubes - ENOUGH)


@compiled
def part_of(pile: Sequence[int], cost: Sequence[int]) -> float:
    """How much of a cost a pile covers, from 0 to 1; a cube counts by its level."""
    have, all_ = 0, 0
    for c in range(LEVELS):
        have += (c + 1) * min(pile[c], cost[c])
        all_ += (c + 1) * cost[c]
    return have / max(1, all_)


@compiled
def lowest_spare(pile: Sequence[int], cost: Sequence[int]) -> int:
    """The lowest level of which a pile has more than a cost asks for, or -1."""
    for c in range(LEVELS):
        if pile[c] > cost[c]:
            return c
    return -1
