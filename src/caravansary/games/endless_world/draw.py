"""Endless World: the table as text, a picture in columns or sentences in reading order."""

from __future__ import annotations

from caravansary.engine.components import Row
from caravansary.engine.pens import Catalogue, TextPen, View

_INDENT = 13


def draw_table(pen: TextPen, view: View, catalogue: Catalogue) -> list[str]:
    board, seat = (told_board, told_seat) if pen.plain else (drawn_board, drawn_seat)
    lines = [*head(pen, view), *board(pen, view, catalogue)]
    for number in range(len(view["seats"])):
        lines += seat(pen, view, catalogue, number)
    return lines


def head(pen: TextPen, view: View) -> list[str]:
    final = "yes" if view["final_round"] else "no"
    words = pen.say("table-head", round=view["round"], final=final, panels=" ".join(view["panels"]))
    return pen.wrapped(f"{words}.") if pen.plain else [pen.bold(words)]


# The places of the table


def golems(view: View) -> list[tuple[Row, Row]]:
    """The golem cards on offer, each with its location."""
    places = {place["id"]: place for place in view["locations"]}
    return [(golem, places[golem["location"]]) for golem in view["golems"]]


def other_locations(view: View) -> list[Row]:
    at_golems = {golem["location"] for golem in view["golems"]}
    return [place for place in view["locations"] if place["id"] not in at_golems]


def deck(pen: TextPen, view: View, top: str) -> str:
    return pen.say("table-deck", top=top if view["deck_top"] else "none", count=view["deck"])


def held(pen: TextPen, catalogue: Catalogue, place: Row) -> str:
    """Who is at a location; what covers it; or how many merchants are printed there."""
    if place["exploration"]:
        return pen.say("table-covered", tile=tile(pen, catalogue[place["exploration"]]))
    if place["owner"] is None:
        return pen.say("table-takes", count=catalogue[place["id"]]["merchants"])
    return pen.seat(pen.say("table-held", count=place["merchants"], number=place["owner"] + 1), place["owner"])


def stacks(pen: TextPen, catalogue: Catalogue, golem: Row) -> str:
    """The bonus tiles at a golem location."""
    found = []
    for stack in golem["bonus"]:
        words = bonus(pen, catalogue[stack["top"]]) if stack["top"] else pen.say("table-empty")
        found.append(f"{words} + {pen.say('table-below', count=stack['below'])}" if stack["below"] else words)
    return pen.labelled(pen.say("table-bonus"), ", ".join(found))


# What is printed on cards and tiles


def effect(pen: TextPen, row: Row) -> str:
    """What a point card does for its owner."""
    count, crystal = (0, str(row["bonus"])) if row["kind"] == "tool" else (row["bonus"], "")
    return pen.say("card-what", kind=row["kind"], symbol=row["symbol"], count=count, crystal=crystal)


def bonus(pen: TextPen, row: Row) -> str:
    first, second = (pen.say("icon", icon=row[icon]) if row[icon] else "" for icon in ("icon1", "icon2"))
    return f"{row['id']} ({pen.say('bonus-what', kind=row['kind'], points=row['points'], first=first, second=second)})"


def tile(pen: TextPen, row: Row) -> str:
    """An exploration tile."""
    icon = pen.say("icon", icon=row["icon"]) if row["icon"] else ""
    if row["kind"] == "crystals" and not pen.plain:
        return f"{row['id']} ({pen.cubes(row['crystals'])})"
    return f"{row['id']} ({pen.say('tile-what', kind=row['kind'], crystals=row['crystals'], icon=icon)})"


def owned(pen: TextPen, catalogue: Catalogue, seat: Row) -> list[str]:
    """The cards and tiles of a seat, kind by kind."""
    parts = [
        (pen.say("table-cards"), ", ".join(f"{card} ({effect(pen, catalogue[card])})" for card in seat["cards"])),
        (pen.say("table-bonus"), ", ".join(bonus(pen, catalogue[id]) for id in seat["bonus"])),
        (pen.say("table-tiles"), ", ".join(tile(pen, catalogue[id]) for id in seat["exploration"])),
    ]
    return [pen.labelled(what, found) for what, found in parts if found]


def merchants(pen: TextPen, seat: Row) -> str:
    return pen.say("table-merchants", board=seat["board"], reserve=seat["reserve"])


# A picture


def drawn_board(pen: TextPen, view: View, catalogue: Catalogue) -> list[str]:
    lines = [pen.bold(pen.say("table-golems"))]
    for golem, place in golems(view):
        lines += drawn_golem(pen, catalogue, golem, place)
    top = drawn_card(pen, catalogue[view["deck_top"]]) if view["deck_top"] else ""
    lines += [deck(pen, view, top), pen.bold(pen.say("table-locations"))]
    panel = ""
    for place in other_locations(view):
        row = catalogue[place["id"]]
        shown = row["panel"] if row["panel"] != panel else ""
        what = pen.padded(drawn_location(pen, row), 20)
        lines.append(f"  {shown:3}{place['id']:5}{row['symbol'] or '  '}  {what} {held(pen, catalogue, place)}")
        panel = row["panel"]
    return lines


def drawn_golem(pen: TextPen, catalogue: Catalogue, golem: Row, place: Row) -> list[str]:
    card = drawn_card(pen, catalogue[golem["card"]]) if golem["card"] else "-"
    symbol = catalogue[golem["location"]]["symbol"]
    first = f"  {golem['location']:5}{symbol:3}{pen.padded(held(pen, catalogue, place), 19)} {card}"
    return [first, *pen.wrapped(stacks(pen, catalogue, golem), _INDENT)]


def drawn_card(pen: TextPen, row: Row) -> str:
    return f"{row['id']} {pen.padded(pen.cubes(row['cost']), 9)} {pen.bold(str(row['points']).rjust(2))} {effect(pen, row)}"


def drawn_location(pen: TextPen, row: Row) -> str:
    """What a location does."""
    give, gain = pen.cubes(row["give"]), pen.cubes(row["gain"])
    return {"produce": f"+ {gain}", "upgrade": f"^ {row['upgrades']}", "trade": f"{give} > {gain}", "golem": ""}[row["kind"]]


def drawn_seat(pen: TextPen, view: View, catalogue: Catalogue, number: int) -> list[str]:
    seat = view["seats"][number]
    mark = ">" if number == view["player"] else " "
    caravan = pen.padded(pen.cubes(seat["caravan"]), 18)
    first = f"{mark} {pen.seat(pen.name(number), number)}  {caravan} {merchants(pen, seat)}"
    return [first, *(line for what in owned(pen, catalogue, seat) for line in pen.wrapped(what, _INDENT))]


# Sentences


def told_board(pen: TextPen, view: View, catalogue: Catalogue) -> list[str]:
    top = told_card(pen, catalogue[view["deck_top"]]) if view["deck_top"] else ""
    lines = [
        pen.labelled(pen.say("table-golems"), "").rstrip(),
        *(told_golem(pen, catalogue, golem, place) for golem, place in golems(view)),
        deck(pen, view, top),
        pen.labelled(pen.say("table-locations"), "").rstrip(),
        *(told_location(pen, catalogue, place) for place in other_locations(view)),
    ]
    return [part for line in lines for part in pen.wrapped(line)]


def told_golem(pen: TextPen, catalogue: Catalogue, golem: Row, place: Row) -> str:
    card = told_card(pen, catalogue[golem["card"]]) if golem["card"] else "-"
    return f"{pen.labelled(_named(catalogue[place['id']]), held(pen, catalogue, place))}. {card}. {stacks(pen, catalogue, golem)}."


def told_card(pen: TextPen, row: Row) -> str:
    points = pen.say("bonus-what", kind="flat", points=row["points"], first="", second="")
    return f"{row['id']}, {pen.cubes(row['cost'])}, {points}, {effect(pen, row)}"


def told_location(pen: TextPen, catalogue: Catalogue, place: Row) -> str:
    row = catalogue[place["id"]]
    what = pen.say("location-what", kind=row["kind"], give=row["give"], gain=row["gain"], upgrades=row["upgrades"])
    return f"{pen.joined([pen.labelled(_named(row), what), held(pen, catalogue, place)])}."


def _named(row: Row) -> str:
    """A location by its id and its symbol."""
    return f"{row['id']} {row['symbol']}".strip()


def told_seat(pen: TextPen, view: View, catalogue: Catalogue, number: int) -> list[str]:
    seat = view["seats"][number]
    caravan = pen.labelled(pen.name(number), f"{pen.say('table-caravan')} {pen.cubes(seat['caravan'])}")
    return pen.wrapped(f"{pen.joined([caravan, merchants(pen, seat), *owned(pen, catalogue, seat)])}.")
