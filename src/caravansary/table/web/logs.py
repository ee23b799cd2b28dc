"""Logs for people or for programs (JSON lines). Requests are logged by their route, never with a query, header or body."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Any

_PLAIN = set(vars(logging.makeLogRecord({})))


class Readable(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        extra = " ".join(f"{name}={value}" for name, value in _extra(record).items())
        clock = time.strftime("%H:%M:%S", time.localtime(record.created))
        line = f"{clock} {record.levelname.lower():7} {record.getMessage()} {extra}".rstrip()
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


class Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        data = {"at": round(record.created, 3), "level": record.levelname.lower(), "logger": record.name, "message": record.getMessage()}
        data |= _extra(record)
        if record.exc_info:
            data["error"] = self.formatException(record.exc_info)
        return json.dumps(data, default=str)


def _extra(record: logging.LogRecord) -> dict[str, Any]:
    return {name: value for name, value in vars(record).items() if name not in _PLAIN and name not in ("message", "color_message")}


def set_up(form: str, level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if form == "json" else Readable())
    for name in ("caravansary", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(level.upper())
        logger.propagate = False
    # The server library would log every path, with the ids of tables, and anybody who knows one can watch; ours says less.
    logging.getLogger("uvicorn.access").disabled = True
    # What it warns of is what clients send, a line for each: whoever sends nonsense all day would fill the disk.
    logging.getLogger("uvicorn.error").setLevel("ERROR")
