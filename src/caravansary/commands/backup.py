"""`caravansary backup FILE`: a copy of all tables, also while the server runs."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from pathlib import Path

from caravansary.commands.serve import can_serve
from caravansary.errors import BadOption
from caravansary.table.settings import Settings, load_settings
from caravansary.texts import text


def arguments(parser: argparse.ArgumentParser, say: Callable[..., str]) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help=say("backup-file"))
    add_place(parser, say)


def run(args: argparse.Namespace) -> int:
    tables = tables_of(args)
    from caravansary.table.store.copies import backup

    count = backup(tables, args.file)
    print(text("backup-written", {"path": str(args.file), "tables": count}, args.lang))
    return 0


def add_place(parser: argparse.ArgumentParser, say: Callable[..., str]) -> None:
    parser.add_argument("--data", metavar="FOLDER", help=say("server-flag-data"))
    parser.add_argument("--config", metavar="FILE", help=say("server-flag-config"))


def settings_of(args: argparse.Namespace) -> Settings:
    """Those of the server that is meant."""
    if not can_serve():
        raise BadOption("server-no-extra")
    config = args.config or os.environ.get("CARAVANSARY_CONFIG")
    flags = {"data": args.data, "database": getattr(args, "database", None)}
    return load_settings(Path(config) if config else None, os.environ, flags)


def tables_of(args: argparse.Namespace) -> Path:
    """Where the server with these settings keeps its tables."""
    settings = settings_of(args)
    if settings.database:
        raise BadOption("backup-postgres")
    return settings.folder / "tables.sqlite3"
