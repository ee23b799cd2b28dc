"""What really is at each table: made from what the disk holds, one event after the other, and compared with all that is told."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from caravansary.engine.game import Game
from caravansary.table.events import Event
from caravansary.table.fold import Table


@dataclass
class Moment:
    """A table right after one event."""

    number: int
    game: Game
    status: str
    waits: str | None
    player: int | None
    decisions: int
    holders: tuple[str | None, ...]  # of each seat that a person has
    bots: tuple[str | None, ...]  # which plays for the seat
    names: tuple[str, ...]
    lines: tuple[tuple[int, int], ...]
    views: dict[tuple[int | None, bool], Any] = field(default_factory=dict)

    def held_by(self, holder: str | None) -> list[int]:
        return [seat for seat, each in enumerate(self.holders) if holder is not None and each == holder]

    def view(self, seat: int | None, is_open: bool) -> Any:
        found = self.views.get((seat, is_open))
        if found is None:
            found = self.views[seat, is_open] = json.loads(json.dumps(self.game.view(seat, is_open)))
        return found


class Truth:
    def __init__(self, id: str) -> None:
        self.table = Table(id)
        self.moments: list[Moment] = []
        self.times: list[float] = []  # true ones, of each event
        self.by_request: dict[tuple[str, str], int] = {}
        self.devices: set[str] = set()  # that ever sat there
        self.turn_since = 0.0  # when the turn began

    @property
    def last(self) -> int:
        return len(self.moments)

    @property
    def now(self) -> Moment:
        return self.moments[-1]

    @property
    def host(self) -> str | None:
        return self.table.host

    @property
    def settings(self) -> Any:
        return self.table.settings

    @property
    def events(self) -> list[Event]:
        return self.table.events

    def take(self, event: Event, at: float) -> None:
        table = self.table
        table.take(event)
        assert table.stuck is None, f"an event that can't be played: {table.stuck}"
        assert table.game is not None
        self.times.append(at)
        turn = table.game.round, table.game.player
        if not self.moments or turn != self._turn_at(-1) or table.started == event.number:
            self.turn_since = at
        self.moments.append(
            Moment(
                event.number,
                table.game.copy(),
                table.status,
                table.waits,
                table.player,
                len(table.decisions),
                tuple(seat.holder if seat.kind == "person" else None for seat in table.seats),
                tuple(seat.player_bot for seat in table.seats),
                tuple(seat.name for seat in table.seats),
                tuple((line.start, line.end) for line in table.lines),
            )
        )
        self.devices.update(filter(None, self.now.holders))

    def _turn_at(self, number: int) -> tuple[int, int | None]:
        game = self.moments[number].game
        return game.round, game.player

    def lived(self, now: float) -> float:
        """Seconds from its beginning to its end, or until now."""
        ended = (at for at, moment in zip(self.times, self.moments, strict=True) if moment.status in ("over", "closed"))
        return next(ended, now) - self.times[0]

    def is_open(self, moment: Moment) -> bool:
        """Whether all hands may be seen."""
        return bool(self.settings["open_hands"]) or moment.status == "over"

    def may_see(self, holder: str | None, number: int) -> bool:
        return bool(self.settings["watch"] or (holder is not None and holder == self.host) or self.moments[number - 1].held_by(holder))
