"""Endless World: the panels, the golem cards and the seats as a picture."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from caravansary.engine.components import Row
from caravansary.envs.picture import BACK, CARD, FAINT, INK, MARGIN, SEATS, WIDTH, Pen

View = Mapping[str, Any]
COLUMNS = 6
WIDE, HIGH, GAP = (WIDTH - 2 * MARGIN - 50) / COLUMNS, 92, 10
CARDS_HIGH, BAND = 96, 70


def rows(view: View) -> list[list[Mapping[str, Any]]]:
    """The locations panel by panel."""
    panels: dict[str, list[Mapping[str, Any]]] = {}
    for place in view["locations"]:
        panels.setdefault(place["id"].partition("-")[0], []).append(place)
    return [found[i : i + COLUMNS] for found in panels.values() for i in range(0, len(found), COLUMNS)]


def height(view: View) -> int:
    return int(44 + CARDS_HIGH + len(rows(view)) * (HIGH + GAP) + BAND * view["players"] + MARGIN)


def draw(pen: Pen, view: View, known: Mapping[str, Row]) -> None:
    final = "yes" if view["final_round"] else "no"
    pen.say(MARGIN, 10, "endless-world-table-head", 18, round=view["round"], final=final, panels=" ".join(view["panels"]))
    golem_row(pen, view, known)
    y = 44.0 + CARDS_HIGH
    for row in rows(view):
        for column, place in enumerate(row):
            location(pen, MARGIN + column * (WIDE + GAP), y, place, known)
        y += HIGH + GAP
    for number, seat in enumerate(view["seats"]):
        draw_seat(pen, y + BAND * number, number, seat, known, number == view["player"])


def golem_row(pen: Pen, view: View, known: Mapping[str, Row]) -> None:
    """The cards above the golem locations with the bonus tiles beside them; then the top of the deck."""
    wide = (WIDTH - 2 * MARGIN - 4 * GAP) / 5
    shown = [(golem["location"], golem["card"], golem["bonus"]) for golem in view["golems"]] + [(f"+{view['deck']}", view["deck_top"], [])]
    for i, (where, card, bonus) in enumerate(shown):
        x, y = MARGIN + i * (wide + GAP), 42
        pen.card(x, y, wide, CARDS_HIGH - 10)
        pen.words(x + 6, y + 4, f"{where}  {card or ''}", 11, FAINT)
        if card:
            pen.words(x + wide - 22, y + 18, str(known[card]["points"]), 24, INK, middle=True)
            pen.cubes(x + 6, y + 24, known[card]["cost"], 6)
        words = "   ".join(f"{stack['top'] or '-'} (+{stack['below']})" for stack in bonus)
        pen.words(x + 6, y + 66, words, 11, FAINT)


def location(pen: Pen, x: float, y: float, place: Mapping[str, Any], known: Mapping[str, Row]) -> None:
    row = known[place["id"]]
    covered = place["exploration"] is not None
    pen.card(x, y, WIDE, HIGH, BACK if covered else CARD)
    pen.words(x + 6, y + 4, place["id"], 11, "white" if covered else FAINT)
    if covered:
        pen.words(x + WIDE / 2, y + HIGH / 2, place["exploration"], 15, "white", middle=True)
        return
    pen.words(x + 50, y + 4, f"x{row['merchants']} {row['symbol']}", 11, FAINT)
    if row["kind"] == "golem":
        pen.polygon([(x + 20, y + 70), (x + 32, y + 34), (x + 52, y + 34), (x + 64, y + 70)], "#b9a58c")
    else:
        pen.exchange(x + 8, y + 26, row, 6)
    if place["owner"] is not None:
        pen.disc(x + WIDE - 18, y + 18, 12, SEATS[place["owner"]], str(place["merchants"]))


def draw_seat(pen: Pen, y: float, number: int, seat: Row, known: Mapping[str, Row], is_deciding: bool) -> None:
    pen.seat_band(y, BAND, number, is_deciding)
    x = pen.cubes(MARGIN + 110, y + 6, seat["caravan"][:22], 22)
    pen.disc(WIDTH - 90, y + 18, 12, SEATS[number], str(seat["board"]))
    pen.words(WIDTH - 70, y + 10, f"+{seat['reserve']}", 13, FAINT)
    x = MARGIN + 10
    for card in seat["cards"]:
        pen.card(x, y + 34, 44, 24, CARD)
        pen.words(x + 22, y + 46, f"{card} {known[card]['points']}", 10, INK, middle=True)
        x += 48
    for tile in [*seat["bonus"], *seat["exploration"]]:
        pen.card(x, y + 34, 30, 24, "#e6dcc6")
        pen.words(x + 15, y + 46, tile, 10, FAINT, middle=True)
        x += 34
