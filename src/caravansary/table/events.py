"""Events: what happened at a table, numbered from 1. They are the truth; all else is made from them.

kind        data
created     game, edition, options, wished, seed, players, rules, components, start, actions, said, settings, seats, begins, lot,
            invite, files, result, deals, secret, chosen, daily
seated      name, secret    a person took the seat; `holder` is the hash of their device's secret
renamed     name
passed      code            the hash of a code by which another device may take the seat; it ends the one before
moved       code, secret    the seat went to another device, the new `holder`, by the code with this hash
left        bot             the person gave the seat up; a bot covers it where the game has begun
covered     bot, why        a bot plays for a person: "absent", "asked" by themselves or "agreed" by all others
returned                    the person plays again
acted       by, actions, said, result     decisions of the seat: "person", "bot" or "cover" took them; said: in words;
                            result: points, winner and score sheets of the game that they ended
confirmed                   of earlier versions, where everybody saw a turn before it was confirmed
undone      to              how many decisions are left
proposed    what, of        all others are asked to "close" the table, to "cover" the seat `of`, or for a "rematch"; it ends
                            what was asked before
agreed                      one of them agreed; the last one's agreement is the deed itself
declined    what            somebody did not, or it is not asked any more
closed      why             the host ended the table, all "agreed", or the server's "owner" did it
timed       then, bot       the time of the seat is up: a "bot" takes over, they "leave", or it is only told ("tell")
again       table           all have agreed to play again, at this table
spoke       word            a set phrase or a gesture

At a table with a clock every event has `age`, the seconds that tables were served, and `away`, for how many of those since
the event before the clock of the seat to decide has waited for a lost connection.

`secret` is what luck comes from afterwards, from the moment a second device is at the table; see `engine.dealing`.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, NotRequired, TypedDict

from caravansary.table.wire.told import Begins, Daily, EventKind, SeatKind, TableSettings

# After one of these a move that was meant for the table as it was before is stale.
PLAY = ("created", "acted", "confirmed", "undone", "closed")


class SeatAtFirst(TypedDict):
    """A seat as it was when the table was opened."""

    kind: SeatKind
    name: str
    bot: NotRequired[str]
    holder: NotRequired[str]


class Created(TypedDict):
    """The data of the first event."""

    game: str
    edition: str
    options: dict[str, Any]
    players: int
    seed: int
    rules: int
    components: str
    reconstructed: dict[str, int]
    start: dict[str, Any] | None
    actions: list[int]
    deals: NotRequired[list[dict[str, Any]]]  # of an uploaded record
    secret: NotRequired[str]
    chosen: NotRequired[
        bool
    ]  # the seed was chosen although others play too, by leave of the server's owner, or is that of a day: luck stays that of the seed
    daily: NotRequired[Daily]
    files: dict[str, str] | None
    invite: str
    seats: list[SeatAtFirst]
    wished: NotRequired[dict[str, Any]]  # the options as they were asked for
    begins: NotRequired[Begins | None]
    lot: NotRequired[int]  # the place of these that begins, by lot; told when the game starts
    settings: TableSettings


@dataclass(frozen=True)
class Event:
    table: str
    number: int
    at: float
    kind: EventKind
    seat: int | None = None
    holder: str | None = None  # who did it, as the hash of the device's secret; None: the server itself
    request: str | None = None
    data: dict[str, Any] = field(default_factory=dict)

    def row(self) -> dict[str, Any]:
        return {
            "table_id": self.table,
            "number": self.number,
            "at": self.at,
            "kind": self.kind,
            "seat": self.seat,
            "holder": self.holder,
            "request": self.request,
            "data": json.dumps(self.data, separators=(",", ":")),
        }


def from_row(row: Any) -> Event:
    return Event(row.table_id, row.number, row.at, row.kind, row.seat, row.holder, row.request, json.loads(row.data))
