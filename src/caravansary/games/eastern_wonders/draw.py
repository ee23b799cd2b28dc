"""Eastern Wonders: the table as text, a picture of the map of 80 columns or plain sentences in reading order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import wrap

from caravansary import ink
from caravansary.engine.components import Row
from caravansary.games.eastern_wonders.state import HOLD_LIMIT
from caravansary.pen import Pen, View

WIDTH = 80
CELL = 15  # columns of text for a hex; a map with more columns than fit is drawn by names, its hexes listed below
LEAST_CELL = 11


def draw_table(view: View, catalogue: Mapping[str, Row], lang: str, edition: str, plain: bool) -> list[str]:
    pen = _Sentences(view, catalogue, lang, edition) if plain else _Picture(view, catalogue, lang, edition)
    lines = [*pen.head(), *pen.map(), *pen.supply()]
    for number, seat in enumerate(view["seats"]):
        lines += pen.seat(number, seat)
    return lines


class _Pen(Pen):
    def boats(self, place: Row) -> list[int]:
        return [number for number, seat in enumerate(self.view["seats"]) if seat["boat"] == place["at"]]

    def bonuses(self, bonus: Mapping[str, int]) -> str:
        found = [
            self.say("bonus", kind="vp" if kind.startswith("vp_") else kind, points=self.catalogue[kind]["points"], count=count)
            for kind, count in bonus.items()
            if count
        ]
        return ", ".join(found) or self.say("none")

    def outposts_left(self, seat: Row) -> str:
        return ", ".join(f"{self.say('icon', icon=icon)} {left}" for icon, left in seat["outposts"].items())

    def limit(self, seat: Row) -> int:
        tiles: int = seat["bonus"].get("hold_plus_3", 0)
        return HOLD_LIMIT + 3 * tiles

    def claimed(self, seat: Row) -> int:
        return seat["vp"] if isinstance(seat["vp"], int) else len(seat["vp"])

    def pile(self) -> str:
        return self.say("pile", count=self.view["vp_deck"], within=self.view["closed_port_within"])


class _Picture(_Pen):
    """The hexes in their places, each four lines high: its name and tile, what it offers, boats and outposts, cubes."""

    def head(self) -> list[str]:
        return [ink.bold(self.title()), *map(ink.dim, _wrapped(self.say("legend")))]

    def cubes(self, pile: str) -> str:
        return _fitted(ink.cubes(pile, self.lang, self.edition), 34)

    def map(self) -> list[str]:
        places = sorted(self.view["map"], key=lambda place: place["column"])
        wide = min(CELL, WIDTH // (1 + places[-1]["column"]))
        detailed = wide >= LEAST_CELL
        lines = [""] * (4 + 2 * max(place["line"] for place in places))
        for place in places:
            for row, cell in enumerate(self.cell(place, wide - 1) if detailed else [ink.bold(place["at"])]):
                at = 2 * place["line"] + row
                lines[at] = ink.padded(lines[at], wide * place["column"]) + cell
        if not detailed:
            lines = lines[::2] + ["   ".join(part for part in self.cell(place, 24) if part) for place in self.view["map"]]
        return ["", *(line.rstrip() for line in lines)]

    def cell(self, place: Row, wide: int) -> list[str]:
        boats = self.numbers("@", self.boats(place))
        outposts = self.numbers("#", place.get("outposts", ()))
        cubes = f"[{ink.levels(place['cubes'], self.edition)}]" if place["cubes"] else ""
        return [self.label(place, wide), *(_fitted(cell, wide) for cell in (self.offer(place), f"{boats} {outposts}".strip(), cubes))]

    def label(self, place: Row, wide: int) -> str:
        tile = place["vp" if "vp" in place else "tile"] or ""
        icon = self.say("icon", icon=self.catalogue[tile]["icon"]) if "tile" in place else ""
        rest = f"{tile} {icon}"[: wide - len(place["at"]) - 2].strip() + " "
        return f"{ink.bold(place['at'])} {rest}" + ink.dim(("=" if "vp" in place else "-") * (wide - len(place["at"]) - 1 - len(rest)))

    def numbers(self, mark: str, seats: Sequence[int]) -> str:
        return mark + "".join(ink.seat(str(seat + 1), seat) for seat in seats) if seats else ""

    def offer(self, place: Row) -> str:
        if "tile" in place:
            row = self.catalogue[place["tile"]]
            return f"{ink.levels(row['give'], self.edition)}>{ink.levels(row['gain'], self.edition)}"
        if place["vp"] is None:
            return self.say("closed")
        row = self.catalogue[place["vp"]]
        return f"{ink.levels(row['cost'], self.edition)}={ink.bold(str(row['points']))}"

    def supply(self) -> list[str]:
        lines = ["", self.pile(), *_wrapped(self.say("bonus-left", tiles=self.bonuses(self.view["bonus"])))]
        if "lots" in self.view:
            lots = "  ".join(f"{lot} {self.cubes(self.catalogue[lot]['cubes'])}" for lot in self.view["lots"])
            lines.append(self.say("lots", lots=lots))
        return [*lines, ""]

    def seat(self, number: int, seat: Row) -> list[str]:
        mark = "> " if number == self.view["player"] else "  "
        boat = f"@{seat['boat']}" if seat["boat"] else ""
        first = mark + ink.padded(ink.seat(self.name(number), number), 11) + ink.padded(boat, 5) + ink.padded(self.cubes(seat["hold"]), 20)
        first += ink.dim(f" {len(seat['hold'])}/{self.limit(seat)}  ") + self.say("progress", have=self.claimed(seat), goal=4)
        lines = [first, *_wrapped(self.say("outposts-left", outposts=self.outposts_left(seat)), 6)]
        return lines + (_wrapped(self.say("bonus-own", tiles=self.bonuses(seat["bonus"])), 6) if seat["bonus"] else [])


class _Sentences(_Pen):
    """What a screen reader can speak."""

    def head(self) -> list[str]:
        return [f"{self.title()}."]

    def map(self) -> list[str]:
        return [line for place in self.view["map"] for line in _wrapped(self.place(place))]

    def place(self, place: Row) -> str:
        words = self.offer(place)
        if place["cubes"]:
            words += self.say("lying", cubes=place["cubes"])
        if place.get("outposts"):
            words += self.say("outposts-of", players=self.names(place["outposts"]))
        if self.boats(place):
            words += self.say("boats-of", players=self.names(self.boats(place)))
        return f"{words}."

    def offer(self, place: Row) -> str:
        if "tile" in place:
            row = self.catalogue[place["tile"]]
            return self.say(
                "market", hex=place["at"], tile=place["tile"], icon=self.say("icon", icon=row["icon"]), give=row["give"], gain=row["gain"]
            )
        if place["vp"] is None:
            return self.say("port-closed", hex=place["at"])
        row = self.catalogue[place["vp"]]
        return self.say("port", hex=place["at"], tile=place["vp"], cost=row["cost"], points=row["points"])

    def names(self, numbers: Sequence[int]) -> str:
        return ", ".join(map(self.name, numbers))

    def supply(self) -> list[str]:
        lines = [f"{self.pile()}.", f"{self.say('bonus-left', tiles=self.bonuses(self.view['bonus']))}."]
        lines += [self.say("lot", lot=lot, cubes=self.catalogue[lot]["cubes"]) for lot in self.view.get("lots", ())]
        return [line for long in lines for line in _wrapped(long)]

    def seat(self, number: int, seat: Row) -> list[str]:
        words = self.say(
            "seat",
            name=self.name(number),
            boat=seat["boat"] or "none",
            hold=seat["hold"],
            count=len(seat["hold"]),
            limit=self.limit(seat),
            have=self.claimed(seat),
            goal=4,
            outposts=self.outposts_left(seat),
            bonus=self.bonuses(seat["bonus"]),
        )
        return _wrapped(words)


def _wrapped(words: str, indent: int = 0) -> list[str]:
    return [" " * indent + line for line in wrap(words, WIDTH - indent)]


def _fitted(words: str, columns: int) -> str:
    """Cut where there is no room: piles on a hex and in a hold have no limit."""
    return words if ink.width(words) <= columns else ink.stripped(words)[: columns - 1] + "~"
