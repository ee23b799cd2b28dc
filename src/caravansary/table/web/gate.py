"""How many connections there may be: in all, and from one address. Where there are too many, /health still gets an answer.

A connection over a limit is spare: it may ask for /health and nothing else, and when there are too many of these the oldest is closed. So
monitoring always gets in, whatever else is open.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from caravansary.table import nature
from caravansary.table.settings import Settings
from caravansary.table.web.addresses import is_among, network_of

log = logging.getLogger("caravansary.gate")
SPARE = 16
FILES = 200  # open files that are kept for the database, bots and logs
BESIDE_SOCKETS = 1000  # connections that are no sockets
SAY_AGAIN = 60.0  # seconds between two complaints of the same kind


@dataclass(eq=False)
class Pass:
    """One connection's right to be here."""

    network: str
    spare: bool
    close: Callable[[], None] = field(repr=False)


class Gate:
    def __init__(self, settings: Settings) -> None:
        self._trusted = settings.proxies
        self.most_each = settings.connections
        self.most = settings.all_sockets + BESIDE_SOCKETS
        self.open: Counter[str] = Counter()  # by network, spare ones not counted
        self.spare: list[Pass] = []
        self.turned_away = 0
        self._said: dict[str, float] = {}

    def enter(self, address: str | None, close: Callable[[], None]) -> Pass:
        """A connection comes in; `close` ends it."""
        network = network_of(address or "")
        trusted = not address or is_among(address, self._trusted)
        if self.open.total() >= self.most:
            self._say("all", "too many connections (%d): only /health is answered", self.most)
        elif self.most_each and not trusted and self.open[network] >= self.most_each:
            self._say("one", "too many connections from %s (%d): only /health is answered", network, self.most_each)
        else:
            self.open[network] += 1
            return Pass(network, False, close)
        found = Pass(network, True, close)
        self.spare.append(found)
        self.turned_away += 1
        if len(self.spare) > SPARE:
            self.spare.pop(0).close()
        return found

    def leave(self, found: Pass) -> None:
        if found.spare:
            if found in self.spare:
                self.spare.remove(found)
            return
        self.open[found.network] -= 1
        if self.open[found.network] <= 0:
            del self.open[found.network]

    def too_slow(self) -> None:
        self.turned_away += 1
        self._say("slow", "connections are closed whose requests do not come")

    def fit_to(self, files: int) -> None:
        """No more connections than there can be open files."""
        if self.most > files - FILES - SPARE:
            self.most = max(1, files - FILES - SPARE)
            log.warning("at most %d connections: this process may open %d files", self.most, files)

    def _say(self, kind: str, line: str, *values: object) -> None:
        """Once in a while, however often it happens."""
        now = nature.monotonic()
        if now >= self._said.get(kind, 0.0):
            self._said[kind] = now + SAY_AGAIN
            log.warning(line, *values)


def raise_file_limit(wanted: int) -> int:
    """Let this process open that many files, as far as it may; how many that are."""
    try:
        import resource
    except ImportError:  # another system, with limits of its own
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        log.info("limit of open files raised from %d to %d", soft, most)
        return most
    return wanted if soft == resource.RLIM_INFINITY else soft
