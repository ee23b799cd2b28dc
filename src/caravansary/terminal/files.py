"""Records and folders on disk, for the command line; every failure is a typed error."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

from caravansary.engine import record
from caravansary.engine.game import Game
from caravansary.errors import RecordCut, Unreadable, why


def read_record(path: Path) -> str:
    """The text of a record file, or of one game of an arena: `games.jsonl#17`. It is `load` that checks it."""
    kept, hash_, number = path.name.rpartition("#")
    if hash_ and number.isascii() and number.isdigit() and not path.exists():
        return _arena_record(path.with_name(kept), int(number))
    try:
        if path.stat().st_size > record.MAX_LENGTH:
            raise RecordCut("record-no-text")
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise RecordCut("record-no-record") from None
    except OSError as error:
        raise Unreadable("error-file", path=str(path), reason=why(error)) from None


def _arena_record(path: Path, number: int) -> str:
    try:
        with path.open(encoding="utf-8") as lines:
            for line in lines:
                game = json.loads(line)
                if game["number"] == number:
                    return json.dumps(game["record"])
    except OSError as error:
        raise Unreadable("error-file", path=str(path), reason=why(error)) from None
    except (ValueError, KeyError, TypeError, RecursionError):
        raise RecordCut("record-no-record") from None
    raise Unreadable("arena-no-game", path=str(path), number=str(number))


def write_record(path: Path, game: Game) -> None:
    """Write a record, whole or not at all; never over a file that is not a record."""
    beside = path.with_name(path.name + ".part")
    try:
        if path.exists() and path.stat().st_size and not path.read_bytes().startswith(b'{"caravansary"'):
            raise Unreadable("cli-no-overwrite", path=str(path))
        beside.write_text(game.save() + "\n", encoding="utf-8")
        beside.replace(path)
    except OSError as error:
        raise Unreadable("error-file-write", path=str(path), reason=why(error)) from None


def record_folder() -> Path:
    """Where interrupted games are kept."""
    import platformdirs

    folder = Path(platformdirs.user_data_dir("caravansary", appauthor=False)) / "games"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Unreadable("error-file-write", path=str(folder), reason=why(error)) from None
    return folder


def record_name(game: Game) -> str:
    return f"{game.kind.id}-{time.strftime('%Y%m%d-%H%M%S')}.json"


def read_json(path: Path) -> Any:
    """The data of a JSON file, for options that are too long for a command line."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Unreadable("error-file", path=str(path), reason=why(error)) from None
    except (ValueError, RecursionError):
        raise Unreadable("cli-no-json", path=str(path)) from None
