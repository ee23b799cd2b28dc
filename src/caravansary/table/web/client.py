"""The browser client: its built files, served from memory with the right types and lasting as long as they may.

Files whose name carries a hash never change and are kept by browsers; the page itself is asked for every time.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from caravansary.table.refusal import Refusal

FOLDER = Path(__file__).parent.parent / "client"
_HASHED = re.compile(r"[-.][A-Za-z0-9_-]{8,}\.[a-z0-9]+$")
_TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".css": "text/css", ".html": "text/html", ".svg": "image/svg+xml"}
_TYPES |= {".woff2": "font/woff2", ".json": "application/json", ".webmanifest": "application/manifest+json", ".ico": "image/x-icon"}
_TEXT = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
_SMALLEST_ZIPPED = 600
_NO_CLIENT = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Caravansary</title>
<p>The table server runs, but the browser client is not built. Run <code>python3 dev.py play</code> from the sources.</p>
<p lang="fr">Le serveur fonctionne, mais le client du navigateur n'est pas construit.</p></html>"""


@dataclass(frozen=True)
class File:
    body: bytes
    zipped: bytes | None
    kind: str
    tag: str
    lasting: bool


class Client:
    """All files are read once: nothing that a request says ever becomes a path on the disk."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.files: dict[str, File] = {}
        for path in sorted(folder.rglob("*")) if folder.is_dir() else ():
            if path.is_file() and not any(part.startswith(".") for part in path.relative_to(folder).parts):
                self.files[path.relative_to(folder).as_posix()] = _file(path.name, path.read_bytes())
        self.page = self.files.get("index.html") or _file("index.html", _NO_CLIENT)

    async def answer(self, request: Request) -> Response:
        name = request.path_params["path"]
        found = self.files.get(name)
        if found is None:
            # Pages of the client have no dot in their name; a file that is missing is missing.
            if "." in name.rsplit("/", 1)[-1] or name.startswith("api/"):
                raise Refusal("no-such-page")
            found = self.page
        return _answer(found, request)


def _file(name: str, body: bytes) -> File:
    suffix = Path(name).suffix
    kind = _TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    text = kind.startswith(_TEXT)
    zipped = gzip.compress(body, 9, mtime=0) if text and len(body) >= _SMALLEST_ZIPPED else None
    lasting = _HASHED.search(name) is not None and suffix != ".html"
    tag = hashlib.sha256(body).hexdigest()[:20]
    return File(body, zipped, f"{kind}; charset=utf-8" if kind.startswith("text/") else kind, f'"{tag}"', lasting)


def _answer(file: File, request: Request) -> Response:
    headers = {
        "etag": file.tag,
        "cache-control": "public, max-age=31536000, immutable" if file.lasting else "no-cache",
        "vary": "accept-encoding",
    }
    if request.headers.get("if-none-match") == file.tag:
        return Response(status_code=304, headers=headers)
    body = file.body
    if file.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = file.zipped
        headers["content-encoding"] = "gzip"
    return Response(b"" if request.method == "HEAD" else body, headers={**headers, "content-type": file.kind})
