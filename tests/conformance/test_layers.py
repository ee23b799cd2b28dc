"""Games stand on the engine alone, and draw themselves in the same way."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest

import caravansary as cv
from caravansary.games import kind
from support.playing import every_game

GAMES = Path(cv.__file__).parent / "games"
FILES = sorted(GAMES.glob("*/*.py"))
ALLOWED = ("caravansary.engine", "caravansary.errors")
SAME = {
    "draw": ["draw_table", "head", "drawn_board", "drawn_seat", "told_board", "told_seat"],
    "picture": ["draw", "height", "draw_board", "draw_seat"],
}


def imported(path: Path) -> Iterator[str]:
    """The modules of this package that a file imports, wherever in the file it does so."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.partition(".")[0] == "caravansary")
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are written in full"
            if node.module == "caravansary":
                yield from (f"caravansary.{alias.name}" for alias in node.names)
            elif str(node.module).startswith("caravansary."):
                yield str(node.module)


def is_within(module: str, package: str) -> bool:
    return module == package or module.startswith(f"{package}.")


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_game_imports_the_engine_and_its_own_files_only(path: Path) -> None:
    allowed = (*ALLOWED, f"caravansary.games.{path.parent.name}")
    assert [module for module in imported(path) if not any(is_within(module, package) for package in allowed)] == []


@every_game
@pytest.mark.parametrize("file", SAME)
def test_all_games_draw_with_the_same_functions(game: str, file: str) -> None:
    module = kind(game).part(file)
    pen = "TextPen" if file == "draw" else "PicturePen"
    for name in SAME[file]:
        signature = inspect.signature(getattr(module, name))
        first = next(iter(signature.parameters.values()))
        assert (first.name, first.annotation) in (("pen", pen), ("view", "View"))
    assert not [name for name, found in vars(module).items() if inspect.isclass(found) and found.__module__ == module.__name__]


def test_the_table_gets_time_and_chance_from_nature_alone() -> None:
    """A simulation decides both by one seed; what reads the machine's clock itself could not be replayed."""
    table = GAMES.parent / "table"
    may = {table / name for name in ("nature.py", "thinking.py", "warming.py")}  # the last two: in separate processes, or for the log
    wild = ("time", "datetime", "random", "secrets", "uuid")
    for path in sorted({*table.glob("*.py"), *table.glob("store/*.py"), *table.glob("wire/*.py")} - may):
        tree = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        names = [alias.name for node in tree if isinstance(node, ast.Import) for alias in node.names]
        assert not set(names) & set(wild), path
