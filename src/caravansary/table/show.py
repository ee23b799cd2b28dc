"""What clients see: the state of a table for one seat, its events and its log, as plain JSON data.

Everything about a table that leaves the server is made here. The seed, hashes of secrets and (except for those at the table) the
invitation stay out; `Game.view` decides what a seat may know of the game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, Self

from caravansary.engine import dealing, notation
from caravansary.engine import record as records
from caravansary.engine.game import Game
from caravansary.engine.kind import Word, load_components
from caravansary.engine.proving import prove
from caravansary.errors import CaravansaryError
from caravansary.games import kind
from caravansary.table import clocks, nature, unasked, undo
from caravansary.table.agreeing import voters
from caravansary.table.components import folder_of
from caravansary.table.events import Event
from caravansary.table.fold import Line, Proposal, Table, line_at
from caravansary.table.store import Held, Summary
from caravansary.table.wire.answers import Dealing, Moment, Replay, ReplayTurn, TableSummary
from caravansary.table.wire.told import BeyondAction, Links, LogLine, Luck, Proposed, Result, SaidAction, TableEvent, TableState, Text
from caravansary.texts import text


def seen_from(table: Table, holder: str | None, wanted: int | None = None) -> int | None:
    """The seat that a device looks from: the wanted one, the one to decide, the first it holds; None watches."""
    held = table.held_by(holder)
    if wanted is not None:
        return wanted if wanted in held else None
    if table.player in held:
        return table.player
    return held[0] if held else None


def state(table: Table, holder: str | None, wanted: int | None = None, lang: str | None = None, after: int = 0) -> TableState:
    """The table as this device may see it, with the log from what changed after that event."""
    seat = seen_from(table, holder, wanted)
    held = table.held_by(holder)
    created = table.created
    first_line = log_from(table, after)
    host = holder is not None and table.host == holder
    say = Speaker(table, lang)
    return {
        "table": table.id,
        "event": table.last,
        "status": table.status,
        "game": created["game"],
        "edition": created["edition"],
        "options": created["options"],
        "settings": table.settings,
        "rules": {
            "version": created["rules"],
            "components": created["components"],
            "reconstructed": created["reconstructed"],
            "own": bool(created.get("files")),
        },
        "created": table.events[0].at,
        "updated": min(table.updated, nature.now()),  # a clock that was wrong leaves no table in the future
        "links": links(table, held != [] or host),
        "seats": [
            {"kind": each.kind, "name": each.name, "bot": each.bot, "covered": each.covered, "yours": number in held}
            for number, each in enumerate(table.seats)
        ],
        "begins": created.get("begins"),
        "daily": created.get("daily"),
        "you": {"seats": held, "seat": seat, "host": host},
        "decisions": len(table.decisions),
        "player": table.player,
        "waits": table.waits,
        "prompt": _prompt(table, seat, say),
        "view": None if table.game is None else table.game.view(seat, open_hands(table)),
        "legal": _legal(table, seat, say),
        "beyond": _beyond(table, seat, say),
        "undo": undo.range_of(table, holder),
        "can": {
            "confirm": False,
            "hint": table.settings["hints"] and table.waits == "decision" and table.player == seat and seat is not None,
            "cover": _coverable(table, held, False),
            "ask_cover": _coverable(table, held, True),
            "close": _closable(table, holder),
            "rematch": _may_offer(table, holder),
            "speak": bool(held) and table.status != "closed" and bool(voters(table, Proposal(0, "close", None, holder or ""))),
        },
        "log_from": first_line,
        "log": [_line(table, line, say) for line in table.lines[first_line:]],
        "result": _result(table),
        "luck": _luck(table),
        "proposal": _proposal(table, holder),
        "again": table.again,
        "clock": clocks.state(table),
        "stuck": None if table.stuck is None else say.error(table.stuck),
    }


def open_hands(table: Table) -> bool:
    """Hands lie open by agreement, and when all is over."""
    return bool(table.settings["open_hands"]) or table.status == "over"


def links(table: Table, invited: bool) -> Links:
    """Secrets stand in the fragment, which browsers keep to themselves."""
    found: Links = {}
    if table.settings["watch"]:
        found["watch"] = f"/#/watch/{table.id}"
    if invited and any(seat.kind == "open" for seat in table.seats):
        found["invite"] = f"/#/join/{table.id}/{table.created['invite']}"
    return found


class Speaker:
    """Texts as id and arguments, with the sentence where a language was asked for."""

    def __init__(self, table: Table, lang: str | None) -> None:
        self.game, self.edition, self.lang = table.created["game"], table.created["edition"], lang

    @classmethod
    def of(cls, game: Game, lang: str | None) -> Self:
        """For a game without a table."""
        found = cls.__new__(cls)
        found.game, found.edition, found.lang = game.kind.id, game.edition, lang
        return found

    def text(self, id: str, args: Mapping[str, Any]) -> Text:
        found: Text = {"id": id, "args": dict(args)}
        if self.lang is not None:
            found["say"] = text(id, args, self.lang, self.edition)
        return found

    def error(self, error: CaravansaryError) -> Text:
        args = {name: str(value) if isinstance(value, CaravansaryError) else value for name, value in error.args_.items()}
        found: Text = {"id": error.message, "args": args}
        if self.lang is not None:
            found["say"] = error.text(self.lang, self.edition)
        return found

    def word(self, word: Word) -> Text:
        return self.text(f"{self.game}-{word.verb}", {"arg": word.arg or "", **word.details})

    def action(self, action: int, word: Word) -> SaidAction:
        return {"action": action, "verb": word.verb, "arg": word.arg, "text": self.word(word)}


def _prompt(table: Table, seat: int | None, say: Speaker) -> Text:
    waits = table.waits
    if waits is None:
        winner = "" if table.result is None else _winner(table, table.result["winner"])
        if table.status == "over" and winner:
            return say.text("server-prompt-won", {"name": winner})
        return say.text(f"server-prompt-{table.status}", {})
    if waits == "seats":
        return say.text("server-prompt-seats", {"count": sum(each.kind == "open" and not each.covered for each in table.seats)})
    if seat is not None and table.player == seat and waits != "bot":
        assert table.game is not None
        return say.text(f"{say.game}-phase-{table.game.phase}", {})
    return say.text(f"server-prompt-{'bot' if waits == 'bot' else 'other'}", {"name": table.player_seat.name})


def _winner(table: Table, seat: int | None) -> str:
    return "" if seat is None else table.seats[seat].name


def _legal(table: Table, seat: int | None, say: Speaker) -> list[SaidAction]:
    if table.waits != "decision" or seat is None or table.player != seat or table.game is None:
        return []
    return [say.action(action, word) for action, word in table.game.words()]


def _beyond(table: Table, seat: int | None, say: Speaker) -> list[BeyondAction]:
    if table.waits != "decision" or seat is None or table.player != seat or table.game is None:
        return []
    return beyond(table.game, say)


def beyond(game: Game, say: Speaker) -> list[BeyondAction]:
    return [{**say.action(each.action, each.word), "first": list(each.first)} for each in unasked.beyond(game)]


def _coverable(table: Table, held: Sequence[int], asking: bool) -> list[int]:
    """Seats that a bot could play for: your own; those of others while they are away, by agreement if there is anybody to ask.

    A table with a limited wait covers them by itself.
    """
    if table.status != "playing" or not held:
        return []
    me = table.seats[held[0]].holder
    persons = [number for number, each in enumerate(table.seats) if each.kind == "person" and not each.covered]
    others = [number for number in persons if number not in held and table.settings["grace"] is None]
    to_ask = [number for number in others if voters(table, Proposal(0, "cover", number, me or ""))]
    return to_ask if asking else [number for number in persons if number in held or (number in others and number not in to_ask)]


def _closable(table: Table, holder: str | None) -> Literal["now", "ask"] | None:
    if holder is None or table.host != holder or table.status in ("over", "closed"):
        return None
    return "ask" if table.status == "playing" and voters(table, Proposal(0, "close", None, holder)) else "now"


def _may_offer(table: Table, holder: str | None) -> bool:
    """Anybody with a seat can offer another game to the same people, if there is somebody to offer it to."""
    return (
        table.status == "over"
        and table.again is None
        and table.stuck is None
        and bool(table.held_by(holder))
        and bool(voters(table, Proposal(0, "rematch", None, holder or "")))
    )


def _proposal(table: Table, holder: str | None) -> Proposed | None:
    """What the others are asked, and whose answer is missing."""
    found = table.proposal
    if found is None or table.status not in ("playing", "over"):
        return None
    missing = voters(table, found) - found.agreed
    seats = list(enumerate(table.seats))
    return {
        "event": found.event,
        "what": found.what,
        "by": next(iter(table.held_by(found.by)), None),
        "of": found.of,
        "agreed": [number for number, seat in seats if seat.kind == "person" and seat.holder in found.agreed],
        "missing": [number for number, seat in seats if seat.kind == "person" and seat.holder in missing],
        "asks_you": holder in missing,
    }


def _result(table: Table) -> Result | None:
    if table.result is None or table.status != "over":
        return None
    return {**table.result, "seed": str(table.created["seed"])}


def _luck(table: Table) -> Luck | None:
    """The table's commitment, and the secret itself once nothing more comes from it."""
    if table.secret is None:
        return None
    since, secret = table.deals[-1]
    return {"commitment": dealing.commitment(secret), "since": since, "secret": secret.hex() if table.status == "over" else None}


# The log: one line per turn


def log_from(table: Table, after: int) -> int:
    """The first line that changed after that event."""
    if after <= 0:
        return 0
    lowest = len(table.decisions)
    for event in table.events[after:]:
        if event.kind == "acted":
            lowest = min(lowest, table.told[event.number].decision)
        elif event.kind == "undone":
            lowest = min(lowest, event.data["to"])
    # A line that was cut by an undo is shown again, shorter than before.
    found = line_at(table.lines, lowest)
    cut = any(event.kind == "undone" for event in table.events[after:])
    return max(0, found - 1) if cut else found


def _line(table: Table, line: Line, say: Speaker) -> LogLine:
    decisions = table.decisions[line.start : line.end]
    last = decisions[-1]
    return {
        "seat": last.seat,
        "from": line.start,
        "to": line.end,
        "turn": notation.written(decision.word for decision in decisions),
        "texts": [say.word(decision.word) for decision in decisions],
        "by": last.by,
        "event": last.event,
        "at": last.at,
    }


# Events

# Of the data of an event; the rest is the server's own affair.
SHOWN = ("name", "bot", "why", "what", "of", "by", "to", "then", "table", "word")


def event(table: Table, found: Event, say: Speaker) -> TableEvent:
    """An event as everybody may see it."""
    shown: TableEvent = {"event": found.number, "at": found.at, "kind": found.kind, "seat": table.seat_of(found)}
    if found.kind != "created":
        shown.update({name: found.data[name] for name in SHOWN if name in found.data})  # type: ignore[typeddict-item]
    if "secret" in found.data:
        shown["commitment"] = dealing.commitment(bytes.fromhex(found.data["secret"]))
    if found.kind == "acted":
        told = table.told[found.number]
        shown["decision"] = told.decision
        shown["actions"] = [say.action(action, word) for action, word in told.words]
    return shown


def events(table: Table, after: int, lang: str | None = None) -> list[TableEvent]:
    say = Speaker(table, lang)
    return [event(table, found, say) for found in table.events[max(0, after) :]]


def moment(table: Table, decision: int, seat: int | None) -> Moment:
    """The table as it was after this many decisions."""
    assert table.game is not None
    game = table.game.back_to(decision)
    return {"decision": decision, "view": game.view(seat, open_hands(table)), "turn": line_at(table.lines, decision)}


def record(table: Table) -> str:
    """The record of a finished game, made from the events alone, so it can be saved even where the rules can't replay it."""
    created: Mapping[str, Any] = table.created
    names = ("game", "rules", "components", "players", "edition", "seed", "options", "start")
    actions = [decision.action for decision in table.decisions]
    return records.written({**{name: created[name] for name in names}, "actions": actions, **_dealing(table)})


def _dealing(table: Table) -> dict[str, Any]:
    """What proves how the game was dealt: see `engine.proving`."""
    if not table.deals:
        return {}
    found: dict[str, Any] = {"deals": dealing.written(table.deals)}
    if table.secret is not None:
        found["commitment"] = dealing.commitment(table.secret)
        words = [_told_then(table, number) for number in range(len(table.decisions))]
        found["told"] = [[word.verb, word.arg] for word in words]
    return found


def dealing_of(table: Table) -> Dealing:
    """The proof of how the game was dealt, from its own record."""
    assert table.secret is not None
    found = kind(table.created["game"])
    files = table.created.get("files")
    proof = prove(found, records.read(record(table), kind), None, folder_of(files) if files else None)
    return {
        "commitment": dealing.commitment(table.secret),
        "secret": table.secret.hex(),
        "since": proof.since,
        "from_setup": proof.from_setup,
        "holds": proof.holds,
    }


def _told_then(table: Table, number: int) -> Word:
    """A decision in the words that were written down when it was taken."""
    decision = table.decisions[number]
    before = table.told[decision.event].decision if decision.event in table.told else 0
    said = table.events[decision.event - 1].data.get("said", [])
    return Word(*said[number - before][2:]) if number - before < len(said) else decision.word


def replay(table: Table) -> Replay:
    """A finished game, turn by turn, everything open; `views` are before each turn and at the end."""
    assert table.game is not None
    say = Speaker(table, None)
    game = table.game.restarted()
    starts = {line.start for line in table.lines}
    views = []
    for number, decision in enumerate(table.decisions):
        if number in starts:
            views.append(game.view(None, True))
        game.apply(decision.action)
    views.append(game.view(None, True))
    turns = [_replayed(_line(table, line, say)) for line in table.lines]
    return {"turns": turns, "views": views, "events": events(table, 0), "result": _result(table)}


def _replayed(line: LogLine) -> ReplayTurn:
    return {"decision": line["from"], "seat": line["seat"], "turn": line["turn"], "texts": line["texts"], "by": line["by"]}


# "Your tables"


def summary(table: Table) -> Summary:
    return {
        "game": table.created["game"],
        "edition": table.created["edition"],
        "player": table.player,
        "waits": table.waits,
        "seats": [{"kind": seat.kind, "name": seat.name} for seat in table.seats],
        "daily": table.created.get("daily"),
        "stamp": {"rules": table.created["rules"], "components": None if table.created.get("files") else table.created["components"]},
    }


def listed(found: Held) -> TableSummary:
    """A table in the list of "your tables", from what the index keeps of it."""
    kept, status = found.summary, found.status
    stamp = kept.get("stamp")
    if status in ("waiting", "playing") and stamp is not None:
        now = kind(kept["game"])
        if stamp["rules"] != now.rules_version or stamp["components"] not in (None, load_components(now).fingerprint):
            status = "stuck"
    return {
        "table": found.table,
        "status": status,
        "created": found.created,
        "updated": found.updated,
        "event": found.last,
        "game": kept["game"],
        "edition": kept["edition"],
        "player": kept["player"],
        "waits": kept["waits"],
        "seats": kept["seats"],
        "yours": found.seats,
        "daily": kept.get("daily"),
        "your_turn": status == "playing" and kept["waits"] == "decision" and kept["player"] in found.seats,
    }
