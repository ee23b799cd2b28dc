"""Eastern Wonders: the table as text, a picture of the map or sentences in reading order.

Everything that follows from the rules (the limit of a hold, the goal) comes with the view.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from caravansary.engine.components import Row
from caravansary.engine.pens import Catalogue, TextPen, View

_CELL = 15  # columns of text for a hex
_LEAST_CELL = 11  # where less is left, the map shows only the names of the hexes, and a list below it the rest
_LISTED = 24  # columns of text for a hex in that list


def draw_table(pen: TextPen, view: View, catalogue: Catalogue) -> list[str]:
    board, seat = (told_board, told_seat) if pen.plain else (drawn_board, drawn_seat)
    lines = [*head(pen, view), *board(pen, view, catalogue)]
    for number in range(len(view["seats"])):
        lines += seat(pen, view, catalogue, number)
    return lines


def head(pen: TextPen, view: View) -> list[str]:
    words = pen.say("table-head", round=view["round"], final="yes" if view["final_round"] else "no")
    return [f"{words}."] if pen.plain else [pen.bold(words), *map(pen.dim, pen.wrapped(pen.say("table-legend")))]


def boats_at(view: View, place: Row) -> list[int]:
    """The seats whose boats are there."""
    return [number for number, seat in enumerate(view["seats"]) if seat["boat"] == place["at"]]


def bonuses(pen: TextPen, catalogue: Catalogue, bonus: Mapping[str, int]) -> str:
    found = [
        pen.say("table-bonus", kind="vp" if kind.startswith("vp_") else kind, points=catalogue[kind]["points"], count=count)
        for kind, count in bonus.items()
        if count
    ]
    return ", ".join(found) or pen.say("table-none")


def icon(pen: TextPen, name: str) -> str:
    return pen.say("good", icon=name)


def outposts_left(pen: TextPen, seat: Row) -> str:
    return ", ".join(f"{icon(pen, name)} {left}" for name, left in seat["outposts"].items())


def vp_pile(pen: TextPen, view: View) -> str:
    return pen.say("table-pile", count=view["vp_deck"], within=view["closed_port_within"])


# A picture: the hexes in their places, each four lines high (name and tile, what it offers, boats and outposts, cubes)


def drawn_board(pen: TextPen, view: View, catalogue: Catalogue) -> list[str]:
    return [*drawn_map(pen, view, catalogue), *drawn_supply(pen, view, catalogue)]


def drawn_map(pen: TextPen, view: View, catalogue: Catalogue) -> list[str]:
    places = sorted(view["map"], key=lambda place: place["column"])
    wide = min(_CELL, pen.width // (1 + places[-1]["column"]))
    detailed = wide >= _LEAST_CELL
    lines = [""] * (4 + 2 * max(place["line"] for place in places))
    for place in places:
        for row, cell in enumerate(drawn_hex(pen, view, catalogue, place, wide - 1) if detailed else [pen.bold(place["at"])]):
            at = 2 * place["line"] + row
            lines[at] = pen.padded(lines[at], wide * place["column"]) + cell
    if not detailed:
        cells = [drawn_hex(pen, view, catalogue, place, _LISTED) for place in view["map"]]
        lines = lines[::2] + ["   ".join(filter(None, cell)) for cell in cells]
    return ["", *(line.rstrip() for line in lines)]


def drawn_hex(pen: TextPen, view: View, catalogue: Catalogue, place: Row, wide: int) -> list[str]:
    boats = _numbers(pen, "@", boats_at(view, place))
    outposts = _numbers(pen, "#", place.get("outposts", ()))
    cubes = f"[{pen.levels(place['cubes'])}]" if place["cubes"] else ""
    cells = (drawn_offer(pen, catalogue, place), f"{boats} {outposts}".strip(), cubes)
    return [_label(pen, catalogue, place, wide), *(pen.fitted(cell, wide) for cell in cells)]


def _label(pen: TextPen, catalogue: Catalogue, place: Row, wide: int) -> str:
    tile = place["vp" if "vp" in place else "tile"] or ""
    kind = icon(pen, catalogue[tile]["icon"]) if "tile" in place else ""
    rest = f"{tile} {kind}"[: wide - len(place["at"]) - 2].strip() + " "
    return f"{pen.bold(place['at'])} {rest}" + pen.dim(("=" if "vp" in place else "-") * (wide - len(place["at"]) - 1 - len(rest)))


def _numbers(pen: TextPen, mark: str, seats: Sequence[int]) -> str:
    return mark + "".join(pen.seat(str(seat + 1), seat) for seat in seats) if seats else ""


def drawn_offer(pen: TextPen, catalogue: Catalogue, place: Row) -> str:
    if "tile" in place:
        row = catalogue[place["tile"]]
        return f"{pen.levels(row['give'])}>{pen.levels(row['gain'])}"
    if place["vp"] is None:
        return pen.say("table-closed")
    row = catalogue[place["vp"]]
    return f"{pen.levels(row['cost'])}={pen.bold(str(row['points']))}"


def drawn_supply(pen: TextPen, view: View, catalogue: Catalogue) -> list[str]:
    left = pen.say("table-bonus-left", tiles=bonuses(pen, catalogue, view["bonus"]))
    lines = ["", vp_pile(pen, view), *pen.wrapped(left)]
    if "lots" in view:
        lots = "  ".join(f"{lot} {_pile(pen, catalogue[lot]['cubes'])}" for lot in view["lots"])
        lines.append(pen.say("table-lots", lots=lots))
    return [*lines, ""]


def drawn_seat(pen: TextPen, view: View, catalogue: Catalogue, number: int) -> list[str]:
    seat = view["seats"][number]
    mark = "> " if number == view["player"] else "  "
    boat = f"@{seat['boat']}" if seat["boat"] else ""
    first = mark + pen.padded(pen.seat(pen.name(number), number), 11) + pen.padded(boat, 5) + pen.padded(_pile(pen, seat["hold"]), 20)
    first += pen.dim(f" {len(seat['hold'])}/{seat['limit']}  ") + pen.say("table-progress", have=seat["claims"], goal=view["goal"])
    lines = [first, *pen.wrapped(pen.say("table-outposts-left", outposts=outposts_left(pen, seat)), 6)]
    if seat["bonus"]:
        lines += pen.wrapped(pen.say("table-bonus-own", tiles=bonuses(pen, catalogue, seat["bonus"])), 6)
    return lines


def _pile(pen: TextPen, cubes: str) -> str:
    """Cut where there is no room: a hold has no limit within a turn."""
    return pen.fitted(pen.cubes(cubes), 34)


# Sentences


def told_board(pen: TextPen, view: View, catalogue: Catalogue) -> list[str]:
    return [*told_map(pen, view, catalogue), *told_supply(pen, view, catalogue)]


def told_map(pen: TextPen, view: View, catalogue: Catalogue) -> list[str]:
    return [line for place in view["map"] for line in pen.wrapped(told_hex(pen, view, catalogue, place))]


def told_hex(pen: TextPen, view: View, catalogue: Catalogue, place: Row) -> str:
    words = told_offer(pen, catalogue, place)
    if place["cubes"]:
        words += pen.say("table-lying", cubes=place["cubes"])
    if place.get("outposts"):
        words += pen.say("table-outposts-of", players=_names(pen, place["outposts"]))
    if boats := boats_at(view, place):
        words += pen.say("table-boats-of", players=_names(pen, boats))
    return f"{words}."


def _names(pen: TextPen, seats: Sequence[int]) -> str:
    return ", ".join(map(pen.name, seats))


def told_offer(pen: TextPen, catalogue: Catalogue, place: Row) -> str:
    at = place["at"]
    if "tile" in place:
        row = catalogue[place["tile"]]
        return pen.say("table-market", hex=at, tile=place["tile"], icon=icon(pen, row["icon"]), give=row["give"], gain=row["gain"])
    if place["vp"] is None:
        return pen.say("table-port-closed", hex=at)
    row = catalogue[place["vp"]]
    return pen.say("table-port", hex=at, tile=place["vp"], cost=row["cost"], points=row["points"])


def told_supply(pen: TextPen, view: View, catalogue: Catalogue) -> list[str]:
    left = pen.say("table-bonus-left", tiles=bonuses(pen, catalogue, view["bonus"]))
    lots = [pen.say("table-lot", lot=lot, cubes=catalogue[lot]["cubes"]) for lot in view.get("lots", ())]
    return [line for words in (f"{vp_pile(pen, view)}.", f"{left}.", *lots) for line in pen.wrapped(words)]


def told_seat(pen: TextPen, view: View, catalogue: Catalogue, number: int) -> list[str]:
    seat = view["seats"][number]
    words = pen.say(
        "table-seat",
        name=pen.name(number),
        boat=seat["boat"] or "none",
        hold=seat["hold"],
        count=len(seat["hold"]),
        limit=seat["limit"],
        have=seat["claims"],
        goal=view["goal"],
        outposts=outposts_left(pen, seat),
        bonus=bonuses(pen, catalogue, seat["bonus"]),
    )
    return pen.wrapped(words)
