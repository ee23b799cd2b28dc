"""The settings that are the same for everyone who is measured."""

from __future__ import annotations

from caravansary.bots.levels import LEVELS

LONGEST = 200  # rounds, after which the current points decide
OPPONENTS = ("random", "greedy", *LEVELS)
SEED = 20_000_000  # of the games that are measured; nothing is learned from them
