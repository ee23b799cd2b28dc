"""Ferry: what a state and the box of values hold, the numbers of the actions, and the file of travellers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from caravansary.engine.components import PROVENANCES, Table, name, number, one_of, pile
from caravansary.engine.kind import Options, Rows
from caravansary.engine.layout import record

MAX_PLAYERS = 3
TRAVELLERS = 18
QUAY = 3  # travellers who wait
LIMIT = 6  # goods in a hold at the end of a turn
STEPS = 2  # of one barter
GOAL = 4  # travellers carried

STATE = record(
    [
        ("carried", "i8", (MAX_PLAYERS,)),  # a set of travellers
        ("deck", "i8"),  # the set of those who have not come to the quay yet
        ("round", "i4"),
        ("hold", "i1", (MAX_PLAYERS, 4)),
        ("quay", "i1", (QUAY,)),
        ("players", "i1"),
        ("player", "i1"),
        ("phase", "i1"),
        ("final_round", "i1"),
        ("steps", "i1"),  # left of the current barter
    ]
)
BOX = record([("cost", "i1", (TRAVELLERS, 4)), ("fare", "i1", (TRAVELLERS,))])

PHASES = ("over", "turn", "raise", "unload")
TURN, RAISING, UNLOADING = 1, 2, 3

CARRY = 0
LOAD = CARRY + QUAY
BARTER = LOAD + 2
WAIT = BARTER + 1
RAISE = WAIT + 1
DONE = RAISE + 3
UNLOAD = DONE + 1
ACTIONS = UNLOAD + 4

DATA = Path(__file__).parent / "data"
FILE = "travellers.csv"
COLUMNS = {"id": name, "cost": pile(1, LIMIT), "fare": number(1, 99), "provenance": one_of(*PROVENANCES)}
TABLES = (Table(FILE, COLUMNS, rows=TRAVELLERS),)


def make_box(rows: Rows, options: Options) -> Any:
    box = BOX.blank()
    box.cost = [row["cost"] for row in rows[FILE]]
    box.fare = [row["fare"] for row in rows[FILE]]
    return box
