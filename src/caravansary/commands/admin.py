"""What `caravansary admin ...` commands share: asking the running server."""

from __future__ import annotations

import argparse
import json
import socket
from datetime import datetime
from typing import Any

from caravansary.commands.backup import tables_of
from caravansary.errors import BadOption, CaravansaryError, why
from caravansary.table.settings import ADMIN


class Refused(CaravansaryError):
    """The server's own words."""


def ask(args: argparse.Namespace, what: str, **more: str | bool | None) -> dict[str, Any]:
    file = tables_of(args).with_name(ADMIN)
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
            line.connect(str(file))
            line.sendall(json.dumps({"what": what, "lang": args.lang, **more}).encode() + b"\n")
            with line.makefile("rb") as answers:
                answer: dict[str, Any] = json.loads(answers.readline())
    except (OSError, ValueError, AttributeError) as error:
        reason = why(error) if isinstance(error, OSError) else str(error)
        raise BadOption("admin-no-server", path=str(file), reason=reason) from None
    if "error" in answer:
        raise Refused("admin-refused", reason=answer["error"])
    return answer


def when(seconds: float) -> str:
    return datetime.fromtimestamp(seconds).strftime("%Y-%m-%d %H:%M")
