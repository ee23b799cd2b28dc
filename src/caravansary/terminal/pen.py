"""The text pen: what `draw.py` of every game writes its table with."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from textwrap import wrap
from typing import Any

from caravansary.engine.contracts import Draw
from caravansary.engine.game import Game
from caravansary.engine.pens import View
from caravansary.terminal import ink
from caravansary.texts import text

WIDTH = 80


class Pen:
    """Writes in one language and edition; plain, it uses neither colours nor letters for cubes (see `TextPen`)."""

    def __init__(self, game: str, lang: str, edition: str, plain: bool) -> None:
        self.plain, self.width = plain, WIDTH
        self._game, self._lang, self._edition = game, lang, edition
        self._letters = text("cube-letters", {}, lang, edition)

    def say(self, message: str, **args: Any) -> str:
        return text(f"{self._game}-{message}", args, self._lang, self._edition)

    def name(self, seat: int) -> str:
        return text("text-player", {"number": seat + 1}, self._lang, self._edition)

    def labelled(self, what: str, found: str) -> str:
        return text("labelled", {"what": what, "found": found}, self._lang, self._edition)

    def joined(self, parts: Sequence[str]) -> str:
        return reduce(lambda first, next: text("joined", {"first": first, "next": next}, self._lang, self._edition), parts)

    def cubes(self, pile: str) -> str:
        if self.plain:
            return text("text-cubes", {"pile": pile, "game": self._game}, self._lang, self._edition)
        return ink.cubes(pile, self._letters, self._edition)

    def levels(self, pile: str) -> str:
        return pile if self.plain else ink.levels(pile, self._edition)

    def bold(self, words: str) -> str:
        return words if self.plain else ink.bold(words)

    def dim(self, words: str) -> str:
        return words if self.plain else ink.dim(words)

    def seat(self, words: str, seat: int) -> str:
        return words if self.plain else ink.seat(words, seat)

    def length(self, words: str) -> int:
        return ink.width(words)

    def padded(self, words: str, columns: int) -> str:
        return ink.padded(words, columns)

    def fitted(self, words: str, columns: int) -> str:
        return words if ink.width(words) <= columns else ink.stripped(words)[: columns - 1] + "~"

    def wrapped(self, words: str, indent: int = 0) -> list[str]:
        columns = self.width - indent
        lines = [words] if ink.width(words) <= columns else wrap(ink.stripped(words), columns)
        return [" " * indent + line for line in lines]


def table_lines(game: Game, view: View, lang: str, plain: bool = False) -> list[str]:
    """The table of a game as its `draw.py` draws it; `NoSuchPart` for a game that has no drawing."""
    drawing: Draw = game.kind.part("draw")
    return drawing.draw_table(Pen(game.kind.id, lang, game.edition, plain), view, game.catalogue())
