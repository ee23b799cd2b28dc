"""Eastern Wonders: what a judge looks at. Claimed VP tiles entered play in the open, so all of them count as known."""

from __future__ import annotations

from caravansary.engine.describing import CLAIM, CUBES, Noted, expected_lead, lead, note, note_claim, note_cubes, note_set
from caravansary.engine.jit import compiled
from caravansary.engine.observing import around
from caravansary.engine.rules import Box, State
from caravansary.games.eastern_wonders.actions import ROWS
from caravansary.games.eastern_wonders.evaluation import expected
from caravansary.games.eastern_wonders.rules import board_points, bonus_points, hold_limit, score, vp_points
from caravansary.games.eastern_wonders.state import (
    BONUS_KINDS,
    COLUMNS,
    HEXES,
    LOTS,
    MARKET_TILES,
    PORTS,
    TILES_TO_END,
    VP_BONUSES,
    VP_TILES,
)

# At the table: the round, the last round, VP tiles left, how soon a port may close; then the seat in turn order, bonus tiles and lots left,
# what lies at each port, and which VP tiles lie there.
ROUND, LAST, VP_LEFT, CLOSED_WITHIN, TURN_ORDER = range(5)
AT_PORT = 6  # cost and points of its VP tile, whether it is closed
# Of each seat: points and the lead, the same with what planners expect of its belongings, points by source, free space, claims, outposts by
# row, bonus tiles, cubes, how near each claim is in cubes and in steps; where the boat lies and which outposts there are, by market tile;
# VP tiles.
SCORE, LEAD, EXPECTED, EXPECTED_LEAD, VP_POINTS, BONUS_POINTS, BOARD_POINTS, SPACE, AT_SEA, CLAIMS = range(10)
BUILT = CLAIMS + TILES_TO_END + 1
BONUS = BUILT + ROWS * (COLUMNS + 1)
CARGO = BONUS + BONUS_KINDS + VP_BONUSES
NEAR = CARGO + CUBES
BOAT_AT = NEAR + PORTS * (CLAIM + 1)
OUTPOSTS = BOAT_AT + MARKET_TILES
CLAIMED = OUTPOSTS + MARKET_TILES
SEAT = CLAIMED + VP_TILES


def size(players: int) -> int:
    return TURN_ORDER + players + BONUS_KINDS + LOTS + PORTS * AT_PORT + VP_TILES + players * SEAT


@compiled
def describe(s: State, box: Box, seat: int, noted: Noted) -> int:
    n = note(noted, 0, ROUND, s.round / 20)
    n = note(noted, n, LAST, float(s.final_round))
    n = note(noted, n, VP_LEFT, s.vp_left / 10)
    n = note(noted, n, CLOSED_WITHIN, s.closed_within / 5)
    n = note(noted, n, TURN_ORDER + seat, 1.0)
    at = TURN_ORDER + s.players
    for kind in range(BONUS_KINDS):
        n = note(noted, n, at + kind, s.bonus_left[kind] / 4)
    at += BONUS_KINDS
    n = note_set(noted, n, at, s.lots + 0)
    at += LOTS
    n = note_ports(s, box, noted, n, at)
    at += PORTS * AT_PORT + VP_TILES
    for k in range(s.players):
        n = note_seat(s, box, around(s, seat, k), noted, n, at)
        at += SEAT
    return n


@compiled
def note_ports(s: State, box: Box, noted: Noted, n: int, at: int) -> int:
    for port in range(PORTS):
        tile = s.port_vp[port]
        here = at + port * AT_PORT
        if tile >= 0:
            for c in range(4):
                n = note(noted, n, here + c, box.cost[tile][c] / 4)
            n = note(noted, n, here + 4, box.points[tile] / 10)
            n = note(noted, n, at + PORTS * AT_PORT + tile, 1.0)
        if port == s.closed:
            n = note(noted, n, here + 5, 1.0)
    return n


@compiled
def note_seat(s: State, box: Box, p: int, noted: Noted, n: int, at: int) -> int:
    n = note(noted, n, at + SCORE, score(s, box, p) / 30)
    n = note(noted, n, at + LEAD, lead(s, box, p) / 15)
    n = note(noted, n, at + EXPECTED, expected(s, box, p) / 40)
    n = note(noted, n, at + EXPECTED_LEAD, expected_lead(s, box, p) / 15)
    n = note(noted, n, at + VP_POINTS, vp_points(s, box, p) / 20)
    n = note(noted, n, at + BONUS_POINTS, bonus_points(s, box, p) / 10)
    n = note(noted, n, at + BOARD_POINTS, board_points(s, p) / 10)
    n = note(noted, n, at + SPACE, hold_limit(s, p) / 10)
    n = note(noted, n, at + CLAIMS + min(s.claims[p] + 0, TILES_TO_END), 1.0)
    for row in range(ROWS):
        n = note(noted, n, at + BUILT + row * (COLUMNS + 1) + min(s.built[p][row] + 0, COLUMNS), 1.0)
    for kind in range(BONUS_KINDS):
        n = note(noted, n, at + BONUS + kind, s.bonus[p][kind] / 2)
    n = note_set(noted, n, at + BONUS + BONUS_KINDS, s.vp_bonus[p] + 0)
    n = note_cubes(noted, n, at + CARGO, s.hold[p])
    if s.boat[p] < 0:
        n = note(noted, n, at + AT_SEA, 1.0)
    else:
        n = note_boat(s, box, p, noted, n, at)
    for hex in range(HEXES):
        if s.outposts[hex] >> p & 1:
            n = note(noted, n, at + OUTPOSTS + s.tile[hex], 1.0)
    return note_set(noted, n, at + CLAIMED, s.vp[p] + 0)


@compiled
def note_boat(s: State, box: Box, p: int, noted: Noted, n: int, at: int) -> int:
    """Where the boat lies, and how near it and its cargo are to each claim."""
    here = s.boat[p]
    if s.tile[here] >= 0:
        n = note(noted, n, at + BOAT_AT + s.tile[here], 1.0)
    for hex in range(HEXES):
        port = box.port[hex]
        if port >= 0 and port != s.closed and s.port_vp[port] >= 0:
            tile = s.port_vp[port]
            near = at + NEAR + port * (CLAIM + 1)
            n = note_claim(noted, n, near, s.hold[p], box.cost[tile], box.points[tile] + 0)
            n = note(noted, n, near + CLAIM, steps(box, here + 0, hex) / 4)
    return n


@compiled
def steps(box: Box, hex: int, other: int) -> int:
    """From one hex to another over an open sea."""
    across = abs(box.column[hex] - box.column[other])
    return max(across, (across + abs(box.line[hex] - box.line[other])) // 2)
