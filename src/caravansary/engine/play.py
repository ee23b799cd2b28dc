"""Operations on any game's rules, written once: fused steps for Python callers, batches, random whole games.

Entry points take arrays of records and an index, never a bare record: that makes a call ten times cheaper.
"""

from __future__ import annotations

from typing import Any

from caravansary.engine.jit import compiled
from caravansary.engine.luck import MAX_LUCK, SPREAD, below, generator, scattered, stir
from caravansary.engine.memory import fingerprint
from caravansary.engine.placing import place_of
from caravansary.engine.rules import OVER, apply, legal_actions, score, setup


@compiled
def begin(states: Any, i: int, boxes: Any, players: int, luck: int, out: Any) -> int:
    """Set up game i (a blank record); the legal actions go to out."""
    setup(states[i], boxes[0], players, luck)
    return legal_actions(states[i], boxes[0], out)


@compiled
def look(states: Any, i: int, boxes: Any, out: Any) -> int:
    return legal_actions(states[i], boxes[0], out)


@compiled
def step(states: Any, i: int, boxes: Any, action: int, luck: int, out: Any, n: int) -> int:
    """Apply an action that is among the n legal ones in out, and list the next ones; -1, with nothing changed, if it is not."""
    for j in range(n):
        if out[j] == action:
            apply(states[i], boxes[0], action, luck)
            return legal_actions(states[i], boxes[0], out)
    return -1


@compiled
def begin_many(states: Any, boxes: Any, players: int, lucks: Any, masks: Any, out: Any) -> None:
    """Set up all games (blank records), game i with lucks[i]; row i of masks says which actions are legal in it."""
    for i in range(len(states)):
        setup(states[i], boxes[0], players, lucks[i])
        _write_mask(states, i, boxes, masks, out)


@compiled
def look_many(states: Any, boxes: Any, masks: Any, out: Any) -> None:
    for i in range(len(states)):
        _write_mask(states, i, boxes, masks, out)


@compiled
def step_many(states: Any, boxes: Any, actions: Any, lucks: Any, masks: Any, out: Any) -> int:
    """One decision in every game at once, and the masks of what is legal next.

    Action -1 leaves a game as it is; a finished one allows nothing else. An action that its mask does not allow
    refuses them all: the number of that game is returned and nothing has changed; -1 if all were legal.
    """
    for i in range(len(states)):
        action = actions[i]
        if action != -1 and not (0 <= action < masks.shape[1] and masks[i, action]):
            return i
    for i in range(len(states)):
        if actions[i] != -1:
            apply(states[i], boxes[0], actions[i], lucks[i])
            _write_mask(states, i, boxes, masks, out)
    return -1


@compiled
def _write_mask(states: Any, i: int, boxes: Any, masks: Any, out: Any) -> None:
    mask = masks[i]
    mask[:] = 0
    for j in range(legal_actions(states[i], boxes[0], out)):
        mask[out[j]] = 1


@compiled
def points(states: Any, i: int, boxes: Any, seat: int) -> int:
    return score(states[i], boxes[0], seat)


@compiled
def place(states: Any, i: int, boxes: Any, seat: int) -> int:
    return place_of(states[i], boxes[0], seat)


@compiled
def luck_at(states: Any, i: int, seed: int) -> int:
    """A luck for thinking about game i: a function of its position and a seed alone."""
    return scattered(fingerprint(states, i) ^ seed)


@compiled
def random_games(states: Any, blank: Any, boxes: Any, players: int, games: int, seed: int, out: Any) -> int:
    """Play whole random games in states[0], one after the other; returns how many decisions that took."""
    decisions = 0
    x = generator(seed)
    for game in range(games):
        luck = (seed + game * SPREAD) & MAX_LUCK
        states[0] = blank[0]
        s = states[0]
        setup(s, boxes[0], players, luck)
        while s.phase != OVER:
            n = legal_actions(s, boxes[0], out)
            x = stir(x)
            apply(s, boxes[0], out[below(x, n)], luck)
            decisions += 1
    return decisions
