"""A game with one clear mistake, for tests of the review."""

from __future__ import annotations

import caravansary as cv


def blunder() -> cv.Game:
    """Ana could have ended the game and won it, but rested: Ben ends it instead."""
    position = cv.new("spice-road", players=2, seed=1).position()
    first, *deck = position["points_deck"]
    ana, ben = position["seats"]
    ana |= {"caravan": "33333", "claimed": deck[1:10:2]}
    ben |= {"caravan": "2244", "claimed": deck[0:10:2]}
    game = cv.from_position(position | {"round": 6, "points_deck": [first, *deck[10:]]}, seed=1)
    game.turn("rest")
    game.turn("claim p17")
    assert game.over and game.winner == 1
    return game
