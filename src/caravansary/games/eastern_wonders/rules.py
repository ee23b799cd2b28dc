"""The rules of Eastern Wonders, in the words of the rulebook; EW-nn are the clauses of docs/rules.

Here are setup, what is legal, the course of a turn and the end; moves.py has the voyage of a boat, actions.py what is done where it ends.
"""

from __future__ import annotations

from typing import Any

from caravansary.engine.bits import lowest, nth_bit
from caravansary.engine.cubes import LEVELS, add, covers, size, worth
from caravansary.engine.jit import compiled
from caravansary.engine.luck import draw, draw_card
from caravansary.engine.rules import OVER, Box, State
from caravansary.games.eastern_wonders.actions import (
    ROWS,
    begin_building,
    building_cost,
    claim,
    harvest,
    may_trade,
    pay_cube,
    raise_cube,
    reveal_vp_tile,
    take_bonus,
    trade,
)
from caravansary.games.eastern_wonders.moves import end_move, leave_cube, legal_moves, pay_toll, step, take_cubes, toll
from caravansary.games.eastern_wonders.state import (
    ACTION,
    AGAIN,
    BOAT,
    BONUS,
    BONUS_KINDS,
    BUILD,
    CLAIM,
    CLOSED_AMONG,
    DISCARD,
    DISCARD_CUBE,
    DONE,
    HARVEST,
    HEXES,
    HOLD_LIMIT,
    HOLD_PLUS_3,
    LEAVE_CUBE,
    LEAVING_TILES,
    LOT,
    LOTS,
    MAKE_TRADE,
    MARKET_DECK,
    MARKET_TILES,
    MOVE,
    MOVE_TO,
    PASS,
    PAY,
    PAY_CUBE,
    PLACE_BOAT,
    PORTS,
    RAISE,
    REPEAT,
    SAIL,
    TAKE,
    TAKE_BONUS,
    TAKE_CUBES,
    TAKE_LOT,
    TILES_OF_ICON,
    TILES_TO_END,
    TOLL,
    TOLL_CUBE,
    TRADE,
    TURN,
    TURN_DONE,
    UPGRADE,
    VP_BONUS,
    VP_BONUSES,
    VP_TILES,
)

UNCOVERED = (0, 0, 1, 3, 5, 8)  # points of a row with so many spaces uncovered: 0, 1, 2, 2, 3 from the left


@compiled
def setup(s: State, box: Box, players: int, luck: int) -> None:
    s.players = players
    lay_market_tiles(s, box, luck)
    s.vp_deck = (1 << VP_TILES) - 1
    s.vp_left = VP_TILES
    for port in range(PORTS):  # EW-04
        s.port_vp[port] = reveal_vp_tile(s, luck)
    s.closed = -1
    s.closed_within = CLOSED_AMONG
    for kind in range(BONUS_KINDS):  # EW-05
        s.bonus_left[kind] = box.bonus_count[kind]
    for p in range(players):
        s.boat[p] = -1
    s.lots = (1 << LOTS) - 1
    s.player = players - 1  # EW-07
    s.phase = LOT


@compiled
def lay_market_tiles(s: State, box: Box, luck: int) -> None:
    """EW-01: one tile of each icon leaves; the others are shuffled onto the map."""
    deck = (1 << MARKET_TILES) - 1
    for icon in range(ROWS):
        tiles = 0
        for tile in range(MARKET_TILES):
            if box.icon[tile] == icon:
                tiles |= 1 << tile
        deck &= ~(1 << nth_bit(tiles, draw(luck, LEAVING_TILES, icon, TILES_OF_ICON)))
    left = HEXES - PORTS
    for hex in range(HEXES):
        s.tile[hex] = -1
        if box.port[hex] < 0:
            tile = draw_card(deck, left, luck, MARKET_DECK)
            deck &= ~(1 << tile)
            left -= 1
            s.tile[hex] = tile


# What may be done


@compiled
def legal_actions(s: State, box: Box, out: Any) -> int:
    if s.phase == TURN:
        return legal_main_actions(s, box, out, legal_moves(s, box, out))
    if s.phase == MOVE:
        n = legal_moves(s, box, out)
        if size(s.hold[s.player]) >= toll(s, box, s.boat[s.player]):  # EW-12
            out[n] = DONE
            n += 1
        return n
    if s.phase == SAIL:
        return legal_moves(s, box, out)
    if s.phase == ACTION:
        return legal_main_actions(s, box, out, 0)
    hold = s.hold[s.player]
    if s.phase == TOLL:
        return legal_cubes(hold, LEVELS, TOLL_CUBE, out)
    if s.phase == PAY:
        return legal_cubes(hold, LEVELS, PAY_CUBE, out)
    if s.phase == DISCARD:
        return legal_cubes(hold, LEVELS, DISCARD_CUBE, out)
    if s.phase == LOT or s.phase == BOAT:
        return legal_draft(s, box, out)
    n = 0
    if s.phase == TAKE:
        out[0] = TAKE_CUBES
        n = 1
    elif s.phase == UPGRADE:
        n = legal_cubes(hold, LEVELS - 1, RAISE, out)
    elif s.phase == TRADE:
        out[0] = MAKE_TRADE
        n = 1
    elif s.phase == REPEAT:
        out[0] = AGAIN
        n = 1
    elif s.phase == BONUS:
        for kind in range(BONUS_KINDS):  # EW-22: among those left
            if s.bonus_left[kind] > 0:
                out[n] = TAKE_BONUS + kind
                n += 1
        return n
    else:
        return 0
    out[n] = DONE
    return n + 1


@compiled
def legal_cubes(hold: Any, levels: int, first: int, out: Any) -> int:
    n = 0
    for c in range(levels):
        if hold[c] > 0:
            out[n] = first + c
            n += 1
    return n


@compiled
def legal_draft(s: State, box: Box, out: Any) -> int:
    """EW-07: a lot that is left, then any market tile."""
    n = 0
    if s.phase == LOT:
        for lot in range(LOTS):
            if s.lots >> lot & 1:
                out[n] = TAKE_LOT + lot
                n += 1
    else:
        for hex in range(HEXES):
            if box.port[hex] < 0:
                out[n] = PLACE_BOAT + hex
                n += 1
    return n


@compiled
def legal_main_actions(s: State, box: Box, out: Any, n: int) -> int:
    """One action, of which the last is none at all (EW-41); n actions are in out already."""
    hold = s.hold[s.player]
    here = s.boat[s.player]
    port = box.port[here]
    if port >= 0:
        tile = s.port_vp[port]
        if tile >= 0 and covers(hold, box.cost[tile]):  # EW-30
            out[n] = CLAIM
            n += 1
    elif not s.outposts[here] >> s.player & 1:
        if size(hold) >= building_cost(s, here):  # EW-20
            out[n] = BUILD
            n += 1
    elif covers(hold, box.give[s.tile[here]]):  # EW-23
        out[n] = MAKE_TRADE
        n += 1
    out[n] = HARVEST  # EW-40: on any tile
    out[n + 1] = PASS
    return n + 2


# What is done


@compiled
def apply(s: State, box: Box, action: int, luck: int) -> None:
    if action < PLACE_BOAT:
        take_lot(s, box, action - TAKE_LOT)
    elif action < MOVE_TO:
        place_boat(s, action - PLACE_BOAT)
    elif action < LEAVE_CUBE:
        step(s, box, action - MOVE_TO)
    elif action < TOLL_CUBE:
        leave_cube(s, action - LEAVE_CUBE)
    elif action < TAKE_CUBES:
        pay_toll(s, box, action - TOLL_CUBE)
    elif action == TAKE_CUBES:
        take_cubes(s)
    elif action == BUILD:
        begin_building(s, box)
    elif action < TAKE_BONUS:
        pay_cube(s, box, action - PAY_CUBE)
    elif action < RAISE:
        take_bonus(s, box, action - TAKE_BONUS)
    elif action < MAKE_TRADE:
        raise_cube(s, box, action - RAISE)
    elif action <= AGAIN:
        trade(s, box)
    elif action == CLAIM:
        claim(s, box, luck)
    elif action == HARVEST:
        harvest(s)
    elif action == PASS:
        s.phase = TURN_DONE
    elif action == DONE:
        done(s, box)
    else:
        s.hold[s.player][action - DISCARD_CUBE] -= 1

    if s.phase == TURN_DONE or s.phase == DISCARD:
        if size(s.hold[s.player]) > hold_limit(s, s.player):
            s.phase = DISCARD
        else:
            end_turn(s)


@compiled
def take_lot(s: State, box: Box, lot: int) -> None:
    s.lots &= ~(1 << lot)
    add(s.hold[s.player], box.lot[lot])
    s.phase = BOAT


@compiled
def place_boat(s: State, hex: int) -> None:
    s.boat[s.player] = hex
    if s.player > 0:
        s.player -= 1
        s.phase = LOT
    else:
        s.lots = 0
        s.round = 1
        s.phase = TURN


@compiled
def done(s: State, box: Box) -> None:
    """Enough of what is optional: on to the next part of the turn."""
    if s.phase == MOVE:
        end_move(s, box)
    elif s.phase == TAKE:
        s.phase = ACTION
    elif s.phase == UPGRADE:
        s.due = 0
        may_trade(s, box)
    else:
        s.phase = TURN_DONE


# The end of a turn, and of the game


@compiled
def hold_limit(s: State, seat: int) -> int:
    return HOLD_LIMIT + 3 * s.bonus[seat][HOLD_PLUS_3]  # EW-43


@compiled
def goal(s: State) -> int:
    return TILES_TO_END


@compiled
def claims(s: State, seat: int) -> int:
    return s.claims[seat]


@compiled
def end_turn(s: State) -> None:
    s.phase = TURN
    s.player += 1
    if s.player == s.players:
        s.player = 0
        if s.final_round:
            s.phase = OVER  # EW-50: everybody has had the same number of turns
            for seat in range(s.players):
                return_excess(s, seat)
        else:
            s.round += 1


@compiled
def return_excess(s: State, seat: int) -> None:
    """EW-14: before the final count tolls leave no hold beyond its limit; nobody is asked, the lowest cubes go."""
    excess = size(s.hold[seat]) - hold_limit(s, seat)
    for c in range(LEVELS):
        if excess > 0:
            returned = min(excess, s.hold[seat][c])
            s.hold[seat][c] -= returned
            excess -= returned


@compiled
def score(s: State, box: Box, seat: int) -> int:
    return vp_points(s, box, seat) + bonus_points(s, box, seat) + board_points(s, seat) + cube_points(s, seat)  # EW-51


@compiled
def vp_points(s: State, box: Box, seat: int) -> int:
    points = 0
    tiles = s.vp[seat] + 0
    while tiles:
        points += box.points[lowest(tiles)]
        tiles &= tiles - 1
    return points


@compiled
def bonus_points(s: State, box: Box, seat: int) -> int:
    points = 0
    for kind in range(VP_BONUS):
        points += s.bonus[seat][kind] * box.bonus_points[kind]
    for tile in range(VP_BONUSES):
        if s.vp_bonus[seat] >> tile & 1:
            points += box.vp_bonus_points[tile]
    return points


@compiled
def board_points(s: State, seat: int) -> int:
    points = 0
    for row in range(ROWS):
        points += UNCOVERED[s.built[seat][row]]
    return points


@compiled
def cube_points(s: State, seat: int) -> int:
    """Before the end, too, cubes that the hold could not keep count nothing; yellow ones would go first (EW-14)."""
    return min(worth(s.hold[seat]), hold_limit(s, seat))
