"""Ink for the text table: cubes that read without colour, in colour where the terminal has it.

Pictures always carry colour codes; whoever prints them strips the codes where they are not wanted.
"""

from __future__ import annotations

import re

from caravansary.texts import text

_COLOURS = {"spice": (220, 203, 78, 173), "golem": (220, 77, 45, 170)}
_SEATS = (117, 215, 156, 218, 183)
_CODES = re.compile(r"\x1b\[[0-9;]*m")


def paint(words: str, colour: int) -> str:
    """In one of the 256 terminal colours."""
    return f"\x1b[38;5;{colour}m{words}\x1b[0m"


def bold(words: str) -> str:
    return f"\x1b[1m{words}\x1b[0m"


def dim(words: str) -> str:
    return f"\x1b[2m{words}\x1b[0m"


def seat(words: str, number: int) -> str:
    """A player's name in the colour of the seat."""
    return f"\x1b[1m{paint(words, _SEATS[number % len(_SEATS)])}"


def cubes(pile: str, lang: str, edition: str, nothing: str = "-") -> str:
    """ "1123" as "Y11 R2 G3": the letter of the colour, then the cubes as in notation."""
    letters = text("cube-letters", {}, lang, edition)
    groups = []
    for level, letter, colour in zip("1234", letters, _COLOURS[edition], strict=True):
        if level in pile:
            groups.append(paint(letter + level * pile.count(level), colour))
    return " ".join(groups) or nothing


def levels(pile: str, edition: str) -> str:
    """The cubes as in notation, without letters: for narrow places."""
    return "".join(
        paint(level * pile.count(level), colour) for level, colour in zip("1234", _COLOURS[edition], strict=True) if level in pile
    )


def stripped(words: str) -> str:
    return _CODES.sub("", words)


def width(words: str) -> int:
    return len(stripped(words))


def padded(words: str, columns: int) -> str:
    """Filled with blanks to so many columns."""
    return words + " " * (columns - width(words))
