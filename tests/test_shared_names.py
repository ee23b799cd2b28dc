"""Shared code, shared words and the shared part of the client name no game: what belongs to one game is in that game's files."""

from __future__ import annotations

import re
from pathlib import Path

import caravansary
import caravansary as cv

SOURCE = Path(caravansary.__file__).parent
FRONTEND = Path(__file__).parents[1] / "frontend"
NAMED = re.compile("|".join(re.escape(game).replace(r"\-", "[-_]") for game in cv.games()))


def found(paths: list[Path], root: Path) -> list[str]:
    """The lines that name a game."""
    lines = [(path, number, line) for path in paths for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)]
    return [f"{path.relative_to(root)}:{number}: {line.strip()[:120]}" for path, number, line in lines if NAMED.search(line)]


def test_shared_python_names_no_game():
    shared = [path for path in sorted(SOURCE.rglob("*.py")) if SOURCE / "games" not in path.parents]
    assert len(shared) > 50
    assert found(shared, SOURCE) == []


def test_shared_words_name_no_game():
    files = sorted((SOURCE / "locales").rglob("*.ftl"))
    shared = [path for path in files if path.stem.removesuffix("-rules").removesuffix("-lesson") not in cv.games()]
    assert len(shared) > 10
    assert found(shared, SOURCE) == []


def test_messages_of_a_game_begin_with_its_id():
    for game in cv.games():
        for path in (SOURCE / "locales").glob(f"*/{game}*.ftl"):
            ids = re.findall(r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE)
            assert ids and [id for id in ids if id != game and not id.startswith(f"{game}-")] == []


def test_the_shared_client_names_no_game():
    source = FRONTEND / "src"
    folders = {source / "boards" / game for game in cv.games()}
    files = [path for path in sorted(source.rglob("*")) if path.is_file() and not folders & set(path.parents)]
    shared = [*files, *FRONTEND.glob("*.py"), FRONTEND / "vite.config.ts", FRONTEND / "index.html"]
    assert len(files) > 50
    assert found(shared, FRONTEND) == []
