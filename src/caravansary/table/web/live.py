"""News over WebSocket: what `news` tells, sent to one socket; a reader that takes nothing at all is let go."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from caravansary.table.news import Following
from caravansary.table.refusal import Refusal
from caravansary.table.rooms import encoded
from caravansary.table.web.protocols import WRITE_TEXT, WriteText
from caravansary.table.web.security import who_of
from caravansary.table.web.server import Server
from caravansary.table.wire.told import SocketRefused
from caravansary.texts import LANGUAGES

MOST_MESSAGE = 1024  # bytes that a client may send at once
MOST_PINGS = 120  # messages a minute that a client may send
RESTARTING, TOO_SLOW = 1012, 1013


class Connection:
    def __init__(self, socket: WebSocket, following: Following, patience: float) -> None:
        self.socket, self.following, self.patience = socket, following, patience
        self._write_text: WriteText | None = socket.scope.get("extensions", {}).get(WRITE_TEXT)

    async def run(self, after: int | None) -> None:
        writer = asyncio.create_task(self._write(after))
        reader = asyncio.create_task(self._read())
        done, others = await asyncio.wait((writer, reader), return_when=asyncio.FIRST_COMPLETED)
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        for task in done:
            task.result()

    async def _write(self, after: int | None) -> None:
        async for message in self.following.messages(after):
            await self._send(message)
        await self.socket.close(RESTARTING)

    async def _send(self, message: bytes) -> None:
        try:
            if self._write_text is None:
                async with asyncio.timeout(self.patience):
                    await self.socket.send_text(message.decode())
                return
            while (writable := self._write_text(message)) is not None:
                async with asyncio.timeout(self.patience):
                    await writable.wait()
        except TimeoutError:
            raise _Slow from None

    async def _read(self) -> None:
        loop = asyncio.get_running_loop()
        minute, count = loop.time(), 0
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if loop.time() - minute > 60:
                minute, count = loop.time(), 0
            count += 1
            if count > MOST_PINGS:
                raise Refusal("too-fast")
            if not _is_ping(message):
                raise Refusal("bad-shape", where="socket")
            await self._send(b'{"type":"pong"}')


class _Slow(Exception):
    """The reader takes nothing."""


def _is_ping(message: Mapping[str, Any]) -> bool:
    text = message.get("text")
    if not isinstance(text, str) or len(text) > MOST_MESSAGE:
        return False
    try:
        return bool(json.loads(text) == {"type": "ping"})
    except (ValueError, RecursionError):
        return False


async def live(socket: WebSocket) -> None:
    """One connection, from the first byte to the last."""
    house: Server = socket.app.state.house
    who = who_of(socket.scope)
    await socket.accept()
    lang = who.language
    house.sockets[who.client] += 1
    try:
        if house.sockets[who.client] > house.settings.sockets or house.sockets.total() > house.settings.all_sockets:
            raise Refusal("too-many")
        seat, after, wanted_lang = _query(socket)
        lang = wanted_lang or lang
        room = await house.room(socket.path_params["table"])
        following = Following(house, room, who.holder, seat, wanted_lang, who.client)
        async with following.present():
            await Connection(socket, following, house.settings.slow).run(after)
    except Refusal as refusal:
        await _close(socket, refusal, lang)
    except _Slow:
        with suppress(Exception):
            async with asyncio.timeout(1):
                await socket.close(TOO_SLOW)
    except (WebSocketDisconnect, RuntimeError, OSError):
        pass  # the client is gone
    finally:
        house.sockets[who.client] -= 1
        if house.sockets[who.client] <= 0:
            del house.sockets[who.client]


def _query(socket: WebSocket) -> tuple[int | None, int | None, str | None]:
    asked = socket.query_params
    numbers = []
    for name in ("seat", "after"):
        value = asked.get(name)
        if value is not None and not (value.isascii() and value.isdigit() and len(value) <= 9):
            raise Refusal("bad-shape", where=name)
        numbers.append(None if value is None else int(value))
    lang = asked.get("lang")
    if lang is not None and lang not in LANGUAGES:
        raise Refusal("bad-shape", where="lang")
    return numbers[0], numbers[1], lang


async def _close(socket: WebSocket, refusal: Refusal, lang: str) -> None:
    said: SocketRefused = {"type": "error", **refusal.data(lang)}
    with suppress(Exception):
        if socket.application_state == WebSocketState.CONNECTED:
            async with asyncio.timeout(2):
                await socket.send_text(encoded(said).decode())
                await socket.close(refusal.closing, refusal.code)
