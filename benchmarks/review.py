"""Whether turns that a review marks were mistakes: `python -m benchmarks.review GAME --players 2`.

Games between bots of a level are reviewed as `caravansary analyse` does. Each marked turn and the one called better are then played
on many times by strong planners on all seats, both with the same decks. Everything follows from the seed.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from caravansary.analysis.position import SURE
from caravansary.analysis.review import Effort, Moment, Reviewer
from caravansary.analysis.weighing import weigh
from caravansary.arena.schedule import luck_for
from caravansary.arena.workers import results, workers
from caravansary.bots import ask, beam, levels, make_bot
from caravansary.bots.foresight import taken
from caravansary.bots.playouts import Planners
from caravansary.bots.spec import read_spec
from caravansary.engine import jit
from caravansary.engine.game import Game
from caravansary.engine.making import new_game
from caravansary.engine.placing import winner_of
from caravansary.games import ids, kind

DEFAULT = Path(__file__).parent / "out"
LONGEST = 600  # turns


class Asked(NamedTuple):
    game: str
    players: int
    between: str  # who plays the games
    by: str  # who plays on
    replays: int
    effort: Effort
    seed: int


def checked(asked: Asked, number: int) -> dict[str, Any]:
    """One game: its marks, each with what it claimed and what came of it."""
    game = played(asked, number)
    reviewer = Reviewer(game, asked.effort, asked.seed)
    begun = time.process_time()
    while (question := reviewer.question()) is not None:
        reviewer.take(weigh(question))
    seconds = time.process_time() - begun
    planners = Planners(game.kind, [beam.manner(read_spec(asked.by))])
    turns = reviewer.turns
    marks = [replayed(asked, number, moment, *turns[moment.number - 1], planners) for moment in reviewer.review().marked]
    return {"number": number, "turns": len(turns), "seconds": seconds, "marks": marks}


def played(asked: Asked, number: int) -> Game:
    game = new_game(kind(asked.game), asked.players, luck_for(asked.seed, "review", number))
    bots = [make_bot(asked.between, luck_for(asked.seed, "bot", number, seat)) for seat in range(asked.players)]
    while game.player is not None:
        game.apply(ask(bots[game.player], game))
    return game


def replayed(asked: Asked, number: int, moment: Moment, now: Game, turn: list[int], planners: Planners) -> dict[str, Any]:
    """What the better turn gained over the one that was played, deck by deck."""
    gains, seats = [], [0] * now.players
    for k in range(asked.replays):
        luck = luck_for(asked.seed, "replayed", number, moment.number, k)
        ends = []
        for actions in (turn, moment.better_actions):
            end = taken(now, actions, luck)
            planners.play(end, seats, luck, seats, LONGEST, whole=True)
            others = [points for seat, points in enumerate(end.scores) if seat != moment.seat]
            ends.append((float(winner_of(end.places) == moment.seat), end.scores[moment.seat] - max(others)))
        gains.append([ends[1][0] - ends[0][0], ends[1][1] - ends[0][1]])
    said = {"turn": moment.turn, "better": moment.better, "loss": moment.loss, "loss_margin": moment.loss_margin}
    return {**said, "moment": moment.number, "round": moment.round, "gains": gains}


def summary(found: list[dict[str, Any]]) -> dict[str, Any]:
    marks = [mark for game in found for mark in game["marks"]]
    lines = {"games": len(found), "turns": sum(game["turns"] for game in found), "marks": len(marks)}
    lines["seconds_a_game"] = round(sum(game["seconds"] for game in found) / max(1, len(found)), 1)
    if not marks:
        return lines
    margins = [np.array(mark["gains"])[:, 1] for mark in marks]
    off = [SURE * gain.std(ddof=1) / len(gain) ** 0.5 for gain in margins]
    return {
        **lines,
        "better": sum(bool(gain.mean() > error) for gain, error in zip(margins, off, strict=True)),
        "worse": sum(bool(gain.mean() < -error) for gain, error in zip(margins, off, strict=True)),
        "claimed_win": round(float(np.mean([mark["loss"] for mark in marks])), 3),
        "real_win": round(float(np.mean([np.array(mark["gains"])[:, 0].mean() for mark in marks])), 3),
        "claimed_points": round(float(np.mean([mark["loss_margin"] for mark in marks])), 2),
        "real_points": round(float(np.mean([gain.mean() for gain in margins])), 2),
    }


def main() -> int:
    chosen = arguments()
    spec = levels.spec_of(chosen.by, chosen.game) if levels.level_in(chosen.by) else chosen.by
    effort = Effort(simulations=chosen.simulations)
    asked = Asked(chosen.game, chosen.players, chosen.between, spec, chosen.replays, effort, chosen.seed)
    found = []
    with workers(chosen.on) as crew, closing(results(crew, partial(checked, asked), range(chosen.games))) as coming:
        for game in coming:
            found.append(game)
            print(f"\r{len(found)} of {chosen.games} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    found.sort(key=lambda game: game["number"])
    lines = summary(found)
    print(f"{asked.game}, {asked.players} players, games between {asked.between}, marks replayed {asked.replays} times by {asked.by}")
    print("\n".join(f"{name}: {value}" for name, value in lines.items()))
    chosen.out.mkdir(parents=True, exist_ok=True)
    path = chosen.out / f"review-{asked.game}-{asked.players}-{chosen.between.partition(':')[0]}.json"
    path.write_text(json.dumps({**lines, "by": asked.by, "seed": asked.seed, "found": found}) + "\n", encoding="utf-8")
    print(f"written to {path}")
    return 0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.review", description="Whether marked turns were mistakes.")
    parser.add_argument("game", choices=ids())
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--between", default="merchant", help="who plays the games (default: merchant)")
    parser.add_argument("--by", default="grand-master", help="who plays on: a level or beam:W,depth=N (default: grand-master)")
    parser.add_argument("--replays", type=int, default=60)
    parser.add_argument("--simulations", type=int, default=Effort().simulations)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--on", default="processes", help="processes[:N], here, ray or ray:ADDRESS")
    parser.add_argument("--out", type=Path, default=DEFAULT)
    chosen = parser.parse_args()
    if not jit.ENABLED or chosen.replays < 2:
        parser.error("this needs compiled rules (Numba) and at least 2 replays")
    return chosen


if __name__ == "__main__":
    sys.exit(main())
