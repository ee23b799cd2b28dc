"""The HTTP interface of play: what is done at a table. Every post is checked, written, and answered with the state after it."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from typing import Any

from fastapi import APIRouter, Response

from caravansary.engine import notation
from caravansary.engine.game import Game
from caravansary.engine.kind import Word
from caravansary.errors import CaravansaryError
from caravansary.table import checks
from caravansary.table.api import ERRORS, TableId
from caravansary.table.bot_specs import known_bot
from caravansary.table.checks import Check
from caravansary.table.minder import question
from caravansary.table.refusal import Refusal
from caravansary.table.rooms import Room
from caravansary.table.shapes import Answer, Close, Confirm, Cover, Hint, Join, Move, OfSeat, Pass, Rename, SeatAnswer, Take, Undo
from caravansary.table.show import Speaker
from caravansary.table.visitor import DEVICE, OR_NOBODY, Asking, Lang, SeenFrom, Visitor

HINT_PATIENCE = 30.0  # seconds that a hint waits for a bot process that is free
CODE_SECONDS = 15 * 60
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
router = APIRouter(prefix="/api/tables/{table}", responses={**ERRORS, 200: {"model": Answer}}, dependencies=DEVICE)


async def _do(
    visitor: Visitor, room: Room, check: Check, request: str | None, seat: int | None = None, lang: str | None = None
) -> Response:
    rooms = visitor.house.rooms
    number = await rooms.add(room, check, request, visitor.holder)
    return visitor.answer(await rooms.answer(room, number, visitor.holder, seat, lang))


@router.post("/move")
async def move(table: TableId, asked: Move, visitor: Asking, seat: SeenFrom = None, lang: Lang = None) -> Response:
    """One decision, or a whole turn in notation."""
    check = checks.move(visitor.holder, asked.expected, asked.action, asked.turn, asked.hold)
    return await _do(visitor, await visitor.room(table), check, asked.request, seat, lang)


@router.post("/confirm")
async def confirm(table: TableId, asked: Confirm, visitor: Asking, seat: SeenFrom = None, lang: Lang = None) -> Response:
    """End a turn that was held."""
    return await _do(visitor, await visitor.room(table), checks.confirm(visitor.holder, asked.expected), asked.request, seat, lang)


@router.post("/undo")
async def undo(table: TableId, asked: Undo, visitor: Asking, seat: SeenFrom = None, lang: Lang = None) -> Response:
    """Back to so many decisions."""
    return await _do(
        visitor, await visitor.room(table), checks.go_back(visitor.holder, asked.expected, asked.to), asked.request, seat, lang
    )


@router.post("/join", responses={200: {"model": SeatAnswer}}, openapi_extra=OR_NOBODY)
async def join(table: TableId, asked: Join, visitor: Asking, lang: Lang = None) -> Response:
    """Take a free seat."""
    room = await visitor.room(table)
    holder = visitor.device()
    number = await visitor.house.rooms.add(room, checks.join(holder, asked.invite, asked.name, asked.seat), asked.request, holder)
    return await _seat_answer(visitor, room, number, lang)


@router.post("/take", responses={200: {"model": SeatAnswer}}, openapi_extra=OR_NOBODY)
async def take(table: TableId, asked: Take, visitor: Asking, lang: Lang = None) -> Response:
    """Take the seat that another device has passed on."""
    room = await visitor.room(table)
    holder = visitor.device()
    code = _hashed(asked.code)
    seat = await visitor.house.store.seat_of(code, table)
    number = await visitor.house.rooms.add(room, checks.take_seat(holder, seat, code), asked.request, holder)
    return await _seat_answer(visitor, room, number, lang)


async def _seat_answer(visitor: Visitor, room: Room, number: int, lang: str | None) -> Response:
    seat = room.table.events[number - 1].seat
    answer = await visitor.house.rooms.answer(room, number, visitor.holder, None, lang)
    return visitor.answer(b'{"seat":%d,' % (seat or 0) + answer[1:])


@router.post("/pass", responses={200: {"description": "A code for another device, good once."}})
async def pass_on(table: TableId, asked: Pass, visitor: Asking) -> Response:
    """A code with which another device takes this seat, once."""
    room = await visitor.room(table)
    checks.own_seat(room.table, visitor.holder, asked.seat)
    code = "".join(secrets.choice(CODE_LETTERS) for _ in range(12))
    expires = time.time() + CODE_SECONDS
    await visitor.house.store.add_code(_hashed(code), table, asked.seat, expires)
    spoken = "-".join(code[i : i + 4] for i in (0, 4, 8))
    return visitor.answer({"code": spoken, "link": f"/#/take/{table}/{spoken}", "expires": expires})


def _hashed(code: str) -> str:
    return hashlib.sha256(code.upper().replace("-", "").encode()).hexdigest()


@router.post("/rename")
async def rename(table: TableId, asked: Rename, visitor: Asking, lang: Lang = None) -> Response:
    """Another display name."""
    return await _do(visitor, await visitor.room(table), checks.rename(visitor.holder, asked.seat, asked.name), asked.request, None, lang)


@router.post("/leave")
async def leave(table: TableId, asked: OfSeat, visitor: Asking, lang: Lang = None) -> Response:
    """Give one's seat up."""
    return await _do(visitor, await visitor.room(table), checks.leave(visitor.holder, asked.seat), asked.request, None, lang)


@router.post("/cover")
async def cover(table: TableId, asked: Cover, visitor: Asking, lang: Lang = None) -> Response:
    """A bot plays for a person."""
    room = await visitor.room(table)
    if asked.bot is not None:
        try:
            known_bot(asked.bot)
        except CaravansaryError as error:
            raise Refusal("bad-table", because=error) from error
    present = asked.seat < len(room.table.seats) and room.present(room.table.seats[asked.seat].holder)
    return await _do(visitor, room, checks.cover(visitor.holder, asked.seat, asked.bot, present), asked.request, None, lang)


@router.post("/return")
async def come_back(table: TableId, asked: OfSeat, visitor: Asking, lang: Lang = None) -> Response:
    """Take one's covered seat back."""
    return await _do(visitor, await visitor.room(table), checks.come_back(visitor.holder, asked.seat), asked.request, None, lang)


@router.post("/close")
async def close(table: TableId, asked: Close, visitor: Asking, lang: Lang = None) -> Response:
    """End a table for good."""
    return await _do(visitor, await visitor.room(table), checks.close(visitor.holder), asked.request, None, lang)


@router.post("/hint", responses={200: {"description": "What a strong bot would do now."}})
async def hint(table: TableId, asked: Hint, visitor: Asking, lang: Lang = None) -> Response:
    """What a strong bot would do now."""
    room = await visitor.room(table)
    found = room.table
    holder = checks.seated(found, visitor.holder)
    checks.playing(found)
    checks.on_turn(found, holder)
    checks.fresh(found, asked.expected)
    if not found.settings["hints"] or found.held or found.game is None:
        raise Refusal("no-hint")
    game = found.game.copy()
    async with visitor.one_hint():
        advice = await visitor.house.workers.ask("advice", patience=HINT_PATIENCE, **question(found, visitor.house.hint_bot))
    return visitor.answer(await asyncio.to_thread(_hint, game, advice, Speaker(found, lang)))


def _hint(game: Game, advice: dict[str, Any], say: Speaker) -> dict[str, object]:
    words = []
    for action in advice["actions"]:
        words.append((action, game.word(action)))
        game.apply(action)
    steps = [say.action(action, word) for action, word in words]
    aim = advice["why"]
    why = aim and {"text": say.word(Word("claim", aim["arg"], aim["details"])), "turns": aim["turns"]}
    return {"hint": steps[0], "steps": steps, "turn": notation.written(word for _, word in words), "why": why}
