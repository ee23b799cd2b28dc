"""Eastern Wonders: the voyage of a boat (EW-10 to EW-14): its steps, the cubes left behind, tolls and what is taken aboard."""

from __future__ import annotations

from typing import Any

from caravansary.engine.bits import lowest
from caravansary.engine.cubes import LEVELS, add, size
from caravansary.engine.jit import compiled
from caravansary.engine.rules import Box, State
from caravansary.games.eastern_wonders.state import (
    ACTION,
    FREE_MOVE,
    LEAVE_CUBE,
    MOVE,
    MOVE_TO,
    PILE_LIMIT,
    SAIL,
    TAKE,
    TOLL,
    TURN,
)


@compiled
def toll(s: State, box: Box, hex: int) -> int:
    """EW-12: what it costs to end a move here: a cube for every opposing boat, nothing at a port."""
    boats = 0
    if box.port[hex] < 0:
        for p in range(s.players):
            if p != s.player and s.boat[p] == hex:
                boats += 1
    return boats


@compiled
def tolled(s: State, box: Box) -> int:
    """The hexes, as bits, where ending a move costs something."""
    hexes = 0
    for p in range(s.players):
        if p != s.player and box.port[s.boat[p]] < 0:
            hexes |= 1 << s.boat[p]
    return hexes


@compiled
def free_steps(s: State) -> int:
    """EW-10, EW-11: free steps left in this turn."""
    return 1 + s.bonus[s.player][FREE_MOVE] if s.phase == TURN else s.free


@compiled
def can_end(s: State, box: Box, hex: int, cubes: int, free: int, costly: int) -> bool:
    """Whether a move that has come here can still end, with so many cubes, free steps and hexes that cost a toll.

    Without a toll it can, at once. With one it can by paying, or by sailing on, a free step or a cube per hex, to a hex
    without: to a neighbour if one is without, else to the hex after, since at most three opposing boats can't stand
    on a hex, on all its neighbours (two at least) and beyond. To pay elsewhere never helps: a hex where one cube is
    not enough has two boats, and then not all of its neighbours have one.
    """
    if not costly >> hex & 1 or cubes >= toll(s, box, hex):
        return True
    return cubes + free >= (1 if box.near[hex] & ~costly else 2)


@compiled
def legal_moves(s: State, box: Box, out: Any) -> int:
    """EW-10, EW-12: a step to a neighbour while steps are free, else a cube to leave; but only what lets the move end."""
    hold = s.hold[s.player]
    cubes = size(hold)
    costly = tolled(s, box)
    free = free_steps(s)
    near = box.near[s.boat[s.player]]
    n = 0
    if free > 0 or s.phase == SAIL:
        free -= 1 if free > 0 else 0
        while near:
            hex = lowest(near)
            near &= near - 1
            if can_end(s, box, hex, cubes, free, costly):
                out[n] = MOVE_TO + hex
                n += 1
    elif can_sail_on(s, box, near, cubes, costly):
        for c in range(LEVELS):
            if hold[c] > 0:
                out[n] = LEAVE_CUBE + c
                n += 1
    return n


@compiled
def can_sail_on(s: State, box: Box, near: int, cubes: int, costly: int) -> bool:
    """Whether a cube may be left here to sail on: some neighbour must let the move end with a cube less."""
    if cubes == 0:
        return False
    if near & ~costly:
        return True
    while near:
        hex = lowest(near)
        near &= near - 1
        if can_end(s, box, hex, cubes - 1, 0, costly):
            return True
    return False


@compiled
def leave_cube(s: State, level: int) -> None:
    """EW-10: a step beyond the free ones costs a cube, left on the hex that the boat departs from."""
    here = s.boat[s.player]
    s.hold[s.player][level] -= 1
    if s.cubes[here][level] < PILE_LIMIT:
        s.cubes[here][level] += 1
    s.phase = SAIL


@compiled
def step(s: State, box: Box, hex: int) -> None:
    """To a neighbour; the boat may sail on while there is a free step or a cube."""
    free = free_steps(s)
    s.free = free - 1 if free > 0 else 0
    s.boat[s.player] = hex
    if s.free > 0 or size(s.hold[s.player]) > 0:
        s.phase = MOVE
    else:
        end_move(s, box)


@compiled
def end_move(s: State, box: Box) -> None:
    s.free = 0
    next_owner(s, box, s.player)


@compiled
def next_owner(s: State, box: Box, after: int) -> None:
    """EW-12: the owners of the other boats here are paid in turn order, beginning after the seat that moved."""
    here = s.boat[s.player]
    owner = (after + 1) % s.players
    while owner != s.player and (box.port[here] >= 0 or s.boat[owner] != here):
        owner = (owner + 1) % s.players
    if owner != s.player:
        s.owner = owner
        s.phase = TOLL
    else:
        s.owner = 0
        s.phase = TAKE if size(s.cubes[here]) > 0 else ACTION  # EW-13: after the tolls


@compiled
def pay_toll(s: State, box: Box, level: int) -> None:
    s.hold[s.player][level] -= 1
    s.hold[s.owner][level] += 1  # EW-14
    next_owner(s, box, s.owner)


@compiled
def take_cubes(s: State) -> None:
    """EW-13: all that lies here."""
    here = s.boat[s.player]
    add(s.hold[s.player], s.cubes[here])
    for c in range(LEVELS):
        s.cubes[here][c] = 0
    s.phase = ACTION
