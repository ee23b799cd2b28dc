"""Write the golden files of tests/data anew, after a change of the rules that is meant: python tests/regenerate.py [game ...]"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parent.parent / "src")]

import caravansary as cv  # noqa: E402
from support import perft, playthrough  # noqa: E402


def main(games: list[str]) -> None:
    for game in games or list(cv.games()):
        write(perft.FOLDER / f"{game}.json", perft.written(game))
        for players in cv.games()[game]["players"]:
            write(playthrough.FOLDER / f"{game}-{players}.txt", playthrough.transcript(game, players))


def write(path: Path, text: str) -> None:
    same = path.exists() and path.read_text(encoding="utf-8") == text
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    print(f"{'same   ' if same else 'CHANGED'} {path}")


if __name__ == "__main__":
    main(sys.argv[1:])
