"""Learns Spice Road for two by playing against itself (PPO), on a CPU, with nothing but `cv.batch` and PyTorch.

python examples/learn.py --minutes 60            # goes on from learned.pt if it is there; --out says another file
caravansary arena learn:Learned greedy           # from the folder examples/: the learned player in the arena

Written down on the way: learned.pt (the network and how to go on) and learned.csv (the curve: minutes, processor minutes, decisions, share
of games won against `random` and `greedy`). Needs the extra `learn`.
"""

from __future__ import annotations

import argparse
import csv
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn

import caravansary as cv

GAME = "spice-road"
GAMES, STEPS = 512, 64  # of each round: games side by side, decisions in each
EPOCHS, PARTS, RATE = 2, 8, 4e-4
CLIP, LAMBDA, ENTROPY = 0.2, 0.95, 0.01
HIDDEN = 256
LONGEST = 60  # rounds: players who know nothing yet would go on for ever
TESTED = 400  # games of each measurement
# What the network looks at: the values of cards rather than which card it is, but in one's own hand.
LOOKS_AT = [
    "phase",
    "final_round",
    "seat",
    "market_give",
    "market_gain",
    "market_upgrades",
    "market_cubes",
    "points_cost",
    "points_worth",
    "coins_left",
    "pending_card",
    "pending_slot",
    "pending_steps",
    "hand",
    "score",
    "caravan",
    "hand_size",
    "played",
    "claims",
    "coins",
]
OUT = Path(__file__).parent / "learned.pt"


class Net(nn.Module):
    """What a seat sees -> how good each action looks, and how well the seat stands (from -1 to 1)."""

    def __init__(self) -> None:
        super().__init__()
        spec = cv.observation(GAME, players=2)
        chosen = np.concatenate([np.arange(spec.size)[spec.slices[name]] for name in LOOKS_AT])
        self.register_buffer("columns", torch.from_numpy(chosen), persistent=False)
        self.register_buffer("scale", torch.where(torch.from_numpy(spec.high[chosen]) > 1, 0.25, 1.0), persistent=False)
        self.body = nn.Sequential(nn.Linear(len(chosen), HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU())
        self.policy, self.value = nn.Linear(HIDDEN, spec.actions), nn.Linear(HIDDEN, 1)
        nn.init.zeros_(self.policy.weight)

    def forward(self, seen: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        x = self.body(seen[:, self.columns].float() * self.scale)
        return self.policy(x).masked_fill(~masks, -1e9).log_softmax(1), self.value(x).squeeze(1)


def chosen_by(net: Net, seen: np.ndarray, masks: np.ndarray, best: bool = False) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """Actions (by chance, or the best ones), how likely each was, and the values."""
    with torch.no_grad():
        logits, values = net(torch.from_numpy(seen), torch.from_numpy(masks))
        noise = 0 if best else -torch.empty_like(logits).exponential_().log()
        actions = (logits + noise).argmax(1)
    return actions, logits.gather(1, actions[:, None]).squeeze(1), values


def played_round(net: Net, batch: cv.envs.batch.Batch) -> list[torch.Tensor]:
    """STEPS decisions in every game: seen, masks, actions, how likely they were, advantages and returns for the seat that decided."""
    seen = np.empty((STEPS, *batch.observations.shape), np.uint8)
    masks = np.empty((STEPS, *batch.masks.shape), np.bool_)
    actions, likely, values = (torch.empty(STEPS, GAMES, dtype=kind) for kind in (torch.int64, torch.float32, torch.float32))
    rewards, follows = np.zeros((2, STEPS, GAMES), np.float32)
    for t in range(STEPS):
        seen[t], masks[t] = batch.observations, batch.masks
        mover = batch.player.copy()
        actions[t], likely[t], values[t] = chosen_by(net, seen[t], masks[t])
        batch.step(actions[t].numpy())
        over = batch.terminated | batch.truncated
        mine = batch.rewards[np.arange(GAMES), mover]
        margin = batch.scores[np.arange(GAMES), mover] - batch.scores[np.arange(GAMES), 1 - mover]
        rewards[t] = np.where(over, 0.6 * mine + 0.4 * np.tanh(margin / 20), 0)
        # What follows counts for the same seat, against it when the other seat decides next, or not at all.
        follows[t] = np.where(over, 0, np.where(batch.player == mover, 1, -1))
    _, _, after = chosen_by(net, batch.observations, batch.masks)
    rewards_, follows_ = torch.from_numpy(rewards), torch.from_numpy(follows)
    advantages = torch.zeros(STEPS, GAMES)
    running = torch.zeros(GAMES)
    for t in reversed(range(STEPS)):
        surprise = rewards_[t] + follows_[t] * (after if t == STEPS - 1 else values[t + 1]) - values[t]
        running = advantages[t] = surprise + LAMBDA * follows_[t] * running
    flat = [torch.from_numpy(seen), torch.from_numpy(masks), actions, likely, advantages, advantages + values]
    return [part.flatten(0, 1) for part in flat]


def learn_from(net: Net, optimizer: torch.optim.Optimizer, played: list[torch.Tensor]) -> None:
    """PPO: make what turned out well likelier, but not by much at a time."""
    for _ in range(EPOCHS):
        for part in torch.randperm(GAMES * STEPS).chunk(PARTS):
            seen, masks, actions, likely, advantages, returns = (tensor[part] for tensor in played)
            logits, values = net(seen, masks)
            ratio = (logits.gather(1, actions[:, None]).squeeze(1) - likely).exp()
            gain = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
            policy_loss = -torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            entropy = -(logits.exp() * logits.clamp(min=-50)).sum(1).mean()
            loss = policy_loss + 0.5 * (values - returns).square().mean() - ENTROPY * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()


def share_won(net: Net, opponent: str, games: int = TESTED, seed: int = 1) -> float:
    """How many games the network wins against `random` or a planner, sitting first in half of them."""
    batch = cv.batch(GAME, players=2, games=games, seed=seed, reward="win", longest=200)
    mine = np.arange(games) % 2
    waiting = np.ones(games, np.bool_)
    won = 0
    while waiting.any():
        actions = np.full(games, -1)
        me = waiting & (batch.player == mine)
        other = waiting & (batch.player != mine)
        if me.any():
            actions[me] = chosen_by(net, batch.observations[me], batch.masks[me], best=True)[0].numpy()
        if other.any():
            theirs = batch.sample() if opponent == "random" else batch.plan(other, opponent)
            actions[other] = theirs[other]
        batch.step(actions)
        over = waiting & (batch.terminated | batch.truncated)
        won += int((batch.rewards[over, mine[over]] > 0).sum())
        waiting &= ~over
    return won / games


class Learned:
    """The learned player as a bot: `learn:Learned`, or `learn:Learned,net=other.pt`."""

    def __init__(self, seed: int, net: str = str(OUT)) -> None:
        torch.set_num_threads(1)
        self.net = Net()
        self.net.load_state_dict(torch.load(net, weights_only=True)["net"])
        self.spec = cv.observation(GAME, players=2)
        self.seen, self.mask = np.zeros((1, self.spec.size), np.uint8), np.zeros((1, self.spec.actions), np.bool_)

    def choose(self, game: cv.Game) -> int:
        self.spec.write(game, self.seen[0], self.mask[0])
        return int(chosen_by(self.net, self.seen, self.mask, best=True)[0])


def main() -> None:
    parser = argparse.ArgumentParser(description="Learns Spice Road for two by self-play.")
    parser.add_argument("--minutes", type=float, default=60, help="of learning in all, those before counted in (default: 60)")
    parser.add_argument("--measure-every", type=float, default=5, metavar="MINUTES", help="(default: 5)")
    parser.add_argument("--at-most", type=float, default=1e9, metavar="MINUTES", help="stop after so many, to go on later")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=OUT)
    chosen = parser.parse_args()
    torch.manual_seed(chosen.seed)
    torch.set_num_threads(chosen.threads)

    net = Net()
    optimizer = torch.optim.Adam(net.parameters(), lr=RATE, eps=1e-5)
    learned, worked, decisions, rounds = 0.0, 0.0, 0, 0  # seconds of learning and of processors, measurements not counted
    if chosen.out.exists():
        kept = torch.load(chosen.out, weights_only=True)
        net.load_state_dict(kept["net"])
        optimizer.load_state_dict(kept["optimizer"])
        learned, worked, decisions, rounds = kept["seconds"], kept["processor_seconds"], kept["decisions"], kept["rounds"]
        print(f"going on from {chosen.out} after {learned / 60:.1f} minutes")
    batch = cv.batch(GAME, players=2, games=GAMES, seed=chosen.seed + rounds, longest=LONGEST)
    stop = min(60 * chosen.minutes, learned + 60 * chosen.at_most)
    measured = learned
    while learned < stop:
        begun, worked_before = time.monotonic(), time.process_time()
        for group in optimizer.param_groups:
            group["lr"] = RATE * max(0.1, 1 - learned / (60 * chosen.minutes))
        learn_from(net, optimizer, played_round(net, batch))
        learned, worked = learned + time.monotonic() - begun, worked + time.process_time() - worked_before
        decisions, rounds = decisions + GAMES * STEPS, rounds + 1
        if learned - measured >= 60 * chosen.measure_every or learned >= stop:
            measured = learned
            state = {"net": net.state_dict(), "optimizer": optimizer.state_dict()}
            torch.save({**state, "seconds": learned, "processor_seconds": worked, "decisions": decisions, "rounds": rounds}, chosen.out)
            shares = [share_won(net, opponent) for opponent in ("random", "greedy")]
            print(f"{learned / 60:6.1f} min {decisions / 1e6:7.2f} M decisions: random {shares[0]:.1%}, greedy {shares[1]:.1%}", flush=True)
            write_curve(
                chosen.out.with_suffix(".csv"),
                [f"{learned / 60:.1f}", f"{worked / 60:.1f}", decisions, *(f"{share:.4f}" for share in shares)],
            )


def write_curve(path: Path, row: list[object]) -> None:
    new = not path.exists()
    with path.open("a", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows([["minutes", "processor_minutes", "decisions", "random", "greedy"]] * new + [row])


if __name__ == "__main__":
    main()
