"""Charts as SVG: values with intervals, shares over time, and bars. Readable in light and dark, and without colours."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from caravansary.terminal.ink import SEATS
from caravansary.terminal.svg import document, hint, tag, words

WIDTH = 760
LEFT, RIGHT, TOP, ROW = 230, 40, 56, 30
DASHES = ("none", "7 3", "2 3", "10 3 2 3", "5 5")  # of the seats, for those who see no colours
_STYLE = "svg{color:#222;background:#fff}@media(prefers-color-scheme:dark){svg{color:#ddd;background:#1b1b1b}}"
_TYPE: dict[str, Any] = {"fill": "currentColor", "font_family": "sans-serif", "font_size": 13}
_GRID: dict[str, Any] = {"stroke": "currentColor", "stroke_opacity": ".15"}

BAR_LEFT, BAR_WIDE, BAR_ROW, BAR_HEAD = 150, 480, 22, 48
LETTER = 7.5  # width of a letter of a label, rather too much than too little
_BAR_STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#222}.t{font-size:16px;font-weight:600}.n{fill:#666;font-size:12px}"
    ".b{fill:#3b7a8c}.l{stroke:#222;stroke-width:1.5}.m{stroke:#b4472e;stroke-width:1.5;stroke-dasharray:4 3}.g{fill:#fff}"
    "@media(prefers-color-scheme:dark){text{fill:#eee}.n{fill:#aaa}.l{stroke:#eee}.b{fill:#5fa9bd}.g{fill:#1c1c1c}}"
)


def intervals(title: str, rows: Sequence[tuple[str, float, float, float]]) -> str:
    """A line for each row: its name, a dot at its value, a bar from its lowest to its highest."""
    low = min(row[2] for row in rows)
    high = max(row[3] for row in rows)
    step = _step(high - low)
    low, high = step * (low // step), step * -(-high // step)
    span = max(high - low, step)
    bottom = TOP + ROW * len(rows)

    def x(value: float) -> float:
        return round(LEFT + (value - low) / span * (WIDTH - LEFT - RIGHT), 1)

    parts = []
    for i in range(round(span / step) + 1):
        tick = low + i * step
        parts.append(tag("path", d=f"M{x(tick)} {TOP - 8}V{bottom}", **_GRID))
        parts.append(words(f"{tick:+.0f}", x=x(tick), y=bottom + 18, text_anchor="middle", **_TYPE))
    for i, (name, value, least, most) in enumerate(rows):
        y = TOP + ROW * i + ROW / 2
        parts.append(words(_short(name, 30), x=LEFT - 12, y=y + 4, text_anchor="end", **_TYPE))
        parts.append(tag("path", d=f"M{x(least)} {y}H{x(most)}", stroke=SEATS[0], stroke_width=5, stroke_opacity=".45"))
        parts.append(tag("circle", hint(f"{value:+.0f}"), cx=x(value), cy=y, r=5, fill=SEATS[0]))
    return _chart(title, bottom + 34, parts)


def shares(title: str, names: Sequence[str], points: Sequence[Sequence[float]], marks: Sequence[tuple[int, str]] = ()) -> str:
    """Lines from 0 to 100 %: points[i] has a share for each name; marks stand at some of the points, with their words."""
    height, top, bottom, left = 380, 76, 340, 54
    last = max(1, len(points) - 1)

    def x(i: float) -> float:
        return round(left + i / last * (WIDTH - left - RIGHT), 1)

    def y(share: float) -> float:
        return round(bottom - share * (bottom - top), 1)

    parts = []
    for percent in (0, 25, 50, 75, 100):
        parts.append(tag("path", d=f"M{left} {y(percent / 100)}H{WIDTH - RIGHT}", **_GRID))
        parts.append(words(f"{percent} %", x=left - 8, y=y(percent / 100) + 4, text_anchor="end", **_TYPE))
    for i in range(0, last + 1, max(1, round(_step(last)))):
        parts.append(words(str(i), x=x(i), y=bottom + 18, text_anchor="middle", **_TYPE))
    for seat, name in enumerate(names):
        path = "L".join(f"{x(i)} {y(row[seat])}" for i, row in enumerate(points))
        stroke = {"stroke": SEATS[seat % 5], "stroke_dasharray": DASHES[seat % 5], "stroke_width": 2.5, "fill": "none"}
        at = left + seat * (WIDTH - left - RIGHT) / max(1, len(names))
        parts.append(tag("path", d=f"M{path}", **stroke) + tag("path", d=f"M{at:.0f} 52h26", **stroke))
        parts.append(words(_short(name, 18), x=f"{at + 32:.0f}", y=56, **_TYPE))
    for i, said in marks:
        highest = max(points[i]) if i < len(points) else 0.0
        parts.append(tag("circle", f"\n{hint(said)}", cx=x(i), cy=y(highest), r=5, fill="none", stroke="#c02020", stroke_width=2))
    return _chart(title, height, parts)


def agreement(title: str, across: str, up: str, rows: Sequence[tuple[float, float, float, float, str]]) -> str:
    """What was said against what came, both from 0 to 100 %: a dot for each row, a bar from its lowest to its highest, and words.
    On the broken line both agree."""
    size, top, left = 400, 60, 80

    def x(share: float) -> float:
        return round(left + share * size, 1)

    def y(share: float) -> float:
        return round(top + (1 - share) * size, 1)

    parts = [tag("path", d=f"M{x(0)} {y(0)}L{x(1)} {y(1)}", stroke="currentColor", stroke_opacity=".5", stroke_dasharray="5 5")]
    for percent in (0, 25, 50, 75, 100):
        share = percent / 100
        parts.append(tag("path", d=f"M{x(0)} {y(share)}H{x(1)}M{x(share)} {y(0)}V{y(1)}", **_GRID))
        parts.append(words(f"{percent} %", x=x(0) - 8, y=y(share) + 4, text_anchor="end", **_TYPE))
        parts.append(words(f"{percent} %", x=x(share), y=y(0) + 20, text_anchor="middle", **_TYPE))
    parts.append(words(across, x=x(0.5), y=y(0) + 44, text_anchor="middle", **_TYPE))
    parts.append(words(up, x=x(0), y=top - 12, **_TYPE))
    for said, came, low, high, about in rows:
        parts.append(tag("path", d=f"M{x(said)} {y(low)}V{y(high)}", stroke=SEATS[0], stroke_width=5, stroke_opacity=".45"))
        parts.append(tag("circle", hint(about), cx=x(said), cy=y(came), r=5, fill=SEATS[0]))
    return _chart(title, top + size + 60, parts)


def _chart(title: str, height: int, parts: Sequence[str]) -> str:
    head = words(title, x=20, y=28, **_TYPE | {"font_size": 16, "font_weight": 600})
    return document(title, _STYLE, [head, *parts], viewBox=f"0 0 {WIDTH} {height}")


def _step(span: float) -> float:
    """A round distance between ticks, for about six of them."""
    for step in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000):
        if span / step <= 7:
            return float(step)
    return 2000.0


def _short(name: str, most: int) -> str:
    return name if len(name) <= most else name[: most - 1] + "…"


class Bar(NamedTuple):
    """One bar: what it says at its end, and the interval of its value if it has one."""

    label: str
    value: float
    said: str
    low: float | None = None
    high: float | None = None


def bar_chart(title: str, note: str, bars: Sequence[Bar], mark: float | None = None) -> str:
    """Bars from the left; `mark` is a value to compare with, drawn as a broken line."""
    most = max([bar.high or bar.value for bar in bars] + [mark or 0.0, 1e-9])
    height = BAR_HEAD + BAR_ROW * len(bars) + 12
    left = max(BAR_LEFT, 20 + round(LETTER * max(len(bar.label) for bar in bars)))

    def x(value: float) -> float:
        return round(left + BAR_WIDE * value / most, 1)

    page = tag("rect", class_="g", width="100%", height="100%")
    parts = [page + words(title, class_="t", x=12, y=22), words(note, class_="n", x=12, y=40)]
    for i, bar in enumerate(bars):
        y = BAR_HEAD + BAR_ROW * i
        parts.append(words(bar.label, x=left - 8, y=y + 15, text_anchor="end"))
        parts.append(tag("rect", class_="b", x=left, y=y + 3, width=max(0.0, round(x(bar.value) - left, 1)), height=BAR_ROW - 7, rx=2))
        if bar.low is not None and bar.high is not None:
            parts.append(tag("line", class_="l", x1=x(bar.low), x2=x(bar.high), y1=y + 10.5, y2=y + 10.5))
        parts.append(words(bar.said, class_="n", x=x(max(bar.value, bar.high or 0.0)) + 6, y=y + 15))
    if mark is not None:
        parts.append(tag("line", class_="m", x1=x(mark), x2=x(mark), y1=BAR_HEAD, y2=height - 8))
    return document(title, _BAR_STYLE, parts, width=left + BAR_WIDE + 90, height=height)


def histogram(values: Sequence[int], most_bars: int = 30) -> list[Bar]:
    """Bars for ranges of equal width, which say how often each range occurs."""
    least, most = min(values), max(values)
    width = max(1, -(-(most - least + 1) // most_bars))
    found = [0] * ((most - least) // width + 1)
    for value in values:
        found[(value - least) // width] += 1
    names = [f"{least + i * width}" + (f"-{least + (i + 1) * width - 1}" if width > 1 else "") for i in range(len(found))]
    return [Bar(name, count, str(count)) for name, count in zip(names, found, strict=True)]
