"""Expert iteration: the learner plays itself, a planner says how likely each action should be in every position reached, and the learner
adopts that."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch

import caravansary as cv
from caravansary.baselines.learner import LONGEST, PLAYERS, Learner, masked

EXPERT = "beam:4,depth=4"
GAMES, STEPS, EPOCHS, PART = 128, 16, 2, 512
KEPT = 16  # rounds that are learned from


class Expert(Learner):
    def __init__(self, game: str, seed: int) -> None:
        from caravansary.games import kind

        super().__init__(game, seed, kind(game).actions)
        self._batch = cv.batch(game, PLAYERS, GAMES, seed, longest=LONGEST, memory=True)
        self._rounds: list[tuple[Any, Any, Any]] = []

    def choose(self, batch: Any, wanted: Any) -> Any:
        with torch.no_grad():
            return masked(self.out(batch.observations), batch.masks).argmax(1).numpy()

    def round(self) -> None:
        batch, seen = self._batch, []
        for _ in range(STEPS):
            policies = np.zeros(batch.masks.shape, np.float32)
            batch.plan(None, EXPERT, policies=policies)
            seen.append((batch.observations.copy(), batch.masks.copy(), policies))
            with torch.no_grad():
                actions = torch.distributions.Categorical(logits=masked(self.out(batch.observations), batch.masks)).sample()
            batch.step(actions.numpy())
        self.decisions += STEPS * GAMES
        observations, masks, wanted = (np.concatenate(column) for column in zip(*seen, strict=True))
        self._rounds = [*self._rounds[1 - KEPT :], (observations, masks, wanted)]
        for _ in range(EPOCHS):
            for number in self.luck.permutation(len(self._rounds)):
                flat = [torch.from_numpy(array) for array in self._rounds[number]]
                for part in torch.randperm(len(flat[0])).split(PART):
                    logits = masked(self.out(flat[0][part]), flat[1][part])
                    self.improve(-(flat[2][part] * logits.log_softmax(1)).sum(1).mean())
