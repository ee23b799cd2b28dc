"""What clients get as answers to their requests, made of the parts in `told`."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from caravansary.table.wire.shape import Note
from caravansary.table.wire.told import (
    By,
    Catalogue,
    Edition,
    Position,
    Result,
    SaidAction,
    SeatKind,
    Status,
    TableEvent,
    TableState,
    Text,
    Waits,
)


class Answered(TypedDict):
    event: int
    state: TableState


class SeatAnswered(Answered):
    seat: int


class TableOpened(TypedDict):
    table: str
    state: TableState


class DeviceKey(TypedDict):
    key: str | None


class RecoveryCode(TypedDict):
    code: str
    link: str


class PassCode(TypedDict):
    code: str
    link: str
    expires: float


class OptionAbout(TypedDict):
    words: Annotated[list[str], Note("What it may be; the first if nothing is asked for.")]
    text: Annotated[bool, Note("Whether it may also be a text, as the list of its lines.")]


class GameAbout(TypedDict):
    players: list[int]
    editions: list[Edition]
    actions: int
    phases: list[str]
    options: list[str]
    choices: dict[str, OptionAbout]
    files: Annotated[list[str], Note("The component files of one's own box.")]
    rules_version: int
    chance: str
    information: str


class BotLevel(TypedDict):
    spec: str


class HouseLimits(TypedDict):
    body: int
    upload: int
    sockets: int


class About(TypedDict):
    """What this server offers."""

    version: str
    games: dict[str, GameAbout]
    bots: Annotated[list[BotLevel], Note("Levels, from gentle to strong.")]
    bot_kinds: list[str]
    languages: list[str]
    ready: bool
    preparing: list[str]
    hint_bot: str
    limits: HouseLimits


class CatalogueAnswer(TypedDict):
    catalogue: Catalogue
    reconstructed: dict[str, int]


class Tried(TypedDict):
    """The game as it would be laid out: its options as a table keeps them, and a deal that no table has."""

    options: dict[str, Any]
    view: Position
    reconstructed: dict[str, int]


class GameWords(TypedDict):
    """The messages of one game, as Fluent source."""

    lang: str
    words: str


class ListedSeat(TypedDict):
    kind: SeatKind
    name: str


class TableSummary(TypedDict):
    table: str
    status: Status
    created: float
    updated: float
    event: int
    game: str
    edition: Edition
    player: int | None
    waits: Waits | None
    seats: list[ListedSeat]
    yours: list[int]
    your_turn: bool


class Tables(TypedDict):
    tables: list[TableSummary]


class Events(TypedDict):
    event: int
    events: list[TableEvent]


class Moment(TypedDict):
    decision: int
    view: Position
    turn: Annotated[int, Note("The line of the log that the decision belongs to.")]


class ReplayTurn(TypedDict):
    decision: int
    seat: int
    turn: str
    texts: list[Text]
    by: By


class Replay(TypedDict):
    turns: list[ReplayTurn]
    views: list[Position]
    events: list[TableEvent]
    result: Result | None


class Dealing(TypedDict):
    """How a finished game was dealt, dealt again from its secret."""

    commitment: str
    secret: str
    since: int
    from_setup: Annotated[bool, Note("The first cards came from the secret too.")]
    holds: Annotated[bool, Note("All that was told in play is what the secret deals.")]


class Aim(TypedDict):
    """What the recommended turn leads to, and in how many turns of one's own; 0 is this one."""

    text: Text
    turns: int


class Hint(TypedDict):
    hint: SaidAction
    steps: list[SaidAction]
    turn: str
    why: Aim | None


class ChancesAt(TypedDict):
    decision: int
    chances: list[float]


class TurningPoint(TypedDict):
    """A turn that cost much, with the better one in words."""

    decision: int
    seat: int
    turn: str
    lost: float
    better: str
    texts: list[Text]


class Analysis(TypedDict):
    status: Literal["running", "ready"]
    done: NotRequired[float]
    method: NotRequired[str]
    chances: list[ChancesAt]
    turning: NotRequired[list[TurningPoint]]
