"""What the engine does in a second: whole games in compiled code, one decision at a time from Python, batches, copies."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np

import caravansary as cv
from benchmarks.measure import Result, rate
from caravansary.engine import jit, play
from caravansary.engine.jit import compiled
from caravansary.engine.luck import MAX_LUCK, below, stir
from caravansary.games import kind

BATCH = 1024
BATCH_STEPS = 200


def results(game: str, repeats: int, scale: float) -> Iterator[Result]:
    """All figures of one game; `scale` makes the workloads shorter or longer."""
    counts = cv.games()[game]["players"]
    for players in counts:
        yield compiled_games(game, players, repeats, scale)
    middle = counts[len(counts) // 2 - 1] if len(counts) > 1 else counts[0]
    yield driven(game, middle, repeats, scale)
    yield applied(game, middle, repeats, scale)
    yield batched(game, middle, repeats, scale)
    yield python_copies(game, middle, repeats, scale)
    yield compiled_copies(game, middle, repeats, scale)
    size = kind(game).state.itemsize
    yield Result(f"{game}: size of a state", "bytes", size, size)


def arrays(game: str, players: int, count: int = 1) -> tuple[Any, Any, Any]:
    """Blank states, the box of component values, and room for the legal actions."""
    g = cv.new(game, players=players, seed=1)
    return np.zeros(count, g.kind.state.dtype), g.records()[2], np.zeros(g.kind.actions, np.int64)


def compiled_games(game: str, players: int, repeats: int, scale: float) -> Result:
    states, boxes, out = arrays(game, players)
    blank = np.zeros(1, states.dtype)
    fast = jit.functions(kind(game), play)
    games = max(1, int(3000 * scale))

    def work(repeat: int) -> int:
        return int(fast.random_games(states, blank, boxes, players, games if repeat else 1, repeat, out))

    return rate(f"{game}: random games, compiled, {players} players", "decisions/s", work, repeats)


def driven(game: str, players: int, repeats: int, scale: float) -> Result:
    """A Python loop that asks for the legal actions, picks one and applies it."""
    games = max(1, int(40 * scale))

    def work(repeat: int) -> int:
        pick = random.Random(repeat).random
        decisions = 0
        for seed in range(games):
            g = cv.new(game, players=players, seed=seed + repeat * games)
            while legal := g.legal:
                g.apply(legal[int(pick() * len(legal))])
            decisions += len(g.actions)
        return decisions

    return rate(f"{game}: from Python, g.legal and g.apply, {players} players", "decisions/s", work, repeats)


def applied(game: str, players: int, repeats: int, scale: float) -> Result:
    """Games whose actions are known, as when a record is replayed: g.apply alone, with all its checks."""
    pick = random.Random(1).random
    known = []
    for seed in range(max(1, int(40 * scale))):
        g = cv.new(game, players=players, seed=seed)
        while legal := g.legal:
            g.apply(legal[int(pick() * len(legal))])
        known.append(g)

    def work(repeat: int) -> int:
        for g in known:
            again = g.restarted()
            for action in g.actions:
                again.apply(action)
        return sum(len(g.actions) for g in known)

    return rate(f"{game}: from Python, g.apply alone, {players} players", "decisions/s", work, repeats)


@compiled
def choose(masks: Any, actions: Any, x: int) -> int:
    """A random legal action for every game, -1 where there is none; gives the generator back."""
    for i in range(len(masks)):
        legal = 0
        for a in range(masks.shape[1]):
            legal += masks[i, a]
        actions[i] = -1
        if legal:
            x = stir(x)
            left = below(x, legal)
            for a in range(masks.shape[1]):
                if masks[i, a]:
                    if left == 0:
                        actions[i] = a
                        break
                    left -= 1
    return x


def batched(game: str, players: int, repeats: int, scale: float) -> Result:
    """Checks, decisions and masks of the next legal actions for all games in one call; the choices are made beforehand."""
    steps = max(1, int(BATCH_STEPS * scale))
    states, boxes, out = arrays(game, players, BATCH)
    masks = np.zeros((BATCH, len(out)), np.uint8)
    first = np.zeros_like(masks)
    lucks = np.array([seed * 1_000_003 & MAX_LUCK for seed in range(BATCH)], np.int64)
    fast, here = jit.functions(kind(game), play), jit.functions(kind(game), sys.modules[__name__])
    fast.begin_many(states, boxes, players, lucks, first, out)
    start = np.frombuffer(states.tobytes(), states.dtype)

    plan = np.zeros((steps, BATCH), np.int64)
    masks[:] = first
    x = 1
    for actions in plan:
        x = here.choose(masks, actions, x)
        fast.step_many(states, boxes, actions, lucks, masks, out)
    decisions = int((plan >= 0).sum())

    def work(repeat: int) -> int:
        states[:] = start
        masks[:] = first
        for actions in plan:
            if fast.step_many(states, boxes, actions, lucks, masks, out) >= 0:
                raise AssertionError("the planned actions are legal")
        return decisions

    return rate(f"{game}: batched steps with masks, {BATCH} games, {players} players", "decisions/s", work, repeats)


def python_copies(game: str, players: int, repeats: int, scale: float) -> Result:
    g = cv.new(game, players=players, seed=1)
    copies = max(1, int(50_000 * scale))

    def work(repeat: int) -> int:
        for _ in range(copies):
            g.copy()
        return copies

    return rate(f"{game}: copies of a game, from Python", "copies/s", work, repeats)


@compiled
def copy_around(states: Any, copies: int) -> None:
    last = len(states) - 1
    for i in range(copies):
        states[(i + 1) & last] = states[i & last]


def compiled_copies(game: str, players: int, repeats: int, scale: float) -> Result:
    states, _, _ = arrays(game, players, 64)
    copies = max(1, int(10_000_000 * scale))
    here = jit.functions(kind(game), sys.modules[__name__])

    def work(repeat: int) -> int:
        here.copy_around(states, copies)
        return copies

    return rate(f"{game}: copies of a state, compiled", "copies/s", work, repeats)
