"""The choices of the player to decide, as a numbered list that stays short."""

from __future__ import annotations

from textwrap import wrap

from caravansary.engine.game import Game
from caravansary.terminal import ink
from caravansary.texts import text

WIDTH = 80
IN_FULL = 16  # more choices than this are listed by name only


def choices(game: Game, lang: str, plain: bool, in_full: bool = False) -> list[str]:
    """All legal actions with their numbers: as sentences, or by verb and name when there are many."""
    if len(game.legal) > IN_FULL and not in_full:
        return _by_verb(game, lang, plain)
    items = [game.describe(action, lang) for action in game.legal]
    if plain:
        return [f"{number}. {item}." for number, item in enumerate(items, 1)]
    return _in_columns([f"{ink.bold(f'{number:>3}')}  {item}" for number, item in enumerate(items, 1)])


def _by_verb(game: Game, lang: str, plain: bool) -> list[str]:
    groups: dict[str, list[str]] = {}
    for number, (_, word) in enumerate(game.words(), 1):
        groups.setdefault(word.verb, []).append(f"{number}. {word.arg or word.verb}" if plain else f"{number} {word.arg or word.verb}")
    if plain:
        return [text("labelled", {"what": verb, "found": ", ".join(items)}, lang) + "." for verb, items in groups.items()]
    lines = []
    for verb, items in groups.items():
        titles = [ink.bold(verb)]
        for part in wrap("   ".join(item.replace(" ", "\0") for item in items), WIDTH - 12):
            lines.append(ink.padded(titles.pop() if titles else "", 12) + part.replace("\0", " "))
    return lines


def _in_columns(items: list[str]) -> list[str]:
    """As many columns as fit, read downwards; long sentences get a line each and continue indented."""
    widest = max(ink.width(item) for item in items) + 3
    columns = max(1, WIDTH // widest)
    if columns == 1:
        return [line for item in items for line in wrapped(item, " " * 5)]
    rows = -(-len(items) // columns)
    return ["".join(ink.padded(item, widest) for item in items[row::rows]).rstrip() for row in range(rows)]


def wrapped(line: str, indent: str = "") -> list[str]:
    """A line broken at the width of the table, colours and all."""
    if ink.width(line) <= WIDTH:
        return [line]
    first, *words = line.split(" ")
    parts = [first]
    for word in words:
        if ink.width(parts[-1]) + 1 + ink.width(word) > WIDTH:
            parts.append(indent + word)
        else:
            parts[-1] += " " + word
    return parts
