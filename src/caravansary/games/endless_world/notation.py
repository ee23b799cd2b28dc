"""Endless World: actions in words, and why an action is not possible."""

from __future__ import annotations

from typing import Any

from caravansary.engine.cubes import digits, missing
from caravansary.engine.kind import Reason, Rows, Word
from caravansary.engine.rules import Box, State
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
    EXPLORATION_TILES,
    EXPLORE,
    EXPLORING,
    GOLEM,
    KINDS,
    PHASES,
    RAISE,
    REST,
    TAKE_BONUS,
    TOOK_BONUS,
    TRADE_ONCE,
    TURN,
    UPGRADING,
)
from caravansary.games.endless_world.view import tool_crystals


def word(s: State, box: Box, action: int, rows: Rows) -> Word:
    if action < REST:
        return _activate(s, box, action - ACTIVATE, rows)
    if action == REST:
        return Word("rest", None, {"count": sum(s.merchants[i] for i, owner in enumerate(s.owner) if owner == s.player)})
    if action < CLAIM:
        tile = s.bonus_top[_golem(s, box)][action - TAKE_BONUS]
        return Word("take", rows[BONUS_FILE][tile]["id"] if tile >= 0 else "-", bonus_details(rows, tile))
    if action == CLAIM:
        card = s.row[_golem(s, box)]
        return Word("claim", rows[POINT_FILE][card]["id"] if card >= 0 else "-", card_details(rows, card))
    if action < EXPLORE + EXPLORATION_TILES:
        tile = action - EXPLORE
        row = rows[EXPLORATION_FILE][tile]
        place = location_id(box, rows, s.exploration.index(tile)) if tile in s.exploration else "-"
        return Word(
            "explore",
            row["id"],
            {"kind": row["kind"], "crystals": digits(row["crystals"]), "icon": row["icon"] or "none", "location": place},
        )
    if action in (TRADE_ONCE, AGAIN):
        return Word(
            "trade" if action == TRADE_ONCE else "again", None, {"give": digits(box.give[s.place]), "gain": digits(box.gain[s.place])}
        )
    if action == DONE:
        return Word("done")
    if action < DISCARD_CRYSTAL:
        level = action - RAISE + 1
        return Word("raise", f"{level}>{level + 1}", {"from": str(level), "to": str(level + 1)})
    return Word("discard", str(action - DISCARD_CRYSTAL + 1))


def _activate(s: State, box: Box, place: int, rows: Rows) -> Word:
    golem = box.golem[place]
    owner = s.owner[place]
    details = {
        "kind": KINDS[box.kind[place]],
        "give": digits(box.give[place]),
        "gain": digits(box.gain[place]),
        "upgrades": box.upgrades[place],
        "merchants": required(s, box, place, s.player),
        "tools": digits(tool_crystals(s, box, place, s.player)) or "none",
        "expelled": 0 if owner < 0 else s.merchants[place],
        "card": rows[POINT_FILE][s.row[golem]]["id"] if golem >= 0 and s.row[golem] >= 0 else "-",
    }
    return Word("activate", location_id(box, rows, place), details)


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


def why_not(s: State, box: Box, action: int, rows: Rows) -> Reason:
    """Why this action is not legal now: first whether it is its time at all, then what it lacks."""
    if action < REST and s.phase == TURN:
        return _why_not_activate(s, box, action - ACTIVATE, rows)
    said = word(s, box, action, rows)
    if TAKE_BONUS <= action <= CLAIM and s.phase == AT_GOLEM:
        return _why_not_golem(s, box, action, said, rows)
    if EXPLORE <= action < TRADE_ONCE and s.phase == EXPLORING:
        return Reason("endless-world-cannot-explore", {"tile": said.arg})
    if (RAISE <= action < DISCARD_CRYSTAL and s.phase == UPGRADING) or (action >= DISCARD_CRYSTAL and s.phase == DISCARD):
        return Reason("illegal-no-cube", {"cube": str(said.arg)[0]})
    return Reason("illegal-phase", {"phase": PHASES[s.phase]})


def _why_not_activate(s: State, box: Box, place: int, rows: Rows) -> Reason:
    location = location_id(box, rows, place)
    if s.exploration[place] >= 0:
        return Reason("endless-world-cannot-covered", {"location": location, "tile": rows[EXPLORATION_FILE][s.exploration[place]]["id"]})
    if s.owner[place] == s.player:
        return Reason("endless-world-cannot-own", {"location": location})
    needed = required(s, box, place, s.player)
    if s.board[s.player] < needed:
        return Reason("endless-world-cannot-merchants", {"location": location, "required": needed, "merchants": s.board[s.player]})
    assert box.kind[place] == GOLEM
    card = s.row[box.golem[place]]
    if card < 0:
        return Reason("endless-world-cannot-golem", {"location": location, "card": "none", "missing": ""})
    have = [own + gift for own, gift in zip(s.caravan[s.player], tool_crystals(s, box, place, s.player), strict=True)]
    return Reason(
        "endless-world-cannot-golem", {"location": location, "card": rows[POINT_FILE][card]["id"], "missing": missing(have, box.cost[card])}
    )


def _why_not_golem(s: State, box: Box, action: int, said: Word, rows: Rows) -> Reason:
    if action == CLAIM:
        card = s.row[_golem(s, box)]
        if card < 0:
            return Reason("endless-world-cannot-no-card")
        lacking = missing(s.caravan[s.player], box.cost[card])
        if lacking:
            return Reason("endless-world-cannot-claim", {"card": said.arg, "missing": lacking})
        return Reason("endless-world-cannot-twice")
    if s.parts & TOOK_BONUS:
        return Reason("endless-world-cannot-twice")
    if s.bonus[s.player].bit_count() >= BONUS_SPACES:
        return Reason("endless-world-cannot-space")
    return Reason("endless-world-cannot-no-tile")
