"""All words of the product: Fluent messages in locales/, a folder for each language, the same files for Python and the browser.

More languages are folders beside `en` and `fr`, here or in the folder that CARAVANSARY_LOCALES names; what they lack is said in English.

A message may use CUBES($pile) to name the cubes of a pile such as "112" in the colours of the edition, and CARD($id) to name a card:
by its id here, by what it does in the browser. Files are scanned once for their ids. Fluent loads too slowly for the command line, so
it parses a file only when one of its messages is more than plain words.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from caravansary.errors import BadOption, UnknownGame

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

OURS = ("en", "fr")  # whole, and held to be so
EDITIONS = ("spice", "golem")
_LOCALES = Path(__file__).parent / "locales"
_CODE = re.compile("[a-z]{2,3}")


def _folders() -> dict[str, Path]:
    """Where each language lies; nobody replaces ours."""
    places = [_LOCALES, *(Path(each) for each in os.environ.get("CARAVANSARY_LOCALES", "").split(os.pathsep) if each)]
    found = {path.name: path for place in reversed(places) if place.is_dir() for path in place.iterdir() if _CODE.fullmatch(path.name)}
    return {lang: found[lang] for lang in (*OURS, *sorted(found.keys() - set(OURS)))}


_FOLDERS = _folders()
LANGUAGES = tuple(_FOLDERS)
_ADDED: dict[str, Path] = {}  # by game
_LONG = 1000
_NOT_ON_A_PAGE = {"analysis", "arena", "cli", "envs", "report", "text-table"}
_ENTRIES = re.compile(r"^(?=[a-zA-Z#-])", re.MULTILINE)  # messages, terms and comments begin a line; what belongs to them is indented
_REFERENCE = re.compile(r"\{ *([a-z][\w-]*) *\}")
_MESSAGE = re.compile(r"([a-zA-Z][\w-]*) *= *")


class _Entry(NamedTuple):
    """A message: the file it is in, and its words where they are nothing but words."""

    file: str
    words: str | None


def text(message: str, args: Mapping[str, Any] | None = None, lang: str = "en", edition: str = "spice") -> str:
    """The message in this language and in the names of this edition."""
    entry = _entries(lang)[message]
    if entry.words is not None:
        return entry.words
    given = {"edition": edition, **(args or {})}
    # Fluent refuses long arguments (all faults of a bad file, say): they take their places afterwards.
    long = {f"\ue000{name}\ue001": value for name, value in given.items() if _is_long(value)}
    given |= {mark[1:-1]: mark for mark in long}
    result, faults = _voice(lang, edition).say(message, given)
    if faults:
        raise faults[0]
    for mark, value in long.items():
        result = result.replace(mark, value)
    return result


def has_text(message: str, lang: str = "en") -> bool:
    return message in _entries(lang)


def game_messages(game: str, lang: str) -> str:
    """Everything that one game says, as Fluent source."""
    if game not in _files(lang):
        from caravansary.games import ids

        raise UnknownGame("error-game", found=str(game)[:40], known=", ".join(ids()))
    return _source(lang, game)


def page_messages(lang: str) -> str:
    """Everything that a browser says in a language that it does not bring along, as Fluent source."""
    return "\n".join(_source(lang, file) for file in _files(lang) if file not in _NOT_ON_A_PAGE)


def add_messages(game: str, folder: Path) -> None:
    """The words of a game of another package: a folder with a file for each language, such as en.ftl. They never replace ours."""
    if _ADDED.get(game) != folder:
        _ADDED[game] = folder
        for found in (_files, _source, _entries, _resource, _voice):
            found.cache_clear()


def _is_long(value: Any) -> bool:
    return isinstance(value, str) and len(value) > _LONG and not value.isdigit()  # a pile of cubes is counted, not shown


@cache
def _files(lang: str) -> dict[str, Path]:
    if lang not in LANGUAGES:
        raise BadOption("error-language", lang=str(lang), known=", ".join(LANGUAGES))
    ours = {path.stem: path for path in sorted(_FOLDERS[lang].glob("*.ftl"))}
    added = {game: folder / f"{lang}.ftl" for game, folder in _ADDED.items() if game not in ours}
    if lang in OURS:
        return {**ours, **added}
    return {**_files("en"), **ours, **{game: path for game, path in added.items() if path.is_file()}}


@cache
def _source(lang: str, file: str) -> str:
    return _files(lang)[file].read_text(encoding="utf-8")


@cache
def _entries(lang: str) -> dict[str, _Entry]:
    found: dict[str, _Entry] = {}
    for file in _files(lang):
        for entry in _ENTRIES.split(_source(lang, file)):
            if begins := _MESSAGE.match(entry):
                value = entry[begins.end() :].strip(" \n")
                found.setdefault(begins[1], _Entry(file, None if "{" in value or "\n" in value else value))
    return found if lang in OURS else {**_entries("en"), **found}


@cache
def _resource(lang: str, file: str) -> Any:
    from fluent.runtime import FluentResource

    return FluentResource(_source(lang, file))


class _Voice:
    """One language in the names of one edition; it reads a file when it is first asked for a message in it."""

    def __init__(self, lang: str, edition: str) -> None:
        from fluent.runtime import FluentBundle

        self._lang, self._edition = lang, edition
        self._bundle: FluentBundle = FluentBundle([lang], use_isolating=False, functions={"CUBES": self._cubes, "CARD": _card})
        self._read: set[str] = set()

    def say(self, message: str, args: dict[str, Any]) -> tuple[str, list[Exception]]:
        self._have(_entries(self._lang)[message].file)
        pattern = self._bundle.get_message(message).value
        assert pattern is not None
        result, faults = self._bundle.format_pattern(pattern, args)
        return str(result), list(faults)

    def _have(self, file: str) -> None:
        """Read a file, and those with messages that it refers to."""
        if file not in self._read:
            self._read.add(file)
            if self._lang not in OURS and file in _files("en"):
                self._bundle.add_resource(_resource("en", file))
            self._bundle.add_resource(_resource(self._lang, file), allow_overrides=True)
            known = _entries(self._lang)
            for name in set(_REFERENCE.findall(_source(self._lang, file))) & known.keys():
                self._have(known[name].file)

    def _cubes(self, pile: Any) -> Any:
        """ "112" as "2 yellow and 1 red"."""
        cubes = str(pile)
        parts = [
            self.say("cubes-of-level", {"level": level, "count": cubes.count(str(level)), "edition": self._edition})[0]
            for level in (1, 2, 3, 4)
            if str(level) in cubes
        ]
        if not parts:
            return self.say("cubes-none", {})[0]
        return self.say("list-and", {"first": ", ".join(parts[:-1]), "last": parts[-1], "count": len(parts)})[0]


def _card(id: Any) -> Any:
    return str(id)


@cache
def _voice(lang: str, edition: str) -> _Voice:
    return _Voice(lang, edition)
