"""Spice Road: the table as a picture."""

from __future__ import annotations

from caravansary.engine.pens import PAGE_MARGIN, PAGE_WIDTH, Catalogue, PicturePen, View

TOP, BAND = 336, 132
GAP = 10
COINS = {"gold": "#d9a514", "silver": "#9aa3ab"}
PLAYED = "#ddd0b8"


def draw(pen: PicturePen, view: View, catalogue: Catalogue) -> None:
    pen.say(PAGE_MARGIN, 10, "table-head", 18, round=view["round"], final="yes" if view["final_round"] else "no")
    draw_board(pen, view, catalogue)
    for number in range(len(view["seats"])):
        draw_seat(pen, view, catalogue, number, TOP + BAND * number)


def height(view: View) -> int:
    return TOP + BAND * len(view["seats"]) + PAGE_MARGIN


def draw_board(pen: PicturePen, view: View, catalogue: Catalogue) -> None:
    draw_points(pen, view, catalogue)
    draw_market(pen, view, catalogue)


def draw_points(pen: PicturePen, view: View, catalogue: Catalogue) -> None:
    wide = 150
    for place, card in enumerate(view["points"]):
        x, y = PAGE_MARGIN + place * (wide + GAP), 62
        if coin := view["coin_above"][place]:
            pen.disc(x + wide / 2, y - 12, 11, COINS[coin], str(view["coins"][coin]))
        pen.card(x, y, wide, 82)
        pen.words(x + 8, y + 4, card, 12, "faint")
        pen.words(x + wide - 24, y + 18, str(catalogue[card]["points"]), 26, middle=True)
        pen.cubes(x + 8, y + 38, catalogue[card]["cost"], 6)
    pen.say(PAGE_MARGIN + 5 * (wide + GAP) + 6, 90, "table-deck", 14, "faint", count=view["points_deck"])


def draw_market(pen: PicturePen, view: View, catalogue: Catalogue) -> None:
    wide = (PAGE_WIDTH - 2 * PAGE_MARGIN - 5 * GAP) / 6
    pen.say(PAGE_MARGIN, 158, "table-market", 14, "faint", count=view["market_deck"])
    for number, place in enumerate(view["market"]):
        x, y = PAGE_MARGIN + number * (wide + GAP), 180
        pen.card(x, y, wide, 108)
        pen.words(x + 8, y + 4, place["card"], 12, "faint")
        pen.words(x + wide - 16, y + 12, str(place["price"]), 15, middle=True)
        pen.exchange(x + 10, y + 26, catalogue[place["card"]], 7)
        if place["cubes"]:
            pen.cubes(x + 10, y + 114, place["cubes"], 7)


def draw_seat(pen: PicturePen, view: View, catalogue: Catalogue, number: int, y: float) -> None:
    seat = view["seats"][number]
    pen.seat_band(y, BAND, number, number == view["player"])
    x = pen.cubes(PAGE_MARGIN + 110, y + 6, seat["caravan"], seat["limit"] + 10)
    pen.words(x + 8, y + 7, f"{len(seat['caravan'])}/{seat['limit']}", 13, "faint")
    for place, (kind, colour) in enumerate(COINS.items()):
        if seat[kind]:
            pen.disc(PAGE_WIDTH - 150 - 30 * place, y + 16, 11, colour, str(seat[kind]))
    for i in range(seat["claims"]):
        pen.card(PAGE_WIDTH - PAGE_MARGIN - 24 - 16 * i, y + 6, 14, 20, "back")
    x = PAGE_MARGIN + 10
    hand = seat["hand"] if isinstance(seat["hand"], list) else [None] * seat["hand"]
    cards = [(card, "card") for card in hand] + [(card, PLAYED) for card in seat["played"]]
    step = min(96.0, (PAGE_WIDTH - 2 * PAGE_MARGIN - 110) / max(1, len(cards) - 1))
    for card, colour in cards:
        pen.card(x, y + 34, 90, 86, colour if card else "back")
        if card:
            pen.words(x + 5, y + 36, card, 10, "faint")
            pen.exchange(x + 4, y + 50, catalogue[card], 4)
        x += step
