"""Beam search over one's own plan: turn after turn, the few best continuations are kept, while the others stand still.

One source for compiled and plain code, for any game; all memory is in a `Workspace` made once. A plan is worth the points it
banks, a little less with each turn, plus the promise of what it holds at its end.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from caravansary.engine.jit import compiled, inlined
from caravansary.engine.judging import (
    HURRY,
    PACE,
    RISK,
    WIN,
    again,
    banked,
    blindfold,
    claimed,
    overdue,
    promise,
    short_of_goal,
    worth_trying,
)
from caravansary.engine.kind import Kind
from caravansary.engine.luck import scattered
from caravansary.engine.memory import are_equal, fingerprint, fractions, hash_of, put, room_for_states, whole_numbers
from caravansary.engine.placing import wins_tie
from caravansary.engine.reals import log
from caravansary.engine.rules import OVER, apply, legal_actions, score

MAX_DECISIONS = 32  # of one turn; longer ones are cut off
MAX_FIRST_TURNS = 4096
CLEAR = 8.0  # a lead in points that no last turn is likely to make up
FAR = 16.0  # a lead in points that makes it right to end the game, whatever could still be gathered
VICTORY = 100.0  # what that is worth beside the points
PER_NODE = 40  # room for candidates per kept plan
CLOSE = 1  # a rival's end of the game is foreseen when it is short of this many claims
SOON = 6  # turns for which a rival is thought through
RIVAL_WIDTH = 8
WIDER, FARTHER = 12, 8  # at least this many plans and turns where a claim is overdue
NO_END = 1000.0
ANY = 1e18  # points: however far behind
# In Workspace.rival: points of the best rival, and with all that it may still bring; how many turns the seat has left and
# the points of the rival that ends the game then; whether any rival still moves (1) or none does (0); half a point for a tie that the seat
# would win against the best rival, minus half a point for one that it would lose.
POINTS, PROMISE, TURNS_LEFT, END_POINTS, MOVES, TIE = range(6)
_WORST = -1e18


class Workspace(NamedTuple):
    """The memory of a search. Plans are numbered: kept ones from 0, candidates in `pool`."""

    kept: Any  # states of the plans kept
    pool: Any  # states of the candidates for the next turn
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
    seen: Any  # hash table over the pool, which numbers candidates from 1: the same position is reached in many ways
    seen_at: Any  # where each candidate stands in it, to clear only that
    order: Any  # candidates as a heap, the best on top
    turns: Any  # the first turns: their actions
    lengths: Any
    turn_value: Any  # the best value found behind each first turn
    turn_mark: Any  # a fingerprint of the position that each leads to
    gone: Any  # [turn]: what rivals are likely to have claimed by then, as bits; as at the last turn from there on
    rival: Any  # what is foreseen of the rivals, see POINTS and the names below it


def workspace(kind: Kind, width: int) -> Workspace:
    width = max(width, WIDER)
    room = width * PER_NODE + MAX_FIRST_TURNS
    return Workspace(
        kept=room_for_states(kind, width),
        pool=room_for_states(kind, room),
        stack=room_for_states(kind, MAX_DECISIONS + 1),
        actions=whole_numbers(MAX_DECISIONS + 1, kind.actions),
        cursor=whole_numbers(MAX_DECISIONS + 1, 3),
        kept_gain=fractions(width),
        kept_bank=fractions(width),
        kept_first=whole_numbers(width),
        gain=fractions(room),
        bank=fractions(room),
        first=whole_numbers(room),
        value=fractions(room),
        seen=whole_numbers(1 << (2 * room).bit_length()),
        seen_at=whole_numbers(room),
        order=whole_numbers(room),
        turns=whole_numbers(MAX_FIRST_TURNS, MAX_DECISIONS),
        lengths=whole_numbers(MAX_FIRST_TURNS),
        turn_value=fractions(MAX_FIRST_TURNS),
        turn_mark=whole_numbers(MAX_FIRST_TURNS),
        gone=whole_numbers(SOON + 1),
        rival=fractions(6),
    )


@inlined
def search(states: Any, i: int, boxes: Any, width: int, depth: int, discount: float, slack: float, weights: Any, w: Any) -> tuple[int, int]:
    """Plan for the seat to decide in game i; says how many first turns there are (values in w.turn_value, exact for those that are
    at most `slack` behind the best) and how many decisions were looked at."""
    s, box = states[i], boxes[0]
    seat = s.player + 0  # a wide number: for a narrow one everything below would be compiled once more
    look_around(s, box, seat, weights, w)
    if overdue(s, seat):  # a claim is out of sight of a narrow search: without a wider one the bot may hoard cubes for ever
        width, depth = max(width, WIDER), max(depth, FARTHER)
    found, decisions = 0, 0
    for k in range(1, s.players + 1):  # rivals first, the seat itself last
        p = (seat + k) % s.players
        is_own = p == seat
        may_end = weights[HURRY] > 0.0 and short_of_goal(s, p) <= CLOSE
        if not is_own and (s.final_round or not (may_end or weights[RISK] > 0.0)):
            continue
        wide = width if is_own else min(RIVAL_WIDTH, len(w.kept))
        far = min(depth, int(w.rival[TURNS_LEFT])) if is_own else min(depth, SOON)
        found, looked, turns, points = beam(states, i, boxes, p, is_own, wide, far, discount, slack, weights, w)
        decisions += looked
        if turns > 0 and may_end:
            expect_end(score(s, box, seat), turns if seat < p else turns + 1, points, weights, w)
    return found, decisions


@compiled
def look_around(s: Any, box: Any, seat: int, weights: Any, w: Any) -> None:
    """What the best rival has: its points now, and with everything it may still gain."""
    w.rival[POINTS] = _WORST
    w.rival[PROMISE] = _WORST
    w.rival[TURNS_LEFT] = NO_END
    w.rival[MOVES] = 0.0
    fill(w.gone, len(w.gone), 0)
    for p in range(s.players + 0):
        if p != seat:
            points = float(score(s, box, p))
            if points > w.rival[POINTS]:
                w.rival[POINTS] = points
                w.rival[TIE] = 0.5 if wins_tie(s, seat, p) else -0.5
            w.rival[PROMISE] = max(w.rival[PROMISE], banked(s, box, p) + promise(s, box, p, weights))
            if p > seat or not s.final_round:
                w.rival[MOVES] = 1.0


@compiled
def expect_end(mine: int, turns: int, points: float, weights: Any, w: Any) -> None:
    """A rival can end the game after this many turns of the seat, and will if it is ahead then."""
    if points > mine + weights[PACE] * turns and turns < w.rival[TURNS_LEFT]:
        w.rival[TURNS_LEFT] = turns
        w.rival[END_POINTS] = points


@inlined
def beam(
    states: Any,
    i: int,
    boxes: Any,
    seat: int,
    is_own: bool,
    width: int,
    depth: int,
    discount: float,
    slack: float,
    weights: Any,
    w: Any,
) -> tuple[int, int, int, float]:
    """The best plans of a seat while all others stand still: returns the number of first turns and of decisions looked at; for a
    rival also in how many turns it can end the game (0: not soon) and its points then."""
    put(w.kept, 0, states, i)
    blindfold(w.kept[0])
    if not is_own:
        again(w.kept[0], boxes[0], seat)
    w.kept_gain[0] = 0.0
    w.kept_bank[0] = banked(w.kept[0], boxes[0], seat)
    w.kept_first[0] = 0
    kept, first_turns, decisions = 1, 0, 0
    fading = 1.0
    risk = weights[RISK] if is_own else 0.0
    for turn in range(depth):
        behind = slack if is_own and turn == depth - 1 else ANY
        found, looked = expand(boxes, seat, kept, turn, fading, fading * discount, behind, risk, weights, w)
        decisions += looked
        if turn == 0:
            first_turns = found
            fill(w.turn_value, first_turns, _WORST)
            for candidate in range(first_turns):
                w.turn_mark[candidate] = fingerprint(w.pool, candidate)
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
    """A rival is expected to have made the claims of its best plan by the seat's next turn."""
    if found > 0:
        for later in range(turn + 1, SOON + 1):
            w.gone[later] |= claimed(w.pool[best_of(w.value, found)], seat) & ~before


@compiled
def best_end(box: Any, seat: int, found: int, w: Any) -> float:
    """The most points among the candidates that end the game."""
    best = _WORST
    for candidate in range(found):
        if w.pool[candidate].final_round:
            best = max(best, float(score(w.pool[candidate], box, seat)))
    return best


@compiled
def pick(found: int, slack: float, seed: int, w: Any) -> int:
    """Which first turn to take: the best one, or with slack any that looks at most that much worse, better ones being likelier.

    Luck, from the seed and the position a turn leads to, is added to its apparent worth. So a planner asked again in the
    middle of a turn errs in the same way.
    """
    best = best_of(w.turn_value, found)
    if slack <= 0.0:
        return best
    chosen, most = best, _WORST
    for turn in range(found):
        behind = w.turn_value[best] - w.turn_value[turn]
        if behind <= slack:
            share = ((scattered(w.turn_mark[turn] ^ seed) & 0xFFFFFF) + 0.5) / 0x1000000
            worth = -log(-log(share)) - 3.0 * behind / slack  # the largest is this turn with odds exp(-3 behind / slack)
            if worth > most:
                chosen, most = turn, worth
    return chosen


@compiled
def end_value(s: Any, box: Any, seat: int, turn: int, weights: Any, w: Any) -> float:
    """What is left to count in a plan that sees the game's end: cubes that score, and the promise that the best rival then
    loses. Winning counts on top, in full when it is clear: if it did not count most, a seat far ahead would gather for ever."""
    mine = float(score(s, box, seat))
    if turn + 1 >= w.rival[TURNS_LEFT]:
        rival = max(w.rival[END_POINTS], w.rival[POINTS])
    else:
        rival = w.rival[POINTS] + weights[PACE] * (turn + w.rival[MOVES])
    lead = mine - rival + w.rival[TIE]
    sure = CLEAR if turn > 0 or w.rival[MOVES] > 0.0 else 0.5
    won = VICTORY if lead >= FAR else weights[WIN] * max(-1.0, min(1.0, lead / sure))
    return mine - banked(s, box, seat) + w.rival[PROMISE] - rival + won


@inlined
def expand(
    boxes: Any, seat: int, kept: int, turn: int, fading: float, next_fading: float, behind: float, risk: float, weights: Any, w: Any
) -> tuple[int, int]:
    """Put all different ends of the next turn of every kept plan into the pool, unless they are more than `behind` below the best."""
    box = boxes[0]
    found, looked = 0, 0
    least = _WORST
    room = MAX_FIRST_TURNS if turn == 0 else len(w.pool)
    for plan in range(kept):
        put(w.stack, 0, w.kept, plan)
        begun = w.stack[0].round
        w.cursor[0][0] = legal_actions(w.stack[0], box, w.actions[0])
        w.cursor[0][1] = 0
        top = 0
        while top >= 0 and found < room:
            if w.cursor[top][1] == w.cursor[top][0]:
                top -= 1
                continue
            action = w.actions[top][w.cursor[top][1]]
            w.cursor[top][1] += 1
            if not worth_trying(w.stack[top], box, action, top):
                continue
            w.cursor[top][2] = action
            put(w.stack, top + 1, w.stack, top)
            s = w.stack[top + 1]
            apply(s, box, action, 0)
            looked += 1
            if s.phase != OVER and s.player == seat and s.round == begun:
                if top + 2 < len(w.stack):
                    top += 1
                    w.cursor[top][0] = legal_actions(s, box, w.actions[top])
                    w.cursor[top][1] = 0
                continue
            if s.phase != OVER:
                again(s, box, seat)
                s.round = begun
            bank = banked(s, box, seat)
            more = bank - w.kept_bank[plan]
            if risk > 0.0 and claimed(s, seat) & ~claimed(w.kept[plan], seat) & w.gone[min(turn, SOON)]:
                more *= 1.0 - risk
            gain = w.kept_gain[plan] + fading * more
            if s.final_round or turn + 1 >= w.rival[TURNS_LEFT]:
                value = gain + next_fading * end_value(s, box, seat, turn, weights, w)
            else:
                value = gain + next_fading * promise(s, box, seat, weights)
            if value < least:
                continue
            least = max(least, value - behind)
            put(w.pool, found, w.stack, top + 1)
            place = same_position(found, w)
            if w.seen[place] > 0:
                candidate = w.seen[place] - 1
                if w.value[candidate] >= value:
                    continue
            else:
                candidate = found
                w.seen_at[found] = place
                found += 1
                w.seen[place] = found
            w.gain[candidate] = gain
            w.bank[candidate] = bank
            w.value[candidate] = value
            w.first[candidate] = candidate if turn == 0 else w.kept_first[plan]
            if turn == 0:
                w.lengths[candidate] = top + 1
                for j in range(top + 1):
                    w.turns[candidate][j] = w.cursor[j][2]
    for candidate in range(found):
        w.seen[w.seen_at[candidate]] = 0
    return found, looked


@compiled
def same_position(candidate: int, w: Any) -> int:
    """The place in the hash table of an equal position, or a free one."""
    last = len(w.seen) - 1
    place = hash_of(w.pool, candidate) & last
    while w.seen[place] > 0 and not are_equal(w.pool, candidate, w.seen[place] - 1):
        place = (place + 1) & last
    return place


@compiled
def select(width: int, found: int, is_last: bool, w: Any) -> int:
    """Keep the best plans; those that ended the game, or all on the last turn, are credited to their first turn."""
    open_ = 0
    for candidate in range(found):
        if is_last or w.pool[candidate].final_round != 0:
            first = w.first[candidate]
            w.turn_value[first] = max(w.turn_value[first], w.value[candidate])
        else:
            w.order[open_] = candidate
            open_ += 1
    for place in range(open_ // 2 - 1, -1, -1):
        sink(place, open_, w)
    kept = 0
    while kept < width and open_ > 0:
        candidate = w.order[0]
        put(w.kept, kept, w.pool, candidate)
        w.kept_gain[kept] = w.gain[candidate]
        w.kept_bank[kept] = w.bank[candidate]
        w.kept_first[kept] = w.first[candidate]
        kept += 1
        open_ -= 1
        w.order[0] = w.order[open_]
        sink(0, open_, w)
    return kept


@compiled
def sink(place: int, size: int, w: Any) -> None:
    """Put the heap of candidates in order below a place."""
    candidate = w.order[place]
    child = 2 * place + 1
    while child < size:
        if child + 1 < size and comes_before(w.order[child + 1], w.order[child], w):
            child += 1
        if not comes_before(w.order[child], candidate, w):
            break
        w.order[place] = w.order[child]
        place = child
        child = 2 * place + 1
    w.order[place] = candidate


@compiled
def comes_before(one: int, other: int, w: Any) -> bool:
    """Whether a candidate is better than another, or equal and found earlier."""
    return w.value[one] > w.value[other] or (w.value[one] == w.value[other] and one < other)


@compiled
def best_of(values: Any, n: int) -> int:
    """The first of the largest among n values."""
    best = 0
    for i in range(1, n):
        if values[i] > values[best]:
            best = i
    return best


@compiled
def fill(numbers: Any, n: int, value: float) -> None:
    for i in range(n):
        numbers[i] = value
