"""What clients get to know of a table; docs/server.md says what it means. Views, positions and cards are the games' own."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from caravansary.table.wire.shape import Known, Note

Args = dict[str, Any]  # what a message needs: each message has its own
Edition = Annotated[str, Known("Edition")]
Position = Annotated[dict[str, Any], Known("Position")]
Catalogue = Annotated[dict[str, dict[str, Any]], Known("Catalogue")]
Status = Literal["waiting", "playing", "over", "closed", "stuck"]
Waits = Literal["seats", "decision", "confirm", "bot"]
SeatKind = Literal["person", "open", "bot", "past"]
By = Literal["person", "bot", "cover", "past"]
Begins = Literal["lot", "named"]
Matter = Literal["close", "cover", "rematch"]  # what others have to agree to
EventKind = Literal[
    "created",
    "seated",
    "renamed",
    "passed",
    "moved",
    "left",
    "covered",
    "returned",
    "acted",
    "confirmed",
    "undone",
    "proposed",
    "agreed",
    "declined",
    "closed",
    "timed",
    "again",
    "spoke",
]


class Text(TypedDict):
    """A Fluent message and what it needs; `say` is the finished sentence, for those who asked for it."""

    id: str
    args: Args
    say: NotRequired[str]


class SaidAction(TypedDict):
    action: int
    verb: str
    arg: str | None
    text: Text


class BeyondAction(SaidAction):
    """What can be done after a "done" that need not be said: `first` is decided before it."""

    first: list[int]


# A table


class Covered(TypedDict):
    """A bot plays for a person."""

    bot: str
    why: Literal["absent", "asked", "agreed", "left", "time"]


class TableSeat(TypedDict):
    kind: SeatKind
    name: str
    bot: str | None
    covered: Covered | None
    yours: bool


class Clock(TypedDict):
    """How much time there is, and what happens when it is up."""

    per: Annotated[Literal["turn", "game"], Note("Seconds for every turn, or for all turns of a seat together.")]
    seconds: float
    increment: Annotated[float, Note("What each turn adds, where the time is for the game.")]
    then: Annotated[Literal["bot", "leave", "tell"], Note("A bot takes over, the seat is given up, or it is only told.")]


class ClockState(TypedDict):
    """The time left after the last event."""

    left: Annotated[list[float | None], Note("Seconds of each seat; bots have no clock.")]
    running: Annotated[int | None, Note("The seat whose time runs; `Presence.spent` says for how long already.")]


class TableSettings(TypedDict):
    open_hands: bool
    hints: bool
    take_back: bool
    watch: bool
    grace: float | None
    cover_bot: str
    clock: NotRequired[Clock | None]


class TableRules(TypedDict):
    version: int
    components: str
    reconstructed: dict[str, int]
    own: Annotated[bool, Note("Whether it is played with the values of one's own box.")]


class Links(TypedDict):
    watch: NotRequired[str]
    invite: NotRequired[str]


class You(TypedDict):
    seats: list[int]
    seat: int | None
    host: bool


class UndoRange(TypedDict):
    """The lowest number of decisions one may go back to: within one's own turn, and with take-back."""

    free: int | None
    back: int | None
    step: Annotated[int | None, Note("Where the decisions began that were sent last, as far as one may go back freely.")]


class Can(TypedDict):
    confirm: Annotated[bool, Note("Of a turn that is thought over: it ends here, or would show something.")]
    hint: bool
    cover: list[int]
    ask_cover: Annotated[list[int], Note("Seats of others for which a bot plays if all agree.")]
    close: Annotated[Literal["now", "ask"] | None, Note("Whether one may close the table, or has to ask the others.")]
    rematch: Annotated[bool, Note("Whether one may offer the others another game.")]
    speak: bool


class Proposed(TypedDict):
    """What the others are asked to agree to."""

    event: int
    what: Matter
    by: int | None
    of: Annotated[int | None, Note("The seat that a bot would play for.")]
    agreed: list[int]
    missing: Annotated[list[int], Note("Seats whose answer is waited for.")]
    asks_you: bool


LogLine = TypedDict(
    "LogLine",
    {"seat": int, "from": int, "to": int, "turn": str, "texts": list[Text], "by": By, "event": int, "at": float},
)
LogLine.__doc__ = "One turn in the log: decisions `from` to `to`, one text for each."


class Presence(TypedDict):
    seats: list[bool | None]
    watchers: int
    away: Annotated[list[float | None], Note("For how many seconds a person has been away.")]
    spent: NotRequired[Annotated[float, Note("Seconds of the running clock since the last event.")]]
    pause: NotRequired[Annotated[float, Note("For how many seconds it still waits for a lost connection.")]]


class Counted(TypedDict):
    """How a game ended."""

    scores: list[int]
    winner: int | None
    sheets: list[dict[str, int]]


class Result(Counted):
    seed: str


class Luck(TypedDict):
    """Where the cards come from, once a second device is at the table: docs/server.md says how to check it."""

    commitment: str
    since: Annotated[int, Note("Decisions before it.")]
    secret: Annotated[str | None, Note("Shown when the game is over.")]


class Daily(TypedDict):
    """The table plays the deal of a day."""

    date: str
    counts: Annotated[bool, Note("Whether this is the try that counts; else it is practice.")]


class TableState(TypedDict):
    table: str
    event: int
    status: Status
    game: str
    edition: Edition
    options: dict[str, Any]
    settings: TableSettings
    rules: TableRules
    created: float
    updated: float
    links: Links
    seats: list[TableSeat]
    begins: Annotated[Begins | None, Note("How it was found out that the first seat begins; null: a game that goes on.")]
    daily: Daily | None
    you: You
    decisions: int
    player: int | None
    waits: Waits | None
    prompt: Text
    view: Position | None
    legal: list[SaidAction]
    beyond: list[BeyondAction]
    undo: UndoRange
    can: Can
    log_from: int
    log: list[LogLine]
    result: Result | None
    luck: Luck | None
    proposal: Proposed | None
    again: Annotated[str | None, Note("The table at which the same people play again.")]
    clock: ClockState | None
    stuck: Text | None
    presence: NotRequired[Presence]


class TableEvent(TypedDict):
    event: int
    at: float
    kind: EventKind
    seat: int | None
    name: NotRequired[str]
    bot: NotRequired[str | None]
    why: NotRequired[str]
    what: NotRequired[Matter]
    of: NotRequired[int | None]
    by: NotRequired[By]
    to: NotRequired[int]
    then: NotRequired[str]
    table: NotRequired[Annotated[str, Note("Where the same people play again.")]]
    word: NotRequired[Annotated[str, Note("What was said: the message `says-<word>`, or a gesture.")]]
    commitment: NotRequired[Annotated[str, Note("Cards come from a new luck from here on.")]]
    decision: NotRequired[Annotated[int, Note("How many decisions there were before.")]]
    actions: NotRequired[list[SaidAction]]


# Refusals


class Problem(TypedDict):
    code: str
    text: str
    id: NotRequired[str]
    args: NotRequired[Args]
    faults: NotRequired[Annotated[list[str], Note("Of files, maps and positions: all that is wrong, a line each.")]]
    event: NotRequired[Annotated[int, Note("Of a stale move: the last event.")]]


class Refused(TypedDict):
    error: Problem


# News


class WholeState(TypedDict):
    type: Literal["state"]
    state: TableState


class NewEvents(TypedDict):
    type: Literal["news"]
    after: int
    event: int
    events: list[TableEvent]
    state: TableState


class NewPresence(Presence):
    type: Literal["presence"]


class Beat(TypedDict):
    type: Literal["beat"]


class Pong(TypedDict):
    type: Literal["pong"]


class SocketRefused(Refused):
    type: Literal["error"]


News = Annotated[WholeState | NewEvents | NewPresence | Beat | Pong | SocketRefused, "News"]
