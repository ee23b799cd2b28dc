"""Spice Road: a state as JSON data for people and programs; position.py is the way back."""

from __future__ import annotations

from typing import Any

from caravansary.engine.cubes import digits, missing, worth
from caravansary.engine.kind import Rows
from caravansary.engine.position import members
from caravansary.engine.rules import Box, State, reached
from caravansary.games.spice_road.components import MERCHANT_FILE, POINT_FILE
from caravansary.games.spice_road.rules import card_points, claims, coin_above, goal
from caravansary.games.spice_road.state import CARAVAN_LIMIT, COINS, DISCARD, GOLD_POINTS, MARKET, PAY, PHASES, REPEAT, UPGRADING

PENDING = (REPEAT, UPGRADING, PAY, DISCARD)


def position(s: State, box: Box, rows: Rows) -> dict[str, Any]:
    return {**_table(s, rows), "seats": [_seat(s, rows, seat, True) for seat in range(s.players)], **_pending(s, rows)}


def view(s: State, box: Box, rows: Rows, seat: int | None, open_hands: bool) -> dict[str, Any]:
    """SR-40, SR-41: the decks show their size only; other hands and claimed cards theirs, unless hands are open."""
    table = _table(s, rows)
    return {
        **table,
        "goal": goal(s),
        "reached": reached(s),
        "market": [{**place, "price": price} for price, place in enumerate(table["market"])],
        "market_deck": len(table["market_deck"]),
        "points_deck": len(table["points_deck"]),
        "coin_above": [COINS[coin_above(s, slot)] for slot in range(len(table["points"]))],
        "seats": [_place(s, box, rows, other, open_hands or other == seat) for other in range(s.players)],
        **_pending(s, rows),
    }


def _place(s: State, box: Box, rows: Rows, seat: int, shown: bool) -> dict[str, Any]:
    """A seat with what follows from the rules: its claims, its limit, what it lacks for each card on offer, and the points that show."""
    sheet = score_sheet(s, box, rows, seat)
    return {
        **_seat(s, rows, seat, shown),
        "claims": claims(s, seat),
        "limit": CARAVAN_LIMIT,
        "missing": {rows[POINT_FILE][card]["id"]: missing(s.caravan[seat], box.cost[card]) for card in s.points if card >= 0},
        "sheet": sheet if shown else {**sheet, "cards": None},
    }


def _table(s: State, rows: Rows) -> dict[str, Any]:
    merchants, points = rows[MERCHANT_FILE], rows[POINT_FILE]
    return {
        "market": [
            {"card": merchants[s.market[slot]]["id"], "cubes": digits(s.market_cubes[slot])}
            for slot in range(MARKET)
            if s.market[slot] >= 0
        ],
        "market_deck": [merchants[card]["id"] for card in members(s.market_deck)],
        "points": [points[card]["id"] for card in s.points if card >= 0],
        "points_deck": [points[card]["id"] for card in members(s.points_deck)],
        "coins": {"gold": s.gold_left, "silver": s.silver_left},
    }


def _seat(s: State, rows: Rows, seat: int, shown: bool) -> dict[str, Any]:
    merchants, points = rows[MERCHANT_FILE], rows[POINT_FILE]
    hand = [merchants[card]["id"] for card in members(s.hand[seat])]
    claimed = [points[card]["id"] for card in members(s.claimed[seat])]
    return {
        "caravan": digits(s.caravan[seat]),
        "hand": hand if shown else len(hand),
        "played": [merchants[card]["id"] for card in members(s.played[seat])],
        "claimed": claimed if shown else len(claimed),
        "gold": s.gold[seat],
        "silver": s.silver[seat],
    }


def _pending(s: State, rows: Rows) -> dict[str, Any]:
    if s.phase not in PENDING:
        return {}
    pending: dict[str, Any] = {"phase": PHASES[s.phase]}
    if s.phase in (REPEAT, UPGRADING):
        pending["card"] = rows[MERCHANT_FILE][s.card]["id"]
    if s.phase == UPGRADING:
        pending["left"] = s.steps
    if s.phase == PAY:
        pending["card"] = rows[MERCHANT_FILE][s.market[s.slot]]["id"]
        pending["paid"] = s.steps
    return {"pending": pending}


def score_sheet(s: State, box: Box, rows: Rows, seat: int) -> dict[str, int]:
    return {
        "cards": card_points(s, box, seat),
        "gold": GOLD_POINTS * s.gold[seat],
        "silver": s.silver[seat],
        "cubes": worth(s.caravan[seat]),
    }
