"""TD(lambda) by self-play: the value of the position after an action, learned from how its game ended. No bots are involved."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch

import caravansary as cv
from caravansary.baselines.learner import LONGEST, PLAYERS, Learner

GAMES, STEPS, EPOCHS, PART = 128, 64, 2, 1024
LAMBDA, LATER = 0.8, 0.99  # how far results reach back, and what they count a turn later
POINT, WIN = 0.04, 0.5  # what a point is worth, and the game
NOISE = 0.03  # randomness in choosing: without any, nothing new is found


class Td(Learner):
    def __init__(self, game: str, seed: int) -> None:
        super().__init__(game, seed, 1)
        self._batch = cv.batch(game, PLAYERS, GAMES, seed, reward="win", longest=LONGEST, memory=True)

    def choose(self, batch: Any, wanted: Any) -> Any:
        return self._chosen(batch, wanted, 0.0)[0]

    def _chosen(self, batch: Any, wanted: Any, noise: float) -> tuple[Any, Any, Any]:
        """For each game the action, the observation after it, and its estimated value."""
        look = batch.ahead(wanted)
        with torch.no_grad():
            hopes = self.out(look.observations)[:, 0].numpy()
        worth = np.full(batch.masks.shape, -np.inf, np.float32)
        worth[look.games, look.actions] = hopes + (noise * self.luck.gumbel(size=len(hopes)) if noise else 0)
        row_of = np.zeros(batch.masks.shape, np.int64)
        row_of[look.games, look.actions] = np.arange(len(hopes))
        actions = worth.argmax(1)
        row = row_of[np.arange(batch.games), actions]
        return actions, look.observations[row], hopes[row]

    def round(self) -> None:
        batch = self._batch
        seen = np.empty((STEPS, GAMES, self.spec.size), np.uint8)
        hopes, paid, follows = np.empty((STEPS + 1, GAMES), np.float32), *np.empty((2, STEPS, GAMES), np.float32)
        every = np.arange(GAMES)
        for t in range(STEPS):
            actions, seen[t], hopes[t] = self._chosen(batch, None, NOISE)
            mover, points = batch.player.copy(), batch.standings()
            batch.step(actions)
            over = batch.terminated | batch.truncated
            points = np.where(over[:, None], batch.scores, batch.standings()) - points
            paid[t] = POINT * (points[every, mover] - points[every, 1 - mover]) + WIN * batch.rewards[every, mover]
            follows[t] = np.where(over, 0, np.where(batch.player == mover, 1, -LATER))
        hopes[STEPS] = self._chosen(batch, None, NOISE)[2]
        targets, after = np.empty_like(paid), hopes[STEPS]
        for t in reversed(range(STEPS)):
            after = targets[t] = paid[t] + follows[t] * ((1 - LAMBDA) * hopes[t + 1] + LAMBDA * after)
        self.decisions += STEPS * GAMES
        flat = torch.from_numpy(seen).flatten(0, 1), torch.from_numpy(targets).flatten()
        for _ in range(EPOCHS):
            for part in torch.randperm(STEPS * GAMES).split(PART):
                self.improve((self.out(flat[0][part])[:, 0] - flat[1][part]).square().mean())
