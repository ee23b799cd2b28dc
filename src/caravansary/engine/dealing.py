"""Provable dealing: luck made from a secret of 256 bits, with a commitment to it that is public until the game is over.

Each decision has its own luck, made from the secret and the number of decisions before it. So the cards seen say nothing about the cards to
come, however much anyone computes; and with the secret, anyone can deal the whole game again.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from caravansary.errors import BadOption

SECRET_BYTES = 32
# A name for each use, so that what is made for one says nothing about another.
_COMMITMENT = b"caravansary commitment 1\0"
_LUCK = b"caravansary luck 1\0"


class Deal(NamedTuple):
    """From this number of decisions on, luck comes from this secret."""

    since: int
    secret: bytes


Deals = tuple[Deal, ...]  # in order; a later one takes over


def check_secret(secret: Any) -> bytes:
    if not isinstance(secret, bytes) or len(secret) != SECRET_BYTES:
        raise BadOption("error-secret", bytes=SECRET_BYTES)
    return secret


def commitment(secret: bytes) -> str:
    """What can be shown of a secret beforehand: it fits no other secret, and the secret can't be found from it."""
    return hashlib.sha256(_COMMITMENT + secret).hexdigest()


def setup_luck(secret: bytes) -> int:
    """The luck that a game is set up with."""
    return _luck(secret, b"setup")


def luck_after(deals: Sequence[Deal], decisions: int, seed: int) -> int:
    """The luck of the next decision; the seed's before the first deal."""
    for deal in reversed(deals):
        if deal.since <= decisions:
            return _luck(deal.secret, b"%d" % decisions)
    return seed


def _luck(secret: bytes, use: bytes) -> int:
    return int.from_bytes(hmac.digest(secret, _LUCK + use, "sha256")[:8], "big") >> 2  # 62 bits


def dealt(deals: Iterable[Deal], decisions: int, secret: bytes) -> Deals:
    """With one more deal, from this number of decisions on."""
    return (*(deal for deal in deals if deal.since < decisions), Deal(decisions, secret))


def gone_back(deals: Deals, decisions: int) -> Deals:
    """After decisions were taken back: new decisions draw from the newest secret, never from an earlier one."""
    return dealt(deals, decisions, deals[-1].secret) if deals and deals[-1].since > decisions else deals


# As data, in records and events


def written(deals: Deals) -> list[dict[str, Any]]:
    return [{"from": deal.since, "secret": deal.secret.hex()} for deal in deals]


def read(data: Any, decisions: int) -> Deals | None:
    """The deals of a game with this many decisions; None if the data is anything else."""
    found: list[Deal] = []
    for each in data if isinstance(data, list) else [None]:
        if not isinstance(each, dict) or each.keys() != {"from", "secret"}:
            return None
        since, secret = each["from"], each["secret"]
        if type(since) is not int or not (found[-1].since < since if found else since >= 0) or since > decisions:
            return None
        if not isinstance(secret, str) or len(secret) != 2 * SECRET_BYTES or set(secret) - set("0123456789abcdef"):
            return None
        found.append(Deal(since, bytes.fromhex(secret)))
    return tuple(found)
