"""Who meets whom: exactly the same seats, decks and neighbours for every bot."""

from __future__ import annotations

from collections import Counter

import pytest

from caravansary.arena.schedule import games_in_block, lineups, schedule, whole_blocks

TABLES = [(bots, players) for bots in range(2, 8) for players in range(2, 6)]


@pytest.mark.parametrize("bots, players", TABLES)
def test_every_bot_sits_on_every_seat_equally_often(bots, players):
    tasks = schedule(2 * games_in_block(bots, players), bots, players, seed=7)
    seated = Counter((seat, bot) for task in tasks for seat, bot in enumerate(task.seats))
    assert len(set(seated.values())) == 1 and len(seated) == bots * players


@pytest.mark.parametrize("bots, players", TABLES)
def test_every_bot_has_the_same_decks_from_the_same_seats(bots, players):
    size = games_in_block(bots, players)
    for task_block in (schedule(3 * size, bots, players, seed=7)[i : i + size] for i in (0, size, 2 * size)):
        assert len({task.deal for task in task_block}) == 1
        assert len(set(Counter((seat, bot) for task in task_block for seat, bot in enumerate(task.seats)).values())) == 1


@pytest.mark.parametrize("bots, players", TABLES)
def test_every_pair_meets_equally_often(bots, players):
    met = Counter(frozenset((a, b)) for table in lineups(bots, players) for a in set(table) for b in set(table) if a < b)
    if bots >= players:
        assert len(set(met.values())) == 1 and len(met) == bots * (bots - 1) // 2
    assert all(len(table) == players for table in lineups(bots, players))


def test_neighbours_change_from_block_to_block():
    tasks = schedule(6 * games_in_block(4, 4), 4, 4, seed=1)
    after = Counter((task.seats[seat], task.seats[(seat + 1) % 4]) for task in tasks for seat in range(4))
    assert set(after.values()) == {6 * 4 * 4 // 12} and len(after) == 12


def test_decks_differ_between_blocks_and_seeds_and_bots_have_their_own_luck():
    tasks = schedule(20, 2, 2, seed=1)
    assert len({task.deal for task in tasks}) == 10
    assert not {task.deal for task in tasks} & {task.deal for task in schedule(20, 2, 2, seed=2)}
    seeds = [seed for task in tasks for seed in task.bot_seeds]
    assert len(set(seeds)) == 40 and not set(seeds) & {task.deal for task in tasks}


def test_more_games_only_add_games():
    assert schedule(40, 3, 2, seed=5)[:12] == schedule(12, 3, 2, seed=5)


def test_games_are_rounded_up_to_whole_blocks():
    assert [whole_blocks(games, 2, 3) for games in (1, 6, 7, 1000)] == [6, 6, 12, 1002]
    assert whole_blocks(1, 5, 3) == 30
