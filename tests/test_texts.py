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
def test_files_that_others_refer_to_are_known(lang: str) -> None:
    """A file is parsed when it is asked for, together with those that it refers to."""
    for path in (LOCALES / lang).glob("*.ftl"):
        body = FluentParser().parse(path.read_text(encoding="utf-8")).body
        own = {entry.id.name for entry in body if isinstance(entry, (ftl.Message, ftl.Term))}
        used = {node.id.name for entry in body for node in nodes(entry) if isinstance(node, ftl.MessageReference)}
        assert texts._files_used(lang, path.stem) == {texts._entries(lang)[name].file for name in used}
        assert {node.id.name for entry in body for node in nodes(entry) if isinstance(node, ftl.TermReference)} <= own


def nodes(node: ftl.BaseNode) -> list[ftl.BaseNode]:
    found = [node]
    for value in vars(node).values():
        for item in value if isinstance(value, list) else [value]:
            found += nodes(item) if isinstance(item, ftl.BaseNode) else []
    return found


def test_a_game_names_its_cubes_in_its_own_words() -> None:
    for message, args in (("text-cubes", {"pile": "3", "game": "endless-world"}), ("text-cubes", {"pile": "3"})):
        assert text(message, args, "en", "golem") == ("1 blue" if "game" in args else "1 turquoise")
    assert text("text-cubes", {"pile": "112", "game": "no such game"}) == "2 yellow and 1 red"


def test_only_the_file_of_a_message_is_parsed() -> None:
    program = """
from caravansary import texts
texts.text("cli-number", {"option": "--seed", "found": "x", "expected": "1"}, "fr")
print(sorted(texts._voice("fr", "spice", "")._read))
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
    for found in (texts._files, texts._source, texts._entries, texts._resource, texts._files_used, texts._voice):
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
