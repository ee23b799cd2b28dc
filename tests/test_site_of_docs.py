"""The documentation: its site builds strictly (no broken link, no unlisted page, nothing fetched from other hosts), and what its blocks
say to type can be typed. Examples in Python run elsewhere: those with >>> as doctests, the others beside what they show.
"""

from __future__ import annotations

import argparse
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

from caravansary.cli import COMMANDS

ROOT = Path(__file__).resolve().parents[1]
FETCHED = re.compile(r"<(?:script|img|iframe|source)[^>]*\ssrc=\"?(?:https?:)?//|<link[^>]*\shref=\"?(?:https?:)?//[^>]*stylesheet")


def test_the_site_builds_strictly_and_fetches_nothing(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    pages = {path.relative_to(tmp_path).as_posix(): path.read_text(encoding="utf-8") for path in tmp_path.rglob("*.html")}
    assert "GET /api/about" in pages["http-api.html"] and "from_position" in pages["reference.html"]
    assert all(said in pages["suite.html"] for said in ("SR-01", "test_spice_road", "faults", "calibration loop"))
    assert {name: found[0] for name, page in pages.items() if (found := FETCHED.search(page))} == {}


PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
RUN_BY = {  # the test that runs the Python of a page
    "adding-a-game.md": "tests/outside/test_tutorial.py",
    "bots.md": "tests/arena/test_run.py",
    "maps.md": "tests/rules/test_eastern_wonders_maps.py",
}


def blocks(page: Path) -> list[tuple[str, str]]:
    return BLOCK.findall(page.read_text(encoding="utf-8"))


def commands() -> Iterator[tuple[str, list[str]]]:
    """Every command of ours in a block without a language: where it is, and its words."""
    for page in PAGES:
        for language, block in blocks(page):
            for line in re.split(r"\n|&&", block.replace("\\\n", " ")) if language == "" else ():
                words = shlex.split(line, comments=True) if re.match(r" *(\S*/)?(caravansary|python3?) ", line) else []
                if words and "FOLDER" not in words:
                    yield page.name, [words[0].rsplit("/", 1)[-1], *words[1:]]


def options_of(module: str) -> set[str]:
    """The options of a command of ours, or those that the source of a program names."""
    parser = argparse.ArgumentParser()
    import_module(module).arguments(parser, lambda id, **given: "")
    return {option for action in parser._actions for option in action.option_strings}


def source_of(words: list[str]) -> str:
    """The sources of `python -m module` or `python path`."""
    if words[1] != "-m":
        return (ROOT / words[1]).read_text(encoding="utf-8")
    found = find_spec(words[2])
    assert found is not None and found.origin is not None, words
    path = Path(found.origin)
    files = path.parent.glob("*.py") if path.name == "__init__.py" else [path]
    return "".join(file.read_text(encoding="utf-8") for file in files)


def test_commands_in_the_pages_exist_with_their_options() -> None:
    seen = 0
    for page, words in commands():
        options = {word.partition("=")[0] for word in words if word.startswith("--")}
        if words[0] == "caravansary":
            name = next((name for name in (" ".join(words[1:3]), words[1]) if name in COMMANDS), None)
            assert name is not None, (page, words)
            assert options <= options_of(COMMANDS[name]) | {"--lang"}, (page, words)
        elif words[1] == "-m" and words[2].partition(".")[0] not in ("caravansary", "benchmarks", "tests"):
            continue  # of Python itself, or of pytest
        elif not words[1].startswith(("my_", "dev.py", "-c")):
            source = source_of(words)
            assert all(option in source for option in options), (page, words)
        seen += 1
    assert seen > 30


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_blocks_are_of_a_kind_that_a_test_reads(page: Path) -> None:
    for language, block in blocks(page):
        if language == "python" and ">>>" not in block:
            assert page.name in (ROOT / RUN_BY[page.name]).read_text(encoding="utf-8"), page
        elif language == "toml":
            assert tomllib.loads(block)
