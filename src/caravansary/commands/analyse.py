"""`caravansary analyse RECORD`: who was likely to win when, and which turns cost the most."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path

import caravansary as cv
from caravansary.analysis.review import Effort, Moment, Review, Reviewer, reason
from caravansary.analysis.weighing import weigh
from caravansary.errors import BadOption, Unreadable, why
from caravansary.terminal import charts
from caravansary.terminal.files import read_record
from caravansary.terminal.progress import Progress
from caravansary.texts import text

MOST = 100_000


def arguments(parser: argparse.ArgumentParser, say: Callable[..., str]) -> None:
    parser.add_argument("record", metavar="RECORD", help=say("analyse-record"))
    parser.add_argument("--simulations", metavar="N", default="12", help=say("analyse-simulations"))
    parser.add_argument("--seed", metavar="N", default="0", help=say("analyse-seed"))
    parser.add_argument("--out", metavar="DIR", help=say("analyse-out"))
    parser.add_argument("--components", metavar="DIR", help=say("cli-components-option"))


def run(args: argparse.Namespace) -> int:
    simulations = _number("--simulations", args.simulations, 1, MOST)
    seed = _number("--seed", args.seed, 0, 10**15)
    game = cv.load(read_record(Path(args.record)), args.components)
    if not game.over:
        raise BadOption("analyse-unfinished")
    folder = _folder(args)
    found = _reviewed(Reviewer(game, Effort(simulations), seed), args.lang)
    print("\n".join(_lines(found, args.lang)))
    _write(folder, found, args.lang)
    print(text("analyse-written", {"folder": str(folder)}, args.lang))
    return 0


def _reviewed(reviewer: Reviewer, lang: str) -> Review:
    progress = Progress(reviewer.steps, "analyse-progress", lang)
    try:
        while (asked := reviewer.question()) is not None:
            reviewer.take(weigh(asked))
            progress.step(reviewer.done - progress.done)
    finally:
        progress.close()
    return reviewer.review()


def _lines(found: Review, lang: str) -> list[str]:
    if not found.marked:
        return [text("analyse-none", {"simulations": found.simulations}, lang)]
    return [text("analyse-marked", {"simulations": found.simulations}, lang), *(_said(moment, lang) for moment in found.marked)]


def _said(moment: Moment, lang: str) -> str:
    details = {
        "round": moment.round,
        "player": moment.seat + 1,
        "turn": moment.turn,
        "better": moment.better or "",
        "loss": round(100 * moment.loss),
        "margin": round(moment.loss_margin, 1),
    }
    return f"{text('analyse-moment', details, lang)} {_why(moment, lang)}"


def _why(moment: Moment, lang: str) -> str:
    id, args = reason(moment)
    if "rival" in args:
        args["name"] = text("text-player", {"number": args["rival"] + 1}, lang)
    return text(id, args, lang)


def _write(folder: Path, found: Review, lang: str) -> None:
    names = [text("text-player", {"number": seat + 1}, lang) for seat in range(found.players)]
    points = [found.before, *(moment.chances for moment in found.moments)]
    marks = [(moment.number, _said(moment, lang)) for moment in found.marked]
    try:
        (folder / "analysis.json").write_text(json.dumps(asdict(found), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        (folder / "win-chance.svg").write_text(charts.shares(text("analyse-chart", {}, lang), names, points, marks), encoding="utf-8")
    except OSError as error:
        raise Unreadable("error-file-write", path=str(folder), reason=why(error)) from None


def _folder(args: argparse.Namespace) -> Path:
    """Made before the work, so that a bad folder is reported at once."""
    record = Path(args.record)
    folder = Path(args.out) if args.out else record.with_name(f"{record.name.removesuffix('.json').replace('#', '-')}-analysis")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Unreadable("error-file-write", path=str(folder), reason=why(error)) from None
    return folder


def _number(option: str, value: str, least: int, most: int) -> int:
    if not value.isascii() or not value.isdigit() or len(value) > 30 or not least <= int(value) <= most:
        raise BadOption("cli-number", option=option, found=value[:40], expected=f"{least}-{most}")
    return int(value)
