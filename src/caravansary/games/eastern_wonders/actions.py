"""Eastern Wonders: the action of a turn, at a market, at a port or a harvest (EW-20 to EW-42)."""

from __future__ import annotations

from caravansary.engine.bits import count
from caravansary.engine.cubes import add, covers, raisable, remove
from caravansary.engine.jit import compiled
from caravansary.engine.luck import draw, draw_card
from caravansary.engine.rules import Box, State
from caravansary.games.eastern_wonders.state import (
    BONUS,
    BONUS_KINDS,
    CLOSED_PORT,
    HARVEST_RED,
    PAY,
    REPEAT,
    TILES_TO_END,
    TRADE,
    TURN_DONE,
    UPGRADE,
    UPGRADE_ON_BUILD,
    VP_BONUS,
    VP_BONUSES,
    VP_DECK,
)

ROWS = 4  # of a player board, one for each icon


# Market


@compiled
def building_cost(s: State, hex: int) -> int:
    """EW-20: a cube for every outpost already there, two with two players."""
    return count(s.outposts[hex]) * (2 if s.players == 2 else 1)


@compiled
def begin_building(s: State, box: Box) -> None:
    s.due = building_cost(s, s.boat[s.player])
    s.phase = PAY
    if s.due == 0:
        build(s, box)


@compiled
def pay_cube(s: State, box: Box, level: int) -> None:
    s.hold[s.player][level] -= 1
    s.due -= 1
    if s.due == 0:
        build(s, box)


@compiled
def build(s: State, box: Box) -> None:
    here = s.boat[s.player]
    s.outposts[here] |= 1 << s.player
    built = s.built[s.player]
    icon = box.icon[s.tile[here]]
    built[icon] += 1  # EW-21
    column_empty = True
    for row in range(ROWS):
        if built[row] < built[icon]:
            column_empty = False
    if column_empty and bonus_tiles_left(s) > 0:  # EW-22
        s.phase = BONUS
    else:
        begin_upgrade(s, box)


@compiled
def bonus_tiles_left(s: State) -> int:
    left = 0
    for kind in range(BONUS_KINDS):
        left += s.bonus_left[kind]
    return left


@compiled
def take_bonus(s: State, box: Box, kind: int) -> None:
    if kind == VP_BONUS:  # EW-05: the top of the pile
        s.vp_bonus[s.player] |= 1 << (VP_BONUSES - s.bonus_left[kind])
    s.bonus_left[kind] -= 1
    s.bonus[s.player][kind] += 1
    begin_upgrade(s, box)


@compiled
def begin_upgrade(s: State, box: Box) -> None:
    s.due = s.bonus[s.player][UPGRADE_ON_BUILD]  # EW-24: with the tile just gained
    if s.due > 0 and raisable(s.hold[s.player]):
        s.phase = UPGRADE
    else:
        s.due = 0
        may_trade(s, box)


@compiled
def raise_cube(s: State, box: Box, level: int) -> None:
    hold = s.hold[s.player]
    hold[level] -= 1
    hold[level + 1] += 1
    s.due -= 1
    if s.due == 0 or not raisable(hold):
        s.due = 0
        may_trade(s, box)


@compiled
def may_trade(s: State, box: Box) -> None:
    """EW-23: after building, the exchange of the tile."""
    s.phase = TRADE if covers(s.hold[s.player], box.give[s.tile[s.boat[s.player]]]) else TURN_DONE


@compiled
def trade(s: State, box: Box) -> None:
    hold = s.hold[s.player]
    tile = s.tile[s.boat[s.player]]
    remove(hold, box.give[tile])
    add(hold, box.gain[tile])
    s.phase = REPEAT if covers(hold, box.give[tile]) else TURN_DONE


# Port and harvest


@compiled
def claim(s: State, box: Box, luck: int) -> None:
    p = s.player
    port = box.port[s.boat[p]]
    tile = s.port_vp[port]
    remove(s.hold[p], box.cost[tile])
    s.vp[p] |= 1 << tile
    s.claims[p] += 1
    if s.claims[p] == TILES_TO_END:  # EW-50
        s.final_round = 1
    refill(s, port, luck)
    s.phase = TURN_DONE


@compiled
def refill(s: State, port: int, luck: int) -> None:
    """After a claim at this port. The Closed Port tile has luck of its own, so the VP tiles come in the same order wherever it lies."""
    s.port_vp[port] = -1
    if s.closed >= 0:  # EW-32
        s.port_vp[s.closed] = reveal_vp_tile(s, luck)
        s.closed = port
    elif s.closed_within > 0 and draw(luck, CLOSED_PORT, s.closed_within, s.closed_within) == 0:  # EW-31
        s.closed = port
        s.closed_within = 0
    else:
        s.closed_within -= 1
        s.port_vp[port] = reveal_vp_tile(s, luck)


@compiled
def reveal_vp_tile(s: State, luck: int) -> int:
    if s.vp_left == 0:
        return -1
    tile = draw_card(s.vp_deck, s.vp_left, luck, VP_DECK)
    s.vp_deck &= ~(1 << tile)
    s.vp_left -= 1
    return tile


@compiled
def harvest(s: State) -> None:
    s.hold[s.player][0] += 2
    s.hold[s.player][1] += s.bonus[s.player][HARVEST_RED]  # EW-42
    s.phase = TURN_DONE
