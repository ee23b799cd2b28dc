"""Ferry: actions in words, and why an action is not possible."""

from __future__ import annotations

from caravansary.engine.cubes import digits, missing
from caravansary.engine.kind import Reason, Rows, Word
from caravansary.engine.rules import Box, State
from ferry.state import BARTER, CARRY, DONE, FILE, LOAD, PHASES, RAISE, RAISING, TURN, UNLOAD, UNLOADING, WAIT


def word(s: State, box: Box, action: int, rows: Rows) -> Word:
    if action < LOAD:
        traveller = s.quay[action - CARRY]
        return Word("carry", rows[FILE][traveller]["id"], {"cost": digits(box.cost[traveller]), "fare": box.fare[traveller]})
    if action < BARTER:
        return Word("load", "11" if action == LOAD else "2")
    if action == BARTER:
        return Word("barter")
    if action == WAIT:
        return Word("wait")
    if action < DONE:
        level = action - RAISE + 1
        return Word("raise", f"{level}>{level + 1}", {"from": str(level), "to": str(level + 1)})
    if action == DONE:
        return Word("done")
    return Word("unload", str(action - UNLOAD + 1))


def why_not(s: State, box: Box, action: int, rows: Rows) -> Reason:
    hold = s.hold[s.player]
    if s.phase == TURN and action < LOAD:
        traveller = s.quay[action - CARRY]
        return Reason("ferry-cannot-carry", {"card": rows[FILE][traveller]["id"], "missing": missing(hold, box.cost[traveller])})
    if s.phase == TURN and action == BARTER:
        return Reason("ferry-cannot-barter")
    if s.phase == RAISING and RAISE <= action < DONE:
        return Reason("illegal-no-cube", {"cube": str(action - RAISE + 1)})
    if s.phase == UNLOADING and action >= UNLOAD:
        return Reason("illegal-no-cube", {"cube": str(action - UNLOAD + 1)})
    return Reason("illegal-phase", {"phase": PHASES[s.phase]})
