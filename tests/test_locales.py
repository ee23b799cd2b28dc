"""The words of the product: every language has the same messages, attributes and variables, and the source uses them all."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import caravansary
import caravansary as cv
from caravansary.texts import EDITIONS, LANGUAGES, text
from support import sources

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


def needed(name: str) -> set[str]:
    """What a message needs, and what the messages that it uses need."""
    return ALL[name].union(*(needed(use) for use in ALL[name] if use in ALL))


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
    optional |= {name for name in ALL if name.endswith(("-one", "-many"))}
    differing = {name: said[name] ^ english[name] for name in said if (said[name] ^ english[name]) - optional}
    assert differing == {}


def test_no_message_is_in_two_files():
    assert len(ALL) == sum(len(messages("en", file)) for file in FILES)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_message_can_be_said(lang, edition):
    for name in ALL:
        if "." in name or name.startswith("-"):
            continue
        given = {use[1:]: 1 if use in ("$count", "$level") else "2" for use in needed(name) | {"$count"} if use.startswith("$")}
        given.pop("edition", None)
        said = text(name, given, lang, edition)
        assert said.strip() and "{" not in said.replace("{...}", "")


def test_every_error_that_the_source_names_has_a_text():
    named = {constant for constant in sources.python_strings() if ERRORS.fullmatch(constant)}
    assert len(named) > 40
    assert sorted(named - ALL.keys()) == []


def test_every_error_that_has_a_text_is_named_in_the_source():
    worded = {name for name in ALL if ERRORS.fullmatch(name)}
    assert sorted(worded - sources.python_strings()) == []


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


# Every message is said somewhere


def values() -> set[str]:
    """What the holes of a pattern are filled with: strings of the source, phases and rows of the games, numbers."""
    found = {*sources.python_strings(), *sources.python_fields(), *sources.client_strings(), *map(str, range(20))}
    for game in cv.games():
        now = cv.new(game, seed=1)
        found |= {game, *now.kind.phases, *now.score_sheet(0)}
    return found | {each.replace(" ", "-") for each in found if len(each) < 40}


class Patterns:
    """Strings with holes that may name messages, and what fills the holes: a known value, or another pattern."""

    def __init__(self, strings: Iterable[str], filling: set[str]) -> None:
        ids = re.compile(rf"[\w.{sources.HOLE}-]*[a-z]{{3}}[\w.{sources.HOLE}-]*")
        holed = [each for each in strings if sources.HOLE in each and ids.fullmatch(each)]
        self.matching = [re.compile("(.+)".join(map(re.escape, each.split(sources.HOLE)))) for each in holed]
        self.filling = filling

    def name(self, message: str, deep: bool = True) -> bool:
        found = filter(None, (each.fullmatch(message) for each in self.matching))
        return any(all(each in self.filling or (deep and self.name(each, False)) for each in match.groups()) for match in found)


def said(strings: Iterable[str], names: Iterable[str], filling: set[str]) -> set[str]:
    """The names that are written out or that a pattern makes."""
    written = set(strings)
    patterns = Patterns(written, filling)
    return {name for name in names if name in written or patterns.name(name)}


def own(name: str) -> str:
    """The part of a message's name after its game's id."""
    return next((name.removeprefix(f"{game}-") for game in cv.games() if name.startswith(f"{game}-")), name)


def test_every_message_is_said_somewhere():
    """A message that neither Python nor the client asks for, and that no other message uses, is dead."""
    filling = values()
    page = messages("en", "table.ftl").keys()  # the client's alone: that Python has a word "round" is no use of them
    client = said(sources.client_messages(), ALL, filling)
    owned = said([*sources.client_own_messages(), *sources.drawn_messages()], map(own, ALL), filling)
    found = {use for uses in ALL.values() for use in uses} | said(sources.python_strings(), ALL.keys() - page, filling)
    for game in cv.games():
        now = cv.new(game, seed=1)
        found |= {f"{game}-{now.word(action).verb}" for action in range(now.kind.actions)}
    alive = {name for name in ALL if name in found or name in client or (own(name) != name and own(name) in owned)}
    dead = [name for name in sorted(ALL) if name.partition(".")[0] not in alive]
    assert not dead, dead
