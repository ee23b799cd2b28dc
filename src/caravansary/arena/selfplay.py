"""Self-play for data: games by the arena's workers, written shard by shard into a folder that a later call can continue.

The folder: `selfplay.json` (the settings), `schema.json`, `README.md` (the data card), `shards.jsonl` (one line per shard: file, games,
decisions, SHA-256) and the shards. What is missing, cut off or damaged is made again; two runs never share a folder.
"""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import caravansary
from caravansary.arena import hosted, parquet
from caravansary.arena.code import fingerprint
from caravansary.arena.datacard import card
from caravansary.arena.folder import Folder, failing
from caravansary.arena.shards import FORMATS, file_of, make_shard, schema
from caravansary.arena.table import Setting
from caravansary.arena.workers import results, workers
from caravansary.engine.making import new_game
from caravansary.engine.standing import check_seed
from caravansary.errors import BadOption
from caravansary.games import kind
from caravansary.terminal.progress import Progress

STAMP, SCHEMA, SHARDS, CARD = "selfplay.json", "schema.json", "shards.jsonl", "README.md"
MOST, LARGEST = 100_000_000, 10_000
SIZE = 100  # games a shard


@dataclass(frozen=True)
class Plan:
    setting: Setting
    games: int
    seed: int
    size: int
    format: str = FORMATS[0]

    @property
    def shards(self) -> int:
        return -(-self.games // self.size)

    def games_in(self, shard: int) -> int:
        return min(self.size, self.games - shard * self.size)


@dataclass
class Outcome:
    """What the folder holds; `played` and `seconds` are of this call."""

    folder: Path
    games: int
    decisions: int
    size: int  # bytes
    played: int
    seconds: float
    complete: bool


def prepare(specs: Sequence[str], game: str, players: int, games: int, seed: int, size: int = SIZE, format: str = FORMATS[0]) -> Plan:
    """The plan for these settings; `BadOption` says what is wrong with them."""
    new_game(kind(game), players, check_seed(seed))
    given = tuple(spec.strip() for spec in specs)
    if not 1 <= len(given) <= players:
        raise BadOption("selfplay-bots", found=len(given), players=players)
    for spec in given:
        hosted.check(spec)
    if not 1 <= games <= MOST:
        raise BadOption("arena-number", option="--games", found=str(games), expected=f"1-{MOST}")
    if not 1 <= size <= LARGEST:
        raise BadOption("arena-number", option="--shard", found=str(size), expected=f"1-{LARGEST}")
    if format not in FORMATS:
        raise BadOption("error-option-value", option="--format", found=format[:40], known=", ".join(FORMATS))
    if format == "parquet":
        parquet.library()
    return Plan(Setting(game, players, given), games, seed, size, format)


def stamp(plan: Plan) -> dict[str, Any]:
    """What must be the same for shards to stand side by side; how many games there are may change."""
    rules = kind(plan.setting.game)
    return {
        "game": plan.setting.game,
        "players": plan.setting.players,
        "specs": list(plan.setting.specs),
        "seed": plan.seed,
        "shard": plan.size,
        "format": plan.format,
        "rules": rules.rules_version,
        "components": new_game(rules, plan.setting.players, 0).components.fingerprint,
        "version": caravansary.__version__,
        "code": fingerprint(rules),
    }


def run_selfplay(plan: Plan, out: Path, on: str = "processes", lang: str = "en") -> Outcome:
    """Make the shards that are missing. Ctrl-C ends it early; what is written stays."""
    crew_here = workers(on)
    with failing(out):
        if out.is_dir() and any(out.iterdir()) and not (out / STAMP).exists():
            raise BadOption("selfplay-folder", path=str(out))
    folder = Folder(out, stamp(plan), STAMP)
    folder.write(SCHEMA, json.dumps(schema(plan.setting), indent=1) + "\n")
    have = whole_shards(out, plan)
    missing = [number for number in range(plan.shards) if number not in have]
    before = sum(shard["games"] for shard in have.values())
    progress = Progress(plan.games, "selfplay-progress", lang, done=before)
    begun = time.monotonic()
    work = partial(make_shard, plan.setting, plan.size, plan.games, plan.seed, plan.format)
    try:
        if missing:
            with crew_here as crew, closing(results(crew, work, missing)) as coming:
                for shard in coming:
                    have[shard["shard"]] = keep(out, shard)
                    progress.step(shard["games"])
    except KeyboardInterrupt:
        pass
    finally:
        progress.close()
    folder.write(CARD, card(stamp(plan), schema(plan.setting), list(have.values())))
    games = sum(shard["games"] for shard in have.values())
    decisions, size = (sum(shard[what] for shard in have.values()) for what in ("decisions", "bytes"))
    return Outcome(out, games, decisions, size, games - before, time.monotonic() - begun, games == plan.games)


def keep(folder: Path, shard: dict[str, Any]) -> dict[str, Any]:
    """Write a shard, whole or not at all, then its line."""
    content = shard.pop("content")
    path = folder / shard["file"]
    with failing(path):
        unfinished = path.with_suffix(".part")
        unfinished.write_bytes(content)
        unfinished.replace(path)
        with (folder / SHARDS).open("a", encoding="utf-8") as file:
            file.write(json.dumps(shard, separators=(",", ":")) + "\n")
    return shard


def whole_shards(folder: Path, plan: Plan) -> dict[int, dict[str, Any]]:
    """The shards that are there, as they were written, with the games that this plan wants; the list is rewritten."""
    found: dict[int, dict[str, Any]] = {}
    path = folder / SHARDS
    with failing(path):
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        for line in lines:
            shard = _read(line, plan.format)
            if shard is None or shard["shard"] >= plan.shards or shard["games"] != plan.games_in(shard["shard"]):
                continue
            file = folder / shard["file"]
            if file.is_file() and hashlib.sha256(file.read_bytes()).hexdigest() == shard["sha256"]:
                found[shard["shard"]] = shard
        if lines:
            path.write_text("".join(json.dumps(found[n], separators=(",", ":")) + "\n" for n in sorted(found)), encoding="utf-8")
    return found


def _read(line: str, format: str) -> dict[str, Any] | None:
    """A line of the list; None for one that was cut off."""
    try:
        shard: dict[str, Any] = json.loads(line)
        return shard if shard["file"] == file_of(shard["shard"], format) and shard["sha256"] and shard["games"] else None
    except (ValueError, KeyError, TypeError):
        return None
