"""The documentation site builds strictly: no broken link, no unlisted page, and nothing is fetched from other hosts."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FETCHED = re.compile(r"<(?:script|img|iframe|source)[^>]*\ssrc=\"?(?:https?:)?//|<link[^>]*\shref=\"?(?:https?:)?//[^>]*stylesheet")


def test_the_site_builds_strictly_and_fetches_nothing(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    pages = {path.relative_to(tmp_path).as_posix(): path.read_text(encoding="utf-8") for path in tmp_path.rglob("*.html")}
    assert "GET /api/about" in pages["http-api.html"] and "from_position" in pages["reference.html"]
    assert "SR-01" in pages["clauses.html"] and "test_spice_road" in pages["clauses.html"]
    assert {name: found[0] for name, page in pages.items() if (found := FETCHED.search(page))} == {}
