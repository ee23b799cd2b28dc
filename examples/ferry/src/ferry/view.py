"""Ferry: a state as JSON data, and the way back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from caravansary.engine.cubes import digits, missing, raisable, size, worth
from caravansary.engine.kind import Rows
from caravansary.engine.position import Reader, members
from caravansary.engine.rules import OVER, Box, State, reached
from caravansary.errors import Fault
from ferry.rules import claims, fares, goal
from ferry.state import FILE, LIMIT, PHASES, QUAY, RAISING, STEPS, TURN, UNLOADING


def position(s: State, box: Box, rows: Rows) -> dict[str, Any]:
    ids = [row["id"] for row in rows[FILE]]
    pending = {"phase": PHASES[s.phase], **({"left": s.steps} if s.phase == RAISING else {})}
    return {
        "quay": [ids[traveller] for traveller in s.quay],
        "deck": [ids[traveller] for traveller in members(s.deck)],
        "seats": [
            {"hold": digits(s.hold[seat]), "carried": [ids[traveller] for traveller in members(s.carried[seat])]}
            for seat in range(s.players)
        ],
        **({"pending": pending} if s.phase in (RAISING, UNLOADING) else {}),
    }


def view(s: State, box: Box, rows: Rows, seat: int | None, open_hands: bool) -> dict[str, Any]:
    """Everything lies open but the order of the deck, of which the size is shown."""
    shown = position(s, box, rows)
    for number, place in enumerate(shown["seats"]):
        lacking = {rows[FILE][traveller]["id"]: missing(s.hold[number], box.cost[traveller]) for traveller in s.quay}
        place |= {"claims": claims(s, number), "limit": LIMIT, "missing": lacking}
    return {**shown, "deck": len(shown["deck"]), "goal": goal(s), "reached": reached(s)}


def score_sheet(s: State, box: Box, rows: Rows, seat: int) -> dict[str, int]:
    return {"fares": fares(s, box, seat), "goods": worth(s.hold[seat])}


def read_position(data: Mapping[str, Any], s: State, box: Box, rows: Rows) -> list[Fault]:
    """Fill a blank state from the data of a position; every fault that makes it impossible."""
    read = Reader(data)
    numbers = {row["id"]: number for number, row in enumerate(rows[FILE])}
    s.round = read.number("round", least=1, most=1_000_000)
    s.final_round = int(read.flag("final_round"))
    s.player = read.player(s.players)
    s.phase = OVER if read.is_over() else TURN
    quay = read.cards("quay", numbers, most=QUAY)
    s.quay = (quay + [-1] * QUAY)[:QUAY]
    s.deck = read.card_set("deck", numbers)
    for number, seat in enumerate(read.items("seats", least=s.players, most=s.players)[: s.players]):
        with read.inside(f"seats[{number}]", seat) as place:
            s.hold[number] = place.pile("hold", most=LIMIT + 2)
            s.carried[number] = place.card_set("carried", numbers)
    if "pending" in data and not read.unread and s.phase == TURN:
        _read_pending(read, s)
    _check(read, s, rows)
    return read.faults


def _read_pending(read: Reader, s: State) -> None:
    with read.inside("pending", read.data["pending"]) as pending:
        phase = pending.choice("phase", [PHASES[RAISING], PHASES[UNLOADING]])
        s.phase = PHASES.index(phase or "turn")
        hold = s.hold[s.player]
        if s.phase == RAISING:
            s.steps = pending.number("left", least=1, most=STEPS)
        if (s.phase == RAISING and not raisable(hold)) or (s.phase == UNLOADING and size(hold) <= LIMIT):
            pending.fault("position-pending-cubes")


def _check(read: Reader, s: State, rows: Rows) -> None:
    if len(read.data.get("quay", ())) < QUAY and read.could("quay"):
        read.fault("position-short-row", field="quay", expected=QUAY)
    waiting = [1 << traveller for traveller in s.quay if traveller >= 0]
    read.each_once([row["id"] for row in rows[FILE]], [s.deck, *waiting, *s.carried[: s.players]], ("quay", "deck", "seats", "carried"))
    for seat in range(s.players):
        if size(s.hold[seat]) > LIMIT and not (seat == s.player and s.phase == UNLOADING):
            read.fault("position-caravan", seat=seat, cubes=size(s.hold[seat]), most=LIMIT)
    most = max(claims(s, seat) for seat in range(s.players))
    if most > goal(s):
        read.fault("position-claims", most=goal(s))
    if (most >= goal(s)) != bool(s.final_round) or (s.phase == OVER and not s.final_round):
        read.fault("position-final-round")
