"""Two small pictures as SVG: values with intervals, and shares over time. Readable in light and dark, and by screen readers."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

WIDTH = 760
LEFT, RIGHT, TOP, ROW = 230, 40, 56, 30
COLOURS = ("#2f6fb0", "#c8641b", "#3d8a4e", "#a5428f", "#7a6a1d")  # seats, told apart by dashes as well
DASHES = ("none", "7 3", "2 3", "10 3 2 3", "5 5")
_INK = 'fill="currentColor" font-family="sans-serif" font-size="13"'


def intervals(title: str, rows: Sequence[tuple[str, float, float, float]]) -> str:
    """A line for each row: its name, a dot at its value, a bar from its lowest to its highest."""
    low = min(row[2] for row in rows)
    high = max(row[3] for row in rows)
    step = _step(high - low)
    low, high = step * (low // step), step * -(-high // step)
    span = max(high - low, step)
    height = TOP + ROW * len(rows) + 34

    def x(value: float) -> float:
        return round(LEFT + (value - low) / span * (WIDTH - LEFT - RIGHT), 1)

    bottom = TOP + ROW * len(rows)
    lines = []
    for i in range(round(span / step) + 1):
        tick = low + i * step
        lines.append(f'<path d="M{x(tick)} {TOP - 8}V{bottom}" stroke="currentColor" stroke-opacity=".15"/>')
        lines.append(f'<text x="{x(tick)}" y="{bottom + 18}" text-anchor="middle" {_INK}>{tick:+.0f}</text>')
    for i, (name, value, least, most) in enumerate(rows):
        y = TOP + ROW * i + ROW / 2
        lines.append(f'<text x="{LEFT - 12}" y="{y + 4}" text-anchor="end" {_INK}>{escape(_short(name, 30))}</text>')
        lines.append(f'<path d="M{x(least)} {y}H{x(most)}" stroke="{COLOURS[0]}" stroke-width="5" stroke-opacity=".45"/>')
        lines.append(f'<circle cx="{x(value)}" cy="{y}" r="5" fill="{COLOURS[0]}"><title>{value:+.0f}</title></circle>')
    return _svg(title, height, lines)


def shares(title: str, names: Sequence[str], points: Sequence[Sequence[float]], marks: Sequence[tuple[int, str]] = ()) -> str:
    """Lines from 0 to 100 %: points[i] has a share for each name; marks stand at some of the points, with their words."""
    height, top, bottom, left = 380, 76, 340, 54
    last = max(1, len(points) - 1)

    def x(i: float) -> float:
        return round(left + i / last * (WIDTH - left - RIGHT), 1)

    def y(share: float) -> float:
        return round(bottom - share * (bottom - top), 1)

    lines = []
    for percent in (0, 25, 50, 75, 100):
        lines.append(f'<path d="M{left} {y(percent / 100)}H{WIDTH - RIGHT}" stroke="currentColor" stroke-opacity=".15"/>')
        lines.append(f'<text x="{left - 8}" y="{y(percent / 100) + 4}" text-anchor="end" {_INK}>{percent} %</text>')
    for i in range(0, last + 1, max(1, round(_step(last)))):
        lines.append(f'<text x="{x(i)}" y="{bottom + 18}" text-anchor="middle" {_INK}>{i}</text>')
    for seat, name in enumerate(names):
        path = "L".join(f"{x(i)} {y(row[seat])}" for i, row in enumerate(points))
        stroke = f'stroke="{COLOURS[seat % 5]}" stroke-dasharray="{DASHES[seat % 5]}" stroke-width="2.5" fill="none"'
        at = left + seat * (WIDTH - left - RIGHT) / max(1, len(names))
        lines.append(f'<path d="M{path}" {stroke}/><path d="M{at:.0f} 52h26" {stroke}/>')
        lines.append(f'<text x="{at + 32:.0f}" y="56" {_INK}>{escape(_short(name, 18))}</text>')
    for i, words in marks:
        highest = max(points[i]) if i < len(points) else 0.0
        lines.append(f'<circle cx="{x(i)}" cy="{y(highest)}" r="5" fill="none" stroke="#c02020" stroke-width="2">')
        lines.append(f"<title>{escape(words)}</title></circle>")
    return _svg(title, height, lines)


def _svg(title: str, height: int, lines: Sequence[str]) -> str:
    name = escape(title)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{name}">'
    style = "<style>svg{color:#222;background:#fff}@media(prefers-color-scheme:dark){svg{color:#ddd;background:#1b1b1b}}</style>"
    text = f'<text x="20" y="28" fill="currentColor" font-family="sans-serif" font-size="16" font-weight="600">{name}</text>'
    return "\n".join([head, style, text, *lines, "</svg>", ""])


def _step(span: float) -> float:
    """A round distance between ticks, about six of them."""
    for step in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000):
        if span / step <= 7:
            return float(step)
    return 2000.0


def _short(name: str, most: int) -> str:
    return name if len(name) <= most else name[: most - 1] + "…"
