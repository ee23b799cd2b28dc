"""Copies of batches and environments go on in lockstep with the original, and each goes its own way when it is played differently."""

from __future__ import annotations

import pickle
from copy import deepcopy

import numpy as np
import pytest

import caravansary as cv
from caravansary.engine import jit
from support.playing import every_game

WAYS = pytest.mark.parametrize("twin_of", [deepcopy, lambda one: pickle.loads(pickle.dumps(one))], ids=["copied", "pickled"])
compiled = pytest.mark.skipif(not jit.ENABLED, reason="batches need compiled rules")


@compiled
@every_game
@WAYS
@pytest.mark.parametrize("threads", [1, 2])
def test_a_batch_with_planners(game, twin_of, threads):
    batch = cv.batch(game, games=6, seed=3, threads=threads, longest=5)
    for _ in range(9):
        batch.step(batch.plan(None, "peddler", seed=batch.bot_seeds()))
    twin = twin_of(batch)
    ends = 0
    for step in range(150):
        chosen = [each.plan(None, "peddler", seed=each.bot_seeds()).copy() if step % 2 else each.sample().copy() for each in (batch, twin)]
        assert (chosen[0] == chosen[1]).all()
        for each, actions in zip((batch, twin), chosen, strict=True):
            each.step(actions)
        for one, other in zip(batch.last, twin.last, strict=True):
            assert (one == other).all()
        ends += batch.terminated.sum() + batch.truncated.sum()
    assert ends >= 6, "over whole games, and into those that follow"
    before = batch.observations.tobytes()
    twin.step(twin.sample())
    assert batch.observations.tobytes() == before
    batch.close(), twin.close()


@every_game
@WAYS
def test_a_gymnasium_environment(game, twin_of):
    gym = pytest.importorskip("caravansary.envs.gym")
    env = gym.CaravansaryEnv(game, players=3, opponents=["peddler", "random"], longest=25)
    env.reset(seed=1)
    env.action_space.seed(1)
    for _ in range(5):
        env.step(env.game.legal[0])
    twin = twin_of(env)
    games = 0
    while games < 2:
        assert env.game.save() == twin.game.save()
        action = int(env.action_space.sample())
        assert action == twin.action_space.sample()
        one, other = env.step(action), twin.step(action)
        assert (one[0] == other[0]).all() and one[1:4] == other[1:4]
        if one[2] or one[3]:
            games += 1
            assert (env.reset()[0] == twin.reset()[0]).all()


@compiled
@every_game
@WAYS
def test_a_vector_environment(game, twin_of):
    vector = pytest.importorskip("caravansary.envs.gym_vector")
    envs = vector.CaravansaryVectorEnv(game, num_envs=4, players=2, opponents="peddler", longest=10, threads=2)
    envs.reset(seed=2)
    envs.step(envs.sample())
    twin = twin_of(envs)
    ends = 0
    for _ in range(80):
        actions = envs.sample().copy()
        assert (actions == twin.sample()).all()
        one, other = envs.step(actions), twin.step(actions)
        assert all((mine == theirs).all() for mine, theirs in zip(one[:4], other[:4], strict=True))
        ends += (one[2] | one[3]).sum()
    assert ends >= 4
    assert (envs.reset(seed=5)[0] == twin.reset(seed=5)[0]).all()
    envs.close(), twin.close()


@compiled
def test_bots_of_a_vector_environment_are_those_that_are_asked_one_by_one():
    vector = pytest.importorskip("caravansary.envs.gym_vector")
    kept = []
    for one_by_one in (False, True):
        envs = vector.CaravansaryVectorEnv("spice-road", num_envs=4, players=3, opponents=["random", "peddler"], longest=10)
        if one_by_one:
            envs._at_once = set()
        envs.reset(seed=2)
        told = []
        for _ in range(60):
            seen, rewards, *_ = envs.step(envs.sample())
            told.append((seen.tobytes(), rewards.tobytes(), envs.batch.seeds.tobytes()))
        kept.append(told)
    assert kept[0] == kept[1]
    assert np.unique(envs.batch.bot_seeds()).size == 4


@every_game
@WAYS
def test_a_pettingzoo_environment(game, twin_of):
    zoo = pytest.importorskip("caravansary.envs.zoo")
    env = zoo.CaravansaryAEC(game, players=2, longest=6)
    env.reset(seed=1)
    env.step(env.game.legal[-1])
    twin = twin_of(env)
    for _ in range(60):
        if env.terminations[env.agent_selection] or env.truncations[env.agent_selection]:
            env.reset(), twin.reset()
        action = env.game.legal[env.game.round % len(env.game.legal)]
        env.step(action), twin.step(action)
        assert env.game.save() == twin.game.save() and env.agent_selection == twin.agent_selection
        assert (env.observe(env.agent_selection)["observation"] == twin.observe(env.agent_selection)["observation"]).all()
