"""A table prepared on the command line: the browser that opens its address gets it, with the seats of people on this device."""

from __future__ import annotations

from dataclasses import replace

from starlette.requests import Request
from starlette.responses import Response

from caravansary.table import nature
from caravansary.table.api import open_table
from caravansary.table.router import Answer
from caravansary.table.visit import Visit
from caravansary.table.web.door import response
from caravansary.table.web.security import who_of
from caravansary.table.wire.asked import NewTable


class Start:
    def __init__(self, asked: NewTable) -> None:
        # The address can't be guessed, and opening it again leads to the same table.
        once = nature.token(18)
        self.path = f"start/{once}"
        self.asked = replace(asked, request=once)

    async def answer(self, request: Request) -> Response:
        visit = Visit(request.app.state.house, who_of(request.scope))
        room = await open_table(visit, self.asked, by_owner=True)
        location = {"location": f"/#/table/{room.table.id}"}
        return response(Answer(303, b"", location, visit.secret), request)
