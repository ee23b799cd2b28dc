"""Work for the workers' tests; workers import it by name."""

from __future__ import annotations

import os
import signal
from pathlib import Path


def square(number):
    return number * number


def who(number):
    return os.getpid()


def die_once(folder, number):
    """The first to come to number 7 loses its worker."""
    mark = Path(folder) / "died"
    if number == 7 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def die(number):
    os.kill(os.getpid(), signal.SIGKILL)


def fail(number):
    raise ValueError(f"bad {number}")
