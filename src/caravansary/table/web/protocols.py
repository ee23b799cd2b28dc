"""Connections as this server has them: uvicorn's, counted at the gate, with a time limit for headers, and sockets to which a text is
written as the bytes that it is made of."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from caravansary.table.web.gate import Gate, Pass

SPARE = "spare"  # in the state of a request: nothing but /health may be asked
WRITE_TEXT = "caravansary.text"  # among the extensions of a socket: writes a text, given as UTF-8
TEXT_FRAME = 0x81


class Http(HttpToolsProtocol):
    gate: Gate
    header_seconds: float
    _pass: Pass | None = None
    _waiting: asyncio.TimerHandle | None = None  # for the end of the headers

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._pass = self.gate.enter(None if self.client is None else self.client[0], transport.abort)
        self._wait_for_headers()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._pass is not None and self._pass.spare:
            self.scope["state"][SPARE] = True
        if self._waiting is None:
            self._wait_for_headers()

    def on_headers_complete(self) -> None:
        self._stop_waiting()
        super().on_headers_complete()
        if self._pass is not None and self._pass.spare and self.cycle is not None:
            self.cycle.keep_alive = False

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        assert isinstance(socket, Socket)
        socket.take_over(self.gate, self._pass)
        self._pass = None

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        if self._pass is not None:
            self.gate.leave(self._pass)
        super().connection_lost(exc)

    def _wait_for_headers(self) -> None:
        self._waiting = self.loop.call_later(self.header_seconds, self._too_slow)

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _too_slow(self) -> None:
        self._waiting = None
        self.gate.too_slow()
        self.transport.abort()


class Socket(WebSocketsSansIOProtocol):
    gate: Gate
    _pass: Pass | None = None

    def take_over(self, gate: Gate, found: Pass | None) -> None:
        self.gate, self._pass = gate, found
        if found is not None and found.spare and self.handshake_initiated:
            self.scope["state"][SPARE] = True

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[WRITE_TEXT] = self.write_text

    def write_text(self, text: bytes) -> asyncio.Event | None:
        """Write a text, given as UTF-8, which goes out as it is to however many sockets; if it can't be now, what to wait for."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            raise ClientDisconnected
        if not self.writable.is_set():
            return self.writable
        self.transport.writelines((_head(len(text)), text))
        return None

    def connection_lost(self, exc: Exception | None) -> None:
        if self._pass is not None:
            self.gate.leave(self._pass)
        super().connection_lost(exc)


def _head(length: int) -> bytes:
    """What stands before a text of this many bytes on its way to a client."""
    if length < 126:
        return bytes((TEXT_FRAME, length))
    if length < 1 << 16:
        return bytes((TEXT_FRAME, 126)) + length.to_bytes(2, "big")
    return bytes((TEXT_FRAME, 127)) + length.to_bytes(8, "big")


WriteText = Callable[[bytes], asyncio.Event | None]


def protocols(gate: Gate, header_seconds: float) -> tuple[type[Http], type[Socket]]:
    """The two classes for one server."""
    return type("Http", (Http,), {"gate": gate, "header_seconds": header_seconds}), Socket
