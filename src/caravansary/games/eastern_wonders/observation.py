"""Eastern Wonders: what a seat may know, as a vector (docs/envs/eastern-wonders.md).

EW-60: of the VP tiles of others the number only.
"""

from __future__ import annotations

from typing import Any

from caravansary.engine.bits import lowest
from caravansary.engine.jit import compiled
from caravansary.engine.observing import Field, around, counts, course, flags, place_of, put, put_course, put_one, put_pile, put_set
from caravansary.engine.rules import Box, State
from caravansary.games.eastern_wonders.rules import score
from caravansary.games.eastern_wonders.state import (
    BONUS_KINDS,
    HEXES,
    ICONS,
    LOTS,
    MARKET_TILES,
    MOVE,
    PAY,
    PHASES,
    PORTS,
    TOLL,
    UPGRADE,
    VP_BONUSES,
    VP_TILES,
)

_PHASES = len(PHASES)
_ICONS = len(ICONS)
FIXED = HEXES * (2 + PORTS + MARKET_TILES + _ICONS + 4 + 4)  # the map, up to what a hex gives


def fields(players: int) -> list[Field]:
    return [
        counts("hex_column", HEXES, usual=4),
        counts("hex_line", HEXES, usual=10),
        flags("hex_port", HEXES, PORTS),
        flags("hex_tile", HEXES, MARKET_TILES),
        flags("hex_icon", HEXES, _ICONS),
        counts("hex_give", HEXES, 4, most=5),
        counts("hex_gain", HEXES, 4, most=4),
        *course(_PHASES, players),
        counts("hex_cubes", HEXES, 4, usual=23),
        flags("hex_outposts", HEXES, players),
        flags("hex_boats", HEXES, players),
        flags("port_tile", PORTS, VP_TILES),
        counts("port_cost", PORTS, 4, most=4),
        counts("port_worth", PORTS, most=20),
        flags("port_closed", PORTS),
        counts("vp_left", 1, most=VP_TILES),
        counts("closed_within", 1, most=VP_TILES, usual=6),
        counts("bonus_left", BONUS_KINDS, most=4),
        flags("lots", LOTS),
        counts("pending_free", 1, usual=3),
        flags("pending_owner", players),
        counts("pending_due", 1, usual=4),
        flags("vp", VP_TILES),
        counts("score", 1, usual=91),
        counts("hold", players, 4, usual=32),
        counts("built", players, _ICONS, most=5),
        counts("claims", players, most=4),
        counts("bonus", players, BONUS_KINDS, most=4),
        flags("vp_bonus", players, VP_BONUSES),
    ]


def memory_fields(players: int) -> list[Field]:
    """All tiles were taken in the open: anyone who remembers knows them."""
    return [flags("others_vp", players - 1, VP_TILES), counts("others_score", players - 1, usual=91)]


@compiled
def observe_memory(s: State, box: Box, seat: int, out: Any, n: int) -> None:
    for k in range(1, s.players):
        n = put_set(out, n, s.vp[around(s, seat, k)], VP_TILES)
    for k in range(1, s.players):
        n = put(out, n, score(s, box, around(s, seat, k)))


@compiled
def observe_fixed(s: State, box: Box, out: Any) -> None:
    line = HEXES
    port = line + HEXES
    tile = port + HEXES * PORTS
    icon = tile + HEXES * MARKET_TILES
    give = icon + HEXES * _ICONS
    gain = give + HEXES * 4
    for hex in range(HEXES):
        out[hex] = box.column[hex]
        out[line + hex] = box.line[hex]
        put_one(out, port + hex * PORTS, box.port[hex], PORTS)
        here = s.tile[hex]
        put_one(out, tile + hex * MARKET_TILES, here, MARKET_TILES)
        if here >= 0:
            put_one(out, icon + hex * _ICONS, box.icon[here], _ICONS)
            put_pile(out, give + hex * 4, box.give[here])
            put_pile(out, gain + hex * 4, box.gain[here])


@compiled
def observe(s: State, box: Box, seat: int, out: Any) -> None:
    n = put_course(s, seat, out, FIXED, _PHASES)
    n = put_hexes(s, seat, out, n)
    n = put_ports(s, box, out, n)
    n = put(out, n, s.vp_left)
    n = put(out, n, s.closed_within)
    for kind in range(BONUS_KINDS):
        n = put(out, n, s.bonus_left[kind])
    n = put_set(out, n, s.lots, LOTS)
    n = put(out, n, s.free if s.phase == MOVE else 0)
    n = put_one(out, n, place_of(s, seat, s.owner) if s.phase == TOLL else -1, s.players)
    n = put(out, n, s.due if s.phase == PAY or s.phase == UPGRADE else 0)
    n = put_set(out, n, s.vp[seat], VP_TILES)
    n = put(out, n, score(s, box, seat))
    for k in range(s.players):
        n = put_pile(out, n, s.hold[around(s, seat, k)])
    for k in range(s.players):
        n = put_pile(out, n, s.built[around(s, seat, k)])
    for k in range(s.players):
        n = put(out, n, s.claims[around(s, seat, k)])
    for k in range(s.players):
        for kind in range(BONUS_KINDS):
            n = put(out, n, s.bonus[around(s, seat, k)][kind])
    for k in range(s.players):
        n = put_set(out, n, s.vp_bonus[around(s, seat, k)], VP_BONUSES)


@compiled
def put_hexes(s: State, seat: int, out: Any, n: int) -> int:
    outposts = n + HEXES * 4
    boats = outposts + HEXES * s.players
    for hex in range(HEXES):
        put_pile(out, n + hex * 4, s.cubes[hex])
        owners = s.outposts[hex]
        while owners:
            out[outposts + hex * s.players + place_of(s, seat, lowest(owners))] = 1
            owners &= owners - 1
    for k in range(s.players):
        boat = s.boat[around(s, seat, k)]
        if boat >= 0:
            out[boats + boat * s.players + k] = 1
    return boats + HEXES * s.players


@compiled
def put_ports(s: State, box: Box, out: Any, n: int) -> int:
    cost = n + PORTS * VP_TILES
    worth = cost + PORTS * 4
    for port in range(PORTS):
        tile = s.port_vp[port]
        put_one(out, n + port * VP_TILES, tile, VP_TILES)
        if tile >= 0:
            put_pile(out, cost + port * 4, box.cost[tile])
            put(out, worth + port, box.points[tile])
    return put_one(out, worth + PORTS, s.closed, PORTS)
