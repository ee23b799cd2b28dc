"""Who is asking: the device, the language and the house of one HTTP request."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any, Literal

from fastapi import Depends, Query, Request, Response, Security
from fastapi.security import APIKeyCookie, HTTPBearer

from caravansary.table.house import House
from caravansary.table.refusal import Refusal
from caravansary.table.rooms import Room, encoded
from caravansary.table.security import COOKIE, COOKIE_SECONDS, client_of, device_of, headers_of, holder_of, language_of, new_secret
from caravansary.table.shapes import MOST_EVENT, SeatNumber

Lang = Annotated[Literal["en", "fr"] | None, Query(description="Adds ready sentences in this language to texts.")]
SeenFrom = Annotated[SeatNumber | None, Query(description="Look from this seat, one of one's own.")]
After = Annotated[int, Query(ge=0, le=MOST_EVENT, description="The last event known.")]
MOST_HINTS = 2  # at a time


class Visitor:
    def __init__(self, request: Request) -> None:
        self.house: House = request.app.state.house
        self.headers = headers_of(request.scope)
        self.client = client_of(request.scope)
        self.holder = device_of(self.headers)
        self.language = language_of(self.headers)
        self._secret: str | None = None

    def device(self) -> str:
        """The device's holder; a browser without one becomes one."""
        if self.holder is None:
            if self.headers.get("authorization", "").lower().startswith("bearer"):  # another kind is a proxy's own affair
                raise Refusal("no-device")
            self._secret = new_secret()
            self.holder = holder_of(self._secret)
            assert self.holder is not None
        return self.holder

    async def room(self, table: str) -> Room:
        return await self.house.room(table)

    async def visible_room(self, table: str) -> Room:
        """The room, for those at the table and, where it allows that, for spectators."""
        room = await self.room(table)
        found = room.table
        if not found.settings["watch"] and not found.held_by(self.holder) and found.host != self.holder:
            raise Refusal("no-watching")
        return room

    @asynccontextmanager
    async def one_hint(self) -> AsyncIterator[None]:
        """Hints keep bot processes busy that others' bots need: a client address gets a few at a time."""
        hinting = self.house.hinting
        if hinting[self.client] >= MOST_HINTS:
            raise Refusal("too-fast")
        hinting[self.client] += 1
        try:
            yield
        finally:
            hinting[self.client] -= 1
            if not hinting[self.client]:
                del hinting[self.client]

    def answer(self, body: bytes | dict[str, Any], status: int = 200) -> Response:
        response = Response(body if isinstance(body, bytes) else encoded(body), status, media_type="application/json")
        if self._secret is not None:
            set_cookie(response, self._secret, self.house.settings.secure)
        return response


def set_cookie(response: Response, secret: str, secure: bool) -> None:
    response.set_cookie(COOKIE, secret, max_age=COOKIE_SECONDS, path="/", httponly=True, samesite="lax", secure=secure)


async def visiting(request: Request) -> Visitor:
    """Who asks. Not the class itself: what is not a coroutine is sent to a thread, which costs more than all it does."""
    return Visitor(request)


Asking = Annotated[Visitor, Depends(visiting)]
# How a device says who it is, for the description; what it says is read in `device_of`, for sockets too.
DEVICE = [
    Security(HTTPBearer(scheme_name="key", description="The key of a program, from POST /api/device.", auto_error=False)),
    Security(APIKeyCookie(name=COOKIE, scheme_name="cookie", description="The cookie of a browser.", auto_error=False)),
]
OR_NOBODY: dict[str, Any] = {"security": [{}]}  # added to the description where one need not be known
