"""Bot processes: a dead or slow one is replaced, the question asked again, and nothing else waits."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest

import caravansary as cv
from caravansary.engine.jit import PACKAGE
from caravansary.table.refusal import Refusal
from caravansary.table.workers import Workers


@pytest.fixture(scope="module")
def loop() -> Iterator[asyncio.AbstractEventLoop]:
    """A loop in a thread of its own: starting bot processes takes long, so these tests share two."""
    made = asyncio.new_event_loop()
    thread = threading.Thread(target=made.run_forever, daemon=True)
    thread.start()
    yield made
    made.call_soon_threadsafe(made.stop)
    thread.join()
    made.close()


@pytest.fixture(scope="module")
def with_workers(loop: asyncio.AbstractEventLoop) -> Iterator[Callable[[Callable[[Workers], Awaitable[None]]], None]]:
    async def begun() -> Workers:
        workers = Workers(2, 30)
        workers.start()
        return workers

    def run(work: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(work, loop).result()

    workers = run(begun())
    yield lambda work: run(work(workers))
    run(workers.stop())
    assert not workers.pids


def question(bot: str = "random") -> dict[str, object]:
    return {"bot": bot, "position": cv.new("spice-road", 2, seed=1).position(), "luck": 5, "seed": 1, "components": None}


async def both_free(workers: Workers) -> None:
    """Both processes run and have nothing to do, so what is asked next is asked at once."""
    await asyncio.gather(workers.ask("turn", **question()), workers.ask("turn", **question()))


def test_answers_are_legal_turns(with_workers: Any) -> None:
    async def work(workers: Workers) -> None:
        for bot in ("random", "greedy"):
            actions = await workers.ask("turn", **question(bot))
            game = cv.new("spice-road", 2, seed=1)
            for action in actions:
                game.apply(action)

    with_workers(work)


def test_a_killed_worker_is_replaced_and_asked_again(with_workers: Any) -> None:
    async def work(workers: Workers) -> None:
        before = workers.replaced
        await both_free(workers)
        asking = asyncio.create_task(workers.ask("nap", nap=0.1))
        await asyncio.sleep(0)  # it has been asked, and naps
        for pid in workers.pids:
            os.kill(pid, signal.SIGKILL)
        await asking  # another one napped in its place
        assert (now := workers.replaced) > before
        for pid in workers.pids:
            os.kill(pid, signal.SIGKILL)  # while they have nothing to do
        assert await workers.ask("turn", **question())
        assert workers.replaced > now

    with_workers(work)


def test_a_slow_worker_is_replaced_and_others_do_not_wait(with_workers: Any) -> None:
    async def work(workers: Workers) -> None:
        before = workers.replaced
        await both_free(workers)
        slow = asyncio.create_task(workers.ask("nap", 0.5, nap=600))
        await asyncio.sleep(0)
        assert await workers.ask("turn", **question())
        with pytest.raises(Refusal) as refused:
            await slow
        assert refused.value.code == "no-bot" and workers.replaced == before + 1

    with_workers(work)


def test_a_bot_that_fails_is_a_refusal_and_not_the_end(with_workers: Any) -> None:
    async def work(workers: Workers) -> None:
        before = workers.replaced
        with pytest.raises(Refusal):
            await workers.ask("turn", **question("no-such-bot"))
        assert await workers.ask("turn", **question())
        assert workers.replaced == before

    with_workers(work)


def test_the_one_who_asked_may_go_away(with_workers: Any) -> None:
    async def work(workers: Workers) -> None:
        await both_free(workers)
        asking = asyncio.create_task(workers.ask("nap", nap=60))
        await asyncio.sleep(0)
        asking.cancel()
        assert await workers.ask("turn", **question())

    with_workers(work)


def test_a_worker_ends_with_its_server() -> None:
    """Its input ends, so it ends: no process is left behind by a server that was killed."""
    import subprocess
    import sys

    child = subprocess.Popen(
        [sys.executable, "-m", "caravansary.table.thinking"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(PACKAGE.parent)},
    )
    assert child.stdin is not None and child.stdout is not None
    assert b"ready" in child.stdout.readline()
    child.stdin.close()
    assert child.wait() == 0
    child.stdout.close()


def test_a_question_has_a_budget_of_processor_time(with_workers: Any, caplog: pytest.LogCaptureFixture) -> None:
    """Whatever it is the first of; and it is not asked again, nor does the next one of that table get as much."""

    async def work(workers: Workers) -> None:
        await both_free(workers)
        before = workers.replaced
        for _ in range(2):
            with pytest.raises(Refusal):
                await workers.ask("burn", 2.0, whom="Ana", first="something new", bot="random", game="spice-road")
        assert workers.replaced == before + 2
        assert [record.args for record in caplog.records if "processor time" in record.message] == [(2.0,), (1.0,)]
        assert await workers.ask("turn", whom="Ben", **question())

    with_workers(work)


def test_slow_work_never_delays_a_bot(with_workers: Any) -> None:
    """Both bot processes and the one for slow work are busy with what it was asked first; a bot's turn does not wait for slow work."""

    async def work(workers: Workers) -> None:
        await both_free(workers)
        reviews = [asyncio.create_task(workers.ask("review", 60, whom="Ana")) for _ in range(20)]
        await asyncio.sleep(0)
        assert len(workers.slow_turns) == 20 and len(workers.turns) == 0
        assert await workers.ask("turn", whom="Ben", **question())
        for review in reviews:
            review.cancel()
        await asyncio.gather(*reviews, return_exceptions=True)
        assert len(workers.slow_turns) == 0

    with_workers(work)
