"""A whole run of learning in one folder, round after round: play, learn from it, play with what was learned.

The folder: `learn.json` (the settings), `round-N/games-*.npz` (see `games`), `round-N.judge` (what was learned by then). A stopped run
continues where it was, and more games can be added, also with another planner. What is cut off or damaged is made again; two runs never
share a folder.
"""

from __future__ import annotations

import zipfile
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

import caravansary
from caravansary.arena.folder import Folder, failing
from caravansary.arena.workers import results, workers
from caravansary.bots.beam import manner
from caravansary.bots.judged import ways
from caravansary.bots.learn.errors import errors
from caravansary.bots.learn.games import ROUND, Setting, make_shard
from caravansary.bots.learn.positions import HELD_OUT, box_of, read_positions
from caravansary.bots.learn.training import Effort, learned
from caravansary.bots.spec import read_spec
from caravansary.engine.kind import Kind
from caravansary.engine.making import new_game
from caravansary.engine.standing import check_seed
from caravansary.errors import BadJudge, BadOption
from caravansary.games import kind
from caravansary.judge.file import LARGEST, SUFFIX, Learned, fingerprint, read, written
from caravansary.judge.network import verdict
from caravansary.terminal.progress import Progress

STAMP = "learn.json"
PROBE = 1  # the seed of the position whose verdict is kept in the card


@dataclass(frozen=True)
class Plan:
    game: str
    players: int
    games: int  # of a round
    rounds: int
    seed: int
    by: str  # a planner, for the first round
    then: str  # with the judge of the round before, for the others
    size: int = 100  # games a shard
    effort: Effort = field(default_factory=Effort)

    def settings(self) -> dict[str, Any]:
        """What must be the same for games to stand side by side."""
        return {
            "game": self.game,
            "players": self.players,
            "shard": self.size,
            "seed": self.seed,
            "then": self.then,
            "rules": kind(self.game).rules_version,
            "boxes": sorted(boxes(kind(self.game), self.players, [self.seed])),
        }


def check(plan: Plan) -> None:
    """`BadOption` (or `NoSuchPart`) says what is wrong."""
    played = kind(plan.game)
    played.part("features")
    new_game(played, plan.players, check_seed(plan.seed))
    for option, value in (("--games", plan.games), ("--rounds", plan.rounds)):
        if not 1 <= value <= ROUND:
            raise BadOption("arena-number", option=option, found=str(value), expected=f"1-{ROUND}")
    for read_as, text in ((manner, plan.by), (ways, plan.then)):
        spec = read_spec(text)
        if spec.name != ("beam" if read_as is manner else "judge"):
            raise BadOption("bots-unknown", found=spec.name[:40], known="beam" if read_as is manner else "judge")
        read_as(spec)
        spec.check_all_used()


def run(plan: Plan, out: Path, on: str, say: Callable[[str], None]) -> Path:
    """Play and learn what is missing; the file of the last round."""
    check(plan)
    crew = partial(workers, on)
    crew()
    Folder(out, plan.settings(), STAMP)
    for number in range(1, plan.rounds + 1):
        _play(plan, out, number, crew)
        if not _is_learned(plan, out, number):
            _learn(plan, out, number, say)
    return judge_of(out, plan.rounds)


def judge_of(out: Path, number: int) -> Path:
    return out / f"round-{number}{SUFFIX}"


def shards(out: Path, rounds: int) -> list[Path]:
    return sorted(path for number in range(1, rounds + 1) for path in (out / f"round-{number}").glob("games-*.npz"))


def _is_learned(plan: Plan, out: Path, number: int) -> bool:
    """From all games so far; a judge already playing in the next round is left alone."""
    try:
        found = read(judge_of(out, number), kind(plan.game), plan.players)
    except BadJudge:
        return False
    return found.card["games"] == plan.size * len(shards(out, number)) or (out / f"round-{number + 1}").exists()


def _play(plan: Plan, out: Path, number: int, crew_here: Callable[[], Any]) -> None:
    folder = out / f"round-{number}"
    with failing(folder):
        folder.mkdir(exist_ok=True)
    spec, judge = (plan.by, "") if number == 1 else (plan.then, str(judge_of(out, number - 1)))
    setting = Setting(plan.game, plan.players, plan.seed, plan.size, number, spec, judge)
    wanted = range(-(-plan.games // plan.size))
    missing = [shard for shard in wanted if not is_whole(_shard(folder, shard))]
    progress = Progress(len(wanted) * plan.size, "learn-games", done=plan.size * (len(wanted) - len(missing)))
    try:
        if missing:
            with crew_here() as crew, closing(results(crew, partial(make_shard, setting), missing)) as coming:
                for shard, content in coming:
                    keep(_shard(folder, shard), content)
                    progress.step(plan.size)
    finally:
        progress.close()


def _shard(folder: Path, number: int) -> Path:
    return folder / f"games-{number:06d}.npz"


def is_whole(path: Path) -> bool:
    try:
        with zipfile.ZipFile(path) as file:
            return file.testzip() is None
    except (OSError, zipfile.BadZipFile):
        return False


def keep(path: Path, content: bytes) -> None:
    """Whole or not at all."""
    with failing(path):
        unfinished = path.with_suffix(".part")
        unfinished.write_bytes(content)
        unfinished.replace(path)


def _learn(plan: Plan, out: Path, number: int, say: Callable[[str], None]) -> None:
    played, found = kind(plan.game), shards(out, number)
    training = read_positions(played, plan.players, found, held_out=False)
    progress = Progress(100, "learn-training")
    try:
        sizes, weights = learned(played, training, plan.effort, plan.seed, lambda part: progress.step(round(100 * part) - progress.done))
    finally:
        progress.close()
    lucks = np.unique(training.games).tolist()
    kept = Learned(plan.game, plan.players, played.rules_version, tuple(sorted(boxes(played, plan.players, lucks))), sizes, tuple(weights))
    held = read_positions(played, plan.players, found, held_out=True)
    rounded = np.array(kept.weights, np.float16).astype(np.float32)  # as the file will have them
    wrong = errors(played, held, sizes, rounded)
    content = written(_with_card(kept, plan, number, found, len(training), wrong))
    if len(content) > LARGEST:
        raise BadOption("learn-large", path=str(judge_of(out, number)), found=len(content), most=LARGEST)
    keep(judge_of(out, number), content)
    say(told(plan, number, wrong))


def boxes(played: Kind, players: int, lucks: Sequence[int]) -> set[str]:
    return {fingerprint(played, box_of(played, players, luck).mirror) for luck in lucks}


def _with_card(kept: Learned, plan: Plan, number: int, found: list[Path], positions: int, wrong: dict[str, Any]) -> Learned:
    totals = [np.load(path, allow_pickle=False) for path in found]
    by: Counter[str] = Counter()
    for shard in totals:
        by[str(shard["spec"])] += len(shard["winners"])
    card = {
        "games": sum(len(shard["winners"]) for shard in totals),
        "trained_on": f"{positions} positions; one game in {HELD_OUT} is held out",
        "rounds": number,
        "by": by,
        "seed": plan.seed,
        "hours": round(sum(float(shard["seconds"]) for shard in totals) / 3600, 2),
        "version": caravansary.__version__,
        "held_out": wrong,
    }
    probe = new_game(kind(plan.game), plan.players, PROBE)
    said = verdict(probe, Learned(kept.game, kept.players, kept.rules, kept.boxes, kept.layers, kept.weights).judge())
    card["probe"] = {"seed": PROBE, "win": [round(chance, 4) for chance in said.win]}
    return Learned(kept.game, kept.players, kept.rules, kept.boxes, kept.layers, kept.weights, card)


def told(plan: Plan, number: int, wrong: dict[str, Any]) -> str:
    """The errors on held-out games as a table in Markdown."""
    lines = [
        f"{plan.game}, {plan.players} players, round {number}: {wrong['games']} held-out games",
        "| phase | positions | Brier | always even | bias | points off |",
        "|---|---|---|---|---|---|",
    ]
    for name, part in (*wrong["phases"].items(), ("all", wrong)):
        what = f"{part['positions']} | {part['brier']:.3f} | {part['even']:.3f} | {100 * part['bias']:+.1f} % | {part['points']:.1f}"
        lines.append(f"| {name} | {what} |")
    return "\n".join(lines)
