"""What clients send. Anything else is refused before a table is looked at."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from caravansary.table.wire.shape import Cleaned, Length, Matches, Note, OneOf, Range
from caravansary.texts import LANGUAGES

MOST_SEATS = 5
MOST_EVENT = 2**31 - 1
MOST_STEPS = 200  # decisions of one turn


def plain(name: str) -> str:
    """A display name as people see it: no control, direction or invisible characters, blanks at most single."""
    shown = "".join(" " if unicodedata.category(c) == "Zs" else c for c in unicodedata.normalize("NFC", name))
    shown = "".join(c for c in shown if unicodedata.category(c)[0] != "C")
    cleaned = " ".join(shown.split())
    if not cleaned:
        raise ValueError("empty")
    return cleaned


Name = Annotated[str, Length(1, 24), Cleaned(plain)]
RequestId = Annotated[str, Length(8, 64), Matches("[A-Za-z0-9_-]+")]
EventNumber = Annotated[int, Range(0, MOST_EVENT)]
SeatNumber = Annotated[int, Range(0, MOST_SEATS - 1)]
BotSpec = Annotated[str, Length(1, 80), Matches("[a-z0-9_:=.,-]+")]
TableId = Annotated[str, Length(1, 40), Matches("[a-z0-9]+")]
Secret = Annotated[str, Length(4, 80), Matches("[A-Za-z0-9_-]+")]
Action = Annotated[int, Range(0, 100_000)]
Notation = Annotated[str, Length(1, 2000)]
Through = Annotated[bool, Note("Take the decisions that follow and leave no choice, too.")]
Short = Annotated[str, Length(0, 40)]
Date = Annotated[str, Matches("[0-9]{4}-[0-9]{2}-[0-9]{2}")]


@dataclass(frozen=True)
class Path:
    """The parts of an address."""

    table: Annotated[TableId, Note("The id of a table.")]
    decision: Annotated[int, Range(0, 1_000_000), Note("How many decisions were taken before.")]
    game: Annotated[str, Note("The id of a game.")]


@dataclass(frozen=True)
class Query:
    """What may stand behind the question mark."""

    seat: Annotated[SeatNumber | None, Note("Look from this seat, one of one's own.")] = None
    lang: Annotated[Annotated[str, OneOf(LANGUAGES)] | None, Note("Adds finished sentences in this language to texts.")] = None
    after: Annotated[EventNumber, Note("The last event known.")] = 0


@dataclass(frozen=True)
class NewDevice:
    as_: Literal["cookie", "bearer"] = "cookie"


@dataclass(frozen=True)
class NewRecovery:
    """What the person at this device is called, if they say so: the browser that opens the link knows it then."""

    name: Name | None = None


@dataclass(frozen=True)
class NewPush:
    """Where and how this browser may be woken, as its push subscription says; null: not any more."""

    endpoint: Annotated[str, Length(1, 1000), Matches("https?://[!-~]+")] | None
    p256dh: Annotated[str, Length(80, 100), Matches("[A-Za-z0-9_-]+")] | None = None
    auth: Annotated[str, Length(16, 40), Matches("[A-Za-z0-9_-]+")] | None = None
    lang: Annotated[str, OneOf(LANGUAGES)] = "en"

    def __post_init__(self) -> None:
        if self.endpoint is not None and (self.p256dh is None or self.auth is None):
            raise ValueError("keys")


@dataclass(frozen=True)
class Recover:
    code: Annotated[str, Length(1, 200)]
    as_: Literal["cookie", "bearer"] = "cookie"


@dataclass(frozen=True)
class NewSeat:
    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    bot: BotSpec | None = None

    def __post_init__(self) -> None:
        if (self.kind == "bot") != (self.bot is not None):
            raise ValueError("a bot seat, and no other, has a bot")


WORDS = ("hello", "luck", "well-played", "thanks", "sorry", "moment", "good-game", "wave", "clap", "laugh", "oops", "heart")


@dataclass(frozen=True)
class NewClock:
    """Time for each turn, or for the game."""

    per: Literal["turn", "game"]
    seconds: Annotated[float, Range(5, 60 * 86400)]
    increment: Annotated[float, Range(0, 86400)] = 0
    then: Literal["bot", "leave", "tell"] = "bot"


Options = Annotated[dict[Short, Any], Length(0, 10)]
Files = Annotated[dict[Annotated[str, Length(0, 60)], str], Length(0, 10)]


@dataclass(frozen=True)
class Trial:
    """A game as it would be laid out."""

    players: Annotated[int, Range(2, MOST_SEATS)]
    options: Options = field(default_factory=dict)
    components: Files | None = None


@dataclass(frozen=True)
class NewTable:
    game: Short | None = None
    edition: Short | None = None
    options: Options = field(default_factory=dict)
    seats: Annotated[list[NewSeat], Length(2, MOST_SEATS)] | None = None
    begins: Annotated[SeatNumber | None, Note("Which of these seats begins; null: by lot.")] = None
    shuffle: bool = False
    open_hands: bool | None = None
    hints: bool | None = None
    take_back: bool | None = None
    watch: bool = True
    grace: Annotated[float, Range(5, 60 * 86400)] | None = None
    cover_bot: BotSpec | None = None
    clock: NewClock | None = None
    seed: Annotated[int, Range(0, 2**62 - 1)] | None = None
    components: Files | None = None
    record: str | None = None
    position: dict[str, Any] | None = None
    daily: Annotated[Date | None, Note("The deal of this day, with nothing chosen but names and edition; see docs/server.md.")] = None
    like: Annotated[TableId | None, Note("A table whose game, edition, options and values are wanted again.")] = None
    request: RequestId | None = None

    def __post_init__(self) -> None:
        if sum(each is not None for each in (self.game, self.record, self.position, self.like)) != 1:
            raise ValueError("exactly one of game, record, position and like")
        if self.daily is not None and self.game is None:
            raise ValueError("a daily deal of a game")
        if self.record is None and self.seats is None:
            raise ValueError("seats")


@dataclass(frozen=True)
class Join:
    invite: Secret
    name: Name
    seat: SeatNumber | None = None
    request: RequestId | None = None


@dataclass(frozen=True)
class Move:
    expected: EventNumber
    request: RequestId
    action: Action | None = None
    actions: Annotated[Annotated[list[Action], Length(1, MOST_STEPS)] | None, Note("A turn that was thought over.")] = None
    turn: Notation | None = None
    through: Through = False

    def __post_init__(self) -> None:
        if sum(each is not None for each in (self.action, self.actions, self.turn)) != 1:
            raise ValueError("exactly one of action, actions and turn")

    @property
    def steps(self) -> list[int]:
        return self.actions or ([] if self.action is None else [self.action])


@dataclass(frozen=True)
class Consider:
    """A turn that is thought over: decisions, then a turn in notation."""

    expected: EventNumber
    actions: Annotated[list[Action], Length(0, MOST_STEPS)] = field(default_factory=list)
    turn: Notation | None = None
    through: Through = False


@dataclass(frozen=True)
class TryPuzzle:
    """A turn that is tried in a puzzle, as far as it has come; or the best one."""

    puzzle: Annotated[str, Matches("[a-z0-9]{1,40}")]
    actions: Annotated[list[Action], Length(0, MOST_STEPS)] = field(default_factory=list)
    solution: bool = False
    edition: Short | None = None


@dataclass(frozen=True)
class GoBack:
    expected: EventNumber
    request: RequestId
    to: EventNumber


@dataclass(frozen=True)
class WantHint:
    expected: EventNumber
    actions: Annotated[list[Action], Length(0, MOST_STEPS), Note("Decisions that are thought over.")] = field(default_factory=list)


@dataclass(frozen=True)
class OfSeat:
    seat: SeatNumber
    request: RequestId | None = None


@dataclass(frozen=True)
class Cover:
    seat: SeatNumber
    request: RequestId | None = None
    bot: BotSpec | None = None


@dataclass(frozen=True, kw_only=True)
class Rename:
    seat: SeatNumber
    request: RequestId | None = None
    name: Name


@dataclass(frozen=True)
class PassOn:
    seat: SeatNumber


@dataclass(frozen=True)
class Take:
    code: Annotated[str, Length(4, 40), Matches("[A-Za-z0-9-]+")]
    request: RequestId | None = None


@dataclass(frozen=True)
class Propose:
    what: Literal["close", "cover", "rematch"]
    seat: SeatNumber | None = None
    request: RequestId | None = None

    def __post_init__(self) -> None:
        if (self.what == "cover") != (self.seat is not None):
            raise ValueError("a seat to cover, and none for anything else")


@dataclass(frozen=True)
class Speak:
    word: Annotated[Annotated[str, OneOf(WORDS)], Note("A phrase or a gesture.")]
    request: RequestId | None = None


@dataclass(frozen=True)
class Vote:
    proposal: EventNumber
    agree: bool
    request: RequestId | None = None


@dataclass(frozen=True)
class Close:
    request: RequestId | None = None
