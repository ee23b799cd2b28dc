"""`caravansary components export DIR`: a copy of the component values, for players to enter those of their own box."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from caravansary.commands.options import add_game
from caravansary.errors import Unreadable, why
from caravansary.games import kind
from caravansary.texts import text


def arguments(parser: argparse.ArgumentParser, say: Callable[..., str]) -> None:
    parser.add_argument("folder", metavar="DIR", help=say("cli-export-folder"))
    add_game(parser, say)


def run(args: argparse.Namespace) -> int:
    game, folder = kind(args.game), Path(args.folder)
    targets = [folder / table.file for table in game.tables]
    for target in targets:
        if target.exists():
            raise Unreadable("cli-exists", path=str(target))
    target = folder
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for target in targets:
            target.write_bytes((game.data / target.name).read_bytes())
    except OSError as error:
        raise Unreadable("error-file-write", path=str(target), reason=why(error)) from None
    print(text("cli-exported", {"game": game.id, "folder": str(folder), "files": ", ".join(target.name for target in targets)}, args.lang))
    return 0
