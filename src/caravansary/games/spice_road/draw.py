"""Spice Road: the table as text, a picture in columns or sentences in reading order.

Everything that follows from the rules (coins, prices, what is missing, the goal) comes with the view.
"""

from __future__ import annotations

from collections.abc import Sequence

from caravansary.engine.components import Row
from caravansary.engine.pens import Catalogue, TextPen, View

COINS = ("gold", "silver")
_GAP = 2
_INDENT = 10
_FULL = 78  # columns; a line of cards is broken beyond


def draw_table(pen: TextPen, view: View, catalogue: Catalogue) -> list[str]:
    board, seat = (told_board, told_seat) if pen.plain else (drawn_board, drawn_seat)
    lines = [*head(pen, view), *board(pen, view, catalogue)]
    for number in range(len(view["seats"])):
        lines += seat(pen, view, catalogue, number)
    return lines


def head(pen: TextPen, view: View) -> list[str]:
    words = pen.say("table-head", round=view["round"], final="yes" if view["final_round"] else "no")
    return [f"{words}." if pen.plain else pen.bold(words)]


def coin(view: View, place: int) -> tuple[str, int]:
    """The coin above a point card and how many of them are left."""
    kind = view["coin_above"][place]
    return (kind, view["coins"][kind]) if kind else ("none", 0)


def lacking(view: View, card: str) -> str:
    """The cubes that the player to decide still lacks for a point card."""
    missing: str = view["seats"][view["player"] or 0]["missing"][card]
    return missing


# A picture: columns of cards, where + takes cubes, > trades them and ^ upgrades them


def drawn_board(pen: TextPen, view: View, catalogue: Catalogue) -> list[str]:
    return [*drawn_points(pen, view, catalogue), *drawn_market(pen, view, catalogue)]


def drawn_points(pen: TextPen, view: View, catalogue: Catalogue) -> list[str]:
    columns = []
    for place, card in enumerate(view["points"]):
        kind, left = coin(view, place)
        lacks = lacking(view, card)
        columns.append(
            [
                pen.dim(pen.say("table-coin", coin=kind, count=left)) if left else "",
                f"{pen.bold(card)} {pen.say('table-worth', points=catalogue[card]['points'])}",
                pen.cubes(catalogue[card]["cost"]),
                pen.dim(f"-{pen.cubes(lacks)}") if lacks else pen.bold(pen.say("table-ready")),
            ]
        )
    deck, title = pen.dim(pen.say("table-deck", count=view["points_deck"])), pen.dim(pen.say("table-lacking"))
    return ["", *_side_by_side(pen, [pen.say("table-points"), deck, "", title], columns, _INDENT)]


def drawn_market(pen: TextPen, view: View, catalogue: Catalogue) -> list[str]:
    columns = []
    for place in view["market"]:
        row = catalogue[place["card"]]
        trades = row["kind"] == "trade"
        columns.append(
            [
                f"{pen.bold(row['id'])} {pen.dim(pen.say('table-price', price=place['price']))}",
                pen.cubes(row["give"]) if trades else drawn_effect(pen, row),
                f">{pen.cubes(row['gain'])}" if trades else "",
                f"[{pen.cubes(place['cubes'])}]" if place["cubes"] else "",
            ]
        )
    lines = _side_by_side(pen, [""] * 4, columns, indent=2)
    return ["", pen.say("table-market", count=view["market_deck"]), *(line for line in lines if line), ""]


def drawn_seat(pen: TextPen, view: View, catalogue: Catalogue, number: int) -> list[str]:
    seat = view["seats"][number]
    mark = "> " if number == view["player"] else "  "
    coins = " ".join(pen.say("table-coin", coin=kind, count=seat[kind]) for kind in COINS if seat[kind])
    line = mark + pen.padded(pen.seat(pen.name(number), number), _INDENT)
    line += pen.padded(pen.cubes(seat["caravan"]), 22) + pen.dim(f"{len(seat['caravan'])}/{seat['limit']}   ")
    line += pen.say("table-progress", have=seat["claims"], goal=view["goal"]) + (f"   {coins}" if coins else "")
    lines = [line]
    for place in ("hand", "played"):
        if isinstance(seat[place], int):
            lines += _flow(pen, pen.say(f"table-{place}"), [pen.say("table-hidden", count=seat[place])])
        elif seat[place]:
            cards = [f"{pen.bold(card)} {drawn_effect(pen, catalogue[card])}" for card in seat[place]]
            lines += _flow(pen, pen.say(f"table-{place}"), cards)
    return lines


def drawn_effect(pen: TextPen, row: Row) -> str:
    """What a merchant card does."""
    gain = pen.cubes(row["gain"])
    return {"produce": f"+{gain}", "upgrade": f"^{row['upgrades']}", "trade": f"{pen.cubes(row['give'])}>{gain}"}[row["kind"]]


def _side_by_side(pen: TextPen, titles: Sequence[str], columns: Sequence[Sequence[str]], indent: int) -> list[str]:
    """Cards next to each other, with titles on the left."""
    lines = [pen.padded(title, indent) for title in titles]
    for column in columns:
        wide = max(pen.length(cell) for cell in column) + _GAP
        lines = [line + pen.padded(cell, wide) for line, cell in zip(lines, column, strict=True)]
    return [line.rstrip() for line in lines]


def _flow(pen: TextPen, title: str, items: Sequence[str]) -> list[str]:
    """Items one after the other, on as many lines as they need."""
    lines = [" " * 4 + pen.padded(pen.dim(title), _INDENT - 2)]
    for item in items:
        if pen.length(lines[-1]) + pen.length(item) > _FULL:
            lines.append(" " * (_INDENT + 2))
        lines[-1] += item + " " * _GAP
    return [line.rstrip() for line in lines]


# Sentences


def told_board(pen: TextPen, view: View, catalogue: Catalogue) -> list[str]:
    return [*told_points(pen, view, catalogue), *told_market(pen, view, catalogue)]


def told_points(pen: TextPen, view: View, catalogue: Catalogue) -> list[str]:
    lines = [pen.say("table-points-plain", count=view["points_deck"])]
    for place, card in enumerate(view["points"]):
        row = catalogue[card]
        kind, left = coin(view, place)
        lacks = lacking(view, card)
        lines.append(
            pen.say(
                "table-point-card",
                place=place + 1,
                card=card,
                points=row["points"],
                cost=row["cost"],
                coin=kind,
                left=left,
                lacks=lacks,
                ready="no" if lacks else "yes",
            )
        )
    return lines


def told_market(pen: TextPen, view: View, catalogue: Catalogue) -> list[str]:
    lines = [pen.say("table-market-plain", count=view["market_deck"])]
    for number, place in enumerate(view["market"], 1):
        card, effect = place["card"], told_effect(pen, catalogue[place["card"]])
        lines.append(pen.say("table-merchant", place=number, card=card, price=place["price"], effect=effect, cubes=place["cubes"]))
    return lines


def told_seat(pen: TextPen, view: View, catalogue: Catalogue, number: int) -> list[str]:
    seat = view["seats"][number]

    def cards(place: str) -> str:
        if isinstance(seat[place], int):
            return pen.say("table-hidden", count=seat[place])
        return ", ".join(f"{card} ({told_effect(pen, catalogue[card])})" for card in seat[place]) or pen.say("table-none")

    return [
        pen.say(
            "table-seat",
            name=pen.name(number),
            caravan=seat["caravan"],
            count=len(seat["caravan"]),
            hand=cards("hand"),
            played=cards("played"),
            have=seat["claims"],
            goal=view["goal"],
            gold=seat["gold"],
            silver=seat["silver"],
        )
    ]


def told_effect(pen: TextPen, row: Row) -> str:
    """What a merchant card does."""
    return pen.say("table-effect", kind=row["kind"], give=row["give"], gain=row["gain"], upgrades=row["upgrades"])
