"""RLlib's PPO with masks in Spice Road against `apprentice`. Needs the extras `gym` and `learn`, and `pip install "ray[rllib]"`.

python examples/rllib_ppo.py --rounds 100
"""

import argparse

import gymnasium
import numpy as np
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

import caravansary as cv
import caravansary.envs.gym  # registers the environments

parser = argparse.ArgumentParser()
for name, default in (("--rounds", 100), ("--batch", 4096), ("--runners", 0), ("--longest", 80)):
    parser.add_argument(name, type=int, default=default)
asked = parser.parse_args()


class Masked(gymnasium.ObservationWrapper):
    """RLlib's module for masks wants them in the observation, both as fractions."""

    def __init__(self, env):
        super().__init__(env)
        self._usual = cv.observation("spice-road", memory=True).usual.astype(np.float32)
        boxes = {"observations": len(self._usual), "action_mask": int(env.action_space.n)}
        self.observation_space = gymnasium.spaces.Dict(
            {name: gymnasium.spaces.Box(0, 255, (size,), np.float32) for name, size in boxes.items()}
        )
        self.action_space = gymnasium.spaces.Discrete(boxes["action_mask"])

    def observation(self, seen):
        return {"observations": seen / self._usual, "action_mask": self.unwrapped.action_masks().astype(np.float32)}


def made(_):
    options = {"opponents": "apprentice", "reward": "judged", "memory": True, "longest": asked.longest}
    return Masked(gymnasium.make("Caravansary/SpiceRoad-v0", **options))


register_env("spice-road", made)
config = (
    PPOConfig()
    .environment("spice-road")
    .env_runners(num_env_runners=asked.runners)
    .rl_module(rl_module_spec=RLModuleSpec(module_class=ActionMaskingTorchRLModule, model_config={"fcnet_hiddens": [256, 128]}))
    .training(train_batch_size_per_learner=asked.batch, minibatch_size=min(256, asked.batch), num_epochs=4, lr=1e-3, gamma=1.0)
)
learner = config.build_algo()
for round_ in range(1, asked.rounds + 1):
    found = learner.train()["env_runners"]
    print(f"round {round_}: {found['num_episodes']} games, mean return {found.get('episode_return_mean', float('nan')):+.3f}", flush=True)
learner.stop()
