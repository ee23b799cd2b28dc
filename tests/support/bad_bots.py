"""Bots from elsewhere, good and bad, for the arena to cope with."""

from __future__ import annotations

import os


class First:
    """Takes the first legal action; what it prints is nobody's business."""

    def __init__(self, seed, nth="0"):
        self.nth = int(nth)

    def choose(self, game):
        print("thinking aloud")
        return game.legal[self.nth % len(game.legal)]


class Illegal(First):
    def choose(self, game):
        return next(action for action in range(game.kind.actions) if action not in game.legal)


class Wordy(First):
    def choose(self, game):
        return "rest"


class Slow(First):
    def choose(self, game):
        while True:
            pass


class Raising(First):
    def choose(self, game):
        raise ValueError("no idea")


class Leaving(First):
    def choose(self, game):
        os._exit(3)


class Unmade:
    def __init__(self, seed):
        raise RuntimeError("not today")
