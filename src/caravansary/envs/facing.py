"""One seat learns against bots: the compiled call with which a vector environment steps many games.

Observations are written once per step, however many decisions the others take in it. Random players decide here; for any other
bot, a game waits to be given its action.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from caravansary.engine.jit import compiled, compiled_for_threads
from caravansary.engine.luck import below
from caravansary.engine.play import luck_at
from caravansary.engine.rules import OVER, apply, legal_actions
from caravansary.envs.batched import GIVE_UP, KEEP, begin, go_to_next, keep_end, look, mixed

ANY_SEAT = -1
_OF_BOTS, _OF_SEATS = 1, 2  # which luck of a game is asked for


class Facing(NamedTuple):
    """Beside the memory of the batch; row i belongs to game i."""

    seats: Any  # the seat that learns
    waiting: Any  # a bot that is not asked here is to decide
    rewards: Any  # of the seat that learns, in this step
    terminated: Any
    truncated: Any
    illegal: Any  # the action of this step was not legal
    faults: Any  # how many were not, in this game
    any_of: Any  # [other seat, in turn order]: takes any legal action


@compiled
def seed_of_bot(seed: int, seat: int) -> int:
    """The seed of the bot on a seat, in the game of this seed."""
    found: int = mixed(seed, seat, _OF_BOTS)
    return found


@compiled
def seat_by_luck(seed: int, players: int) -> int:
    return below(mixed(seed, players, _OF_SEATS), players)


@compiled
def seeds_of_bots(m: Any, out: Any) -> None:
    for i in range(len(out)):
        out[i] = seed_of_bot(m.seeds[i], m.states[i].player)


@compiled
def no_action(m: Any, actions: Any) -> int:
    """The first game whose action is outside the action space, or -1."""
    for i in range(len(actions)):
        if not 0 <= actions[i] < m.masks.shape[1]:
            return i
    return -1


@compiled
def refuse_illegal(m: Any, f: Any, actions: Any, penalty: float, most_illegal: int) -> int:
    """Begin a step: an illegal action becomes KEEP, or GIVE_UP after one too many. Returns how many were illegal."""
    found = 0
    for i in range(len(actions)):
        f.rewards[i] = 0.0
        f.terminated[i] = False
        f.truncated[i] = False
        f.illegal[i] = not m.masks[i, actions[i]]
        if f.illegal[i]:
            found += 1
            f.rewards[i] = -penalty
            f.faults[i] += 1
            actions[i] = KEEP if f.faults[i] < most_illegal else GIVE_UP
    return found


@compiled
def sit_down(m: Any, f: Any, i: int, players: int, seat: int) -> None:
    f.seats[i] = seat_by_luck(m.seeds[i], players) if seat == ANY_SEAT else seat
    f.faults[i] = 0


@compiled_for_threads
def start_range(m: Any, f: Any, low: int, high: int, players: int, seat: int) -> None:
    for i in range(low, high):
        sit_down(m, f, i, players, seat)


@compiled_for_threads
def advance_range(
    m: Any, f: Any, actions: Any, low: int, high: int, players: int, seat: int, seed: int, reward: int, longest: int, thread: int
) -> int:
    """Take these actions, and in each game all that follows until the seat that learns is to decide or a bot has to be asked. A game
    that ends is followed by the next. How many ended."""
    ended = 0
    legal = m.legal[thread]
    for i in range(low, high):
        m.terminated[i] = False
        m.truncated[i] = False
        if actions[i] == KEEP and not f.waiting[i]:
            continue
        s = m.states[i]
        box = m.boxes[m.box_of[i]]
        if actions[i] >= 0:
            apply(s, box, actions[i], m.seeds[i])
        giving_up = actions[i] == GIVE_UP
        f.waiting[i] = False
        while True:
            if s.phase == OVER or s.round > longest or giving_up:
                giving_up = False
                m.terminated[i] = s.phase == OVER
                m.truncated[i] = s.phase != OVER
                f.terminated[i] = m.terminated[i]
                f.truncated[i] = m.truncated[i]
                keep_end(s, box, f.seats[i], players, reward, m.scores[i], m.places[i], m.rewards[i], m.finals[i], m.memory)
                f.rewards[i] += m.rewards[i, f.seats[i]]
                go_to_next(m.seeds, m.numbers, m.box_of, m.next_box, i, seed)
                box = m.boxes[m.box_of[i]]
                begin(m.states, i, m.blank, box, players, m.seeds[i], m.observations[i])
                f.seats[i] = seat_by_luck(m.seeds[i], players) if seat == ANY_SEAT else seat
                f.faults[i] = 0
                ended += 1
            if s.player == f.seats[i]:
                break
            if not f.any_of[s.player - (s.player > f.seats[i])]:
                f.waiting[i] = True
                break
            n = legal_actions(s, box, legal)
            apply(s, box, legal[below(luck_at(m.states, i, seed_of_bot(m.seeds[i], s.player)), n)], m.seeds[i])
        if f.waiting[i]:
            m.player[i] = s.player
        else:
            look(s, box, m.observations[i], m.masks[i], m.player, i, legal, m.fixed, m.memory)
    return ended
