"""What the research environments do in a second, beside a Gymnasium environment that does nothing: the limit of its interface."""

from __future__ import annotations

import os
import random
import tempfile
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

import caravansary as cv
from benchmarks.measure import Result, rate

BATCH = 1024
STEPS = 200


def results(game: str, repeats: int, scale: float) -> Iterator[Result]:
    for players in cv.games()[game]["players"]:
        yield observed(game, players, repeats, scale)
        yield batched(game, players, repeats, scale)
    yield from threaded(game, 2, repeats, scale)
    for source in (gym_results, zoo_results, openspiel_results):
        try:
            yield from source(game, repeats, scale)
        except ImportError as missing:
            print(f"{game}: left out, {missing.name} is not installed")
    yield selfplay(game, scale)


def limits(repeats: int, scale: float) -> Iterator[Result]:
    """An environment that does nothing, alone and as one of many."""
    try:
        import gymnasium
    except ImportError:
        return
    space = gymnasium.spaces.Box(0, 255, (cv.observation("spice-road").size,), np.uint8)

    class Nothing(gymnasium.Env[Any, Any]):
        observation_space, action_space = space, gymnasium.spaces.Discrete(69)
        _seen, _info = np.zeros(space.shape, np.uint8), {"action_mask": np.ones(69, np.int8)}

        def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
            super().reset(seed=seed)
            return self._seen, self._info

        def step(self, action: Any) -> Any:
            return self._seen, 0.0, False, False, self._info

    alone = Nothing()
    many = gymnasium.vector.SyncVectorEnv([Nothing] * 64)
    steps = max(1, int(100_000 * scale))

    def one(repeat: int) -> int:
        alone.reset(seed=repeat)
        for _ in range(steps):
            alone.step(0)
        return steps

    def several(repeat: int) -> int:
        many.reset(seed=repeat)
        actions = np.zeros(64, np.int64)
        for _ in range(steps // 256 + 1):
            many.step(actions)
        return (steps // 256 + 1) * 64

    yield rate("a Gymnasium environment that does nothing", "steps/s", one, repeats)
    yield rate("64 of them in Gymnasium's own vector environment", "steps/s", several, repeats)


def observed(game: str, players: int, repeats: int, scale: float) -> Result:
    g, spec = cv.new(game, players, seed=1), cv.observation(game, players)
    vector, mask = np.zeros(spec.size, np.uint8), np.zeros(spec.actions, np.bool_)
    times = max(1, int(100_000 * scale))

    def work(repeat: int) -> int:
        for _ in range(times):
            spec.write(g, vector, mask)
        return times

    return rate(f"{game}: observation and mask of one game, from Python, {players} players", "observations/s", work, repeats)


def planned(batch: Any, steps: int) -> list[Any]:
    """Random legal actions, chosen beforehand; the batch then begins again."""
    plan = []
    for _ in range(steps):
        plan.append(batch.sample().copy())
        batch.step(plan[-1])
    batch.reset()
    return plan


def batched(game: str, players: int, repeats: int, scale: float) -> Result:
    batch = cv.batch(game, players=players, games=BATCH, seed=1)
    plan = planned(batch, max(1, int(STEPS * scale)))

    def work(repeat: int) -> int:
        for actions in plan:
            batch.step(actions)
        return len(plan) * BATCH

    name = f"{game}: batch of {BATCH} with observations, masks, rewards, {players} players"
    return rate(name, "steps/s", work, repeats, before=batch.reset)


def threaded(game: str, players: int, repeats: int, scale: float) -> Iterator[Result]:
    """The same on all cores, by the clock on the wall: processor time would not show that threads help. `ratio` is to one thread."""
    threads = os.cpu_count() or 1
    batches = [cv.batch(game, players=players, games=BATCH, seed=1, threads=each) for each in (1, threads)]
    plan = planned(batches[0], max(1, int(STEPS * scale)))
    found: list[list[float]] = [[], []]
    for _ in range(repeats):
        for batch, rates in zip(batches, found, strict=True):
            batch.reset()
            begun = time.monotonic()
            for actions in plan:
                batch.step(actions)
            rates.append(len(plan) * BATCH / (time.monotonic() - begun))
    one, several = (float(np.median(rates)) for rates in found)
    yield Result(f"{game}: the same, by the clock", "steps/s", one, max(found[0]), repeats=repeats)
    yield Result(f"{game}: the same with {threads} threads, by the clock", "steps/s", several, max(found[1]), several / one, repeats)
    batches[1].close()


def gym_results(game: str, repeats: int, scale: float) -> Iterator[Result]:
    from caravansary.envs.gym import CaravansaryEnv
    from caravansary.envs.gym_vector import CaravansaryVectorEnv

    env = CaravansaryEnv(game)
    steps = max(1, int(20_000 * scale))

    def alone(repeat: int) -> int:
        pick = random.Random(repeat).random
        env.reset(seed=repeat)
        for _ in range(steps):
            legal = env.game.legal
            _, _, terminated, truncated, _ = env.step(legal[int(pick() * len(legal))])
            if terminated or truncated:
                env.reset()
        return steps

    yield rate(f"{game}: Gymnasium against random, 2 players", "steps/s", alone, repeats)
    for opponents, calls in (("random", 10 * steps // BATCH), ("greedy", steps // BATCH)):
        envs, calls = CaravansaryVectorEnv(game, num_envs=BATCH, opponents=opponents), max(1, calls)

        def many(repeat: int, envs: Any = envs, calls: int = calls) -> int:
            for _ in range(calls):
                envs.step(envs.sample())
            return calls * BATCH

        name = f"{game}: Gymnasium, {BATCH} games in its vector environment against {opponents}"
        yield rate(name, "steps/s", many, repeats, before=partial(envs.reset, seed=1))


def zoo_results(game: str, repeats: int, scale: float) -> Iterator[Result]:
    from caravansary.envs.zoo import CaravansaryAEC

    env = CaravansaryAEC(game)
    steps = max(1, int(10_000 * scale))

    def work(repeat: int) -> int:
        pick = random.Random(repeat).random
        env.reset(seed=repeat)
        for _ in range(steps):
            _, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
            legal = env.game.legal
            env.step(legal[int(pick() * len(legal))])
        return steps

    yield rate(f"{game}: PettingZoo, last and step, 2 players", "steps/s", work, repeats)


def openspiel_results(game: str, repeats: int, scale: float) -> Iterator[Result]:
    import pyspiel

    from caravansary.envs.openspiel import short_name

    loaded = pyspiel.load_game(short_name(game))
    steps = max(1, int(2_000 * scale))

    def work(repeat: int) -> int:
        pick = random.Random(repeat).random
        state = loaded.new_initial_state()
        for _ in range(steps):
            if state.is_terminal():
                state = loaded.new_initial_state()
            legal = state.legal_actions()
            state.apply_action(legal[int(pick() * len(legal))])
        return steps

    yield rate(f"{game}: OpenSpiel, decisions and draws, 2 players", "steps/s", work, repeats)


def selfplay(game: str, scale: float) -> Result:
    """`caravansary selfplay` by greedy players on all cores, starting the workers included."""
    from caravansary.arena.selfplay import prepare, run_selfplay

    games = max(2, int(2000 * scale))
    with tempfile.TemporaryDirectory() as folder:
        outcome = run_selfplay(prepare(["greedy"], game, 2, games, seed=1, size=max(1, games // 16)), Path(folder) / "run")
    found = outcome.played / outcome.seconds
    return Result(f"{game}: self-play by greedy into shards, on all cores, by the clock", "games/s", found, found)
