"""Games of self-play side by side in a batch, for bots that decide in compiled code: the same games as one by one, many times faster."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from caravansary.arena.schedule import Task
from caravansary.arena.table import LONGEST, Setting
from caravansary.engine import jit
from caravansary.envs.batch import Batch

OVER, ENDLESS = 0, 2  # as `shards` numbers how games end
Arrays = dict[str, Any]


def played_together(setting: Setting, tasks: Sequence[Task]) -> Arrays | None:
    """What a shard holds of these games, decision by decision in the order of the games; None if a bot has to be asked one by one."""
    if not jit.ENABLED:
        return None
    batch = _batch(setting.game, setting.players, len(tasks))
    if not all(map(batch.can_plan, setting.specs)):
        return None
    every, bots = np.arange(len(tasks)), np.array([task.seats for task in tasks])
    seeds = np.array([task.bot_seeds for task in tasks], np.int64)
    batch.reset(seeds=[task.deal for task in tasks])
    playing = np.ones(len(tasks), np.bool_)
    taken: list[tuple[Any, ...]] = []  # of each step: games, seats, actions, observations, masks, policies
    scores, rewards, ends = (
        np.zeros((len(tasks), setting.players), np.int32),
        np.zeros((len(tasks), setting.players), np.float32),
        playing * 0,
    )
    while playing.any():
        player = batch.player.astype(np.int64)
        actions = np.full(len(tasks), -1, np.int64)
        policies = np.zeros(batch.masks.shape, np.float32)
        for number, spec in enumerate(setting.specs):
            batch.plan(playing & (bots[every, player] == number), spec, actions, seeds[every, player], policies)
        now = np.flatnonzero(playing)
        masks = np.packbits(batch.masks[now], axis=1)
        taken.append((now, player[now], actions[now], batch.observations[now], masks, policies[now].astype(np.float16)))
        batch.step(actions)
        over = playing & (batch.terminated | batch.truncated)
        scores[over], rewards[over] = batch.scores[over], batch.rewards[over]
        ends[over] = np.where(batch.terminated[over], OVER, ENDLESS)
        playing &= ~over
    games, seats, chosen, seen, masks, policies = (np.concatenate(column) for column in zip(*taken, strict=True))
    order = np.argsort(games, kind="stable")
    return {
        "observations": seen[order],
        "masks": masks[order],
        "actions": chosen[order].astype(np.int16),
        "policies": policies[order],
        "returns": rewards[games[order], seats[order]],
        "seats": seats[order].astype(np.int8),
        "game": games[order].astype(np.int32),
        "numbers": np.array([task.number for task in tasks], np.int64),
        "seeds": np.array([task.deal for task in tasks], np.int64),
        "bots": bots.astype(np.int16),
        "scores": scores,
        "rewards": rewards,
        "action_count": np.array(batch.kind.actions, np.int32),
        "ends": ends.astype(np.int8),
    }


@lru_cache(maxsize=2)
def _batch(game: str, players: int, games: int) -> Batch:
    return Batch(game, players, games, 0, threads=1, reward="place", longest=LONGEST)
