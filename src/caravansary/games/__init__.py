"""The registry: one line a game. Everything else finds games through here."""

from __future__ import annotations

from importlib import import_module

from caravansary.engine.kind import Kind
from caravansary.errors import UnknownGame

_PACKAGES = {
    "spice-road": "caravansary.games.spice_road",
    "eastern-wonders": "caravansary.games.eastern_wonders",
    "endless-world": "caravansary.games.endless_world",
}

IDS = tuple(_PACKAGES)


def kind(game: str) -> Kind:
    """The game of this id."""
    if not isinstance(game, str) or game not in _PACKAGES:
        raise UnknownGame("error-game", found=str(game)[:40], known=", ".join(IDS))
    found: Kind = import_module(_PACKAGES[game]).KIND
    return found
