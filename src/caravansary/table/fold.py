"""A table made from its events: `Table.take` plays one event after the other, without asking who may do what."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import NamedTuple, cast

from caravansary.engine import dealing
from caravansary.engine.game import Game
from caravansary.engine.kind import Word
from caravansary.errors import CaravansaryError
from caravansary.games import kind
from caravansary.table import clocks
from caravansary.table.events import PLAY, Created, Event
from caravansary.table.opening import begin, turned
from caravansary.table.wire.told import By, Counted, Covered, EventKind, Matter, SeatKind, Status, TableSettings, Waits

Turn = tuple[int, int | None]


@dataclass
class Seat:
    kind: SeatKind
    name: str = ""
    bot: str | None = None
    holder: str | None = None
    covered: Covered | None = None
    code: tuple[str, float] | None = None  # the hash of the code that moves this seat, and when it was made

    @property
    def player_bot(self) -> str | None:
        """The bot that plays for this seat now, if one does."""
        return self.covered["bot"] if self.covered else self.bot


@dataclass
class Decision:
    """One decision of the game: who took it and what it was."""

    seat: int
    by: By
    holder: str | None
    event: int
    at: float
    turn: Turn
    action: int
    word: Word
    luck: bool | None = None  # whether it showed something; None: not looked at yet
    whose: str | None = None  # the one person who has decided since `reach`, with bots in between
    reach: int | None = None


class Line(NamedTuple):
    """One turn of the log: decisions from `start` up to, not including, `end`."""

    start: int
    end: int


class Told(NamedTuple):
    decision: int  # how many there were before
    words: list[tuple[int, Word]]


@dataclass(frozen=True)
class Proposal:
    """What all others are asked to agree to."""

    event: int
    what: Matter
    of: int | None  # the seat that it is about
    by: str
    agreed: frozenset[str] = frozenset()


@dataclass
class Table:
    id: str
    game: Game | None = None
    stuck: CaravansaryError | None = None
    result: Counted | None = None  # points, winner and score sheets, once the game is over
    events: list[Event] = field(default_factory=list)
    seats: list[Seat] = field(default_factory=list)
    decisions: list[Decision] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    started: int = 0  # the event with which the game started: nobody was missing any more
    closed: bool = False
    settled: int = 0  # decisions before this one are confirmed
    last_play: int = 0
    # These two only grow, so a table and its twins share them: a request counts if its event is one of the table's own.
    requests: dict[tuple[str, str], int] = field(default_factory=dict)
    told: dict[int, Told] = field(default_factory=dict)  # what each `acted` event was, undone or not
    devices: frozenset[str] = frozenset()  # that opened the table or ever sat at it
    deals: dealing.Deals = ()  # what luck comes from
    proposal: Proposal | None = None
    counts: Counter[tuple[str | None, EventKind]] = field(default_factory=Counter)  # events by device and kind
    again: str | None = None  # the table at which the same people play again
    left: list[float] = field(default_factory=list)  # seconds of each seat, at a table with a clock
    aged: float = 0.0  # seconds served at the last event
    paused: float = 0.0  # seconds of this turn for which its clock has waited
    is_timed: bool = False  # the time of this turn is up, and that was told
    secret: bytes | None = None  # of the server's own making: nobody at the table can know the luck

    @property
    def last(self) -> int:
        return len(self.events)

    @property
    def created(self) -> Created:
        return cast("Created", self.events[0].data)

    @property
    def settings(self) -> TableSettings:
        return self.created["settings"]

    @property
    def host(self) -> str | None:
        return self.events[0].holder

    @property
    def updated(self) -> float:
        return self.events[-1].at

    @property
    def status(self) -> Status:
        if self.closed:
            return "closed"
        if self.result is not None:
            return "over"
        if self.stuck is not None:
            return "stuck"
        return "playing" if self.started else "waiting"

    @property
    def waits(self) -> Waits | None:
        """What has to happen next: "seats", "decision", "bot" or nothing."""
        if self.status == "waiting":
            return "seats"
        if self.status != "playing":
            return None
        if self.player_seat.player_bot is not None:
            return "bot"
        return "decision"

    @property
    def player(self) -> int | None:
        """The seat that is waited for."""
        if self.game is None or self.status not in ("playing", "waiting") or (self.created.get("begins") == "lot" and not self.started):
            return None
        return self.game.player

    @property
    def player_seat(self) -> Seat:
        player = self.player
        assert player is not None
        return self.seats[player]

    # Who begins has the first seat. Until the lot is told, at the start, people sit as the table was asked for: each in a place.

    @property
    def lot(self) -> int:
        return self.created.get("lot", 0)

    def place_of(self, seat: int) -> int:
        return (seat + self.lot) % len(self.seats) if self.started else seat

    def seat_at(self, place: int) -> int:
        return (place - self.lot) % len(self.seats) if self.started else place

    def seat_of(self, event: Event, now: bool = True) -> int | None:
        """The seat of an event as seats are counted now, or as they were right after it."""
        in_places = event.number <= self.started if now else event.number == self.started
        return self.seat_at(event.seat) if event.seat is not None and in_places else event.seat

    def answered(self, holder: str | None, request: str | None) -> int | None:
        """The event that this request has led to, if it came before."""
        if holder is None or request is None:
            return None
        number = self.requests.get((holder, request), 0)
        if not 0 < number <= self.last:
            return None
        event = self.events[number - 1]
        return number if (event.holder, event.request) == (holder, request) else None

    def held_by(self, holder: str | None) -> list[int]:
        if holder is None:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.kind == "person" and seat.holder == holder]

    # Events

    def take(self, event: Event, looking: bool = False) -> None:
        """Play one event; `looking` notes at once which decisions showed something, while that is cheap."""
        assert event.number == self.last + 1 and event.table == self.id
        self.events.append(event)
        if event.holder is not None and event.request is not None:
            self.requests[event.holder, event.request] = event.number
        self.counts[event.holder, event.kind] += 1
        on_clock, turn = clocks.runs_for(self) if self.last > 1 else None, clocks.turn_of(self) if self.last > 1 else None
        getattr(self, f"_{event.kind}")(event, looking)
        if event.kind in PLAY:
            self.last_play = event.number
        if not self.started and not any(seat.kind == "open" and not seat.covered for seat in self.seats):
            self.started = event.number
            self.seats = turned(self.seats, self.lot)
        clocks.take(self, event, on_clock, turn)

    def _created(self, event: Event, looking: bool) -> None:
        data = cast("Created", event.data)
        self.seats = [Seat(about["kind"], about.get("name", ""), about.get("bot"), about.get("holder")) for about in data["seats"]]
        self.devices = frozenset(filter(None, (event.holder, *(seat.holder for seat in self.seats))))
        self.deals = dealing.read(data.get("deals", []), len(data["actions"])) or ()
        try:
            self.game = begin(data)
        except CaravansaryError as error:
            self.stuck = error
            with suppress(CaravansaryError):  # where only the rules are others, they still may give a picture
                self.game = begin({**data, "rules": kind(data["game"]).rules_version})
        self._decide_all(event, "past", looking)
        self._deal(event)
        self._end(event)
        self.settled = len(self.decisions)

    def _seated(self, event: Event, looking: bool) -> None:
        self.seats[_seat(event)] = Seat("person", event.data["name"], None, event.holder)
        self._sat_down(event)

    def _renamed(self, event: Event, looking: bool) -> None:
        self.seats[_seat(event)].name = event.data["name"]

    def _passed(self, event: Event, looking: bool) -> None:
        self.seats[_seat(event)].code = (event.data["code"], event.at)

    def _moved(self, event: Event, looking: bool) -> None:
        seat = self.seats[_seat(event)]
        before, seat.holder, seat.code = seat.holder, event.holder, None
        # What the person did stays theirs, so that undo works on the new device.
        for decision in self.decisions:
            if decision.seat == event.seat and decision.holder == before:
                decision.holder = event.holder
        for number in range(len(self.decisions)):
            self._note_reach(number)
        self._sat_down(event)

    def _sat_down(self, event: Event) -> None:
        assert event.holder is not None
        self.devices |= {event.holder}
        self._forget_proposal(event.seat)
        self._deal(event)

    def _deal(self, event: Event) -> None:
        """Luck comes from the secret of this event from now on, if it has one."""
        if (secret := event.data.get("secret")) is not None:
            self.secret = bytes.fromhex(secret)
            self.deals = dealing.dealt(self.deals, len(self.decisions), self.secret)
            if self.game is not None:
                self.game.deal(self.secret)

    def _left(self, event: Event, looking: bool) -> None:
        bot = event.data["bot"]
        self.seats[_seat(event)] = Seat("open", covered={"bot": bot, "why": "left"} if bot else None)
        self._forget_proposal(event.seat)
        if self.proposal is not None and event.holder == self.proposal.by and not self.held_by(event.holder):
            self.proposal = None

    def _covered(self, event: Event, looking: bool) -> None:
        self.seats[_seat(event)].covered = {"bot": event.data["bot"], "why": event.data["why"]}
        self._forget_proposal(_seat(event))

    def _returned(self, event: Event, looking: bool) -> None:
        self.seats[_seat(event)].covered = None

    def _proposed(self, event: Event, looking: bool) -> None:
        assert event.holder is not None
        self.proposal = Proposal(event.number, event.data["what"], event.data["of"], event.holder)

    def _agreed(self, event: Event, looking: bool) -> None:
        assert self.proposal is not None and event.holder is not None
        self.proposal = replace(self.proposal, agreed=self.proposal.agreed | {event.holder})

    def _declined(self, event: Event, looking: bool) -> None:
        self.proposal = None

    def _again(self, event: Event, looking: bool) -> None:
        self.again, self.proposal = event.data["table"], None

    def _spoke(self, event: Event, looking: bool) -> None:
        """It is told, and changes nothing."""

    def _timed(self, event: Event, looking: bool) -> None:
        self.is_timed, seat = True, _seat(event)
        if event.data["then"] == "bot":
            self.seats[seat].covered = {"bot": event.data["bot"], "why": "time"}
        elif event.data["then"] == "leave":
            self.seats[seat] = Seat("open", covered={"bot": event.data["bot"], "why": "left"})
        self._forget_proposal(seat)

    def _forget_proposal(self, seat: int | None) -> None:
        """What was asked about this seat is not asked any more: it is covered, in other hands, or its person plays."""
        if self.proposal is not None and self.proposal.of == seat:
            self.proposal = None

    def _acted(self, event: Event, looking: bool) -> None:
        before = len(self.decisions)
        if event.data["by"] == "person":
            self._forget_proposal(event.seat)
        self._decide_all(event, event.data["by"], looking)
        self.told[event.number] = Told(before, [(decision.action, decision.word) for decision in self.decisions[before:]])
        self._end(event)

    def _decide_all(self, event: Event, by: By, looking: bool) -> None:
        """The decisions of an event. Words recorded with it are reused, whatever the rules are now: finding words takes most of the
        time of a decision."""
        actions, said = event.data["actions"], event.data.get("said", [])
        for number, action in enumerate(actions):
            words = said[number] if number < len(said) else None
            luck: bool | None = None
            if self.game is not None:
                try:
                    if words is None:
                        # What may follow a word is for those who write one: it is not written down.
                        turn, word = (self.game.round, self.game.player), self.game.word(action)._replace(repeats=False)
                    luck = self._played(self.game, action, looking)
                except CaravansaryError as error:
                    self.stuck, self.game = self.stuck or error, None
            if words is not None:
                turn, word = (words[0], words[1]), Word(*words[2:])
            elif self.game is None:
                return
            seat = event.seat if event.seat is not None else turn[1] or 0
            holder = event.holder if by == "person" else None
            self._note(Decision(seat, by, holder, event.number, event.at, turn, action, word, luck))

    def _end(self, event: Event) -> None:
        """The result as it was written down with the last event of the game, else as the rules count it that it was played by."""
        self.result = event.data.get("result")
        if self.result is not None:
            self.proposal = None
        here = counted(self.game) if self.game is not None and self.game.over else None
        if self.stuck is None:
            self.result = self.result or here
        elif self.result is not None and self.result != here:  # today's rules make another game of it: better no picture than a wrong one
            self.game = None

    def _played(self, game: Game, action: int, looking: bool) -> bool | None:
        """Whether it showed something, where that is looked at."""
        luck = game.depends_on_luck(action) if looking and action in game.legal else None
        game.apply(action)
        return luck

    def _note(self, decision: Decision) -> None:
        self.decisions.append(decision)
        here = len(self.decisions)
        self._note_reach(here - 1)
        if self.lines and self.decisions[self.lines[-1].start].turn == decision.turn:
            self.lines[-1] = Line(self.lines[-1].start, here)
        else:
            self.lines.append(Line(here - 1, here))

    def _note_reach(self, number: int) -> None:
        """Where somebody's decisions begin without another person's in between. Kept, because searching a long log takes time."""
        decision = self.decisions[number]
        before = self.decisions[number - 1] if number else None
        if decision.by == "past":
            decision.whose = decision.reach = None
        elif before is not None and (decision.by != "person" or before.whose == decision.holder):
            decision.whose, decision.reach = before.whose, before.reach
        elif decision.by == "person":
            decision.whose, decision.reach = decision.holder, number

    def _confirmed(self, event: Event, looking: bool) -> None:
        """Tables of earlier versions have turns that everybody saw before they were confirmed."""
        self.settled = len(self.decisions)

    def _undone(self, event: Event, looking: bool) -> None:
        to = event.data["to"]
        if self.game is not None:
            self.game = self.game.back_to(to)
        self.deals = dealing.gone_back(self.deals, to)
        del self.decisions[to:]
        self.lines = [Line(line.start, min(line.end, to)) for line in self.lines if line.start < to]
        self.settled = min(self.settled, to)

    def _closed(self, event: Event, looking: bool) -> None:
        self.closed = True
        self.proposal = None


def put_in_words(event: Event, after: Table, before: int = 0) -> None:
    """Write into the event what it did to the table, so that it can be read where other rules are in force."""
    decisions = after.decisions[before:]
    event.data["said"] = [[*decision.turn, decision.word.verb, decision.word.arg, dict(decision.word.details)] for decision in decisions]
    if after.result is not None:
        event.data["result"] = after.result


def counted(game: Game) -> Counted:
    return {"scores": game.scores, "winner": game.winner, "sheets": [game.score_sheet(seat) for seat in range(game.players)]}


def _seat(event: Event) -> int:
    assert event.seat is not None
    return event.seat


def folded(id: str, events: Iterable[Event]) -> Table:
    table = Table(id)
    for event in events:
        table.take(event)
    return table


def line_at(lines: Sequence[Line], decision: int) -> int:
    """The line that a decision belongs to; one past the last if it has no line."""
    return bisect_right(lines, decision, key=lambda line: line.end)
