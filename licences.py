"""Every dependency with its version and licence: `python3 dev.py licences`.

Python packages are those of .venv that pyproject.toml asks for, directly or not, by what they are for; the client's packages are those
of frontend/package-lock.json. A package that names no licence is listed as such, and the command fails.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, distribution, metadata
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent
LOCK = ROOT / "frontend" / "package-lock.json"
PLAYING = "table"
OURS = "caravansary"


def needed(name: str, extras: frozenset[str], seen: set[tuple[str, str]] | None = None) -> Iterator[str]:
    """What is installed because of a package and some of its extras."""
    seen = set() if seen is None else seen
    for text in distribution(name).requires or ():
        asked = Requirement(text)
        if asked.marker is not None and not any(asked.marker.evaluate({"extra": extra}) for extra in extras | {""}):
            continue
        found = canonicalize_name(asked.name)
        wanted = {(found, extra) for extra in asked.extras | {""}}
        if wanted <= seen:
            continue
        seen |= wanted
        try:
            distribution(found)
        except PackageNotFoundError:
            continue
        if found != OURS:
            yield found
        yield from needed(found, frozenset(asked.extras), seen)


def licence(name: str) -> str:
    """As the package states it: an expression, else its classifiers, else the first line of a free text."""
    about = metadata(name)
    if said := about.get_all("License-Expression"):
        return str(said[0])
    classified = [each.rpartition(" :: ")[2] for each in about.get_all("Classifier") or () if each.startswith("License ::")]
    named = [each for each in classified if each != "OSI Approved"]
    if named:
        return ", ".join(named)
    lines = [line.strip() for text in about.get_all("License") or () for line in text.splitlines() if line.strip()]
    return lines[0][:60] if lines else ""


def python_packages() -> dict[str, list[tuple[str, str, str]]]:
    every = list(metadata(OURS).get_all("Provides-Extra") or ())
    playing = set(needed(OURS, frozenset({PLAYING})))
    groups = {"Python, to play": playing, "Python, to develop and for research": set(needed(OURS, frozenset(every))) - playing}
    return {group: [(name, distribution(name).version, licence(name)) for name in sorted(names)] for group, names in groups.items()}


def client_packages() -> dict[str, list[tuple[str, str, str]]]:
    groups: dict[str, list[tuple[str, str, str]]] = {"the client, to build": [], "the client, to test": []}
    for path, package in json.loads(LOCK.read_text(encoding="utf-8"))["packages"].items():
        if path:
            name = re.split(r"(?:^|/)node_modules/", path)[-1]
            group = "the client, to test" if package.get("dev") else "the client, to build"
            groups[group].append((name, package["version"], package.get("license", "")))
    return groups


def main() -> int:
    unknown = []
    for group, packages in {**python_packages(), **client_packages()}.items():
        print(f"{group} ({len(packages)})")
        for name, version, said in packages:
            print(f"  {name:36} {version:16} {said or 'no licence named'}")
            if not said:
                unknown.append(name)
        print()
    if unknown:
        print(f"without a licence: {', '.join(unknown)}", file=sys.stderr)
    return 1 if unknown else 0


if __name__ == "__main__":
    sys.exit(main())
