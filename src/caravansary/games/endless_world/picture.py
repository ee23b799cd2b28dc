"""Endless World: the panels, the golem cards and the seats as a picture."""

from __future__ import annotations

from caravansary.engine.components import Row
from caravansary.engine.pens import PAGE_MARGIN, PAGE_WIDTH, Catalogue, PicturePen, View

COLUMNS = 6
WIDE, HIGH, GAP = (PAGE_WIDTH - 2 * PAGE_MARGIN - 50) / COLUMNS, 92, 10
TOP, CARDS_HIGH, BAND = 44, 96, 70
GOLEM, TILE = "#b9a58c", "#e6dcc6"


def draw(pen: PicturePen, view: View, catalogue: Catalogue) -> None:
    final = "yes" if view["final_round"] else "no"
    pen.say(PAGE_MARGIN, 10, "table-head", 18, round=view["round"], final=final, panels=" ".join(view["panels"]))
    draw_board(pen, view, catalogue)
    y = height(view) - PAGE_MARGIN - BAND * len(view["seats"])
    for number in range(len(view["seats"])):
        draw_seat(pen, view, catalogue, number, y + BAND * number)


def height(view: View) -> int:
    return TOP + CARDS_HIGH + len(rows(view)) * (HIGH + GAP) + BAND * len(view["seats"]) + PAGE_MARGIN


def rows(view: View) -> list[list[Row]]:
    """The locations panel by panel."""
    panels: dict[str, list[Row]] = {}
    for place in view["locations"]:
        panels.setdefault(place["id"].partition("-")[0], []).append(place)
    return [found[i : i + COLUMNS] for found in panels.values() for i in range(0, len(found), COLUMNS)]


def draw_board(pen: PicturePen, view: View, catalogue: Catalogue) -> None:
    draw_golems(pen, view, catalogue)
    y = TOP + CARDS_HIGH
    for row in rows(view):
        for column, place in enumerate(row):
            draw_location(pen, catalogue, place, PAGE_MARGIN + column * (WIDE + GAP), y)
        y += HIGH + GAP


def draw_golems(pen: PicturePen, view: View, catalogue: Catalogue) -> None:
    """The cards above the golem locations with the bonus tiles beside them; then the top of the deck."""
    wide = (PAGE_WIDTH - 2 * PAGE_MARGIN - 4 * GAP) / 5
    shown = [(golem["location"], golem["card"], golem["bonus"]) for golem in view["golems"]] + [(f"+{view['deck']}", view["deck_top"], [])]
    for i, (where, card, bonus) in enumerate(shown):
        x, y = PAGE_MARGIN + i * (wide + GAP), TOP - 2
        pen.card(x, y, wide, CARDS_HIGH - 10)
        pen.words(x + 6, y + 4, f"{where}  {card or ''}", 11, "faint")
        if card:
            pen.words(x + wide - 22, y + 18, str(catalogue[card]["points"]), 24, middle=True)
            pen.cubes(x + 6, y + 24, catalogue[card]["cost"], 6)
        words = "   ".join(f"{stack['top'] or '-'} (+{stack['below']})" for stack in bonus)
        pen.words(x + 6, y + 66, words, 11, "faint")


def draw_location(pen: PicturePen, catalogue: Catalogue, place: Row, x: float, y: float) -> None:
    row = catalogue[place["id"]]
    covered = place["exploration"] is not None
    pen.card(x, y, WIDE, HIGH, "back" if covered else "card")
    pen.words(x + 6, y + 4, place["id"], 11, "white" if covered else "faint")
    if covered:
        pen.words(x + WIDE / 2, y + HIGH / 2, place["exploration"], 15, "white", middle=True)
        return
    pen.words(x + 50, y + 4, f"x{row['merchants']} {row['symbol']}", 11, "faint")
    if row["kind"] == "golem":
        pen.polygon([(x + 20, y + 70), (x + 32, y + 34), (x + 52, y + 34), (x + 64, y + 70)], GOLEM)
    else:
        pen.exchange(x + 8, y + 26, row, 6)
    if place["owner"] is not None:
        pen.disc(x + WIDE - 18, y + 18, 12, pen.seat_colour(place["owner"]), str(place["merchants"]))


def draw_seat(pen: PicturePen, view: View, catalogue: Catalogue, number: int, y: float) -> None:
    seat = view["seats"][number]
    pen.seat_band(y, BAND, number, number == view["player"])
    pen.cubes(PAGE_MARGIN + 110, y + 6, seat["caravan"][:22], 22)
    pen.disc(PAGE_WIDTH - 90, y + 18, 12, pen.seat_colour(number), str(seat["board"]))
    pen.words(PAGE_WIDTH - 70, y + 10, f"+{seat['reserve']}", 13, "faint")
    x = PAGE_MARGIN + 10
    for card in seat["cards"]:
        pen.card(x, y + 34, 44, 24)
        pen.words(x + 22, y + 46, f"{card} {catalogue[card]['points']}", 10, middle=True)
        x += 48
    for tile in [*seat["bonus"], *seat["exploration"]]:
        pen.card(x, y + 34, 30, 24, TILE)
        pen.words(x + 15, y + 46, tile, 10, "faint", middle=True)
        x += 34
