"""Batches: the same games as one by one, begun again when they end, whatever the threads."""

from __future__ import annotations

import numpy as np
import pytest

import caravansary as cv
from caravansary.arena.table import places
from caravansary.engine import jit
from support.playing import every_game, every_table

pytestmark = [pytest.mark.core, pytest.mark.skipif(not jit.ENABLED, reason="batches need compiled rules")]

GAMES = 4


@every_table
def test_a_batch_plays_the_games_of_its_seeds(game, players):
    batch = cv.batch(game, players=players, games=GAMES, seed=5, longest=12)
    spec = batch.observation
    singles = [cv.new(game, players, seed=int(seed)) for seed in batch.seeds]
    ends = 0
    batch.watcher[:] = np.arange(GAMES) % players
    for _ in range(400):
        for i, g in enumerate(singles):
            assert batch.player[i] == g.player
            assert batch.standings()[i].tolist() == g.scores
            assert np.flatnonzero(batch.masks[i]).tolist() == sorted(g.legal)
            assert (batch.observations[i] == spec.of(g)).all()
        actions = batch.sample().copy()
        actions[1] = -1 if batch.sample()[1] % 3 == 0 else actions[1]
        batch.step(actions)
        for i, g in enumerate(singles):
            if actions[i] >= 0:
                g.apply(int(actions[i]))
            ended = g.over or g.round > 12
            assert (batch.terminated[i], batch.truncated[i]) == (g.over, ended and not g.over)
            if ended:
                ends += 1
                assert batch.scores[i].tolist() == g.scores
                assert (batch.finals[i] == spec.of(g, i % players)).all()
                worth = np.linspace(1, -1, players)[np.array(places(g)) - 1]
                assert batch.rewards[i].tolist() == pytest.approx(worth.tolist())
                singles[i] = cv.new(game, players, seed=int(batch.seeds[i]))
            else:
                assert not batch.rewards[i].any()
    assert ends >= GAMES


def played(batch, steps=60):
    seen = []
    for _ in range(steps):
        batch.step(batch.sample())
        seen.append((batch.observations.tobytes(), batch.masks.tobytes(), batch.rewards.tobytes(), batch.seeds.tobytes()))
    batch.close()
    return seen


@every_game
def test_threads_change_nothing(game):
    one, three = (played(cv.batch(game, players=2, games=10, seed=7, threads=threads, longest=5)) for threads in (1, 3))
    assert one == three
    assert played(cv.batch(game, players=2, games=10, seed=8, longest=5)) != one


@every_game
def test_a_reset_begins_again(game):
    batch = cv.batch(game, players=2, games=3, seed=7, longest=3)
    first = batch.observations.copy()
    for _ in range(100):
        batch.step(batch.sample())
    batch.reset()
    assert (batch.observations == first).all() and not batch.rewards.any()


def test_every_game_has_another_seed():
    batch = cv.batch("spice-road", games=500, seed=1, longest=1)
    seeds = set(batch.seeds.tolist())
    for _ in range(30):
        batch.step(batch.sample())
    assert len(seeds | set(batch.seeds.tolist())) == 1000
    assert len(seeds) == 500


def test_the_panels_of_endless_world_differ_from_game_to_game():
    batch = cv.batch("endless-world", games=30, seed=1, longest=1)
    kinds = set()
    for _ in range(30):
        kinds |= {row.tobytes() for row in batch.observation.read(batch.observations)["locations"]}
        batch.step(batch.sample())
    assert len(kinds) == 3
    fixed = cv.batch("endless-world", games=30, seed=1, panels="E1")
    assert len({row.tobytes() for row in fixed.observation.read(fixed.observations)["locations"]}) == 1


def test_random_maps():
    batch = cv.batch("eastern-wonders", games=3, seed=1, longest=1, map="random")
    for _ in range(60):
        for i in range(3):
            g = cv.new("eastern-wonders", 2, seed=int(batch.seeds[i]), map="random")
            assert (batch.observations[i][: batch.observation.fixed] == batch.observation.of(g)[: batch.observation.fixed]).all()
        batch.step(batch.sample())
    assert batch._memory.numbers.max() > 1


@pytest.mark.parametrize("reward", ["win", "place", "points"])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_rewards_add_up_to_nothing(reward, players):
    batch = cv.batch("spice-road", players=players, games=20, seed=2, reward=reward, longest=9)
    ends = 0
    while ends < 20:
        batch.step(batch.sample())
        for i in np.flatnonzero(batch.terminated | batch.truncated):
            ends += 1
            rewards, scores = batch.rewards[i], batch.scores[i]
            assert rewards.sum() == pytest.approx(0, abs=1e-5)
            assert rewards[scores.tolist().index(scores.max()) :].max() == rewards.max()
            if reward == "win":
                assert sorted(rewards)[-2:] == pytest.approx([-1 / (players - 1), 1])
            if reward == "points":
                assert rewards.tolist() == pytest.approx((scores - scores.mean()).tolist(), abs=1e-4)


@every_game
def test_an_illegal_action_is_refused_and_changes_nothing(game):
    batch = cv.batch(game, players=2, games=4, seed=1)
    batch.step(batch.sample())
    before = batch._memory.states.tobytes(), batch.observations.tobytes()
    actions = batch.sample().copy()
    for wrong in (int(np.flatnonzero(~batch.masks[2])[0]), -2, batch.kind.actions, 10**9):
        actions[2] = wrong
        with pytest.raises(cv.IllegalAction, match="game 2"):
            batch.step(actions)
        assert (batch._memory.states.tobytes(), batch.observations.tobytes()) == before


def test_what_is_no_batch_is_refused():
    batch = cv.batch("spice-road", games=2)
    for attempt in (
        lambda: cv.batch("spice-road", games=0),
        lambda: cv.batch("spice-road", games=True),
        lambda: cv.batch("spice-road", players=6),
        lambda: cv.batch("spice-road", threads=0),
        lambda: cv.batch("spice-road", seed=-1),
        lambda: cv.batch("spice-road", reward="money"),
        lambda: cv.batch("spice-road", map="random"),
        lambda: cv.batch("endless-world", panels="Z9"),
        lambda: batch.step([0.0, 0.0]),
        lambda: batch.step([0]),
        lambda: batch.at(2),
    ):
        with pytest.raises(cv.BadOption):
            attempt()


@every_table
def test_a_game_of_the_batch_can_be_taken_out(game, players):
    batch = cv.batch(game, players=players, games=3, seed=4)
    for _ in range(50):
        batch.step(batch.sample())
    g = batch.at(1)
    assert g.player == batch.player[1] and sorted(g.legal) == np.flatnonzero(batch.masks[1]).tolist()
    assert cv.load(g.save()) == g
    before = batch.observations.copy()
    g.apply(g.legal[0])
    assert (batch.observations == before).all()
