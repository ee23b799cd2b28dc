"""A balance report for people: tables as text, plots as SVG."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable
from pathlib import Path
from statistics import mean, median

from caravansary.arena.report import Balance, mean_points, rarely_used
from caravansary.errors import Unreadable, why
from caravansary.terminal.charts import Bar, bar_chart, histogram
from caravansary.texts import has_text, text

Say = Callable[..., str]


def _say(found: Balance, lang: str) -> Say:
    return lambda message, **args: text(message, args, lang, found.edition)


def tables(found: Balance, lang: str = "en") -> list[str]:
    """The report as lines of text."""
    say = _say(found, lang)
    name = say(found.game)
    lines = [say("report-title", game=name, players=found.players, games=found.games)]
    if found.unfinished:
        lines.append(say("report-unfinished", count=found.unfinished))
    if not found.games:
        return lines
    lines += ["", _row(say("report-seat"), say("report-wins"), "95 %", say("report-points"))]
    for seat in range(found.players):
        share, low, high = found.win_rate(seat)
        lines.append(_row(str(seat), _percent(share), f"{_percent(low)} - {_percent(high)}", f"{mean_points(found, seat):.1f}"))
    lines += ["", say("report-length", least=min(found.rounds), middle=_tidy(median(found.rounds)), most=max(found.rounds))]
    lines += ["", _row(say("report-source"), say("report-points"), say("report-share"), say("report-winners"))]
    total = sum(sum(parts) for parts in found.sources.values()) or 1
    for source, parts in found.sources.items():
        winners = mean(found.winners_sources.get(source, [0]))
        lines.append(_row(_source(found, source, say), f"{mean(parts):.1f}", _percent(sum(parts) / total), f"{winners:.1f}"))
    for file in found.files:
        lines += ["", _row(file.removesuffix(".csv"), say("report-per-game"), say("report-in-games"), say("report-by-winners"))]
        for use in found.uses(file):
            lines.append(_row(f"{use.id} {use.verb}", f"{use.per_game:.2f}", _percent(use.share_of_games), _percent(use.share_of_winners)))
    rare = rarely_used(found)
    lines += ["", say("report-rare", ids=", ".join(use.id for use in rare)) if rare else say("report-none-rare")]
    return lines


def _source(found: Balance, source: str, say: Say) -> str:
    message = f"{found.game}-score-{source}"
    return say(message) if has_text(message) else source


def _row(first: str, *cells: str) -> str:
    return f"{first:26}" + "".join(f"{cell:>18}" for cell in cells)


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _tidy(number: float) -> str:
    return f"{number:g}"


def plots(found: Balance, lang: str = "en") -> dict[str, str]:
    """The plots by file name."""
    say = _say(found, lang)
    note = say("report-title", game=say(found.game), players=found.players, games=found.games)
    seats = [(seat, *found.win_rate(seat)) for seat in range(found.players)]
    result = {
        "seats.svg": bar_chart(
            say("report-plot-seats"),
            note,
            [Bar(str(s), share, _percent(share), low, high) for s, share, low, high in seats],
            1 / found.players,
        ),
        "length.svg": bar_chart(say("report-plot-length"), note, histogram(found.rounds)),
        "points.svg": bar_chart(
            say("report-plot-points"),
            note,
            [Bar(_source(found, source, say), mean(parts), f"{mean(parts):.1f}") for source, parts in found.sources.items()],
        ),
    }
    for file in found.files:
        bars = [Bar(f"{use.id} {use.verb}", use.per_game, f"{use.per_game:.2f}") for use in found.uses(file)]
        if bars:
            result[f"use-{file.removesuffix('.csv')}.svg"] = bar_chart(say("report-plot-use", file=file), note, bars)
    return result


def use_csv(found: Balance) -> str:
    """All counts of use, for a spreadsheet."""
    written = io.StringIO()
    sheet = csv.writer(written, lineterminator="\n")
    sheet.writerow(["file", "id", "verb", "games_in_play", "uses", "games_used", "uses_by_winners"])
    for file in found.files:
        sheet.writerows([file, use.id, use.verb, use.in_play, use.uses, use.games, use.by_winners] for use in found.uses(file))
    return written.getvalue()


def write_report(found: Balance, folder: Path, lang: str = "en") -> list[Path]:
    """The report, its counts and its plots as files of a folder."""
    files = {"report.txt": "\n".join(tables(found, lang)) + "\n", "use.csv": use_csv(found), **(plots(found, lang) if found.games else {})}
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, content in files.items():
            (folder / name).write_text(content, encoding="utf-8")
    except OSError as error:
        raise Unreadable("error-file-write", path=str(folder), reason=why(error)) from None
    return [folder / name for name in files]
