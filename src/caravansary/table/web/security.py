"""At the door: which host and origin, how large, how fast; and the headers that every answer carries.

A plain ASGI layer, so that it stands before everything else, sockets included.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
from dataclasses import replace

from starlette.requests import cookie_parser
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from caravansary.table.devices import holder_of
from caravansary.table.limits import Bucket
from caravansary.table.policy import content_policy
from caravansary.table.refusal import Refusal
from caravansary.table.router import Answer, refused
from caravansary.table.settings import LOOPBACK, Settings
from caravansary.table.visit import Who
from caravansary.table.web.addresses import network_of
from caravansary.table.web.protocols import SPARE
from caravansary.texts import LANGUAGES

COOKIE = "caravansary"
COOKIE_SECONDS = 400 * 86400
_LONG_UPLOAD = re.compile("/api/tables|/api/games/[^/]+/try")  # records, component files
HEALTH = ("/health", "/health/live", "/health/ready")
_MOST_NAMES = 100
_SHORT = 64 * 1024  # bytes of a request; longer ones count for several


# Who asks


def secret_of(headers: dict[str, str]) -> str | None:
    """The device's secret, if these headers have one."""
    kind, _, key = headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        return key.strip()
    # Parsed as browsers do: whatever other programs on this machine keep in their cookies, ours is found.
    return cookie_parser(headers.get("cookie", "")).get(COOKIE)


def who_of(scope: Scope) -> Who:
    headers = headers_of(scope)
    secret = secret_of(headers)
    holder = holder_of(secret)
    if scope["app"].state.house.has_ended(holder):  # a browser becomes a new device, a program is refused
        secret = holder = None
    # A header of another kind is a proxy's own affair.
    wrong = holder is None and headers.get("authorization", "").lower().startswith("bearer")
    return Who(holder, client_of(scope), language_of(headers), wrong, secret)


def language_of(headers: dict[str, str]) -> str:
    for wish in headers.get("accept-language", "").split(","):
        found = wish.strip()[:2].lower()
        if found in LANGUAGES:
            return found
    return "en"


def headers_of(scope: Scope) -> dict[str, str]:
    found: dict[str, str] | None = scope.get("caravansary.headers")
    if found is None:
        found = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        scope["caravansary.headers"] = found
    return found


def client_of(scope: Scope) -> str:
    """The network of a client, which limits are kept for."""
    return network_of((scope.get("client") or ("?", 0))[0])


# The layer


class Door:
    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app, self.settings = app, settings
        self.requests = Bucket(settings.rate, settings.rate * 4)
        self._made: dict[tuple[str, bool], list[tuple[bytes, bytes]]] = {}
        names = [*LOOPBACK, "[::1]", settings.host, *settings.hosts, *([] if settings.loopback else [socket.gethostname()])]
        self.hosts = {name.lower() for name in names}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = headers_of(scope)
        if scope["type"] == "http":
            send = self._with_headers(scope, headers, send)
        try:
            self._check(scope, headers)
            if scope["type"] == "http":
                receive = self._limited(scope, headers, receive)
            await self.app(scope, receive, send)
        except Refusal as refusal:
            await refuse(refusal, scope, send, language_of(headers))
        except asyncio.CancelledError:  # the server stops, and has waited as long as it may
            if scope["type"] == "websocket":
                raise
            await refuse(Refusal("stopping"), scope, send, language_of(headers))

    def _check(self, scope: Scope, headers: dict[str, str]) -> None:
        if scope["path"] in HEALTH:
            return  # monitoring gets an answer, however busy the server is
        if scope["app"].state.house.decisions.keep_out((scope.get("client") or ("?", 0))[0]):
            raise Refusal("banned")
        if scope.get("state", {}).get(SPARE):
            raise Refusal("too-many")
        if not self._known_host(headers.get("host", "")):
            raise Refusal("wrong-host")
        if not self.requests.takes(client_of(scope)):
            raise Refusal("too-fast")
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if changes and not self._known_origin(headers):
            raise Refusal("wrong-origin")

    def _known_host(self, host: str) -> bool:
        """A page of another name that resolves to this machine must not pass as this server's own."""
        name = (host.rsplit(":", 1)[0] if not host.endswith("]") else host).lower()
        if name in self.hosts:
            return True
        if self.settings.loopback or self.settings.hosts:
            return False
        try:
            ipaddress.ip_address(name.strip("[]"))
        except ValueError:
            return False
        return True

    def _known_origin(self, headers: dict[str, str]) -> bool:
        origin = headers.get("origin")
        if origin is None:  # not a browser, or a browser that says it in its own way
            return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
        scheme, _, name = origin.partition("://")
        return origin in self.settings.origins or (scheme in ("http", "https") and name == headers.get("host", ""))

    def _limited(self, scope: Scope, headers: dict[str, str], receive: Receive) -> Receive:
        most = self.settings.upload if _LONG_UPLOAD.fullmatch(scope["path"]) else self.settings.body
        said = headers.get("content-length", "0")
        if not said.isdigit() or int(said) > most:
            raise Refusal("too-large", most=most)
        read = 0

        async def counted() -> Message:
            nonlocal read
            try:
                async with asyncio.timeout(self.settings.slow):
                    message = await receive()
            except TimeoutError:
                raise Refusal("too-slow") from None
            if message["type"] == "http.request":
                read += len(message.get("body", b""))
                if read > most:
                    raise Refusal("too-large", most=most)
                if not message.get("more_body", False):  # reading a long one takes as long as many short ones
                    self.requests.charge(client_of(scope), read // _SHORT)
            return message

        return counted

    def _with_headers(self, scope: Scope, headers: dict[str, str], send: Send) -> Send:
        host = headers.get("host", "")
        extra = self._headers(host if self._known_host(host) else "", scope["path"].startswith("/api"))

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": [*message.get("headers", []), *extra]}
            await send(message)

        return with_headers

    def _headers(self, host: str, api: bool) -> list[tuple[bytes, bytes]]:
        """The same for every answer under one name; made once."""
        found = self._made.get((host, api))
        if found is not None:
            return found
        own = f"ws://{host} wss://{host}" if host else ""
        added = {
            "content-security-policy": content_policy(asks=f"'self' {own}") + "; frame-ancestors 'none'",
            "x-content-type-options": "nosniff",
            "x-frame-options": "DENY",
            "referrer-policy": "no-referrer",
            "cross-origin-opener-policy": "same-origin",
            "cross-origin-resource-policy": "same-origin",
            "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
        }
        if self.settings.secure:
            added["strict-transport-security"] = "max-age=31536000"
        if api:
            added["cache-control"] = "no-store"
        made = [(name.encode(), value.encode()) for name, value in added.items()]
        if len(self._made) < _MOST_NAMES:
            self._made[host, api] = made
        return made


async def refuse(refusal: Refusal, scope: Scope, send: Send, lang: str) -> None:
    if scope["type"] == "websocket":
        # Before the socket is accepted a refusal is a plain 403.
        await send({"type": "websocket.close", "code": 4000 + refusal.status, "reason": refusal.code})
        return
    answer = refused(refusal, lang)
    if refusal.code == "too-slow":
        answer = replace(answer, headers={**answer.headers, "connection": "close"})
    await send_answer(answer, send)


async def send_answer(answer: Answer, send: Send) -> None:
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(answer.body))]
    headers += [(name.encode(), value.encode()) for name, value in answer.headers.items()]
    await send({"type": "http.response.start", "status": answer.status, "headers": headers})
    await send({"type": "http.response.body", "body": answer.body})
