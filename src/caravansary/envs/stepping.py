"""A step of an environment of one game in one compiled call: the action, what random players do after it, and what is seen then."""

from __future__ import annotations

from typing import Any

from caravansary.engine.jit import compiled
from caravansary.engine.luck import below
from caravansary.engine.play import luck_at
from caravansary.engine.rules import OVER, apply, legal_actions
from caravansary.envs.batched import write_all

MINE, OTHERS, ENDED, TOO_LONG = range(4)  # where a step ends: the seat that learns decides, a bot has to be asked, the game is over
ROOM = 256  # decisions that one call may take
NOBODY = -1  # in place of the seat that learns: whichever seat is to decide


@compiled
def go_on(
    states: Any,
    i: int,
    boxes: Any,
    luck: int,
    action: int,
    n: int,
    legal: Any,
    seat: int,
    by_luck: Any,
    seeds: Any,
    longest: int,
    memory: int,
    vector: Any,
    mask: Any,
    taken: Any,
) -> int:
    """Take an action, one of the first n of `legal` (-1: none), then what the seats of `by_luck` do until somebody else decides; write what
    is seen and legal then. -1 if the action is not legal; else decisions taken, legal actions and how it ended, packed by `packed`."""
    s, box = states[i], boxes[0]
    done = 0
    if action >= 0:
        found = False
        for j in range(n):
            found = found or legal[j] == action
        if not found:
            return -1
        apply(s, box, action, luck)
        taken[0] = action
        done = 1
    n = legal_actions(s, box, legal)
    while s.phase != OVER and s.round <= longest and s.player != seat and by_luck[s.player] and done < ROOM:
        choice = legal[below(luck_at(states, i, seeds[s.player]), n)]
        apply(s, box, choice, luck)
        taken[done] = choice
        done += 1
        n = legal_actions(s, box, legal)
    write_all(s, box, s.player if seat == NOBODY else seat, vector, memory)
    mask[:] = False
    if s.phase == OVER:
        return packed(done, 0, ENDED)
    if s.round > longest:
        return packed(done, n, TOO_LONG)
    for j in range(n):
        mask[legal[j]] = True
    return packed(done, n, MINE if s.player == seat or seat == NOBODY else OTHERS)


@compiled
def packed(done: int, n: int, end: int) -> int:
    return done << 20 | n << 4 | end
