"""A game from outside: everything that is written once for all games runs over the example in examples/ferry.

The tests run in a process that has the game installed, where they find it by themselves.
"""

from __future__ import annotations

import re
from pathlib import Path

from support import outside
from support.outside import child

# Golden files, pages of documentation and one style of drawing are for the games of this package.
OURS = ("test_golden.py", "test_layers.py")


def passed(site: Path, *paths: str, **more: str) -> int:
    """Run the tests of these files that are about the game; how many have passed."""
    ignored = [f"--ignore=tests/conformance/{name}" for name in OURS]
    done = child(site, "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist", "-k", "ferry", *ignored, *paths, **more)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    return sum(map(int, re.findall(r"(\d+) passed", done.stdout)))


def test_the_conformance_suite(site: Path) -> None:
    assert passed(site, "tests/conformance", "-vv", CARAVANSARY_JIT="0") > 100


def test_everything_that_plays(site: Path) -> None:
    assert passed(site, "tests/outside/installed", "-vv", CARAVANSARY_JIT="0") > 10


def test_compiled(tmp_path: Path) -> None:
    compiled = ("tests/conformance/test_mirror.py", "tests/conformance/test_batch.py", "tests/outside/installed/test_ferry_compiled.py")
    assert passed(outside.link(outside.FERRY, tmp_path), *compiled, "-vv", CARAVANSARY_JIT="1") > 5
