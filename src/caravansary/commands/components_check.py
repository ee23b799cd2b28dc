"""`caravansary components check DIR`: whether a folder of component values can be played with."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

import caravansary as cv
from caravansary.engine.kind import Kind, load_components
from caravansary.games import ids, kind, playable
from caravansary.texts import text


def arguments(parser: argparse.ArgumentParser, say: Callable[..., str]) -> None:
    parser.add_argument("folder", metavar="DIR", help=say("cli-check-folder"))
    parser.add_argument("--game", metavar="GAME", help=say("cli-check-game", known=", ".join(ids())))


def _game_of(folder: Path) -> Kind:
    """The game that has the largest share of its files in the folder."""
    return max(playable(), key=lambda game: sum((folder / table.file).exists() for table in game.tables) / len(game.tables))


def run(args: argparse.Namespace) -> int:
    folder = Path(args.folder)
    game = kind(args.game) if args.game else _game_of(folder)
    try:
        components = load_components(game, folder)
    except cv.BadComponents as error:
        for fault in error.faults:
            print(fault.text(args.lang))
        print(text("cli-checked-bad", {"folder": args.folder, "count": len(error.faults)}, args.lang))
        return 2
    for file, count in components.reconstructed.items():
        print(text("cli-reconstructed", {"file": file, "count": count}, args.lang))
    print(text("cli-checked", {"folder": args.folder, "game": game.id, "fingerprint": components.fingerprint}, args.lang))
    return 0
