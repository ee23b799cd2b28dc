"""Requests about tables: making, finding and looking at them. What is done at a table is in `api_play`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from caravansary.engine.components import catalogue
from caravansary.engine.kind import load_components
from caravansary.errors import CaravansaryError, UnknownGame
from caravansary.games import ids, kind
from caravansary.table import analysis, daily, opening, puzzles, recovery, show
from caravansary.table.bot_specs import allowed_bot
from caravansary.table.devices import new_secret
from caravansary.table.events import Event
from caravansary.table.fold import Table, folded
from caravansary.table.house import is_long
from caravansary.table.pushing import Push
from caravansary.table.refusal import Refusal
from caravansary.table.rooms import Room, encoded
from caravansary.table.routes import Given, Routes
from caravansary.table.visit import Visit
from caravansary.table.wire import answers, told
from caravansary.table.wire.asked import NewDevice, NewPush, NewRecovery, NewTable, Recover, Trial, TryPuzzle
from caravansary.texts import game_messages, page_messages

routes = Routes("/api")
tables = Routes("/api/tables", "device or nobody")


@routes.get("/about", answers.About)
async def about(visit: Visit) -> Given:
    """What this server offers."""
    house = visit.house
    push = None if house.caller is None else house.caller.key
    return opening.about(house.readiness.preparing, house.hint_bot, house.settings, push, house.message)


def _known(game: str) -> str:
    if game not in ids():
        raise Refusal("no-such-page", because=UnknownGame("error-game", found=game[:40], known=", ".join(ids())))
    return game


@routes.get("/games/{game}/catalogue", answers.CatalogueAnswer)
async def game_catalogue(visit: Visit) -> Given:
    """The values of all cards and tiles of a game."""
    found = await visit.slowly(kind, _known(visit.game))
    components = load_components(found)
    return _catalogue(catalogue(components.rows, found.tables), components.reconstructed)


@routes.get("/games/{game}/words", answers.GameWords, ("lang",))
async def game_words(visit: Visit) -> Given:
    """The messages of a game, for clients that do not ship them."""
    lang = visit.lang or visit.who.language
    words: answers.GameWords = {"lang": lang, "words": game_messages(_known(visit.game), lang)}
    return words


@routes.get("/words", answers.PageWords, ("lang",))
async def page_words(visit: Visit) -> Given:
    """All messages of a language, for clients that do not ship it."""
    lang = visit.lang or visit.who.language
    words: answers.PageWords = {"lang": lang, "words": page_messages(lang)}
    return words


@routes.post("/games/{game}/try", Trial, answers.Tried)
async def try_game(visit: Visit, asked: Trial) -> Given:
    """The game as it would be laid out with these options and values, or everything wrong with them; no table is opened."""
    house = visit.house
    found = await visit.slowly(kind, _known(visit.game))
    await house.readiness.rules.get(found.id, house.readiness.all).wait()
    laid: answers.Tried = await visit.slowly(opening.tried, found, asked)
    return laid


@routes.get("/games/{game}/puzzles", answers.Puzzles)
async def game_puzzles(visit: Visit) -> Given:
    """The puzzles of a game: positions with one turn that is clearly the best."""
    return puzzles.listed(await visit.slowly(kind, _known(visit.game)))


@routes.post("/games/{game}/puzzle", TryPuzzle, answers.PuzzleState, ("lang",))
async def try_puzzle(visit: Visit, asked: TryPuzzle) -> Given:
    """A puzzle after the decisions tried so far; once the turn is over, what it is worth."""
    house = visit.house
    found = await visit.slowly(kind, _known(visit.game))
    await house.readiness.rules.get(found.id, house.readiness.all).wait()
    state: answers.PuzzleState = await visit.slowly(puzzles.tried, found, asked, visit.lang)
    return state


@routes.post("/device", NewDevice, answers.DeviceKey)
async def new_device(visit: Visit, asked: NewDevice) -> Given:
    """A new device: a cookie for browsers, a key for programs."""
    secret = new_secret()
    if asked.as_ == "bearer":
        return _key(secret)
    visit.secret = secret
    return _key(None)


@routes.post("/device/recovery", NewRecovery, answers.RecoveryCode, asker="device or nobody")
async def new_recovery(visit: Visit, asked: NewRecovery) -> Given:
    """A personal link, by which any browser becomes this device; the one before is void."""
    kept = _recoveries(visit)
    visit.device()
    code = recovery.new_code()
    secret = visit.secret or visit.who.secret
    assert secret is not None
    await kept.keep_recovery(recovery.sealed(code, secret, asked.name or ""))
    made: answers.RecoveryCode = {"code": code, "link": f"/#/recover/{code}"}
    return made


@routes.post("/device/recover", Recover, answers.Recovered)
async def recover(visit: Visit, asked: Recover) -> Given:
    """Become the device of a personal link."""
    found = await _recoveries(visit).recovery(recovery.hashed(asked.code))
    secret = None if found is None else recovery.opened(asked.code, found)
    if found is None or secret is None:
        raise Refusal("bad-recovery")
    if asked.as_ != "bearer":
        visit.secret = secret
    recovered: answers.Recovered = {"key": secret if asked.as_ == "bearer" else None, "name": found.name}
    return recovered


@routes.post("/device/push", NewPush, answers.Calling, asker="device or nobody")
async def push(visit: Visit, asked: NewPush) -> Given:
    """Have this browser woken when it is its turn and no page of it is there, or no longer."""
    pushes, caller = visit.house.pushes, visit.house.caller
    if pushes is None or caller is None:
        raise Refusal("no-such-page")
    if not visit.house.recovering.takes(visit.who.client):
        raise Refusal("too-fast")
    holder = visit.device()
    if asked.endpoint is None:
        await pushes.drop_push(holder)
        return _called(False)
    if not caller.allows(asked.endpoint):
        raise Refusal("bad-push")
    await pushes.keep_push(Push(holder, asked.endpoint, asked.p256dh or "", asked.auth or "", asked.lang))
    return _called(True)


def _called(called: bool) -> answers.Calling:
    return {"called": called}


def _recoveries(visit: Visit) -> recovery.Recoveries:
    if visit.house.recoveries is None:
        raise Refusal("no-such-page")
    if not visit.house.recovering.takes(visit.who.client):
        raise Refusal("too-fast")
    return visit.house.recoveries


def _key(key: str | None) -> answers.DeviceKey:
    return {"key": key}


@tables.post("", NewTable, answers.TableOpened, ("lang",), status=201)
async def new_table(visit: Visit, asked: NewTable) -> Given:
    """Open a table; the device that asks is its host."""
    room = await open_table(visit, asked)
    state = visit.house.rooms.state(room, visit.holder, None, visit.lang)
    return b'{"table":"%b","state":%b}' % (room.table.id.encode(), state)


async def open_table(visit: Visit, asked: NewTable, by_owner: bool = False) -> Room:
    """A new table, or the one that this request opened before; the server's owner may seat any of our bots."""
    house = visit.house
    holder = visit.device()
    if not by_owner:
        check_bots(asked, house.settings.bots)
    await house.readiness.rules.get(asked.game or "", house.readiness.all).wait()
    room = None if asked.request is None else await house.rooms.found(opening.table_id(holder, asked.request))
    counts = False
    if room is None and asked.daily is not None:
        room, counts = await _the_try(visit, asked, holder)
    if room is None:
        if asked.like is not None:
            asked = opening.like((await visit.visible_room(asked.like)).table.created, asked)
        if not house.new_tables.takes(visit.who.client):
            raise Refusal("too-fast")
        room = await house.rooms.create(*await visit.slowly(_opened, asked, holder, house.settings.seeds, counts))
    return room


def _opened(asked: NewTable, holder: str, any_seed: bool, counts: bool) -> tuple[Event, Table]:
    event = opening.created(asked, holder, any_seed, counts)
    return event, folded(event.table, [event])


async def _the_try(visit: Visit, asked: NewTable, holder: str) -> tuple[Room | None, bool]:
    """The try at that day's deal that counts, while it is played; else whether a new table would be that one."""
    room = await visit.house.rooms.found(opening.try_id(holder, asked))
    if room is None:
        return None, daily.is_today(asked.daily or "")
    return (None if room.table.status in ("over", "closed") else room), False


def check_bots(asked: NewTable, allowed: Sequence[str]) -> None:
    try:
        for spec in (asked.cover_bot, *(seat.bot for seat in asked.seats or ())):
            if spec is not None:
                allowed_bot(spec, allowed)
    except CaravansaryError as error:
        raise Refusal("bad-table", because=error) from error


@tables.get("", answers.Tables)
async def your_tables(visit: Visit) -> Given:
    """The tables at which this device holds a seat, newest first."""
    found = [] if visit.holder is None else await visit.house.store.held_by(visit.holder)
    if found:
        await visit.house.readiness.all.wait()
    listed: answers.Tables = {"tables": [show.listed(table) for table in found]}
    return listed


@tables.get("/{table}", told.TableState, ("seat", "lang", "after"))
async def look(visit: Visit) -> Given:
    """The table as this device may see it."""
    room = await visit.visible_room()
    if visit.seat is not None and visit.seat not in room.table.held_by(visit.holder):
        raise Refusal("not-your-seat", seat=visit.seat)
    after = min(visit.after, room.table.last)
    state = await visit.house.state(room, visit.holder, visit.seat, visit.lang, visit.who.client, after)
    return state[:-1] + b',"presence":' + encoded(room.presence()) + b"}"


@tables.get("/{table}/events", answers.Events, ("after", "lang"))
async def events(visit: Visit) -> Given:
    """What happened after that event."""
    room = await visit.visible_room()
    table = room.table
    if not is_long(table.last - visit.after, visit.lang):
        return _events(table, visit.after, visit.lang)
    found: bytes = await visit.slowly(lambda: encoded(_events(table, visit.after, visit.lang)))
    return found


def _events(table: Table, after: int, lang: str | None) -> answers.Events:
    return {"event": table.last, "events": show.events(table, after, lang)}


@tables.get("/{table}/at/{decision}", answers.Moment, ("seat",))
async def moment(visit: Visit) -> Given:
    """The table as it was after this many decisions."""
    room = await _room_then(visit)
    seen = show.seen_from(room.table, visit.holder, visit.seat)
    found: answers.Moment = await visit.slowly(show.moment, room.table, visit.decision, seen)
    return found


@tables.get("/{table}/at/{decision}/position", told.Position)
async def position(visit: Visit) -> Given:
    """The whole public position after this many decisions, to be opened at another table; where hands are hidden, once the game is over."""
    room = await _room_then(visit)
    if not show.open_hands(room.table):
        raise Refusal("not-over")
    game, decision = room.table.game, visit.decision
    assert game is not None
    found: bytes = await visit.slowly(lambda: encoded(game.back_to(decision).position()))
    return found


async def _room_then(visit: Visit) -> Room:
    """The room, if there was such a moment."""
    room = await visit.visible_room()
    if room.table.game is None or visit.decision > len(room.table.decisions):
        raise Refusal("no-such-page")
    return room


@tables.get("/{table}/catalogue", answers.CatalogueAnswer)
async def table_catalogue(visit: Visit) -> Given:
    """The values that this table plays with."""
    room = await visit.visible_room()
    if room.table.game is None:
        raise Refusal("no-such-page")
    return _catalogue(room.table.game.catalogue(), room.table.game.components.reconstructed)


def _catalogue(cards: Any, reconstructed: Any) -> answers.CatalogueAnswer:
    return {"catalogue": cards, "reconstructed": dict(reconstructed)}


# Finished games


async def _finished(visit: Visit) -> Room:
    room = await visit.visible_room()
    if room.table.status != "over":
        raise Refusal("not-over")
    return room


async def _replayable(visit: Visit) -> Room:
    room = await _finished(visit)
    if room.table.stuck is not None:
        raise Refusal("stuck", because=room.table.stuck)
    return room


@tables.get("/{table}/record", dict[str, Any])
async def record(visit: Visit) -> Given:
    """The record of a finished game, as a file."""
    room = await _finished(visit)
    visit.headers["content-disposition"] = f'attachment; filename="{room.table.created["game"]}-{room.table.id}.json"'
    return show.record(room.table).encode()


@tables.get("/{table}/dealing", answers.Dealing)
async def dealing(visit: Visit) -> Given:
    """Whether a finished game was dealt from the secret behind its commitment: dealt again, and compared with what was told in play."""
    room = await _replayable(visit)
    if room.table.secret is None:
        raise Refusal("no-such-page")
    found: answers.Dealing = await visit.slowly(show.dealing_of, room.table)
    return found


@tables.get("/{table}/replay", answers.Replay)
async def replay(visit: Visit) -> Given:
    """A finished game, turn by turn."""
    room = await _replayable(visit)
    found: bytes = await visit.slowly(lambda: encoded(show.replay(room.table)))
    return found


@tables.get("/{table}/analysis", answers.Analysis)
async def analysed(visit: Visit) -> Given:
    """The win chances over a finished game; made in the background, ask again while it runs."""
    room = await _replayable(visit)
    return analysis.look(visit.house, room, visit.holder or visit.who.client)
