"""What the baselines share: a small network over what a seat knows, and a clock that counts processor time of learning."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import torch
from torch import nn

import caravansary as cv
from caravansary.envs.observation import Observation

PLAYERS = 2
LONGEST = 80  # rounds: untrained players would go on for ever
HIDDEN = 256, 128
RATE = 1e-3


@dataclass
class Learner:
    """A network for one game; `outputs` numbers for each vector."""

    game: str
    seed: int
    outputs: int
    seconds: float = 0.0  # of processor time, spent on learning
    decisions: int = 0
    net: Any = field(init=False)
    optimizer: Any = field(init=False)

    def __post_init__(self) -> None:
        torch.manual_seed(self.seed)
        self.luck = np.random.default_rng(self.seed)
        first, second = HIDDEN
        layers = [nn.Linear(self.spec.size, first), nn.ReLU(), nn.Linear(first, second), nn.ReLU(), nn.Linear(second, self.outputs)]
        nn.init.normal_(layers[-1].weight, std=0.01)
        self.net = nn.Sequential(*layers)
        self.optimizer = torch.optim.Adam(self.net.parameters(), lr=RATE, eps=1e-5)
        self._usual = torch.from_numpy(self.spec.usual.astype(np.float32))

    @property
    def spec(self) -> Observation:
        return cv.observation(self.game, PLAYERS, memory=True)

    def out(self, seen: Any) -> Any:
        """What the network says of vectors (NumPy or torch), a row each."""
        return self.net(torch.as_tensor(seen).float() / self._usual)

    def improve(self, loss: Any) -> None:
        self.optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
        self.optimizer.step()

    def weights(self) -> dict[str, Any]:
        """The network as small arrays, for a file."""
        return {name: value.numpy().astype(np.float16) for name, value in self.net.state_dict().items()}

    def load(self, weights: Any) -> None:
        self.net.load_state_dict({name: torch.from_numpy(weights[name].astype(np.float32)) for name in self.net.state_dict()})


def masked(logits: Any, masks: Any) -> Any:
    return logits.masked_fill(~torch.as_tensor(masks), -1e9)


class Working:
    """`with Working(learner):` counts the processor time within."""

    def __init__(self, learner: Learner) -> None:
        self._learner = learner

    def __enter__(self) -> None:
        self._begun = time.process_time()

    def __exit__(self, *_: object) -> None:
        self._learner.seconds += time.process_time() - self._begun
