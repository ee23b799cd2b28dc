"""Requests of play: what is done at a table. Every post is checked, written, and answered with the state after it."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from caravansary.engine import notation
from caravansary.engine.game import Game
from caravansary.engine.kind import Word
from caravansary.errors import CaravansaryError
from caravansary.table import checks, considering, nature, opening
from caravansary.table.agreeing import Asking
from caravansary.table.bot_specs import allowed_bot
from caravansary.table.checks import Check
from caravansary.table.events import SeatAtFirst
from caravansary.table.fold import Table
from caravansary.table.minder import question
from caravansary.table.refusal import Refusal
from caravansary.table.rooms import Room
from caravansary.table.routes import Given, Routes
from caravansary.table.show import Speaker
from caravansary.table.visit import Visit
from caravansary.table.wire import answers
from caravansary.table.wire import asked as ask

if TYPE_CHECKING:
    from caravansary.table.thinking import Advice, Aim

HINT_PATIENCE = 30.0  # seconds that a hint waits for a bot process that is free
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
SEEN = ("seat", "lang")
routes = Routes("/api/tables/{table}", "device")


async def _do(visit: Visit, room: Room, check: Check, request: str | None) -> bytes:
    rooms = visit.house.rooms
    number = await rooms.add(room, check, request, visit.holder)
    return await rooms.answer(room, number, visit.holder, visit.seat, visit.lang, visit.slowly)


@routes.post("/move", ask.Move, answers.Answered, SEEN)
async def move(visit: Visit, asked: ask.Move) -> Given:
    """One decision, several, or a whole turn in notation."""
    check = checks.move(visit.holder, asked.expected, asked.steps, asked.turn, asked.through)
    return await _do(visit, await visit.room(), check, asked.request)


@routes.post("/consider", ask.Consider, answers.Considered, ("lang",))
async def consider(visit: Visit, asked: ask.Consider) -> Given:
    """The table as it would be after these decisions, up to the first that would reveal something. Nobody else sees it, and nothing is
    kept."""
    table = (await visit.room()).table
    found: answers.Considered = await visit.house.aside(considering.considered, table, visit.holder, asked, visit.lang)
    return found


@routes.post("/undo", ask.GoBack, answers.Answered, SEEN)
async def undo(visit: Visit, asked: ask.GoBack) -> Given:
    """Back to this many decisions."""
    return await _do(visit, await visit.room(), checks.go_back(visit.holder, asked.expected, asked.to), asked.request)


@routes.post("/join", ask.Join, answers.SeatAnswered, ("lang",), "device or nobody")
async def join(visit: Visit, asked: ask.Join) -> Given:
    """Take a free seat."""
    room = await visit.room()
    holder = visit.device()
    number = await visit.house.rooms.add(room, checks.join(holder, asked.invite, asked.name, asked.seat), asked.request, holder)
    return await _seat_answer(visit, room, number)


@routes.post("/take", ask.Take, answers.SeatAnswered, ("lang",), "device or nobody")
async def take(visit: Visit, asked: ask.Take) -> Given:
    """Take the seat that another device has passed on."""
    room = await visit.room()
    holder = visit.device()
    number = await visit.house.rooms.add(room, checks.take_seat(holder, _hashed(asked.code)), asked.request, holder)
    return await _seat_answer(visit, room, number)


async def _seat_answer(visit: Visit, room: Room, number: int) -> bytes:
    seat = room.table.seat_of(room.table.events[number - 1], now=False)
    answer = await visit.house.rooms.answer(room, number, visit.holder, None, visit.lang, visit.slowly)
    return b'{"seat":%d,' % (seat or 0) + answer[1:]


@routes.post("/pass", ask.PassOn, answers.PassCode)
async def pass_on(visit: Visit, asked: ask.PassOn) -> Given:
    """A code with which another device can take this seat, once; it voids the seat's earlier code."""
    room = await visit.room()
    code = "".join(nature.choice(CODE_LETTERS) for _ in range(12))
    number = await visit.house.rooms.add(room, checks.pass_on(visit.holder, asked.seat, _hashed(code)))
    expires = room.table.events[number - 1].at + checks.CODE_SECONDS
    spoken = "-".join(code[i : i + 4] for i in (0, 4, 8))
    found: answers.PassCode = {"code": spoken, "link": f"/#/take/{visit.table}/{spoken}", "expires": expires}
    return found


def _hashed(code: str) -> str:
    return hashlib.sha256(code.upper().replace("-", "").encode()).hexdigest()


@routes.post("/rename", ask.Rename, answers.Answered, ("lang",))
async def rename(visit: Visit, asked: ask.Rename) -> Given:
    """Another display name."""
    return await _do(visit, await visit.room(), checks.rename(visit.holder, asked.seat, asked.name), asked.request)


@routes.post("/leave", ask.OfSeat, answers.Answered, ("lang",))
async def leave(visit: Visit, asked: ask.OfSeat) -> Given:
    """Give one's seat up."""
    return await _do(visit, await visit.room(), checks.leave(visit.holder, asked.seat), asked.request)


@routes.post("/cover", ask.Cover, answers.Answered, ("lang",))
async def cover(visit: Visit, asked: ask.Cover) -> Given:
    """Let a bot play for yourself, or for somebody the table has waited for long enough."""
    room = await visit.room()
    if asked.bot is not None:
        try:
            allowed_bot(asked.bot, visit.house.settings.bots)
        except CaravansaryError as error:
            raise Refusal("bad-table", because=error) from error
    return await _do(visit, room, _asking(visit, room).cover(visit.holder, asked.seat, asked.bot), asked.request)


def _asking(visit: Visit, room: Room) -> Asking:
    return Asking(room, visit.house.settings.silence * 3600)


@routes.post("/propose", ask.Propose, answers.Answered, ("lang",))
async def propose(visit: Visit, asked: ask.Propose) -> Given:
    """Ask all others to close the table, to let a bot play for somebody who is away, or to play again; done at once if there is nobody to
    ask."""
    room = await visit.room()
    return await _agreed(visit, room, _asking(visit, room).propose(visit.holder, asked.what, asked.seat), asked.request)


@routes.post("/vote", ask.Vote, answers.Answered, ("lang",))
async def vote(visit: Visit, asked: ask.Vote) -> Given:
    """Agree to what is asked, or not; the last agreement makes it happen."""
    room = await visit.room()
    return await _agreed(visit, room, _asking(visit, room).answer(visit.holder, asked.proposal, asked.agree), asked.request)


async def _agreed(visit: Visit, room: Room, check: Check, request: str | None) -> bytes:
    """Ask or answer; if all want another game, its table exists before anybody is told about it."""
    made = room.table.again is not None

    def when_made(table: Table) -> checks.Draft:
        draft = check(table)
        if draft.kind == "again" and not made:
            raise _NotMade
        return draft

    try:
        return await _do(visit, room, when_made, request)
    except _NotMade:
        table = room.table
        host = table.host if table.held_by(table.host) else visit.holder
        event = await visit.slowly(opening.rematch, table.created, _again(table), host, table.id)
        if await visit.house.rooms.found(event.table) is None:
            await visit.house.rooms.create(event)
        made = True
        return await _do(visit, room, when_made, request)


class _NotMade(Exception):
    """The table for another game is still to be opened."""


def _again(table: Table) -> list[SeatAtFirst]:
    """Who plays again: people and bots in their seats; a bot playing for somebody who left keeps the seat."""
    seats: list[SeatAtFirst] = []
    for seat in table.seats:
        if seat.kind == "person" and seat.holder is not None:
            seats.append({"kind": "person", "name": seat.name, "holder": seat.holder})
        else:
            seats.append({"kind": "bot", "name": seat.name, "bot": seat.player_bot or table.settings["cover_bot"]})
    return seats


@routes.post("/speak", ask.Speak, answers.Answered, ("lang",))
async def speak(visit: Visit, asked: ask.Speak) -> Given:
    """Say one of the set phrases, or make a gesture; everybody reads it in their own language."""
    return await _do(visit, await visit.room(), checks.speak(visit.holder, asked.word), asked.request)


@routes.post("/return", ask.OfSeat, answers.Answered, ("lang",))
async def come_back(visit: Visit, asked: ask.OfSeat) -> Given:
    """Take one's covered seat back."""
    return await _do(visit, await visit.room(), checks.come_back(visit.holder, asked.seat), asked.request)


@routes.post("/close", ask.Close, answers.Answered, ("lang",))
async def close(visit: Visit, asked: ask.Close) -> Given:
    """End a table for good; while others play at it, once all have agreed or have long been silent."""
    room = await visit.room()
    return await _do(visit, room, _asking(visit, room).close(visit.holder), asked.request)


@routes.post("/hint", ask.WantHint, answers.Hint, ("lang",))
async def hint(visit: Visit, asked: ask.WantHint) -> Given:
    """What a strong bot would do now."""
    found = (await visit.room()).table
    holder = checks.seated(found, visit.holder)
    checks.playing(found)
    checks.on_turn(found, holder)
    checks.fresh(found, asked.expected)
    if not found.settings["hints"] or found.game is None:
        raise Refusal("no-hint")
    if asked.actions:
        found = await visit.house.aside(considering.thought, found, visit.holder, asked.expected, asked.actions)
    assert found.game is not None
    game = found.game.sight()
    house = visit.house
    async with visit.one_hint():
        advice = await house.bots.ask("advice", patience=HINT_PATIENCE, **question(found, house.hint_bot))
    said: answers.Hint = await visit.slowly(_hint, game, advice, Speaker(found, visit.lang))
    return said


def _hint(game: Game, advice: Advice, say: Speaker) -> answers.Hint:
    words = []
    for action in advice["actions"]:
        words.append((action, game.word(action)))
        game.apply(action)
    steps = [say.action(action, word) for action, word in words]
    return {"hint": steps[0], "steps": steps, "turn": notation.written(word for _, word in words), "why": _aim(advice["why"], say)}


def _aim(found: Aim | None, say: Speaker) -> answers.Aim | None:
    if found is None:
        return None
    return {"text": say.word(Word("claim", found["arg"], found["details"])), "turns": found["turns"]}
