"""`caravansary play`: a game in the browser, or with --text at the text table."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import caravansary as cv
from caravansary.bots import known
from caravansary.bots.spec import split_specs
from caravansary.commands.options import whole_number
from caravansary.commands.serve import has_client, play_in_browser
from caravansary.engine.game import Game
from caravansary.errors import BadOption
from caravansary.games import ids, kind
from caravansary.terminal.files import read_json, read_record
from caravansary.terminal.table import Place, TextTable
from caravansary.texts import text

LOT = "lot"


def arguments(parser: argparse.ArgumentParser, say: Callable[..., str]) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help=say("cli-game-option", known=", ".join(ids()), default=ids()[0]))
    parser.add_argument("--text", action="store_true", help=say("cli-text"))
    parser.add_argument("--players", metavar="N", help=say("cli-players"))
    parser.add_argument("--bots", metavar="BOT,...", default="", help=say("cli-bots", known=", ".join(known())))
    parser.add_argument("--names", metavar="NAME,...", default="", help=say("cli-names"))
    parser.add_argument("--begins", metavar="WHO", help=say("cli-begins"))
    parser.add_argument("--seat", metavar="N", help=say("cli-seat"))
    parser.add_argument("--edition", metavar="NAME", help=say("cli-edition"))
    parser.add_argument("--seed", metavar="N", help=say("cli-seed"))
    parser.add_argument("--components", metavar="DIR", help=say("cli-components-option"))
    parser.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help=say("cli-option"))
    parser.add_argument("--plain", action="store_true", help=say("cli-plain"))
    parser.add_argument("--record", metavar="FILE", help=say("cli-record"))
    parser.add_argument("--load", metavar="FILE", help=say("cli-load"))


def run(args: argparse.Namespace) -> int:
    in_browser = not args.text and has_client()
    if in_browser and not _anything_chosen(args):
        return play_in_browser(args.lang)
    specs = split_specs(args.bots)
    game = _load(args) if args.load else _new(args, specs)
    around = _around(game, specs, args.names)
    first = _first(args, game, around)
    if in_browser:
        return play_in_browser(args.lang, _table(args, game, around, first))
    record = Path(args.record) if args.record else None
    table = TextTable(game, around, first, args.lang, args.plain, record, None if args.load else "lot" if _by_lot(args) else "named")
    if not args.text:
        print(text("cli-no-browser", {}, args.lang))
    return table.play()


def _anything_chosen(args: argparse.Namespace) -> bool:
    """Whether any option says which game to play; options that only the text table has are refused."""
    for name in ("plain", "record"):
        if getattr(args, name):
            raise BadOption("cli-only-text", option=f"--{name}")
    return any(
        getattr(args, name)
        for name in ("game", "players", "bots", "names", "begins", "seat", "edition", "seed", "components", "option", "load")
    )


def _table(args: argparse.Namespace, game: Game, around: list[Place], first: int) -> dict[str, Any]:
    """The same game as a request to the server: all people at one device, the bots in their seats."""
    from caravansary.table.bot_specs import known_bot
    from caravansary.table.components import read_files

    people = sum(place.bot is None for place in around)
    seats: list[dict[str, Any]] = []
    for number, place in enumerate(around, 1):
        name = place.name or (text("text-player", {"number": number}, args.lang) if people > 1 else None)
        seats.append({"kind": "me", "name": name} if place.bot is None else {"kind": "bot", "bot": known_bot(place.bot)})
    made: dict[str, Any] = {}
    saved = json.loads(game.save())
    if args.components:
        made["components"] = read_files(kind(saved["game"]), Path(args.components))
    if args.load:
        return {**made, "seats": seats[first:] + seats[:first], "record": game.save()}
    begins = None if _by_lot(args) else first
    return {**made, "seats": seats, "begins": begins, **{name: saved[name] for name in ("game", "edition", "options", "seed")}}


def _new(args: argparse.Namespace, specs: list[str]) -> Game:
    wanted = kind(args.game or ids()[0])
    players = _number("--players", args.players)
    if players is None:
        players = max(min(wanted.players), len(specs) + 1)
    options = dict(_option(given) for given in args.option)
    for name in options:
        if name not in wanted.options.names:
            raise BadOption("error-option", option=name, known=", ".join(wanted.options.names) or "-")
    return cv.new(wanted.id, players, _number("--seed", args.seed), args.edition, args.components, **options)


def _load(args: argparse.Namespace) -> Game:
    for name in ("game", "players", "edition", "seed"):
        if getattr(args, name) is not None:
            raise BadOption("cli-with-load", option="GAME" if name == "game" else f"--{name}")
    if args.option:
        raise BadOption("cli-with-load", option="--option")
    return cv.load(read_record(Path(args.load)), args.components)


def _around(game: Game, specs: list[str], names: str) -> list[Place]:
    """Who sits around the table: people together, then the bots."""
    people = game.players - len(specs)
    if people < 0:
        raise BadOption("cli-too-many-bots", bots=len(specs), players=game.players)
    given = [name.strip() for name in names.split(",")] if names else []
    if given and (len(given) != people or not all(given) or len(set(given)) < people):
        raise BadOption("cli-names-count", count=people)
    return [Place(given[i] if given else "") for i in range(people)] + [Place("", spec) for spec in specs]


def _by_lot(args: argparse.Namespace) -> bool:
    return args.seat is None and args.begins in (None, LOT)


def _first(args: argparse.Namespace, game: Game, around: list[Place]) -> int:
    """Who begins: by lot, unless somebody was named (SR-05, EN-06, EW-08)."""
    if args.seat is not None and args.begins is not None:
        raise BadOption("cli-seat-begins")
    if args.seat is not None:
        seat = whole_number("--seat", args.seat)
        if not 1 <= seat <= game.players:
            raise BadOption("cli-number", option="--seat", found=str(seat), expected=f"1-{game.players}")
        return (1 - seat) % game.players
    if args.begins in (None, LOT):
        return game.first_seat
    known = [place.name or place.bot or "" for place in around]
    if args.begins in known:
        return known.index(args.begins)
    numbers = [str(number) for number in range(1, game.players + 1)]
    if args.begins in numbers:
        return numbers.index(args.begins)
    raise BadOption("cli-begins-who", found=args.begins[:40], known=", ".join([LOT, *numbers, *(name for name in known if name)]))


def _number(option: str, value: str | None) -> int | None:
    return None if value is None else whole_number(option, value)


def _option(given: str) -> tuple[str, Any]:
    """name=value, where the value is a word, JSON, or @FILE with JSON in it."""
    name, equals, value = given.partition("=")
    if not name or not equals:
        raise BadOption("cli-option-form", found=given[:40])
    if value.startswith("@"):
        return name, read_json(Path(value[1:]))
    try:
        return name, json.loads(value)
    except ValueError:
        return name, value
