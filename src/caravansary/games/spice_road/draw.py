"""Spice Road: the table as text, a picture of 80 columns or plain sentences in reading order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from caravansary import ink
from caravansary.engine.components import Row
from caravansary.engine.cubes import counts, missing
from caravansary.games.spice_road.state import CARAVAN_LIMIT
from caravansary.pen import Pen, View

_GAP = 2
_INDENT = 10


def draw_table(view: View, catalogue: Mapping[str, Row], lang: str, edition: str, plain: bool) -> list[str]:
    pen = _Sentences(view, catalogue, lang, edition) if plain else _Picture(view, catalogue, lang, edition)
    lines = [pen.head(), *pen.points(), *pen.market()]
    for number, seat in enumerate(view["seats"]):
        lines += pen.seat(number, seat)
    return lines


class _Pen(Pen):
    def coin(self, place: int) -> tuple[str, int]:
        """SR-22: gold above the first card, silver above the second, and above the first once the gold is gone."""
        coins = self.view["coins"]
        piles = [(kind, coins[kind]) for kind in ("gold", "silver") if coins["gold"] or kind == "silver"]
        kind, left = piles[place] if place < len(piles) else ("none", 0)
        return (kind, left) if left else ("none", 0)

    def lacks(self, card: str) -> str:
        """What the player to decide still lacks for a point card."""
        seat = self.view["seats"][self.view["player"] or 0]
        return missing(counts(seat["caravan"]), counts(self.catalogue[card]["cost"]))

    def cards_to_end(self) -> int:
        return 6 if self.view["players"] <= 3 else 5  # SR-30

    def claimed(self, seat: Row) -> int:
        return seat["claimed"] if isinstance(seat["claimed"], int) else len(seat["claimed"])


class _Picture(_Pen):
    """Columns of cards; `+` takes cubes, `>` trades them, `^` raises."""

    def cubes(self, pile: str) -> str:
        return ink.cubes(pile, self.lang, self.edition)

    def effect(self, card: str) -> str:
        row = self.catalogue[card]
        gain = self.cubes(row["gain"])
        return {"produce": f"+{gain}", "upgrade": f"^{row['upgrades']}", "trade": f"{self.cubes(row['give'])}>{gain}"}[row["kind"]]

    def head(self) -> str:
        return ink.bold(self.title())

    def points(self) -> list[str]:
        columns = []
        for place, card in enumerate(self.view["points"]):
            kind, left = self.coin(place)
            lacks = self.lacks(card)
            columns.append(
                [
                    ink.dim(self.say("coin", coin=kind, count=left)) if left else "",
                    f"{ink.bold(card)} {self.say('worth', points=self.catalogue[card]['points'])}",
                    self.cubes(self.catalogue[card]["cost"]),
                    ink.dim(f"-{self.cubes(lacks)}") if lacks else ink.bold(self.say("ready")),
                ]
            )
        titles = [self.say("points"), ink.dim(self.say("deck", count=self.view["points_deck"])), "", ink.dim(self.say("lacking"))]
        return ["", *_side_by_side(titles, columns, _INDENT)]

    def market(self) -> list[str]:
        columns = []
        for price, place in enumerate(self.view["market"]):
            row = self.catalogue[place["card"]]
            first = self.cubes(row["give"]) if row["kind"] == "trade" else self.effect(row["id"])
            columns.append(
                [
                    f"{ink.bold(row['id'])} {ink.dim(self.say('price', price=price))}",
                    first,
                    f">{self.cubes(row['gain'])}" if row["kind"] == "trade" else "",
                    f"[{self.cubes(place['cubes'])}]" if place["cubes"] else "",
                ]
            )
        lines = _side_by_side([""] * 4, columns, indent=2)
        return ["", self.say("market", count=self.view["market_deck"]), *(line for line in lines if line), ""]

    def seat(self, number: int, seat: Row) -> list[str]:
        mark = "> " if number == self.view["player"] else "  "
        coins = " ".join(self.say("coin", coin=kind, count=seat[kind]) for kind in ("gold", "silver") if seat[kind])
        line = mark + ink.padded(ink.seat(self.name(number), number), _INDENT)
        line += ink.padded(self.cubes(seat["caravan"]), 22) + ink.dim(f"{len(seat['caravan'])}/{CARAVAN_LIMIT}   ")
        line += self.say("progress", have=self.claimed(seat), goal=self.cards_to_end()) + (f"   {coins}" if coins else "")
        lines = [line]
        for place in ("hand", "played"):
            if isinstance(seat[place], int):
                lines += _flow(self.say(place), [self.say("hidden", count=seat[place])])
            elif seat[place]:
                lines += _flow(self.say(place), [f"{ink.bold(card)} {self.effect(card)}" for card in seat[place]])
        return lines


def _side_by_side(titles: Sequence[str], columns: Sequence[Sequence[str]], indent: int) -> list[str]:
    """Cards next to each other, with titles on the left."""
    lines = [ink.padded(title, indent) for title in titles]
    for column in columns:
        wide = max(ink.width(cell) for cell in column) + _GAP
        lines = [line + ink.padded(cell, wide) for line, cell in zip(lines, column, strict=True)]
    return [line.rstrip() for line in lines]


def _flow(title: str, items: Sequence[str]) -> list[str]:
    """Items one after the other, on as many lines as they need."""
    lines = [" " * 4 + ink.padded(ink.dim(title), _INDENT - 2)]
    for item in items:
        if ink.width(lines[-1]) + ink.width(item) > 78:
            lines.append(" " * (_INDENT + 2))
        lines[-1] += item + " " * _GAP
    return [line.rstrip() for line in lines]


class _Sentences(_Pen):
    """What a screen reader can speak."""

    def head(self) -> str:
        return f"{self.title()}."

    def effect(self, card: str) -> str:
        row = self.catalogue[card]
        return self.say("effect", kind=row["kind"], give=row["give"], gain=row["gain"], upgrades=row["upgrades"])

    def points(self) -> list[str]:
        lines = [self.say("points-plain", count=self.view["points_deck"])]
        for place, card in enumerate(self.view["points"]):
            row = self.catalogue[card]
            kind, left = self.coin(place)
            lacks = self.lacks(card)
            lines.append(
                self.say(
                    "point-card",
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

    def market(self) -> list[str]:
        lines = [self.say("market-plain", count=self.view["market_deck"])]
        for price, place in enumerate(self.view["market"]):
            effect = self.effect(place["card"])
            lines.append(self.say("merchant", place=price + 1, card=place["card"], price=price, effect=effect, cubes=place["cubes"]))
        return lines

    def seat(self, number: int, seat: Row) -> list[str]:
        def cards(place: str) -> str:
            if isinstance(seat[place], int):
                return self.say("hidden", count=seat[place])
            return ", ".join(f"{card} ({self.effect(card)})" for card in seat[place]) or self.say("none")

        return [
            self.say(
                "seat",
                name=self.name(number),
                caravan=seat["caravan"],
                count=len(seat["caravan"]),
                hand=cards("hand"),
                played=cards("played"),
                have=self.claimed(seat),
                goal=self.cards_to_end(),
                gold=seat["gold"],
                silver=seat["silver"],
            )
        ]
