"""TorchRL's PPO with masks in Spice Road against `apprentice`. Needs the extras `gym` and `learn`, and `pip install torchrl`.

python examples/torchrl_ppo.py --steps 200000
"""

import argparse

import gymnasium
import numpy as np
import torch
from tensordict.nn import TensorDictModule
from torch import nn
from torchrl.collectors import Collector
from torchrl.envs import GymWrapper
from torchrl.modules import MaskedCategorical, ProbabilisticActor, ValueOperator
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE

import caravansary as cv
import caravansary.envs.gym  # registers the environments

parser = argparse.ArgumentParser()
for name, default in (("--steps", 200_000), ("--rollout", 4096), ("--part", 256), ("--epochs", 4)):
    parser.add_argument(name, type=int, default=default)
asked = parser.parse_args()
usual = cv.observation("spice-road", memory=True).usual.astype(np.float32)


class Masked(gymnasium.ObservationWrapper):
    """TorchRL reads the mask from the observation."""

    def __init__(self, env):
        super().__init__(env)
        actions, box = int(env.action_space.n), gymnasium.spaces.Box
        self.observation_space = gymnasium.spaces.Dict(seen=box(0, 255, usual.shape, np.float32), mask=box(0, 1, (actions,), np.bool_))
        self.action_space = gymnasium.spaces.Discrete(actions)

    def observation(self, seen):
        return {"seen": seen / usual, "mask": self.unwrapped.action_masks()}


options = {"opponents": "apprentice", "reward": "judged", "memory": True, "longest": 80}
env = GymWrapper(Masked(gymnasium.make("Caravansary/SpiceRoad-v0", **options)), categorical_action_encoding=True)
layers = [nn.Linear(len(usual), 256), nn.ReLU(), nn.Linear(256, 128), nn.ReLU(), nn.Linear(128, env.action_spec.n)]
policy = TensorDictModule(nn.Sequential(*layers), in_keys=["seen"], out_keys=["logits"])
actor = ProbabilisticActor(policy, {"logits": "logits", "mask": "mask"}, distribution_class=MaskedCategorical, return_log_prob=True)
critic = ValueOperator(nn.Sequential(nn.Linear(len(usual), 256), nn.ReLU(), nn.Linear(256, 1)), in_keys=["seen"])
loss = ClipPPOLoss(actor, critic, entropy_coeff=0.01)
gains = GAE(gamma=1.0, lmbda=0.95, value_network=critic, average_gae=True)
optimizer = torch.optim.Adam(loss.parameters(), lr=1e-3, eps=1e-5)
for data in Collector(env, actor, frames_per_batch=asked.rollout, total_frames=asked.steps):
    for _ in range(asked.epochs):
        gains(data)
        for part in torch.randperm(len(data)).split(asked.part):
            found = loss(data[part])
            optimizer.zero_grad()
            (found["loss_objective"] + found["loss_critic"] + found["loss_entropy"]).backward()
            optimizer.step()
    over = data["next", "done"].sum()
    print(f"{over} games, mean reward of a step {data['next', 'reward'].mean():+.4f}", flush=True)
