"""The table as a picture (RGB array) for environments: each game draws itself in its `picture` module, with the pen from here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from caravansary.engine.game import Game
from caravansary.texts import text

WIDTH = 1000
MARGIN = 16
CUBE = 17
PAPER, INK, FAINT, CARD, BACK = "#efe6d3", "#2b2118", "#85786a", "#fffaf0", "#8a6d4f"
SEATS = ("#2f6fb0", "#c8641b", "#3d8a4e", "#a5428f", "#7a6a1d")
CUBES = {"spice": ("#f2c230", "#c8342b", "#3f8f3a", "#7a4a26"), "golem": ("#f2c230", "#3f9f4a", "#2f7fd0", "#d0559f")}


class Pen:
    """Draws cards, cubes and words; a cube has its colour and its letter, so that it reads without colours too."""

    def __init__(self, height: int, lang: str, edition: str) -> None:
        self.image = Image.new("RGB", (WIDTH, height), PAPER)
        self._draw = ImageDraw.Draw(self.image)
        self._letters = text("cube-letters", {}, lang, edition)
        self.lang, self.edition = lang, edition

    def words(self, x: float, y: float, words: str, size: int = 14, colour: str = INK, middle: bool = False) -> float:
        """Where they end."""
        font = ImageFont.load_default(size)
        self._draw.text((x, y), words, colour, font, anchor="mm" if middle else "la")
        return x + float(self._draw.textlength(words, font))

    def say(self, x: float, y: float, message: str, size: int = 14, colour: str = INK, **args: Any) -> float:
        return self.words(x, y, text(message, args, self.lang, self.edition), size, colour)

    def cubes(self, x: float, y: float, pile: str, across: int = 10) -> float:
        """The cubes of a pile, so many in a row; where they end."""
        for i, level in enumerate(pile):
            left, top = x + (i % across) * (CUBE + 2), y + (i // across) * (CUBE + 2)
            colour = CUBES[self.edition][int(level) - 1]
            self._draw.rounded_rectangle((left, top, left + CUBE, top + CUBE), 3, colour, INK)
            self.words(
                left + CUBE / 2 + 0.5, top + CUBE / 2 + 0.5, self._letters[int(level) - 1], 11, INK if level == "1" else "white", True
            )
        return x + min(len(pile), across) * (CUBE + 2)

    def card(self, x: float, y: float, wide: float, high: float, colour: str = CARD, edge: str = INK, thick: int = 1) -> None:
        self._draw.rounded_rectangle((x, y, x + wide, y + high), 6, colour, edge, thick)

    def polygon(self, points: Sequence[tuple[float, float]], colour: str, edge: str = INK) -> None:
        self._draw.polygon(points, colour, edge)

    def disc(self, x: float, y: float, radius: float, colour: str, letter: str = "") -> None:
        self._draw.ellipse((x - radius, y - radius, x + radius, y + radius), colour, INK)
        if letter:
            self.words(x, y, letter, int(radius * 1.2), "white", True)

    def exchange(self, x: float, y: float, row: Any, across: int = 5) -> None:
        """What a card gives for what: cubes, an arrow, cubes; or raises."""
        if row.get("upgrades"):
            self.words(x, y, f"↑ {row['upgrades']}".replace("↑", "^"), 16)
        elif row["give"]:
            self.cubes(x, y, row["give"], across)
            down = y + (CUBE + 2) * (1 + (len(row["give"]) - 1) // across)
            self.polygon([(x + 4, down + 2), (x + 20, down + 2), (x + 12, down + 9)], INK)
            self.cubes(x, down + 12, row["gain"], across)
        else:
            self.cubes(x, y, row["gain"], across)

    def seat_band(self, y: float, high: float, seat: int, is_deciding: bool) -> None:
        """The frame of a seat, its name on the left; thick for the one to decide."""
        self.card(MARGIN, y, WIDTH - 2 * MARGIN, high - 6, "#f7efdf", SEATS[seat], 4 if is_deciding else 1)
        self.say(MARGIN + 10, y + 6, "text-player", 15, SEATS[seat], number=seat + 1)


def picture(game: Game, seat: int | None = None, lang: str = "en") -> NDArray[np.uint8]:
    """What a seat sees (None: a spectator), as height x width x 3."""
    drawn = game.kind.part("picture")
    view, known = game.view(seat), game.catalogue()
    pen = Pen(drawn.height(view), lang, game.edition)
    drawn.draw(pen, view, known)
    return np.array(pen.image)
