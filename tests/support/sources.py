"""The strings that the source is made of: what Python and the browser client write out, and the patterns that they fill in."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import caravansary

SOURCE = Path(caravansary.__file__).parent
CLIENT = Path(__file__).parents[2] / "frontend" / "src"
HOLE = "\0"
_COMMENT = re.compile(r"<!--.*?-->|/\*.*?\*/|(?<![:\w\"'`])//[^\n]*", re.DOTALL)
_SAYS = re.compile(r"\b(?:t|has|maybe|say|format|ownWords)\(")
_SAYS_OWN = re.compile(r"\bownWords\(")
_QUOTED = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
_TEMPLATE = re.compile(r"`([^`]*)`")


@cache
def python_strings() -> frozenset[str]:
    """Every string that is written out in Python, with a hole for everything an f-string fills in."""
    return frozenset(text for path in SOURCE.rglob("*.py") for text in _python(ast.parse(path.read_text(encoding="utf-8"))))


def _python(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.JoinedStr):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else HOLE for part in node.values)


@cache
def drawn_messages() -> frozenset[str]:
    """What the drawings of a game ask their pens to say: `<game>-<id>`, without the game's id."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in (SOURCE / "games").rglob("*.py")]
    calls = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]
    asked = [each for call in calls if isinstance(call.func, ast.Attribute) and call.func.attr == "say" for each in call.args]
    return frozenset(text for each in asked for text in _python(ast.Module([ast.Expr(each)], [])))


@cache
def python_fields() -> frozenset[str]:
    """The names of annotated fields: some messages are named after settings."""
    trees = (ast.parse(path.read_text(encoding="utf-8")) for path in SOURCE.rglob("*.py"))
    fields = (node.target for tree in trees for node in ast.walk(tree) if isinstance(node, ast.AnnAssign))
    return frozenset(field.id.replace("_", "-") for field in fields if isinstance(field, ast.Name))


def client_files() -> list[Path]:
    return sorted(path for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte"))


@cache
def client_texts() -> tuple[str, ...]:
    """The client's files without comments."""
    return tuple(_COMMENT.sub(" ", path.read_text(encoding="utf-8")) for path in client_files())


@cache
def client_messages() -> frozenset[str]:
    """What the client asks words for: strings within calls that say something, and templates wherever they stand."""
    templates = {_holes(match[1]) for text in client_texts() for match in _TEMPLATE.finditer(text)}
    return frozenset(templates | _within(_SAYS))


@cache
def client_own_messages() -> frozenset[str]:
    """What the client asks of this game first: `<game>-<id>` before `<id>`."""
    return frozenset(_within(_SAYS_OWN))


def _within(calls: re.Pattern[str]) -> set[str]:
    found = [_call(text, call.end() - 1) for text in client_texts() for call in calls.finditer(text)]
    return {match[1] for text in found for match in _QUOTED.finditer(text)} | {
        _holes(match[1]) for text in found for match in _TEMPLATE.finditer(text)
    }


@cache
def client_strings() -> frozenset[str]:
    """Every string in the client, and in the scripts of its first games."""
    scripts = (path.read_text(encoding="utf-8") for path in CLIENT.rglob("*.script.json"))
    return frozenset(match[1] for text in (*client_texts(), *scripts) for match in _QUOTED.finditer(text))


def _call(text: str, opening: int) -> str:
    """The call from its opening bracket to the closing one."""
    depth = 0
    for at in range(opening, len(text)):
        depth += {"(": 1, ")": -1}.get(text[at], 0)
        if depth == 0:
            return text[opening : at + 1]
    return text[opening:]


def _holes(template: str) -> str:
    """A template with a hole for each ${...}, which may hold braces itself."""
    made, depth, at = "", 0, 0
    while at < len(template):
        if depth == 0 and template.startswith("${", at):
            made, depth, at = made + HOLE, 1, at + 2
            continue
        if depth:
            depth += {"{": 1, "}": -1}.get(template[at], 0)
        else:
            made += template[at]
        at += 1
    return made
