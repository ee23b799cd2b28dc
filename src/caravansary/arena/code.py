"""Which code played: a stopped run continues only with the same code."""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

import caravansary
from caravansary.engine.kind import Kind


def fingerprint(kind: Kind) -> str:
    """A hash of all sources that decide how this game is played."""
    own = Path(caravansary.__file__).parent
    folders = {own, Path(str(sys.modules[kind.rules.__name__].__file__)).parent}
    digest = hashlib.sha256()
    for folder in sorted(folders):
        for path in sorted(folder.rglob("*.py")):
            digest.update(f"{path.relative_to(folder).as_posix()}\0".encode() + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]
