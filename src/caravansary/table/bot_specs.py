"""Which bots a table may have: ours, by name. A spec from outside never decides what code is loaded."""

from __future__ import annotations

from caravansary import bots
from caravansary.bots.levels import LEVELS
from caravansary.errors import BadOption

COVER_BOT = "trader"
STRONGEST = LEVELS[-1]


def known_bot(spec: str) -> str:
    """The spec, if it names one of our own bots; `BadOption` otherwise."""
    if bots.is_outside(spec):
        raise BadOption("bots-unknown", found=spec[:40], known=", ".join((*bots.NAMES, *LEVELS)))
    bots.make_bot(spec, 0)
    return spec
