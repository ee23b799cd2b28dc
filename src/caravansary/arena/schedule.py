"""Who meets whom, on which seats, with which decks.

A block is one deal of the decks: in it every line-up plays from every seat, so that over a block all bots have had the
same decks from the same places. Games are numbered; the number alone says what is played.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from itertools import combinations, permutations
from math import factorial
from typing import NamedTuple

from caravansary.engine.luck import MAX_LUCK


class Task(NamedTuple):
    """One game to be played."""

    number: int
    block: int
    seats: tuple[int, ...]  # which bot sits where, by its place among the specs
    deal: int  # the seed of the game, the same for the whole block
    bot_seeds: tuple[int, ...]


def lineups(bots: int, players: int) -> list[tuple[int, ...]]:
    """All tables that seat the bots as evenly as possible: with more bots than seats every choice of them, with fewer
    each bot sits down as often as the others or once more."""
    whole, more = divmod(players, bots)
    return [tuple(sorted([*range(bots)] * whole + list(extra))) for extra in combinations(range(bots), more)]


def games_in_block(bots: int, players: int) -> int:
    return len(lineups(bots, players)) * players


def whole_blocks(games: int, bots: int, players: int) -> int:
    """This many games, rounded up to whole blocks: only those are fair."""
    size = games_in_block(bots, players)
    return -(-max(1, games) // size) * size


def schedule(games: int, bots: int, players: int, seed: int) -> list[Task]:
    tables = lineups(bots, players)
    return [_task(number, tables, players, seed) for number in range(games)]


def _task(number: int, tables: Sequence[tuple[int, ...]], players: int, seed: int) -> Task:
    block, place = divmod(number, len(tables) * players)
    table, turned = divmod(place, players)
    order = _orders(players)[block % factorial(players - 1)]
    seats = [tables[table][order[(seat + turned) % players]] for seat in range(players)]
    return Task(
        number, block, tuple(seats), luck_for(seed, "deal", block), tuple(luck_for(seed, "bot", number, seat) for seat in range(players))
    )


def _orders(players: int) -> list[tuple[int, ...]]:
    """All orders around the table: from block to block the neighbours change."""
    return [(0, *others) for others in permutations(range(1, players))]


def luck_for(seed: int, *what: object) -> int:
    """A luck of its own for everything that a run names."""
    digest = hashlib.blake2b(repr((seed, *what)).encode(), digest_size=8)
    return int.from_bytes(digest.digest(), "big") & MAX_LUCK
