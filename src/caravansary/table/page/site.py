"""The table as a folder of static files, for any web host: the client, Python, this package, and the kernels and judges of all games.

The page finds everything relative to itself, so the folder can lie anywhere. Nothing is asked of any other host. A site has a
version, the hash of its files: the page says which files belong to it, and its service worker keeps them all (see frontend/src/page).
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import shutil
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from caravansary.engine.jit import PACKAGE
from caravansary.errors import BadOption
from caravansary.games import playable
from caravansary.judge.file import SUFFIX
from caravansary.table.page.door import Page
from caravansary.table.page.installing import LINKS, write_manifest
from caravansary.table.page.packing import pack_file, package
from caravansary.table.policy import content_policy
from caravansary.table.store.memory import MemoryStore

CLIENT = PACKAGE / "table" / "client"
RUNTIME = PACKAGE / "table" / "page" / "runtime"
KERNELS = PACKAGE / "kernels" / "built"
POLICY = content_policy(scripts="'self' 'wasm-unsafe-eval'")
SERVICE = "service.js"
SCRIPTS = ("pyodide.mjs", "pyodide.asm.mjs")  # of the runtime: a page loads them as they are
PACKED = ("pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
JUDGES = "judges"  # for after a game: kept when somebody plays
NOT_KEPT = ("pictures",)  # what only the dialog shows that asks whether to install


def write_site(folder: Path) -> None:
    """Everything into this folder, which must be new, empty, or a site already."""
    _check(folder)
    fresh = folder.with_name(f"{folder.name}.new")
    shutil.rmtree(fresh, ignore_errors=True)
    _write(fresh)
    if folder.exists():
        shutil.rmtree(folder)
    fresh.rename(folder)


def _write(folder: Path) -> None:
    shutil.copytree(CLIENT, folder, ignore=shutil.ignore_patterns(".*"))
    service = (folder / SERVICE).read_text(encoding="utf-8")
    (folder / SERVICE).unlink()
    write_manifest(folder)
    _write_python(folder / "python")
    # Python's files have the version in their address: a page never gets those of another one, from no cache and from no host.
    version = _version({**_known(folder, folder.rglob("*")), "": POLICY + LINKS + service})
    (folder / "python").rename(folder / f"python-{version}")
    loads = {path.relative_to(folder).as_posix(): path.stat().st_size for path in sorted((folder / f"python-{version}").rglob("*.*"))}
    _mark(folder / "index.html", {"version": version, "python": f"python-{version}/", "sizes": loads})
    files = _known(folder, (path for path in folder.rglob("*") if path.relative_to(folder).parts[0] not in NOT_KEPT))
    later = sorted(name for name in files if name.startswith(f"python-{version}/{JUDGES}/"))
    said = json.dumps({"version": version, "files": files, "later": later}, sort_keys=True)
    (folder / SERVICE).write_text(f"self.site = {said};\n{service}", encoding="utf-8")


def _check(folder: Path) -> None:
    if not (CLIENT / "index.html").is_file():
        raise BadOption("site-no-client")
    if not (RUNTIME / "pyodide.mjs").is_file():
        raise BadOption("site-no-runtime")
    if not all((KERNELS / f"{game.id}.wasm").is_file() for game in playable() if game.evaluation is not None and game.is_own):
        raise BadOption("site-no-kernels")
    if folder.exists() and any(folder.iterdir()) and not (folder / SERVICE).is_file():
        raise BadOption("site-not-empty", path=str(folder))


def _write_python(python: Path) -> None:
    python.mkdir()
    for name in SCRIPTS:
        shutil.copyfile(RUNTIME / name, python / name)
    for name in PACKED:
        pack_file(python / name, (RUNTIME / name).read_bytes())
    pack_file(python / "caravansary.zip", package(RUNTIME))
    for kernel in sorted(KERNELS.iterdir()):
        if kernel.suffix in (".wasm", ".json"):
            pack_file(python / "kernels" / kernel.name, kernel.read_bytes())
    for game in playable():
        if game.is_own and game.judges is not None:
            for judge in sorted(game.judges.glob(f"*{SUFFIX}")):
                pack_file(python / JUDGES / game.id / judge.name, judge.read_bytes())
    (python / "about.json").write_text(json.dumps(asyncio.run(about())), encoding="utf-8")


def _known(folder: Path, paths: Iterable[Path]) -> dict[str, str]:
    """The hash of each file, by its address."""
    return {path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in sorted(paths) if path.is_file()}


def _version(files: Mapping[str, str]) -> str:
    return hashlib.sha256(json.dumps(files, sort_keys=True).encode()).hexdigest()[:12]


def _mark(index: Path, site: Mapping[str, Any]) -> None:
    """Say in the page that it has no server, what belongs to it, and what it may do."""
    said = f'<script type="application/json" id="site">{json.dumps(site)}</script>'
    policy = f'<meta http-equiv="content-security-policy" content="{POLICY}" />'
    head = "\n    ".join(["<head>", policy, '<meta name="referrer" content="no-referrer" />', said, LINKS])
    page = index.read_text(encoding="utf-8")
    start, end = page.index('<link rel="icon"'), page.index("/>", page.index('<link rel="icon"')) + 2
    index.write_text((page[:start] + page[end:]).replace("<head>", head, 1), encoding="utf-8")


async def about() -> object:
    """What the front page shows before Python is there."""
    page = Page(MemoryStore(), _no_thought)
    return json.loads((await page.ask("GET", "about", "", "en")).body)


async def _no_thought(question: str) -> str:
    raise AssertionError("nobody plays here")
