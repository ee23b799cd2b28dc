"""How well a learner does: the share of games it wins against a bot, with its interval."""

from __future__ import annotations

from math import sqrt
from typing import Any, NamedTuple, Protocol

import numpy as np

import caravansary as cv
from caravansary.baselines.protocol import LONGEST


class Player(Protocol):
    game: str

    def choose(self, batch: Any, wanted: Any) -> Any:
        """An action for each wanted game of a batch with memory."""


class Share(NamedTuple):
    won: int
    games: int

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval by Wilson, which stays within 0 and 1."""
        n, p, z = self.games, self.won / self.games, 1.96
        middle, half = p + z * z / (2 * n), z * sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        return max(0.0, (middle - half) / (1 + z * z / n)), min(1.0, (middle + half) / (1 + z * z / n))

    def __str__(self) -> str:
        low, high = self.interval
        return f"{100 * self.won / self.games:.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def share_won(player: Player, opponent: str, games: int, seed: int) -> Share:
    """One game for each place of a batch; the player goes first in every other game."""
    batch = cv.batch(player.game, 2, games, seed, reward="win", longest=LONGEST, memory=True)
    mine, waiting, won = np.arange(games) % 2, np.ones(games, np.bool_), 0
    while waiting.any():
        actions = np.full(games, -1, np.int64)
        me, other = waiting & (batch.player == mine), waiting & (batch.player != mine)
        if me.any():
            actions[me] = player.choose(batch, me)[me]
        if other.any():
            batch.plan(other, opponent, actions, batch.bot_seeds())
        batch.step(actions)
        over = waiting & (batch.terminated | batch.truncated)
        won += int((batch.rewards[over, mine[over]] > 0).sum())
        waiting &= ~over
    return Share(won, games)
