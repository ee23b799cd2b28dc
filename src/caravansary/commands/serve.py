"""`caravansary serve`: the table server."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from caravansary.errors import BadOption
from caravansary.table.settings import CHOICES, FIELDS, Settings, load_settings


def arguments(parser: argparse.ArgumentParser, say: Callable[..., str]) -> None:
    parser.add_argument("--config", metavar="FILE", help=say("server-flag-config"))
    parser.add_argument("--browser", action="store_true", help=say("server-flag-browser"))
    for name, field in FIELDS.items():
        flag, default = name.replace("_", "-"), field.default
        told = say(f"server-flag-{flag}")
        if default and not isinstance(default, bool):
            told += f" [{default}]"
        # A switch may stand alone: --secure is --secure true.
        alone: dict[str, Any] = {"nargs": "?", "const": "true"} if isinstance(default, bool) else {}
        parser.add_argument(f"--{flag}", dest=name, metavar=_metavar(name, default), help=told, **alone)


def _metavar(name: str, default: Any) -> str:
    """What stands after a flag."""
    named = {"host": "ADDRESS", "data": "FOLDER", "database": "URL", "hint_bot": "BOT"}
    if name in named:
        return named[name]
    if name in CHOICES or isinstance(default, bool):
        return "|".join(CHOICES.get(name, ("true", "false")))
    return "A,B" if isinstance(default, tuple) else "N"


def run(args: argparse.Namespace) -> int:
    return start(settings_of(args), args.lang, args.browser)


def settings_of(args: argparse.Namespace) -> Settings:
    file = args.config or os.environ.get("CARAVANSARY_CONFIG")
    return load_settings(Path(file) if file else None, os.environ, {name: getattr(args, name) for name in FIELDS})


def start(settings: Settings, lang: str, browser: bool, prepared: dict[str, Any] | None = None) -> int:
    if not can_serve():
        raise BadOption("server-no-extra")
    from caravansary.table.web.serve import serve

    return serve(settings, lang, browser, prepared)


def can_serve() -> bool:
    """Whether what the server is built on is installed: the extra `table`."""
    return all(find_spec(name) is not None for name in ("fastapi", "uvicorn", "sqlalchemy", "aiosqlite", "websockets", "prometheus_client"))


def has_client() -> bool:
    return can_serve() and (Path(__file__).parent.parent / "table" / "client" / "index.html").is_file()


def play_in_browser(lang: str, prepared: dict[str, Any] | None = None) -> int:
    """`caravansary play`: the server for this machine alone, on any free port, and its page in the browser, at the table prepared."""
    return start(load_settings(None, os.environ, {"port": 0}), lang, True, prepared)
