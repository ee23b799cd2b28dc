"""The table as a folder of static files, for any web host: the client, Python, this package, and the kernels of all games.

The page finds everything relative to itself, so the folder can lie anywhere. Nothing is asked of any other host.
"""

from __future__ import annotations

import asyncio
import json
import shutil
import zipfile
from collections.abc import Iterator
from pathlib import Path

from caravansary.engine.jit import PACKAGE
from caravansary.errors import BadOption
from caravansary.games import playable
from caravansary.table.page.door import Page
from caravansary.table.store.memory import MemoryStore

CLIENT = PACKAGE / "table" / "client"
RUNTIME = PACKAGE / "table" / "page" / "runtime"
KERNELS = PACKAGE / "kernels" / "built"
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
    "base-uri 'self'; form-action 'none'"
)
MARK = '<meta name="caravansary-table" content="page" />'
# What a page never runs: the server, the text table, research and what builds or learns
LEFT_OUT = (
    "arena",
    "envs",
    "terminal",
    "commands",
    "table/web",
    "table/client",
    "table/page/runtime",
    "kernels/built",
    "kernels/build.py",
    "warm.py",
)
SAME_DATE = (1980, 1, 1, 0, 0, 0)  # in archives, so that the same sources make the same file


def write_site(folder: Path) -> None:
    """Everything into this folder, which must be new, empty, or a site already."""
    if not (CLIENT / "index.html").is_file():
        raise BadOption("site-no-client")
    if not (RUNTIME / "pyodide.mjs").is_file():
        raise BadOption("site-no-runtime")
    if not all((KERNELS / f"{game.id}.wasm").is_file() for game in playable() if game.evaluation is not None and game.is_own):
        raise BadOption("site-no-kernels")
    if folder.exists() and any(folder.iterdir()) and not (folder / "python").is_dir():
        raise BadOption("site-not-empty", path=str(folder))
    if folder.exists():
        shutil.rmtree(folder)
    shutil.copytree(CLIENT, folder, ignore=shutil.ignore_patterns(".*"))
    page = (folder / "index.html").read_text(encoding="utf-8")
    head = f'<head>\n    {MARK}\n    <meta http-equiv="content-security-policy" content="{POLICY}" />'
    (folder / "index.html").write_text(page.replace("<head>", head, 1), encoding="utf-8")
    python = folder / "python"
    shutil.copytree(RUNTIME, python)
    shutil.copytree(KERNELS, python / "kernels", ignore=shutil.ignore_patterns("*.stamp"))
    pack(python / "caravansary.zip")
    (python / "about.json").write_text(json.dumps(asyncio.run(about())), encoding="utf-8")


def pack(archive: Path) -> None:
    """This package as Python in a page imports it."""
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path in sources():
            name = f"caravansary/{path.relative_to(PACKAGE).as_posix()}"
            packed.writestr(zipfile.ZipInfo(name, SAME_DATE), path.read_bytes(), zipfile.ZIP_DEFLATED)


def sources() -> Iterator[Path]:
    for path in sorted(PACKAGE.rglob("*")):
        name = path.relative_to(PACKAGE).as_posix()
        if path.is_file() and "__pycache__" not in path.parts and not any(name == each or name.startswith(f"{each}/") for each in LEFT_OUT):
            yield path


async def about() -> object:
    """What the front page shows before Python is there."""
    page = Page(MemoryStore(), _no_thought)
    return json.loads((await page.ask("GET", "about", "", "en")).body)


async def _no_thought(question: str) -> str:
    raise AssertionError("nobody plays here")
