"""Endless World: actions in words, and why an action is not possible."""

from __future__ import annotations

from typing import Any

from caravansary.engine.cubes import digits, missing
from caravansary.engine.kind import Reason, Rows, Word
from caravansary.engine.rules import Box, State
from caravansary.engine.wording import Said, Verb, Wording, always, bare, cube, no_cube, raised
from caravansary.games.endless_world.components import BONUS_FILE, EXPLORATION_FILE, LOCATION_FILE, POINT_FILE
from caravansary.games.endless_world.rules import required
from caravansary.games.endless_world.state import (
    ACTIVATE,
    AGAIN,
    AT_GOLEM,
    BONUS_SPACES,
    CLAIM,
    DISCARD,
    DISCARD_CRYSTAL,
    DONE,
    EXPLORE,
    EXPLORING,
    KINDS,
    PHASES,
    RAISE,
    REPEAT,
    REST,
    TAKE_BONUS,
    TOOK_BONUS,
    TRADE_ONCE,
    TRADING,
    TURN,
    UPGRADING,
)
from caravansary.games.endless_world.view import tool_crystals


def word(s: State, box: Box, action: int, rows: Rows) -> Word:
    return _WORDING.word(s, box, action, rows)


def why_not(s: State, box: Box, action: int, rows: Rows) -> Reason:
    return _WORDING.why_not(s, box, action, rows)


# How actions are said


def _activate(s: State, box: Box, rows: Rows, place: int) -> Said:
    golem = box.golem[place]
    owner = s.owner[place]
    return location_id(box, rows, place), {
        "kind": KINDS[box.kind[place]],
        "give": digits(box.give[place]),
        "gain": digits(box.gain[place]),
        "upgrades": box.upgrades[place],
        "merchants": required(s, box, place, s.player),
        "tools": digits(tool_crystals(s, box, place, s.player)) or "none",
        "expelled": 0 if owner < 0 else s.merchants[place],
        "card": rows[POINT_FILE][s.row[golem]]["id"] if golem >= 0 and s.row[golem] >= 0 else "-",
    }


def _rest(s: State, box: Box, rows: Rows, nth: int) -> Said:
    return None, {"count": sum(s.merchants[place] for place, owner in enumerate(s.owner) if owner == s.player)}


def _take(s: State, box: Box, rows: Rows, stack: int) -> Said:
    tile = s.bonus_top[_golem(s, box)][stack]
    return rows[BONUS_FILE][tile]["id"] if tile >= 0 else "-", bonus_details(rows, tile)


def _claim(s: State, box: Box, rows: Rows, nth: int) -> Said:
    card = s.row[_golem(s, box)]
    return rows[POINT_FILE][card]["id"] if card >= 0 else "-", card_details(rows, card)


def _explore(s: State, box: Box, rows: Rows, tile: int) -> Said:
    row = rows[EXPLORATION_FILE][tile]
    place = location_id(box, rows, s.exploration.index(tile)) if tile in s.exploration else "-"
    return row["id"], {"kind": row["kind"], "crystals": digits(row["crystals"]), "icon": row["icon"] or "none", "location": place}


def _trade(s: State, box: Box, rows: Rows, nth: int) -> Said:
    return None, {"give": digits(box.give[s.place]), "gain": digits(box.gain[s.place])}


def _golem(s: State, box: Box) -> int:
    """The golem location in use; the first where none is, so that its actions have words at any time."""
    return max(0, int(box.golem[s.place]))


def location_id(box: Box, rows: Rows, place: int) -> str:
    return str(rows[LOCATION_FILE][box.location[place]]["id"])


def bonus_details(rows: Rows, tile: int) -> dict[str, Any]:
    if tile < 0:
        return {"kind": "none", "icon1": "none", "icon2": "none", "points": 0}
    row = rows[BONUS_FILE][tile]
    return {"kind": row["kind"], "icon1": row["icon1"] or "none", "icon2": row["icon2"] or "none", "points": row["points"]}


def card_details(rows: Rows, card: int) -> dict[str, Any]:
    if card < 0:
        return {"kind": "none", "cost": "", "points": 0, "symbol": "-", "count": 0, "crystal": ""}
    row = rows[POINT_FILE][card]
    tool = row["kind"] == "tool"
    return {
        "kind": row["kind"],
        "cost": digits(row["cost"]),
        "points": row["points"],
        "symbol": row["symbol"] or "-",
        "count": 0 if tool else row["bonus"],
        "crystal": str(row["bonus"]) if tool else "",
    }


# Why they are refused


def _no_activating(s: State, box: Box, rows: Rows, place: int) -> Reason:
    location = location_id(box, rows, place)
    if s.exploration[place] >= 0:
        return Reason("endless-world-cannot-covered", {"location": location, "tile": rows[EXPLORATION_FILE][s.exploration[place]]["id"]})
    if s.owner[place] == s.player:
        return Reason("endless-world-cannot-own", {"location": location})
    needed = required(s, box, place, s.player)
    if s.board[s.player] < needed:
        return Reason("endless-world-cannot-merchants", {"location": location, "required": needed, "merchants": s.board[s.player]})
    card = s.row[box.golem[place]]  # what is left is a golem location without use
    if card < 0:
        return Reason("endless-world-cannot-golem", {"location": location, "card": "none", "missing": ""})
    have = [own + gift for own, gift in zip(s.caravan[s.player], tool_crystals(s, box, place, s.player), strict=True)]
    return Reason(
        "endless-world-cannot-golem", {"location": location, "card": rows[POINT_FILE][card]["id"], "missing": missing(have, box.cost[card])}
    )


def _no_taking(s: State, box: Box, rows: Rows, stack: int) -> Reason:
    if s.parts & TOOK_BONUS:
        return Reason("endless-world-cannot-twice")
    if s.bonus[s.player].bit_count() >= BONUS_SPACES:
        return Reason("endless-world-cannot-space")
    return Reason("endless-world-cannot-no-tile")


def _no_claim(s: State, box: Box, rows: Rows, nth: int) -> Reason:
    card = s.row[_golem(s, box)]
    if card < 0:
        return Reason("endless-world-cannot-no-card")
    lacking = missing(s.caravan[s.player], box.cost[card])
    if lacking:
        return Reason("endless-world-cannot-claim", {"card": rows[POINT_FILE][card]["id"], "missing": lacking})
    return Reason("endless-world-cannot-twice")


def _no_exploring(s: State, box: Box, rows: Rows, tile: int) -> Reason:
    return Reason("endless-world-cannot-explore", {"tile": rows[EXPLORATION_FILE][tile]["id"]})


_WORDING = Wording(
    PHASES,
    {
        "activate": Verb(ACTIVATE, (TURN,), _activate, _no_activating),
        "rest": Verb(REST, (TURN,), _rest),
        "take": Verb(TAKE_BONUS, (AT_GOLEM,), _take, _no_taking),
        "claim": Verb(CLAIM, (AT_GOLEM,), _claim, _no_claim),
        "explore": Verb(EXPLORE, (EXPLORING,), _explore, _no_exploring),
        "trade": Verb(TRADE_ONCE, (TRADING,), _trade, repeats=always),
        "again": Verb(AGAIN, (REPEAT,), _trade),
        "done": Verb(DONE, (TRADING, REPEAT, UPGRADING, AT_GOLEM), bare),
        "raise": Verb(RAISE, (UPGRADING,), raised, no_cube),
        "discard": Verb(DISCARD_CRYSTAL, (DISCARD,), cube, no_cube),
    },
)
