"""Whether win chances are true: `python -m benchmarks.judgement GAME --players 2`.

Positions out of games that nobody learned from, one a game, are played on many times by strong planners on all seats, each time with
other luck. What is said of such a position is compared with how often the seat to move then won. The continuations themselves give the
floor: what would be lost by one who knew the true chance. Everything follows from the seed.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np

from caravansary.analysis.position import TURNS, ToTheEnd, analyse, outlook, rate
from caravansary.arena.schedule import luck_for
from caravansary.arena.workers import results, workers
from caravansary.bots import beam, levels
from caravansary.bots.foresight import Foresight, mean
from caravansary.bots.playouts import Planners
from caravansary.bots.spec import read_spec
from caravansary.engine import jit
from caravansary.engine.game import Game
from caravansary.engine.making import new_game
from caravansary.engine.placing import winner_of
from caravansary.games import ids, kind
from caravansary.judge.network import verdict
from caravansary.judge.shipped import judge_for
from caravansary.terminal import charts

DEFAULT = Path(__file__).parent / "out"
LONGEST = 600  # turns
BINS = 10
Array = np.ndarray[Any, Any]


class Asked(NamedTuple):
    game: str
    players: int
    spec: str  # of who plays
    continuations: int
    simulations: int  # of what looks ahead
    seed: int


def continued(asked: Asked, number: int) -> dict[str, Any] | None:
    """One position and how often the seat to move won it, and by how many points. None if the game was over before its turn came."""
    planners = Planners(kind(asked.game), [beam.manner(read_spec(asked.spec))])
    game = position(asked, number, planners)
    if game is None:
        return None
    seat = game.player
    assert seat is not None
    won, by, seats = [], [], [0] * game.players
    for k in range(asked.continuations):
        luck = luck_for(asked.seed, "continued", number, k)
        twin = game.sight(luck)
        planners.play(twin, seats, luck, seats, LONGEST, whole=True)
        won.append(int(winner_of(twin.places) == seat))
        by.append(twin.scores[seat] - max(points for p, points in enumerate(twin.scores) if p != seat))
    return {"number": number, "round": game.round, "key": game.key.hex(), "won": won, "by": by}


def compared(asked: Asked, one: dict[str, Any]) -> dict[str, Any]:
    """The position with what is said of it."""
    game = new_game(kind(asked.game), asked.players, luck_of(asked, one["number"])).placed(bytes.fromhex(one["key"])).sight()
    assert game.player is not None
    return {**one, "said": said(game, game.player, asked)}


def luck_of(asked: Asked, number: int) -> int:
    return luck_for(asked.seed, "judgement", number)


def position(asked: Asked, number: int, planners: Planners) -> Game | None:
    """The position before some turn of a game, any turn being as likely."""
    luck = luck_of(asked, number)
    whole = new_game(kind(asked.game), asked.players, luck)
    seats, turns = [0] * asked.players, 0
    states = []
    while not whole.over and turns < LONGEST:
        states.append(whole.key)
        turns += planners.play(whole, seats, luck, seats, 1, whole=True)
    game = new_game(kind(asked.game), asked.players, luck).placed(Random(luck).choice(states))
    return None if game.over else game.sight()


def said(game: Game, seat: int, asked: Asked) -> dict[str, tuple[float, float]]:
    """What is said of a position: the chance of the seat to move, and the processor time it took."""
    judge = judge_for(game)

    def looked(look: Foresight | ToTheEnd) -> float:
        return mean(rate(game, [[]], asked.simulations, asked.seed, look=look)[0].wins(seat))

    found = {f"playouts to the end, {asked.simulations} x beam:2,depth=3": timed(lambda: looked(ToTheEnd(game)))}
    if judge is not None:
        found["judge alone"] = timed(lambda: verdict(game, judge).win[seat])
        found[f"judge after {TURNS} turns, {asked.simulations} quick simulations"] = timed(lambda: looked(outlook(game)))
    found[f"cv.analyse, {2 * asked.simulations} simulations"] = timed(lambda: analyse(game, simulations=2 * asked.simulations).best.win)
    return found


def timed(ask: Any) -> tuple[float, float]:
    begun = time.process_time()
    chance = float(ask())
    return chance, time.process_time() - begun


def summary(found: list[dict[str, Any]], seed: int) -> dict[str, Any]:
    """Errors of everything that was said, with 95 % intervals by drawing positions again."""
    won = np.array([one["won"] for one in found], float)
    came = won.mean(axis=1)
    n = won.shape[1]
    floors = came * (1 - came) * n / (n - 1)
    lines = {"floor": line(floors, np.zeros(len(found)), seed), "always the mean": line((came.mean() - won) ** 2, came.mean() - came, seed)}
    for name in found[0]["said"]:
        chance = np.array([one["said"][name][0] for one in found])
        lines[name] = line(((chance[:, None] - won) ** 2), chance - came, seed)
        lines[name]["seconds"] = float(np.mean([one["said"][name][1] for one in found]))
        lines[name]["above_floor"] = interval(((chance[:, None] - won) ** 2).mean(axis=1) - floors, seed)
        lines[name]["bins"] = bins(chance, came)
    return lines


def line(squares: Array, off: Array, seed: int) -> dict[str, Any]:
    each = squares if squares.ndim == 1 else squares.mean(axis=1)
    return {"brier": interval(each, seed), "bias": interval(off, seed)}


def interval(values: Array, seed: int) -> list[float]:
    """The mean, and from where to where it may be."""
    drawn = np.random.default_rng(seed).integers(len(values), size=(1000, len(values)))
    low, high = np.percentile(values[drawn].mean(axis=1), [2.5, 97.5])
    return [round(float(values.mean()), 4), round(float(low), 4), round(float(high), 4)]


def bins(chance: Array, came: Array) -> list[dict[str, float]]:
    """Positions of which about the same was said: what was said and what came, with the standard error of that."""
    which = np.minimum((chance * BINS).astype(int), BINS - 1)
    rows = []
    for number in range(BINS):
        here = came[which == number]
        if len(here):
            error = float(here.std(ddof=1)) / len(here) ** 0.5 if len(here) > 1 else 0.5
            rows.append({"positions": len(here), "said": float(chance[which == number].mean()), "came": float(here.mean()), "error": error})
    return rows


def told(asked: Asked, found: list[dict[str, Any]], lines: dict[str, Any]) -> str:
    head = f"{asked.game}, {asked.players} players: {len(found)} positions, each played on {asked.continuations} times by {asked.spec}"
    table = [head, "| what | Brier | above the floor | bias | seconds |", "|---|---|---|---|---|"]
    for name, row in lines.items():
        above = bracketed(row["above_floor"], ".3f") if "above_floor" in row else ""
        bias = "" if name == "floor" else bracketed(row["bias"], "+.1%")
        seconds = f"{row['seconds']:.4f}" if "seconds" in row else ""
        table.append(f"| {name} | {bracketed(row['brier'], '.3f')} | {above} | {bias} | {seconds} |")
    return "\n".join(table)


def bracketed(values: list[float], shape: str) -> str:
    mean, low, high = (format(value, shape) for value in values)
    return f"{mean} [{low}, {high}]"


def calibration(name: str, rows: list[dict[str, float]]) -> str:
    table = [f"\n{name}:", "| positions | said | came | ± |", "|---|---|---|---|"]
    for row in rows:
        table.append(f"| {row['positions']} | {row['said']:.0%} | {row['came']:.0%} | {1.96 * row['error']:.0%} |")
    return "\n".join(table)


def plot(asked: Asked, name: str, rows: list[dict[str, float]]) -> str:
    dots = [
        (
            row["said"],
            row["came"],
            max(0.0, row["came"] - 1.96 * row["error"]),
            min(1.0, row["came"] + 1.96 * row["error"]),
            f"{row['positions']:.0f} positions: {row['said']:.0%} said, {row['came']:.0%} came",
        )
        for row in rows
    ]
    return charts.agreement(f"{asked.game}, {asked.players} players: {name}", "chance that was said", "games won", dots)


def main() -> int:
    chosen = arguments()
    spec = levels.spec_of(chosen.by, chosen.game) if levels.level_in(chosen.by) else chosen.by
    asked = Asked(chosen.game, chosen.players, spec, chosen.continuations, chosen.simulations, chosen.seed)
    chosen.out.mkdir(parents=True, exist_ok=True)
    name = f"judgement-{asked.game}-{asked.players}"
    before = played_on(asked, chosen.positions, chosen.on, chosen.out / f"{name}.jsonl")
    found = done(chosen.on, partial(compared, asked), before, "compared")
    found.sort(key=lambda one: one["number"])
    lines = summary(found, chosen.seed)
    print(told(asked, found, lines))
    for number, (way, row) in enumerate((way, row) for way, row in lines.items() if "bins" in row):
        print(calibration(way, row["bins"]))
        (chosen.out / f"{name}-{number}.svg").write_text(plot(asked, way, row["bins"]), encoding="utf-8")
    (chosen.out / f"{name}.json").write_text(json.dumps({**asked._asdict(), "lines": lines, "positions": found}) + "\n", encoding="utf-8")
    print(f"\nwritten to {chosen.out / name}*")
    return 0


def played_on(asked: Asked, positions: int, on: str, path: Path) -> list[dict[str, Any]]:
    """The positions, played on. That takes nearly all of the time, so each is kept as it comes and never played on twice."""
    head = {name: getattr(asked, name) for name in ("game", "players", "spec", "continuations", "seed")}
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()] if path.exists() else []
    if not lines or lines[0] != head:
        lines = [head]
        path.write_text(json.dumps(head) + "\n", encoding="utf-8")
    known = {one["number"]: one for one in lines[1:]}
    missing = [number for number in range(positions) if number not in known]
    with path.open("a", encoding="utf-8") as file:

        def keep(one: dict[str, Any]) -> None:
            file.write(json.dumps(one) + "\n")
            file.flush()

        new = done(on, partial(continued, asked), missing, "played on", keep)
    return [one for one in (*known.values(), *new) if one["number"] < positions]


def done(on: str, work: Any, tasks: list[Any], what: str, keep: Any = None) -> list[Any]:
    found = []
    with workers(on) as crew, closing(results(crew, work, tasks)) as coming:
        for one in coming:
            if one is not None:
                found.append(one)
                if keep is not None:
                    keep(one)
                print(f"\r{len(found)} of {len(tasks)} {what}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return found


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.judgement", description="Whether win chances are true.")
    parser.add_argument("game", choices=ids())
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--positions", type=int, default=300)
    parser.add_argument("--continuations", type=int, default=20)
    parser.add_argument("--simulations", type=int, default=24, help="of what looks ahead (default: 24)")
    parser.add_argument("--by", default="grand-master", help="who plays on: a level or beam:W,depth=N (default: grand-master)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--on", default="processes", help="processes[:N], here, ray or ray:ADDRESS")
    parser.add_argument("--out", type=Path, default=DEFAULT, help="the folder for JSON and plots (default: benchmarks/out)")
    chosen = parser.parse_args()
    if not jit.ENABLED or chosen.continuations < 2:
        parser.error("this needs compiled rules (Numba) and at least 2 continuations")
    return chosen


if __name__ == "__main__":
    sys.exit(main())
