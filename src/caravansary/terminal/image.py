"""The pen for pictures: what `picture.py` of every game draws its table with, as an image of pixels (needs Pillow)."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Any

from PIL import Image, ImageDraw, ImageFont

from caravansary.engine.components import Row
from caravansary.engine.pens import PAGE_MARGIN, PAGE_WIDTH
from caravansary.terminal.ink import SEATS
from caravansary.texts import text

CUBE = 17
COLOURS = {"paper": "#efe6d3", "ink": "#2b2118", "faint": "#85786a", "card": "#fffaf0", "back": "#8a6d4f"}
CUBES = {"spice": ("#f2c230", "#c8342b", "#3f8f3a", "#7a4a26"), "golem": ("#f2c230", "#3f9f4a", "#2f7fd0", "#d0559f")}


class ImagePen:
    """Draws cards, cubes and words (see `PicturePen`); a cube has its letter too, so that it can be read without colours."""

    def __init__(self, height: int, game: str, lang: str, edition: str) -> None:
        self.image = Image.new("RGB", (PAGE_WIDTH, height), COLOURS["paper"])
        self._draw = ImageDraw.Draw(self.image)
        self._game, self._lang, self._edition = game, lang, edition
        self._letters = text("cube-letters", {}, lang, edition)

    def words(self, x: float, y: float, words: str, size: int = 14, colour: str = "ink", middle: bool = False) -> float:
        font, words = ImageFont.load_default(size), _without_accents(words)
        self._draw.text((x, y), words, _hex(colour), font, anchor="mm" if middle else "la")
        return x + float(self._draw.textlength(words, font))

    def say(self, x: float, y: float, message: str, size: int = 14, colour: str = "ink", **args: Any) -> float:
        return self.words(x, y, text(f"{self._game}-{message}", args, self._lang, self._edition), size, colour)

    def cubes(self, x: float, y: float, pile: str, across: int = 10) -> float:
        for i, level in enumerate(pile):
            left, top = x + (i % across) * (CUBE + 2), y + (i // across) * (CUBE + 2)
            colour, letter = CUBES[self._edition][int(level) - 1], self._letters[int(level) - 1]
            self._draw.rounded_rectangle((left, top, left + CUBE, top + CUBE), 3, colour, _hex("ink"))
            self.words(left + CUBE / 2 + 0.5, top + CUBE / 2 + 0.5, letter, 11, "ink" if level == "1" else "white", True)
        return x + min(len(pile), across) * (CUBE + 2)

    def card(self, x: float, y: float, wide: float, high: float, colour: str = "card", edge: str = "ink", thick: int = 1) -> None:
        self._draw.rounded_rectangle((x, y, x + wide, y + high), 6, _hex(colour), _hex(edge), thick)

    def polygon(self, points: Sequence[tuple[float, float]], colour: str, edge: str = "ink") -> None:
        self._draw.polygon(points, _hex(colour), _hex(edge))

    def disc(self, x: float, y: float, radius: float, colour: str, letter: str = "") -> None:
        self._draw.ellipse((x - radius, y - radius, x + radius, y + radius), _hex(colour), _hex("ink"))
        if letter:
            self.words(x, y, letter, int(radius * 1.2), "white", True)

    def exchange(self, x: float, y: float, row: Row, across: int = 5) -> None:
        if row.get("upgrades"):
            self.words(x, y, f"^ {row['upgrades']}", 16)
        elif row["give"]:
            self.cubes(x, y, row["give"], across)
            down = y + (CUBE + 2) * (1 + (len(row["give"]) - 1) // across)
            self.polygon([(x + 4, down + 2), (x + 20, down + 2), (x + 12, down + 9)], "ink")
            self.cubes(x, down + 12, row["gain"], across)
        else:
            self.cubes(x, y, row["gain"], across)

    def seat_colour(self, seat: int) -> str:
        return SEATS[seat % len(SEATS)]

    def seat_band(self, y: float, high: float, seat: int, is_deciding: bool) -> None:
        colour = self.seat_colour(seat)
        self.card(PAGE_MARGIN, y, PAGE_WIDTH - 2 * PAGE_MARGIN, high - 6, "#f7efdf", colour, 4 if is_deciding else 1)
        name = text("text-player", {"number": seat + 1}, self._lang, self._edition)
        self.words(PAGE_MARGIN + 10, y + 6, name, 15, colour)


def _hex(colour: str) -> str:
    return COLOURS.get(colour, colour)


def _without_accents(words: str) -> str:
    """Pillow's own font has no accented letters."""
    return "".join(letter for letter in unicodedata.normalize("NFD", words) if not unicodedata.combining(letter))
