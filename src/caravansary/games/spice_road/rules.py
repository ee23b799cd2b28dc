"""The rules of Spice Road and Golem Edition, in the words of the rulebook; SR-nn are the clauses of docs/rules."""

from __future__ import annotations

from typing import Any

from caravansary.engine.bits import lowest
from caravansary.engine.cubes import LEVELS, add, covers, raisable, remove, size, worth
from caravansary.engine.jit import compiled
from caravansary.engine.luck import draw_card
from caravansary.engine.rules import OVER, Box, State
from caravansary.games.spice_road.state import (
    ACQUIRE,
    AGAIN,
    CARAVAN_LIMIT,
    CARDS_TO_END,
    CARDS_TO_END_FROM_4,
    CLAIM,
    DISCARD,
    DISCARD_CUBE,
    DONE,
    GOLD,
    GOLD_POINTS,
    MARKET,
    MARKET_DECK,
    MERCHANTS,
    NO_COIN,
    PAY,
    PAY_CUBE,
    PLAY,
    POINT_CARDS,
    POINTS_DECK,
    PRODUCE,
    RAISE,
    REPEAT,
    REST,
    ROW,
    SILVER,
    STARTING,
    TRADE,
    TURN,
    TURN_DONE,
    UPGRADE,
    UPGRADING,
)

STARTING_HAND = 0b11


@compiled
def setup(s: State, box: Box, players: int, luck: int) -> None:
    s.players = players
    s.points_deck = (1 << POINT_CARDS) - 1
    s.points_left = POINT_CARDS
    for slot in range(ROW):  # SR-01
        s.points[slot] = reveal_point_card(s, luck)
    s.gold_left = 2 * players  # SR-02
    s.silver_left = 2 * players
    s.market_deck = (1 << MERCHANTS) - 1 - STARTING_HAND
    s.market_left = MERCHANTS - STARTING
    for slot in range(MARKET):  # SR-04
        s.market[slot] = reveal_merchant(s, luck)
    for p in range(players):
        s.hand[p] = STARTING_HAND  # SR-03
        s.caravan[p][0] = 4 if 1 <= p <= 2 else 3  # SR-06
        s.caravan[p][1] = 1 if p >= 3 else 0
    s.round = 1
    s.phase = TURN


# What may be done


@compiled
def legal_actions(s: State, box: Box, out: Any) -> int:
    caravan = s.caravan[s.player]
    n = 0
    if s.phase == TURN:
        hand = s.hand[s.player]
        while hand:
            card = lowest(hand)
            hand &= hand - 1
            if box.kind[card] != TRADE or covers(caravan, box.give[card]):  # SR-15
                out[n] = PLAY + card
                n += 1
        cubes = size(caravan)
        for slot in range(MARKET):
            if s.market[slot] >= 0 and cubes >= slot:  # SR-16
                out[n] = ACQUIRE + slot
                n += 1
        for slot in range(ROW):
            card = s.points[slot]
            if card >= 0 and covers(caravan, box.cost[card]):  # SR-20
                out[n] = CLAIM + slot
                n += 1
        out[n] = REST  # SR-19: always legal
        return n + 1
    if s.phase == REPEAT:
        out[0] = AGAIN
        out[1] = DONE
        return 2
    if s.phase == UPGRADING:
        for c in range(LEVELS - 1):
            if caravan[c] > 0:
                out[n] = RAISE + c
                n += 1
        out[n] = DONE  # SR-13: fewer is allowed
        return n + 1
    first = PAY_CUBE if s.phase == PAY else DISCARD_CUBE
    if s.phase != OVER:
        for c in range(LEVELS):
            if caravan[c] > 0:
                out[n] = first + c
                n += 1
    return n


# What is done


@compiled
def apply(s: State, box: Box, action: int, luck: int) -> None:
    if action < ACQUIRE:
        play(s, box, action - PLAY)
    elif action < CLAIM:
        s.slot = action - ACQUIRE
        s.steps = 0
        s.phase = PAY
    elif action < REST:
        claim(s, box, action - CLAIM, luck)
    elif action == REST:
        rest(s)
    elif action == AGAIN:
        trade(s, box)
    elif action == DONE:
        s.phase = TURN_DONE
    elif action < PAY_CUBE:
        raise_cube(s, action - RAISE)
    elif action < DISCARD_CUBE:
        pay_cube(s, action - PAY_CUBE)
    else:
        s.caravan[s.player][action - DISCARD_CUBE] -= 1

    if s.phase == PAY and s.steps == s.slot:
        take_merchant(s, luck)
    if s.phase == TURN_DONE or s.phase == DISCARD:
        s.card = 0  # what led here is past: equal positions have equal states
        s.slot = 0
        s.steps = 0
        if size(s.caravan[s.player]) > CARAVAN_LIMIT:  # SR-23
            s.phase = DISCARD
        else:
            end_turn(s)


@compiled
def play(s: State, box: Box, card: int) -> None:
    s.hand[s.player] &= ~(1 << card)  # SR-11
    s.played[s.player] |= 1 << card
    s.card = card
    if box.kind[card] == PRODUCE:
        add(s.caravan[s.player], box.gain[card])  # SR-12
        s.phase = TURN_DONE
    elif box.kind[card] == UPGRADE:
        s.steps = box.upgrades[card]
        s.phase = UPGRADING if raisable(s.caravan[s.player]) else TURN_DONE
    else:
        trade(s, box)


@compiled
def trade(s: State, box: Box) -> None:
    caravan = s.caravan[s.player]
    remove(caravan, box.give[s.card])
    add(caravan, box.gain[s.card])
    s.phase = REPEAT if covers(caravan, box.give[s.card]) else TURN_DONE  # SR-14


@compiled
def raise_cube(s: State, level: int) -> None:
    caravan = s.caravan[s.player]
    caravan[level] -= 1
    caravan[level + 1] += 1
    s.steps -= 1
    if s.steps == 0 or not raisable(caravan):
        s.phase = TURN_DONE


@compiled
def pay_cube(s: State, level: int) -> None:
    s.caravan[s.player][level] -= 1
    s.market_cubes[s.steps][level] += 1
    s.steps += 1


@compiled
def take_merchant(s: State, luck: int) -> None:
    s.hand[s.player] |= 1 << s.market[s.slot]
    add(s.caravan[s.player], s.market_cubes[s.slot])  # SR-17
    for slot in range(s.slot, MARKET - 1):  # SR-18
        s.market[slot] = s.market[slot + 1]
        for c in range(LEVELS):
            s.market_cubes[slot][c] = s.market_cubes[slot + 1][c]
    s.market[MARKET - 1] = reveal_merchant(s, luck)
    for c in range(LEVELS):
        s.market_cubes[MARKET - 1][c] = 0
    s.phase = TURN_DONE


@compiled
def rest(s: State) -> None:
    s.hand[s.player] |= s.played[s.player]
    s.played[s.player] = 0
    s.phase = TURN_DONE


@compiled
def claim(s: State, box: Box, slot: int, luck: int) -> None:
    p = s.player
    card = s.points[slot]
    remove(s.caravan[p], box.cost[card])
    s.claimed[p] |= 1 << card
    s.claims[p] += 1
    coin = coin_above(s, slot)  # SR-21
    if coin == GOLD:
        s.gold_left -= 1
        s.gold[p] += 1
    elif coin == SILVER:
        s.silver_left -= 1
        s.silver[p] += 1
    for i in range(slot, ROW - 1):
        s.points[i] = s.points[i + 1]
    s.points[ROW - 1] = reveal_point_card(s, luck)
    if s.claims[p] == goal(s):  # SR-30
        s.final_round = 1
    s.phase = TURN_DONE


@compiled
def coin_above(s: State, slot: int) -> int:
    """SR-22: gold above the first card, silver above the second, and above the first once the gold is gone."""
    if slot == 0 and s.gold_left > 0:
        return GOLD
    silver_slot = 1 if s.gold_left > 0 else 0
    return SILVER if slot == silver_slot and s.silver_left > 0 else NO_COIN


@compiled
def goal(s: State) -> int:
    """SR-30: how many point cards end the game."""
    return CARDS_TO_END if s.players <= 3 else CARDS_TO_END_FROM_4


@compiled
def claims(s: State, seat: int) -> int:
    return s.claims[seat]


@compiled
def end_turn(s: State) -> None:
    s.phase = TURN
    s.player += 1
    if s.player == s.players:  # SR-10
        s.player = 0
        if s.final_round:
            s.phase = OVER  # SR-30: everybody has had the same number of turns
        else:
            s.round += 1


@compiled
def score(s: State, box: Box, seat: int) -> int:
    return card_points(s, box, seat) + GOLD_POINTS * s.gold[seat] + s.silver[seat] + worth(s.caravan[seat])  # SR-31


@compiled
def card_points(s: State, box: Box, seat: int) -> int:
    points = 0
    claimed = s.claimed[seat]
    while claimed:
        points += box.points[lowest(claimed)]
        claimed &= claimed - 1
    return points


# The decks: a card is drawn when it is revealed; SR-25: an empty deck gives none


@compiled
def reveal_merchant(s: State, luck: int) -> int:
    if s.market_left == 0:
        return -1
    card = draw_card(s.market_deck, s.market_left, luck, MARKET_DECK)
    s.market_deck &= ~(1 << card)
    s.market_left -= 1
    return card


@compiled
def reveal_point_card(s: State, luck: int) -> int:
    if s.points_left == 0:
        return -1
    card = draw_card(s.points_deck, s.points_left, luck, POINTS_DECK)
    s.points_deck &= ~(1 << card)
    s.points_left -= 1
    return card
