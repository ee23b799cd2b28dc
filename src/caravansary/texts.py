"""All words of the product: Fluent messages in locales/, English and French, the same files for Python and the browser.

A message may use CUBES($pile) to name the cubes of a pile such as "112" in the colours of the edition, and CARD($id) to
name a card: by its id here, by what it does in the browser.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from caravansary.errors import BadOption

LANGUAGES = ("en", "fr")
EDITIONS = ("spice", "golem")
_LOCALES = Path(__file__).parent / "locales"
_LONG = 1000


def text(message: str, args: Mapping[str, Any] | None = None, lang: str = "en", edition: str = "spice") -> str:
    """The message in this language and in the names of this edition."""
    given = {"edition": edition, **(args or {})}
    # Fluent refuses long arguments (all faults of a bad file, say): they take their places afterwards.
    long = {f"\ue000{name}\ue001": value for name, value in given.items() if _is_long(value)}
    given |= {mark[1:-1]: mark for mark in long}
    result, faults = _format(_bundle(lang, edition, _game_of(message, given)), message, given)
    if faults:
        raise faults[0]
    for mark, value in long.items():
        result = result.replace(mark, value)
    return result


def _is_long(value: Any) -> bool:
    return isinstance(value, str) and len(value) > _LONG and not value.isdigit()  # a pile of cubes is counted, not shown


def game_messages(game: str, lang: str) -> str:
    """The Fluent source of everything that one game says."""
    return (_LOCALES / lang / f"{game}.ftl").read_text(encoding="utf-8")


def has_text(message: str, lang: str = "en") -> bool:
    return bool(_bundle(lang, "spice").has_message(message))


def _game_of(message: str, args: Mapping[str, Any]) -> str:
    """Some cubes have names of their own in a game: it is an argument, or its messages begin with its id."""
    from caravansary.games import IDS

    return next((id for id in IDS if args.get("game") == id or message.startswith(f"{id}-")), "")


@cache
def _resources(lang: str) -> list[Any]:
    return [FluentResource(path.read_text(encoding="utf-8")) for path in sorted((_LOCALES / lang).glob("*.ftl"))]


@cache
def _bundle(lang: str, edition: str, game: str = "") -> FluentBundle:
    if lang not in LANGUAGES:
        raise BadOption("error-language", lang=str(lang), known=", ".join(LANGUAGES))

    def cubes(pile: Any) -> Any:
        return _cubes(bundle, edition, game, pile)

    def card(id: Any) -> Any:
        return str(id)

    bundle = FluentBundle([lang], use_isolating=False, functions={"CUBES": cubes, "CARD": card})
    for resource in _resources(lang):
        bundle.add_resource(resource)
    return bundle


def _format(bundle: FluentBundle, message: str, args: dict[str, Any]) -> tuple[str, list[Exception]]:
    pattern = bundle.get_message(message).value
    assert pattern is not None
    result, faults = bundle.format_pattern(pattern, args)
    return str(result), list(faults)


def _cubes(bundle: FluentBundle, edition: str, game: str, pile: Any) -> str:
    """ "112" as "2 yellow and 1 red"."""
    text = str(pile)
    parts = [
        _format(bundle, "cubes-of-level", {"level": level, "count": text.count(str(level)), "edition": edition, "game": game})[0]
        for level in (1, 2, 3, 4)
        if str(level) in text
    ]
    if not parts:
        return _format(bundle, "cubes-none", {})[0]
    return _format(bundle, "list-and", {"first": ", ".join(parts[:-1]), "last": parts[-1], "count": len(parts)})[0]
