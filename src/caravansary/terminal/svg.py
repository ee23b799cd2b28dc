"""SVG as text: tags, and the document around them. No library needed."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape


def tag(name: str, inside: str | None = None, /, **attributes: object) -> str:
    """One element; `inside` is SVG already. `text_anchor` is written text-anchor, and `class_` class."""
    written = "".join(f' {key.rstrip("_").replace("_", "-")}="{escape(str(value))}"' for key, value in attributes.items())
    return f"<{name}{written}/>" if inside is None else f"<{name}{written}>{inside}</{name}>"


def words(said: str, /, **attributes: object) -> str:
    """A line of text."""
    return tag("text", escape(said), **attributes)


def hint(said: str) -> str:
    """What is shown when somebody points at the element that this is inside of."""
    return tag("title", escape(said))


def document(title: str, style: str, parts: Sequence[str], **size: object) -> str:
    """A whole drawing, one part to a line; screen readers say its title."""
    inside = "\n".join(["", tag("style", style), *parts, ""])
    return tag("svg", inside, xmlns="http://www.w3.org/2000/svg", **size, role="img", aria_label=title) + "\n"
