"""What every legal action leads to, as the deciding seat would see it, for learning with one-decision lookahead."""

from __future__ import annotations

from typing import Any

from caravansary.engine.jit import compiled, compiled_for_threads
from caravansary.engine.judging import blindfold
from caravansary.engine.memory import put
from caravansary.engine.rules import apply, legal_actions
from caravansary.envs.batched import write_all


@compiled
def outcomes(states: Any, i: int, box: Any, spare: Any, legal: Any, seen: Any, actions: Any, row: int, memory: int) -> int:
    """From `row` on, a row for each legal action in game i; the row after them. Piles count as empty: luck is not foretold."""
    seat = states[i].player
    found = legal_actions(states[i], box, legal)
    for j in range(found):
        put(spare, 0, states, i)
        blindfold(spare[0])
        apply(spare[0], box, legal[j], 0)
        write_all(spare[0], box, seat, seen[row + j], memory)
        actions[row + j] = legal[j]
    return row + found


@compiled
def outcomes_of(states: Any, boxes: Any, spare: Any, legal: Any, seen: Any, actions: Any, memory: int) -> int:
    rows: int = outcomes(states, 0, boxes[0], spare, legal, seen, actions, 0, memory)
    return rows


@compiled_for_threads
def outcomes_in(m: Any, wanted: Any, spare: Any, seen: Any, actions: Any, games: Any) -> int:
    """The same for the wanted games of a batch, one after the other; how many rows there are."""
    row = 0
    for i in range(len(wanted)):
        if wanted[i]:
            after = outcomes(m.states, i, m.boxes[m.box_of[i]], spare, m.legal[0], seen, actions, row, m.memory)
            games[row:after] = i
            row = after
    return row
