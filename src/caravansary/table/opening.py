"""Opening a table: from a request to its `created` event, or a refusal that says what is wrong; and from that event to its game."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import caravansary as cv
from caravansary import bots
from caravansary.analysis.puzzle_book import puzzles_of
from caravansary.bots.levels import LEVELS
from caravansary.engine import dealing
from caravansary.engine import record as records
from caravansary.engine.game import Game
from caravansary.engine.kind import About as AboutGame
from caravansary.engine.kind import Kind, load_components
from caravansary.engine.luck import MAX_LUCK
from caravansary.engine.making import game_from_position, load_game, new_game, with_deals
from caravansary.errors import BadComponents, BadOption, CaravansaryError, RecordComponents, RecordVersion
from caravansary.games import kind
from caravansary.table import daily, nature
from caravansary.table.bot_specs import COVER_BOT, known_bot
from caravansary.table.components import check_files, folder_of
from caravansary.table.events import Created, Event, SeatAtFirst
from caravansary.table.refusal import Refusal
from caravansary.table.settings import Settings
from caravansary.table.wire.answers import About, GameAbout, Tried
from caravansary.table.wire.asked import NewClock, NewSeat, NewTable, Trial
from caravansary.table.wire.told import Begins, Clock
from caravansary.texts import LANGUAGES, text

T = TypeVar("T")
MOST_OPTION = 20_000  # characters of one option, written as JSON


def created(asked: NewTable, holder: str, any_seed: bool = False, counts: bool = False) -> Event:
    """The first event of a new table; `counts`: it is a try at the daily deal that counts. Not quick: it sets up or replays a game."""
    with _refused_if_bad():
        if asked.daily is not None:
            asked = daily.fixed(asked, counts)
        alone = not any(seat.kind == "open" for seat in asked.seats or ())
        if asked.seed is not None and not alone and not any_seed:
            raise BadOption("server-seed")
        wanted = None if asked.record is not None else asked.seed  # a record brings its own
        secret = None if alone or wanted is not None else nature.some_bytes(dealing.SECRET_BYTES)
        game, files = _game(asked, wanted if secret is None else dealing.setup_luck(secret))
        data = _data(asked, game, files, holder, alone)
        if secret is not None and not game.over:
            data["secret"] = secret.hex()
        elif not alone:
            data["chosen"] = True
        if asked.daily is not None:
            data["daily"] = {"date": asked.daily, "counts": counts}
            data["chosen"] = True
        return Event(
            try_id(holder, asked) if counts else table_id(holder, asked.request),
            1,
            nature.now(),
            "created",
            None,
            holder,
            asked.request,
            dict(data),
        )


def tried(found: Kind, asked: Trial) -> Tried:
    """The game as it would be laid out, with its own luck; a refusal names everything that is wrong."""
    with _refused_if_bad():
        _check_options(asked.options)
        _, folder = _box(asked.components, found)
        game = new_game(found, asked.players, nature.below(MAX_LUCK), components=folder, options=asked.options)
        return {"options": game.options, "view": game.view(None, True), "reconstructed": dict(game.components.reconstructed)}


@contextmanager
def _refused_if_bad() -> Iterator[None]:
    try:
        yield
    except Refusal:
        raise
    except BadComponents as error:
        # Reworded: the engine names the folder, which is the server's own affair.
        raise Refusal("bad-table", because=BadComponents("server-components", error.faults)) from error
    except CaravansaryError as error:
        raise Refusal("bad-table", because=error) from error


def table_id(holder: str, request: str | None) -> str:
    """It can't be guessed, since anyone who knows it can watch. A repeated request finds the table that it opened."""
    known = nature.some_bytes(16) if request is None else hashlib.sha256(f"{holder}/{request}".encode()).digest()
    number = int.from_bytes(known[:16], "big")
    return "".join("abcdefghijkmnpqrstuvwxyz23456789"[number >> 5 * place & 31] for place in range(20))


def try_id(holder: str, asked: NewTable) -> str:
    """The table of the one try at a daily deal that counts. No request is written like this."""
    return table_id(holder, f"daily/{asked.game}/{asked.daily}")


def _game(asked: NewTable, seed: int | None) -> tuple[Game, dict[str, str] | None]:
    if asked.record is not None:
        body = records.read(asked.record, kind)
        _check_options(body["options"])
        files, folder = _box(asked.components, kind(body["game"]))
        game = load_game(kind(body["game"]), body, folder)
        # The record holds the luck that is still to come; with others the game continues with a new one.
        return game if seed is None or game.over else game.sight(seed), files
    if seed is None:
        seed = nature.below(MAX_LUCK)
    if asked.position is not None:
        _check_options(asked.position.get("options", {}))
        found = kind(str(asked.position.get("game")))
        files, folder = _box(asked.components, found)
        return game_from_position(found, asked.position, seed, folder), files
    assert asked.seats is not None
    _check_options(asked.options)
    found = kind(asked.game or "")
    files, folder = _box(asked.components, found)
    return new_game(found, len(asked.seats), seed, asked.edition, folder, asked.options), files


def _box(given: dict[str, str] | None, found: Kind) -> tuple[dict[str, str] | None, Path | None]:
    """The component files of your own box, and the folder where they lie."""
    if given is None:
        return None, None
    files = check_files(found, given)
    return files, folder_of(files)


def _check_options(options: Any) -> None:
    """A game may read an option as the name of a file; nobody names files of the server's machine from outside."""
    if not isinstance(options, dict):
        raise BadOption("server-option", option="options")
    for name, value in options.items():
        words = isinstance(value, str) and len(value) <= 40 and all(c.isalnum() or c in "-_" for c in value)
        if not isinstance(name, str) or not (words or isinstance(value, (list, dict, int))) or len(json.dumps(value)) > MOST_OPTION:
            raise BadOption("server-option", option=str(name)[:40])


def _data(asked: NewTable, game: Game, files: dict[str, str] | None, holder: str, alone: bool) -> Created:
    seats, begins, lot = _who_begins(asked, game, _seats(asked, game, holder))
    saved = json.loads(game.save())
    data: Created = {
        "game": saved["game"],
        "edition": saved["edition"],
        "options": saved["options"],
        "wished": saved["options"] if asked.game is None else asked.options,
        "players": saved["players"],
        "seed": saved["seed"],
        "rules": saved["rules"],
        "components": saved["components"],
        "reconstructed": dict(game.components.reconstructed),
        "start": saved["start"],
        "actions": saved["actions"],
        "files": files,
        "invite": nature.token(18),
        "seats": seats,
        "begins": begins,
        "lot": lot,
        "settings": {
            "open_hands": alone if asked.open_hands is None else asked.open_hands,
            "hints": alone if asked.hints is None else asked.hints,
            "take_back": alone if asked.take_back is None else asked.take_back,
            "watch": asked.watch,
            "grace": asked.grace,
            "cover_bot": known_bot(asked.cover_bot or COVER_BOT),
            "clock": None if asked.clock is None else _clock(asked.clock),
        },
    }
    if saved.get("deals"):
        data["deals"] = saved["deals"]
    return data


def _clock(asked: NewClock) -> Clock:
    return {"per": asked.per, "seconds": asked.seconds, "increment": asked.increment, "then": asked.then}


def _seats(asked: NewTable, game: Game, holder: str) -> list[SeatAtFirst]:
    if asked.seats is None:
        if not game.over:
            raise BadOption("server-seats", count=game.players)
        return [{"kind": "past", "name": ""} for _ in range(game.players)]
    if len(asked.seats) != game.players:
        raise BadOption("server-seats", count=game.players)
    seats = [_seat(seat, holder) for seat in asked.seats]
    if asked.shuffle:
        nature.shuffle(seats)
    return seats


def rematch_id(table: str) -> str:
    """Where the people of this table play again: always the same, so that accepting an offer twice does not open two tables."""
    return table_id(table, "again")


def rematch(before: Created, seats: list[SeatAtFirst], host: str | None, table: str) -> Event:
    """The first event of another game of the same people, in which the next seat begins."""
    found = kind(before["game"])
    files = before["files"]
    secret = nature.some_bytes(dealing.SECRET_BYTES)
    options = before.get("wished", before["options"])
    game = new_game(found, len(seats), dealing.setup_luck(secret), before["edition"], folder_of(files) if files else None, options)
    saved = json.loads(game.save())
    data: Created = {
        **before,
        **{name: saved[name] for name in ("options", "players", "seed", "rules", "components", "start", "actions")},  # type: ignore[typeddict-item]
        "wished": options,
        "reconstructed": dict(game.components.reconstructed),
        "invite": nature.token(18),
        "seats": turned(seats, 1),
        "begins": "named",
        "lot": 0,
        "secret": secret.hex(),
    }
    for name in ("deals", "chosen", "said", "result"):
        data.pop(name, None)  # type: ignore[misc]
    return Event(rematch_id(table), 1, nature.now(), "created", None, host, None, dict(data))


def like(before: Created, asked: NewTable) -> NewTable:
    """The request, with the game of an existing table."""
    options = before.get("wished", before["options"])
    edition = asked.edition or before["edition"]
    return replace(asked, like=None, game=before["game"], edition=edition, options=options, components=before["files"])


def _who_begins(asked: NewTable, game: Game, seats: list[SeatAtFirst]) -> tuple[list[SeatAtFirst], Begins | None, int]:
    """SR-05, EN-06, EW-08. The first seat begins: a named player sits there at once; by lot, the seats rotate when the game starts."""
    if asked.game is None:
        if asked.begins is not None:
            raise BadOption("server-begins-before")
        return seats, None, 0
    if asked.begins is None:
        return seats, "lot", game.first_seat
    if asked.begins >= len(seats):
        raise BadOption("server-begins", found=asked.begins, most=len(seats) - 1)
    return turned(seats, asked.begins), "named", 0


def turned(seats: list[T], first: int) -> list[T]:
    """The same order around the table, beginning with another seat."""
    return seats[first:] + seats[:first]


def _seat(seat: NewSeat, holder: str) -> SeatAtFirst:
    if seat.kind == "bot":
        return {"kind": "bot", "name": seat.name or seat.bot or "", "bot": known_bot(seat.bot or "")}
    if seat.kind == "open":
        return {"kind": "open", "name": ""}
    return {"kind": "person", "name": seat.name or "", "holder": holder}


def begin(data: Created) -> Game:
    """The game of a `created` event before its first action; an error where today's rules or values are others."""
    found = kind(data["game"])
    if data["rules"] != found.rules_version:
        raise RecordVersion("record-rules", found=data["rules"], known=found.rules_version)
    folder: Path | None = folder_of(files) if (files := data.get("files")) else None
    here = load_components(found, folder).fingerprint
    if data["components"] != here:
        raise RecordComponents("record-components", found=data["components"], known=here)
    if data["start"] is not None:
        game = game_from_position(found, data["start"], data["seed"], folder)
    else:
        game = new_game(found, data["players"], data["seed"], data["edition"], folder, data["options"])
    return with_deals(game, data)


def about(preparing: list[str], hint_bot: str, settings: Settings, push: str | None, message: dict[str, str] | None) -> About:
    """What can be played, and with whom."""
    return {
        "version": cv.__version__,
        "games": {id: _game_about(about, kind(id)) for id, about in cv.games().items()},
        "bots": [{"spec": level} for level in LEVELS],
        "bot_kinds": list(bots.NAMES if "*" in settings.bots else settings.bots),
        "daily": list(daily.WEEK),
        "languages": {lang: text("language-name", {}, lang) for lang in LANGUAGES},
        "ready": not preparing,
        "preparing": preparing,
        "hint_bot": hint_bot,
        "push": push,
        "message": message,
        "limits": {"body": settings.body, "upload": settings.upload, "sockets": settings.sockets},
    }


def _game_about(found: AboutGame, known: Kind) -> GameAbout:
    options = known.options
    return {
        "players": found["players"],
        "editions": found["editions"],
        "actions": found["actions"],
        "phases": found["phases"],
        "options": found["options"],
        "choices": {name: {"words": list(options.words.get(name, ())), "text": name in options.files} for name in options.names},
        "files": [table.file for table in known.tables],
        "puzzles": len(puzzles_of(known)),
        "rules_version": found["rules_version"],
        "chance": found["chance"],
        "information": found["information"],
    }
