"""What `caravansary admin ...` commands share: which server is meant, and how it is asked."""

from __future__ import annotations

import argparse
import asyncio
import json
import socket
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

from caravansary.commands.backup import add_place, settings_of
from caravansary.errors import BadOption, CaravansaryError, why
from caravansary.table.settings import ADMIN, Settings


class Refused(CaravansaryError):
    """The server's own words."""


def add_server(parser: argparse.ArgumentParser, say: Callable[..., str]) -> None:
    """Which server is meant."""
    add_place(parser, say)
    parser.add_argument("--database", metavar="ADDRESS", help=say("server-flag-database"))


def ask(args: argparse.Namespace, what: str, **more: Any) -> dict[str, Any]:
    """Ask the running server; with PostgreSQL do it in the database, where every server process hears of it."""
    settings = settings_of(args)
    asked = {"what": what, "lang": args.lang, **more}
    return asyncio.run(_done(settings, asked)) if settings.database else _asked(settings.folder / ADMIN, asked)


def _asked(file: Path, asked: dict[str, Any]) -> dict[str, Any]:
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
            line.connect(str(file))
            line.sendall(json.dumps(asked).encode() + b"\n")
            with line.makefile("rb") as answers:
                answer: dict[str, Any] = json.loads(answers.readline())
    except (OSError, ValueError, AttributeError) as error:
        reason = why(error) if isinstance(error, OSError) else str(error)
        raise BadOption("admin-no-server", path=str(file), reason=reason) from None
    if "error" in answer:
        raise Refused("admin-refused", reason=answer["error"])
    return answer


async def _done(settings: Settings, asked: dict[str, Any]) -> dict[str, Any]:
    from caravansary.table.rooms import Rooms
    from caravansary.table.store.database import Database
    from caravansary.table.web.owner import Decisions, Owner

    store = Database(settings.url)
    await store.open()
    try:
        return await Owner(store, Rooms(store, settings.rooms), Decisions()).do(asked)
    finally:
        await store.close()


def when(seconds: float) -> str:
    return datetime.fromtimestamp(seconds).strftime("%Y-%m-%d %H:%M")
