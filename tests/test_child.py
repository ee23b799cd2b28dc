"""Child processes: questions and answers, time limits, and ends of either side."""

from __future__ import annotations

import asyncio
import os
import queue
import subprocess
import sys
from collections.abc import Iterator

import pytest

from caravansary import child
from caravansary.child import Child, Failed, Lost, TooLong

MODULE = "support.answering"


@pytest.fixture
def ready() -> Iterator[Child]:
    started = Child(MODULE, "some", "words")
    assert started.hear(60) == "ready"
    yield started
    started.stop()
    assert started.pid is None


def test_questions_and_answers(ready: Child) -> None:
    for given in (1, "é\n", [None, {"a": 1.5}], "x" * 200_000):
        assert ready.ask({"ask": "repeat", "with": given}, 60) == given


def test_a_child_works_in_the_background(ready: Child) -> None:
    about = ready.ask({"ask": "about"}, 60)
    assert about == {"nice": min(19, os.nice(0) + 3), "args": ["some", "words"], "ctrl-c": True, "pid": ready.pid}
    if os.name == "posix":
        assert os.getsid(about["pid"]) != os.getsid(0)


def test_a_question_that_fails_is_not_the_end(ready: Child) -> None:
    with pytest.raises(Failed, match="ValueError: no idea"):
        ready.ask({"ask": "fail"}, 60)
    with pytest.raises(Failed, match=r'^There is no language "xx"'):
        ready.ask({"ask": "fail", "with": "xx"}, 60)
    assert ready.ask({"ask": "repeat", "with": 5}, 60) == 5


def test_a_child_that_takes_too_long_is_ended(ready: Child) -> None:
    with pytest.raises(TooLong, match=r"no answer within 0.2 s"):
        ready.ask({"ask": "loop"}, 0.2)
    assert ready.pid is None
    with pytest.raises(Lost, match="has ended"):
        ready.ask({"ask": "repeat"}, 60)


def test_a_child_that_dies_is_lost_and_not_waited_for(ready: Child) -> None:
    with pytest.raises(Lost, match="has ended"):
        ready.ask({"ask": "exit"})
    assert ready.pid is None
    with pytest.raises(Lost):
        ready.hear()


def test_what_is_printed_is_no_answer() -> None:
    said: queue.SimpleQueue[str] = queue.SimpleQueue()
    started = Child(MODULE, complain=said.put)
    started.hear(60)
    assert started.ask({"ask": "print", "with": "aloud"}, 60) == "aloud"
    assert [said.get(timeout=600), said.get(timeout=600)] == ["aloud", "aloud"]
    started.stop()


def test_what_is_no_answer_is_not_understood() -> None:
    started = Child("support.babbling")
    with pytest.raises(Lost, match="can't be read"):
        started.hear(60)
    assert started.pid is None
    started.stop()


def test_a_module_that_is_not_there() -> None:
    with pytest.raises(Lost, match="has ended"):
        Child("support.nothing").hear(60)


def test_a_python_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    with pytest.raises(Lost, match="nowhere"):
        Child(MODULE)


def test_within_asyncio() -> None:
    async def talk() -> None:
        first, second = Child(MODULE), Child(MODULE)
        assert await asyncio.gather(first.hear_async(60), second.hear_async(60)) == ["ready", "ready"]
        assert await first.ask_async({"ask": "repeat", "with": 7}, 60) == 7
        with pytest.raises(Failed):
            await first.ask_async({"ask": "fail"}, 60)
        with pytest.raises(TooLong):
            await first.ask_async({"ask": "loop"}, 0.2)
        asking = asyncio.create_task(second.ask_async({"ask": "loop"}))
        await asyncio.sleep(0)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        assert first.pid is second.pid is None
        first.stop()
        second.stop()

    asyncio.run(talk())


def test_a_thinking_child_ends_with_its_parent() -> None:
    """The input ends when the parent is gone, whichever way it went."""
    started = subprocess.Popen(child.command(MODULE), stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=child.environment())
    assert started.stdin is not None and started.stdout is not None
    assert b"ready" in started.stdout.readline()
    started.stdin.write(b'{"ask": "loop"}\n')
    started.stdin.close()
    assert started.wait(60) == 0
    started.stdout.close()
