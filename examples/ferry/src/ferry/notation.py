"""Ferry: actions in words, and why an action is not possible."""

from __future__ import annotations

from caravansary.engine.cubes import digits, missing
from caravansary.engine.kind import Reason, Rows, Word
from caravansary.engine.rules import Box, State
from caravansary.engine.wording import Said, Verb, Wording, bare, cube, no_cube, raised
from ferry.state import BARTER, CARRY, DONE, FILE, LOAD, PHASES, RAISE, RAISING, TURN, UNLOAD, UNLOADING, WAIT


def word(s: State, box: Box, action: int, rows: Rows) -> Word:
    return WORDING.word(s, box, action, rows)


def why_not(s: State, box: Box, action: int, rows: Rows) -> Reason:
    return WORDING.why_not(s, box, action, rows)


def carry(s: State, box: Box, rows: Rows, place: int) -> Said:
    traveller = s.quay[place]
    return rows[FILE][traveller]["id"], {"cost": digits(box.cost[traveller]), "fare": box.fare[traveller]}


def load(s: State, box: Box, rows: Rows, which: int) -> Said:
    return ("11", "2")[which], {}


def cannot_carry(s: State, box: Box, rows: Rows, place: int) -> Reason:
    traveller = s.quay[place]
    lacking = missing(s.hold[s.player], box.cost[traveller])
    return Reason("ferry-cannot-carry", {"card": rows[FILE][traveller]["id"], "missing": lacking})


def cannot_barter(s: State, box: Box, rows: Rows, nth: int) -> Reason:
    return Reason("ferry-cannot-barter")


WORDING = Wording(
    PHASES,
    {
        "carry": Verb(CARRY, (TURN,), carry, cannot_carry),
        "load": Verb(LOAD, (TURN,), load),
        "barter": Verb(BARTER, (TURN,), bare, cannot_barter),
        "wait": Verb(WAIT, (TURN,), bare),
        "raise": Verb(RAISE, (RAISING,), raised, no_cube),
        "done": Verb(DONE, (RAISING,), bare),
        "unload": Verb(UNLOAD, (UNLOADING,), cube, no_cube),
    },
)
