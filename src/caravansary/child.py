"""Our child processes and how to talk to them: each question and each answer is one line of JSON.

The parent starts a module as a `Child` and asks it; the module answers with `serve`, or reports with `Answers`. A child that
dies, does not answer in time or can't be understood is ended, and `Lost` is raised. A child whose parent is gone ends by
itself, even while thinking. Work made of functions and arrays rather than questions goes to `arena.processes`.
"""

from __future__ import annotations

import json
import os
import queue
import signal
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from contextlib import suppress
from pathlib import Path
from typing import Any

from caravansary.errors import BadOption

SOURCES = Path(__file__).parent.parent


class Lost(Exception):
    """The child is gone."""


class TooLong(Lost):
    """The child did not answer in time, so it was ended."""


class Failed(Exception):
    """The child answers that it failed; the text says how."""


# The side of the parent


def command(module: str, *args: str) -> list[str]:
    """What starts a module of ours."""
    return [sys.executable, "-m", module, *args]


def environment() -> dict[str, str]:
    """For a child that imports this very package, and whatever else this process can import."""
    paths = list(filter(None, sys.path))
    if str(SOURCES) not in paths:
        paths.insert(0, str(SOURCES))
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}


class Child:
    """A Python process that runs a module of ours."""

    def __init__(self, module: str, *args: str, complain: Callable[[str], None] | None = None) -> None:
        """`complain` gets every line that the child prints or writes to standard error; without it they are discarded."""
        try:
            self._process = subprocess.Popen(
                command(module, *args),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL if complain is None else subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
                env=environment(),
                start_new_session=os.name == "posix",  # Ctrl-C in the terminal is for the parent, which then ends its children
            )
        except OSError as error:
            raise Lost(str(error)) from error
        self._ended = False
        self._answers = _Answers()
        threading.Thread(target=self._listen, daemon=True).start()
        if complain is not None:
            threading.Thread(target=self._pass_on, args=(complain,), daemon=True).start()

    @property
    def pid(self) -> int | None:
        """None once it has ended, or was told to."""
        return self._process.pid if not self._ended and self._process.poll() is None else None

    @property
    def ended_by(self) -> int | None:
        """The signal that ended it; None: it lives, or ended otherwise."""
        code = self._process.poll()
        return -code if code is not None and code < 0 else None

    def ask(self, question: Mapping[str, Any], seconds: float | None = None) -> Any:
        """The answer to a question; without `seconds` there is no time limit."""
        self._send(question)
        return self.hear(seconds)

    def hear(self, seconds: float | None = None) -> Any:
        """The next answer."""
        try:
            line = self._answers.next().result(seconds)
        except BaseException as error:  # also on Ctrl-C: the next question must not get this answer
            self.stop()
            if isinstance(error, TimeoutError):
                raise TooLong(f"no answer within {seconds:g} s") from None
            raise
        return self._understood(line)

    async def ask_async(self, question: Mapping[str, Any], seconds: float | None = None) -> Any:
        """`ask` within asyncio."""
        self._send(question)
        return await self.hear_async(seconds)

    async def hear_async(self, seconds: float | None = None) -> Any:
        """`hear` within asyncio."""
        import asyncio

        try:
            async with asyncio.timeout(seconds):
                line = await asyncio.wrap_future(self._answers.next())
        except BaseException as error:
            self._kill()
            if isinstance(error, TimeoutError):
                raise TooLong(f"no answer within {seconds:g} s") from None
            raise
        return self._understood(line)

    def stop(self) -> None:
        """End it now, whatever it is doing, and wait until it is gone."""
        self._kill()
        self._process.wait()
        assert self._process.stdin is not None
        with suppress(OSError):  # what it has not read
            self._process.stdin.close()

    def _kill(self) -> None:
        self._ended = True
        self._process.kill()

    def _send(self, question: Mapping[str, Any]) -> None:
        """It is waiting for a question and reads at once, so that this takes no time worth waiting for."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(question) + "\n")
            self._process.stdin.flush()
        except (OSError, ValueError):  # ended, or ended by us
            self._kill()
            raise Lost("the process has ended") from None

    def _understood(self, line: str) -> Any:
        try:
            said = json.loads(line)
            if "error" not in said:
                return said["answer"]
        except (ValueError, TypeError, KeyError):
            self._kill()
            raise Lost("an answer that can't be read") from None
        raise Failed(said["error"])

    def _listen(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as answers, suppress(ValueError, OSError):
            for line in answers:
                self._answers.put(line)
        self._answers.close()
        self._process.wait()

    def _pass_on(self, complain: Callable[[str], None]) -> None:
        assert self._process.stderr is not None
        with self._process.stderr as complaints, suppress(ValueError, OSError):
            for line in complaints:
                if line.strip():
                    complain(line.strip())


class _Answers:
    """Lines of a child, handed out in order to those who ask for the next one, before or after it comes."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._lines: deque[str] = deque()
        self._waiting: deque[Future[str]] = deque()
        self._closed = False

    def next(self) -> Future[str]:
        future: Future[str] = Future()
        with self._lock:
            self._waiting.append(future)
        self._hand_out()
        return future

    def put(self, line: str) -> None:
        with self._lock:
            self._lines.append(line)
        self._hand_out()

    def close(self) -> None:
        with self._lock:
            self._closed = True
        self._hand_out()

    def _hand_out(self) -> None:
        with self._lock:
            while self._waiting and (self._lines or self._closed):
                future = self._waiting.popleft()
                if not future.set_running_or_notify_cancel():
                    continue
                if self._lines:
                    future.set_result(self._lines.popleft())
                else:
                    future.set_exception(Lost("the process has ended"))


# The side of the child


def settle_in(nice: int = 0) -> None:
    """Run as a background helper: Ctrl-C is left to the parent, and others get the processor first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if nice:
        with suppress(AttributeError, OSError):
            os.nice(nice)


class Answers:
    """What a child says to its parent. From here on, anything that is printed goes to standard error instead."""

    def __init__(self, nice: int = 0) -> None:
        settle_in(nice)
        self._out = os.fdopen(os.dup(1), "w", encoding="utf-8")
        os.dup2(2, 1)
        self._questions: queue.SimpleQueue[str] = queue.SimpleQueue()
        threading.Thread(target=self._listen, daemon=True).start()

    def say(self, answer: Any) -> None:
        self._write({"answer": answer})

    def fail(self, error: Exception) -> None:
        self._write({"error": str(error) if isinstance(error, BadOption) else f"{type(error).__name__}: {error}"})

    def question(self) -> dict[str, Any]:
        """Wait for the next question."""
        asked: dict[str, Any] = json.loads(self._questions.get())
        return asked

    def _write(self, said: Mapping[str, Any]) -> None:
        print(json.dumps(said), file=self._out, flush=True)

    def _listen(self) -> None:
        """When the parent is gone the input ends, and this process with it, whatever it is doing."""
        for line in sys.stdin:
            self._questions.put(line)
        os._exit(0)


def serve(answer: Callable[[dict[str, Any]], Any], get_ready: Callable[[], None] = lambda: None, nice: int = 0) -> None:
    """Say when ready, then answer every question until the parent is gone. A failed question does not end the process."""
    answers = Answers(nice)
    get_ready()
    answers.say("ready")
    while True:
        question = answers.question()
        try:
            answers.say(answer(question))
        except Exception as error:
            answers.fail(error)
