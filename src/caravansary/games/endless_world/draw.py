"""Endless World: the table as text, a picture of 80 columns or plain sentences in reading order."""

from __future__ import annotations

from collections.abc import Mapping
from textwrap import wrap
from typing import Any

from caravansary import ink
from caravansary.engine.components import Row
from caravansary.texts import text

WIDTH = 80
View = Mapping[str, Any]


def draw_table(view: View, catalogue: Mapping[str, Row], lang: str, edition: str, plain: bool) -> list[str]:
    hand = _Hand(catalogue, lang, edition, plain)
    lines = [hand.head(view)]
    lines += [hand.title("golems")]
    for golem, location in _golem_locations(view):
        lines += hand.golem(golem, location)
    lines += [hand.deck(view), hand.title("locations")]
    golems = {golem["location"] for golem in view["golems"]}
    panel = ""
    for location in view["locations"]:
        if location["id"] not in golems:
            lines.append(hand.location(location, panel))
            panel = catalogue[location["id"]]["panel"]
    for number, seat in enumerate(view["seats"]):
        lines += hand.seat(number, seat, number == view["player"])
    return [part for line in lines for part in (wrap(line, WIDTH) if plain else [line])]


def _golem_locations(view: View) -> list[tuple[Row, Row]]:
    locations = {location["id"]: location for location in view["locations"]}
    return [(golem, locations[golem["location"]]) for golem in view["golems"]]


class _Hand:
    """Writes one part of the table after the other, in one language and one manner."""

    def __init__(self, catalogue: Mapping[str, Row], lang: str, edition: str, plain: bool) -> None:
        self.catalogue, self.lang, self.edition, self.plain = catalogue, lang, edition, plain

    def say(self, message: str, **args: Any) -> str:
        return text(f"endless-world-{message}", args, self.lang, self.edition)

    def title(self, part: str) -> str:
        words = self.say(f"table-{part}")
        return f"{words}:" if self.plain else ink.bold(words)

    def head(self, view: View) -> str:
        words = self.say("table-head", round=view["round"], final="yes" if view["final_round"] else "no", panels=" ".join(view["panels"]))
        return f"{words}." if self.plain else ink.bold(words)

    # What is printed

    def what(self, id: str) -> str:
        """What a location does."""
        row = self.catalogue[id]
        if self.plain:
            return self.say("location-what", kind=row["kind"], give=row["give"], gain=row["gain"], upgrades=row["upgrades"])
        give, gain = self.cubes(row["give"]), self.cubes(row["gain"])
        return {"produce": f"+ {gain}", "upgrade": f"^ {row['upgrades']}", "trade": f"{give} > {gain}", "golem": ""}[row["kind"]]

    def effect(self, id: str) -> str:
        """What a point card does for its owner."""
        row = self.catalogue[id]
        tool = row["kind"] == "tool"
        count, crystal = (0, str(row["bonus"])) if tool else (row["bonus"], "")
        return self.say("card-what", kind=row["kind"], symbol=row["symbol"], count=count, crystal=crystal)

    def card(self, id: str) -> str:
        row = self.catalogue[id]
        effect = self.effect(id)
        points = self.say("bonus-what", kind="flat", points=row["points"], first="", second="")
        if self.plain:
            return (
                f"{id}, {text('text-cubes', {'pile': row['cost'], 'game': 'endless-world'}, self.lang, self.edition)}, {points}, {effect}"
            )
        return f"{id} {ink.padded(self.cubes(row['cost']), 9)} {ink.bold(str(row['points']).rjust(2))} {effect}"

    def bonus(self, id: str) -> str:
        row = self.catalogue[id]
        first, second = (self.say("icon", icon=row[icon]) if row[icon] else "" for icon in ("icon1", "icon2"))
        return f"{id} ({self.say('bonus-what', kind=row['kind'], points=row['points'], first=first, second=second)})"

    def tile(self, id: str) -> str:
        row = self.catalogue[id]
        icon = self.say("icon", icon=row["icon"]) if row["icon"] else ""
        if row["kind"] == "crystals" and not self.plain:
            return f"{id} ({self.cubes(row['crystals'])})"
        return f"{id} ({self.say('tile-what', kind=row['kind'], crystals=row['crystals'], icon=icon)})"

    def cubes(self, pile: str) -> str:
        return ink.cubes(pile, self.lang, self.edition)

    # What lies there

    def held(self, location: Row) -> str:
        """Who is there, or what a visitor has to place."""
        if location["exploration"]:
            return self.say("table-covered", tile=self.tile(location["exploration"]))
        if location["owner"] is None:
            return self.say("table-takes", count=self.catalogue[location["id"]]["merchants"])
        words = self.say("table-held", count=location["merchants"], number=location["owner"] + 1)
        return words if self.plain else ink.seat(words, location["owner"])

    def golem(self, golem: Row, location: Row) -> list[str]:
        card = self.card(golem["card"]) if golem["card"] else "-"
        stacks = [
            self.bonus(stack["top"]) + (f" + {self.say('table-below', count=stack['below'])}" if stack["below"] else "")
            if stack["top"]
            else self.say("table-empty")
            for stack in golem["bonus"]
        ]
        bonus = f"{self.say('table-bonus')}: " + ", ".join(stacks)
        symbol = self.catalogue[golem["location"]]["symbol"]
        if self.plain:
            return [f"{_named(golem['location'], symbol)}: {self.held(location)}. {card}. {bonus}."]
        place = f"  {golem['location']:5}{symbol:3}{ink.padded(self.held(location), 19)}"
        return [f"{place} {card}", *(f"{'':13}{line}" for line in wrap(bonus, WIDTH - 13))]

    def deck(self, view: View) -> str:
        top = self.card(view["deck_top"]) if view["deck_top"] else "none"
        return self.say("table-deck", top=top, count=view["deck"])

    def location(self, location: Row, panel: str) -> str:
        row = self.catalogue[location["id"]]
        if self.plain:
            return f"{_named(location['id'], row['symbol'])}: {self.what(location['id'])}; {self.held(location)}."
        shown = row["panel"] if row["panel"] != panel else ""
        return f"  {shown:3}{location['id']:5}{row['symbol'] or '  '}  {ink.padded(self.what(location['id']), 20)} {self.held(location)}"

    def seat(self, number: int, seat: Row, to_decide: bool) -> list[str]:
        name = text("text-player", {"number": number + 1}, self.lang, self.edition)
        merchants = self.say("table-merchants", board=seat["board"], reserve=seat["reserve"])
        parts = [
            (self.say("table-cards"), ", ".join(f"{card} ({self.effect(card)})" for card in seat["cards"])),
            (self.say("table-bonus"), ", ".join(map(self.bonus, seat["bonus"]))),
            (self.say("table-tiles"), ", ".join(map(self.tile, seat["exploration"]))),
        ]
        owned = [f"{what}: {found}" for what, found in parts if found]
        caravan = self.say("table-caravan")
        if self.plain:
            pile = text("text-cubes", {"pile": seat["caravan"], "game": "endless-world"}, self.lang, self.edition)
            return [f"{name}: {caravan} {pile}; {'; '.join([merchants, *owned])}."]
        mark = ">" if to_decide else " "
        first = f"{mark} {ink.seat(name, number)}  {ink.padded(self.cubes(seat['caravan']), 18)} {merchants}"
        return [first, *(f"{'':13}{line}" for what in owned for line in _wrapped(what, WIDTH - 13))]


def _named(location: str, symbol: str) -> str:
    return f"{location} {symbol}".strip()


def _wrapped(words: str, columns: int) -> list[str]:
    """Like wrap, for words with colour codes: those take no room, so only lines that are too long are broken."""
    return [words] if ink.width(words) <= columns else wrap(ink.stripped(words), columns)
