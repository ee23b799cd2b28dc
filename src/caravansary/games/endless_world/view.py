"""Endless World: a state as JSON data for people and programs."""

from __future__ import annotations

from typing import Any

from caravansary.engine.cubes import LEVELS, digits, missing, worth
from caravansary.engine.kind import Rows
from caravansary.engine.position import members
from caravansary.engine.rules import Box, State, reached
from caravansary.games.endless_world.components import BONUS_FILE, EXPLORATION_FILE, LOCATION_FILE, POINT_FILE
from caravansary.games.endless_world.rules import bonus_points, card_points, claims, goal, required, tile_points, tools
from caravansary.games.endless_world.state import (
    AT_GOLEM,
    CARAVAN_LIMIT,
    CLAIMED_CARD,
    DISCARD,
    EXPLORING,
    FIXED_PANELS,
    GOLEMS,
    PHASES,
    PLACES,
    STACKS,
    TOOK_BONUS,
    TURN,
    UPGRADING,
)


def position(s: State, box: Box, rows: Rows) -> dict[str, Any]:
    return {**_table(s, box, rows), "seats": [_seat(s, rows, seat) for seat in range(s.players)], **_pending(s, box, rows)}


def view(s: State, box: Box, rows: Rows, seat: int | None, open_hands: bool) -> dict[str, Any]:
    """EN-60: all is open; of the deck and of the bonus tiles not seen yet, the table shows how many there are."""
    now = position(s, box, rows)
    given: dict[int, list[str]] = {}  # Tool cards give the same at every location of a symbol
    for place, location in enumerate(now["locations"]):
        location["required"] = [required(s, box, place, other) for other in range(s.players)]
        symbol = box.symbol[place]
        if symbol not in given:
            given[symbol] = [digits(tool_crystals(s, box, place, other)) for other in range(s.players)]
        location["tools"] = given[symbol].copy()
    for other, held in enumerate(now["seats"]):
        held.update(_standing(s, box, rows, other))
    return {
        **now,
        "goal": goal(s),
        "reached": reached(s),
        "deck": len(now["deck"]),
        "bonus_unseen": len(now["bonus_unseen"]),
    }


def tool_crystals(s: State, box: Box, place: int, seat: int) -> list[int]:
    """EN-14: the crystals that a seat's Tool cards give at a location."""
    return [tools(s, box, place, seat, c) for c in range(LEVELS)]


def _standing(s: State, box: Box, rows: Rows, seat: int) -> dict[str, Any]:
    """What follows from the rules for a seat: claims, limit, points, and what it lacks for each card on offer, Tool crystals counted."""
    lacks = {}
    for golem in range(GOLEMS):
        if s.row[golem] >= 0:
            gift = tool_crystals(s, box, box.golem_place[golem], seat)
            have = [s.caravan[seat][c] + gift[c] for c in range(LEVELS)]
            lacks[rows[POINT_FILE][s.row[golem]]["id"]] = missing(have, box.cost[s.row[golem]])
    return {"claims": claims(s, seat), "limit": CARAVAN_LIMIT, "missing": lacks, "sheet": score_sheet(s, box, rows, seat)}


def _table(s: State, box: Box, rows: Rows) -> dict[str, Any]:
    ids = {file: [row["id"] for row in rows[file]] for file in rows}
    return {
        "panels": [*FIXED_PANELS, chosen_panel(box, rows)],
        "locations": [
            {
                "id": ids[LOCATION_FILE][box.location[place]],
                "owner": s.owner[place] if s.owner[place] >= 0 else None,
                "merchants": s.merchants[place],
                "exploration": _named(ids[EXPLORATION_FILE], s.exploration[place]),
            }
            for place in range(PLACES)
        ],
        "golems": [
            {
                "location": ids[LOCATION_FILE][box.location[box.golem_place[golem]]],
                "card": _named(ids[POINT_FILE], s.row[golem]),
                "bonus": [
                    {"top": _named(ids[BONUS_FILE], s.bonus_top[golem][stack]), "below": s.bonus_below[golem][stack]}
                    for stack in range(STACKS)
                    if box.spaces[golem][stack]
                ],
            }
            for golem in range(GOLEMS)
        ],
        "deck_top": _named(ids[POINT_FILE], s.deck_top),
        "deck": [ids[POINT_FILE][card] for card in members(s.deck)],
        "bonus_unseen": [ids[BONUS_FILE][tile] for tile in members(s.bonus_unseen)],
    }


def chosen_panel(box: Box, rows: Rows) -> str:
    """The panel beside the three that are always there."""
    (chosen,) = {str(rows[LOCATION_FILE][row]["panel"]) for row in box.location} - set(FIXED_PANELS)
    return chosen


def _named(ids: list[str], number: int) -> str | None:
    return ids[number] if number >= 0 else None


def _seat(s: State, rows: Rows, seat: int) -> dict[str, Any]:
    return {
        "caravan": digits(s.caravan[seat]),
        "board": s.board[seat],
        "reserve": s.reserve[seat],
        "cards": [rows[POINT_FILE][card]["id"] for card in members(s.cards[seat])],
        "bonus": [rows[BONUS_FILE][tile]["id"] for tile in members(s.bonus[seat])],
        "exploration": [rows[EXPLORATION_FILE][tile]["id"] for tile in members(s.found[seat])],
    }


def _pending(s: State, box: Box, rows: Rows) -> dict[str, Any]:
    if s.phase <= TURN:
        return {}
    pending: dict[str, Any] = {"phase": PHASES[s.phase]}
    if s.phase != DISCARD:
        pending["location"] = rows[LOCATION_FILE][box.location[s.place]]["id"]
    if s.phase == UPGRADING:
        pending["left"] = s.steps
    if s.phase in (AT_GOLEM, EXPLORING):
        pending["taken"] = bool(s.parts & TOOK_BONUS)
        pending["claimed"] = bool(s.parts & CLAIMED_CARD)
    return {"pending": pending}


def score_sheet(s: State, box: Box, rows: Rows, seat: int) -> dict[str, int]:
    return {
        "cards": card_points(s, box, seat),
        "bonus": bonus_points(s, box, seat),
        "exploration": tile_points(s, box, seat),
        "cubes": worth(s.caravan[seat]),
    }
