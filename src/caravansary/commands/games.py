"""`caravansary games`: what can be played, and which games of other packages can't, with the reason."""

from __future__ import annotations

import argparse
from collections.abc import Callable

import caravansary as cv
from caravansary.games import broken
from caravansary.texts import text


def arguments(parser: argparse.ArgumentParser, say: Callable[..., str]) -> None:
    pass


def run(args: argparse.Namespace) -> int:
    for id, game in cv.games().items():
        titles = " / ".join(text(id, {}, args.lang, edition) for edition in game["editions"])
        print(text("labelled", {"what": id, "found": titles}, args.lang))
        details = {
            "least": min(game["players"]),
            "most": max(game["players"]),
            "editions": ", ".join(game["editions"]),
            "options": ", ".join(game["options"]) or "-",
        }
        print("  " + text("cli-game", details, args.lang))
    for error in broken():
        print(error.text(args.lang))
    return 0
