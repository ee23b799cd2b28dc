"""PPO with masks, against a level, with rewards on the way (`reward="judged"`)."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch

from caravansary.baselines.learner import LONGEST, PLAYERS, Learner, masked
from caravansary.envs.gym_vector import CaravansaryVectorEnv

OPPONENT = "apprentice"
ENVS, STEPS, EPOCHS, PART = 128, 64, 3, 1024
LAMBDA, CLIP, ENTROPY, VALUE = 0.95, 0.2, 0.01, 0.5


class Ppo(Learner):
    def __init__(self, game: str, seed: int) -> None:
        from caravansary.games import kind

        super().__init__(game, seed, kind(game).actions + 1)
        self._envs = CaravansaryVectorEnv(game, ENVS, PLAYERS, opponents=OPPONENT, reward="judged", longest=LONGEST, copy=True, memory=True)
        self._seen, info = self._envs.reset(seed=seed)
        self._masks = info["action_mask"].astype(bool)

    def choose(self, batch: Any, wanted: Any) -> Any:
        with torch.no_grad():
            return masked(self.out(batch.observations)[:, :-1], batch.masks).argmax(1).numpy()

    def round(self) -> None:
        """Play some steps in all games, then learn from them."""
        kept: list[tuple[Any, ...]] = []
        for _ in range(STEPS):
            with torch.no_grad():
                out = self.out(self._seen)
            chances = torch.distributions.Categorical(logits=masked(out[:, :-1], self._masks))
            actions = chances.sample()
            seen, rewards, terminated, truncated, info = self._envs.step(actions.numpy())
            kept.append((self._seen, self._masks, actions, chances.log_prob(actions), out[:, -1].numpy(), rewards, terminated | truncated))
            self._seen, self._masks = seen, info["action_mask"].astype(bool)
        self.decisions += STEPS * ENVS
        seen, masks, actions, before, values, rewards, over = (np.stack(column) for column in zip(*kept, strict=True))
        with torch.no_grad():
            after = self.out(self._seen)[:, -1].numpy()
        gains, gain = np.zeros_like(rewards), np.zeros(ENVS, np.float32)
        for t in reversed(range(STEPS)):
            gain = rewards[t] + ~over[t] * (after + LAMBDA * gain) - values[t]
            gains[t], after = gain, values[t]
        flat = [
            torch.from_numpy(array.reshape(STEPS * ENVS, *array.shape[2:]))
            for array in (seen, masks, actions, before, gains, gains + values)
        ]
        for _ in range(EPOCHS):
            for part in torch.randperm(STEPS * ENVS).split(PART):
                self._learn(*(array[part] for array in flat))

    def _learn(self, seen: Any, masks: Any, actions: Any, before: Any, gains: Any, returns: Any) -> None:
        out = self.out(seen)
        chances = torch.distributions.Categorical(logits=masked(out[:, :-1], masks))
        ratio = (chances.log_prob(actions) - before).exp()
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        policy = -torch.min(ratio * gains, ratio.clamp(1 - CLIP, 1 + CLIP) * gains).mean()
        value = (out[:, -1] - returns).square().mean()
        self.improve(policy + VALUE * value - ENTROPY * chances.entropy().mean())
