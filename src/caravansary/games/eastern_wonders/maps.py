"""Eastern Wonders: maps. A map is drawn in text, one letter a hex: o for a market tile, P for a port.

Columns stand two characters apart; hexes of one column stand two lines apart, and those of the next column one line
higher or lower. So a hex touches the hex two lines above and below it, and the four one line above and below in the
columns next to it. docs/maps.md shows examples.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from caravansary.engine.kind import OptionReader, Options
from caravansary.engine.luck import draw
from caravansary.errors import BadMap, BadOption, Fault
from caravansary.games.eastern_wonders.state import HEXES, MAP_DECK, PORTS

WORDS = ("standard", "random")
MARKETS = HEXES - PORTS
MAX_COLUMNS = 26
MAX_LINES = 100
_AROUND = ((0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1))

Place = tuple[int, int]


class Hex(NamedTuple):
    """A hex of a map: its column from the left, its line from the top (see above), and whether it is a port."""

    column: int
    line: int
    port: bool


def around(column: int, line: int) -> list[Place]:
    return [(column + right, line + down) for right, down in _AROUND]


def names(columns: Iterable[int]) -> tuple[str, ...]:
    """The names of hexes in order: the letter of the column, the number of the hex in it from the top."""
    return _names(tuple(columns))


@lru_cache
def _names(columns: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(f"{chr(ord('A') + column)}{1 + columns[:i].count(column)}" for i, column in enumerate(columns))


def ordered(hexes: Iterable[Hex]) -> list[Hex]:
    """In the order of their names, moved to the top and to the left."""
    found = list(hexes)
    left, top = min(hex.column for hex in found), min(hex.line for hex in found)
    return sorted(Hex(hex.column - left, hex.line - top, hex.port) for hex in found)


def drawn(hexes: Iterable[Hex]) -> list[str]:
    """The drawing of a map."""
    placed = {(hex.column, hex.line): "P" if hex.port else "o" for hex in hexes}
    columns, lines = (1 + max(place[i] for place in placed) for i in (0, 1))
    return [" ".join(placed.get((column, line), " ") for column in range(columns)).rstrip() for line in range(lines)]


def read(drawing: Any) -> list[Hex]:
    """The hexes of a drawing; `BadMap` names every fault."""
    if not isinstance(drawing, list) or not all(isinstance(line, str) for line in drawing):
        raise BadOption("eastern-wonders-map-option", found=str(drawing)[:40])
    if len(drawing) > MAX_LINES or any(len(line) > MAX_LINES for line in drawing):
        raise BadMap("eastern-wonders-map-bad", [Fault("eastern-wonders-map-large", most=MAX_LINES)])
    faults: list[Fault] = []
    hexes, is_grid = _hexes(drawing, faults)
    if hexes and is_grid:
        hexes = ordered(hexes)
        faults += check(hexes)
    else:
        faults += _counted(hexes)
    if faults:
        raise BadMap("eastern-wonders-map-bad", faults)
    return hexes


class _Letter(NamedTuple):
    row: int
    at: int
    letter: str
    line: int  # in the file, comments counted

    @property
    def known(self) -> bool:
        return self.letter in "oOpP"


def _hexes(drawing: list[str], faults: list[Fault]) -> tuple[list[Hex], bool]:
    """What is drawn, and whether all of it stands where a hex can stand; any letter there is taken for a hex."""
    lines = [(number, line) for number, line in enumerate(drawing, 1) if not line.startswith("#")]
    letters = [
        _Letter(row, at, letter, number) for row, (number, line) in enumerate(lines) for at, letter in enumerate(line) if letter not in " ."
    ]
    left = min((found.at for found in letters), default=0)
    between = [found for found in letters if (found.at - left) % 2]
    # Whichever stagger most letters follow is meant; the others stand in a wrong line.
    odd = [((found.at - left) // 2 + found.row) % 2 for found in letters]
    meant = int(2 * sum(odd) > len(odd))
    wrong_line = [found for found, parity in zip(letters, odd, strict=True) if parity != meant and not between]
    for found in letters:
        where = {"line": found.line, "at": found.at + 1}
        if not found.known:
            faults.append(Fault("eastern-wonders-map-letter", found=found.letter, **where))
        elif found in between:
            faults.append(Fault("eastern-wonders-map-between", **where))
        elif found in wrong_line:
            faults.append(Fault("eastern-wonders-map-line", **where))
    is_grid = not between and not wrong_line
    return [Hex((found.at - left) // 2, found.row, found.letter in "pP") for found in letters if found.known or is_grid], is_grid


def _counted(hexes: Sequence[Hex]) -> list[Fault]:
    faults: list[Fault] = []
    ports = sum(hex.port for hex in hexes)
    if len(hexes) - ports != MARKETS:
        faults.append(Fault("eastern-wonders-map-markets", found=len(hexes) - ports, expected=MARKETS))
    if ports != PORTS:
        faults.append(Fault("eastern-wonders-map-ports", found=ports, expected=PORTS))
    return faults


def check(hexes: Sequence[Hex]) -> list[Fault]:
    """EW-03: everything that is wrong with a map; its hexes are in order."""
    faults = _counted(hexes)
    if max(hex.column for hex in hexes) >= MAX_COLUMNS:
        return [*faults, Fault("eastern-wonders-map-columns", most=MAX_COLUMNS)]
    called = dict(zip([hex[:2] for hex in hexes], names([hex.column for hex in hexes]), strict=True))
    if len(called) != len(hexes):
        return [*faults, Fault("eastern-wonders-map-twice")]
    joined = _joined(next(iter(called)), called)
    apart = [name for place, name in called.items() if place not in joined]
    if apart:
        faults.append(Fault("eastern-wonders-map-apart", hexes=", ".join(apart)))
    for place, name in called.items():
        # With so many tiles there is always a way to let each touch two others, so "where possible" leaves no exception.
        if sum(other in called for other in around(*place)) < 2:
            faults.append(Fault("eastern-wonders-map-touch", hex=name))
    return faults


def _joined(start: Place, places: Iterable[Place]) -> set[Place]:
    """All places that can be reached from this one."""
    left, reached, waiting = set(places), {start}, [start]
    while waiting:
        for place in around(*waiting.pop()):
            if place in left and place not in reached:
                reached.add(place)
                waiting.append(place)
    return reached


def random_map(seed: int) -> list[Hex]:
    """A map grown tile by tile, each touching two others at least; the ports at its edge, far from each other."""
    pick = _picker(seed)
    tiles = [(0, 0), (0, 2)]
    while len(tiles) < HEXES:
        touched = [place for tile in tiles for place in around(*tile) if place not in tiles]
        tiles.append(pick(sorted({place for place in touched if touched.count(place) >= 2})))
    edge = [tile for tile in sorted(tiles) if sum(place in tiles for place in around(*tile)) < 6]
    ports = [pick(edge)]
    while len(ports) < PORTS:
        nearest = {tile: min(_distance(tile, port) for port in ports) for tile in edge}
        ports.append(pick([tile for tile in edge if nearest[tile] == max(nearest.values())]))
    return ordered(Hex(*tile, tile in ports) for tile in tiles)


def _picker(seed: int) -> Callable[[Sequence[Place]], Place]:
    drawn = 0

    def pick(places: Sequence[Place]) -> Place:
        nonlocal drawn
        drawn += 1
        return places[draw(seed, MAP_DECK, drawn, len(places))]

    return pick


def _distance(a: Place, b: Place) -> int:
    across, down = abs(a[0] - b[0]), abs(a[1] - b[1])
    return across + max(0, down - across) // 2


def map_option(given: Options, players: int, seed: int) -> Options:
    """`map`: the standard map is no option at all; any other is kept as its drawing."""
    for option in given:
        if option != "map":
            raise BadOption("error-option", option=str(option)[:40], known="map")
    wanted = given.get("map", "standard")
    if wanted == "standard":
        return {}
    return {"map": drawn(random_map(seed) if wanted == "random" else read(wanted))}


OPTIONS = OptionReader(("map",), map_option, words={"map": WORDS}, files=("map",))
