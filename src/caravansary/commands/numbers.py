"""Numbers as people write them on a command line."""

from __future__ import annotations

from caravansary.errors import BadOption


def whole_number(option: str, value: str) -> int:
    """A whole number from 0; `option` is what it was given for."""
    if not value.isascii() or not value.isdigit() or len(value) > 30:
        raise BadOption("cli-number", option=option, found=value[:40], expected="0, 1, 2, ...")
    return int(value)
