"""Small variants for exact work: a deal with few cards that ends after few claims, played by the same rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from caravansary.engine.game import Game
from caravansary.engine.kind import Kind
from caravansary.engine.making import new_game
from caravansary.envs.rewards import check_count
from caravansary.errors import NoSuchPart
from caravansary.games import kind


def small_game(game: str, players: int = 2, cards: int = 1, claims: int = 1, seed: int = 0) -> Game:
    """A game of this deal with this many cards to draw or claim in all, which ends after this many claims of a seat.

    No whole game reaches such a position, so its record can't be loaded again.
    """
    found = kind(game)
    shrink = shrinker(found)
    dealt = new_game(found, players, seed)
    s = found.unpacked(dealt.key)
    shrink(s, check_count("cards", cards, 64), check_count("claims", claims, 64))
    return dealt.placed(found.state.pack(s))


def shrinker(found: Kind) -> Callable[[Any, int, int], None]:
    """The game's own way to be small; `NoSuchPart` if it has none."""
    shrink: Callable[[Any, int, int], None] | None = getattr(found.position, "shrink", None)
    if shrink is None:
        raise NoSuchPart("error-part", game=found.id, part="position.shrink")
    return shrink
