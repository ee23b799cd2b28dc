"""What may be done at a table now: each intention is checked in the same order and becomes an event, or a refusal.

The order: credentials, table state, whose turn, expected number, legality. Shape and size were checked at the door.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from caravansary.engine import dealing
from caravansary.engine.game import Game
from caravansary.errors import CaravansaryError, IllegalAction
from caravansary.table import nature, unasked, undo
from caravansary.table.fold import Seat, Table
from caravansary.table.refusal import Refusal
from caravansary.table.wire.told import EventKind


@dataclass(frozen=True)
class Draft:
    """An event that may happen now; the room gives it its number and writes it."""

    kind: EventKind
    seat: int | None
    data: dict[str, Any]
    holder: str | None


Check = Callable[[Table], Draft]
CODE_SECONDS = 15 * 60
MOST_EVENTS = 20_000  # of a table
MOST_TAKEN = 10_000  # after that it takes in nothing but decisions: whoever fills it, with however many devices, stops nobody's game
MOST_UNDONE = 1000  # by one device at one table
MOST_BESIDE = 100  # of each kind that is not play
MOST_SPOKEN, SPOKEN_SECONDS = 3, 10.0  # at most this many phrases and gestures from one device in this many seconds


# The steps that several checks share


def device(holder: str | None) -> str:
    if holder is None:
        raise Refusal("no-device")
    return holder


def seated(table: Table, holder: str | None) -> str:
    known = device(holder)
    if not table.held_by(known):
        raise Refusal("not-seated")
    return known


def own_seat(table: Table, holder: str | None, seat: int) -> Seat:
    known = seated(table, holder)
    if seat not in table.held_by(known):
        raise Refusal("not-your-seat", seat=seat)
    return table.seats[seat]


def unfinished(table: Table) -> None:
    status = table.status
    if status == "closed":
        raise Refusal("closed")
    if status == "over":
        raise Refusal("game-over")
    if status == "stuck":
        raise Refusal("stuck", because=table.stuck)


def playing(table: Table) -> None:
    unfinished(table)
    if table.status == "waiting":
        raise Refusal("waiting")


def on_turn(table: Table, holder: str) -> int:
    player = table.player
    assert player is not None
    if player not in table.held_by(holder):
        raise Refusal("not-your-turn", name=table.seats[player].name)
    if table.seats[player].covered:
        raise Refusal("covered")
    return player


def fresh(table: Table, expected: int) -> None:
    """The client has seen the present state; an event that changes nothing in the game (a new name) does not count."""
    if not table.last_play <= expected <= table.last:
        raise Refusal("stale", event=table.last)


# The intentions


def move(holder: str | None, expected: int, actions: Sequence[int], turn: str | None, through: bool = False) -> Check:
    """Decisions of one turn; `through`: and those after them that leave no choice."""

    def check(table: Table) -> Draft:
        known = seated(table, holder)
        playing(table)
        player = on_turn(table, known)
        fresh(table, expected)
        assert table.game is not None
        trial = _tried(table.game, actions, turn)
        if through:
            unasked.follow(trial, table.game)
        return Draft("acted", player, {"by": "person", "actions": trial.actions[len(table.game.actions) :]}, known)

    return check


def _tried(game: Game, actions: Sequence[int], turn: str | None) -> Game:
    """The game after these decisions of one player, or after this turn in notation."""
    trial, wrong = game.copy(), None
    try:
        for action in actions:
            if trial.player != game.player or trial.round != game.round:
                raise IllegalAction("illegal-phase", phase=trial.phase)
            trial.apply(action)
        if turn is not None:
            trial, wrong = game.turn_begun(turn)
    except CaravansaryError as error:
        wrong = error
    if wrong is not None:
        # What luck revealed stays, or a turn with a wrong ending would reveal cards for free.
        shown = shown_by(game, trial.actions[len(game.actions) :])
        if not shown:
            raise Refusal("illegal", because=wrong) from wrong
        trial = trial.back_to(len(game.actions) + shown[-1])
    return trial


def shown_by(game: Game, actions: list[int]) -> list[int]:
    """After how many of these decisions luck has shown something."""
    trial, found = game.copy(), []
    for count, action in enumerate(actions, 1):
        if trial.depends_on_luck(action):
            found.append(count)
        trial.apply(action)
    return found


def go_back(holder: str | None, expected: int, to: int) -> Check:
    def check(table: Table) -> Draft:
        known = seated(table, holder)
        playing(table)
        fresh(table, expected)
        if not undo.may_go_to(table, known, to):
            raise Refusal("no-undo")
        return Draft("undone", table.decisions[to].seat, {"to": to}, known)

    return check


def join(holder: str | None, invite: str, name: str, seat: int | None) -> Check:
    def check(table: Table) -> Draft:
        known = device(holder)
        if not hmac.compare_digest(invite.encode(), table.created["invite"].encode()):
            raise Refusal("bad-invite")
        unfinished(table)
        free = [number for number, each in enumerate(table.seats) if each.kind == "open"]
        if not free or (seat is not None and seat not in free):
            raise Refusal("seat-taken")
        return Draft("seated", free[0] if seat is None else seat, {"name": name, **_new_luck(table, known)}, known)

    return check


def _new_luck(table: Table, holder: str) -> dict[str, str]:
    """A second device sits down: anything the first could foresee is worthless from here on."""
    if table.secret is not None or table.created.get("chosen") or holder in table.devices or table.status == "over":
        return {}
    return {"secret": nature.some_bytes(dealing.SECRET_BYTES).hex()}


def rename(holder: str | None, seat: int, name: str) -> Check:
    def check(table: Table) -> Draft:
        own_seat(table, holder, seat)
        unfinished(table)
        return Draft("renamed", seat, {"name": name}, holder)

    return check


def pass_on(holder: str | None, seat: int, code: str) -> Check:
    """A code by which another device may take this seat; the hash of it stands in the event, so none can be lost."""

    def check(table: Table) -> Draft:
        own_seat(table, holder, seat)
        return Draft("passed", seat, {"code": code}, holder)

    return check


def take_seat(holder: str | None, code: str) -> Check:
    """The seat goes to this device, once: a code is void when its seat changes hands in any way or gets a newer code."""

    def check(table: Table) -> Draft:
        known = device(holder)
        for number, seat in enumerate(table.seats):
            if seat.kind == "person" and seat.code is not None and hmac.compare_digest(seat.code[0], code):
                if abs(nature.now() - seat.code[1]) > CODE_SECONDS:
                    break
                return Draft("moved", number, {"code": code, **_new_luck(table, known)}, known)
        raise Refusal("bad-code")

    return check


def leave(holder: str | None, seat: int) -> Check:
    def check(table: Table) -> Draft:
        own_seat(table, holder, seat)
        unfinished(table)
        return Draft("left", seat, {"bot": table.settings["cover_bot"] if table.started else None}, holder)

    return check


def come_back(holder: str | None, seat: int) -> Check:
    def check(table: Table) -> Draft:
        found = own_seat(table, holder, seat)
        unfinished(table)
        if not found.covered:
            raise Refusal("not-covered")
        if found.covered["why"] == "time":
            raise Refusal("time-up")
        return Draft("returned", seat, {}, holder)

    return check


def speak(holder: str | None, word: str) -> Check:
    """A set phrase or a gesture: now and then, as people do, and nothing that would have to be read first."""

    def check(table: Table) -> Draft:
        known = seated(table, holder)
        if table.status == "closed":
            raise Refusal("closed")
        lately = [event.at for event in table.events[-20:] if event.kind == "spoke" and event.holder == known]
        if len(lately) >= MOST_SPOKEN and abs(nature.now() - lately[-MOST_SPOKEN]) < SPOKEN_SECONDS:
            raise Refusal("too-fast")
        return Draft("spoke", table.held_by(known)[0], {"word": word}, known)

    return check


# How much one table takes in


def check_room(table: Table, draft: Draft) -> None:
    """Nobody can flood a table with events other than play, and no table grows for ever; leaving is always possible."""
    if draft.holder is None or draft.kind in ("left", "returned", "declined", "closed"):
        return
    if table.last >= (MOST_EVENTS if draft.kind == "acted" else MOST_TAKEN):
        raise Refusal("table-full")
    most = MOST_UNDONE if draft.kind == "undone" else MOST_BESIDE
    if draft.kind != "acted" and table.counts[draft.holder, draft.kind] >= most:
        raise Refusal("too-often")
