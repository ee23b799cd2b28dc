"""Stable-Baselines3's MaskablePPO (sb3-contrib) in Spice Road against `apprentice`. Needs the extra `gym` and `pip install sb3-contrib`.

python examples/sb3_maskable.py --steps 100000
"""

import argparse

import gymnasium
from sb3_contrib import MaskablePPO
from sb3_contrib.common.wrappers import ActionMasker

import caravansary.envs.gym  # noqa: F401  (registers the environments)

parser = argparse.ArgumentParser()
parser.add_argument("--steps", type=int, default=100_000)
parser.add_argument("--rollout", type=int, default=2048)
parser.add_argument("--games", type=int, default=20)
asked = parser.parse_args()


def made(reward="judged"):
    env = gymnasium.make("Caravansary/SpiceRoad-v0", opponents="apprentice", reward=reward, memory=True, longest=80)
    return ActionMasker(env, lambda env: env.unwrapped.action_masks())


model = MaskablePPO("MlpPolicy", made(), n_steps=asked.rollout, batch_size=min(256, asked.rollout), seed=1, verbose=1)
model.learn(asked.steps)

env, won = made("win"), 0
for number in range(asked.games):
    seen, info = env.reset(seed=number)
    over = False
    while not over:
        action, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
        seen, reward, terminated, truncated, info = env.step(int(action))
        over = terminated or truncated
    won += reward > 0
print(f"won {won} of {asked.games} games")
