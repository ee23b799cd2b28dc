"""What the owner asks of a running server, through a socket in its data folder that only the owner's account can open.

One question and one answer, a line of JSON each. Only the server may use its file, so anyone who wants a change asks it.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import socket
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from caravansary.errors import CaravansaryError
from caravansary.table.settings import ADMIN

if TYPE_CHECKING:
    from caravansary.table.web.server import Server

log = logging.getLogger("caravansary.admin")
MOST_BYTES = 4096  # of a question


class Admin:
    def __init__(self, house: Server) -> None:
        self._house = house
        self._file = house.settings.folder / ADMIN
        self._open: asyncio.Server | None = None

    async def start(self) -> None:
        """Listen, where the server has the folder for itself; a server without this serves nonetheless. With PostgreSQL the owner does
        not have to ask a server."""
        if self._house.store.shared or not hasattr(socket, "AF_UNIX"):
            return
        try:
            self._open = await asyncio.start_unix_server(self._answer, sock=_bound(self._file), limit=MOST_BYTES)
        except OSError as error:
            log.warning("no administration: %s", error)

    async def stop(self) -> None:
        if self._open is not None:
            self._open.close()
            self._file.unlink(missing_ok=True)

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            try:
                asked = json.loads(await reader.readline())
                answer = await self._house.owner.do(asked)
            except CaravansaryError as error:
                answer = {"error": error.text(asked.get("lang", "en"))}
            except OSError as error:  # a full disk
                answer = {"error": str(error)}
            except (ValueError, KeyError, TypeError, AttributeError):
                answer = {"error": "?"}
            writer.write(json.dumps(answer).encode() + b"\n")
            await writer.drain()
            writer.close()


def _bound(file: Path) -> socket.socket:
    """The socket, for this account only from the first moment. One that lies there is of a server that was killed: we hold the lock."""
    file.unlink(missing_ok=True)
    made = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    before = os.umask(0o177)
    try:
        made.bind(str(file))
    except BaseException:
        made.close()
        raise
    finally:
        os.umask(before)
    made.setblocking(False)
    return made
