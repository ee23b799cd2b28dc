"""The rules of Golem: Endless World, in the words of the rulebook; EN-nn are the clauses of docs/rules."""

from __future__ import annotations

from typing import Any

from caravansary.engine.bits import count, lowest
from caravansary.engine.cubes import LEVELS, add, covers, raisable, remove, size, worth
from caravansary.engine.jit import compiled
from caravansary.engine.luck import draw_card
from caravansary.engine.rules import OVER, Box, State
from caravansary.games.endless_world.state import (
    ACTIVATE,
    AGAIN,
    ALWAYS_COVERED,
    AT_GOLEM,
    BONUS_DECK,
    BONUS_SPACES,
    BONUS_TILES,
    CARAVAN_LIMIT,
    CARDS_TO_END,
    CLAIM,
    CLAIMED_CARD,
    COVERED_BELOW_4,
    DISCARD,
    DISCARD_CRYSTAL,
    DONE,
    EXPLORATION,
    EXPLORATION_DECK,
    EXPLORATION_TILES,
    EXPLORE,
    EXPLORING,
    GOLEM,
    GOLEMS,
    MERCHANT_PAIR,
    MERCHANTS,
    NEW_MERCHANTS,
    PAIR,
    PLACES,
    POINTS_DECK,
    PRODUCE,
    RAISE,
    REPEAT,
    REST,
    SINGLE,
    STACKS,
    TAKE_BONUS,
    TILE_CRYSTALS,
    TILE_MERCHANT,
    TOOK_BONUS,
    TRADE_ONCE,
    TRADING,
    TURN,
    TURN_DONE,
    UPGRADE,
    UPGRADING,
)

TILE_POINTS_EACH = 3


@compiled
def setup(s: State, box: Box, players: int, luck: int) -> None:
    s.players = players
    s.deck = box.deck[players]  # EN-02
    s.deck_left = count(s.deck)
    for golem in range(GOLEMS):  # EN-03
        s.row[golem] = reveal_point_card(s, luck)
    s.deck_top = reveal_point_card(s, luck)
    s.bonus_unseen = (1 << BONUS_TILES) - 1
    for golem in range(GOLEMS):  # EN-04
        for stack in range(STACKS):
            s.bonus_below[golem][stack] = box.spaces[golem][stack]
            uncover_bonus(s, golem, stack, luck)
    cover_locations(s, box, luck)
    for p in range(players):
        s.board[p] = first_merchants(players)
        s.reserve[p] = MERCHANTS - s.board[p]
        s.caravan[p][0] = 4 if 1 <= p <= 2 else 3  # EN-07
        s.caravan[p][1] = 1 if p == 3 else 0
    s.round = 1
    s.phase = TURN


@compiled
def first_merchants(players: int) -> int:
    """EN-06: how many are on the player board at first; the others are in reserve."""
    return 7 if players == 2 else 6


@compiled
def cover_locations(s: State, box: Box, luck: int) -> None:
    """EN-05: exploration icons first, then the locations marked 2-3."""
    tiles = (1 << EXPLORATION_TILES) - 1
    left = EXPLORATION_TILES
    for place in range(PLACES):
        s.owner[place] = -1
        s.exploration[place] = -1
    for cover in range(ALWAYS_COVERED, COVERED_BELOW_4 + 1 if s.players < 4 else COVERED_BELOW_4):
        for place in range(PLACES):
            if box.cover[place] == cover:
                tile = draw_card(tiles, left, luck, EXPLORATION_DECK)
                tiles &= ~(1 << tile)
                left -= 1
                s.exploration[place] = tile


# What may be done


@compiled
def legal_actions(s: State, box: Box, out: Any) -> int:
    caravan = s.caravan[s.player]
    n = 0
    if s.phase == TURN:
        if s.board[s.player] > 0:
            for place in range(PLACES):
                if s.exploration[place] < 0 and may_activate(s, box, place):  # EN-10
                    out[n] = ACTIVATE + place
                    n += 1
        out[n] = REST  # EN-40: always legal
        return n + 1
    if s.phase == TRADING or s.phase == REPEAT:
        out[0] = TRADE_ONCE if s.phase == TRADING else AGAIN
        out[1] = DONE  # EN-15
        return 2
    if s.phase == UPGRADING:
        for c in range(LEVELS - 1):
            if caravan[c] > 0:
                out[n] = RAISE + c
                n += 1
        out[n] = DONE  # EN-15, EN-21
        return n + 1
    if s.phase == AT_GOLEM:
        golem = box.golem[s.place]
        if may_take_bonus(s, golem):
            for stack in range(STACKS):
                if s.bonus_top[golem][stack] >= 0:
                    out[n] = TAKE_BONUS + stack
                    n += 1
        if may_claim(s, box, golem):
            out[n] = CLAIM
            n += 1
        if s.parts:  # EN-15: at least one of the two
            out[n] = DONE
            n += 1
        return n
    if s.phase == EXPLORING:
        tiles = tiles_on_board(s)
        while tiles:
            out[n] = EXPLORE + lowest(tiles)
            tiles &= tiles - 1
            n += 1
        return n
    if s.phase == DISCARD:
        for c in range(LEVELS):
            if caravan[c] > 0:
                out[n] = DISCARD_CRYSTAL + c
                n += 1
    return n


@compiled
def may_activate(s: State, box: Box, place: int) -> bool:
    """Whether the seat may go to a location that nothing covers."""
    if s.owner[place] == s.player:  # EN-10
        return False
    board = s.board[s.player]
    if board < printed(s, box, place) and board < required(s, box, place, s.player):
        return False
    return box.kind[place] != GOLEM or has_use_for_golem(s, box, place)


@compiled
def required(s: State, box: Box, place: int, seat: int) -> int:
    """The number of merchants that a seat has to place: EN-11, EN-12, EN-13."""
    return max(1, printed(s, box, place) - count(s.cards[seat] & box.assistance[box.symbol[place]]))


@compiled
def printed(s: State, box: Box, place: int) -> int:
    """The same without Assistance cards."""
    return box.merchants[place] if s.owner[place] < 0 else s.merchants[place] + 1


@compiled
def has_use_for_golem(s: State, box: Box, place: int) -> bool:
    """EN-15: a golem location needs a bonus tile to take or a card to claim; EN-14: Tool crystals can pay for it."""
    golem = box.golem[place]
    if bonus_left(s, golem) and count(s.bonus[s.player]) < BONUS_SPACES:
        return True
    card = s.row[golem]
    if card < 0:
        return False
    for c in range(LEVELS):
        lacking = box.cost[card][c] - s.caravan[s.player][c]
        if lacking > 0 and lacking > tools(s, box, place, s.player, c):
            return False
    return True


@compiled
def tools(s: State, box: Box, place: int, seat: int, level: int) -> int:
    """EN-14: how many crystals of this level a seat's Tool cards give at a location."""
    return count(s.cards[seat] & box.tools[box.symbol[place]][level])


@compiled
def bonus_left(s: State, golem: int) -> bool:
    return s.bonus_top[golem][0] >= 0 or s.bonus_top[golem][1] >= 0


@compiled
def may_take_bonus(s: State, golem: int) -> bool:
    return s.parts & TOOK_BONUS == 0 and count(s.bonus[s.player]) < BONUS_SPACES and bonus_left(s, golem)  # EN-23


@compiled
def may_claim(s: State, box: Box, golem: int) -> bool:
    return s.parts & CLAIMED_CARD == 0 and s.row[golem] >= 0 and covers(s.caravan[s.player], box.cost[s.row[golem]])


@compiled
def tiles_on_board(s: State) -> int:
    tiles = 0
    for place in range(PLACES):
        if s.exploration[place] >= 0:
            tiles |= 1 << s.exploration[place]
    return tiles


# What is done


@compiled
def apply(s: State, box: Box, action: int, luck: int) -> None:
    if action < REST:
        activate(s, box, action - ACTIVATE)
    elif action == REST:
        rest(s)
    elif action < CLAIM:
        take_bonus(s, box, action - TAKE_BONUS, luck)
    elif action == CLAIM:
        claim(s, box, luck)
    elif action < EXPLORE + EXPLORATION_TILES:
        explore(s, box, action - EXPLORE)
    elif action <= AGAIN:
        trade(s, box)
    elif action == DONE:
        s.phase = TURN_DONE
    elif action < DISCARD_CRYSTAL:
        raise_crystal(s, action - RAISE)
    else:
        s.caravan[s.player][action - DISCARD_CRYSTAL] -= 1

    if s.phase == AT_GOLEM and s.parts:
        golem = box.golem[s.place]
        if not may_take_bonus(s, golem) and not may_claim(s, box, golem):
            s.phase = TURN_DONE
    if s.phase == TURN_DONE or s.phase == DISCARD:
        s.place = 0
        s.steps = 0
        s.parts = 0
        if size(s.caravan[s.player]) > CARAVAN_LIMIT:  # EN-41
            s.phase = DISCARD
        else:
            end_turn(s)


@compiled
def activate(s: State, box: Box, place: int) -> None:
    p = s.player
    merchants = required(s, box, place, p)
    if s.owner[place] >= 0:
        s.board[s.owner[place]] += s.merchants[place]  # EN-12: expelled, they go home at once
    s.board[p] -= merchants
    s.merchants[place] = merchants
    s.owner[place] = p
    for c in range(LEVELS):
        s.caravan[p][c] += tools(s, box, place, p, c)  # EN-14
    s.place = place
    kind = box.kind[place]
    if kind == PRODUCE:
        add(s.caravan[p], box.gain[place])  # EN-20
        s.phase = TURN_DONE
    elif kind == UPGRADE:
        s.steps = box.upgrades[place]
        s.phase = UPGRADING if raisable(s.caravan[p]) else TURN_DONE
    elif kind == GOLEM:
        s.phase = AT_GOLEM
    else:
        s.phase = TRADING if covers(s.caravan[p], box.give[place]) else TURN_DONE


@compiled
def trade(s: State, box: Box) -> None:
    caravan = s.caravan[s.player]
    remove(caravan, box.give[s.place])
    add(caravan, box.gain[s.place])
    s.phase = REPEAT if covers(caravan, box.give[s.place]) else TURN_DONE  # EN-22


@compiled
def raise_crystal(s: State, level: int) -> None:
    caravan = s.caravan[s.player]
    caravan[level] -= 1
    caravan[level + 1] += 1
    s.steps -= 1
    if s.steps == 0 or not raisable(caravan):  # EN-21
        s.phase = TURN_DONE


@compiled
def take_bonus(s: State, box: Box, stack: int, luck: int) -> None:
    golem = box.golem[s.place]
    s.bonus[s.player] |= 1 << s.bonus_top[golem][stack]
    uncover_bonus(s, golem, stack, luck)
    s.parts |= TOOK_BONUS


@compiled
def claim(s: State, box: Box, luck: int) -> None:
    p = s.player
    golem = box.golem[s.place]
    card = s.row[golem]
    remove(s.caravan[p], box.cost[card])  # EN-24
    s.cards[p] |= 1 << card
    s.parts |= CLAIMED_CARD
    for i in range(golem, GOLEMS - 1):
        s.row[i] = s.row[i + 1]
    s.row[GOLEMS - 1] = s.deck_top  # EN-61: none where the deck is empty
    s.deck_top = reveal_point_card(s, luck)
    if is_last_claim(s, p):
        s.final_round = 1
    if box.card_kind[card] == NEW_MERCHANTS:
        call_merchants(s, box.newcomers[card])  # EN-31
    elif box.card_kind[card] == EXPLORATION and tiles_on_board(s):  # EN-32
        s.phase = EXPLORING


@compiled
def goal(s: State) -> int:
    """EN-50: how many point cards end the game."""
    return CARDS_TO_END


@compiled
def claims(s: State, seat: int) -> int:
    return count(s.cards[seat])


@compiled
def is_last_claim(s: State, seat: int) -> bool:
    """EN-50; and where a box of one's own has too few cards for that, the last card that there is."""
    return claims(s, seat) >= goal(s) or s.row[0] < 0


@compiled
def explore(s: State, box: Box, tile: int) -> None:
    p = s.player
    for place in range(PLACES):
        if s.exploration[place] == tile:
            s.exploration[place] = -1  # EN-32: open to all from now on
    s.found[p] |= 1 << tile
    if box.tile_kind[tile] == TILE_CRYSTALS:  # EN-33
        add(s.caravan[p], box.crystals[tile])
    elif box.tile_kind[tile] == TILE_MERCHANT:
        call_merchants(s, 1)
    s.phase = AT_GOLEM


@compiled
def call_merchants(s: State, wanted: int) -> None:
    """From the reserve to the player board, as many as are left."""
    moved = min(wanted, s.reserve[s.player])
    s.reserve[s.player] -= moved
    s.board[s.player] += moved


@compiled
def rest(s: State) -> None:
    for place in range(PLACES):
        if s.owner[place] == s.player:
            s.board[s.player] += s.merchants[place]
            s.merchants[place] = 0
            s.owner[place] = -1
    s.phase = TURN_DONE


@compiled
def end_turn(s: State) -> None:
    s.phase = TURN
    s.player += 1
    if s.player == s.players:
        s.player = 0
        if s.final_round:
            s.phase = OVER  # EN-50
        else:
            s.round += 1


# Points


@compiled
def score(s: State, box: Box, seat: int) -> int:
    return card_points(s, box, seat) + bonus_points(s, box, seat) + tile_points(s, box, seat) + worth(s.caravan[seat])  # EN-51


@compiled
def card_points(s: State, box: Box, seat: int) -> int:
    points = 0
    cards = s.cards[seat]
    while cards:
        points += box.card_points[lowest(cards)]
        cards &= cards - 1
    return points


@compiled
def tile_points(s: State, box: Box, seat: int) -> int:
    return TILE_POINTS_EACH * count(s.found[seat] & box.point_tiles)


@compiled
def bonus_points(s: State, box: Box, seat: int) -> int:
    points = 0
    tiles = s.bonus[seat]
    while tiles:
        tile = lowest(tiles)
        tiles &= tiles - 1
        points += box.bonus_points[tile] * times_met(s, box, seat, tile)
    return points


@compiled
def times_met(s: State, box: Box, seat: int, tile: int) -> int:
    """EN-52: how often a seat meets the condition of a bonus tile."""
    kind = box.bonus_kind[tile]
    if kind == SINGLE:
        return icons(s, box, seat, box.icons[tile][0])
    if kind == PAIR:
        return min(icons(s, box, seat, box.icons[tile][0]), icons(s, box, seat, box.icons[tile][1]))
    if kind == MERCHANT_PAIR:
        return (MERCHANTS - s.reserve[seat]) // 2
    return 1


@compiled
def icons(s: State, box: Box, seat: int, icon: int) -> int:
    return count(s.cards[seat] & box.icon_cards[icon]) + count(s.found[seat] & box.icon_tiles[icon])


# EN-60: a card or tile is drawn when it is uncovered


@compiled
def reveal_point_card(s: State, luck: int) -> int:
    if s.deck_left == 0:
        return -1
    card = draw_card(s.deck, s.deck_left, luck, POINTS_DECK)
    s.deck &= ~(1 << card)
    s.deck_left -= 1
    return card


@compiled
def uncover_bonus(s: State, golem: int, stack: int, luck: int) -> None:
    if s.bonus_below[golem][stack] == 0:
        s.bonus_top[golem][stack] = -1
        return
    tile = draw_card(s.bonus_unseen, count(s.bonus_unseen), luck, BONUS_DECK)
    s.bonus_unseen &= ~(1 << tile)
    s.bonus_below[golem][stack] -= 1
    s.bonus_top[golem][stack] = tile
