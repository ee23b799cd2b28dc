"""What a run found, for people: a table in words and a picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from caravansary.arena.ratings import FEWEST, Pair, Rated, Ratings
from caravansary.terminal import charts
from caravansary.texts import has_text, text

Cell = Callable[[Rated], str]


def table(found: Ratings, game: str, lang: str = "en") -> str:
    """The bots, the strongest first, then every pair, then where the points come from."""
    bots = sorted(found["bots"], key=lambda bot: -bot["elo"])
    parts = [
        _lines(_ratings(bots, lang)),
        _lines(_pairs(found["pairs"], lang)) if len(bots) > 1 else "",
        _lines(_points(bots, game, lang)),
        text("arena-summary", {name: count for name, count in found.items() if isinstance(count, int)}, lang),
    ]
    if found["blocks"] < FEWEST:
        parts.append(text("arena-few", {"least": FEWEST}, lang))
    if any(bot["openskill"] is None for bot in bots):
        parts.append(text("arena-no-openskill", {}, lang))
    return "\n\n".join(filter(None, parts))


def picture(found: Ratings, lang: str = "en") -> str:
    """The ratings with their intervals, as SVG."""
    bots = sorted(found["bots"], key=lambda bot: -bot["elo"])
    rows = [(bot["spec"], bot["elo"], low, high) for bot in bots for low, high in [bot["elo_interval"] or [bot["elo"]] * 2]]
    return charts.intervals(text("arena-chart", {"games": found["games"]}, lang), rows)


def _ratings(bots: Sequence[Rated], lang: str) -> list[list[str]]:
    columns: dict[str, Cell] = {
        "bot": lambda bot: bot["spec"],
        "elo": lambda bot: f"{bot['elo']:+.0f}",
        "interval": lambda bot: _between(bot["elo_interval"]),
        "skill": lambda bot: "-" if bot["openskill"] is None else f"{bot['openskill']['mu']:.1f}±{bot['openskill']['sigma']:.1f}",
        "games": lambda bot: str(bot["games"]),
        "wins": lambda bot: f"{100 * bot['wins'] / max(1, bot['games']):.1f} %",
        "points": lambda bot: f"{bot['points'].get('total', 0):.1f}",
        "turns": lambda bot: f"{bot['turns']:.1f}",
        "time": lambda bot: f"{1000 * bot['seconds_a_turn']:.1f} ms",
        "slowest": lambda bot: f"{1000 * bot['slowest_decision']:.0f} ms",
        "forfeits": lambda bot: ", ".join(f"{reason} {count}" for reason, count in bot["forfeits"].items()) or "0",
    }
    head = [text(f"arena-column-{name}", {}, lang) for name in columns]
    return [head, *([cell(bot) for cell in columns.values()] for bot in bots)]


def _pairs(pairs: Sequence[Pair], lang: str) -> list[list[str]]:
    head = [text(f"arena-column-{name}", {}, lang) for name in ("pair", "share", "difference", "interval")]
    return [
        head,
        *(
            [f"{pair['first']} – {pair['second']}", f"{100 * pair['share']:.1f} %", f"{pair['elo']:+.0f}", _between(pair["elo_interval"])]
            for pair in pairs
        ),
    ]


def _points(bots: Sequence[Rated], game: str, lang: str) -> list[list[str]]:
    rows = [row for row in max((bot["points"] for bot in bots), key=len) if row != "total"]
    names = [text(id, {}, lang) if has_text(id, lang) else row for row in rows for id in [f"{game}-score-{row}"]]
    head = [text("arena-column-sources", {}, lang), *names]
    return [head, *([bot["spec"], *(f"{bot['points'].get(row, 0):.1f}" for row in rows)] for bot in bots)]


def _between(interval: Sequence[float] | None) -> str:
    return "-" if interval is None else f"{interval[0]:+.0f} .. {interval[1]:+.0f}"


def _lines(rows: Sequence[Sequence[str]]) -> str:
    """Columns one under the other: words to the left, numbers to the right."""
    wide = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return "\n".join(
        "  ".join([row[0].ljust(wide[0]), *(cell.rjust(w) for cell, w in zip(row[1:], wide[1:], strict=True))]) for row in rows
    )
