"""The compiler: twins of marked functions made by Numba, with a cache that can't go stale.

Numba notices neither a changed callee nor a changed constant, so a function is cached under a name with a hash of its code, everything it
calls and all constants used. Each game has its own folder: editing one, or adding a game, does not recompile the others.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType
from typing import TYPE_CHECKING, Any

import numba
import numpy as np

from caravansary.engine import intrinsics as _intrinsics  # noqa: F401 - Numba learns them by import
from caravansary.engine import jit
from caravansary.engine.twins import Twins, names_in

if TYPE_CHECKING:
    from caravansary.engine.kind import Kind

_UNUSED_DAYS = 30
_ALWAYS_KEPT = 40  # folders, one for each game and version of its rules
_CONSTANTS = (int, float, str, bytes, tuple, type(None))
_BELOW = Path(__file__).with_name("intrinsics.py")
# Nothing compiled here allocates, and callers keep what they pass alive: without reference counting planners think seven times as fast.
_OPTIONS: dict[str, Any] = {"boundscheck": jit.BOUNDS, "_nrt": False}


@cache
def compiler_for(kind: Kind) -> Compiler:
    return Compiler(kind)


class Compiler(Twins):
    def __init__(self, kind: Kind) -> None:
        super().__init__(kind)
        self._hashes: dict[FunctionType, str] = {}
        parts = [kind.rules, kind.evaluation, kind.observation]
        own = [value for part in parts for value in vars(part or object).values() if jit.mark_of(value) is not None]
        self.folder = cache_root() / (_digest(sorted(self.hash_of(each) for each in own)) + ("-bounds" if jit.BOUNDS else ""))
        with suppress(OSError):
            self.folder.mkdir(parents=True, exist_ok=True)
            os.utime(self.folder)
            _forget_unused(self.folder.parent)

    def has_twin(self, function: FunctionType) -> bool:
        return jit.mark_of(function) is not None

    def make(self, function: FunctionType, names: dict[str, Any]) -> Any:
        mark = jit.mark_of(function)
        assert mark is not None, f"{function.__qualname__} is not marked with @compiled"
        twin = FunctionType(function.__code__, names, function.__name__, function.__defaults__, function.__closure__)
        twin.__qualname__ = f"{function.__qualname__}-{self.hash_of(function)}"
        if mark.inline:
            return numba.njit(inline="always", **_OPTIONS)(twin)
        with _cache_in(self.folder):
            ready: Any = numba.njit(cache=True, nogil=mark.without_gil, **_OPTIONS)(twin)
        _save_one_at_a_time(ready._cache, cache_root() / "saving")
        return ready

    def hash_of(self, function: Callable[..., Any]) -> str:
        """A hash of everything that the compiled function is made from."""
        function = self.resolved(function)
        if function not in self._hashes:
            reached: dict[FunctionType, None] = {}
            waiting = [function]
            while waiting:
                one = waiting.pop()
                if one not in reached:
                    reached[one] = None
                    waiting.extend(self.resolved(callee) for _, callee in self.called_by(one))
            told = sorted(f"{one.__module__}.{one.__qualname__} {_code(one)}" for one in reached)
            self._hashes[function] = _digest([numba.__version__, np.__version__, repr(_OPTIONS), _below(), *told])
        return self._hashes[function]


def _code(function: FunctionType) -> str:
    """The code of a function and the constants it names: whatever Numba would freeze into it."""
    home = function.__globals__
    named = {name: home[name] for name in names_in(function.__code__) if name in home and isinstance(home[name], _CONSTANTS)}
    return f"{_body(function.__code__)} {sorted(named.items(), key=lambda item: item[0])!r} {jit.mark_of(function)}"


def _body(code: CodeType) -> str:
    constants = [_body(each) if isinstance(each, CodeType) else repr(each) for each in code.co_consts]
    return f"{code.co_code.hex()} {constants} {code.co_names} {code.co_varnames}"


@cache
def _below() -> str:
    return hashlib.sha256(_BELOW.read_bytes()).hexdigest()


def _digest(parts: list[str]) -> str:
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:16]


def cache_root() -> Path:
    chosen = os.environ.get("CARAVANSARY_CACHE")
    if chosen:
        return Path(chosen)
    import platformdirs

    return Path(platformdirs.user_cache_dir("caravansary", appauthor=False))


def _forget_unused(root: Path) -> None:
    """Remove what has not been used for long. The most recently used stay, however old the clock makes them: clocks can jump."""
    folders = [(folder.stat().st_mtime, folder) for folder in root.iterdir() if re.fullmatch(r"[0-9a-f]{16}(-bounds)?", folder.name)]
    oldest = time.time() - _UNUSED_DAYS * 86400
    for used, folder in sorted(folders)[:-_ALWAYS_KEPT]:
        if used < oldest:
            shutil.rmtree(folder, ignore_errors=True)


def _save_one_at_a_time(cached: Any, lock: Path) -> None:
    """Numba reads, extends and rewrites a function's index: of two processes doing so at once, one would lose its entry."""
    save = cached.save_overload

    def saved(signature: Any, data: Any) -> None:
        with _held(lock):
            save(signature, data)

    cached.save_overload = saved


@contextmanager
def _held(lock: Path) -> Iterator[None]:
    """Exclusive among processes; where files can't be locked or written, there is no exclusion."""
    with ExitStack() as stack:
        with suppress(ImportError, OSError):
            import fcntl

            fcntl.flock(stack.enter_context(lock.open("a")), fcntl.LOCK_EX)
        yield


@contextmanager
def _cache_in(folder: Path) -> Iterator[None]:
    """Numba reads its cache folder while decorating; other users of Numba in this process keep theirs."""
    config: Any = numba.config
    before, config.CACHE_DIR = config.CACHE_DIR, str(folder)
    try:
        yield
    finally:
        config.CACHE_DIR = before


def mark_file(kind: Kind, what: str, function: Any) -> Path:
    """A file that exists once this function, which stands for everything `what` needs, was compiled for this game."""
    compiler = compiler_for(kind)
    return compiler.folder / f"{what.replace(' ', '-')}-{compiler.hash_of(function)}.compiled"


@contextmanager
def announced(kind: Kind, what: str, function: Any) -> Iterator[bool]:
    """Say on standard error that a first compilation is under way; False and silent when the cache already has it."""
    mark = mark_file(kind, what, function)
    if mark.exists():
        yield False
        return
    begun = time.monotonic()
    print(f"caravansary: compiling {what} of {kind.id}, once for this version (about 10 s) ...", file=sys.stderr, flush=True)
    yield True
    print(f"caravansary: {kind.id} is ready after {time.monotonic() - begun:.0f} s", file=sys.stderr, flush=True)
    with suppress(OSError):
        mark.touch()
