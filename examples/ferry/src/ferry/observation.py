"""Ferry: what a seat knows, as a vector of small numbers."""

from __future__ import annotations

from typing import Any

from caravansary.engine.bits import count
from caravansary.engine.jit import compiled
from caravansary.engine.observing import Field, around, counts, course, flags, put, put_course, put_one, put_pile, put_set
from caravansary.engine.rules import Box, State
from ferry.rules import score
from ferry.state import PHASES, QUAY, TRAVELLERS

FIXED = 0  # nothing stays the same all through a game
_PHASES = len(PHASES)


def fields(players: int) -> list[Field]:
    return [
        *course(_PHASES, players),
        flags("quay", QUAY, TRAVELLERS),
        counts("cost", QUAY, 4),
        counts("fare", QUAY),
        counts("deck", 1),
        counts("steps", 1),
        counts("hold", players, 4),
        flags("carried", players, TRAVELLERS),
        counts("score", players),
    ]


@compiled
def observe_fixed(s: State, box: Box, out: Any) -> None:
    pass


@compiled
def observe(s: State, box: Box, seat: int, out: Any) -> None:
    n = put_course(s, seat, out, FIXED, _PHASES)
    for place in range(QUAY):
        n = put_one(out, n, s.quay[place], TRAVELLERS)
    cost, fare = n, n + QUAY * 4
    for place in range(QUAY):
        if s.quay[place] >= 0:
            put_pile(out, cost + place * 4, box.cost[s.quay[place]])
            put(out, fare + place, box.fare[s.quay[place]])
    n = put(out, fare + QUAY, count(s.deck))
    n = put(out, n, s.steps)
    for k in range(s.players):
        n = put_pile(out, n, s.hold[around(s, seat, k)])
    for k in range(s.players):
        n = put_set(out, n, s.carried[around(s, seat, k)], TRAVELLERS)
    for k in range(s.players):
        n = put(out, n, score(s, box, around(s, seat, k)))
