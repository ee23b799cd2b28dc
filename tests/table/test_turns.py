"""Turns: those who had least go first, and whoever asks for much delays only themselves."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from caravansary.errors import BadOption
from caravansary.table.analysis import Analysis, _least_missed
from caravansary.table.bot_specs import allowed_bot
from caravansary.table.turns import Turns


def run(work: Callable[[Turns[str]], Awaitable[Any]]) -> Any:
    async def within() -> Any:
        return await work(Turns())

    return asyncio.run(within())


async def served(turns: Turns[str], waiting: list[tuple[str, int, float]]) -> list[str]:
    """In which order they get the only one there is; each says for whom, how urgent it is and how long it takes."""
    order: list[str] = []

    async def one(whom: str, rank: int, seconds: float) -> None:
        thing = await turns.get(whom, rank)
        order.append(whom)
        turns.charge(whom, seconds)
        turns.put(thing)

    busy = asyncio.create_task(turns.get("busy"))
    turns.put("worker")
    thing = await busy
    tasks = [asyncio.create_task(one(*each)) for each in waiting]
    await asyncio.sleep(0)
    assert len(turns) == len(waiting)
    turns.put(thing)
    await asyncio.gather(*tasks)
    return order


def test_who_had_least_goes_first() -> None:
    asked = [("Ana", 0, 20.0)] * 4 + [("Ben", 0, 0.1)] * 4
    assert run(lambda turns: served(turns, asked)) == ["Ana", "Ben", "Ben", "Ben", "Ben", "Ana", "Ana", "Ana"]


def test_among_equals_each_has_a_turn() -> None:
    asked = [("Ana", 0, 1.0)] * 3 + [("Ben", 0, 1.0), ("Cleo", 0, 1.0)]
    assert run(lambda turns: served(turns, asked)) == ["Ana", "Ben", "Cleo", "Ana", "Ana"]


def test_the_urgent_go_first() -> None:
    assert run(lambda turns: served(turns, [("Ana", 1, 1.0), ("Ben", 0, 1.0)])) == ["Ben", "Ana"]


def test_whoever_goes_away_leaves_nothing_behind() -> None:
    async def work(turns: Turns[str]) -> None:
        gone = asyncio.create_task(turns.get("Ana"))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
        assert len(turns) == 0
        late = asyncio.create_task(turns.get("Ben"))
        await asyncio.sleep(0)
        turns.put("worker")  # handed out, but not taken yet
        late.cancel()
        await asyncio.sleep(0)
        assert await turns.get("Cleo") == "worker"

    run(work)


def test_only_levels_and_what_the_owner_allows() -> None:
    usual = ("random", "greedy")
    assert allowed_bot("trader", usual) and allowed_bot("level:trader", usual) and allowed_bot("random", usual)
    for costly in ("mcts:10000000,time=3600", "beam:500,depth=12", "beam", "greedy:1"):
        with pytest.raises(BadOption):
            allowed_bot(costly, usual)
    assert allowed_bot("mcts:100", ("mcts:100",)) and allowed_bot("beam:4,depth=4", ("*",))
    with pytest.raises(BadOption):
        allowed_bot("os:getpid", ("*",))


def test_whoever_wants_many_games_weighed_loses_their_own() -> None:
    kept = {id: Analysis(None, whom) for id, whom in (("t1", "Ben"), ("t2", "Ana"), ("t3", "Ana"))}  # type: ignore[arg-type]
    assert _least_missed(kept) == "t2"
