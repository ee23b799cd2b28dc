"""A personal link: a code that turns any browser into this device again, for people who lost their cookie.

A device is its secret, of which tables know only the hash, so the secret itself must come back. It is stored sealed with the code, and
found by the code's hash: reading the database gives away neither. A newer code replaces the older one."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Protocol

from caravansary.table import nature
from caravansary.table.devices import holder_of

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # 5 bits each
LENGTH = 24
GROUP = 4


@dataclass(frozen=True)
class Recovery:
    """What is kept: one for each device."""

    holder: str
    code: str  # its hash
    sealed: str
    name: str = ""  # what its person is called


class Recoveries(Protocol):
    async def keep_recovery(self, recovery: Recovery) -> None:
        """Keep it in place of the device's one before. Returns when it is safe."""

    async def recovery(self, code: str) -> Recovery | None:
        """The one whose code has this hash."""


def new_code() -> str:
    code = "".join(nature.choice(LETTERS) for _ in range(LENGTH))
    return "-".join(code[i : i + GROUP] for i in range(0, LENGTH, GROUP))


def hashed(code: str) -> str:
    return hashlib.sha256(b"caravansary recovery 1\0" + _plain(code)).hexdigest()


def sealed(code: str, secret: str, name: str = "") -> Recovery:
    holder = holder_of(secret)
    assert holder is not None
    return Recovery(holder, hashed(code), _mixed(code, secret.encode()).hex(), name)


def opened(code: str, recovery: Recovery) -> str | None:
    """The device's secret; None if this is not what was sealed."""
    secret = _mixed(code, bytes.fromhex(recovery.sealed)).decode("latin-1")
    return secret if holder_of(secret) == recovery.holder else None


def _mixed(code: str, text: bytes) -> bytes:
    """With a pad that is used once: every code seals one secret."""
    pad = hashlib.shake_256(b"caravansary recovery seal 1\0" + _plain(code)).digest(len(text))
    return bytes(a ^ b for a, b in zip(text, pad, strict=True))


def _plain(code: str) -> bytes:
    """However it was typed."""
    return "".join(code.replace("-", "").split()).upper().encode(errors="replace")
