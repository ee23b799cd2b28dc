"""How far a person may go back.

Freely within their own turn, until luck reveals something, the turn is confirmed or somebody else decides. Across turns if the
table allows take-back: past bots, never past another person's decision. A device that plays alone may even go back past what luck
revealed: its luck is fixed, so playing on differently draws the same cards. Once a second device is at the table, what was
revealed stands for everybody.
"""

from __future__ import annotations

from caravansary.table.fold import Decision, Table
from caravansary.table.wire.told import UndoRange


def free_from(table: Table, holder: str | None) -> int | None:
    """The lowest number of decisions that this person may freely go back to."""
    if not _open(table, holder):
        return None
    last = len(table.decisions) - 1
    turn, seat = table.decisions[last].turn, table.decisions[last].seat
    lowest = None
    for number in range(last, table.settled - 1, -1):
        decision = table.decisions[number]
        if decision.turn != turn or decision.seat != seat or not _own(decision, holder) or showed_something(table, number):
            break
        lowest = number
    return lowest


def back_from(table: Table, holder: str | None) -> int | None:
    """The lowest number of decisions that this person may take back to, where the table allows it."""
    if not table.settings["take_back"] or not _open(table, holder):
        return None
    if table.secret is None and len(table.devices) == 1:
        last = table.decisions[-1]
        return last.reach if last.whose == holder else None
    lowest = None
    for number in range(len(table.decisions) - 1, -1, -1):
        decision = table.decisions[number]
        if decision.by == "past" or (decision.by == "person" and decision.holder != holder):
            break
        if showed_something(table, number):
            break
        if _own(decision, holder):
            lowest = number
    return lowest


def range_of(table: Table, holder: str | None) -> UndoRange:
    free = free_from(table, holder)
    return {"free": free, "back": back_from(table, holder), "step": None if free is None else _step(table, free)}


def _step(table: Table, lowest: int) -> int:
    """Where what was sent last began."""
    number = len(table.decisions) - 1
    while number > lowest and table.decisions[number - 1].event == table.decisions[-1].event:
        number -= 1
    return number


def may_go_to(table: Table, holder: str | None, to: int) -> bool:
    if not 0 <= to < len(table.decisions) or not _own(table.decisions[to], holder):
        return False
    return any(lowest is not None and lowest <= to for lowest in (free_from(table, holder), back_from(table, holder)))


def showed_something(table: Table, number: int) -> bool:
    """Whether that decision showed a card or tile that nobody knew before."""
    decision = table.decisions[number]
    if decision.luck is None:
        assert table.game is not None
        decision.luck = table.game.back_to(number).depends_on_luck(decision.action)
    return decision.luck


def _open(table: Table, holder: str | None) -> bool:
    return holder is not None and table.status == "playing" and bool(table.decisions) and bool(table.held_by(holder))


def _own(decision: Decision, holder: str | None) -> bool:
    return decision.by == "person" and decision.holder == holder
