"""Component files that came with a table: written to a folder named by what they hold, so that the engine can read them."""

from __future__ import annotations

import hashlib
import json
import tempfile
import threading
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from caravansary.engine.components import MAX_FILE
from caravansary.engine.kind import Kind
from caravansary.errors import BadComponents, Fault
from caravansary.table.refusal import Refusal


def check_files(found: Kind, files: Mapping[str, str]) -> dict[str, str]:
    """The files of a player's own box, all of them and no others; a missing one is taken from the shipped values."""
    known = [table.file for table in found.tables]
    for name, text in files.items():
        if name not in known:
            raise _bad(Fault("server-component-file", file=name[:40], known=", ".join(known)))
        if len(text.encode("utf-8", "surrogatepass")) > MAX_FILE:
            raise _bad(Fault("components-too-large", file=name, line=1, most=MAX_FILE))
    return {name: files[name] if name in files else (found.data / name).read_text(encoding="utf-8") for name in known}


def read_files(found: Kind, folder: Path) -> dict[str, str]:
    """The files of a checked folder, in the form in which a table is requested with them."""
    return {table.file: (folder / table.file).read_text(encoding="utf-8-sig") for table in found.tables}


def _bad(fault: Fault) -> Refusal:
    return Refusal("bad-table", because=BadComponents("server-components", [fault]))


def folder_of(files: Mapping[str, str]) -> Path:
    # Never a name from outside: the folder is named by the hash of its content, the files by the game's own list.
    folder = _root() / hashlib.sha256(json.dumps(dict(files), sort_keys=True).encode()).hexdigest()[:32]
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        file = folder / Path(name).name
        # Tables live for weeks, and temporary files may be swept away long before.
        if not file.is_file():
            unfinished = file.with_suffix(f".{threading.get_ident()}")
            unfinished.write_text(text, encoding="utf-8", errors="replace")
            unfinished.replace(file)
    return folder


def _root() -> Path:
    return Path(_temporary().name)


@lru_cache(maxsize=1)
def _temporary() -> tempfile.TemporaryDirectory[str]:
    """Removed when the process ends."""
    return tempfile.TemporaryDirectory(prefix="caravansary-components-", ignore_cleanup_errors=True)
