"""Eastern Wonders: a state as JSON data for people and programs; position.py is the way back."""

from __future__ import annotations

from typing import Any

from caravansary.engine.cubes import digits, missing
from caravansary.engine.kind import Rows
from caravansary.engine.position import members
from caravansary.engine.rules import OVER, Box, State, reached
from caravansary.games.eastern_wonders.actions import building_cost
from caravansary.games.eastern_wonders.components import BONUSES, LOT_FILE, MARKET_FILE, VP_FILE, VP_PILE
from caravansary.games.eastern_wonders.maps import names
from caravansary.games.eastern_wonders.rules import (
    board_points,
    bonus_points,
    claims,
    cube_points,
    goal,
    hold_limit,
    vp_points,
)
from caravansary.games.eastern_wonders.state import (
    COLUMNS,
    ICONS,
    LOT,
    MOVE,
    PAY,
    PHASES,
    TOLL,
    TURN,
    UPGRADE,
    VP_BONUS,
    VP_BONUSES,
)


def position(s: State, box: Box, rows: Rows) -> dict[str, Any]:
    return {**_table(s, box, rows), "seats": [_seat(s, box, rows, seat, True) for seat in range(s.players)], **_pending(s)}


def view(s: State, box: Box, rows: Rows, seat: int | None, open_hands: bool) -> dict[str, Any]:
    """EW-60: the pile of VP tiles shows its size only, the Closed Port tile counted while it lies there (EW-04), and so do other seats'
    claimed tiles, unless hands are open.

    A hex also tells where it stands in the drawing of the map (see maps.py), so that a client can draw it.
    """
    table = _table(s, box, rows)
    for hex, place in enumerate(table["map"]):
        place.update(column=box.column[hex], line=box.line[hex])
        if box.port[hex] < 0:
            place["outpost_cost"] = building_cost(s, hex)
    return {
        **table,
        "goal": goal(s),
        "reached": reached(s),
        "vp_deck": len(table["vp_deck"]) + int(s.closed_within > 0),
        "seats": [_own(s, box, rows, other, open_hands or other == seat) for other in range(s.players)],
        **_pending(s),
    }


def _own(s: State, box: Box, rows: Rows, seat: int, shown: bool) -> dict[str, Any]:
    """A seat with what follows from the rules: its claims, its limit, what it lacks for each tile on offer, and the points that show."""
    sheet = score_sheet(s, box, rows, seat)
    return {
        **_seat(s, box, rows, seat, shown),
        "claims": claims(s, seat),
        "limit": hold_limit(s, seat),
        "missing": {rows[VP_FILE][tile]["id"]: missing(s.hold[seat], box.cost[tile]) for tile in s.port_vp if tile >= 0},
        "sheet": sheet if shown else {**sheet, "vp": None},
    }


def _table(s: State, box: Box, rows: Rows) -> dict[str, Any]:
    left = dict(zip(BONUSES, s.bonus_left, strict=False))
    pile = {kind: int(i >= VP_BONUSES - s.bonus_left[VP_BONUS]) for i, kind in enumerate(VP_PILE)}
    return {
        "map": [_place(s, box, rows, hex, name) for hex, name in enumerate(names(box.column))],
        "vp_deck": [rows[VP_FILE][tile]["id"] for tile in members(s.vp_deck)],
        "closed_port_within": s.closed_within,
        "bonus": left | pile,
        **({} if s.round else {"lots": [rows[LOT_FILE][lot]["id"] for lot in members(s.lots)]}),
    }


def _place(s: State, box: Box, rows: Rows, hex: int, name: str) -> dict[str, Any]:
    cubes = digits(s.cubes[hex])
    port = box.port[hex]
    if port < 0:
        return {"at": name, "tile": rows[MARKET_FILE][s.tile[hex]]["id"], "cubes": cubes, "outposts": members(s.outposts[hex])}
    tile = s.port_vp[port]
    return {"at": name, "vp": rows[VP_FILE][tile]["id"] if tile >= 0 else None, "closed": s.closed == port, "cubes": cubes}


def _seat(s: State, box: Box, rows: Rows, seat: int, shown: bool) -> dict[str, Any]:
    claimed = [rows[VP_FILE][tile]["id"] for tile in members(s.vp[seat])]
    bonus = {kind: s.bonus[seat][i] for i, kind in enumerate(BONUSES) if s.bonus[seat][i]}
    return {
        "hold": digits(s.hold[seat]),
        "boat": names(box.column)[s.boat[seat]] if s.boat[seat] >= 0 else None,
        "outposts": {icon: COLUMNS - s.built[seat][i] for i, icon in enumerate(ICONS)},
        "vp": claimed if shown else len(claimed),
        "bonus": bonus | {VP_PILE[i]: 1 for i in members(s.vp_bonus[seat])},
    }


def _pending(s: State) -> dict[str, Any]:
    if s.phase in (OVER, LOT, TURN):
        return {}
    pending: dict[str, Any] = {"phase": PHASES[s.phase]}
    if s.phase == MOVE:
        pending["free"] = s.free
    if s.phase == TOLL:
        pending["owner"] = s.owner
    if s.phase in (PAY, UPGRADE):
        pending["due"] = s.due
    return {"pending": pending}


def score_sheet(s: State, box: Box, rows: Rows, seat: int) -> dict[str, int]:
    return {
        "vp": vp_points(s, box, seat),
        "bonus": bonus_points(s, box, seat),
        "board": board_points(s, seat),
        "cubes": cube_points(s, seat),
    }
