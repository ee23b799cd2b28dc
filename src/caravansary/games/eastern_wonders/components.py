"""Eastern Wonders: its component files, and the box of numbers that the rules read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from caravansary.engine.components import PROVENANCES, Row, Table, Wrong, exchange, name, number, one_of, pile
from caravansary.engine.kind import Options, Rows
from caravansary.games.eastern_wonders.maps import Hex, around, check, ordered, read
from caravansary.games.eastern_wonders.state import (
    BOX,
    HEXES,
    ICONS,
    LOTS,
    MARKET_TILES,
    TILES_OF_ICON,
    VP_BONUS,
    VP_BONUSES,
    VP_TILES,
)

DATA = Path(__file__).parent / "data"
MARKET_FILE = "market_tiles.csv"
VP_FILE = "vp_tiles.csv"
BONUS_FILE = "bonus_tiles.csv"
LOT_FILE = "starting_lots.csv"
MAP_FILE = "standard_map.csv"

BONUSES = ("free_move", "harvest_red", "upgrade_on_build", "hold_plus_3")  # in the order of their numbers
VP_PILE = ("vp_6", "vp_5", "vp_4", "vp_3")  # from the top

_provenance = one_of(*PROVENANCES, "")


def _check_icons(rows: Sequence[Row]) -> list[Wrong]:
    """EW-01."""
    found = Counter(row["icon"] for row in rows)
    return [
        Wrong("eastern-wonders-components-icons", icon=icon, count=found[icon], expected=TILES_OF_ICON)
        for icon in ICONS
        if found[icon] != TILES_OF_ICON
    ]


def _check_bonus(row: Row) -> None:
    if row["kind"] in VP_PILE and row["count"] != 1:
        raise Wrong("eastern-wonders-components-vp-bonus", value=row["kind"])


def _check_map(rows: Sequence[Row]) -> list[Wrong]:
    return [Wrong("components-whole", problem=fault) for fault in check(_standard(rows))]


def _standard(rows: Sequence[Row]) -> list[Hex]:
    return ordered(Hex(row["q"], 2 * row["r"] + row["q"], row["kind"] == "port") for row in rows)


TABLES = (
    Table(
        MARKET_FILE,
        {"id": name, "icon": one_of(*ICONS), "give": pile(1), "gain": pile(1), "provenance": _provenance},
        rows=MARKET_TILES,
        check=lambda row: exchange(row["give"], row["gain"]),
        whole=_check_icons,
    ),
    Table(VP_FILE, {"id": name, "cost": pile(1), "points": number(0, 99), "provenance": _provenance}, rows=VP_TILES),
    Table(
        BONUS_FILE,
        {"kind": one_of(*BONUSES, *VP_PILE), "count": number(0, 9), "points": number(0, 99), "provenance": _provenance},
        rows=len(BONUSES) + len(VP_PILE),
        key="kind",
        check=_check_bonus,
        first=(*BONUSES, *VP_PILE),
    ),
    Table(LOT_FILE, {"id": name, "cubes": pile(), "provenance": _provenance}, rows=LOTS),
    Table(
        MAP_FILE,
        {"q": number(-30, 30), "r": number(-30, 30), "kind": one_of("market", "port")},
        rows=HEXES,
        key=None,
        whole=_check_map,
    ),
)


def make_box(rows: Rows, options: Options) -> Any:
    box = BOX.blank()
    box.icon = [ICONS.index(row["icon"]) for row in rows[MARKET_FILE]]
    box.give = [row["give"] for row in rows[MARKET_FILE]]
    box.gain = [row["gain"] for row in rows[MARKET_FILE]]
    box.cost = [row["cost"] for row in rows[VP_FILE]]
    box.points = [row["points"] for row in rows[VP_FILE]]
    box.lot = [row["cubes"] for row in rows[LOT_FILE]]
    bonuses = rows[BONUS_FILE]
    box.bonus_count = [*(row["count"] for row in bonuses[:VP_BONUS]), VP_BONUSES]
    box.bonus_points = [*(row["points"] for row in bonuses[:VP_BONUS]), 0]
    box.vp_bonus_points = [row["points"] for row in bonuses[VP_BONUS:]]
    _lay_map(box, read(options["map"]) if "map" in options else _standard(rows[MAP_FILE]))
    return box


def _lay_map(box: Any, hexes: Sequence[Hex]) -> None:
    places = [hex[:2] for hex in hexes]
    ports = 0
    for i, hex in enumerate(hexes):
        box.column[i], box.line[i] = hex.column, hex.line
        box.port[i] = ports if hex.port else -1
        ports += hex.port
        box.near[i] = sum(1 << places.index(place) for place in around(hex.column, hex.line) if place in places)
