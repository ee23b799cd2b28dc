"""PettingZoo: its own tests, for every game and number of players."""

from __future__ import annotations

import numpy as np
import pytest

import caravansary as cv
from support.playing import every_game, every_table

pytest.importorskip("pettingzoo")
from pettingzoo.test import api_test, render_test, seed_test, test_save_obs

from caravansary.envs import zoo

save_obs = test_save_obs
del test_save_obs  # it is not a test of ours


def env_of(game, **settings):
    return getattr(zoo, f"{game.replace('-', '_')}_v0").env(**settings)


@every_table
def test_the_interface(game, players):
    api_test(env_of(game, players=players, longest=10), num_cycles=100)


@every_table
def test_seeds(game, players):
    seed_test(lambda: env_of(game, players=players, longest=10), num_cycles=60)


@every_game
def test_rendering(game, capsys):
    render_test(lambda render_mode: env_of(game, render_mode=render_mode))
    save_obs(env_of(game))


@every_table
def test_it_is_the_game_of_the_engine(game, players):
    env = env_of(game, players=players, longest=15)
    env.reset(seed=5)
    spec = cv.observation(game, players)
    luck = np.random.default_rng(1)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        if terminated or truncated:
            env.step(None)
            continue
        g = env.unwrapped.game
        assert agent == f"player_{g.player}"
        assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(g.legal)
        assert (seen["observation"] == spec.of(g, g.player)).all()
        for other in env.agents:
            if other != agent:
                assert not env.observe(other)["action_mask"].any()
        env.step(int(luck.choice(g.legal)))
    scores = env.unwrapped.game.scores
    order = sorted(range(players), key=lambda seat: (scores[seat], seat), reverse=True)
    assert [total[f"player_{seat}"] for seat in order] == pytest.approx(np.linspace(1, -1, players).tolist())


def test_an_illegal_action_raises():
    env = env_of("spice-road")
    env.reset(seed=1)
    wrong = int(np.flatnonzero(env.observe("player_0")["action_mask"] == 0)[0])
    with pytest.raises(cv.IllegalAction):
        env.step(wrong)
