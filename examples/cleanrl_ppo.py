"""PPO in one file, as CleanRL writes it, with masks: Spice Road against `apprentice`. Needs the extras `gym` and `learn`.

python examples/cleanrl_ppo.py --updates 200
"""

import argparse

import gymnasium
import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

import caravansary as cv
import caravansary.envs.gym  # registers the environments

parser = argparse.ArgumentParser()
for name, default in (("--updates", 200), ("--envs", 128), ("--steps", 64)):
    parser.add_argument(name, type=int, default=default)
asked = parser.parse_args()

options = {"opponents": "apprentice", "reward": "judged", "memory": True, "longest": 80, "copy": True}
envs = gymnasium.make_vec("Caravansary/SpiceRoad-v0", num_envs=asked.envs, **options)
usual = torch.from_numpy(cv.observation("spice-road", memory=True).usual.astype(np.float32))
actions = int(envs.single_action_space.n)
net = nn.Sequential(nn.Linear(len(usual), 256), nn.ReLU(), nn.Linear(256, 128), nn.ReLU(), nn.Linear(128, actions + 1))
optimizer = torch.optim.Adam(net.parameters(), lr=1e-3, eps=1e-5)


def look(seen, mask):  # the policy and the value of what is seen
    out = net(torch.as_tensor(seen).float() / usual)
    return Categorical(logits=out[:, :-1].masked_fill(torch.as_tensor(mask) == 0, -1e9)), out[:, -1]


seen, info = envs.reset(seed=1)
for update in range(1, asked.updates + 1):
    kept = []
    for _ in range(asked.steps):
        mask = info["action_mask"]
        with torch.no_grad():
            policy, value = look(seen, mask)
        action = policy.sample()
        after, reward, terminated, truncated, info = envs.step(action.numpy())
        kept.append((seen, mask, action.numpy(), policy.log_prob(action).numpy(), value.numpy(), reward, terminated | truncated))
        seen = after
    s, m, a, logp, v, r, over = (np.stack(column) for column in zip(*kept, strict=True))
    following, gain, gains = look(seen, info["action_mask"])[1].detach().numpy(), 0.0, np.zeros_like(r)
    for t in reversed(range(asked.steps)):
        gains[t] = gain = r[t] + ~over[t] * (following + 0.95 * gain) - v[t]
        following = v[t]
    flat = [torch.from_numpy(x.reshape(-1, *x.shape[2:])) for x in (s, m, a, logp, gains, gains + v)]
    for part in [p for _ in range(3) for p in torch.randperm(len(flat[0])).split(1024)]:
        s, m, a, logp, g, target = (x[part] for x in flat)
        policy, value = look(s, m)
        ratio, g = (policy.log_prob(a) - logp).exp(), (g - g.mean()) / (g.std() + 1e-6)
        loss = -torch.min(ratio * g, ratio.clamp(0.8, 1.2) * g).mean() + 0.5 * (value - target).square().mean()
        optimizer.zero_grad()
        (loss - 0.01 * policy.entropy().mean()).backward()
        optimizer.step()
    print(f"update {update}: {over.sum()} games, mean reward of a step {r.mean():+.4f}", flush=True)
