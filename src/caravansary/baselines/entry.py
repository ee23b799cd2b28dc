"""Entries of the leaderboard (docs/leaderboard.json): measure one by the fixed protocol, or check that one is true.

    python -m caravansary.baselines.entry measure SPEC --name NAME --files FILE... > entry.json
    python -m caravansary.baselines.entry check entry.json

An entry says who played (a bot spec: a package's bot or any process), with which files, against whom, and the outcome: games won, and a
hash of every decision in every game. Checking replays the games, so an entered bot must depend on its seed alone."""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import caravansary as cv
from caravansary.arena import hosted
from caravansary.arena.schedule import Task, luck_for
from caravansary.arena.table import Setting, play
from caravansary.baselines.protocol import SEED
from caravansary.errors import BadOption, CaravansaryError

GAMES = 400
FIELDS = ("name", "spec", "files", "game", "opponent", "games", "version", "rules", "components", "won", "decisions")


def measured(name: str, spec: str, files: Sequence[str], game: str, opponent: str, games: int) -> dict[str, Any]:
    """The entry of a bot: two players, every deal played once from each seat."""
    hosted.check(spec)
    new = cv.new(game, 2, seed=0)
    setting, won, told = Setting(game, 2, (spec, opponent)), 0, hashlib.sha256()
    for number in range(games):
        result = play(setting, _task(number))
        won += result["places"][result["seats"].index(0)] == 1
        told.update(json.dumps([result["record"]["actions"], result["end"], result["places"]], separators=(",", ":")).encode())
    return {
        "name": name,
        "spec": spec,
        "files": {file: hashlib.sha256(Path(file).read_bytes()).hexdigest() for file in files},
        "game": game,
        "opponent": opponent,
        "games": games,
        "version": cv.__version__,
        "rules": new.kind.rules_version,
        "components": new.components.fingerprint,
        "won": won,
        "decisions": told.hexdigest(),
    }


def _task(number: int) -> Task:
    deal = number // 2
    seeds = tuple(luck_for(SEED, "bot", number, seat) for seat in range(2))
    return Task(number, deal, (number % 2, 1 - number % 2), luck_for(SEED, "deal", deal), seeds)


def faults(entry: Any) -> list[str]:
    """What is wrong with an entry, after playing all of its games again."""
    if not isinstance(entry, dict) or set(entry) != set(FIELDS):
        return [f"an entry has these fields and no others: {', '.join(FIELDS)}"]
    try:
        again = measured(entry["name"], entry["spec"], list(entry["files"]), entry["game"], entry["opponent"], entry["games"])
    except (CaravansaryError, OSError, TypeError, ValueError, AttributeError) as error:
        return [str(error)]
    return [
        f"{field}: {str(entry[field])[:80]} in the entry, {str(again[field])[:80]} here" for field in FIELDS if entry[field] != again[field]
    ]


def main(given: Sequence[str] | None = None) -> int:
    asked = arguments(given)
    try:
        if asked.command == "measure":
            print(json.dumps(measured(asked.name, asked.spec, asked.files, asked.game, asked.against, asked.games), indent=1))
            return 0
        read = json.loads(asked.entry.read_text(encoding="utf-8"))
    except (BadOption, OSError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    wrong = [fault for entry in (read if isinstance(read, list) else [read]) for fault in faults(entry)]
    print("\n".join(wrong) or "true")
    return 1 if wrong else 0


def arguments(given: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m caravansary.baselines.entry", description="Measure or check an entry of the leaderboard."
    )
    commands = parser.add_subparsers(dest="command", required=True)
    measure = commands.add_parser("measure", help="play the games of the protocol and print the entry")
    measure.add_argument("spec")
    measure.add_argument("--name", required=True)
    measure.add_argument("--files", nargs="*", default=[], help="what the bot is made of: weights, programs")
    measure.add_argument("--game", choices=list(cv.games()), default=next(iter(cv.games())))
    measure.add_argument("--against", default="trader")
    measure.add_argument("--games", type=int, default=GAMES)
    check = commands.add_parser("check", help="play the games of an entry again; 0 if all is as it says")
    check.add_argument("entry", type=Path)
    return parser.parse_args(given)


if __name__ == "__main__":
    sys.exit(main())
