"""The cheapest clients there can be, so that a load test measures the server and not its own tools.

`Listening` reads the texts of a WebSocket and hands each to a function; `Posting` posts JSON over connections that stay
open, one request at a time on each. Both know only what the table server sends: short lines, a length, no compression.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
from collections.abc import Callable
from typing import Any, cast


class Listening(asyncio.Protocol):
    def __init__(self, host: str, path: str, key: str | None, told: Callable[[bytes], None]) -> None:
        self._host, self._path, self._key, self._told = host, path, key, told
        self._left = b""
        self._open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        lines = [f"GET {self._path} HTTP/1.1", f"Host: {self._host}", "Upgrade: websocket", "Connection: Upgrade"]
        lines += ["Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}"]
        lines += [f"Authorization: Bearer {self._key}"] if self._key else []
        cast("asyncio.Transport", transport).write(("\r\n".join(lines) + "\r\n\r\n").encode())

    def data_received(self, data: bytes) -> None:
        left = self._left + data
        if not self._open:
            head, found, left = left.partition(b"\r\n\r\n")
            if not found:
                self._left = head
                return
            assert b" 101 " in head.split(b"\r\n")[0], head
            self._open = True
            self.opened.set_result(None)
        while len(left) >= 2:
            length, start = left[1] & 127, 2
            if length > 125:
                start = 4 if length == 126 else 10
                length = int.from_bytes(left[2:start], "big")
            if len(left) < start + length:
                break
            if left[0] == 0x81:
                self._told(left[start : start + length])
            left = left[start + length :]
        self._left = left

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("closed"))


class Posting:
    def __init__(self, host: str, port: int, connections: int) -> None:
        self._host, self._port = host, port
        self._left = connections
        self._free: asyncio.Queue[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = asyncio.Queue()

    async def post(self, path: str, key: str, body: dict[str, Any]) -> tuple[int, bytes]:
        if self._free.empty() and self._left:
            self._left -= 1
            self._free.put_nowait(await asyncio.open_connection(self._host, self._port, limit=2**22))
        reader, writer = await self._free.get()
        text = json.dumps(body).encode()
        writer.write(
            f"POST {path} HTTP/1.1\r\nHost: {self._host}:{self._port}\r\nAuthorization: Bearer {key}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(text)}\r\n\r\n".encode()
            + text
        )
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
        answer = await reader.readexactly(length)
        self._free.put_nowait((reader, writer))
        return int(head.split(b" ", 2)[1]), answer
