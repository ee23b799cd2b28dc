"""Gymnasium: its own check, the same games as the engine, opponents of all kinds, and the vector environment."""

from __future__ import annotations

import pickle
from copy import deepcopy

import numpy as np
import pytest

import caravansary as cv
from caravansary.engine import jit
from support.playing import every_game, every_table

gymnasium = pytest.importorskip("gymnasium")
from gymnasium.utils.env_checker import check_env  # noqa: E402

from caravansary.envs import gym_vector  # noqa: E402
from caravansary.envs.gym import CaravansaryEnv, env_id  # noqa: E402
from caravansary.envs.gym_vector import CaravansaryVectorEnv  # noqa: E402

compiled = pytest.mark.skipif(not jit.ENABLED, reason="batches need compiled rules")


@every_table
@pytest.mark.filterwarnings("error")
def test_gymnasium_finds_nothing_wrong(game, players):
    check_env(gymnasium.make(env_id(game), players=players).unwrapped)


@every_game
def test_ids_have_a_version(game):
    env = gymnasium.make(env_id(game))
    assert env.spec.id == env_id(game) and env_id(game).endswith("-v0")
    assert env_id("spice-road") == "Caravansary/SpiceRoad-v0"


@every_table
def test_a_whole_game(game, players):
    env = CaravansaryEnv(game, players=players, longest=25)
    seen, info = env.reset(seed=4)
    total = 0.0
    while True:
        assert seen in env.observation_space
        assert np.flatnonzero(info["action_mask"]).tolist() == sorted(env.game.legal) == np.flatnonzero(env.action_masks()).tolist()
        assert env.game.player == env.seat == info["seat"]
        assert (seen == cv.observation(game, players).of(env.game, env.seat)).all()
        seen, reward, terminated, truncated, info = env.step(env.action_space.sample())
        total += reward
        if terminated or truncated:
            break
        assert reward == 0
    order = sorted(range(players), key=lambda seat: (env.game.scores[seat], seat), reverse=True)
    assert total == pytest.approx(1 - 2 * order.index(env.seat) / (players - 1))
    assert info["scores"] == env.game.scores and not info["action_mask"].any() if terminated else truncated


def test_the_same_seed_is_the_same_game():
    records = []
    for _ in range(2):
        env = CaravansaryEnv("spice-road", players=3, opponents=["greedy", "random"])
        env.reset(seed=11)
        for _ in range(20):
            env.step(min(env.game.legal))
        records.append(env.game.save())
    assert records[0] == records[1]


def test_opponents_are_bots_by_spec():
    env = CaravansaryEnv("spice-road", seat=0, opponents="greedy", longest=40)
    lost = 0
    for seed in range(4):
        env.reset(seed=seed)
        over = False
        while not over:
            _, reward, terminated, truncated, _ = env.step(env.action_space.sample())
            over = terminated or truncated
        lost += reward < 0
    assert lost == 4


@pytest.mark.parametrize("strict", [False, True])
def test_an_illegal_action_changes_nothing(strict):
    env = CaravansaryEnv("spice-road", seat=0, strict=strict)
    seen, _ = env.reset(seed=1)
    before = env.game.save()
    wrong = int(np.flatnonzero(~env.action_masks())[0])
    if strict:
        with pytest.raises(cv.IllegalAction):
            env.step(wrong)
    else:
        again, reward, terminated, truncated, info = env.step(wrong)
        assert (again == seen).all() and (reward, terminated, truncated) == (0, False, False)
        with pytest.raises(cv.IllegalAction, match=info["illegal"][:10]):
            env.game.apply(wrong)
    assert env.game.save() == before


def test_what_is_no_action_is_refused():
    env = CaravansaryEnv("spice-road", seat=0)
    env.reset(seed=1)
    before = env.game.save()
    for wrong in (1.5, "rest", None, [1], -1, 70):
        with pytest.raises(cv.IllegalAction):
            env.step(wrong)
    assert env.game.save() == before


def test_an_agent_without_a_mask_comes_to_an_end():
    env = CaravansaryEnv("spice-road", seat=0, penalty=0.25, most_illegal=3)
    for _ in range(2):
        env.reset(seed=1)
        wrong = int(np.flatnonzero(~env.action_masks())[0])
        first, second, third = (env.step(wrong) for _ in range(3))
        assert [step[1:4] for step in (first, second)] == [(-0.25, False, False)] * 2
        assert third[1:4] == (env._table.rewards()[0] - 0.25, False, True), "the points as they stand decide"
        assert not third[4]["action_mask"].any() and third[4]["scores"] == env.game.scores
        with pytest.raises(cv.IllegalAction):
            env.step(env.game.legal[0])


@compiled
def test_a_vector_environment_takes_illegal_actions_as_one_game_does():
    envs = CaravansaryVectorEnv("spice-road", num_envs=3, seat=0, penalty=0.25, most_illegal=2)
    seen, info = envs.reset(seed=1)
    before, seeds = seen.copy(), envs.batch.seeds.copy()
    legal = envs.sample().copy()
    wrong = legal.copy()
    wrong[1] = np.flatnonzero(~envs.action_masks()[1])[0]
    seen, rewards, _, truncated, info = envs.step(wrong)
    assert info["illegal"].tolist() == [False, True, False] and rewards.tolist() == [0, -0.25, 0] and not truncated.any()
    assert (seen[1] == before[1]).all() and (seen[0] != before[0]).any()
    again = envs.sample().copy()
    again[1] = wrong[1]
    _, rewards, _, truncated, info = envs.step(again)
    assert truncated.tolist() == [False, True, False] and info["_final_obs"].tolist() == [False, True, False]
    assert rewards[1] == pytest.approx(-1.25), "a tie goes to the later seat"
    assert envs.batch.seeds[1] != seeds[1] and envs.batch.seeds[0] == seeds[0]
    for nothing in ([0, -1, 0], [0, 70, 0]):
        with pytest.raises(cv.IllegalAction, match="game 1"):
            envs.step(np.array(nothing))
    strict = CaravansaryVectorEnv("spice-road", num_envs=3, seat=0, strict=True)
    strict.reset(seed=1)
    with pytest.raises(cv.IllegalAction, match="game 1"):
        strict.step(wrong)


@compiled
def test_samples_of_the_action_spaces_are_legal():
    envs = CaravansaryVectorEnv("endless-world", num_envs=5, longest=4)
    envs.reset(seed=1)
    envs.action_space.seed(3)
    taken = set()
    for _ in range(60):
        actions = envs.action_space.sample()
        assert actions in envs.action_space and envs.batch.masks[np.arange(5), actions].all()
        taken |= set(actions.tolist())
        envs.step(actions)
    assert len(taken) > 10


@compiled
def test_some_games_can_begin_anew():
    envs = CaravansaryVectorEnv("spice-road", num_envs=4, players=3)
    with pytest.raises(gymnasium.error.ResetNeeded):
        envs.step(np.zeros(4, np.int64))
    envs.reset(seed=1)
    for _ in range(10):
        envs.step(envs.sample())
    before, seeds = envs.batch.observations.copy(), envs.batch.seeds.copy()
    some = np.array([True, False, True, False])
    seen, info = envs.reset(options={"reset_mask": some})
    assert ((envs.batch.seeds != seeds) == some).all() and (seen[~some] == before[~some]).all()
    assert (envs.batch.player == envs.seats).all() and "final_obs" not in info
    for wrong in ({"reset_mask": [True]}, {"reset_mask": np.ones(4)}):
        with pytest.raises(cv.BadOption):
            envs.reset(options=wrong)
    with pytest.raises(cv.BadOption):
        envs.reset(seed=1, options={"reset_mask": some})


@compiled
def test_the_seat_that_learns_changes_by_luck_from_game_to_game():
    envs = CaravansaryVectorEnv("spice-road", num_envs=60, players=3, longest=1)
    _, info = envs.reset(seed=1)
    first = info["seat"].copy()
    for _ in range(12):
        _, _, _, _, info = envs.step(envs.sample())
        assert (envs.batch.player == info["seat"]).all()
    assert set(first) == {0, 1, 2} and (first != info["seat"]).any()


@compiled
def test_a_vector_environment_is_drawn_as_one_game_is(capsys):
    for mode in ("ansi", "rgb_array", "human"):
        envs = gymnasium.make_vec(env_id("spice-road"), num_envs=2, render_mode=mode)
        envs.reset(seed=1)
        shown = envs.render()
        if mode == "human":
            assert shown is None and len(capsys.readouterr().out) > 200
        else:
            assert len(shown) == 2 and ("1" in shown[0] if mode == "ansi" else shown[0].ndim == 3)
    with pytest.raises(cv.BadOption):
        CaravansaryVectorEnv("spice-road", render_mode="hologram")


def test_after_its_end_a_game_does_not_go_on():
    env = CaravansaryEnv("spice-road", longest=1)
    env.reset(seed=1)
    truncated = False
    while not truncated:
        _, _, _, truncated, info = env.step(env.action_space.sample())
    assert not info["action_mask"].any()
    before = env.game.save()
    with pytest.raises(cv.IllegalAction):
        env.step(env.game.legal[0])
    assert env.game.save() == before


@pytest.mark.parametrize("twin_of", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_plays_on_by_itself(twin_of):
    env = CaravansaryEnv("spice-road", players=3, opponents=["random", "greedy"])
    env.reset(seed=1)
    before, twin = env.game.save(), twin_of(env)
    for _ in range(10):
        twin.step(twin.action_space.sample())
        assert np.flatnonzero(twin.action_masks()).tolist() == sorted(twin.game.legal)
    assert env.game.save() == before


def test_what_is_no_environment_is_refused():
    for wrong in (
        {"longest": 0},
        {"longest": "long"},
        {"opponents": None},
        {"opponents": [3]},
        {"players": 7},
        {"seat": 2},
        {"opponents": "nobody"},
        {"opponents": ["random", "random"]},
        {"reward": "fame"},
        {"render_mode": "hologram"},
        {"map": "random"},
    ):
        with pytest.raises(cv.BadOption):
            CaravansaryEnv("spice-road", **wrong)


@every_game
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_pictures(game, lang, capsys):
    for players in (2, max(cv.games()[game]["players"])):
        env = CaravansaryEnv(game, players=players, render_mode="rgb_array", lang=lang)
        env.reset(seed=1)
        first = env.render()
        assert first.dtype == np.uint8 and first.ndim == 3 and first.shape[2] == 3 and min(first.shape[:2]) > 300
        for _ in range(40):
            env.step(env.action_space.sample())
        assert (env.render() != first).any()
    ansi = CaravansaryEnv(game, render_mode="ansi", lang=lang)
    ansi.reset(seed=1)
    assert "1" in ansi.render() and "\x1b" not in ansi.render()
    human = CaravansaryEnv(game, render_mode="human", lang=lang)
    human.reset(seed=1)
    assert len(capsys.readouterr().out) > 100, "shown without being asked"
    assert human.render() is None and len(capsys.readouterr().out) > 100


@compiled
@every_table
def test_a_vector_environment_plays_the_games_of_its_batch(game, players):
    envs = gymnasium.make_vec(env_id(game), num_envs=6, players=players, longest=8)
    assert isinstance(envs.unwrapped, CaravansaryVectorEnv)
    with pytest.raises(gymnasium.error.ResetNeeded):
        envs.step(np.zeros(6, np.int64))
    seen, info = envs.reset(seed=3)
    assert seen in envs.observation_space
    ends = 0
    for _ in range(120):
        batch = envs.unwrapped.batch
        assert (batch.player == envs.unwrapped.seats).all()
        seats = envs.unwrapped.seats.copy()
        assert (info["action_mask"] == batch.masks).all()
        for i in range(2):
            assert (seen[i] == batch.observation.of(batch.at(i))).all()
        seen, rewards, terminated, truncated, info = envs.step(envs.unwrapped.sample())
        over = terminated | truncated
        ends += over.sum()
        assert not rewards[~over].any()
        if over.any():
            assert (info["_final_obs"] == over).all()
            places = cv.observation(game, players).read(info["final_obs"][over])
            assert (places["seat"].argmax(1) == seats[over]).all()
            assert info["final_info"]["scores"].shape == (6, players)
    assert ends > 0


@compiled
def test_vector_environments_with_planners_and_their_seeds():
    kept = []
    for seed in (5, 5, 6):
        envs = CaravansaryVectorEnv("spice-road", num_envs=4, opponents="greedy", longest=10)
        envs.reset(seed=seed)
        rewards = np.zeros(4)
        for _ in range(40):
            _, got, _, _, _ = envs.step(envs.sample())
            rewards += got
        kept.append(envs.batch.observations.tobytes())
        assert rewards.sum() < 0, "random players lose against planners"
    assert kept[0] == kept[1] != kept[2]
    for wrong in ("nobody", ["random", "random"]):
        with pytest.raises(cv.BadOption):
            CaravansaryVectorEnv("spice-road", opponents=wrong)


@compiled
def test_vector_environments_take_any_bots_each_on_its_seat(monkeypatch):
    """The bot that is asked game by game decides exactly where it sits, with the seat that learns left out; same seed, same games."""
    asked = []

    class Last:
        def __init__(self, seed):
            self.seed = seed

        def choose(self, game):
            asked.append((game.player, self.seed))
            return game.legal[-1]

    monkeypatch.setattr(gym_vector, "make_bot", lambda spec, seed=0: Last(seed))
    kept = []
    for seed in (5, 5, 6):
        asked.clear()
        envs = CaravansaryVectorEnv("spice-road", num_envs=3, players=3, seat=1, opponents=["mcts:1", "random"], longest=3)
        envs.reset(seed=seed)
        ends = 0
        for _ in range(30):
            _, _, terminated, truncated, _ = envs.step(envs.sample())
            ends += (terminated | truncated).sum()
        assert {seat for seat, _ in asked} == {0}
        assert len({luck for _, luck in asked}) == 3 + ends, "a new bot in every game"
        kept.append(envs.batch.observations.tobytes())
    assert kept[0] == kept[1] != kept[2]


@compiled
def test_vector_environments_play_against_levels():
    envs = CaravansaryVectorEnv("spice-road", num_envs=2, opponents="peddler", longest=6)
    envs.reset(seed=1)
    for _ in range(20):
        envs.step(envs.sample())
    assert (envs.batch.player == envs.seats).all()


@compiled
def test_copies_are_given_where_asked_for():
    for copy in (False, True):
        envs = CaravansaryVectorEnv("spice-road", num_envs=4, copy=copy)
        first, _ = envs.reset(seed=1)
        second, *_ = envs.step(envs.sample())
        assert np.shares_memory(first, second) is not copy
