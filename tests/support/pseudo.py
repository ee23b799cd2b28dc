"""A language that nobody speaks, made from English: every vowel doubled and accented, so that texts are longer and none can be missed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer

import caravansary
from caravansary.engine.jit import PACKAGE
from support.terminal import on_the_path

CODE = "eo"
ENGLISH = Path(caravansary.__file__).parent / "locales/en"
_KEPT = re.compile(r"text-command-\w+|cube-letters|letter-\w+-\d")  # what is typed, or stands for a colour
_VOWELS = dict(zip("aeiouAEIOU", ("àá", "èé", "ìí", "òó", "ùú", "ÀÁ", "ÈÉ", "ÌÍ", "ÒÓ", "ÙÚ"), strict=True))


def strange(words: str) -> str:
    return "".join(_VOWELS.get(letter, letter) for letter in words)


class _Strange(Transformer):
    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:
        return ftl.TextElement(strange(node.value))


def make(folder: Path) -> Path:
    """The language as a folder in this one, as anybody would add one."""
    made = folder / CODE
    made.mkdir(parents=True)
    for path in ENGLISH.glob("*.ftl"):
        found = FluentParser().parse(path.read_text(encoding="utf-8"))
        body = [
            entry if isinstance(entry, ftl.Message) and _KEPT.fullmatch(entry.id.name) else _Strange().visit(entry) for entry in found.body
        ]
        (made / path.name).write_text(FluentSerializer().serialize(ftl.Resource(body)), encoding="utf-8")
    return folder


def run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Python with this folder of languages."""
    environment = {**os.environ, "CARAVANSARY_LOCALES": str(folder), "PYTHONPATH": on_the_path(PACKAGE.parent)}
    return subprocess.run([sys.executable, *command], capture_output=True, text=True, env=environment, check=False)
