"""What the table takes from nature: the time, and chance that nobody can predict. All of its code asks here.

A simulation brings its own nature (`using`), in which one seed decides both. It belongs to the context, so that several simulated
servers in one program can have clocks that disagree.
"""

from __future__ import annotations

import base64
import secrets
import time
from collections.abc import Iterator, MutableSequence, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Protocol, TypeVar

T = TypeVar("T")


class Nature(Protocol):
    def now(self) -> float:
        """Seconds since 1970, as the machine's clock says; it can jump."""

    def monotonic(self) -> float:
        """Seconds since some moment; it never jumps."""

    def below(self, bound: int) -> int:
        """A number from 0 up to, not including, the bound, that nobody can guess."""


class RealNature:
    def now(self) -> float:
        return time.time()

    def monotonic(self) -> float:
        return time.monotonic()

    def below(self, bound: int) -> int:
        return secrets.randbelow(bound)


_real: Nature = RealNature()
_nature: ContextVar[Nature] = ContextVar("nature", default=_real)


@contextmanager
def using(nature: Nature) -> Iterator[None]:
    """What is called or started within gets its time and chance from this one."""
    before = _nature.set(nature)
    try:
        yield
    finally:
        _nature.reset(before)


def now() -> float:
    return _nature.get().now()


def monotonic() -> float:
    return _nature.get().monotonic()


def below(bound: int) -> int:
    return _nature.get().below(bound)


def some_bytes(count: int) -> bytes:
    return below(256**count).to_bytes(count, "big")


def token(count: int) -> str:
    """That many random bytes, as text that can stand in an address."""
    return base64.urlsafe_b64encode(some_bytes(count)).rstrip(b"=").decode()


def choice(options: Sequence[T]) -> T:
    return options[below(len(options))]


def shuffle(items: MutableSequence[T]) -> None:
    for last in range(len(items) - 1, 0, -1):
        other = below(last + 1)
        items[last], items[other] = items[other], items[last]
