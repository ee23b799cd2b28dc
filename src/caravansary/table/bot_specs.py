"""Which bots a table may have: ours, by name. A spec from outside never decides what code is loaded, nor how long a bot thinks."""

from __future__ import annotations

from collections.abc import Sequence

from caravansary import bots
from caravansary.bots.levels import LEVELS, PLANNER, level_in
from caravansary.errors import BadOption

COVER_BOT = "trader"
HINT_BOT = PLANNER


def known_bot(spec: str) -> str:
    """The spec, if it names one of our own bots; `BadOption` otherwise."""
    if bots.is_outside(spec):
        raise BadOption("bots-unknown", found=spec[:40], known=", ".join((*bots.NAMES, *LEVELS)))
    bots.make_bot(spec, 0)
    return spec


def allowed_bot(spec: str, allowed: Sequence[str]) -> str:
    """The spec, if clients may ask for it: a level, or what the server's owner allows; `BadOption` otherwise."""
    known_bot(spec)
    if level_in(spec) is None and spec not in allowed and "*" not in allowed:
        raise BadOption("bots-unknown", found=spec[:40], known=", ".join((*LEVELS, *allowed)))
    return spec
