"""Fluent in the page: stands in for the package `fluent.runtime`, which is too large to load with a page.

`js` gives what `@fluent/bundle` makes: see frontend/src/page/fluent.ts.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import Any, NamedTuple

_js: Any = None


class FluentResource:
    def __init__(self, source: str) -> None:
        self.made = _js.resource(source)


class Message(NamedTuple):
    value: str | None


class FluentBundle:
    def __init__(self, locales: Sequence[str], functions: Mapping[str, Callable[..., Any]], use_isolating: bool = False) -> None:
        self._bundle = _js.bundle(locales[0])
        for name, function in functions.items():
            self._bundle.teach(name, function)

    def add_resource(self, resource: FluentResource) -> None:
        self._bundle.add(resource.made)

    def get_message(self, id: str) -> Message:
        """A message, whose pattern is known by its id."""
        return Message(id)

    def format_pattern(self, pattern: str, args: Mapping[str, Any]) -> tuple[str, list[Exception]]:
        found = self._bundle.say(pattern, list(args), [value if isinstance(value, (int, float)) else str(value) for value in args.values()])
        return str(found), []


def install(js: Any) -> None:
    """From here on `fluent.runtime` is this."""
    global _js
    _js = js
    package = ModuleType("fluent")
    runtime = sys.modules[__name__]
    package.runtime = runtime  # type: ignore[attr-defined]
    sys.modules.update({"fluent": package, "fluent.runtime": runtime})
