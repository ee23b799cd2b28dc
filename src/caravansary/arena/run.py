"""A whole run of the arena: from the specs to the ratings, in a folder that a later call can continue."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import caravansary
from caravansary.arena import hosted, standings
from caravansary.arena.code import fingerprint
from caravansary.arena.folder import Folder, append
from caravansary.arena.ratings import Ratings, ratings
from caravansary.arena.schedule import schedule, whole_blocks
from caravansary.arena.table import Result, Setting, play
from caravansary.arena.workers import results, workers
from caravansary.bots import levels
from caravansary.engine.making import new_game
from caravansary.engine.standing import check_seed
from caravansary.errors import BadOption
from caravansary.games import kind
from caravansary.terminal.progress import Progress

MOST = 10_000_000


@dataclass(frozen=True)
class Run:
    setting: Setting
    games: int
    seed: int


@dataclass
class Outcome:
    """What a run has: `found` is None when it was stopped before its first game."""

    folder: Path
    found: Ratings | None
    complete: bool
    wanted: int


def prepare(specs: Sequence[str], game: str, players: int, games: int, seed: int, time_limit: float | None = None) -> Run:
    """The run with these settings; `BadOption` says what is wrong with them."""
    new_game(kind(game), players, check_seed(seed))
    given = tuple(spec.strip() for spec in specs)
    if len(given) < 2:
        raise BadOption("arena-too-few", count=len(given))
    for spec in given:
        if given.count(spec) > 1:
            raise BadOption("arena-twice", bot=spec[:80])
        hosted.check(spec)
    if not 1 <= games <= MOST:
        raise BadOption("arena-number", option="--games", found=str(games), expected=f"1-{MOST}")
    if time_limit is not None and not 0.001 <= time_limit <= 3600:
        raise BadOption("arena-number", option="--time-limit", found=str(time_limit), expected="0.001-3600")
    return Run(Setting(game, players, given, time_limit), whole_blocks(games, len(given), players), seed)


def stamp(run: Run) -> dict[str, Any]:
    """What must be the same for games to be counted together; how many there are may change."""
    setting = run.setting
    rules = kind(setting.game)
    return {
        "game": setting.game,
        "players": setting.players,
        "specs": list(setting.specs),
        "plays": [levels.spec_of(level, setting.game) if (level := levels.level_in(spec)) else spec for spec in setting.specs],
        "seed": run.seed,
        "time_limit": setting.time_limit,
        "rules": rules.rules_version,
        "components": new_game(rules, setting.players, 0).components.fingerprint,
        "version": caravansary.__version__,
        "code": fingerprint(rules),
    }


def usual_folder(run: Run) -> Path:
    """One folder for each choice of settings, so that the same call continues its own games."""
    import hashlib

    digest = hashlib.sha256(json.dumps(stamp(run), sort_keys=True).encode()).hexdigest()[:8]
    return Path(f"arena-{run.setting.game}-{run.setting.players}p-{digest}")


def run_arena(run: Run, on: str = "processes", out: Path | None = None, lang: str = "en") -> Outcome:
    """Play what is missing and write the ratings. Ctrl-C ends it early with the games finished by then."""
    crew_here = workers(on)
    folder = Folder(out or usual_folder(run), stamp(run))
    played = [game for game in folder.games() if game["number"] < run.games]
    have = {game["number"] for game in played}
    missing = [task for task in schedule(run.games, len(run.setting.specs), run.setting.players, run.seed) if task.number not in have]
    progress = Progress(run.games, "arena-progress", lang, done=len(played))
    try:
        if missing:
            with crew_here as crew, folder.writing() as file, closing(results(crew, partial(play, run.setting), missing)) as coming:
                for result in coming:
                    append(file, result)
                    played.append(result)
                    progress.step()
    except KeyboardInterrupt:
        pass
    finally:
        progress.close()
    return Outcome(folder.path, _write(folder, run, played, lang), len(played) == run.games, run.games)


def _write(folder: Folder, run: Run, played: list[Result], lang: str) -> Ratings | None:
    if not played:
        return None
    played.sort(key=lambda game: game["number"])
    found = ratings(run.setting.specs, played)
    kept = {"settings": {**stamp(run), "games": run.games}, **found}
    folder.write("ratings.json", json.dumps(kept, indent=1, ensure_ascii=False) + "\n")
    folder.write("ratings.txt", standings.table(found, run.setting.game, lang) + "\n")
    folder.write("ratings.svg", standings.picture(found, lang))
    return found
