"""The jit switch: `@compiled` marks a rule for the compiler, which is loaded only when something compiled is needed.

A marked function stays plain Python and runs anywhere, on mirrors (see `layout`). `functions(kind, module)` returns the functions of
a module for one game: compiled where Numba is installed, plain otherwise. `CARAVANSARY_JIT=0` keeps everything plain,
`CARAVANSARY_JIT=1` plays compiled from the first decision on, `CARAVANSARY_BOUNDS=1` compiles with index checks.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

if TYPE_CHECKING:
    from caravansary.engine.kind import Kind
    from caravansary.kernels.calling import Kernel

F = TypeVar("F", bound=Callable[..., Any])
PACKAGE = Path(__file__).resolve().parent.parent
AT_ONCE = os.environ.get("CARAVANSARY_JIT") == "1"
BOUNDS = os.environ.get("CARAVANSARY_BOUNDS") == "1"
# Plain decisions after which compiling pays: loading the compiler takes about as long as fifty thousand of them.
WORTH_IT = 5_000


class Mark(NamedTuple):
    """How a function is to be compiled."""

    inline: bool = False
    without_gil: bool = False


def compiled(rule: F) -> F:
    """A function of numbers, records and arrays only, which can be compiled; it writes into the arrays it is given."""
    return _marked(rule, Mark())


def inlined(rule: F) -> F:
    """For a large function with one compiled caller: inlined there, everything it calls is optimised one time fewer."""
    return _marked(rule, Mark(inline=True))


def compiled_for_threads(rule: F) -> F:
    """For long calls: other Python threads run meanwhile."""
    return _marked(rule, Mark(without_gil=True))


def _marked(rule: F, mark: Mark) -> F:
    rule.__compiled__ = mark  # type: ignore[attr-defined]
    return rule


def mark_of(function: Any) -> Mark | None:
    return getattr(function, "__compiled__", None)


def _installed(package: str) -> bool:
    with suppress(ImportError, ValueError):
        return find_spec(package) is not None
    return False


HAS_NUMPY = _installed("numpy")
ENABLED = os.environ.get("CARAVANSARY_JIT") != "0" and HAS_NUMPY and _installed("numba")
kernels: dict[str, Kernel] = {}  # where nothing can be compiled: what was compiled beforehand, by game (see `caravansary.kernels`)
_loaded: set[str] = set()  # the games that are played compiled in this process
_uncompilable: set[str] = set()
_plain_decisions = 0


def functions(kind: Kind, module: ModuleType) -> Any:
    """The functions of a module for this game, by name: compiled where that is possible."""
    if not ENABLED:
        return kernels[kind.id].functions(module) if kind.id in kernels else module
    _loaded.add(kind.id)
    return _compiled_module(kind, module)


@cache
def _compiled_module(kind: Kind, module: ModuleType) -> Any:
    from caravansary.engine.compiling import compiler_for
    from caravansary.engine.twins import Functions

    return Functions(compiler_for(kind), module)


@contextmanager
def announced(kind: Kind, what: str, function: Callable[..., Any]) -> Iterator[bool]:
    """Say on standard error if `function` must be compiled first; yields whether it must."""
    if not ENABLED:
        yield False
        return
    from caravansary.engine.compiling import announced as told

    with told(kind, what, function) as first:
        yield first


def plays_compiled(kind: Kind) -> bool:
    """Whether a new game of this kind should start compiled."""
    return ENABLED and (AT_ONCE or kind.id in _loaded)


def count_plain_decision(kind: Kind) -> bool:
    """Count a decision that plain rules took; returns whether compiling pays by now."""
    global _plain_decisions
    _plain_decisions += 1
    return ENABLED and (_plain_decisions > WORTH_IT or kind.id in _loaded) and kind.id not in _uncompilable


def stay_plain(kind: Kind) -> None:
    """The rules of this game could not be compiled: it is played plain from now on."""
    _uncompilable.add(kind.id)
    _loaded.discard(kind.id)
