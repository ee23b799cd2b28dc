"""The jit switch: `@compiled` hands a rule to Numba, with a cache that can't go stale.

Numba notices neither a changed callee in another file nor a changed constant, so a compiled module's cache folder is
named by a hash of its source, of all games' compiled sources (generic code calls them without importing them) and of what
these import. `CARAVANSARY_JIT=0` (or a machine without Numba) runs the same source as plain Python;
`CARAVANSARY_BOUNDS=1` compiles with index checks.
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
from types import FunctionType
from typing import Any

PACKAGE = Path(__file__).resolve().parent.parent
BOUNDS = os.environ.get("CARAVANSARY_BOUNDS", "") == "1"

numba: Any = None
if os.environ.get("CARAVANSARY_JIT", "1") != "0":
    with suppress(ImportError):
        import numba

ENABLED = numba is not None

_IMPORT = re.compile(r"^\s*from (caravansary(?:\.\w+)*) import ([^\n(]+|\([^)]*\))", re.MULTILINE)
_UNUSED_DAYS = 30


def compiled(rule: Callable[..., Any], beside_others: bool = False) -> Any:
    """Compile a function of integers, records and arrays (nothing else) the first time it is called."""
    if not ENABLED:
        return rule
    with _cache_in(cache_folder(rule.__module__)):
        ready = numba.njit(cache=True, boundscheck=BOUNDS, nogil=beside_others)(rule)
    _save_one_at_a_time(ready._cache, cache_root() / "saving")
    return ready


def inlined(rule: Callable[..., Any]) -> Any:
    """For a large function with one compiled caller: as a part of it, all that it calls is optimised once less."""
    return numba.njit(boundscheck=BOUNDS, inline="always")(rule) if ENABLED else rule


def compiled_for_threads(rule: Callable[..., Any]) -> Any:
    """The same for long calls: while one runs, other threads of Python run too."""
    return compiled(rule, beside_others=True)


@cache
def uncompiled(module: str) -> dict[str, Any]:
    """The namespace of `module` with every compiled function, here and in what it calls, as plain Python.

    The twin functions share code with the compiled ones, so a mirrored game tests the very same source.
    """
    namespace = dict(vars(sys.modules[module]))
    _twins[module] = namespace
    for name, value in list(namespace.items()):
        rule = getattr(value, "py_func", None)
        if rule is not None:
            home = _twins.get(rule.__module__) or uncompiled(rule.__module__)
            namespace[name] = FunctionType(rule.__code__, home, rule.__name__, rule.__defaults__)
    return namespace


_twins: dict[str, dict[str, Any]] = {}


def fingerprint(package: Path = PACKAGE, module: str | None = None) -> str:
    """A hash of every source that a module's compiled code is made from; without a module, of all compiled code."""
    return _hash(Sources(package), module)


class Sources:
    """The texts of a package, and which file imports which."""

    def __init__(self, package: Path) -> None:
        self.package = package
        self.texts = {path: path.read_bytes() for path in sorted(package.rglob("*.py"))}
        self.compiled = [path for path, text in self.texts.items() if b"caravansary.engine.jit import" in text]
        self._imports: dict[Path, list[Path]] = {}

    def imports(self, path: Path) -> list[Path]:
        if path not in self._imports:
            self._imports[path] = [found for found in _imported(self.texts[path].decode(), self.package) if found in self.texts]
        return self._imports[path]


_own = cache(lambda: Sources(PACKAGE))


def _hash(sources: Sources, module: str | None) -> str:
    package = sources.package
    home = None if module is None else package.joinpath(*module.split(".")[1:]).with_suffix(".py")
    waiting = [path for path in sources.compiled if home in (None, path) or package / "games" in path.parents]
    reached: set[Path] = set()
    while waiting:
        path = waiting.pop()
        if path not in reached:
            reached.add(path)
            waiting.extend(sources.imports(path))
    digest = hashlib.sha256()
    for path in sorted(reached):
        digest.update(f"{path.relative_to(package).as_posix()}\0".encode() + sources.texts[path] + b"\0")
    return digest.hexdigest()[:16]


def _imported(text: str, package: Path) -> Iterator[Path]:
    for module, names in _IMPORT.findall(text):
        folder = package.joinpath(*module.split(".")[1:])
        yield folder.with_suffix(".py")
        yield folder / "__init__.py"
        for name in re.findall(r"\w+", names):
            yield folder / f"{name}.py"


def cache_root() -> Path:
    chosen = os.environ.get("CARAVANSARY_CACHE")
    if chosen:
        return Path(chosen)
    import platformdirs

    return Path(platformdirs.user_cache_dir("caravansary", appauthor=False))


@cache
def cache_folder(module: str = "caravansary.engine.play") -> Path:
    folder = cache_root() / (_hash(_own(), module) + ("-bounds" if BOUNDS else ""))
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        _forget_unused(folder.parent)
    return folder


def _forget_unused(root: Path) -> None:
    oldest = time.time() - _UNUSED_DAYS * 86400
    for folder in root.iterdir():
        if re.fullmatch(r"[0-9a-f]{16}(-bounds)?", folder.name) and folder.stat().st_mtime < oldest:
            shutil.rmtree(folder, ignore_errors=True)


def _save_one_at_a_time(cache: Any, lock: Path) -> None:
    """Numba reads, adds to and writes a function's index: of two processes doing so at once, one would lose."""
    save = cache.save_overload

    def saved(signature: Any, data: Any) -> None:
        with _held(lock):
            save(signature, data)

    cache.save_overload = saved


@contextmanager
def _held(lock: Path) -> Iterator[None]:
    """No other process is in here; where files can't be locked or written, all are."""
    with ExitStack() as stack:
        with suppress(ImportError, OSError):
            import fcntl

            fcntl.flock(stack.enter_context(lock.open("a")), fcntl.LOCK_EX)
        yield


@contextmanager
def _cache_in(folder: Path) -> Iterator[None]:
    """Numba reads its cache folder while decorating; other users of Numba in this process keep theirs."""
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        numba.config.CACHE_DIR = before


@contextmanager
def announced(what: str) -> Iterator[bool]:
    """Say on standard error that a first compilation is under way; False and silent when the cache already has it."""
    mark = cache_folder() / f"{what}.compiled"
    if not ENABLED or mark.exists():
        yield False
        return
    begun = time.monotonic()
    print(f"caravansary: compiling the rules of {what}, once for this version (about 10 s) ...", file=sys.stderr, flush=True)
    yield True
    print(f"caravansary: {what} is ready after {time.monotonic() - begun:.0f} s", file=sys.stderr, flush=True)
    with suppress(OSError):
        mark.touch()
