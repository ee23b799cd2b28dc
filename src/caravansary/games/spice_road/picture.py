"""Spice Road: the table as a picture."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from caravansary.engine.components import Row
from caravansary.envs.picture import BACK, CARD, FAINT, INK, MARGIN, WIDTH, Pen
from caravansary.games.spice_road.state import CARAVAN_LIMIT

View = Mapping[str, Any]
TOP, BAND = 336, 132
GAP = 10
COINS = {"gold": "#d9a514", "silver": "#9aa3ab"}


def height(view: View) -> int:
    return TOP + BAND * int(view["players"]) + MARGIN


def draw(pen: Pen, view: View, known: Mapping[str, Row]) -> None:
    pen.say(MARGIN, 10, "spice-road-table-head", 18, round=view["round"], final="yes" if view["final_round"] else "no")
    points(pen, view, known)
    market(pen, view, known)
    for number, seat in enumerate(view["seats"]):
        draw_seat(pen, TOP + BAND * number, number, seat, known, number == view["player"])


def points(pen: Pen, view: View, known: Mapping[str, Row]) -> None:
    """SR-22: gold above the first card, silver above the second, and above the first once the gold is gone."""
    piles = [(kind, left) for kind in COINS if (left := view["coins"][kind]) or (kind == "silver" and view["coins"]["gold"])]
    wide = 150
    for place, card in enumerate(view["points"]):
        x, y = MARGIN + place * (wide + GAP), 62
        if place < len(piles) and piles[place][1]:
            pen.disc(x + wide / 2, y - 12, 11, COINS[piles[place][0]], str(piles[place][1]))
        pen.card(x, y, wide, 82)
        pen.words(x + 8, y + 4, card, 12, FAINT)
        pen.words(x + wide - 24, y + 18, str(known[card]["points"]), 26, INK, middle=True)
        pen.cubes(x + 8, y + 38, known[card]["cost"], 6)
    pen.say(MARGIN + 5 * (wide + GAP) + 6, 90, "spice-road-table-deck", 14, FAINT, count=view["points_deck"])


def market(pen: Pen, view: View, known: Mapping[str, Row]) -> None:
    wide = (WIDTH - 2 * MARGIN - 5 * GAP) / 6
    pen.say(MARGIN, 158, "spice-road-table-market", 14, FAINT, count=view["market_deck"])
    for price, place in enumerate(view["market"]):
        x, y = MARGIN + price * (wide + GAP), 180
        pen.card(x, y, wide, 108)
        pen.words(x + 8, y + 4, place["card"], 12, FAINT)
        pen.words(x + wide - 16, y + 12, str(price), 15, INK, middle=True)
        pen.exchange(x + 10, y + 26, known[place["card"]], 7)
        if place["cubes"]:
            pen.cubes(x + 10, y + 114, place["cubes"], 7)


def draw_seat(pen: Pen, y: float, number: int, seat: Row, known: Mapping[str, Row], is_deciding: bool) -> None:
    pen.seat_band(y, BAND, number, is_deciding)
    x = pen.cubes(MARGIN + 110, y + 6, seat["caravan"], CARAVAN_LIMIT + 10)
    pen.words(x + 8, y + 7, f"{len(seat['caravan'])}/{CARAVAN_LIMIT}", 13, FAINT)
    for place, (kind, colour) in enumerate(COINS.items()):
        if seat[kind]:
            pen.disc(WIDTH - 150 - 30 * place, y + 16, 11, colour, str(seat[kind]))
    claimed = seat["claimed"] if isinstance(seat["claimed"], int) else len(seat["claimed"])
    for i in range(claimed):
        pen.card(WIDTH - MARGIN - 24 - 16 * i, y + 6, 14, 20, BACK)
    x = MARGIN + 10
    hand = seat["hand"] if isinstance(seat["hand"], list) else [None] * seat["hand"]
    cards = [(card, CARD) for card in hand] + [(card, "#ddd0b8") for card in seat["played"]]
    step = min(96.0, (WIDTH - 2 * MARGIN - 110) / max(1, len(cards) - 1))
    for card, colour in cards:
        pen.card(x, y + 34, 90, 86, colour if card else BACK)
        if card:
            pen.words(x + 5, y + 36, card, 10, FAINT)
            pen.exchange(x + 4, y + 50, known[card], 4)
        x += step
