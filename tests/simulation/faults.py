"""What goes wrong, and how often: each world has its own weather, and now and then it is calm, so that all must recover."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from random import Random

MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0


@dataclass
class Faults:
    """Chances are for each request, write or question; `..._every` are mean seconds between two; 0: never."""

    lost: float = 0.0  # a request, or its answer, that never arrives
    doubled: float = 0.0  # a request that arrives twice
    cut_every: float = 0.0  # a socket's life
    unnoticed: float = 0.0  # a cut socket whose server hears nothing of it for a while
    crash_every: float = 0.0
    stop_every: float = 0.0  # a server that is stopped and started in good order
    failed: float = 0.0  # a write or read that fails and did nothing
    half: float = 0.0  # a write that is done, although the server is told that it failed
    late: float = 0.0  # a write that is told to have failed, and is done later all the same
    away_every: float = 0.0  # the store answers nobody for a while
    deaf_every: float = 0.0  # a server that does not hear the others until it notices
    jump_every: float = 0.0  # a machine's clock that jumps
    no_bot: float = 0.0  # a question to a bot without an answer
    slow_bot: float = 0.0
    slow: float = 0.02  # mean seconds of a way
    slow_store: float = 0.005
    busy: float = 0.0  # a delay of seconds, for anything
    storm: bool = True
    kinds: list[str] = field(default_factory=list)  # those that this world has, for the trace

    def calm(self) -> Faults:
        return Faults(storm=False)


RATES = {
    "lost": (0.002, 0.15),
    "doubled": (0.002, 0.15),
    "cut_every": (2 * MINUTE, HOUR),
    "unnoticed": (0.1, 1.0),
    "crash_every": (5 * MINUTE, 6 * HOUR),
    "stop_every": (30 * MINUTE, 12 * HOUR),
    "failed": (0.001, 0.05),
    "half": (0.001, 0.05),
    "late": (0.001, 0.05),
    "away_every": (10 * MINUTE, 4 * HOUR),
    "deaf_every": (10 * MINUTE, 4 * HOUR),
    "jump_every": (HOUR, 12 * HOUR),
    "no_bot": (0.01, 0.5),
    "slow_bot": (0.01, 0.3),
    "busy": (0.001, 0.05),
}


def weather_of(random: Random, shared: bool) -> Faults:
    """Some of all faults, each as often as the seed says: a world where everything fails at once would hide most of them."""
    found = Faults(slow=random.choice((0.001, 0.02, 0.2)), slow_store=random.choice((0.0005, 0.005, 0.05)))
    for name, (least, most) in RATES.items():
        if random.random() < 0.5:
            setattr(found, name, least * (most / least) ** random.random())
            found.kinds.append(name)
    if not shared:  # a file of one process: nothing is on its way to it for long, and nobody else is to be heard
        found.late = found.deaf_every = 0.0
        found.kinds = [kind for kind in found.kinds if kind not in ("late", "deaf_every")]
    return found


assert set(RATES) <= {each.name for each in fields(Faults)}
