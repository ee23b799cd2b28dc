"""Where work is done: in this process, in several, or on a Ray cluster. For games of the arena and work like it.

    with workers("processes") as crew:
        for result in results(crew, work, tasks): ...

`work` is a function at the top of a module (or a `functools.partial` of one), tasks and results are plain data. Results
come as they are ready, in any order. When a worker is lost, another one repeats its work.
"""

from __future__ import annotations

import time
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import AbstractContextManager
from typing import Any, Protocol

from caravansary.errors import BadOption, CaravansaryError

PLACES = ("here", "processes", "ray")
PORTION = 2.0  # seconds of work that are handed out at once
LARGEST = 200  # tasks
TRIES = 3  # a task that has cost this number of workers is not tried again
Work = Callable[[Any], Any]


class Lost(Exception):
    """The worker is gone, and its work with it."""


class WorkFailed(CaravansaryError):
    """A task that costs every worker that tries it."""


class Crew(Protocol):
    """Some workers. Portions are handed out with `start` and come back, in any order, from `finished`."""

    @property
    def size(self) -> int:
        """How many portions it can work on at once."""

    def start(self, number: int, work: Work, portion: Sequence[Any]) -> None: ...

    def finished(self) -> tuple[int, list[Any] | Lost]:
        """Wait for the next portion: its number, and its results unless it was lost."""


def workers(place: str) -> AbstractContextManager[Crew]:
    """The workers of a place: "here", "processes[:count]" or "ray[:address]"."""
    name, _, detail = place.partition(":")
    if name == "processes" and (not detail or (detail.isascii() and detail.isdigit() and 1 <= int(detail[:4]) <= 1024)):
        from caravansary.arena.processes import Processes

        return Processes(int(detail) if detail else None)
    if name == "ray":
        from caravansary.arena.ray_cluster import RayCluster

        return RayCluster(detail or None)
    if place == "here":
        return Here()
    raise BadOption("arena-place", found=place[:40])


def results(crew: Crew, work: Work, tasks: Iterable[Any]) -> Generator[Any, None, None]:
    """What the work gives for each task, as it is ready."""
    waiting = deque(tasks)
    out: dict[int, tuple[list[Any], float]] = {}
    losses: Counter[int] = Counter()
    likely = 1  # tasks in a portion, by how long the last one took
    number = 0
    while waiting or out:
        while waiting and len(out) < crew.size:
            apart = id(waiting[0]) in losses  # lost tasks are retried one by one, to find the culprit
            fair = -(-len(waiting) // crew.size)
            portion = [waiting.popleft() for _ in range(1 if apart else max(1, min(likely, fair)))]
            out[number] = (portion, time.monotonic())
            crew.start(number, work, portion)
            number += 1
        which, given = crew.finished()
        portion, begun = out.pop(which)
        if isinstance(given, Lost):
            losses.update(map(id, portion))
            if len(portion) == 1 and losses[id(portion[0])] >= TRIES:
                raise WorkFailed("arena-work-lost", times=TRIES, task=str(portion[0])[:80])
            waiting.extendleft(reversed(portion))
            continue
        likely = min(LARGEST, 2 * likely, int(PORTION * len(portion) / max(time.monotonic() - begun, 1e-3)) + 1)
        yield from given


def do(work: Work, portion: Sequence[Any]) -> list[Any]:
    return [work(task) for task in portion]


class Here:
    """No workers at all: `finished` does the work itself."""

    size = 1

    def __init__(self) -> None:
        self._waiting: list[tuple[int, Work, Sequence[Any]]] = []

    def __enter__(self) -> Here:
        return self

    def __exit__(self, *_: object) -> None:
        self._waiting.clear()

    def start(self, number: int, work: Work, portion: Sequence[Any]) -> None:
        self._waiting.append((number, work, portion))

    def finished(self) -> tuple[int, list[Any] | Lost]:
        number, work, portion = self._waiting.pop(0)
        return number, do(work, portion)
