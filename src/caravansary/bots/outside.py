"""External bots: `module:Class`, or a name that an installed package provides (entry point group `caravansary.bots`).

Either is called as Class(seed=..., key=value...) with the options of the spec as text, and returns an object with `choose`.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import TYPE_CHECKING, Any

from caravansary.bots.spec import Spec
from caravansary.errors import BadOption

if TYPE_CHECKING:
    from caravansary.bots import Bot

GROUP = "caravansary.bots"


@cache
def installed() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


def may_be(spec: Spec) -> bool:
    """Whether the spec reads like an external bot (which may still be missing)."""
    written = [*spec.name.split("."), spec.arg or ""]
    return spec.name in installed() or all(map(str.isidentifier, written))


def make(spec: Spec) -> Bot:
    named = spec.name in installed()
    written = spec.name if named else f"{spec.name}:{spec.arg}"
    try:
        maker = installed()[spec.name].load() if named else getattr(_module(spec.name), str(spec.arg))
        given = [spec.arg] if named and spec.arg is not None else []
        bot: Any = maker(*given, seed=spec.seed, **spec.options)
    except Exception as error:
        raise BadOption("bots-outside", bot=written[:80], reason=f"{type(error).__name__}: {error}"[:200]) from error
    if not callable(getattr(bot, "choose", None)):
        raise BadOption("bots-no-choose", bot=written[:80])
    return bot  # type: ignore[no-any-return]


def _module(name: str) -> Any:
    """A module that is installed or lies in the current folder."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    return import_module(name)
