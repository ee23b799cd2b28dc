"""Colours: those of a terminal as codes within the text, and those of the seats in drawings.

Text pictures always carry the codes; `stripped` takes them out where they are not wanted.
"""

from __future__ import annotations

import re

SEATS = ("#2f6fb0", "#c8641b", "#3d8a4e", "#a5428f", "#7a6a1d")  # in charts and pictures
_CUBES = {"spice": (220, 203, 78, 173), "golem": (220, 77, 45, 170)}
_SEATS = (117, 215, 156, 218, 183)
_CODES = re.compile(r"\x1b\[[0-9;]*m")


def paint(words: str, colour: int) -> str:
    """In one of the 256 colours of a terminal."""
    return f"\x1b[38;5;{colour}m{words}\x1b[0m"


def bold(words: str) -> str:
    return f"\x1b[1m{words}\x1b[0m"


def dim(words: str) -> str:
    return f"\x1b[2m{words}\x1b[0m"


def seat(words: str, number: int) -> str:
    """In the colour of a seat."""
    return f"\x1b[1m{paint(words, _SEATS[number % len(_SEATS)])}"


def cubes(pile: str, letters: str, edition: str) -> str:
    """ "1123" as "Y11 R2 G3": the letter of the colour, then the cubes as in notation."""
    return " ".join(_groups(pile, letters, edition)) or "-"


def levels(pile: str, edition: str) -> str:
    """The cubes as in notation, without letters."""
    return "".join(_groups(pile, ("",) * 4, edition))


def _groups(pile: str, letters: str | tuple[str, ...], edition: str) -> list[str]:
    """The cubes of each level that is in the pile, in its colour."""
    colours = zip("1234", letters, _CUBES[edition], strict=True)
    return [paint(letter + level * pile.count(level), colour) for level, letter, colour in colours if level in pile]


def stripped(words: str) -> str:
    """Without colour codes."""
    return _CODES.sub("", words)


def width(words: str) -> int:
    """The number of columns that the words take."""
    return len(stripped(words))


def padded(words: str, columns: int) -> str:
    """Filled with blanks to this number of columns."""
    return words + " " * (columns - width(words))
