"""Records, and their mirrors: a record as an object of Python integers and nested lists.

The same rule source runs on it uncompiled, with readable tracebacks and no overflow; views and notation read it too.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from caravansary.engine.jit import uncompiled


def record(fields: list[Any]) -> np.dtype[Any]:
    """The type of a record with named, naturally aligned fields."""
    return np.dtype((np.record, np.dtype(fields, align=True)))


@cache
def _mirror_class(dtype: np.dtype[Any], rules: str | None) -> type:
    body: dict[str, Any] = {"__slots__": dtype.names}
    if rules is not None:
        body["rules"] = uncompiled(rules)
    return type("Mirror", (), body)


def mirror(source: Any, rules: str | None = None) -> Any:
    """A mirror of a record; with the name of a rules module the generic rule functions work on it."""
    result = _mirror_class(source.dtype, rules)()
    for name in source.dtype.names:
        setattr(result, name, source[name].tolist())
    return result


def store(source: Any, target: Any) -> None:
    """Write a mirror back into a record; an integer that does not fit is an error, never wrapped."""
    for name in target.dtype.names:
        target[name] = getattr(source, name)


def same(a: Any, b: Any) -> bool:
    return all(getattr(a, name) == getattr(b, name) for name in type(a).__slots__)
