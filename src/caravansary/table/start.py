"""A table prepared on the command line: the browser that opens its address gets it, with the seats of people on this device."""

from __future__ import annotations

import secrets

from starlette.requests import Request
from starlette.responses import Response

from caravansary.table.api import open_table
from caravansary.table.shapes import NewTable
from caravansary.table.visitor import Visitor


class Start:
    def __init__(self, asked: NewTable) -> None:
        # The address can't be guessed, and opening it again leads to the same table.
        once = secrets.token_urlsafe(18)
        self.path = f"start/{once}"
        self.asked = asked.model_copy(update={"request": once})

    async def answer(self, request: Request) -> Response:
        visitor = Visitor(request)
        room = await open_table(visitor, self.asked)
        response = visitor.answer(b"", 303)
        response.headers["location"] = f"/#/table/{room.table.id}"
        return response
