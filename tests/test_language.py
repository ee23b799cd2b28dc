"""Every language is set as it is printed and uses the words of its rulebooks: one thing has one word wherever it is said."""

from __future__ import annotations

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
COMMANDS = re.compile(r"text-command-\w+")  # words that a person types
NBSP = "\u00a0"

# What is said of each thing, and what would be another word for it.
OTHER_WORDS = {
    "fr": {
        "réclamer": r"revendiqu\w+|remport(?:er|ez) la carte",
        "acheter": r"acquérir|acquérez|acquiert",
        "ronde": r"manches?|rounds?",
        "tour": r"coups?",
        "cale": r"soutes?",
        "comptoir": r"avant-postes?|comptoirs? commercia(?:l|ux)",
        "tuile Marché": r"îles?",
        "plan de jeu": r"(?:la|une autre|votre) carte (?:du monde|au hasard|de cette partie)",
        "lot de départ": r"lots? initia(?:l|ux)",
        "lieu": r"emplacements? golem|sites? golem",
        "construire": r"bâtir|bâtis\w*|poser un comptoir",
        "annuler": r"défaire|reprenez-le|revenir là-dessus",
        "remettre dans les bols": r"rendez-en|aux bols|défausse\w*",
        "terminer": r"^assez$",
        "robot": r"bots?",
        "brun": r"marrons?",
        "récupérer": r"rappel(?:er|ez|le) (?:\d+|tous vos) marchands?",
        "journal": r"^ce qui s’est passé$|aller à ce qui",
        "se reposer": r"prendre un repos",
        "réclamer, not to complain": r"réclamations?",
        "libérée": r"colonnes? (?:vides?|vidées?|est vide)",
        "sur un lieu": r"(?:dans|à) (?:un|ce|chaque|celui) lieu",
        "retourner dans la boîte": r"quitt(?:e|ent) la partie",
        "péage": r"payer de passage",
        "précieux": r"moins cher au plus cher|plus cher encore|sorte la (?:moins|plus) chère",
        "notification": r"appels?",
        "par défaut": r"\(sinon [^)]*\)",
        "séparés par des virgules": r"(?<!séparés par )(?<!séparées par )des virgules",
        "doit": r"devrait",
        "il n’existe pas": r"il y a\s:",
        "y compris": r"aussi avec|, aussi dans",
        "le choix vous appartient": r"le choix est à vous",
        "le joueur qui": r"(?<=[.:] )qui a le plus de points",
    },
    "en": {
        "upgrade": r"rais(?:e|es|ed|ing)\b",
        "acquire": r"buy|buys|bought|purchase\w*",
        "return": r"gives? back",
        "Market tile": r"islands?",
        "Point card": r"(?-i:point cards?)",
        "Merchant card": r"(?-i:merchant cards?)",
        "Bonus tile": r"(?-i:bonus tiles?)",
        "Exploration tile": r"(?-i:exploration tiles?)",
        "Done": r"^enough$",
        "location": r"(?:golem|fort) places?",
        "default": r"\(else [^)]*\)",
        "separated by commas": r"(?<!separated )(?:with|by) commas",
        "precious": r"dear(?:er|est)?",
        "secret": r"luck that",
        "does not exist": r"which there is not|is none(?! of)",
        "number of": r"for so many",
        "resume": r"a run that was stopped goes on",
    },
}
FAULTS = {
    "fr": {
        "a colon without its space": rf"[^{NBSP}]:(?= |$)",
        "a mark without its space": rf"[^{NBSP}][;?!](?= |$)",
        "guillemets without their spaces": rf"«[^{NBSP}]|[^{NBSP}]»",
        "a percent sign without its space": r"\d ?%",
        "a typewriter's apostrophe": r"'",
        "a typewriter's quotes": r'(?<!s )"(?!\[)',
        "a space before an ellipsis": r" …",
    },
    "en": {
        "a space before a mark": rf"[ {NBSP}](?:[:;!%](?= |$)|…)",
        "a curved apostrophe": r"’",
    },
}
LITERAL = {
    "fr": {"server-no-extra", "push-no-extra", "arena-no-openskill", "arena-no-ray", "cli-checked"},
    "en": set[str](),
}  # they quote a command


class _Words(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.found.append(node.value)


def written(lang: str) -> Iterator[tuple[str, str]]:
    """Every message with the words in it, branch by branch."""
    for path in sorted((LOCALES / lang).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message) and not COMMANDS.fullmatch(entry.id.name):
                words = _Words()
                words.visit(entry)
                yield from ((entry.id.name, each) for each in words.found)


def said(lang: str) -> Iterator[tuple[str, str]]:
    """Every message as it is read, in both editions."""
    for name in dict.fromkeys(name for name, _ in written(lang)):
        source = _sources(lang)[name]
        given = {each: 2 if each in ("count", "level", "points") else "2" for each in re.findall(r"\$(\w+)", source)} | {
            "count": 2,
            "points": 2,
        }
        for edition in EDITIONS:
            yield name, text(name, {key: value for key, value in given.items() if key != "edition"}, lang, edition)


@cache
def _sources(lang: str) -> dict[str, str]:
    """What each message and the messages it uses are made of."""
    whole = "\n".join(path.read_text(encoding="utf-8") for path in sorted((LOCALES / lang).glob("*.ftl")))
    parts = {match[1]: match[0] for match in re.finditer(r"^([a-z][\w-]*) *=.*(?:\n(?![a-z#]).*)*", whole, re.MULTILINE)}
    for _ in range(3):
        parts = {
            name: source + "".join(parts.get(use, "") for use in re.findall(r"\{ *([a-z][\w-]*) *\}", source))
            for name, source in parts.items()
        }
    return parts


@pytest.mark.parametrize("lang", FAULTS)
def test_texts_are_set_as_their_language_is_printed(lang: str) -> None:
    wrong = [
        f"{name}: {fault}: {words}"
        for name, words in [*said(lang), *written(lang)]
        for fault, pattern in FAULTS[lang].items()
        if re.search(pattern, words.strip(" ")) and not (name in LITERAL[lang] and "quotes" in fault)
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("lang", OTHER_WORDS)
def test_one_thing_has_one_word(lang: str) -> None:
    wrong = [
        f"{name}: {good}, not: {words}"
        for name, words in [*said(lang), *written(lang)]
        for good, others in OTHER_WORDS[lang].items()
        if re.search(rf"(?<![\w-])(?:{others})(?![\w-])", words, re.IGNORECASE)
    ]
    assert not wrong, "\n".join(wrong)


def test_a_french_piece_is_a_coin() -> None:
    """ "Pièce" stands only where gold, copper or silver is meant."""
    others = [
        f"{name}: {words}"
        for name, words in written("fr")
        if re.search(r"\bpièces?\b", words) and not re.match(r"spice-road|position-coins", name)
    ]
    assert not others, others


def test_games_have_the_titles_on_their_boxes() -> None:
    titles = {
        "spice-road": {
            "spice": ("Century: Spice Road", "Century : La Route des épices"),
            "golem": ("Century: Golem Edition", "Century Golem"),
        },
        "eastern-wonders": {
            "spice": ("Century: Eastern Wonders", "Century : Merveilles orientales"),
            "golem": ("Century: Golem Edition – Eastern Mountains", "Century Golem : Montagnes orientales"),
        },
        "endless-world": {
            "spice": ("Century: A New World", "Century : Un nouveau monde"),
            "golem": ("Century: Golem Edition – An Endless World", "Century Golem : Un monde sans fin"),
        },
    }
    for game, editions in titles.items():
        for edition, (english, french) in editions.items():
            assert text(game, {}, "en", edition) == english
            assert text(game, {}, "fr", edition).replace(NBSP, " ") == french


@pytest.mark.parametrize(
    ("lang", "wrong"),
    [
        ("fr", "Qui commence ?"),
        ("fr", "« oui »"),
        ("fr", "l'or"),
        ("fr", "Repos: reprendre"),
        ("fr", "95 %"),
        ("en", "Loading …"),
        ("en", "5 %"),
    ],
)
def test_a_fault_is_found(lang: str, wrong: str) -> None:
    assert any(re.search(pattern, wrong) for pattern in FAULTS[lang].values())


def test_every_language_is_held_to_its_words() -> None:
    assert set(LANGUAGES) == set(OTHER_WORDS) == set(FAULTS), "add the words and the marks of a new language here"
