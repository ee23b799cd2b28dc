"""The progress of long work, on standard error: a bar with an estimate on a terminal, a plain line now and then elsewhere."""

from __future__ import annotations

import sys
import time

from caravansary.texts import text

BAR = 24
PLAIN_EVERY = 20.0  # seconds between plain lines
BAR_EVERY = 0.1


class Progress:
    """Shows how much of the work is done, at every `step`."""

    def __init__(self, total: int, message: str, lang: str = "en", done: int = 0) -> None:
        """`message` is the id of a text that says what is counted, with $done and $total."""
        self.total, self._message, self._lang = total, message, lang
        self._first, self._begun = done, time.monotonic()
        self._terminal = sys.stderr.isatty()
        self._shown = -PLAIN_EVERY if self._terminal else self._begun
        self._width = 0
        self.done = done

    def step(self, count: int = 1) -> None:
        self.done += count
        now = time.monotonic()
        if now - self._shown >= (BAR_EVERY if self._terminal else PLAIN_EVERY) or self.done == self.total:
            self._shown = now
            self._show(now)

    def close(self) -> None:
        if self._terminal and self._width:
            print(file=sys.stderr, flush=True)
            self._width = 0

    def _show(self, now: float) -> None:
        words = text(self._message, {"done": self.done, "total": self.total}, self._lang)
        line = f"{words}, {self._left(now)}"
        if self._terminal:
            full = BAR * self.done // max(1, self.total)
            line = f"[{'#' * full}{'.' * (BAR - full)}] {line}"
            print(f"\r{line:<{self._width}}", end="", file=sys.stderr, flush=True)
            self._width = len(line)
        else:
            print(line, file=sys.stderr, flush=True)

    def _left(self, now: float) -> str:
        here = self.done - self._first
        seconds = (now - self._begun) / here * (self.total - self.done) if here else 0.0
        unit, number = ("seconds", seconds) if seconds < 100 else ("minutes", seconds / 60) if seconds < 6000 else ("hours", seconds / 3600)
        return text("progress-left", {"unit": unit, "number": round(number)}, self._lang)
