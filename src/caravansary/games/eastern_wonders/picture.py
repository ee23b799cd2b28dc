"""Eastern Wonders: the map and the boards as a picture."""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, sin
from typing import Any

from caravansary.engine.components import Row
from caravansary.envs.picture import CARD, FAINT, INK, MARGIN, SEATS, Pen

View = Mapping[str, Any]
SIZE = 74  # of a hex, from its middle to a corner
ACROSS, DOWN = 1.5 * SIZE, SIZE * 3**0.5 / 2
LEFT, TOP, BAND = MARGIN + SIZE, 44 + SIZE, 64
ICONS = {"ginger": "#f4ddb0", "chili": "#f2c4b4", "tea": "#cfe3c0", "cloves": "#dbc9b6"}
SEA, CLOSED = "#b9d6e6", "#9b9b9b"


def height(view: View) -> int:
    return int(TOP + DOWN * max(place["line"] for place in view["map"]) + SIZE + BAND * view["players"] + MARGIN)


def draw(pen: Pen, view: View, known: Mapping[str, Row]) -> None:
    pen.say(MARGIN, 10, "eastern-wonders-table-head", 18, round=view["round"], final="yes" if view["final_round"] else "no")
    for place in view["map"]:
        draw_hex(pen, place, view, known)
    y = height(view) - MARGIN - BAND * view["players"]
    for number, seat in enumerate(view["seats"]):
        draw_seat(pen, y + BAND * number, number, seat, number == view["player"])


def draw_hex(pen: Pen, place: Mapping[str, Any], view: View, known: Mapping[str, Row]) -> None:
    x, y = LEFT + place["column"] * ACROSS, TOP + place["line"] * DOWN
    corners = [(x + (SIZE - 3) * cos(pi / 3 * i), y + (SIZE - 3) * sin(pi / 3 * i)) for i in range(6)]
    if "tile" in place:
        row = known[place["tile"]]
        pen.polygon(corners, ICONS[row["icon"]])
        pen.words(x - 32, y - SIZE * 0.83, f"{place['at']} {place['tile']}", 11, FAINT)
        pen.exchange(x - 46, y - 42, row, 5)
    else:
        pen.polygon(corners, CLOSED if place["closed"] else SEA)
        pen.words(x - 32, y - SIZE * 0.83, f"{place['at']} {place['vp'] or ''}", 11, FAINT)
        if place["vp"]:
            pen.words(x, y - 28, str(known[place["vp"]]["points"]), 26, INK, middle=True)
            pen.cubes(x - 46, y - 8, known[place["vp"]]["cost"], 5)
    pen.cubes(x - 36, y + 36, place["cubes"][:4], 4)
    if len(place["cubes"]) > 4:
        pen.words(x + 42, y + 38, f"+{len(place['cubes']) - 4}", 12)
    for i, seat in enumerate(place.get("outposts", [])):
        left = x + 44 - 13 * i
        pen.polygon([(left, y + 8), (left + 5, y), (left + 10, y + 8), (left + 10, y + 16), (left, y + 16)], SEATS[seat])
    for i, seat in enumerate(number for number, found in enumerate(view["seats"]) if found["boat"] == place["at"]):
        left = x - 30 + 20 * i
        pen.polygon([(left - 9, y + 20), (left + 9, y + 20), (left + 5, y + 29), (left - 5, y + 29)], SEATS[seat])
        pen.polygon([(left, y + 4), (left + 8, y + 18), (left, y + 18)], SEATS[seat])


def draw_seat(pen: Pen, y: float, number: int, seat: Row, is_deciding: bool) -> None:
    pen.seat_band(y, BAND, number, is_deciding)
    pen.cubes(MARGIN + 110, y + 6, seat["hold"][:22], 22)
    x = MARGIN + 10.0
    for icon, left in seat["outposts"].items():
        pen.card(x, y + 32, 18, 18, ICONS[icon])
        x = pen.words(x + 23, y + 32, str(left), 14) + 12
    claimed = seat["vp"] if isinstance(seat["vp"], list) else ["?"] * seat["vp"]
    for tile in claimed:
        pen.card(x, y + 30, 34, 20, CARD)
        pen.words(x + 17, y + 40, tile, 11, FAINT, middle=True)
        x += 38
    for bonus, count in seat["bonus"].items():
        x = pen.words(x + 10, y + 32, f"{bonus} x{count}" if count > 1 else bonus, 12)
