"""`caravansary restore FILE`: put a copy of the tables back, while no server runs."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from caravansary.commands.backup import add_place, tables_of
from caravansary.texts import text


def arguments(parser: argparse.ArgumentParser, say: Callable[..., str]) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help=say("restore-file"))
    add_place(parser, say)


def run(args: argparse.Namespace) -> int:
    tables = tables_of(args)
    from caravansary.table.store.copies import restore

    count, aside = restore(args.file, tables)
    print(text("restore-done", {"path": str(tables), "tables": count}, args.lang))
    if aside is not None:
        print(text("restore-aside", {"path": str(aside)}, args.lang))
    return 0
