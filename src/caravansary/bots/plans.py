"""Beam search over one's own plan: the best few ways to go on are kept, turn after turn, the others standing still.

Compiled, without Python objects, for any game; all memory is in a `Workspace` made once. A plan is worth the points it
banks, each later turn a little less, and the promise of what it holds at its end.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np

from caravansary.bots.evaluation import (
    HURRY,
    PACE,
    RISK,
    WIN,
    again,
    banked,
    blindfold,
    claimed,
    missing,
    overdue,
    promise,
    worth_trying,
)
from caravansary.engine.jit import compiled, inlined
from caravansary.engine.luck import stir
from caravansary.engine.rules import OVER, apply, legal_actions, score

MAX_DECISIONS = 32  # of one turn; longer ones are cut off
MAX_FIRST_TURNS = 4096
CLEAR = 8.0  # points ahead that no last turn is likely to catch up
FAR = 16.0  # points ahead with which to end the game whatever could still be gathered
VICTORY = 100.0  # what that is worth beside the points
PER_NODE = 40  # room for candidates per kept plan
CLOSE = 1  # claims that a rival is short of, for its end to be foreseen
SOON = 6  # turns for which a rival is thought through
RIVAL_WIDTH = 8
WIDER, FARTHER = 12, 8  # at least so many plans and turns where a claim is overdue
NO_END = 1000.0
# In Workspace.rival: points of the best rival, and with all that it may still bring; how many turns the seat has left and
# the points of the rival that ends the game then; whether any rival still moves (1) or none does (0).
POINTS, PROMISE, TURNS_LEFT, END_POINTS, MOVES = range(5)
_WORST = -1e18


class Workspace(NamedTuple):
    """The memory of a search. Plans are numbered: kept ones from 0, candidates in `pool`."""

    kept: Any  # states of the plans kept
    pool: Any  # states of the candidates for the next turn
    pool_words: Any  # the same memory as 64-bit words, to compare
    stack: Any  # states within the turn being explored
    actions: Any  # legal actions at each decision of that turn
    cursor: Any  # [decision]: how many legal, which is next, which was taken
    kept_gain: Any  # points banked along the plan, discounted
    kept_bank: Any  # points banked in all
    kept_first: Any  # which first turn the plan began with
    gain: Any
    bank: Any
    first: Any
    value: Any
    seen: Any  # hash table over the pool: the same position is reached in many ways
    turns: Any  # the first turns: their actions
    lengths: Any
    turn_value: Any  # the best value found behind each first turn
    gone: Any  # [turn]: what rivals are likely to have claimed by then, as bits; as at the last turn from there on
    rival: Any  # what is foreseen of the rivals, see POINTS and the names below it


def workspace(state: np.dtype[Any], actions: int, width: int) -> Workspace:
    width = max(width, WIDER)
    room = width * PER_NODE + MAX_FIRST_TURNS
    pool = np.zeros(room, state)
    return Workspace(
        kept=np.zeros(width, state),
        pool=pool,
        pool_words=pool.view(np.int64).reshape(room, -1),
        stack=np.zeros(MAX_DECISIONS + 1, state),
        actions=np.zeros((MAX_DECISIONS + 1, actions), np.int64),
        cursor=np.zeros((MAX_DECISIONS + 1, 3), np.int64),
        kept_gain=np.zeros(width),
        kept_bank=np.zeros(width),
        kept_first=np.zeros(width, np.int64),
        gain=np.zeros(room),
        bank=np.zeros(room),
        first=np.zeros(room, np.int64),
        value=np.zeros(room),
        seen=np.zeros(1 << (2 * room).bit_length(), np.int32),
        turns=np.zeros((MAX_FIRST_TURNS, MAX_DECISIONS), np.int64),
        lengths=np.zeros(MAX_FIRST_TURNS, np.int64),
        turn_value=np.zeros(MAX_FIRST_TURNS),
        gone=np.zeros(SOON + 1, np.int64),
        rival=np.zeros(5),
    )


@inlined
def search(states: Any, i: int, boxes: Any, width: int, depth: int, discount: float, weights: Any, w: Any) -> tuple[int, int]:
    """Plan for the seat to decide in game i; says how many first turns there are (values in w.turn_value) and how many
    decisions were looked at."""
    s, box = states[i], boxes[0]
    seat: Any = np.int64(s.player)  # as everywhere here: for a narrower or a literal number all would be compiled once more
    look_around(s, box, seat, weights, w)
    if overdue(s, seat):  # what it takes lies beyond a narrow view: without a wider one it may keep its cubes for ever
        width, depth = max(width, WIDER), max(depth, FARTHER)
    found, decisions = 0, 0
    for k in range(1, s.players + 1):  # rivals first, the seat itself last
        p = (seat + k) % s.players
        is_own = p == seat
        may_end = weights[HURRY] > 0.0 and missing(s, p) <= CLOSE
        if not is_own and (s.final_round or not (may_end or weights[RISK] > 0.0)):
            continue
        wide = width if is_own else min(RIVAL_WIDTH, w.kept.shape[0])
        far = min(depth, int(w.rival[TURNS_LEFT])) if is_own else min(depth, SOON)
        found, looked, turns, points = beam(states, i, boxes, p, is_own, wide, far, discount, weights, w)
        decisions += looked
        if turns > 0 and may_end:
            expect_end(score(s, box, seat), turns if seat < p else turns + 1, points, weights, w)
    return found, decisions


@compiled
def look_around(s: Any, box: Any, seat: int, weights: Any, w: Any) -> None:
    """What the best rival has: in points, and with all that it may still bring."""
    w.rival[POINTS] = _WORST
    w.rival[PROMISE] = _WORST
    w.rival[TURNS_LEFT] = NO_END
    w.rival[MOVES] = 0.0
    w.gone[:] = 0
    for p in range(np.int64(s.players)):
        if p != seat:
            w.rival[POINTS] = max(w.rival[POINTS], float(score(s, box, p)))
            w.rival[PROMISE] = max(w.rival[PROMISE], banked(s, box, p) + promise(s, box, p, weights))
            if p > seat or not s.final_round:
                w.rival[MOVES] = 1.0


@compiled
def expect_end(mine: int, turns: int, points: float, weights: Any, w: Any) -> None:
    """A rival can end the game after so many turns of the seat: it will, if it is then ahead."""
    if points > mine + weights[PACE] * turns and turns < w.rival[TURNS_LEFT]:
        w.rival[TURNS_LEFT] = turns
        w.rival[END_POINTS] = points


@inlined
def beam(
    states: Any, i: int, boxes: Any, seat: int, is_own: bool, width: int, depth: int, discount: float, weights: Any, w: Any
) -> tuple[int, int, int, float]:
    """The best plans of a seat, all others standing still: how many first turns it has and how many decisions were looked at.
    For a rival also in how many turns it can end the game (0: not soon) and the points that it then has."""
    w.kept[0] = states[i]
    blindfold(w.kept[0])
    if not is_own:
        again(w.kept[0], boxes[0], seat)
    w.kept_gain[0] = 0.0
    w.kept_bank[0] = banked(w.kept[0], boxes[0], seat)
    w.kept_first[0] = 0
    kept, first_turns, decisions = np.int64(1), 0, 0
    fading = 1.0
    risk = weights[RISK] if is_own else 0.0
    for turn in range(depth):
        found, looked = expand(boxes, seat, kept, turn, fading, fading * discount, risk, weights, w)
        decisions += looked
        if turn == 0:
            first_turns = found
            w.turn_value[:first_turns] = _WORST
        if not is_own:
            expect_claims(claimed(states[i], seat), seat, turn, found, w)
            points = best_end(boxes[0], seat, found, w)
            if points > _WORST:
                return first_turns, decisions, turn + 1, points
        kept = select(width, found, turn == depth - 1, w)
        if kept == 0:
            break
        fading *= discount
    return first_turns, decisions, 0, 0.0


@compiled
def expect_claims(before: int, seat: int, turn: int, found: int, w: Any) -> None:
    """What a rival claims in the best of its plans, it is likely to have by the seat's next turn."""
    if found > 0:
        for later in range(turn + 1, SOON + 1):
            w.gone[later] |= claimed(w.pool[np.argmax(w.value[:found])], seat) & ~before


@compiled
def best_end(box: Any, seat: int, found: int, w: Any) -> float:
    """The most points among the candidates that end the game."""
    best = _WORST
    for candidate in range(found):
        if w.pool[candidate].final_round:
            best = max(best, float(score(w.pool[candidate], box, seat)))
    return best


@compiled
def pick(found: int, slack: float, x: int, w: Any) -> int:
    """Which first turn to take: the best one, or with slack any that looks at most so much worse, the better the likelier."""
    best = int(np.argmax(w.turn_value[:found]))
    if slack <= 0.0:
        return best
    chances = np.zeros(found)
    for turn in range(found):
        behind = w.turn_value[best] - w.turn_value[turn]
        if behind <= slack:
            chances[turn] = math.exp(-3.0 * behind / slack)
    left = chances.sum() * (stir(stir(x)) & 0xFFFFFF) / 0x1000000
    for turn in range(found):
        left -= chances[turn]
        if left < 0.0:
            return turn
    return best


@compiled
def end_value(s: Any, box: Any, seat: int, turn: int, weights: Any, w: Any) -> float:
    """What is left to count in a plan that sees the game's end: cubes that score, and the promise that the best rival then
    loses; winning counts besides, in full when it is clear. One who is far ahead would gather on for ever if it did not count most."""
    mine = float(score(s, box, seat))
    if turn + 1 >= w.rival[TURNS_LEFT]:
        rival = max(w.rival[END_POINTS], w.rival[POINTS])
    else:
        rival = w.rival[POINTS] + weights[PACE] * (turn + w.rival[MOVES])
    lead = mine - rival + (0.5 if seat > 0 else -0.5)  # a tie goes to the later seat
    sure = CLEAR if turn > 0 or w.rival[MOVES] > 0.0 else 0.5
    won = VICTORY if lead >= FAR else weights[WIN] * max(-1.0, min(1.0, lead / sure))
    return mine - banked(s, box, seat) + w.rival[PROMISE] - rival + won


@inlined
def expand(
    boxes: Any, seat: int, kept: int, turn: int, fading: float, next_fading: float, risk: float, weights: Any, w: Any
) -> tuple[int, int]:
    """All different ends of the next turn of every kept plan, into the pool."""
    box = boxes[0]
    w.seen[:] = -1
    found: Any = np.int64(0)
    looked = 0
    room = MAX_FIRST_TURNS if turn == 0 else w.pool.shape[0]
    for plan in range(kept):
        w.stack[0] = w.kept[plan]
        begun = w.stack[0].round
        w.cursor[0, 0] = legal_actions(w.stack[0], box, w.actions[0])
        w.cursor[0, 1] = 0
        top = 0
        while top >= 0 and found < room:
            if w.cursor[top, 1] == w.cursor[top, 0]:
                top -= 1
                continue
            action = w.actions[top, w.cursor[top, 1]]
            w.cursor[top, 1] += 1
            if not worth_trying(w.stack[top], box, action, top):
                continue
            w.cursor[top, 2] = action
            w.stack[top + 1] = w.stack[top]
            s = w.stack[top + 1]
            apply(s, box, action, 0)
            looked += 1
            if s.phase != OVER and s.player == seat and s.round == begun:
                if top + 2 < w.stack.shape[0]:
                    top += 1
                    w.cursor[top, 0] = legal_actions(s, box, w.actions[top])
                    w.cursor[top, 1] = 0
                continue
            if s.phase != OVER:
                again(s, box, seat)
                s.round = begun
            w.pool[found] = s
            bank = banked(s, box, seat)
            more = bank - w.kept_bank[plan]
            if risk > 0.0 and claimed(s, seat) & ~claimed(w.kept[plan], seat) & w.gone[min(turn, SOON)]:
                more *= 1.0 - risk
            gain = w.kept_gain[plan] + fading * more
            if s.final_round or turn + 1 >= w.rival[TURNS_LEFT]:
                value = gain + next_fading * end_value(s, box, seat, turn, weights, w)
            else:
                value = gain + next_fading * promise(s, box, seat, weights)
            place = same_position(found, w)
            if w.seen[place] >= 0:
                candidate = w.seen[place]
                if w.value[candidate] >= value:
                    continue
            else:
                candidate = found
                w.seen[place] = found
                found += 1
            w.gain[candidate] = gain
            w.bank[candidate] = bank
            w.value[candidate] = value
            w.first[candidate] = candidate if turn == 0 else w.kept_first[plan]
            if turn == 0:
                w.lengths[candidate] = top + 1
                for j in range(top + 1):
                    w.turns[candidate, j] = w.cursor[j, 2]
    return found, looked


@compiled
def same_position(candidate: int, w: Any) -> int:
    """The place in the hash table of an equal position, or a free one."""
    words = w.pool_words
    x = 7
    for j in range(words.shape[1]):
        x = ((x ^ words[candidate, j]) & 0x3FFFFFFFFFFF) * 65537
        x ^= x >> 29
    place = x & (w.seen.shape[0] - 1)
    while w.seen[place] >= 0:
        other = w.seen[place]
        j = 0
        while j < words.shape[1] and words[candidate, j] == words[other, j]:
            j += 1
        if j == words.shape[1]:
            break
        place = (place + 1) & (w.seen.shape[0] - 1)
    return place


@compiled
def select(width: int, found: int, is_last: bool, w: Any) -> int:
    """Keep the best plans; those that ended the game, or all on the last turn, are credited to their first turn."""
    kept = 0
    for candidate in np.argsort(-w.value[:found]):
        first = w.first[candidate]
        ended = w.pool[candidate].final_round != 0
        if ended or is_last:
            w.turn_value[first] = max(w.turn_value[first], w.value[candidate])
        elif kept < width:
            w.kept[kept] = w.pool[candidate]
            w.kept_gain[kept] = w.gain[candidate]
            w.kept_bank[kept] = w.bank[candidate]
            w.kept_first[kept] = first
            kept += 1
    return kept
