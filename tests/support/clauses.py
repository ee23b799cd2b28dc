"""Tests name the clauses of docs/rules that they prove: `@clause("SR-22")`, several ids where one example proves several."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parent.parent
RULES = TESTS.parent / "docs" / "rules"
_ROW = re.compile(r"^\| *([A-Z]{2}-\d\d[a-z]?) *\|(.*)\|\s*$", re.MULTILINE)


def clause(*ids: str) -> pytest.MarkDecorator:
    return pytest.mark.clause(*ids)


def clauses(page: Path) -> list[tuple[str, str]]:
    """All clauses of one page of docs/rules: id and wording."""
    return [(id, wording.strip()) for id, wording in _ROW.findall(page.read_text(encoding="utf-8"))]


def named_in_tests() -> dict[str, list[str]]:
    """Every clause id named by a test, with the tests that name it."""
    found: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for test, id in _named(ast.parse(path.read_text(encoding="utf-8"))):
            found.setdefault(id, []).append(f"{path.relative_to(TESTS)}::{test}")
    return found


def _named(tree: ast.AST) -> Iterator[tuple[str, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "clause":
                    for id in mark.args:
                        assert isinstance(id, ast.Constant), f"{node.name}: write the clause id out"
                        yield node.name, str(id.value)
