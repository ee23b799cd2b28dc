"""A run's folder: its settings (`arena.json`) and its games (`games.jsonl`, one line each, written as they end).

A run continues where it stopped; two runs never share a folder.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TextIO, cast

from caravansary.arena.table import Result
from caravansary.errors import BadOption, Unreadable, why

FORMAT = 1
STAMP, GAMES = "arena.json", "games.jsonl"
# What the ratings need to know of a game.
PARTS = {"number", "block", "seats", "end", "forfeit", "places", "sheets", "rounds", "turns", "seconds", "slowest"}


class Folder:
    def __init__(self, path: Path, settings: dict[str, Any], stamp: str = STAMP) -> None:
        """Open or make the folder of a run with these settings; `BadOption` if it holds another run."""
        self.path = path
        wanted = {"format": FORMAT, **settings}
        with failing(path):
            path.mkdir(parents=True, exist_ok=True)
            if (path / stamp).exists():
                _check(path / stamp, wanted)
            elif any(path.iterdir()):
                raise BadOption("arena-folder", path=str(path))
            else:
                (path / stamp).write_text(json.dumps(wanted, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")

    def games(self) -> list[Result]:
        """The games played so far, by number; a last line that was cut off is removed and will be played again."""
        path = self.path / GAMES
        with failing(path):
            if not path.exists():
                return []
            content = path.read_bytes()
            whole = content[: content.rfind(b"\n") + 1]
            if len(whole) < len(content):
                path.write_bytes(whole)
        try:
            found = {game["number"]: game for game in map(_game, whole.splitlines())}
        except ValueError:
            raise BadOption("arena-games", path=str(path)) from None
        return [found[number] for number in sorted(found)]

    @contextmanager
    def writing(self) -> Iterator[TextIO]:
        with failing(self.path / GAMES):
            file = (self.path / GAMES).open("a", encoding="utf-8")
        with file:
            yield file

    def write(self, name: str, content: str) -> Path:
        with failing(self.path / name):
            (self.path / name).write_text(content, encoding="utf-8")
        return self.path / name


def append(file: TextIO, result: Result) -> None:
    with failing(Path(file.name)):
        file.write(json.dumps(result, ensure_ascii=False, separators=(",", ":")) + "\n")
        file.flush()


def _game(line: bytes) -> Result:
    game = json.loads(line)
    if not isinstance(game, dict) or not game.keys() >= PARTS or not isinstance(game["number"], int):
        raise ValueError(line)
    return cast(Result, game)


def _check(stamp: Path, wanted: dict[str, Any]) -> None:
    path = stamp.parent
    try:
        found = json.loads(stamp.read_text(encoding="utf-8"))
        differing = next((key for key in wanted if found.get(key) != wanted[key]), None)
    except (ValueError, AttributeError):
        raise BadOption("arena-folder", path=str(path)) from None
    if differing is not None:
        raise BadOption(
            "arena-other-run", path=str(path), setting=differing, found=_shown(found.get(differing)), wanted=_shown(wanted[differing])
        )


def _shown(value: Any) -> str:
    return (", ".join(map(str, value)) if isinstance(value, list) else str(value))[:200]


@contextmanager
def failing(path: Path) -> Iterator[None]:
    """A folder or file that can't be used is a typed error."""
    try:
        yield
    except OSError as error:
        raise Unreadable("error-file-write", path=str(path), reason=why(error)) from None
