"""Eastern Wonders: actions in words, and why an action is not possible."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping
from typing import Any

from caravansary.engine.cubes import digits, missing
from caravansary.engine.kind import Reason, Rows, Word
from caravansary.engine.rules import Box, State
from caravansary.games.eastern_wonders.actions import building_cost
from caravansary.games.eastern_wonders.components import BONUS_FILE, LOT_FILE, MARKET_FILE, VP_FILE
from caravansary.games.eastern_wonders.maps import names
from caravansary.games.eastern_wonders.moves import toll
from caravansary.games.eastern_wonders.state import (
    ACTION,
    AGAIN,
    BUILD,
    CLAIM,
    DISCARD_CUBE,
    DONE,
    HARVEST,
    HARVEST_RED,
    ICONS,
    LEAVE_CUBE,
    MAKE_TRADE,
    MOVE,
    MOVE_TO,
    PASS,
    PAY_CUBE,
    PHASES,
    PLACE_BOAT,
    RAISE,
    SAIL,
    TAKE_BONUS,
    TAKE_CUBES,
    TAKE_LOT,
    TOLL_CUBE,
    TURN,
    VP_BONUS,
    VP_BONUSES,
)

# Each verb with the first of its actions; the actions of one verb differ by a lot, hex, cube or kind, counted from 0.
_FIRST = {
    "lot": TAKE_LOT,
    "boat": PLACE_BOAT,
    "move": MOVE_TO,
    "leave": LEAVE_CUBE,
    "toll": TOLL_CUBE,
    "take": TAKE_CUBES,
    "build": BUILD,
    "pay": PAY_CUBE,
    "bonus": TAKE_BONUS,
    "raise": RAISE,
    "trade": MAKE_TRADE,
    "again": AGAIN,
    "claim": CLAIM,
    "harvest": HARVEST,
    "pass": PASS,
    "done": DONE,
    "discard": DISCARD_CUBE,
}
_VERBS, _STARTS = tuple(_FIRST), tuple(_FIRST.values())
# The verbs that have a phase of their own.
_PHASE_OF = {verb: verb for verb in ("lot", "boat", "toll", "take", "pay", "bonus", "discard")}
_PHASE_OF |= {"raise": "upgrade", "again": "repeat"}


def _split(action: int) -> tuple[str, int]:
    at = bisect_right(_STARTS, action) - 1
    return _VERBS[at], action - _STARTS[at]


def hex_name(box: Box, hex: int) -> str:
    return names(box.column[: hex + 1])[hex] if hex >= 0 else "-"


def word(s: State, box: Box, action: int, rows: Rows) -> Word:
    verb, nth = _split(action)
    arg, details = _SAID[verb](s, box, rows, nth)
    return Word(verb, arg, details)


_Said = tuple[str | None, Mapping[str, Any]]


def _lot(s: State, box: Box, rows: Rows, lot: int) -> _Said:
    return rows[LOT_FILE][lot]["id"], {"cubes": digits(box.lot[lot])}


def _hex(s: State, box: Box, rows: Rows, hex: int) -> _Said:
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


def _here(s: State, box: Box, rows: Rows, nth: int) -> _Said:
    return None, _tile(s, box, rows, s.boat[s.player])


def _claim(s: State, box: Box, rows: Rows, nth: int) -> _Said:
    here = _tile(s, box, rows, s.boat[s.player])
    return here["tile"] if here["kind"] == "port" else "-", here


def _build(s: State, box: Box, rows: Rows, nth: int) -> _Said:
    here = s.boat[s.player]
    cost = building_cost(s, here) if here >= 0 else 0
    return None, {**_tile(s, box, rows, here), "cost": cost}


def _cube(s: State, box: Box, rows: Rows, level: int) -> _Said:
    return str(level + 1), {}


def _leave(s: State, box: Box, rows: Rows, level: int) -> _Said:
    return str(level + 1), {"hex": hex_name(box, s.boat[s.player])}


def _toll(s: State, box: Box, rows: Rows, level: int) -> _Said:
    return str(level + 1), {"seat": s.owner, "number": s.owner + 1}


def _take(s: State, box: Box, rows: Rows, nth: int) -> _Said:
    here = s.boat[s.player]
    return None, {"cubes": digits(s.cubes[here]) if here >= 0 else ""}


def _bonus(s: State, box: Box, rows: Rows, kind: int) -> _Said:
    """The VP bonus tiles go by the name of the one on top of their pile."""
    row = kind if kind < VP_BONUS else VP_BONUS + min(VP_BONUSES - 1, VP_BONUSES - s.bonus_left[VP_BONUS])
    found = rows[BONUS_FILE][row]
    return found["kind"], {"kind": found["kind"] if kind < VP_BONUS else "vp", "points": found["points"]}


def _raise(s: State, box: Box, rows: Rows, level: int) -> _Said:
    return f"{level + 1}>{level + 2}", {"from": str(level + 1), "to": str(level + 2)}


def _harvest(s: State, box: Box, rows: Rows, nth: int) -> _Said:
    return None, {"gain": "11" + "2" * s.bonus[s.player][HARVEST_RED]}


def _bare(s: State, box: Box, rows: Rows, nth: int) -> _Said:
    return None, {}


_SAID: dict[str, Callable[[State, Box, Rows, int], _Said]] = {
    "lot": _lot,
    "boat": _hex,
    "move": _hex,
    "leave": _leave,
    "toll": _toll,
    "take": _take,
    "build": _build,
    "pay": _cube,
    "bonus": _bonus,
    "raise": _raise,
    "trade": _here,
    "again": _here,
    "claim": _claim,
    "harvest": _harvest,
    "pass": _bare,
    "done": _bare,
    "discard": _cube,
}


# Why not


def why_not(s: State, box: Box, action: int, rows: Rows) -> Reason:
    """Why this action is not legal now: first whether it is its time at all, then what it lacks."""
    verb, nth = _split(action)
    said = word(s, box, action, rows)
    phase = PHASES[s.phase]
    if verb == "move" and s.phase in (TURN, MOVE, SAIL):
        return _no_step(s, box, nth)
    if verb == "leave" and s.phase == MOVE:
        return _no_leaving(s, box, nth)
    if verb == "build" and s.phase in (TURN, ACTION):
        return _no_building(s, box, said)
    if verb == "trade" and (s.phase in (TURN, ACTION) or phase == "trade"):
        return _no_trade(s, box, said)
    if verb == "claim" and s.phase in (TURN, ACTION):
        return _no_claim(s, box, said)
    if verb == "done" and s.phase == MOVE:
        here = s.boat[s.player]
        return Reason("eastern-wonders-cannot-stop", {"hex": hex_name(box, here), "toll": toll(s, box, here)})
    if _PHASE_OF.get(verb) != phase:
        return Reason("illegal-phase", {"phase": phase})
    if verb == "lot":
        return Reason("eastern-wonders-cannot-lot", {"lot": said.arg})
    if verb == "boat":
        return Reason("eastern-wonders-cannot-boat", {"hex": said.arg})
    if verb == "bonus":
        return Reason("eastern-wonders-cannot-bonus", {"kind": said.details["kind"]})
    return Reason("illegal-no-cube", {"cube": str(nth + 1)})


def _no_step(s: State, box: Box, hex: int) -> Reason:
    name, here = hex_name(box, hex), s.boat[s.player]
    if not box.near[here] >> hex & 1:
        return Reason("eastern-wonders-cannot-far", {"hex": name, "here": hex_name(box, here)})
    if s.phase == MOVE and s.free == 0:
        return Reason("eastern-wonders-cannot-step", {"hex": name})
    return Reason("eastern-wonders-cannot-end", {"hex": name, "toll": toll(s, box, hex)})


def _no_leaving(s: State, box: Box, level: int) -> Reason:
    if s.free > 0:
        return Reason("eastern-wonders-cannot-leave", {"free": s.free})
    if s.hold[s.player][level] == 0:
        return Reason("illegal-no-cube", {"cube": str(level + 1)})
    return Reason("eastern-wonders-cannot-sail", {"hex": hex_name(box, s.boat[s.player])})


def _no_building(s: State, box: Box, said: Word) -> Reason:
    here = s.boat[s.player]
    if box.port[here] >= 0:
        return Reason("eastern-wonders-cannot-market", {"hex": hex_name(box, here)})
    if s.outposts[here] >> s.player & 1:
        return Reason("eastern-wonders-cannot-twice", {"tile": said.details["tile"]})
    return Reason("eastern-wonders-cannot-build", {"cost": said.details["cost"], "cubes": sum(s.hold[s.player])})


def _no_trade(s: State, box: Box, said: Word) -> Reason:
    here = s.boat[s.player]
    if box.port[here] >= 0:
        return Reason("eastern-wonders-cannot-market", {"hex": hex_name(box, here)})
    if not s.outposts[here] >> s.player & 1:
        return Reason("eastern-wonders-cannot-outpost", {"tile": said.details["tile"]})
    return Reason(
        "eastern-wonders-cannot-trade", {"tile": said.details["tile"], "missing": missing(s.hold[s.player], box.give[s.tile[here]])}
    )


def _no_claim(s: State, box: Box, said: Word) -> Reason:
    here = s.boat[s.player]
    port = box.port[here]
    if port < 0:
        return Reason("eastern-wonders-cannot-port", {"hex": hex_name(box, here)})
    if s.port_vp[port] < 0:
        return Reason("eastern-wonders-cannot-closed", {"hex": hex_name(box, here)})
    return Reason("eastern-wonders-cannot-claim", {"tile": said.arg, "missing": missing(s.hold[s.player], box.cost[s.port_vp[port]])})
