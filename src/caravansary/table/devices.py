"""Devices: a browser or program is a random secret, and holds seats under its hash."""

from __future__ import annotations

import hashlib

from caravansary.table import nature


def new_secret() -> str:
    return nature.token(32)


def holder_of(secret: str | None) -> str | None:
    """What the table keeps of a device's secret: its hash, so that a copy of the database opens no seat."""
    if not secret or not 40 <= len(secret) <= 64 or not secret.isascii():
        return None
    return hashlib.sha256(secret.encode()).hexdigest()
