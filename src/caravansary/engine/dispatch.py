"""Functions that each game implements, called by one name: `@by_game("rules")` declares one.

Plain code finds the game through the state (a mirror knows its kind). Compiled code is made for one game, so the name means that
game's function from the start.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from types import FunctionType
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

if TYPE_CHECKING:
    from caravansary.engine.kind import Kind

F = TypeVar("F", bound=Callable[..., Any])


class Place(NamedTuple):
    """Where a game has its version of a function: the part, the name, and the fallback for a game without one."""

    part: str
    name: str
    default: FunctionType | None


def by_game(part: str, default: Callable[..., Any] | None = None) -> Callable[[F], F]:
    """Declare a function that each game has in this part; the declaration only gives the signature."""

    def declare(declared: F) -> F:
        place = Place(part, declared.__name__, default if isinstance(default, FunctionType) else None)

        @wraps(declared)
        def call(s: Any, *arguments: Any) -> Any:
            return found(s.of_kind, place)(s, *arguments)

        call.__by_game__ = place  # type: ignore[attr-defined]
        return call  # type: ignore[return-value]

    return declare


def found(kind: Kind, place: Place) -> FunctionType:
    own = getattr(kind.part(place.part), place.name, place.default)
    assert isinstance(own, FunctionType)
    return own


def of_game(kind: Kind, function: Callable[..., Any]) -> FunctionType:
    """The game's version of a function declared with `by_game`; any other function unchanged."""
    place = getattr(function, "__by_game__", None)
    own = function if place is None else found(kind, place)
    assert isinstance(own, FunctionType)
    return own
