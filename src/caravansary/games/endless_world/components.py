"""Endless World: its component files, the choice of panels, and the box of numbers that the rules read."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from caravansary.engine.components import PROVENANCES, Row, Table, Wrong, exchange, name, number, one_of, pile
from caravansary.engine.kind import OptionReader, Options, Rows
from caravansary.engine.luck import draw
from caravansary.errors import BadOption
from caravansary.games.endless_world.state import (
    BONUS_KINDS,
    BONUS_TILES,
    BOX,
    CHOICES,
    COVERS,
    EXPLORATION_TILES,
    FIXED_PANELS,
    GOLEMS,
    ICONS,
    KINDS,
    LOCATIONS,
    MAX_PLAYERS,
    MERCHANTS,
    PANELS_DECK,
    PLACES,
    POINT_CARDS,
    STACKS,
    SYMBOLS,
    TILE_KINDS,
)

DATA = Path(__file__).parent / "data"
LOCATION_FILE = "locations.csv"
POINT_FILE = "point_cards.csv"
BONUS_FILE = "bonus_tiles.csv"
EXPLORATION_FILE = "exploration_tiles.csv"
RANDOM = "random"
_ALWAYS_COVERS = 8
_COVERS_BELOW_4 = 2
_LEAVES_THE_GAME = {2: ("3+", "=4"), 3: ("=4",), 4: ()}


# What the files must hold


def stacks(value: str) -> list[int]:
    """The printed numbers of the bonus spaces: "2" is one stack, "2+2" are two, nothing is none."""
    sizes = [number(1, BONUS_TILES)(part) for part in value.split("+")] if value else []
    if len(sizes) > STACKS:
        raise Wrong("components-range", value=value, least=1, most=STACKS)
    return sizes


def _fits(row: Row, filled: Mapping[str, Sequence[str]]) -> None:
    """Exactly the columns that the row's kind uses hold something."""
    used = filled[row["kind"]]
    for column in sorted({column for columns in filled.values() for column in columns}):
        value = row[column]
        if bool(any(value) if isinstance(value, list) else value) != (column in used):
            raise Wrong("components-kind", value=row["kind"])


def _check_location(row: Row) -> None:
    _fits(row, {"produce": ("gain",), "upgrade": ("upgrades",), "trade": ("give", "gain"), "golem": ("bonus_spaces",)})
    if row["kind"] == "trade":
        exchange(row["give"], row["gain"])


def _check_card(row: Row) -> None:
    used = {"assistance": ("symbol",), "tool": ("symbol", "bonus"), "new_merchants": ("bonus",), "exploration": ("bonus",)}
    _fits(row, used)
    most = {"tool": 4, "new_merchants": MERCHANTS, "exploration": 1}.get(row["kind"], 0)
    if row["bonus"] > most:
        raise Wrong("components-range", column="bonus", value=row["bonus"], least=1, most=most)


def _check_bonus(row: Row) -> None:
    _fits(row, {"single": ("icon1",), "pair": ("icon1", "icon2"), "merchant_pair": (), "flat": ()})
    if row["kind"] == "pair" and row["icon1"] == row["icon2"]:
        raise Wrong("components-kind", value=row["kind"])


def _check_tile(row: Row) -> None:
    _fits(row, {"crystals": ("crystals",), "icon": ("icon",), "merchant": (), "points": ()})


def _check_board(rows: Sequence[Row]) -> Iterator[Wrong]:
    """Whichever panel is chosen, the board must have what the rulebook counts on it."""
    for choice in CHOICES:
        board = [row for row in rows if row["panel"] in (*FIXED_PANELS, choice)]
        golems = [row for row in board if row["kind"] == "golem"]
        counts = {
            "locations": (len(board), PLACES),
            "kind golem": (len(golems), GOLEMS),
            "cover exploration": (sum(row["cover"] == "exploration" for row in board), _ALWAYS_COVERS),
            "cover 2-3": (sum(row["cover"] == "2-3" for row in board), _COVERS_BELOW_4),
            "two bonus stacks": (sum(len(row["bonus_spaces"]) == STACKS for row in golems), 1),
        }
        for what, (found, expected) in counts.items():
            if found != expected:
                yield Wrong("components-panels", panels=" ".join((*FIXED_PANELS, choice)), what=what, count=found, expected=expected)
        spaces = sum(sum(row["bonus_spaces"]) for row in golems)
        if spaces > BONUS_TILES:
            yield Wrong("components-panels", panels=choice, what="bonus_spaces", count=spaces, expected=BONUS_TILES)


def _check_deck(rows: Sequence[Row]) -> Iterator[Wrong]:
    """A game needs a card above each golem location to begin with."""
    for players in _LEAVES_THE_GAME:
        found = len(cards_in_game(rows, players))
        if found < GOLEMS:
            yield Wrong("components-deck", players=players, count=found, least=GOLEMS)


_from: Callable[[str], str] = one_of(*PROVENANCES, "")

TABLES = (
    Table(
        LOCATION_FILE,
        {
            "id": name,
            "panel": one_of(*FIXED_PANELS, *CHOICES),
            "kind": one_of(*KINDS),
            "merchants": number(1, MERCHANTS),
            "give": pile(),
            "gain": pile(),
            "upgrades": number(0, 9, blank=0),
            "symbol": one_of("", *SYMBOLS),
            "cover": one_of(*COVERS),
            "bonus_spaces": stacks,
            "provenance": _from,
        },
        rows=LOCATIONS,
        check=_check_location,
        whole=_check_board,
    ),
    Table(
        POINT_FILE,
        {
            "id": name,
            "kind": one_of(*ICONS),
            "cost": pile(1),
            "points": number(0, 99),
            "symbol": one_of("", *SYMBOLS),
            "bonus": number(0, MERCHANTS, blank=0),
            "players": one_of("", "3+", "=4"),
            "star": one_of("", "black", "white"),
            "provenance": _from,
        },
        rows=POINT_CARDS,
        check=_check_card,
        whole=_check_deck,
    ),
    Table(
        BONUS_FILE,
        {
            "id": name,
            "kind": one_of(*BONUS_KINDS),
            "icon1": one_of("", *ICONS),
            "icon2": one_of("", *ICONS),
            "points": number(0, 99),
            "provenance": _from,
        },
        rows=BONUS_TILES,
        check=_check_bonus,
    ),
    Table(
        EXPLORATION_FILE,
        {"id": name, "kind": one_of(*TILE_KINDS), "crystals": pile(), "icon": one_of("", *ICONS), "provenance": _from},
        rows=EXPLORATION_TILES,
        check=_check_tile,
    ),
)


# EN-01: the panels


def choose_panels(given: Options, players: int, seed: int) -> Options:
    """The fourth panel: the one that was chosen, else one by luck."""
    for option in given:
        if option != "panels":
            raise BadOption("error-option", option=option, known="panels")
    chosen = given.get("panels", RANDOM)
    if chosen == RANDOM:
        chosen = CHOICES[draw(seed, PANELS_DECK, 0, len(CHOICES))]
    if chosen not in CHOICES:
        raise BadOption("error-option-value", option="panels", found=str(chosen)[:40], known=", ".join((*CHOICES, RANDOM)))
    return {"panels": chosen}


def panels_of_position(data: Mapping[str, Any]) -> Options:
    """A position lists all four panels; the last is the chosen one."""
    panels = data.get("panels")
    return {"panels": panels[-1]} if isinstance(panels, list) and panels and panels[-1] in CHOICES else {}


OPTIONS = OptionReader(("panels",), choose_panels, panels_of_position, words={"panels": (RANDOM, *CHOICES)})


# The box


def cards_in_game(rows: Sequence[Row], players: int) -> list[int]:
    """EN-02: the point cards that are played with."""
    return [i for i, row in enumerate(rows) if row["star"] != "white" and row["players"] not in _LEAVES_THE_GAME[players]]


def make_box(rows: Rows, options: Options) -> Any:
    box = BOX.blank()
    _fill_board(box, rows[LOCATION_FILE], options["panels"])
    _fill_cards(box, rows[POINT_FILE])
    bonus, tiles = rows[BONUS_FILE], rows[EXPLORATION_FILE]
    box.bonus_kind = [BONUS_KINDS.index(row["kind"]) for row in bonus]
    box.icons = [[ICONS.index(row[column]) if row[column] else 0 for column in ("icon1", "icon2")] for row in bonus]
    box.bonus_points = [row["points"] for row in bonus]
    box.tile_kind = [TILE_KINDS.index(row["kind"]) for row in tiles]
    box.crystals = [row["crystals"] for row in tiles]
    box.icon_tiles = [_set(row["icon"] == icon for row in tiles) for icon in ICONS]
    box.point_tiles = _set(row["kind"] == "points" for row in tiles)
    return box


def _fill_board(box: Any, rows: Sequence[Row], chosen: str) -> None:
    numbers = [i for i, row in enumerate(rows) if row["panel"] in (*FIXED_PANELS, chosen)]
    board = [rows[i] for i in numbers]
    box.location = numbers
    box.kind = [KINDS.index(row["kind"]) for row in board]
    box.merchants = [row["merchants"] for row in board]
    box.give = [row["give"] for row in board]
    box.gain = [row["gain"] for row in board]
    box.upgrades = [row["upgrades"] for row in board]
    box.symbol = [SYMBOLS.index(row["symbol"]) if row["symbol"] else len(SYMBOLS) for row in board]
    box.cover = [COVERS.index(row["cover"]) for row in board]
    golems = [place for place, row in enumerate(board) if row["kind"] == "golem"]
    box.golem_place = golems
    box.golem = [golems.index(place) if place in golems else -1 for place in range(PLACES)]
    box.spaces = [(board[place]["bonus_spaces"] + [0])[:STACKS] for place in golems]


def _fill_cards(box: Any, rows: Sequence[Row]) -> None:
    box.card_kind = [ICONS.index(row["kind"]) for row in rows]
    box.cost = [row["cost"] for row in rows]
    box.card_points = [row["points"] for row in rows]
    box.newcomers = [row["bonus"] if row["kind"] == "new_merchants" else 0 for row in rows]
    for players in range(2, MAX_PLAYERS + 1):
        box.deck[players] = sum(1 << card for card in cards_in_game(rows, players))
    box.icon_cards = [_set(row["kind"] == icon for row in rows) for icon in ICONS]
    for i, symbol in enumerate(SYMBOLS):
        box.assistance[i] = _set(row["kind"] == "assistance" and row["symbol"] == symbol for row in rows)
        for c in range(4):
            box.tools[i][c] = _set(row["kind"] == "tool" and row["symbol"] == symbol and row["bonus"] == c + 1 for row in rows)


def _set(members: Iterator[bool]) -> int:
    return sum(1 << i for i, member in enumerate(members) if member)
