"""The words of the product: every language has the same messages, attributes and variables, and the source uses them all."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import caravansary
from caravansary.texts import EDITIONS, LANGUAGES, text

SOURCE = Path(caravansary.__file__).parent
LOCALES = SOURCE / "locales"
FILES = sorted(path.name for path in (LOCALES / "en").glob("*.ftl"))
ERRORS = re.compile(r"(error|illegal|notation|position|record|components)-[a-z-]+|[a-z-]+-cannot-[a-z-]+")


class Used(Visitor):
    """The variables, functions and other messages that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add("$" + node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        self.names.add(node.id.name + "()")
        self.generic_visit(node)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.names.add(node.id.name)


def messages(lang: str, file: str) -> dict[str, set[str]]:
    """Every message of a file with what it uses; attributes and terms count as messages of their own."""
    resource = FluentParser().parse((LOCALES / lang / file).read_text(encoding="utf-8"))
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ftl.Junk), f"{lang}/{file}: {entry.content}"
        if isinstance(entry, (ftl.Message, ftl.Term)):
            for name, pattern in [(entry.id.name, entry.value), *((f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes)]:
                assert name not in found, f"{lang}/{file}: {name} is there twice"
                used = Used()
                if pattern is not None:
                    used.visit(pattern)
                found[name] = used.names
    return found


ALL = {name: names for file in FILES for name, names in messages("en", file).items()}


def constants() -> set[str]:
    """Every string that is written out in the source."""
    found: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def test_every_language_has_the_same_files():
    for lang in LANGUAGES:
        assert sorted(path.name for path in (LOCALES / lang).glob("*.ftl")) == FILES
    assert sorted(path.name for path in LOCALES.iterdir()) == sorted(LANGUAGES)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_every_language_has_the_same_messages_with_the_same_variables(lang, file):
    said, english = messages(lang, file), messages("en", file)
    assert sorted(said) == sorted(english)
    optional = {"$count", "$edition"}  # a language may need no plural, or one word for both editions
    differing = {name: said[name] ^ english[name] for name in said if (said[name] ^ english[name]) - optional}
    assert differing == {}


def test_no_message_is_in_two_files():
    assert len(ALL) == sum(len(messages("en", file)) for file in FILES)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_message_can_be_said(lang, edition):
    for name, uses in ALL.items():
        if "." in name or name.startswith("-"):
            continue
        given = {use[1:]: 1 if use in ("$count", "$level") else "2" for use in uses | {"$count"} if use.startswith("$")}
        given.pop("edition", None)
        said = text(name, given, lang, edition)
        assert said.strip() and "{" not in said.replace("{...}", "")


def test_every_error_that_the_source_names_has_a_text():
    named = {constant for constant in constants() if ERRORS.fullmatch(constant)}
    assert len(named) > 40
    assert sorted(named - ALL.keys()) == []


def test_every_error_that_has_a_text_is_named_in_the_source():
    worded = {name for name in ALL if ERRORS.fullmatch(name)}
    assert sorted(worded - constants()) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_message_is_said_in_its_own_language(lang):
    """No text was forgotten in English: errors of the two languages differ."""
    if lang == "en":
        pytest.skip("English is what the others are compared with")
    same = []
    for name, uses in ALL.items():
        if ERRORS.fullmatch(name) and "." not in name:
            given = {use[1:]: "2" for use in uses if use.startswith("$")}
            if text(name, given, "en") == text(name, given, lang):
                same.append(name)
    assert same == []
