"""Every message said with every number and in both editions: singulars and plurals are right, and no edition borrows the other's words.

Every variable is a number unless it is listed as words below, every branch of every choice is said, and what is said is read by rules
of the language, not compared with examples: a new message is held to them without being named here.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import caravansary
from caravansary.texts import EDITIONS, LANGUAGES, text

LOCALES = Path(caravansary.__file__).parent / "locales"
NUMBERS = (0, 1, 2, 5, 21)
# Variables that hold words: names, ids, other texts. A variable that is not listed is a number.
WORDS = {
    "arg",
    "boat",
    "bot",
    "card",
    "coin",
    "column",
    "date",
    "device",
    "edition",
    "field",
    "file",
    "first",
    "folder",
    "game",
    "hex",
    "icon",
    "kind",
    "location",
    "name",
    "names",
    "option",
    "panels",
    "path",
    "pile",
    "second",
    "symbol",
    "tile",
    "tied",
    "what",
    "words",
}


class _Parts(Visitor):
    """What a message is made of: its variables, piles of cubes, other messages, and the choices it makes by words."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.piles: set[str] = set()
        self.messages: set[str] = set()
        self.choices: dict[str, set[str]] = {}
        self.counted: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        for each in node.arguments.positional:
            if isinstance(each, ftl.VariableReference):
                self.piles.add(each.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            keys = {str(each.key.name) for each in node.variants if isinstance(each.key, ftl.Identifier)}
            numbers = any(isinstance(each.key, ftl.NumberLiteral) for each in node.variants)
            if numbers or keys & {"one", "few", "many"}:
                self.counted.add(node.selector.id.name)
            else:
                self.choices.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


@cache
def parts(lang: str) -> dict[str, _Parts]:
    """The parts of every message, with those of the messages it uses."""
    found: dict[str, _Parts] = {}
    for path in sorted((LOCALES / lang).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message) and entry.value is not None:
                found[entry.id.name] = _Parts()
                found[entry.id.name].visit(entry.value)
    for each in found.values():
        todo = list(each.messages)
        while todo:
            used = found[todo.pop()]
            each.variables |= used.variables
            each.piles |= used.piles
            each.counted |= used.counted
            for name, keys in used.choices.items():
                each.choices.setdefault(name, set()).update(keys)
            todo += used.messages - each.messages
            each.messages |= used.messages
    return found


def sentences(lang: str, edition: str) -> Iterator[tuple[str, int, str]]:
    """Every message with each number, in each of its branches."""
    for name, made in parts(lang).items():
        choices = {each: sorted(keys) for each, keys in made.choices.items() if each != "edition"}
        for number in NUMBERS:
            for picked in itertools.product(*choices.values()):
                given: dict[str, object] = dict.fromkeys(made.variables | made.counted, number)
                given |= dict.fromkeys(made.variables & WORDS - made.counted, "Ana")
                given |= dict.fromkeys(made.piles, "1" * min(number, 9)) | dict(zip(choices, picked, strict=True))
                given.pop("edition", None)
                yield name, number, text(name, given, lang, edition)


@cache
def spoken(lang: str, edition: str) -> tuple[tuple[str, int, str], ...]:
    return tuple(sentences(lang, edition))


# Plurals. A noun is what follows a number; the language has seen it in both numbers if its files hold both forms.

ONE = {"en": (1,), "fr": (0, 1)}  # the numbers that take the singular
SAME = {  # words that end like plurals and are none, or that count nothing
    "en": {"is", "was", "has", "this", "less", "its", "on", "a", "bonus"},
    "fr": {"pas", "fois", "dans", "plus", "sous", "puis", "moins", "sans", "au", "de", "des"},
}
PLURAL_VERBS = {"en": {"are", "were", "have", "lie"}, "fr": {"sont", "ont", "restent", "manquent", "étaient", "attendent", "jouent"}}


LINKS = {  # between a number and a noun that it does not count
    "en": {"of", "in", "on", "to", "for", "at", "by", "per", "a", "the", "and", "or", "is", "has", "points"},
    "fr": {"de", "en", "sur", "à", "pour", "par", "dans", "et", "ou", "est", "a", "au", "aux", "la", "le", "les", "des"},
}


@cache
def counted(lang: str) -> frozenset[str]:
    """Plurals that follow a number somewhere, with "five tiles" also those of "five bonus tiles"."""
    found = {each for edition in EDITIONS for _, _, said in spoken(lang, edition) for each in re.findall(r"\b5 ([^\W\d_]+)", said)}
    return frozenset(each.lower() for each in found if is_plural(lang, each.lower()))


@cache
def vocabulary(lang: str) -> frozenset[str]:
    words: set[str] = set()
    for edition in EDITIONS:
        for _, _, said in spoken(lang, edition):
            words |= set(re.findall(r"[^\W\d_]+", said.lower()))
    return frozenset(words)


def plurals(lang: str, word: str) -> set[str]:
    endings = {"en": {word + "s", word + "es", re.sub("y$", "ies", word)}, "fr": {word + "s", re.sub("al$", "aux", word), word + "x"}}
    return endings[lang] - {word}


def is_plural(lang: str, word: str) -> bool:
    """Whether the singular of this word is used somewhere, or it can only be a plural by its ending."""
    if word in SAME[lang]:
        return False
    return any(word in plurals(lang, each) for each in vocabulary(lang)) or bool(re.search(r"[^s]s$|aux$", word))


def is_singular(lang: str, word: str) -> bool:
    """Whether a plural of this word is used somewhere."""
    return word not in SAME[lang] and bool(plurals(lang, word) & vocabulary(lang))


def miscounted(lang: str, said: str) -> Iterator[str]:
    for number, noun, next in re.findall(r"(?<![\w.,#@>=\[])(\d+) ([^\W\d_]+)(?: ([^\W\d_]+))?", said):
        noun, next, one = noun.lower(), next.lower(), int(number) in ONE[lang]
        if one and (is_plural(lang, noun) or {noun, next} & PLURAL_VERBS[lang] or (noun not in LINKS[lang] and next in counted(lang))):
            yield f"{number} {noun} {next}"
        compound = lang == "en" and next != "" and is_plural(lang, next)  # five point cards
        if not one and is_singular(lang, noun) and not compound:
            yield f"{number} {noun} {next}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_nouns_agree_with_their_numbers(lang: str, edition: str) -> None:
    wrong = {(name, fault) for name, _, said in spoken(lang, edition) for fault in miscounted(lang, said)}
    assert not wrong, "\n".join(f"{name}: {fault}" for name, fault in sorted(wrong))


# Editions

OTHERS = {
    ("en", "golem"): r"cubes?|spices?|red|brown|gold|forts?|ginger|chili|tea|cloves|turmeric|saffron|cardamom|cinnamon",
    ("en", "spice"): r"crystals?|golems?|turquoise|magenta|copper|blue",
    ("fr", "golem"): r"cubes?|épices?|rouges?|bruns?|marrons?|or|forts?|gingembre|piment|thé|girofle",
    ("fr", "spice"): r"cristal|cristaux|golems?|turquoise|magenta|cuivre|bleus?",
}
BOTH = {"cli-edition"}  # what is said of both editions at once, besides what is named after one


@pytest.mark.parametrize(("lang", "edition"), OTHERS)
def test_no_edition_uses_the_words_of_the_other(lang: str, edition: str) -> None:
    other = re.compile(rf"\b({OTHERS[lang, edition]})\b", re.IGNORECASE)
    named = re.compile(rf"-({'|'.join(EDITIONS)})(-|$)")
    wrong = {
        (name, found[0])
        for name, _, said in spoken(lang, edition)
        if name not in BOTH and not named.search(name) and (found := other.search(said))
    }
    assert not wrong, sorted(wrong)


def test_words_are_listed_once_and_used() -> None:
    used = {each for lang in LANGUAGES for made in parts(lang).values() for each in made.variables}
    assert sorted(WORDS - used) == []


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "1 points"),
        ("en", "2 point"),
        ("en", "1 values are"),
        ("en", "but 1 have left"),
        ("fr", "mais 1 ont quitté"),
        ("fr", "1 restantes."),
        ("fr", "0 cartes"),
        ("fr", "2 cristal"),
    ],
)
def test_wrong_plurals_are_found(lang: str, said: str) -> None:
    assert list(miscounted(lang, said))
