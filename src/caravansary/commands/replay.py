"""`caravansary replay RECORD`: the turns of a saved game, and how it ended."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

import caravansary as cv
from caravansary.terminal import ink
from caravansary.terminal.files import read_record
from caravansary.terminal.score import history, score_sheet, verdict
from caravansary.texts import text


def arguments(parser: argparse.ArgumentParser, say: Callable[..., str]) -> None:
    parser.add_argument("record", metavar="RECORD", help=say("cli-record-file"))
    parser.add_argument("--components", metavar="DIR", help=say("cli-components-option"))
    parser.add_argument("--plain", action="store_true", help=say("cli-plain"))


def run(args: argparse.Namespace) -> int:
    game = cv.load(read_record(Path(args.record)), args.components)
    names = [text("text-player", {"number": seat + 1}, args.lang) for seat in range(game.players)]
    plain = args.plain or not sys.stdout.isatty()
    lines = [text(game.kind.id, {}, args.lang, game.edition), *history(game, names, args.lang)]
    if game.over:
        lines += ["", *map(ink.stripped, score_sheet(game, names, args.lang, plain)), "", verdict(game, names, args.lang)]
    else:
        lines.append(text("cli-unfinished", {}, args.lang))
    print("\n".join(lines))
    return 0
