"""The shapes of what clients send; anything else is refused before a table is looked at."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, model_validator

MOST_SEATS = 5
MOST_EVENT = 2**31 - 1


def _plain(name: str) -> str:
    """A display name as people see it: no control, direction or invisible characters, blanks at most single."""
    shown = "".join(" " if unicodedata.category(c) == "Zs" else c for c in unicodedata.normalize("NFC", name))
    shown = "".join(c for c in shown if unicodedata.category(c)[0] != "C")
    cleaned = " ".join(shown.split())
    if not cleaned:
        raise ValueError("empty")
    return cleaned


Name = Annotated[str, Field(min_length=1, max_length=24), AfterValidator(_plain)]
RequestId = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{8,64}$")]
EventNumber = Annotated[int, Field(ge=0, le=MOST_EVENT)]
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
BotSpec = Annotated[str, Field(min_length=1, max_length=80, pattern=r"^[a-z0-9_:=.,-]+$")]
Secret = Annotated[str, Field(min_length=4, max_length=80, pattern=r"^[A-Za-z0-9_-]+$")]


class Shape(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class Device(Shape):
    as_: Literal["cookie", "bearer"] = Field("cookie", alias="as")


class NewSeat(Shape):
    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    bot: BotSpec | None = None

    @model_validator(mode="after")
    def fits(self) -> NewSeat:
        if (self.kind == "bot") != (self.bot is not None):
            raise ValueError("a bot seat, and no other, has a bot")
        return self


class NewTable(Shape):
    game: Annotated[str, Field(max_length=40)] | None = None
    edition: Annotated[str, Field(max_length=40)] | None = None
    options: dict[Annotated[str, Field(max_length=40)], Any] = Field(default_factory=dict, max_length=10)
    seats: list[NewSeat] | None = Field(None, min_length=2, max_length=MOST_SEATS)
    shuffle: bool = False
    open_hands: bool | None = None
    hints: bool | None = None
    take_back: bool | None = None
    watch: bool = True
    grace: Annotated[float, Field(ge=5, le=60 * 86400)] | None = None
    cover_bot: BotSpec | None = None
    seed: Annotated[int, Field(ge=0, le=2**62 - 1)] | None = None
    components: dict[Annotated[str, Field(max_length=60)], str] | None = Field(None, max_length=10)
    record: str | None = None
    position: dict[str, Any] | None = None
    request: RequestId | None = None

    @model_validator(mode="after")
    def one_start(self) -> NewTable:
        if sum(each is not None for each in (self.game, self.record, self.position)) != 1:
            raise ValueError("exactly one of game, record and position")
        if self.record is None and self.seats is None:
            raise ValueError("seats")
        return self


class Join(Shape):
    invite: Secret
    name: Name
    seat: SeatNumber | None = None
    request: RequestId | None = None


class Move(Shape):
    expected: EventNumber
    request: RequestId
    action: Annotated[int, Field(ge=0, le=100_000)] | None = None
    turn: Annotated[str, Field(min_length=1, max_length=2000)] | None = None
    hold: bool = False

    @model_validator(mode="after")
    def one(self) -> Move:
        if (self.action is None) == (self.turn is None):
            raise ValueError("exactly one of action and turn")
        return self


class Confirm(Shape):
    expected: EventNumber
    request: RequestId


class Undo(Shape):
    expected: EventNumber
    request: RequestId
    to: Annotated[int, Field(ge=0, le=MOST_EVENT)]


class Hint(Shape):
    expected: EventNumber


class OfSeat(Shape):
    seat: SeatNumber
    request: RequestId | None = None


class Cover(OfSeat):
    bot: BotSpec | None = None


class Rename(OfSeat):
    name: Name


class Pass(Shape):
    seat: SeatNumber


class Take(Shape):
    code: Annotated[str, Field(min_length=4, max_length=40, pattern=r"^[A-Za-z0-9-]+$")]
    request: RequestId | None = None


class Close(Shape):
    request: RequestId | None = None


# What clients get; for the description only, the server makes these itself.


class Text(BaseModel):
    id: str
    args: dict[str, Any]
    say: str | None = None


class LegalAction(BaseModel):
    action: int
    verb: str
    arg: str | None
    text: Text


class State(BaseModel):
    """See docs/server.md, "The state"."""

    model_config = ConfigDict(extra="allow")
    table: str
    event: int
    status: Literal["waiting", "playing", "over", "closed", "stuck"]
    player: int | None
    waits: Literal["seats", "decision", "confirm", "bot"] | None
    prompt: Text
    legal: list[LegalAction]
    view: dict[str, Any] | None
    log_from: int
    log: list[dict[str, Any]]


class Answer(BaseModel):
    event: int
    state: State


class SeatAnswer(Answer):
    seat: int


class TableAnswer(BaseModel):
    table: str
    state: State


class ErrorDetail(BaseModel):
    code: str
    text: str
    id: str
    args: dict[str, Any]
    event: int | None = None


class ErrorAnswer(BaseModel):
    error: ErrorDetail
