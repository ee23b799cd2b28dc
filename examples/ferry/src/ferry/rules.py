"""The rules of Ferry; FE-n are the clauses in README.md."""

from __future__ import annotations

from typing import Any

from caravansary.engine.bits import count, lowest
from caravansary.engine.cubes import LEVELS, covers, raisable, remove, size, worth
from caravansary.engine.jit import compiled
from caravansary.engine.luck import draw_card
from caravansary.engine.rules import OVER, Box, State
from ferry.state import BARTER, CARRY, DONE, GOAL, LIMIT, LOAD, QUAY, RAISE, RAISING, STEPS, TRAVELLERS, TURN, UNLOAD, UNLOADING, WAIT


@compiled
def setup(s: State, box: Box, players: int, luck: int) -> None:
    s.players = players
    s.deck = (1 << TRAVELLERS) - 1
    for place in range(QUAY):  # FE-1
        s.quay[place] = next_traveller(s, luck)
    for seat in range(players):  # FE-2
        s.hold[seat][0] = 2 + seat
    s.round = 1
    s.phase = TURN


@compiled
def next_traveller(s: State, luck: int) -> int:
    left = count(s.deck)
    if left == 0:
        return -1
    traveller = draw_card(s.deck, left, luck, 0)
    s.deck &= ~(1 << traveller)
    return traveller


@compiled
def legal_actions(s: State, box: Box, out: Any) -> int:
    hold = s.hold[s.player]
    n = 0
    if s.phase == TURN:
        for place in range(QUAY):
            if s.quay[place] >= 0 and covers(hold, box.cost[s.quay[place]]):  # FE-6
                out[n] = CARRY + place
                n += 1
        out[n] = LOAD
        out[n + 1] = LOAD + 1
        n += 2
        if raisable(hold):
            out[n] = BARTER
            n += 1
        out[n] = WAIT  # FE-7
        n += 1
    elif s.phase == RAISING:
        for level in range(LEVELS - 1):
            if hold[level] > 0:
                out[n] = RAISE + level
                n += 1
        out[n] = DONE
        n += 1
    elif s.phase == UNLOADING:
        for level in range(LEVELS - 1, -1, -1):
            if hold[level] > 0:
                out[n] = UNLOAD + level
                n += 1
    return n


@compiled
def apply(s: State, box: Box, action: int, luck: int) -> None:
    hold = s.hold[s.player]
    if action == BARTER:
        s.steps = STEPS  # FE-5
    elif RAISE <= action < DONE:
        hold[action - RAISE] -= 1
        hold[action - RAISE + 1] += 1
        s.steps -= 1
    else:
        s.steps = 0
        if action < LOAD:
            carry(s, box, action - CARRY, luck)
        elif action == LOAD:  # FE-4
            hold[0] += 2
        elif action == LOAD + 1:
            hold[1] += 1
        elif action >= UNLOAD:
            hold[action - UNLOAD] -= 1
    if s.steps > 0 and raisable(hold):
        s.phase = RAISING
    elif size(hold) > LIMIT:
        s.phase = UNLOADING  # FE-8
    else:
        end_turn(s)


@compiled
def carry(s: State, box: Box, place: int, luck: int) -> None:
    traveller = s.quay[place]
    remove(s.hold[s.player], box.cost[traveller])
    s.carried[s.player] |= 1 << traveller
    for later in range(place, QUAY - 1):
        s.quay[later] = s.quay[later + 1]
    s.quay[QUAY - 1] = next_traveller(s, luck)
    if claims(s, s.player) == goal(s):  # FE-9
        s.final_round = 1


@compiled
def end_turn(s: State) -> None:
    s.steps = 0
    s.phase = TURN
    s.player += 1
    if s.player == s.players:  # FE-3
        s.player = 0
        if s.final_round:
            s.phase = OVER
        else:
            s.round += 1


@compiled
def goal(s: State) -> int:
    return GOAL


@compiled
def claims(s: State, seat: int) -> int:
    return count(s.carried[seat])


@compiled
def fares(s: State, box: Box, seat: int) -> int:
    points = 0
    carried = s.carried[seat]
    while carried:
        points += box.fare[lowest(carried)]
        carried &= carried - 1
    return points


@compiled
def score(s: State, box: Box, seat: int) -> int:
    return fares(s, box, seat) + worth(s.hold[seat])  # FE-10
