"""Any game at any player count, played at random: what the tests that name no game are made of."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

import caravansary as cv
from caravansary.engine.cubes import counts

TABLES = [(game, players) for game, about in cv.games().items() for players in about["players"]]
every_table = pytest.mark.parametrize(("game", "players"), TABLES, ids=[f"{game}-{players}" for game, players in TABLES])
every_game = pytest.mark.parametrize("game", list(cv.games()))
LANGUAGES = ("en", "fr")
MOST_DECISIONS = 40_000
WANDERING = 1_000  # decisions taken at random; where a game is not over by then, its players set about ending it
TRIED = 8  # turns tried by a player with a purpose


def decisions(g: cv.Game, seed: int = 1) -> Iterator[cv.Game]:
    """The same game before each of its decisions, which are then taken at random; it must end."""
    begun = g.save(), seed
    if begun not in _CHOSEN:
        _CHOSEN[begun] = choose(g.copy(), seed)
    for action in _CHOSEN[begun]:
        yield g
        g.apply(action)
    assert g.over


_CHOSEN: dict[tuple[str, int], list[int]] = {}


def choose(g: cv.Game, seed: int) -> list[int]:
    """The decisions by which a game comes to its end."""
    choice, taken = random.Random(seed), []
    while not g.over:
        for action in [choice.choice(g.legal)] if len(taken) < WANDERING else turn_with_a_purpose(g, choice):
            g.apply(action)
            taken.append(action)
        assert len(taken) < MOST_DECISIONS, "the game does not end"
    return taken


def turn_with_a_purpose(g: cv.Game, choice: random.Random) -> list[int]:
    """Of some random turns the one that brings most points and comes closest to paying for something on the table."""
    assert g.player is not None
    seat, tray, wanted = g.player, g.kind.tray, costs_on_the_table(g)
    best, found = None, [0]
    for _ in range(TRIED):
        trial, actions = g.copy(), []
        now = turn_of(trial)
        while turn_of(trial) == now and not trial.over:
            actions.append(choice.choice(trial.legal))
            trial.apply(actions[-1])
        have = trial.state[tray][seat].tolist()
        missing = min((sum(max(0, cost[c] - have[c]) for c in range(4)) for cost in wanted), default=0)
        worth = trial.scores[seat] - 2 * missing
        if best is None or worth > best:
            best, found = worth, actions
    return found


def costs_on_the_table(g: cv.Game) -> list[list[int]]:
    """The costs of all that lies open for everybody, whatever the game calls it."""
    open_ = json.dumps({name: value for name, value in g.position().items() if "deck" not in name and name != "seats"})
    return [cost for id, cost in costs(g.kind.id).items() if f'"{id}"' in open_]


@cache
def costs(game: str) -> dict[str, list[int]]:
    known = cv.new(game, 2, seed=1).catalogue()
    return {id: counts(row["cost"]) for id, row in known.items() if row.get("cost")}


def notable(g: cv.Game, seed: int = 1, every: int = 80, first: int = 2) -> Iterator[cv.Game]:
    """Some of its decisions: the first ones of every phase, and one in so many."""
    seen: Counter[str] = Counter()
    for number, now in enumerate(decisions(g, seed)):
        seen[now.phase] += 1
        if seen[now.phase] <= first or number % every == 0:
            yield now


def finished(g: cv.Game, seed: int = 1) -> cv.Game:
    for _ in decisions(g, seed):
        pass
    return g


def played_on(g: cv.Game, seed: int = 1, most: int = 200) -> cv.Game:
    """So many random decisions later, or finished."""
    choice = random.Random(seed)
    while not g.over and most > 0:
        g.apply(choice.choice(g.legal))
        most -= 1
    return g


def turn_of(g: cv.Game) -> tuple[int, int | None]:
    """Which turn it is: a new one begins with another player or another round."""
    return g.round, g.player


def illegal(g: cv.Game) -> list[int]:
    return sorted(set(range(g.kind.actions)) - set(g.legal))


def everything(g: cv.Game) -> tuple[bytes, list[int], list[int], str]:
    """All that a refused request must leave as it was."""
    return g.state.tobytes(), g.legal, list(g.actions), g.save()
