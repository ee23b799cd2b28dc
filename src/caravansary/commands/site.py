"""`caravansary site`: the table as a folder of static files, which any web host can serve."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from caravansary.texts import text


def arguments(parser: argparse.ArgumentParser, say: Callable[..., str]) -> None:
    parser.add_argument("folder", metavar="FOLDER", type=Path, help=say("site-folder"))


def run(args: argparse.Namespace) -> int:
    from caravansary.table.page.site import write_site

    write_site(args.folder)
    size = sum(path.stat().st_size for path in args.folder.rglob("*") if path.is_file())
    print(text("site-written", {"path": str(args.folder), "megabytes": round(size / 1e6, 1)}, args.lang))
    return 0
