"""Rewards on the way: over a whole game they add up to the result less the prospects at its start."""

from __future__ import annotations

import copy

import numpy as np
import pytest

import caravansary as cv
from caravansary.engine import jit
from support.playing import every_game

gymnasium = pytest.importorskip("gymnasium")
from caravansary.envs.gym import CaravansaryEnv  # noqa: E402
from caravansary.envs.gym_vector import CaravansaryVectorEnv  # noqa: E402
from caravansary.envs.shaping import Prospects  # noqa: E402

pytestmark = pytest.mark.skipif(not jit.ENABLED, reason="batches need compiled rules")


@every_game
def test_a_batch_pays_the_result_less_the_prospects(game):
    batch, plain = (cv.batch(game, games=4, seed=3, reward=reward, longest=4) for reward in ("judged", "win"))
    begun = np.array([[Prospects(batch.at(i)).of(batch.at(i), seat) for seat in range(2)] for i in range(4)])
    total, on_the_way, open_ = np.zeros((4, 2)), 0, np.ones(4, bool)
    twin = None
    while open_.any():
        actions = batch.sample().copy()
        paid, result = batch.step(actions).rewards, plain.step(actions).rewards
        if twin is not None:
            assert (twin.step(actions).rewards == paid).all()
        else:
            twin = copy.deepcopy(batch)
        assert np.allclose(paid.sum(axis=1), 0, atol=1e-5)
        over = open_ & (batch.terminated | batch.truncated)
        total[open_] += paid[open_]
        assert np.allclose(total[over], result[over] - begun[over], atol=1e-5)
        on_the_way += int((paid[open_ & ~over] != 0).any())
        open_ &= ~over
    assert on_the_way > 4


def test_gymnasium_pays_the_same_alone_and_as_a_vector():
    env = CaravansaryEnv("spice-road", reward="judged", longest=4, seat=1)
    envs = CaravansaryVectorEnv("spice-road", num_envs=3, reward="judged", longest=4, seat=1)
    _, info = env.reset(seed=1)
    start = Prospects(env.game).of(env.game, 1)
    total, ended = 0.0, False
    while not ended:
        _, reward, terminated, truncated, info = env.step(int(info["action_mask"].argmax()))
        total, ended = total + reward, terminated or truncated
    assert total == pytest.approx((1 if env.game.places[1] == 0 else -1) - start, abs=1e-5)
    envs.reset(seed=1)
    start = np.array([Prospects(envs.batch.at(i)).of(envs.batch.at(i), 1) for i in range(3)])
    totals, open_ = np.zeros(3), np.ones(3, bool)
    while open_.any():
        _, rewards, terminated, truncated, _ = envs.step(envs.sample())
        totals[open_] += rewards[open_]
        open_ &= ~(terminated | truncated)
    assert np.allclose(np.abs(totals + start), 1, atol=1e-5)


def test_who_pays_only_at_the_end_refuses():
    zoo = pytest.importorskip("caravansary.envs.zoo")
    with pytest.raises(cv.BadOption, match="judged"):
        zoo.spice_road_v0.env(reward="judged")
