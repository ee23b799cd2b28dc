"""Reading positions: JSON data into a state, with every fault named by its field."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from caravansary.engine.cubes import counts
from caravansary.engine.rules import OVER
from caravansary.errors import Fault


def members(cards: int) -> list[int]:
    """The members of a set of cards, in order."""
    return [card for card in range(cards.bit_length()) if cards >> card & 1]


class Reader:
    """Reads fields of one JSON object; a fault is noted and a harmless value returned, so that all faults are found.

    What is counted over several fields is counted only if all of them `could` be read.
    """

    def __init__(self, data: Any, path: str = "", outer: Reader | None = None) -> None:
        self.faults: list[Fault] = [] if outer is None else outer.faults
        self.unread: set[str] = set() if outer is None else outer.unread  # the names of the fields that could not be read
        self.path = path
        self.data: Mapping[str, Any] = {}
        if isinstance(data, Mapping):
            self.data = data
        else:
            self.fault("position-field", field=path or "position", expected="{...}")
            self.unread.add(_name(path))
            self.faults, self.unread = [], set()  # what can't be read at all is one fault, not one per field

    def fault(self, message: str, **args: Any) -> None:
        if not any((fault.message, fault.args_) == (message, args) for fault in self.faults):
            self.faults.append(Fault(message, **args))

    @contextmanager
    def inside(self, path: str, data: Any) -> Iterator[Reader]:
        yield Reader(data, f"{self.path}.{path}" if self.path else path, self)

    def could(self, *fields: str) -> bool:
        """Whether all fields with these names were read, at any depth."""
        return self.unread.isdisjoint(fields)

    def _wrong(self, field: str, expected: str) -> None:
        self.unread.add(field)
        self.fault("position-field", field=f"{self.path}.{field}" if self.path else field, expected=expected)

    def number(self, field: str, least: int = 0, most: int = 127) -> int:
        value = self.data.get(field)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            self._wrong(field, f"{least}-{most}")
            return least
        return value

    def number_or_none(self, field: str, most: int) -> int:
        """A number; null reads as -1."""
        return -1 if field in self.data and self.data[field] is None else self.number(field, most=most)

    def flag(self, field: str) -> bool:
        value = self.data.get(field)
        if not isinstance(value, bool):
            self._wrong(field, "true, false")
        return value is True

    def is_over(self) -> bool:
        """Whether the data is that of a finished game, in which nobody decides."""
        return "player" in self.data and self.data["player"] is None

    def player(self, players: int) -> int:
        """The seat to decide; null, for a finished game, reads as 0."""
        return 0 if self.is_over() else self.number("player", most=players - 1)

    def choice(self, field: str, known: Sequence[str]) -> str | None:
        value = self.data.get(field)
        if value not in known:
            self._wrong(field, ", ".join(known))
            return None
        return str(value)

    def pile(self, field: str, most: int = 99) -> list[int]:
        value = self.data.get(field)
        try:
            result = counts(value)  # type: ignore[arg-type]
        except ValueError:
            result = None
        if result is None or sum(result) > most:
            self._wrong(field, '"1123"')
            return [0, 0, 0, 0]
        return result

    def items(self, field: str, least: int = 0, most: int = 99) -> list[Any]:
        value = self.data.get(field)
        if not isinstance(value, list) or not least <= len(value) <= most:
            self._wrong(field, f"[{least}-{most}]" if least != most else f"[{most}]")
            return value[:most] if isinstance(value, list) else []
        return value

    def one(self, field: str, known: Mapping[str, int]) -> int:
        """The number of a named card or tile; -1 where it can't be read."""
        return self._number_of(field, self.data.get(field), known)

    def one_or_none(self, field: str, known: Mapping[str, int]) -> int:
        """The number of a named card or tile; null reads as -1."""
        return -1 if field in self.data and self.data[field] is None else self.one(field, known)

    def _number_of(self, field: str, name: Any, known: Mapping[str, int]) -> int:
        if not isinstance(name, str) or name not in known:
            message = "position-absent" if name is None else "position-unknown"
            self.unread.add(field)
            self.fault(message, field=f"{self.path}.{field}" if self.path else field, found=str(name)[:40])
            return -1
        return known[name]

    def cards(self, field: str, known: Mapping[str, int], most: int = 99) -> list[int]:
        return [self._number_of(field, name, known) for name in self.items(field, most=most)]

    def card_set(self, field: str, known: Mapping[str, int]) -> int:
        """A list of different cards as a set."""
        result = 0
        for name in self.items(field):
            number = self._number_of(field, name, known)
            if number < 0:
                continue
            if result >> number & 1:
                self.fault("position-twice", card=name)
            result |= 1 << number
        return result

    def each_once(self, names: Sequence[str], places: Sequence[int], fields: Sequence[str], where: str = "") -> None:
        """Every card lies in exactly one of the places (sets of cards); none is reported missing if some field could not be read."""
        for card, name in enumerate(names):
            found = sum(place >> card & 1 for place in places)
            if found > 1 or (found == 0 and self.could(*fields)):
                self.fault("position-twice" if found else "position-missing", card=f"{where}: {name}" if where else name)

    def end(self, s: Any, claims: Sequence[int], goal: int, last: bool, claimed_now: bool, fields: Sequence[str]) -> None:
        """Claims and the last round: it is the round in which somebody made the last claim (`last`), and until the game is over only seats
        that have had their turn in it can have made that claim; the seat to decide only if it has `claimed_now`, in the turn under way."""
        if max(claims) > goal:
            self.fault("position-claims", most=goal)
        if not self.could(*fields, "seats", "final_round"):
            return
        if last != bool(s.final_round) or (s.phase == OVER and not last):
            self.fault("position-final-round")
        if s.phase != OVER and self.could("player"):
            for seat in range(s.player + int(claimed_now), s.players):
                if claims[seat] >= goal:
                    self.fault("position-still-to-play", seat=seat)


def steps_up(pile: Sequence[int]) -> int:
    """How often cubes were raised, at least, if all of the pile had been yellow."""
    return sum(level * count for level, count in enumerate(pile))


def excess(pile: Sequence[int], gains: Sequence[int]) -> int:
    """How many cubes the pile has beyond what was gained."""
    return sum(max(0, have - gained) for have, gained in zip(pile, gains, strict=True))


def _name(path: str) -> str:
    """The last name of a path: seats of "seats[1]", bonus of "golems[0].bonus[1]"."""
    return path.split(".")[-1].split("[")[0]
