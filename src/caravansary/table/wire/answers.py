"""What clients get as answers to their requests, made of the parts in `told`."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from caravansary.table.wire.shape import Note
from caravansary.table.wire.told import (
    BeyondAction,
    By,
    Catalogue,
    Daily,
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


class Considered(TypedDict):
    """The table as it would be; `waits` is "confirm" where the turn would end or show something."""

    state: TableState
    actions: list[int]


class SeatAnswered(Answered):
    seat: int


class TableOpened(TypedDict):
    table: str
    state: TableState


class DeviceKey(TypedDict):
    key: str | None


class Recovered(DeviceKey):
    """The device of a personal link, and what its person is called; "" if they have not said."""

    name: str


class Calling(TypedDict):
    """Whether this device is called when it is its turn."""

    called: bool


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
    puzzles: Annotated[int, Note("How many puzzles there are.")]
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
    daily: Annotated[list[str], Note("The levels of the daily deals, from Monday to Sunday.")]
    languages: Annotated[dict[str, str], Note("By their codes, in their own names.")]
    ready: bool
    preparing: list[str]
    hint_bot: str
    push: Annotated[str | None, Note("The key for Web Push; null: nobody is called.")]
    message: Annotated[dict[str, str] | None, Note("What the owner tells everybody, by language.")]
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


class PageWords(TypedDict):
    """All messages of a browser in one language, as Fluent source."""

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
    daily: Daily | None
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


class PuzzleAbout(TypedDict):
    id: str
    part: Annotated[str, Note("Of the game: opening, middle or end.")]
    level: Annotated[int, Note("0 is easy, 2 is hard.")]


class Puzzles(TypedDict):
    puzzles: list[PuzzleAbout]


class Verdict(TypedDict):
    """What a turn is worth in a puzzle; how it is done best, for those who did it or want to know."""

    best: bool
    points: Annotated[float | None, Note("That it is behind, on average; null: more than all turns worth a thought.")]
    decks: Annotated[int, Note("On which that was seen.")]
    solution: NotRequired[list[Text]]
    next: NotRequired[Annotated[list[Text], Note("The next best turn.")]]
    behind: NotRequired[Annotated[float, Note("By how many points the next best turn is behind.")]]
    why: NotRequired[
        Annotated[Text, Note("Why the best turn is better than the next best; `rival` is a seat, for which it wants a `name`.")]
    ]


class PuzzleState(TypedDict):
    """A puzzle after the decisions so far."""

    puzzle: str
    game: str
    edition: Edition
    seat: int
    view: Position
    legal: list[SaidAction]
    beyond: list[BeyondAction]
    actions: Annotated[list[int], Note("The decisions so far, with those that left no choice.")]
    turn: Annotated[list[Text], Note("The same in words.")]
    verdict: Annotated[Verdict | None, Note("Once the turn is over.")]


class ChancesAt(TypedDict):
    decision: int
    chances: list[float]


class TurningPoint(TypedDict):
    """A turn that cost much (of the chance to win, and points), with the better one in words and why it is better."""

    decision: int
    seat: int
    turn: str
    lost: float
    better: str
    texts: list[Text]
    points: float
    why: Text


class Analysis(TypedDict):
    status: Literal["running", "ready"]
    done: NotRequired[float]
    method: NotRequired[str]
    simulations: int
    """Games played out for each chance: the fewer, the less sure."""
    chances: list[ChancesAt]
    turning: list[TurningPoint]
