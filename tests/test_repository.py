"""The repository itself: commands that say no, files that stay small, workflows that name what exists, licences that are known."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[1]
LONGEST = 500  # lines
CODE = (".py", ".ts", ".svelte", ".css", ".mjs", ".c", ".sh", ".md", ".toml", ".yml")
GENERATED = {"frontend/src/lib/contract.ts"}  # by python -m caravansary.table.web.contract


def tracked() -> list[Path]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True)
    if listed.returncode:
        pytest.skip("these sources are not a git checkout")
    return [ROOT / name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


def test_the_gate_refuses_what_it_does_not_know() -> None:
    for arguments in (["tests/rules"], ["--quick", "tests/rules"], ["--fast"]):
        done = subprocess.run([ROOT / ".ci/run", *arguments], capture_output=True, text=True)
        assert done.returncode == 2 and "takes --quick or nothing" in done.stderr


def test_no_file_written_by_hand_is_long() -> None:
    lengths = {path.relative_to(ROOT).as_posix(): path.read_bytes().count(b"\n") for path in tracked() if path.suffix in CODE}
    assert {name: lines for name, lines in lengths.items() if lines > LONGEST and name not in GENERATED} == {}


def test_workflows_and_hooks_run_commands_that_exist() -> None:
    files = [*ROOT.glob(".github/**/*.yml"), ROOT / ".pre-commit-config.yaml"]
    assert len(files) >= 6
    for path in files:
        assert yaml.safe_load(path.read_text(encoding="utf-8")), path
    said = "\n".join(path.read_text(encoding="utf-8") for path in (*files, ROOT / "CONTRIBUTING.md", ROOT / "README.md"))
    overview = subprocess.run([sys.executable, ROOT / "dev.py", "help"], capture_output=True, text=True, check=True).stdout
    for command in re.findall(r"python3? dev\.py (\w+)", said):
        assert f"dev.py {command}" in overview
    for path in re.findall(r"(?<![\w/.])((?:tests|docs|src|frontend)/[\w/.-]+\.\w+)", said):
        assert (ROOT / path).exists(), path


def test_planted_faults_are_caught_or_explained() -> None:
    """What tests/mutation.py found, and that its survivors are still lines of the rules."""
    files = json.loads((ROOT / "tests/data/mutation.json").read_text(encoding="utf-8"))["files"]
    planted, caught = (sum(about[word] for about in files.values()) for word in ("planted", "caught"))
    assert caught >= 0.98 * planted > 0
    for name, about in files.items():
        lines = {line.strip() for line in (ROOT / "src/caravansary/games" / name).read_text(encoding="utf-8").splitlines()}
        assert about["planted"] == about["caught"] + len(about["survivors"])
        assert all(one["why"] and one["line"] in lines for one in about["survivors"]), name


def test_every_dependency_has_a_licence() -> None:
    done = subprocess.run([sys.executable, ROOT / "licences.py"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert re.search(r"^  fastapi +\S+ +MIT", done.stdout, re.MULTILINE) and re.search(r"^  svelte +\S+ +MIT", done.stdout, re.MULTILINE)
