"""How often a client may do something."""

from __future__ import annotations

from caravansary.table import nature

_MOST_CLIENTS = 20_000


class Bucket:
    """A number at once, and some each second after that, for each client."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._left: dict[str, tuple[float, float]] = {}

    def takes(self, client: str) -> bool:
        if self.rate <= 0 and self.burst <= 0:
            return True
        now = nature.monotonic()
        left, then = self._left.get(client, (self.burst, now))
        left = min(self.burst, left + (now - then) * self.rate)
        if left < 1:
            self._left[client] = (left, now)
            return False
        if client not in self._left and len(self._left) >= _MOST_CLIENTS:
            self._left.clear()
        self._left[client] = (left - 1, now)
        return True

    def charge(self, client: str, more: float) -> None:
        """What it did counts for more; it may have to wait for that."""
        if client in self._left:
            left, then = self._left[client]
            self._left[client] = (left - more, then)
