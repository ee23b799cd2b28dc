"""The pens that games draw with: one for text, one for pictures.

A game says what lies where; a pen knows the language, the edition and the medium. Games see only these protocols and so depend on
nothing but the engine; the pens themselves are in `caravansary.terminal`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from caravansary.engine.components import Row

View = Mapping[str, Any]  # `Game.view(seat, open_hands=...)`; a hand that is not shown is a number
Catalogue = Mapping[str, Row]  # `Game.catalogue()`: the cards and tiles by id

PAGE_WIDTH = 1000  # every picture has this width and as much height as it asks for
PAGE_MARGIN = 16


class TextPen(Protocol):
    """Writes lines of text of at most `width` columns.

    Colour codes are part of the text and take no room. A plain pen writes none: it is for sentences in reading order, without
    symbols or columns, that a screen reader can speak.
    """

    @property
    def plain(self) -> bool:
        """Whether sentences are wanted instead of a picture."""

    @property
    def width(self) -> int:
        """The number of columns."""

    def say(self, message: str, **args: Any) -> str:
        """A message of the game being drawn, without the game's id: "table-head" is `GAME-table-head`."""

    def name(self, seat: int) -> str:
        """What a player is called: "Player 1" for seat 0."""

    def labelled(self, what: str, found: str) -> str:
        """ "cards: p05", with the colon as the language sets it."""

    def joined(self, parts: Sequence[str]) -> str:
        """ "hand: m01; played: m02", with the semicolon as the language sets it."""

    def cubes(self, pile: str) -> str:
        """A pile of cubes with the letters of their colours, "Y11 R2"; in words when plain."""

    def levels(self, pile: str) -> str:
        """A pile of cubes as in notation, for narrow places: "112"."""

    def bold(self, words: str) -> str:
        """In heavy type."""

    def dim(self, words: str) -> str:
        """In faint type."""

    def seat(self, words: str, seat: int) -> str:
        """In the colour of a seat."""

    def length(self, words: str) -> int:
        """The number of columns that the words take."""

    def padded(self, words: str, columns: int) -> str:
        """Filled with blanks to this number of columns."""

    def fitted(self, words: str, columns: int) -> str:
        """Cut to this number of columns where the words are longer, with a ~ at the end."""

    def wrapped(self, words: str, indent: int = 0) -> list[str]:
        """Wrapped into lines of `width` columns, each indented; words that must be split lose their colours."""


class PicturePen(Protocol):
    """Draws on a page of `PAGE_WIDTH` pixels; x and y count from the top left.

    A colour is a name ("ink", "faint", "card", "back", "white") or a hex code; `seat_colour` has those of the seats.
    """

    def words(self, x: float, y: float, words: str, size: int = 14, colour: str = "ink", middle: bool = False) -> float:
        """Write at this point, or around it (`middle`); the x where the words end."""

    def say(self, x: float, y: float, message: str, size: int = 14, colour: str = "ink", **args: Any) -> float:
        """Write a message of the game being drawn, without the game's id; the x where it ends."""

    def cubes(self, x: float, y: float, pile: str, across: int = 10) -> float:
        """Draw a pile of cubes with `across` cubes in a row; the x where they end."""

    def card(self, x: float, y: float, wide: float, high: float, colour: str = "card", edge: str = "ink", thick: int = 1) -> None:
        """Draw a rectangle with round corners."""

    def polygon(self, points: Sequence[tuple[float, float]], colour: str, edge: str = "ink") -> None:
        """Draw a filled polygon."""

    def disc(self, x: float, y: float, radius: float, colour: str, letter: str = "") -> None:
        """Draw a disc around this point, with a letter or number on it."""

    def exchange(self, x: float, y: float, row: Row, across: int = 5) -> None:
        """Draw what a card or tile does: cubes for cubes, cubes gained, or a number of upgrades."""

    def seat_colour(self, seat: int) -> str:
        """The colour of a seat."""

    def seat_band(self, y: float, high: float, seat: int, is_deciding: bool) -> None:
        """Draw the frame of a seat with its name on the left; a thick one for the seat to decide."""
