"""Eastern Wonders: the map and the boards as a picture."""

from __future__ import annotations

from math import cos, pi, sin

from caravansary.engine.components import Row
from caravansary.engine.pens import PAGE_MARGIN, Catalogue, PicturePen, View

SIZE = 74  # of a hex, from its middle to a corner
ACROSS, DOWN = 1.5 * SIZE, SIZE * 3**0.5 / 2
LEFT, TOP, BAND = PAGE_MARGIN + SIZE, 44 + SIZE, 64
ICONS = {"ginger": "#f4ddb0", "chili": "#f2c4b4", "tea": "#cfe3c0", "cloves": "#dbc9b6"}
SEA, CLOSED, SEAL = "#b9d6e6", "#9b9b9b", "#8c2318"


def draw(pen: PicturePen, view: View, catalogue: Catalogue) -> None:
    pen.say(PAGE_MARGIN, 10, "table-head", 18, round=view["round"], final="yes" if view["final_round"] else "no")
    draw_board(pen, view, catalogue)
    y = height(view) - PAGE_MARGIN - BAND * len(view["seats"])
    for number in range(len(view["seats"])):
        draw_seat(pen, view, catalogue, number, y + BAND * number)


def height(view: View) -> int:
    return int(TOP + DOWN * max(place["line"] for place in view["map"]) + SIZE + BAND * len(view["seats"]) + PAGE_MARGIN)


def draw_board(pen: PicturePen, view: View, catalogue: Catalogue) -> None:
    for place in view["map"]:
        draw_hex(pen, view, catalogue, place)


def draw_hex(pen: PicturePen, view: View, catalogue: Catalogue, place: Row) -> None:
    x, y = LEFT + place["column"] * ACROSS, TOP + place["line"] * DOWN
    corners = [(x + (SIZE - 3) * cos(pi / 3 * i), y + (SIZE - 3) * sin(pi / 3 * i)) for i in range(6)]
    if "tile" in place:
        row = catalogue[place["tile"]]
        pen.polygon(corners, ICONS[row["icon"]])
        pen.words(x - 32, y - SIZE * 0.83, f"{place['at']} {place['tile']}", 11, "faint")
        pen.exchange(x - 46, y - 42, row, 5)
    else:
        pen.polygon(corners, CLOSED if place["closed"] else SEA)
        pen.words(x - 32, y - SIZE * 0.83, f"{place['at']} {place['vp'] or ''}", 11, "faint")
        if place["vp"]:
            pen.words(x, y - 28, str(catalogue[place["vp"]]["points"]), 26, middle=True)
            pen.cubes(x - 46, y - 8, catalogue[place["vp"]]["cost"], 5)
    pen.cubes(x - 36, y + 36, place["cubes"][:4], 4)
    if len(place["cubes"]) > 4:
        pen.words(x + 42, y + 38, f"+{len(place['cubes']) - 4}", 12)
    for i, seat in enumerate(place.get("outposts", [])):
        draw_outpost(pen, x + 44 - 13 * i, y, pen.seat_colour(seat))
    for i, seat in enumerate(number for number, found in enumerate(view["seats"]) if found["boat"] == place["at"]):
        draw_boat(pen, x - 30 + 20 * i, y, pen.seat_colour(seat))


def draw_outpost(pen: PicturePen, x: float, y: float, colour: str) -> None:
    pen.polygon([(x, y + 8), (x + 5, y), (x + 10, y + 8), (x + 10, y + 16), (x, y + 16)], colour)


def draw_boat(pen: PicturePen, x: float, y: float, colour: str) -> None:
    pen.polygon([(x - 9, y + 20), (x + 9, y + 20), (x + 5, y + 29), (x - 5, y + 29)], colour)
    pen.polygon([(x, y + 4), (x + 8, y + 18), (x, y + 18)], colour)


def draw_seat(pen: PicturePen, view: View, catalogue: Catalogue, number: int, y: float) -> None:
    seat = view["seats"][number]
    pen.seat_band(y, BAND, number, number == view["player"])
    pen.cubes(PAGE_MARGIN + 110, y + 6, seat["hold"][:22], 22)
    x = PAGE_MARGIN + 10.0
    for icon, left in seat["outposts"].items():
        pen.card(x, y + 32, 18, 18, ICONS[icon])
        x = pen.words(x + 23, y + 32, str(left), 14) + 12
    for tile in seat["vp"] if isinstance(seat["vp"], list) else ["?"] * seat["vp"]:
        pen.card(x, y + 30, 34, 20)
        pen.words(x + 17, y + 40, tile, 11, "faint", middle=True)
        x += 38
    for bonus, count in seat["bonus"].items():
        x = draw_bonus(pen, x + 8, y + 32, bonus, count, catalogue[bonus]["points"])


def draw_bonus(pen: PicturePen, x: float, y: float, kind: str, count: int, points: int) -> float:
    """A bonus tile by what it does, with its points on a seal; the x where it ends."""
    if not kind.startswith("vp_"):
        x = pen.say(x, y, "picture-bonus", 12, kind=kind, count=count)
    if points:
        pen.disc(x + 13, y + 8, 9, SEAL, str(points))
        x += 24
    return x
