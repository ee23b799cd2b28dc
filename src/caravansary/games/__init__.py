"""The registry: one line a game, and games of other packages. Everything else finds games through here.

Another package adds a game through the entry point group `caravansary.games`: the name is the id of the game, the value its `Kind`.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from caravansary.engine.checking import checked
from caravansary.engine.kind import Kind
from caravansary.errors import BrokenGame, UnknownGame
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
    """The ids of all games: our own, then those of other packages."""
    return [*_PACKAGES, *_outside()]


def kind(game: str) -> Kind:
    """The game of this id; `BrokenGame` if another package has it but it can't be played."""
    if isinstance(game, str):
        if game in _PACKAGES:
            found: Kind = import_module(_PACKAGES[game]).KIND
            return found
        if game in _outside():
            return _loaded(game)
    raise UnknownGame("error-game", found=str(game)[:40], known=", ".join(ids()))


def playable() -> list[Kind]:
    """All games that can be played."""
    found = [kind(id) for id in _PACKAGES]
    return [*found, *(_loaded(id) for id in _outside() if id not in broken())]


def broken() -> dict[str, BrokenGame]:
    """The games of other packages that can't be played, and why."""
    faults = {}
    for id in _outside():
        try:
            _loaded(id)
        except BrokenGame as error:
            faults[id] = error
    return faults


@cache
def _outside() -> dict[str, EntryPoint]:
    from importlib.metadata import entry_points  # takes a while to load

    return {point.name: point for point in entry_points(group=GROUP) if point.name not in _PACKAGES}


@cache
def _loaded(id: str) -> Kind:
    point = _outside()[id]
    package = point.dist.name if point.dist else point.module
    try:
        found = point.load()
    except Exception as error:
        reason = f"{type(error).__name__}: {error}".splitlines()[0][:200]
        raise BrokenGame("error-broken-game", game=id, package=package, part=point.value, reason=reason) from error
    game = checked(found, id, package)
    if game.locales is not None:
        add_messages(id, game.locales)
    return game
