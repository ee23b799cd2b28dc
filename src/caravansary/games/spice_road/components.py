"""Spice Road: its component files, and the box of numbers that the rules read."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from caravansary.engine.components import PROVENANCES, Row, Table, Wrong, exchange, name, number, one_of, pile
from caravansary.engine.kind import Options, Rows
from caravansary.games.spice_road.state import BOX, KINDS, MERCHANTS, POINT_CARDS

DATA = Path(__file__).parent / "data"
MERCHANT_FILE = "merchant_cards.csv"
POINT_FILE = "point_cards.csv"


def _check_merchant(row: Row) -> None:
    kind, give, gain, upgrades = row["kind"], sum(row["give"]), sum(row["gain"]), row["upgrades"]
    right = {
        "produce": not give and gain and not upgrades,
        "upgrade": not give and not gain and upgrades,
        "trade": give and gain and not upgrades,
    }
    if not right[kind]:
        raise Wrong("components-kind", value=kind)
    if kind == "trade":
        exchange(row["give"], row["gain"])
    starting = row["id"] in ("s1", "s2")
    if starting != (row["start"] == 1):
        raise Wrong("components-start", value=row["id"])


TABLES = (
    Table(
        MERCHANT_FILE,
        {
            "id": name,
            "kind": one_of(*KINDS),
            "give": pile(),
            "gain": pile(),
            "upgrades": number(0, 9, blank=0),
            "start": number(0, 1, blank=0),
            "provenance": one_of(*PROVENANCES, ""),
        },
        rows=MERCHANTS,
        check=_check_merchant,
        first=("s1", "s2"),
    ),
    Table(
        POINT_FILE,
        {"id": name, "cost": pile(1), "points": number(0, 99), "provenance": one_of(*PROVENANCES, "")},
        rows=POINT_CARDS,
    ),
)


def make_box(rows: Rows, options: Options) -> Any:
    box = BOX.blank()
    merchants, points = rows[MERCHANT_FILE], rows[POINT_FILE]
    box.kind = [KINDS.index(row["kind"]) for row in merchants]
    box.give = [row["give"] for row in merchants]
    box.gain = [row["gain"] for row in merchants]
    box.upgrades = [row["upgrades"] for row in merchants]
    box.cost = [row["cost"] for row in points]
    box.points = [row["points"] for row in points]
    return box
