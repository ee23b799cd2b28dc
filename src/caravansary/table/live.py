"""News over WebSocket: each connection gets what its seat may see, as fast as it reads and no faster.

A connection keeps no queue. It knows the last event it sent; when woken, it sends what came since as one message. So a
slow reader costs nothing but its own socket, and is let go when it takes nothing at all.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from caravansary.table.house import House
from caravansary.table.refusal import Refusal
from caravansary.table.rooms import NOBODY, Room, encoded
from caravansary.table.security import client_of, device_of, headers_of, language_of
from caravansary.texts import LANGUAGES

MOST_MESSAGE = 1024  # bytes that a client may send at once
MOST_PINGS = 120  # messages a minute that a client may send
RESTARTING, TOO_SLOW = 1012, 1013


class Connection:
    def __init__(self, socket: WebSocket, house: House, room: Room, holder: str | None, seat: int | None, lang: str | None) -> None:
        self.socket, self.house, self.room = socket, house, room
        self.holder, self.seat, self.lang = holder, seat, lang
        self.sent = 0
        self.presence = -1
        self.wake = asyncio.Event()

    async def run(self, after: int | None) -> None:
        await self._first(after)
        writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read())
        done, others = await asyncio.wait((writer, reader), return_when=asyncio.FIRST_COMPLETED)
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        for task in done:
            task.result()

    async def _first(self, after: int | None) -> None:
        rooms, room = self.house.rooms, self.room
        if after is not None and after > room.table.last:
            await rooms.refresh(room, after)  # another process has told the client more than this one has heard
        last = room.table.last
        if after is not None and 0 < after <= last:
            await self._send(rooms.news(room, self.holder, self.seat, self.lang, after))
        else:
            await self._send(b'{"type":"state","state":%b}' % rooms.state(room, self.holder, self.seat, self.lang))
        self.sent = last

    async def _write(self) -> None:
        beat = self.house.settings.beat
        while True:
            if self.house.stopping.is_set():
                await self.socket.close(RESTARTING)
                return
            room = self.room
            if room.table.last > self.sent:
                last = room.table.last
                _check_visible(room, self.holder, None)  # the seat may have gone to another device
                news = self.house.rooms.news(room, self.holder, self.seat, self.lang, self.sent)
                self.sent = last
                await self._send(news)
            elif room.presence_number != self.presence:
                self.presence = room.presence_number
                await self._send(encoded({"type": "presence", **room.presence()}))
            else:
                self.wake.clear()
                try:
                    async with asyncio.timeout(beat):
                        await self.wake.wait()
                except TimeoutError:
                    await self._send(b'{"type":"beat"}')

    async def _send(self, message: bytes) -> None:
        try:
            async with asyncio.timeout(self.house.settings.slow):
                await self.socket.send_text(message.decode())
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
    house: House = socket.app.state.house
    headers = headers_of(socket.scope)
    client = client_of(socket.scope)
    await socket.accept()
    lang = language_of(headers)
    house.sockets[client] += 1
    try:
        if house.sockets[client] > house.settings.sockets or house.sockets.total() > house.settings.all_sockets:
            raise Refusal("too-many")
        seat, after, wanted_lang = _query(socket)
        lang = wanted_lang or lang
        room = await house.room(socket.path_params["table"])
        holder = device_of(headers)
        connection = Connection(socket, house, room, holder, seat, wanted_lang)
        _check_visible(room, holder, seat)
        await _attend(connection, after)
    except Refusal as refusal:
        await _close(socket, refusal, lang)
    except _Slow:
        with suppress(Exception):
            async with asyncio.timeout(1):
                await socket.close(TOO_SLOW)
    except (WebSocketDisconnect, RuntimeError, OSError):
        pass  # the client is gone
    finally:
        house.sockets[client] -= 1
        if house.sockets[client] <= 0:
            del house.sockets[client]


async def _attend(connection: Connection, after: int | None) -> None:
    """Be present at the table while the connection lasts."""
    room, holder, house = connection.room, connection.holder, connection.house
    room.wakes.add(connection.wake)
    _count(room, holder, 1)
    house.listener.tell_presence(room)
    try:
        await house.minder.welcome(room, holder)
        await connection.run(after)
    finally:
        room.wakes.discard(connection.wake)
        _count(room, holder, -1)
        house.listener.tell_presence(room)


def _count(room: Room, holder: str | None, change: int) -> None:
    known = holder or NOBODY
    room.here[known] = room.here.get(known, 0) + change
    if room.here[known] <= 0:
        del room.here[known]
        if room.table.held_by(known):
            room.left_at[known] = time.time()
    room.presence_number += 1
    room.wake()


def _check_visible(room: Room, holder: str | None, seat: int | None) -> None:
    held = room.table.held_by(holder)
    if seat is not None and seat not in held:
        raise Refusal("not-your-seat", seat=seat)
    if not room.table.settings["watch"] and not held and room.table.host != holder:
        raise Refusal("no-watching")


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
    code = {"bad-shape": 4400, "too-fast": 4429, "too-many": 4429}.get(refusal.code, 4000 + refusal.status)
    with suppress(Exception):
        if socket.application_state == WebSocketState.CONNECTED:
            async with asyncio.timeout(2):
                await socket.send_text(encoded({"type": "error", **refusal.data(lang)}).decode())
                await socket.close(code, refusal.code)
