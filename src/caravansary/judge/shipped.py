"""The judge for a game, if there is one. If not, the reason is given once, and values set by hand are used instead."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

from caravansary.engine.game import Game
from caravansary.engine.kind import Kind
from caravansary.errors import BadJudge, CaravansaryError
from caravansary.judge.file import SUFFIX, Learned, fingerprint, read
from caravansary.judge.network import Judge

_told: set[str] = set()


def judge_for(game: Game) -> Judge | None:
    """A judge for the values that this game is played with; or None, with the reason given once on standard error."""
    if game.kind.features is None or game.kind.judges is None:
        return None
    try:
        return learned_for(game).judge()
    except CaravansaryError as error:
        _tell(error)
        return None


def learned_for(game: Game) -> Learned:
    """The judge learned for this game; `BadJudge` says why there is none."""
    path = path_of(game.kind, game.players)
    learned = _file(game.kind, game.players, path)
    if fingerprint(game.kind, game._boxes.mirror) not in learned.boxes:
        raise BadJudge("judge-box", path=str(path))
    return learned


def path_of(kind: Kind, players: int) -> Path:
    assert kind.judges is not None
    return kind.judges / f"{players}{SUFFIX}"


def forget() -> None:
    """Read files again the next time they are needed."""
    _file.cache_clear()
    _told.clear()


@cache
def _file(kind: Kind, players: int, path: Path) -> Learned:
    return read(path, kind, players)


def _tell(error: CaravansaryError) -> None:
    line = str(error)
    if line not in _told:
        _told.add(line)
        print(f"caravansary: {line}", file=sys.stderr, flush=True)
