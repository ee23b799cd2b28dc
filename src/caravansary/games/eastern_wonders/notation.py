"""Eastern Wonders: actions in words, and why an action is not possible."""

from __future__ import annotations

from typing import Any

from caravansary.engine.cubes import digits, missing, size
from caravansary.engine.kind import Reason, Rows, Word
from caravansary.engine.rules import Box, State
from caravansary.engine.wording import Said, Verb, Wording, always, bare, cube, no_cube, raised
from caravansary.games.eastern_wonders.actions import building_cost
from caravansary.games.eastern_wonders.components import BONUS_FILE, LOT_FILE, MARKET_FILE, VP_FILE
from caravansary.games.eastern_wonders.maps import names
from caravansary.games.eastern_wonders.moves import toll
from caravansary.games.eastern_wonders.state import (
    ACTION,
    AGAIN,
    BOAT,
    BONUS,
    BUILD,
    CLAIM,
    DISCARD,
    DISCARD_CUBE,
    DONE,
    HARVEST,
    HARVEST_RED,
    ICONS,
    LEAVE_CUBE,
    LOT,
    MAKE_TRADE,
    MOVE,
    MOVE_TO,
    PASS,
    PAY,
    PAY_CUBE,
    PHASES,
    PLACE_BOAT,
    RAISE,
    REPEAT,
    SAIL,
    TAKE,
    TAKE_BONUS,
    TAKE_CUBES,
    TAKE_LOT,
    TOLL,
    TOLL_CUBE,
    TRADE,
    TURN,
    UPGRADE,
    VP_BONUS,
    VP_BONUSES,
)


def word(s: State, box: Box, action: int, rows: Rows) -> Word:
    return _WORDING.word(s, box, action, rows)


def why_not(s: State, box: Box, action: int, rows: Rows) -> Reason:
    return _WORDING.why_not(s, box, action, rows)


# How actions are said


def hex_name(box: Box, hex: int) -> str:
    return names(box.column)[hex] if hex >= 0 else "-"


def _lot(s: State, box: Box, rows: Rows, lot: int) -> Said:
    return rows[LOT_FILE][lot]["id"], {"cubes": digits(box.lot[lot])}


def _hex(s: State, box: Box, rows: Rows, hex: int) -> Said:
    """A hex with what lies there: its tile, its cubes, and what it costs to end a move there."""
    return hex_name(box, hex), {
        **_tile(s, box, rows, hex),
        "cubes": digits(s.cubes[hex]),
        "toll": toll(s, box, hex) if s.round else 0,
    }


def _tile(s: State, box: Box, rows: Rows, hex: int) -> dict[str, Any]:
    """The tile of a hex: at a market its exchange, at a port the VP tile there (kind "closed" without one)."""
    blank = {"tile": "-", "icon": "none", "give": "", "gain": "", "points": 0}
    if hex < 0:
        return {**blank, "kind": "none"}
    port = box.port[hex]
    if port < 0:
        tile = s.tile[hex]
        give, gain = digits(box.give[tile]), digits(box.gain[tile])
        return {
            "kind": "market",
            "tile": rows[MARKET_FILE][tile]["id"],
            "icon": ICONS[box.icon[tile]],
            "give": give,
            "gain": gain,
            "points": 0,
        }
    tile = s.port_vp[port]
    if tile < 0:
        return {**blank, "kind": "closed"}
    return {**blank, "kind": "port", "tile": rows[VP_FILE][tile]["id"], "give": digits(box.cost[tile]), "points": box.points[tile]}


def _here(s: State, box: Box, rows: Rows, nth: int) -> Said:
    return None, _tile(s, box, rows, s.boat[s.player])


def _claim(s: State, box: Box, rows: Rows, nth: int) -> Said:
    here = _tile(s, box, rows, s.boat[s.player])
    return here["tile"] if here["kind"] == "port" else "-", here


def _build(s: State, box: Box, rows: Rows, nth: int) -> Said:
    here = s.boat[s.player]
    cost = building_cost(s, here) if here >= 0 else 0
    return None, {**_tile(s, box, rows, here), "cost": cost}


def _leave(s: State, box: Box, rows: Rows, level: int) -> Said:
    return str(level + 1), {"hex": hex_name(box, s.boat[s.player])}


def _toll(s: State, box: Box, rows: Rows, level: int) -> Said:
    return str(level + 1), {"seat": s.owner, "number": s.owner + 1}


def _take(s: State, box: Box, rows: Rows, nth: int) -> Said:
    here = s.boat[s.player]
    return None, {"cubes": digits(s.cubes[here]) if here >= 0 else ""}


def _bonus(s: State, box: Box, rows: Rows, kind: int) -> Said:
    """The VP bonus tiles go by the name of the one on top of their pile."""
    row = kind if kind < VP_BONUS else VP_BONUS + min(VP_BONUSES - 1, VP_BONUSES - s.bonus_left[VP_BONUS])
    found = rows[BONUS_FILE][row]
    return found["kind"], {"kind": found["kind"] if kind < VP_BONUS else "vp", "points": found["points"]}


def _harvest(s: State, box: Box, rows: Rows, nth: int) -> Said:
    return None, {"gain": "11" + "2" * s.bonus[s.player][HARVEST_RED]}


# Why they are refused


def _no_lot(s: State, box: Box, rows: Rows, lot: int) -> Reason:
    return Reason("eastern-wonders-cannot-lot", {"lot": rows[LOT_FILE][lot]["id"]})


def _no_place(s: State, box: Box, rows: Rows, hex: int) -> Reason:
    return Reason("eastern-wonders-cannot-boat", {"hex": hex_name(box, hex)})


def _no_step(s: State, box: Box, rows: Rows, hex: int) -> Reason:
    name, here = hex_name(box, hex), s.boat[s.player]
    if not box.near[here] >> hex & 1:
        return Reason("eastern-wonders-cannot-far", {"hex": name, "here": hex_name(box, here)})
    if s.phase == MOVE and s.free == 0:
        return Reason("eastern-wonders-cannot-step", {"hex": name})
    return Reason("eastern-wonders-cannot-end", {"hex": name, "toll": toll(s, box, hex)})


def _no_leaving(s: State, box: Box, rows: Rows, level: int) -> Reason:
    if s.free > 0:
        return Reason("eastern-wonders-cannot-leave", {"free": s.free})
    if s.hold[s.player][level] == 0:
        return no_cube(s, box, rows, level)
    return Reason("eastern-wonders-cannot-sail", {"hex": hex_name(box, s.boat[s.player])})


def _no_building(s: State, box: Box, rows: Rows, nth: int) -> Reason:
    here = s.boat[s.player]
    if box.port[here] >= 0:
        return Reason("eastern-wonders-cannot-market", {"hex": hex_name(box, here)})
    if s.outposts[here] >> s.player & 1:
        return Reason("eastern-wonders-cannot-twice", {"tile": rows[MARKET_FILE][s.tile[here]]["id"]})
    return Reason("eastern-wonders-cannot-build", {"cost": building_cost(s, here), "cubes": size(s.hold[s.player])})


def _no_bonus(s: State, box: Box, rows: Rows, kind: int) -> Reason:
    return Reason("eastern-wonders-cannot-bonus", {"kind": _bonus(s, box, rows, kind)[1]["kind"]})


def _no_trade(s: State, box: Box, rows: Rows, nth: int) -> Reason:
    here = s.boat[s.player]
    if box.port[here] >= 0:
        return Reason("eastern-wonders-cannot-market", {"hex": hex_name(box, here)})
    tile = s.tile[here]
    name = rows[MARKET_FILE][tile]["id"]
    if not s.outposts[here] >> s.player & 1:
        return Reason("eastern-wonders-cannot-outpost", {"tile": name})
    return Reason("eastern-wonders-cannot-trade", {"tile": name, "missing": missing(s.hold[s.player], box.give[tile])})


def _no_claim(s: State, box: Box, rows: Rows, nth: int) -> Reason:
    here = s.boat[s.player]
    port = box.port[here]
    if port < 0:
        return Reason("eastern-wonders-cannot-port", {"hex": hex_name(box, here)})
    tile = s.port_vp[port]
    if tile < 0:
        return Reason("eastern-wonders-cannot-closed", {"hex": hex_name(box, here)})
    return Reason("eastern-wonders-cannot-claim", {"tile": rows[VP_FILE][tile]["id"], "missing": missing(s.hold[s.player], box.cost[tile])})


def _no_end(s: State, box: Box, rows: Rows, nth: int) -> Reason:
    """A move can't end where the toll can't be paid; any other part may end at any time."""
    here = s.boat[s.player]
    return Reason("eastern-wonders-cannot-stop", {"hex": hex_name(box, here), "toll": toll(s, box, here)})


_WORDING = Wording(
    PHASES,
    {
        "lot": Verb(TAKE_LOT, (LOT,), _lot, _no_lot),
        "boat": Verb(PLACE_BOAT, (BOAT,), _hex, _no_place),
        "move": Verb(MOVE_TO, (TURN, MOVE, SAIL), _hex, _no_step),
        "leave": Verb(LEAVE_CUBE, (MOVE,), _leave, _no_leaving),
        "toll": Verb(TOLL_CUBE, (TOLL,), _toll, no_cube),
        "take": Verb(TAKE_CUBES, (TAKE,), _take),
        "build": Verb(BUILD, (TURN, ACTION), _build, _no_building),
        "pay": Verb(PAY_CUBE, (PAY,), cube, no_cube),
        "bonus": Verb(TAKE_BONUS, (BONUS,), _bonus, _no_bonus),
        "raise": Verb(RAISE, (UPGRADE,), raised, no_cube),
        "trade": Verb(MAKE_TRADE, (TURN, ACTION, TRADE), _here, _no_trade, always),
        "again": Verb(AGAIN, (REPEAT,), _here),
        "claim": Verb(CLAIM, (TURN, ACTION), _claim, _no_claim),
        "harvest": Verb(HARVEST, (TURN, ACTION), _harvest),
        "pass": Verb(PASS, (TURN, ACTION), bare),
        "done": Verb(DONE, (MOVE,), bare, _no_end),
        "discard": Verb(DISCARD_CUBE, (DISCARD,), cube, no_cube),
    },
)
