"""Learns Spice Road for two by playing against itself, on a CPU, with nothing but `cv.batch` and PyTorch.

python examples/learn.py --minutes 60            # goes on from learned.pt if it is there; --out says another file
caravansary arena learn:Learned greedy           # from the folder examples/: the learned player in the arena

The network says how well a seat stands after a decision. The player looks at all that the masks allow (`batch.ahead()`) and takes what
leaves it best off; then the network learns from what came of it (TD(lambda)). Nobody shows it how to play: bots only measure it.

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
EPOCHS, PART, RATE = 2, 1024, 1e-3
LAMBDA, LATER = 0.8, 0.99  # how far results reach back, and what they count a turn later
POINT, WIN = 0.04, 0.5  # what a point is worth, and the game
NOISE = 0.03, 0.008  # how much luck there is in choosing, at the start and at the end: without any nothing new is found
HIDDEN = 256, 128
LONGEST = 80  # rounds: players who know nothing yet would go on for ever
TESTED = 400  # games of each measurement
# What the network looks at, and by how much it is multiplied: the values of cards on the table rather than which card it is.
LOOKS_AT = {
    "phase": 1.0,
    "final_round": 1.0,
    "seat": 1.0,
    "to_decide": 1.0,
    "market_give": 0.3,
    "market_gain": 0.3,
    "market_upgrades": 0.3,
    "market_cubes": 0.3,
    "points_cost": 0.3,
    "points_worth": 0.1,
    "coins_left": 0.3,
    "pending_card": 1.0,
    "pending_slot": 1.0,
    "pending_steps": 0.3,
    "hand": 1.0,
    "score": 0.02,
    "caravan": 0.3,
    "hand_size": 0.3,
    "played": 1.0,
    "claims": 0.3,
    "coins": 0.3,
}
SPEC = cv.observation(GAME, players=2)
SCORE = SPEC.slices["score"].start
OUT = Path(__file__).parent / "learned.pt"


class Net(nn.Module):
    """What a seat sees after a decision -> what it may still hope for: points and the game, less those of the other."""

    def __init__(self) -> None:
        super().__init__()
        scale = [factor for name, factor in LOOKS_AT.items() for _ in range(*SPEC.slices[name].indices(SPEC.size))]
        self.register_buffer("scale", torch.tensor(scale), persistent=False)
        first, second = HIDDEN
        self.layers = nn.Sequential(nn.Linear(len(scale) + 52, first), nn.ReLU(), nn.Linear(first, second), nn.ReLU(), nn.Linear(second, 1))
        nn.init.normal_(self.layers[-1].weight, std=0.01)

    def forward(self, seen: torch.Tensor, ahead: torch.Tensor) -> torch.Tensor:
        """`ahead`: by how many points the seat is ahead. No vector shows it, but everybody saw what the other has taken."""
        x = torch.cat([seen[:, SPEC.slices[name]] for name in LOOKS_AT], 1).float() * self.scale
        cost, caravan = seen[:, SPEC.slices["points_cost"]], seen[:, SPEC.slices["caravan"]]
        missing = (cost.float().view(-1, 1, 5, 4) - caravan.float().view(-1, 2, 1, 4)).relu() * 0.3  # by seat, card and level of cube
        standing = torch.stack([ahead * 0.05, (ahead * 0.3).tanh()], 1)
        return self.layers(torch.cat([x, missing.flatten(1), missing.sum(3).flatten(1), standing], 1)).squeeze(1)


def judged(net: Net, after: np.ndarray, mine: np.ndarray | float, other: np.ndarray | float) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """After decisions of a seat with this many points: by how many it is then ahead, what they bring at once, what the network hopes
    for."""
    points = after[:, SCORE].astype(np.float32)
    with torch.no_grad():
        hopes = net(torch.from_numpy(after), torch.from_numpy(points - other))
    return points - other, POINT * (points - mine), hopes.numpy()


def chosen_by(net: Net, batch: cv.envs.batch.Batch, noise: float, wanted: np.ndarray | None = None) -> tuple[np.ndarray, ...]:
    """For each game: the action, what the seat then sees, by how much it is ahead, what it got at once, what is hoped for."""
    look = batch.ahead(wanted)
    points, seat = batch.standings().astype(np.float32)[look.games], batch.player[look.games]
    rows = np.arange(len(seat))
    ahead, gains, hopes = judged(net, look.observations, points[rows, seat], points[rows, 1 - seat])
    worth = np.full(batch.masks.shape, -np.inf, np.float32)
    worth[look.games, look.actions] = gains + hopes + noise * np.random.gumbel(size=len(rows))
    actions = worth.argmax(1)
    row_of = np.zeros(batch.masks.shape, np.int64)
    row_of[look.games, look.actions] = rows
    row = row_of[np.arange(batch.games), actions]
    return actions, look.observations[row], ahead[row], gains[row], hopes[row]


def played_round(net: Net, batch: cv.envs.batch.Batch, noise: float) -> tuple[torch.Tensor, ...]:
    """STEPS decisions in every game: what was seen after each, and what there was to hope for, as it turned out."""
    seen = np.empty((STEPS, *batch.observations.shape), np.uint8)
    ahead, gains, hopes = np.empty((3, STEPS + 1, batch.games), np.float32)
    results, follows = np.empty((2, STEPS, batch.games), np.float32)
    for t in range(STEPS):
        actions, seen[t], ahead[t], gains[t], hopes[t] = chosen_by(net, batch, noise)
        mover = batch.player.copy()
        batch.step(actions)
        over = batch.terminated | batch.truncated
        results[t] = WIN * batch.rewards[np.arange(batch.games), mover]
        # What follows counts for the same seat, against it when the other seat decides next, or not at all.
        follows[t] = np.where(over, 0, np.where(batch.player == mover, 1, -LATER))
    *_, gains[STEPS], hopes[STEPS] = chosen_by(net, batch, noise)
    targets = np.empty_like(results)
    after = hopes[STEPS]
    for t in reversed(range(STEPS)):
        after = targets[t] = results[t] + follows[t] * (gains[t + 1] + (1 - LAMBDA) * hopes[t + 1] + LAMBDA * after)
    return torch.from_numpy(seen).flatten(0, 1), torch.from_numpy(ahead[:STEPS]).flatten(), torch.from_numpy(targets).flatten()


def learn_from(net: Net, optimizer: torch.optim.Optimizer, seen: torch.Tensor, ahead: torch.Tensor, targets: torch.Tensor) -> None:
    for _ in range(EPOCHS):
        for part in torch.randperm(len(targets)).split(PART):
            loss = (net(seen[part], ahead[part]) - targets[part]).square().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 1.0)
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
            actions[me] = chosen_by(net, batch, 0.0, me)[0][me]
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

    def choose(self, game: cv.Game) -> int:
        actions, after = SPEC.ahead(game)
        seat = game.player or 0
        _, gains, hopes = judged(self.net, after, game.score_of(seat), game.score_of(1 - seat))
        return int(actions[(gains + hopes).argmax()])


def main() -> None:
    parser = argparse.ArgumentParser(description="Learns Spice Road for two by self-play.")
    parser.add_argument("--minutes", type=float, default=60, help="of processor time, those before counted in (default: 60)")
    parser.add_argument("--measure-every", type=float, default=2, metavar="MINUTES", help="(default: 2)")
    parser.add_argument("--at-most", type=float, default=1e9, metavar="MINUTES", help="stop after so many, to go on later")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=OUT)
    chosen = parser.parse_args()
    torch.set_num_threads(chosen.threads)

    torch.manual_seed(chosen.seed)
    np.random.seed(chosen.seed)
    net = Net()
    optimizer = torch.optim.Adam(net.parameters(), lr=RATE, eps=1e-5)
    learned, worked, decisions, rounds = 0.0, 0.0, 0, 0  # seconds by the clock and of processors, measurements not counted
    if chosen.out.exists():
        kept = torch.load(chosen.out, weights_only=True)
        net.load_state_dict(kept["net"])
        optimizer.load_state_dict(kept["optimizer"])
        learned, worked, decisions, rounds = kept["seconds"], kept["processor_seconds"], kept["decisions"], kept["rounds"]
        torch.manual_seed(chosen.seed + rounds)
        np.random.seed(chosen.seed + rounds)
        print(f"going on from {chosen.out} after {worked / 60:.1f} minutes of processor time")
    batch = cv.batch(GAME, players=2, games=GAMES, seed=chosen.seed + 1000 + rounds, reward="win", longest=LONGEST)
    batch.ahead()  # compiled before the clock runs
    stop = min(60 * chosen.minutes, worked + 60 * chosen.at_most)
    measured = worked
    while worked < stop:
        begun, worked_before = time.monotonic(), time.process_time()
        done = min(1.0, worked / (60 * chosen.minutes))
        for group in optimizer.param_groups:
            group["lr"] = RATE * max(0.05, 1 - done)
        noise = NOISE[0] * (NOISE[1] / NOISE[0]) ** done
        learn_from(net, optimizer, *played_round(net, batch, noise))
        learned, worked = learned + time.monotonic() - begun, worked + time.process_time() - worked_before
        decisions, rounds = decisions + GAMES * STEPS, rounds + 1
        if worked - measured >= 60 * chosen.measure_every or worked >= stop:
            measured = worked
            state = {"net": net.state_dict(), "optimizer": optimizer.state_dict()}
            torch.save({**state, "seconds": learned, "processor_seconds": worked, "decisions": decisions, "rounds": rounds}, chosen.out)
            shares = [share_won(net, opponent) for opponent in ("random", "greedy")]
            print(f"{worked / 60:6.1f} min {decisions / 1e6:7.2f} M decisions: random {shares[0]:.1%}, greedy {shares[1]:.1%}", flush=True)
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
