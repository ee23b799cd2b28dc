"""docs/adding-a-game.md is written along the example: its code is the example's code, and what it tells to run does run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from support import outside

PAGE = outside.ROOT / "docs" / "adding-a-game.md"
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
FILES = {
    "python": ("src/ferry/*.py", "tests/*.py"),
    "toml": ("pyproject.toml",),
    "ftl": ("src/ferry/locales/en.ftl",),
    "csv": ("src/ferry/data/*.csv",),
}
QUOTED = [(kind, block) for kind, block in BLOCKS if kind in FILES and not block.startswith("import ")]
PROGRAMS = [block for kind, block in BLOCKS if kind == "python" and block.startswith("import ")]


@pytest.mark.parametrize(("kind", "block"), QUOTED, ids=lambda text: str(text).split("\n")[0][:40])
def test_code_is_that_of_the_example(kind: str, block: str) -> None:
    found = [path.read_text(encoding="utf-8") for pattern in FILES[kind] for path in outside.FERRY.glob(pattern)]
    assert any(block in f"\n{text}" for text in found), block


def test_nothing_is_left_out() -> None:
    assert {kind for kind, _ in BLOCKS} == {*FILES, "console", "text"} and len(QUOTED) > 15 and len(PROGRAMS) == 1
    text = PAGE.read_text(encoding="utf-8")
    for path in (outside.FERRY / "src" / "ferry").glob("*.py"):
        assert f"`{path.name}`" in text, f"{path.name} is not told about"


def test_programs_run(site: Path) -> None:
    for program in PROGRAMS:
        done = outside.child(site, "-c", program, CARAVANSARY_JIT="0")
        assert done.returncode == 0 and not done.stderr, done.stderr


def test_clauses_are_those_of_the_example() -> None:
    """In the page, in the rules and in the tests: every clause has its test, and no other is quoted."""
    clauses = re.findall(r"^\| (FE-\d+) \|.*$", (outside.FERRY / "README.md").read_text(encoding="utf-8"), re.MULTILINE)
    rows = re.findall(r"^\| FE-\d+ \|.*$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert rows and all(row in (outside.FERRY / "README.md").read_text(encoding="utf-8") for row in rows)
    rules = (outside.FERRY / "src" / "ferry" / "rules.py").read_text(encoding="utf-8")
    assert set(re.findall(r"FE-\d+", rules)) == set(clauses)
    names = re.findall(r"def test_fe_(\w+)\(", (outside.FERRY / "tests" / "test_ferry_rules.py").read_text(encoding="utf-8"))
    assert {f"FE-{number}" for name in names for number in re.findall(r"\d+", name)} == set(clauses)


def test_its_commands_and_its_example_of_a_fault(tmp_path: Path) -> None:
    consoles = [block for kind, block in BLOCKS if kind == "console"]
    assert any("tests/conformance -k ferry" in block for block in consoles)  # run by test_ferry
    (told,) = (block for kind, block in BLOCKS if kind == "text")
    outside.spoil(tmp_path, "ferry", "rules.py", ("@compiled\ndef goal", "def goal"))
    listed = outside.child(tmp_path, "-m", "caravansary", "games", CARAVANSARY_JIT="0")
    assert told.strip().replace("caravansary-ferry", "ferry-game") in listed.stdout
