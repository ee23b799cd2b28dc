"""The HTTP interface of tables: making, finding and looking at them. What is done at a table is in `api_play`."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Path, Response

from caravansary.engine.components import catalogue
from caravansary.engine.kind import load_components
from caravansary.errors import UnknownGame
from caravansary.games import IDS, kind
from caravansary.table import analysis, opening, show
from caravansary.table.refusal import Refusal
from caravansary.table.rooms import Room, encoded
from caravansary.table.security import holder_of, new_secret
from caravansary.table.shapes import Device, ErrorAnswer, NewTable, State, TableAnswer
from caravansary.table.visitor import DEVICE, OR_NOBODY, After, Asking, Lang, SeenFrom, Visitor, set_cookie

TableId = Annotated[str, Path(pattern=r"^[a-z0-9]{1,40}$", description="The id of a table.")]
ERRORS: dict[int | str, dict[str, Any]] = {"4XX": {"model": ErrorAnswer}, "5XX": {"model": ErrorAnswer}}
router = APIRouter(prefix="/api", responses=ERRORS)
tables = APIRouter(prefix="/api/tables", responses=ERRORS, dependencies=DEVICE)


@router.get("/about")
async def about(visitor: Asking) -> Response:
    """What this server offers."""
    settings = visitor.house.settings
    limits = {"body": settings.body, "upload": settings.upload, "sockets": settings.sockets}
    preparing = visitor.house.warming.preparing
    found = {**opening.about(), "ready": not preparing, "preparing": preparing, "hint_bot": visitor.house.hint_bot, "limits": limits}
    return visitor.answer(found)


@router.get("/games/{game}/catalogue")
async def game_catalogue(game: str, visitor: Asking) -> Response:
    """The values of all cards and tiles of a game."""
    if game not in IDS:
        raise Refusal("no-such-page", because=UnknownGame("error-game", found=game[:40], known=", ".join(IDS)))
    found = await asyncio.to_thread(kind, game)
    components = load_components(found)
    return visitor.answer(_catalogue(catalogue(components.rows, found.tables), components.reconstructed))


@router.post("/device")
async def new_device(asked: Device, visitor: Asking) -> Response:
    """A new device: a cookie for browsers, a key for programs."""
    secret = new_secret()
    if asked.as_ == "bearer":
        return visitor.answer({"key": secret})
    response = visitor.answer({"key": None})
    set_cookie(response, secret, visitor.house.settings.secure)
    assert holder_of(secret) is not None
    return response


@tables.post("", status_code=201, responses={201: {"model": TableAnswer}}, openapi_extra=OR_NOBODY)
async def new_table(asked: NewTable, visitor: Asking, lang: Lang = None) -> Response:
    """Open a table; the device that asks is its host."""
    room = await open_table(visitor, asked)
    state = visitor.house.rooms.state(room, visitor.holder, None, lang)
    return visitor.answer(b'{"table":"%b","state":%b}' % (room.table.id.encode(), state), 201)


async def open_table(visitor: Visitor, asked: NewTable) -> Room:
    house = visitor.house
    holder = visitor.device()
    await house.warming.rules.get(asked.game or "", house.warming.all).wait()
    room = None if asked.request is None else await house.rooms.found(opening.table_id(holder, asked.request))
    if room is None:
        if not house.new_tables.takes(visitor.client):
            raise Refusal("too-fast")
        room = await house.rooms.create(await asyncio.to_thread(opening.created, asked, holder, house.settings.seeds))
    return room


@tables.get("", openapi_extra=OR_NOBODY)
async def your_tables(visitor: Asking) -> Response:
    """The tables at which this device holds a seat, newest first."""
    found = [] if visitor.holder is None else await visitor.house.store.held_by(visitor.holder)
    if found:
        await visitor.house.warming.all.wait()
    return visitor.answer({"tables": [show.listed(table) for table in found]})


@tables.get("/{table}", responses={200: {"model": State}}, openapi_extra=OR_NOBODY)
async def look(table: TableId, visitor: Asking, seat: SeenFrom = None, lang: Lang = None, after: After = 0) -> Response:
    """The table as this device may see it."""
    room = await visitor.visible_room(table)
    if seat is not None and seat not in room.table.held_by(visitor.holder):
        raise Refusal("not-your-seat", seat=seat)
    state = visitor.house.rooms.state(room, visitor.holder, seat, lang, min(after, room.table.last))
    return visitor.answer(state[:-1] + b',"presence":' + encoded(room.presence()) + b"}")


@tables.get("/{table}/events", openapi_extra=OR_NOBODY)
async def events(table: TableId, visitor: Asking, after: After = 0, lang: Lang = None) -> Response:
    """What happened after that event."""
    room = await visitor.visible_room(table)
    return visitor.answer({"event": room.table.last, "events": show.events(room.table, after, lang)})


@tables.get("/{table}/at/{decision}", openapi_extra=OR_NOBODY)
async def moment(table: TableId, decision: Annotated[int, Path(ge=0, le=1_000_000)], visitor: Asking, seat: SeenFrom = None) -> Response:
    """The table as it was after so many decisions."""
    room = await visitor.visible_room(table)
    if room.table.game is None or decision > len(room.table.decisions):
        raise Refusal("no-such-page")
    seen = show.seen_from(room.table, visitor.holder, seat)
    return visitor.answer(await asyncio.to_thread(show.moment, room.table, decision, seen))


@tables.get("/{table}/at/{decision}/position", openapi_extra=OR_NOBODY)
async def position(table: TableId, decision: Annotated[int, Path(ge=0, le=1_000_000)], visitor: Asking) -> Response:
    """The whole public position after so many decisions, to be opened at another table; where hands are hidden, once the game is over."""
    room = await visitor.visible_room(table)
    if room.table.game is None or decision > len(room.table.decisions):
        raise Refusal("no-such-page")
    if not show.open_hands(room.table):
        raise Refusal("not-over")
    game = room.table.game
    return visitor.answer(await asyncio.to_thread(lambda: encoded(game.back_to(decision).position())))


@tables.get("/{table}/catalogue", openapi_extra=OR_NOBODY)
async def table_catalogue(table: TableId, visitor: Asking) -> Response:
    """The values that this table plays with."""
    room = await visitor.visible_room(table)
    if room.table.game is None:
        raise Refusal("no-such-page")
    return visitor.answer(_catalogue(room.table.game.catalogue(), room.table.game.components.reconstructed))


def _catalogue(cards: Any, reconstructed: Any) -> dict[str, Any]:
    return {"catalogue": cards, "reconstructed": dict(reconstructed)}


# Finished games


async def _finished(visitor: Visitor, table: str) -> Room:
    room = await visitor.visible_room(table)
    if room.table.status != "over":
        raise Refusal("not-over")
    return room


async def _replayable(visitor: Visitor, table: str) -> Room:
    room = await _finished(visitor, table)
    if room.table.stuck is not None:
        raise Refusal("stuck", because=room.table.stuck)
    return room


@tables.get("/{table}/record", openapi_extra=OR_NOBODY)
async def record(table: TableId, visitor: Asking) -> Response:
    """The record of a finished game, as a file."""
    room = await _finished(visitor, table)
    response = visitor.answer(show.record(room.table).encode())
    response.headers["content-disposition"] = f'attachment; filename="{room.table.created["game"]}-{room.table.id}.json"'
    return response


@tables.get("/{table}/replay", openapi_extra=OR_NOBODY)
async def replay(table: TableId, visitor: Asking) -> Response:
    """A finished game, turn by turn."""
    room = await _replayable(visitor, table)
    return visitor.answer(await asyncio.to_thread(lambda: encoded(show.replay(room.table))))


@tables.get("/{table}/analysis", openapi_extra=OR_NOBODY)
async def analysed(table: TableId, visitor: Asking) -> Response:
    """The win chances over a finished game; made in the background, ask again while it runs."""
    room = await _replayable(visitor, table)
    return visitor.answer(analysis.look(visitor.house, room))
