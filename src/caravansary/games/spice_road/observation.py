"""Spice Road: what a seat may know, as a vector (docs/envs/spice-road.md).

SR-40, SR-41: of other hands and claimed cards the number only.
"""

from __future__ import annotations

from typing import Any

from caravansary.engine.bits import count
from caravansary.engine.jit import compiled
from caravansary.engine.observing import Field, around, counts, course, flags, put, put_course, put_one, put_pile, put_set
from caravansary.engine.rules import Box, State
from caravansary.games.spice_road.rules import score
from caravansary.games.spice_road.state import MARKET, MERCHANTS, PAY, PHASES, POINT_CARDS, REPEAT, ROW, UPGRADING

FIXED = 0  # the cards of this game come and go
_PHASES = len(PHASES)


def fields(players: int) -> list[Field]:
    return [
        *course(_PHASES, players),
        flags("market_card", MARKET, MERCHANTS),
        counts("market_give", MARKET, 4, most=5),
        counts("market_gain", MARKET, 4, most=4),
        counts("market_upgrades", MARKET, most=3),
        counts("market_cubes", MARKET, 4, usual=20),
        flags("points_card", ROW, POINT_CARDS),
        counts("points_cost", ROW, 4, most=5),
        counts("points_worth", ROW, most=20),
        counts("coins_left", 2, most=2 * players),
        counts("decks_left", 2, most=MERCHANTS),
        flags("pending_card", MERCHANTS),
        flags("pending_slot", MARKET),
        counts("pending_steps", 1, most=MARKET),
        flags("hand", MERCHANTS),
        flags("claimed", POINT_CARDS),
        counts("score", 1, usual=110),
        counts("caravan", players, 4, usual=34),
        counts("hand_size", players, most=MERCHANTS),
        flags("played", players, MERCHANTS),
        counts("claims", players, most=6),
        counts("coins", players, 2, most=2 * players),
    ]


def memory_fields(players: int) -> list[Field]:
    """All cards were taken in the open: anyone who remembers knows them."""
    others = players - 1
    return [
        flags("others_hand", others, MERCHANTS),
        flags("others_claimed", others, POINT_CARDS),
        counts("others_score", others, usual=110),
    ]


@compiled
def observe_memory(s: State, box: Box, seat: int, out: Any, n: int) -> None:
    for k in range(1, s.players):
        n = put_set(out, n, s.hand[around(s, seat, k)], MERCHANTS)
    for k in range(1, s.players):
        n = put_set(out, n, s.claimed[around(s, seat, k)], POINT_CARDS)
    for k in range(1, s.players):
        n = put(out, n, score(s, box, around(s, seat, k)))


@compiled
def observe_fixed(s: State, box: Box, out: Any) -> None:
    pass


@compiled
def observe(s: State, box: Box, seat: int, out: Any) -> None:
    n = put_course(s, seat, out, FIXED, _PHASES)
    n = put_rows(s, box, out, n)
    n = put(out, n, s.gold_left)
    n = put(out, n, s.silver_left)
    n = put(out, n, s.market_left)
    n = put(out, n, s.points_left)
    n = put_one(out, n, s.card if s.phase == REPEAT or s.phase == UPGRADING else -1, MERCHANTS)
    n = put_one(out, n, s.slot if s.phase == PAY else -1, MARKET)
    n = put(out, n, s.steps if s.phase == PAY or s.phase == UPGRADING else 0)
    n = put_set(out, n, s.hand[seat], MERCHANTS)
    n = put_set(out, n, s.claimed[seat], POINT_CARDS)
    n = put(out, n, score(s, box, seat))
    for k in range(s.players):
        n = put_pile(out, n, s.caravan[around(s, seat, k)])
    for k in range(s.players):
        n = put(out, n, count(s.hand[around(s, seat, k)]))
    for k in range(s.players):
        n = put_set(out, n, s.played[around(s, seat, k)], MERCHANTS)
    for k in range(s.players):
        n = put(out, n, s.claims[around(s, seat, k)])
    for k in range(s.players):
        n = put(out, n, s.gold[around(s, seat, k)])
        n = put(out, n, s.silver[around(s, seat, k)])


@compiled
def put_rows(s: State, box: Box, out: Any, n: int) -> int:
    """The market and the row of point cards: which card lies where, and what it says."""
    give = n + MARKET * MERCHANTS
    gain = give + MARKET * 4
    upgrades = gain + MARKET * 4
    cubes = upgrades + MARKET
    for slot in range(MARKET):
        card = s.market[slot]
        put_one(out, n + slot * MERCHANTS, card, MERCHANTS)
        if card >= 0:
            put_pile(out, give + slot * 4, box.give[card])
            put_pile(out, gain + slot * 4, box.gain[card])
            out[upgrades + slot] = box.upgrades[card]
            put_pile(out, cubes + slot * 4, s.market_cubes[slot])
    n = cubes + MARKET * 4
    cost = n + ROW * POINT_CARDS
    worth = cost + ROW * 4
    for slot in range(ROW):
        card = s.points[slot]
        put_one(out, n + slot * POINT_CARDS, card, POINT_CARDS)
        if card >= 0:
            put_pile(out, cost + slot * 4, box.cost[card])
            put(out, worth + slot, box.points[card])
    return worth + ROW
