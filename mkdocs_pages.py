"""Pages of the documentation site that no file in docs/ holds: those made from code, and those of files beside that folder.

MkDocs calls `on_files` and `on_page_markdown` (hooks of mkdocs.yml). Links that leave docs/ would lead nowhere on the site: to a page
that is on it under another name they are turned there, to any other file of the repository they become the file's name.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parent
BESIDE = ("CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md")
MUTATION, MUTATED = ROOT / "tests/data/mutation.json", ROOT / "src/caravansary/games"
FIGURES = ROOT / "docs/figures.json"
QUIET = 1.0  # load average up to which times by the clock say something
RESULTS = "CARAVANSARY_RESULTS"  # a file of `pytest --junitxml`: how the tests of each clause ended
_LINK = re.compile(r"\[([^][]*)\]\(([^()\s]+)\)")
_FENCE = re.compile(r"^```.*?^```", re.DOTALL | re.MULTILINE)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    from mkdocs.structure.files import File

    made = {"suite.md": suite_page(), "http-api.md": api_page()}
    for name, text in {**made, **{name: (ROOT / name).read_text(encoding="utf-8") for name in BESIDE}}.items():
        files.append(File.generated(config, name, content=text))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    source = page.file.src_uri
    folder = ROOT if source in BESIDE else (ROOT / "docs" / source).parent
    known = {file.src_uri for file in files}

    def turned(link: re.Match[str]) -> str:
        said, to = link[1], link[2]
        path, mark, anchor = to.partition("#")
        if not path or "://" in to or to.startswith("mailto:"):
            return link[0]
        target = Path(os.path.normpath(folder / path))
        if not target.exists():
            return link[0]  # the build says so
        uri = target.relative_to(ROOT).as_posix()
        inside = uri.removeprefix("docs/") if uri.startswith("docs/") or uri in BESIDE else ""
        if inside in known:
            return f"[{said}]({os.path.relpath(inside, Path(source).parent.as_posix())}{mark}{anchor})"
        return said if said.strip("`") == uri else f"{said} (`{uri}`)"

    parts = [_LINK.sub(turned, text) for text in _FENCE.split(markdown)]
    fences = [*_FENCE.findall(markdown), ""]
    return "".join(text + fence for text, fence in zip(parts, fences, strict=True))


# The suite as a document: every clause with its tests, the faults that tests catch, the figures of benchmarks


def suite_page() -> str:
    lines = ["# The suite", "", *_clauses(), *_faults(), *_figures()]
    return "\n".join(lines)


def _clauses() -> Iterator[str]:
    sys.path.insert(0, str(ROOT / "tests"))
    from support.clauses import RULES, clauses, named_in_tests

    tested, ended = named_in_tests(), results()
    yield from (
        "## Clauses and their tests",
        "",
        "Every clause of the rules, with the tests that prove it. The suite fails if a clause has none.",
        "",
    )
    if not ended:
        yield from (f"A site built after the tests also shows how they ended (`{RESULTS}`, see Contributing).", "")
    for page in sorted(RULES.glob("*.md")):
        yield from (f"### {page.stem}", "", "| clause | says | tests |", "|---|---|---|")
        for id, wording in clauses(page):
            tests = [f"`{test}`{f' {ended[test]}' if test in ended else ''}" for test in tested[id]]
            yield f"| {id} | {wording} | {'<br>'.join(tests)} |"
        yield ""


def _faults() -> Iterator[str]:
    """What `python tests/mutation.py` found."""
    found = json.loads(MUTATION.read_text(encoding="utf-8"))["files"]
    planted, caught = (sum(about[word] for about in found.values()) for word in ("planted", "caught"))
    yield from (
        "## Faults planted in the rules",
        "",
        "`python tests/mutation.py` plants one fault at a time in the rules and runs the tests of the clauses, then two with whole games.",
        "",
    )
    yield from (f"They catch {caught} of {planted} faults, {100 * caught / planted:.1f} %.", "")
    yield from ("| file | planted | caught | made |", "|---|---|---|---|")
    for name, about in found.items():
        changed = not hashlib.sha256((MUTATED / name).read_bytes()).hexdigest().startswith(about["source"])
        part = "" if about["every"] == 1 else f" (one fault in {about['every']})"
        yield f"| `{name}` | {about['planted']}{part} | {about['caught']} | {about['made']}{', changed since' if changed else ''} |"
    yield from ("", "The survivors:", "", "| file | function | line | with the fault | why no test can tell |", "|---|---|---|---|---|")
    for name, about in found.items():
        for one in about["survivors"]:
            code = " | ".join(f"`{one[word]}`".replace("|", "\\|") for word in ("function", "line", "fault"))
            yield f"| `{name}` | {code} | {one['why']} |"
    yield ""


def _figures() -> Iterator[str]:
    """What `python3 dev.py bench` measured, as it was kept with `--json docs/figures.json`."""
    found = json.loads(FIGURES.read_text(encoding="utf-8"))
    about = ", ".join(f"{name} {found[name]}" for name in ("caravansary", "python", "numpy", "numba"))
    command = f"python3 dev.py bench {'--quick ' if found['quick'] else ''}--json docs/figures.json"
    yield from (
        "## Figures",
        "",
        f"`{command}` on {found['time'][:10]}: {found['machine']}; {about}. Load average {found['load']} at the end.",
        "",
    )
    yield from ("Rates and times are of processor time. Times by the clock are left out where the machine was busy.", "")
    yield from ("| what | median | best | ratio to the calibration loop | |", "|---|---|---|---|---|")
    names = {one["name"] for one in found["results"]}
    for one in found["results"]:
        by_the_clock = f"{one['name']}, processor time" in names or "by the clock" in one["name"]
        if not (by_the_clock and found["load"] > QUIET):
            ratio = "" if one["ratio"] is None else f"{one['ratio']:.5f}"
            yield f"| {one['name']} | {one['median']:,.4g} | {one['best']:,.4g} | {ratio} | {one['unit']} |"
    yield ""


def results() -> dict[str, str]:
    """How each test function ended: "passed", or what its first case with another end says."""
    if not os.environ.get(RESULTS):
        return {}
    ended: dict[str, str] = {}
    for case in ElementTree.parse(os.environ[RESULTS]).iter("testcase"):
        module = case.attrib["classname"].removeprefix("tests.").replace(".", "/")
        name = f"{module}.py::{case.attrib['name'].partition('[')[0]}"
        other = [part.tag for part in case if part.tag in ("failure", "error", "skipped")]
        if other or name not in ended:
            ended[name] = other[0] if other else "passed"
    return ended


# The HTTP interface, from its OpenAPI description


def api_page() -> str:
    from caravansary.table.web.description import description

    api = description()
    intro = "Made from the OpenAPI description that every server gives at `/api/openapi.json`. What the requests mean to a game,"
    lines = ["# HTTP API", "", f"{intro} and the live news, are explained in [The table server](server.md).", "", "## Requests", ""]
    for path, methods in api["paths"].items():
        for method, operation in methods.items():
            lines += [f"### `{method.upper()} {path}`", "", operation["summary"], "", *_operation(operation), ""]
    lines += ["## Shapes", ""]
    for name, schema in api["components"]["schemas"].items():
        lines += [f"### {name}", "", *_shape(schema), ""]
    return "\n".join(lines)


def _operation(operation: dict[str, Any]) -> Iterator[str]:
    for given in operation["parameters"]:
        need = "" if given["required"] else ", optional"
        yield f"- `{given['name']}` ({given['in']}{need}): {_type(given['schema'])}. {given['description']}"
    if "requestBody" in operation:
        yield f"- body: {_type(operation['requestBody']['content']['application/json']['schema'])}"
    for status, answer in operation["responses"].items():
        if status.isdigit():
            yield f"- answer {status}: {_type(answer['content']['application/json']['schema'])}"
    if "security" in operation:
        yield "- who: " + ("a device, or nobody" if {} in operation["security"] else "a device")


def _shape(schema: dict[str, Any]) -> Iterator[str]:
    if about := schema.get("description"):
        yield from (about, "")
    if "properties" not in schema:
        yield _type(schema)
        return
    yield from ("| field | type | |", "|---|---|---|")
    for name, field in schema["properties"].items():
        optional = "" if name in schema.get("required", []) else " (may be left out)"
        yield f"| `{name}` | {_type(field)}{optional} | {field.get('description', '')} |"


def _type(schema: dict[str, Any]) -> str:
    """A schema in a few words, with links to the shapes that have a name."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    if several := schema.get("anyOf") or schema.get("oneOf"):
        return " or ".join(map(_type, several))
    if "const" in schema or "enum" in schema:
        return ", ".join(f"`{value!r}`" for value in schema.get("enum", [schema.get("const")]))
    if schema.get("type") == "array":
        return f"list of {_type(schema['items'])}" if "items" in schema else "list"
    if schema.get("type") == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"object of {_type(schema['additionalProperties'])}"
    kinds = schema.get("type", "anything")
    return " or ".join([kinds] if isinstance(kinds, str) else kinds)
