"""Bar charts as SVG text, written by hand: light and dark, readable without colour, no library needed."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

ROW = 22
LEFT = 150
LETTER = 7.5  # width of a letter of a label, rather more than less
WIDE = 480
HEAD = 48
STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#222}.t{font-size:16px;font-weight:600}.n{fill:#666;font-size:12px}"
    ".b{fill:#3b7a8c}.l{stroke:#222;stroke-width:1.5}.m{stroke:#b4472e;stroke-width:1.5;stroke-dasharray:4 3}.g{fill:#fff}"
    "@media(prefers-color-scheme:dark){text{fill:#eee}.n{fill:#aaa}.l{stroke:#eee}.b{fill:#5fa9bd}.g{fill:#1c1c1c}}"
)


class Bar(NamedTuple):
    """One bar: what it says at its end, and the interval of the value where there is one."""

    label: str
    value: float
    said: str
    low: float | None = None
    high: float | None = None


def bar_chart(title: str, note: str, bars: Sequence[Bar], mark: float | None = None) -> str:
    """Bars from the left; `mark` is a value to compare with, drawn as a broken line."""
    most = max([bar.high or bar.value for bar in bars] + [mark or 0.0, 1e-9])
    height = HEAD + ROW * len(bars) + 12
    left = max(LEFT, 20 + round(LETTER * max(len(bar.label) for bar in bars)))

    def x(value: float) -> float:
        return round(left + WIDE * value / most, 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{left + WIDE + 90}" height="{height}" role="img" aria-label="{escape(title)}">',
        f"<style>{STYLE}</style>",
        f'<rect class="g" width="100%" height="100%"/><text class="t" x="12" y="22">{escape(title)}</text>',
        f'<text class="n" x="12" y="40">{escape(note)}</text>',
    ]
    for i, bar in enumerate(bars):
        y = HEAD + ROW * i
        parts.append(f'<text x="{left - 8}" y="{y + 15}" text-anchor="end">{escape(bar.label)}</text>')
        parts.append(
            f'<rect class="b" x="{left}" y="{y + 3}" width="{max(0.0, round(x(bar.value) - left, 1))}" height="{ROW - 7}" rx="2"/>'
        )
        if bar.low is not None and bar.high is not None:
            parts.append(f'<line class="l" x1="{x(bar.low)}" x2="{x(bar.high)}" y1="{y + 10.5}" y2="{y + 10.5}"/>')
        end = x(max(bar.value, bar.high or 0.0))
        parts.append(f'<text class="n" x="{end + 6}" y="{y + 15}">{escape(bar.said)}</text>')
    if mark is not None:
        parts.append(f'<line class="m" x1="{x(mark)}" x2="{x(mark)}" y1="{HEAD}" y2="{height - 8}"/>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def histogram(values: Sequence[int], most_bars: int = 30) -> list[Bar]:
    """Bars of equal width in values that say how often each range occurs."""
    least, most = min(values), max(values)
    width = max(1, -(-(most - least + 1) // most_bars))
    found = [0] * ((most - least) // width + 1)
    for value in values:
        found[(value - least) // width] += 1
    names = [f"{least + i * width}" + (f"-{least + (i + 1) * width - 1}" if width > 1 else "") for i in range(len(found))]
    return [Bar(name, count, str(count)) for name, count in zip(names, found, strict=True)]
