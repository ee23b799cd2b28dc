"""The registry: one line for each game, and games of other packages. Everything else finds games through here.

Another package adds a game through the entry point group `caravansary.games`: the name is the id of the game, the value its `Kind`.
A broken one is left out wherever games are listed; `broken` says what is wrong with it, and so does `kind` if asked for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from caravansary.engine.checking import checked
from caravansary.engine.kind import Kind
from caravansary.errors import BrokenGame, Fault, UnknownGame, in_one_line
from caravansary.texts import add_messages

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "caravansary.games"
_PACKAGES = {
    "spice-road": "caravansary.games.spice_road",
    "eastern-wonders": "caravansary.games.eastern_wonders",
    "endless-world": "caravansary.games.endless_world",
}


def ids() -> list[str]:
    """The ids of all games that can be played: our own, then those of other packages."""
    return [*_PACKAGES, *(id for id, found in _outside().items() if isinstance(found, Kind))]


def kind(game: str) -> Kind:
    """The game of this id; `BrokenGame` if another package has it but it can't be played."""
    if isinstance(game, str):
        if game in _PACKAGES:
            own: Kind = import_module(_PACKAGES[game]).KIND
            return own
        found = _outside().get(game)
        if isinstance(found, BrokenGame):
            raise found
        if found is not None:
            return found
    raise UnknownGame("error-game", found=str(game)[:40], known=", ".join(ids()))


def playable() -> list[Kind]:
    """All games that can be played."""
    return [kind(id) for id in ids()]


def broken() -> list[BrokenGame]:
    """What is wrong with the games of other packages that can't be played."""
    return [*(found for found in _outside().values() if isinstance(found, BrokenGame)), *_clashes()]


@cache
def _outside() -> dict[str, Kind | BrokenGame]:
    """The games of other packages, each loaded once, by id; of two with the same id the first."""
    return {point.name: _loaded(point) for point in reversed(_points()) if point.name not in _PACKAGES}


def _loaded(point: EntryPoint) -> Kind | BrokenGame:
    package = _package(point)
    try:
        found = checked(point.load(), point.name, package)
        assert found.locales is not None
        add_messages(found.id, found.locales)
        return found
    except BrokenGame as error:
        return error
    except (Exception, SystemExit) as error:
        return BrokenGame("error-broken-game", game=point.name, package=package, part=point.value, reason=in_one_line(error))


def _clashes() -> Iterator[BrokenGame]:
    """Games whose id is taken."""
    first = dict.fromkeys(_PACKAGES, "caravansary")
    for point in _points():
        package = _package(point)
        if first.setdefault(point.name, package) != package:
            reason = Fault("error-broken-taken", id=point.name, package=first[point.name])
            yield BrokenGame("error-broken-game", game=point.name, package=package, part="id", reason=reason)


@cache
def _points() -> list[EntryPoint]:
    from importlib.metadata import entry_points  # takes a while to load

    return sorted(entry_points(group=GROUP), key=lambda point: (point.name, _package(point)))


def _package(point: EntryPoint) -> str:
    return point.dist.name if point.dist else point.module
