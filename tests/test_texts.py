"""How messages are found: words without Fluent where there are only words, and one file at a time."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import caravansary as cv
from caravansary import texts
from caravansary.child import environment
from caravansary.texts import LANGUAGES, game_messages, has_text, text

LOCALES = Path(cv.__file__).parent / "locales"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_of_words_alone_are_what_fluent_makes_of_them(lang: str) -> None:
    bundle = FluentBundle([lang], use_isolating=False)
    ids: set[str] = set()
    for path in (LOCALES / lang).glob("*.ftl"):
        source = path.read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(source))
        ids |= {entry.id.name for entry in FluentParser().parse(source).body if isinstance(entry, ftl.Message)}
    entries = texts._entries(lang)
    assert entries.keys() == ids
    plain = {id: entry.words for id, entry in entries.items() if entry.words is not None}
    assert plain == {id: bundle.format_pattern(bundle.get_message(id).value)[0] for id in plain}
    assert len(plain) > len(ids) / 4


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_message_may_refer_to_one_of_another_file(lang: str) -> None:
    """The file it is in is parsed too; terms stay within their file."""
    known = texts._entries(lang)
    elsewhere = 0
    for path in (LOCALES / lang).glob("*.ftl"):
        body = FluentParser().parse(path.read_text(encoding="utf-8")).body
        own = {entry.id.name for entry in body if isinstance(entry, (ftl.Message, ftl.Term))}
        for node in (node for entry in body for node in nodes(entry)):
            if isinstance(node, ftl.TermReference):
                assert node.id.name in own, path
            elif isinstance(node, ftl.MessageReference):
                assert node.id.name in known, path
                elsewhere += node.id.name not in own
    assert elsewhere


def nodes(node: ftl.BaseNode) -> list[ftl.BaseNode]:
    found = [node]
    for value in vars(node).values():
        for item in value if isinstance(value, list) else [value]:
            found += nodes(item) if isinstance(item, ftl.BaseNode) else []
    return found


def test_only_the_file_of_a_message_is_parsed() -> None:
    program = """
from caravansary import texts
texts.text("cli-number", {"option": "--seed", "found": "x", "expected": "1"}, "fr")
print(sorted(texts._voice("fr", "spice")._read))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=environment(), check=True)
    assert done.stdout == "['cli']\n"


def test_messages_of_a_game() -> None:
    for game in cv.games():
        for lang in LANGUAGES:
            assert game_messages(game, lang) == (LOCALES / lang / f"{game}.ftl").read_text(encoding="utf-8")
    with pytest.raises(cv.UnknownGame):
        game_messages("../en/cli", "en")


@pytest.fixture
def _forgotten_afterwards() -> Iterator[None]:
    yield
    texts._ADDED.pop("small-world")
    for found in (texts._files, texts._source, texts._entries, texts._resource, texts._voice):
        found.cache_clear()


@pytest.mark.usefixtures("_forgotten_afterwards")
def test_a_game_of_another_package_brings_its_words(tmp_path: Path) -> None:
    for lang, title in (("en", "Small world"), ("fr", "Petit monde")):
        (tmp_path / f"{lang}.ftl").write_text(f"small-world = {title}\nsmall-world-table-has = {{ CUBES($pile) }}\ncubes-none = ours\n")
    texts.add_messages("small-world", tmp_path)
    assert [text("small-world", {}, lang) for lang in LANGUAGES] == ["Small world", "Petit monde"]
    assert text("small-world-table-has", {"pile": "11"}) == "2 yellow"
    assert text("cubes-none") == "nothing", "a game can't change the words of others"
    assert game_messages("small-world", "fr").startswith("small-world = Petit monde")


def test_a_language_that_is_not_there() -> None:
    for asked in (lambda: text("cubes-none", {}, "xx"), lambda: has_text("cubes-none", "xx"), lambda: game_messages("spice-road", "xx")):
        with pytest.raises(cv.BadOption, match='no language "xx"'):
            asked()
    assert not has_text("no-such-message")
