"""What must hold whatever happens. Each thing that is kept, answered or told is checked at that moment; waiting ends when it is calm.

The rules here are said anew, not taken from the table's own code: a promise that asks the code whether it is kept is none.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from caravansary.table import minder
from caravansary.table.events import Event
from caravansary.table.opening import rematch_id
from caravansary.table.router import Answer, Request
from caravansary.table.store import Index

from .truth import Truth

if TYPE_CHECKING:
    from .server import Wire
    from .world import World

KINDS = {
    "": ("created",),
    "move": ("acted",),
    "undo": ("undone",),
    "join": ("seated",),
    "take": ("moved",),
    "rename": ("renamed",),
    "leave": ("left",),
    "cover": ("covered",),
    "return": ("returned",),
    "propose": ("proposed", "covered", "closed", "again"),
    "vote": ("agreed", "declined", "covered", "closed", "again"),
    "speak": ("spoke",),
    "close": ("closed",),
}
UNASKED = ("returned", "declined", "passed")  # coming back does the first two; a code that nobody heard of moves nothing
SOON = 90.0  # seconds after which, in calm weather, what was to come has come
HEARSAY = 60.0  # seconds after which every server knows who is connected to another
LATE = 60.0  # seconds that a write may be on its way
SKEW = 5.0  # seconds by which the clocks of two machines may differ


class Broken(AssertionError):
    """A promise was not kept."""


@dataclass(eq=False)
class Intention:
    """Something a person wants once, however often it is sent."""

    holder: str
    what: str
    body: dict[str, Any]
    table: str = ""
    event: int | None = None  # that it became
    answer: dict[str, Any] | None = None


@dataclass(frozen=True)
class Asked(Request):
    """A request with what it is meant for."""

    intention: Intention | None = None
    table: str = ""


@dataclass
class Present:
    """When a device was connected to a table, as its servers know."""

    wires: dict[Wire, float] = field(default_factory=dict)  # since when
    left: float = float("-inf")

    def leave(self, wire: Wire, now: float, known_after: float) -> None:
        since = self.wires.pop(wire, None)
        if since is not None and now - since >= known_after:
            self.left = now


class Promises:
    def __init__(self, world: World) -> None:
        self.world = world
        self.truths: dict[str, Truth] = {}
        self.gone: set[str] = set()  # tables that were old, and removed
        self.lived = 0.0  # how long those had been played at
        self.intentions: dict[tuple[str, str], Intention] = {}
        self.present: dict[tuple[str, str], Present] = {}
        self.acknowledged = 0
        self.seen = 0

    def broken(self, promise: str, error: BaseException | None = None) -> None:
        """Say which promise; the world ends at this step."""
        if self.world.failure is None:
            self.world.failure = Broken(promise)
            self.world.failure.__cause__ = error
            self.world.note("PROMISE", f"BROKEN: {promise}" + (f": {error!r}" if error else ""))

    def _holds(self, condition: bool, promise: str) -> None:
        if not condition:
            self.broken(promise)

    # What is kept

    def intends(self, intention: Intention) -> None:
        self.intentions[intention.holder, intention.body["request"]] = intention

    def kept(self, event: Event, index: Index) -> None:
        """An event is on the disk."""
        id = event.table
        world = self.world
        truth = self.truths.get(id)
        if truth is None:
            truth = self.truths[id] = Truth(id)
        who = world.name_of(event.holder) if event.holder else "the table"
        world.note(f"table {id[:4]}", f"{event.number} {event.kind} {_told(event)} by {who}")
        self._holds(event.number == truth.last + 1, f"{id[:4]}: event {event.number} follows {truth.last}")
        if not world.weather.jump_every:  # a clock that was set right goes back
            self._holds(not truth.last or event.at >= truth.events[-1].at, f"{id[:4]}: time goes back in the log")
            self._holds(abs(event.at - world.now()) < LATE, f"{id[:4]}: event {event.number} is from another time")
        self._asked_for(event, truth)
        if truth.last:
            self._allowed(event, truth)
        try:
            truth.take(event, world.loop.time())
        except Exception as error:
            self.broken(f"{id[:4]}: event {event.number} can't be played", error)
            return
        self._will_be_looked_at(truth, index)

    def _asked_for(self, event: Event, truth: Truth) -> None:
        """What a person did, they wanted, and it is done once."""
        if event.holder is None:
            return
        if event.request is None:
            if event.kind == "created":
                self._holds(any(rematch_id(id) == event.table for id in self.truths), f"{event.table[:4]}: nobody opened it")
                return
            self._holds(event.kind in UNASKED, f"{event.table[:4]}: {event.kind} without a request")
            return
        found = self.intentions.get((event.holder, event.request))
        if found is None:
            self.broken(f"{event.table[:4]}: nobody asked for event {event.number}")
            return
        self._holds(found.event is None, f"{event.table[:4]}: done twice, as events {found.event} and {event.number}: {found.body}")
        self._holds(event.kind in KINDS[found.what], f"{event.table[:4]}: {found.what} became {event.kind}")
        if event.kind == "acted":
            self._holds(
                event.data["actions"] == found.body.get("actions", [found.body.get("action")]),
                f"{event.table[:4]}: event {event.number} is another move",
            )
        found.event = event.number

    def _allowed(self, event: Event, truth: Truth) -> None:
        """Nobody plays for another, nobody undoes what others did or what luck has shown."""
        now, where = truth.now, f"{event.table[:4]}: event {event.number}"
        if event.kind == "acted":
            self._holds(event.seat == now.player, f"{where}: not their turn")
            assert event.seat is not None
            bot = now.bots[event.seat]
            if event.data["by"] == "person":
                self._holds(now.holders[event.seat] == event.holder and bot is None, f"{where}: a move of another's seat")
            else:
                self._holds(bot is not None and event.holder is None, f"{where}: a bot plays for a person who is there")
        elif event.kind == "undone":
            self._undone(event, truth)
        elif event.kind == "covered":
            self._covered(event, truth)
        elif event.kind == "moved":
            self._moved(event, truth)
        elif event.kind == "closed":
            self._closed(event, truth)
        elif event.kind == "timed":
            self._timed(event, truth)
        elif event.kind == "again":
            self._again(event, truth)
        elif event.kind in ("left", "renamed", "returned", "passed"):
            self._holds(event.seat in now.held_by(event.holder), f"{where}: not their seat")
        elif event.kind == "seated":
            assert event.seat is not None
            self._holds(now.holders[event.seat] is None, f"{where}: a seat that is taken")

    def _undone(self, event: Event, truth: Truth) -> None:
        table, to, where = truth.table, event.data["to"], f"{event.table[:4]}: event {event.number}"
        undone = table.decisions[to:]
        persons = [each for each in undone if each.by == "person"]
        self._holds(all(each.holder == event.holder for each in persons), f"{where}: another's decision is undone")
        if not truth.settings["take_back"]:
            self._holds(len(persons) == len(undone), f"{where}: a bot's decision is undone")
        if not truth.settings["take_back"] or len(truth.devices) > 1:
            game = truth.now.game.back_to(to)
            for decision in undone:
                self._holds(not game.depends_on_luck(decision.action), f"{where}: what luck has shown is undone")
                game.apply(decision.action)

    def _moved(self, event: Event, truth: Truth) -> None:
        """A code is its maker's, and dies when the seat goes elsewhere or a newer one is made."""
        about = [each for each in truth.events if each.seat == event.seat and each.kind in ("passed", "moved", "left", "seated")]
        good = bool(about) and about[-1].kind == "passed" and about[-1].data["code"] == event.data["code"]
        self._holds(good, f"{event.table[:4]}: event {event.number}: a seat is taken by a code that is dead")

    def _timed(self, event: Event, truth: Truth) -> None:
        """Nobody has less time than the table gives them, however often servers and clocks fail."""
        where, clock = f"{event.table[:4]}: event {event.number}", truth.settings["clock"]
        self._holds(event.seat == truth.now.player and truth.now.bots[event.seat] is None, f"{where}: the time is up of somebody else")
        since = truth.turn_since if clock["per"] == "turn" else truth.times[0]
        spent = self.world.loop.time() - since
        self._holds(spent >= clock["seconds"] - SKEW, f"{where}: the time is up after {spent:.0f} s")

    def _again(self, event: Event, truth: Truth) -> None:
        """All who sit at the table sit at the next one, each once asked or long silent."""
        there = self.truths.get(event.data["table"])
        self._holds(truth.now.status == "over" and there is not None, f"{event.table[:4]}: it is played again, but not where")

    def _closed(self, event: Event, truth: Truth) -> None:
        others = {holder for holder in truth.now.holders if holder not in (None, event.holder)}
        if truth.now.status == "playing" and others and event.data.get("why") != "agreed":
            now = self.world.loop.time()
            found = [self.present.get((event.table, str(other)), Present()) for other in others]
            silent = all(not each.wires and now - each.left >= self.world.settings.silence * 3600 - SKEW for each in found)
            self._holds(silent, f"{event.table[:4]}: closed while others play")

    def _covered(self, event: Event, truth: Truth) -> None:
        assert event.seat is not None
        holder, where = truth.now.holders[event.seat], f"{event.table[:4]}: event {event.number}"
        if event.data["why"] == "asked":
            self._holds(event.holder == holder, f"{where}: a person is covered who did not ask for it")
        if event.data["why"] == "absent":
            grace = truth.settings["grace"]
            grace = self.world.settings.silence * 3600 if grace is None else grace  # where the table waits for ever, a whole day of silence
            assert holder is not None
            found, now = self.present.get((event.table, holder), Present()), self.world.loop.time()
            there = [since for since in found.wires.values() if now - since >= self._known_after]
            self._holds(not there, f"{where}: a person is covered who is there")
            since = max(truth.times[-1], found.left)
            self._holds(now - since >= grace - SKEW, f"{where}: a person is covered {now - since:.0f} s after they left")

    def _will_be_looked_at(self, truth: Truth, index: Index) -> None:
        now = truth.now
        timed = truth.settings.get("clock") is not None and not truth.table.is_timed
        waits_by_itself = now.waits == "bot" or (now.waits == "decision" and (truth.settings["grace"] is not None or timed))
        self._holds(not waits_by_itself or index.due is not None, f"{truth.table.id[:4]}: after {now.number} nobody will look at it again")

    def pruned(self, tables: list[str]) -> None:
        world = self.world
        for id in tables:
            truth = self.truths.pop(id)
            self.gone.add(id)
            keep = world.settings.keep_finished if truth.now.status in ("over", "closed") else world.settings.keep_unfinished
            age = world.loop.time() - truth.times[-1]
            self.lived += truth.lived(world.loop.time())
            world.note(f"table {id[:4]}", f"is removed after {age / 86400:.1f} days")
            skew = minder.AGE_ROUND + LATE if world.disk.shared else SKEW  # by which the ages of two servers may differ
            self._holds(keep > 0 and age >= keep * 86400 - skew, f"{id[:4]}: removed after {age / 86400:.2f} days")

    # What is answered and told

    def answered(self, request: Request, answer: Answer) -> None:
        """An answer leaves its server."""
        assert isinstance(request, Asked)
        if answer.status >= 300:
            self._holds(answer.status != 500, f"{request.path}: answered by 500")
            return
        intention, holder = request.intention, request.who.holder
        found = json.loads(answer.body)
        if intention is not None:
            self._acknowledged(intention, found)
        if request.path.endswith("/hint"):
            return
        state = found.get("state", found)
        if "view" in state and "log" in state:
            self._sees(state["table"], holder, state, answer.body)

    def _acknowledged(self, intention: Intention, found: dict[str, Any]) -> None:
        """Acknowledged means kept, once."""
        id = found.get("table") or intention.table
        if id in self.gone:
            return
        self.acknowledged += 1
        number = found.get("event") or found["state"]["event"]
        kept = intention.event is not None and id in self.truths and (intention.what == "" or number == intention.event)
        where = f"{id[:4]}: {intention.what or 'create'} of {self.world.name_of(intention.holder)}"
        self._holds(kept, f"{where} is acknowledged as event {number}, kept as {intention.event}")
        if intention.what:
            answer = {**found["state"], "updated": 0.0}  # told by the server's own clock, which may be wrong
            self._holds(intention.answer in (None, answer), f"{where}: the same request gets two answers")
            intention.answer = answer

    def told(self, table: str, holder: str | None, message: bytes) -> Any:
        """A message leaves for a socket; what it says."""
        found = json.loads(message)
        if found["type"] in ("state", "news"):
            self._sees(table, holder, found["state"], message)
        if found["type"] == "news":
            self._news(table, found)
        return found

    def _news(self, id: str, found: dict[str, Any]) -> None:
        truth = self.truths.get(id)
        if truth is None:
            return
        numbers = [event["event"] for event in found["events"]]
        self._holds(numbers == list(range(found["after"] + 1, found["event"] + 1)), f"{id[:4]}: news have a gap: {numbers}")
        for told in found["events"]:
            if told["event"] <= truth.last:
                kept = truth.events[told["event"] - 1]
                same = (kept.kind, kept.at) == (told["kind"], told["at"])  # seats are numbered anew when it is known who begins
                self._holds(same, f"{id[:4]}: event {kept.number} is told otherwise than it was")

    def _sees(self, id: str, holder: str | None, state: dict[str, Any], raw: bytes) -> None:
        """A prefix of the one history, and nothing that they may not see."""
        self.seen += 1
        if id in self.gone:
            return
        truth, number, who = self.truths.get(id), state["event"], self.world.name_of(holder)
        if truth is None or number > truth.last:
            self.broken(f"{id[:4]}: {who} is told of event {number} before it is kept")
            return
        moment, where = truth.moments[number - 1], f"{id[:4]}: {who} at event {number}"
        # Who gives a seat up is answered with the table right after.
        allowed = any(truth.may_see(holder, each) for each in (max(1, number - 1), number))
        self._holds(allowed, f"{where} sees a table that they may not watch")
        held = moment.held_by(holder)
        told = (state["status"], state["waits"], state["player"], state["decisions"], [seat["name"] for seat in state["seats"]])
        real = (moment.status, moment.waits, moment.player, moment.decisions, [*moment.names])
        self._holds(told == real, f"{where} is told {told}, not {real}")
        self._holds(state["you"]["seats"] == held, f"{where} is told to hold {state['you']['seats']}, not {held}")
        seat = state["you"]["seat"]
        self._holds(seat in held if held else seat is None, f"{where} looks from seat {seat}")
        self._holds(state["view"] == moment.view(seat, truth.is_open(moment)), f"{where} sees another position than they should")
        legal = [each["action"] for each in state["legal"]]
        decides = moment.waits == "decision" and moment.player == seat and seat is not None
        self._holds(legal == (list(moment.game.legal) if decides else []), f"{where} may do {legal}")
        self._tells_no_secret(truth, holder, state, raw, where)

    def _tells_no_secret(self, truth: Truth, holder: str | None, state: dict[str, Any], raw: bytes, where: str) -> None:
        created = truth.events[0].data
        secret = truth.table.secret
        luck = [str(created["seed"]).encode(), *([secret.hex().encode()] if secret else [])]
        self._holds(state["status"] == "over" or not any(each in raw for each in luck), f"{where} is told the luck")
        self._holds(not any(each and each.encode() in raw for each in truth.now.holders), f"{where} is told what devices hold")
        invited = state["you"]["seats"] or (holder is not None and holder == truth.host)
        self._holds(bool(invited) or created["invite"].encode() not in raw, f"{where} is told the invitation")

    def asked(self, question: dict[str, Any]) -> None:
        """A bot is asked: its luck is another than the table's."""
        text = json.dumps(question)
        for truth in self.truths.values():
            secret = truth.table.secret
            if str(truth.events[0].data["seed"]) in text or (secret is not None and secret.hex() in text):
                self.broken(f"{truth.table.id[:4]}: a bot is told the luck")

    # Who is there

    def came(self, table: str, holder: str | None, wire: Wire) -> None:
        if holder is not None:
            self.present.setdefault((table, holder), Present()).wires[wire] = self.world.loop.time()

    def went(self, table: str, holder: str | None, wire: Wire) -> None:
        if holder is not None:
            self.present[table, holder].leave(wire, self.world.loop.time(), self._known_after)

    def crashed(self, wires: list[Wire]) -> None:
        for found in self.present.values():
            for wire in wires:
                found.leave(wire, self.world.loop.time(), self._known_after)

    @property
    def _known_after(self) -> float:
        """Who is connected to one of two servers, the other may know only after some rounds, if the store fails meanwhile."""
        return HEARSAY if self.world.disk.shared else 0.0

    # When it has been calm for a while

    def settled(self) -> None:
        """No table waits for something that never comes."""
        now = self.world.loop.time()
        for id, truth in self.truths.items():
            moment, since = truth.now, now - truth.times[-1]
            if since < SOON:
                continue
            where = f"{id[:4]}: for {since:.0f} s after event {moment.number}"
            self._holds(moment.waits != "bot", f"{where} a bot should have played")
            grace = truth.settings["grace"]
            if moment.waits in ("decision", "confirm") and grace is not None:
                assert moment.player is not None
                found = self.present.get((id, moment.holders[moment.player] or ""), Present())
                away = now - max(truth.times[-1], found.left, self.world.calm_since)
                self._holds(bool(found.wires) or away < grace + SOON, f"{where} an absent person should have been covered")
        for browser in self.world.browsers:
            if browser.live_since is None or browser.table in self.gone or now - browser.live_since < SOON:
                continue
            truth = self.truths[browser.table]
            if now - truth.times[-1] >= SOON:
                self._holds(
                    browser.last == truth.last, f"{browser.table[:4]}: {browser.name} was told of {browser.last}, there are {truth.last}"
                )

    def at_the_end(self) -> None:
        """Everything acknowledged is still there."""
        for intention in self.intentions.values():
            if intention.answer is not None and intention.table not in self.gone:
                kept = self.world.disk.events(intention.table)
                found = [event.number for event in kept if (event.holder, event.request) == (intention.holder, intention.body["request"])]
                self._holds(found == [intention.event], f"{intention.table[:4]}: acknowledged as {intention.event}, kept as {found}")


def _told(event: Event) -> str:
    shown = {name: event.data[name] for name in ("by", "actions", "held", "to", "bot", "why", "name") if name in event.data}
    if event.kind == "created":
        shown = {"game": event.data["game"], "grace": event.data["settings"]["grace"]}
    seat = "" if event.seat is None else f"seat {event.seat} "
    return seat + " ".join(f"{name}={value}" for name, value in shown.items())
