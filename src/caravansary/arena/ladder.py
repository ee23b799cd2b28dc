"""How far apart the levels are: `python -m caravansary.arena.ladder GAME [--games 1000] [--players 2] [--out FILE]`.

Each level plays the one below it, planners in compiled code, from every seat with the same decks; the results go into a JSON file
(one entry for each game and number of players) and out as a table. The players are those of the arena, without its records.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path

from caravansary.arena.ratings import Pair, before, pair
from caravansary.arena.schedule import Task, schedule, whole_blocks
from caravansary.arena.table import Placed, places
from caravansary.bots import ask, beam, levels, make_bot
from caravansary.bots.selfplay import SelfPlay
from caravansary.bots.spec import read_spec
from caravansary.engine import jit
from caravansary.engine.game import Game
from caravansary.engine.making import new_game
from caravansary.games import ids, kind

DEFAULT = Path("docs/bots-ratings.json")


class Step(Pair):
    """A level against the one below it."""

    plays: list[str]
    games: int
    seed: int
    seconds_a_game: float


Found = dict[str, dict[str, list[Step]]]  # by game and number of players


def measure(game: str, players: int, above: str, below: str, games: int, seed: int) -> Step:
    """The upper level against the lower one, as plain JSON data."""
    specs = [levels.spec_of(level, game) for level in (above, below)]
    play = games_between(game, players, specs)
    results: list[Placed] = []
    begun = time.process_time()
    for task in schedule(whole_blocks(games, 2, players), 2, players, seed):
        ended = play(task)
        results.append({"block": task.block, "seats": list(task.seats), "places": places(ended)})
    taken = time.process_time() - begun
    found = pair([above, below], 0, 1, before(2, results))
    return {**found, "plays": specs, "games": len(results), "seed": seed, "seconds_a_game": round(taken / len(results), 4)}


def games_between(game: str, players: int, specs: Sequence[str]) -> Callable[[Task], Game]:
    """How their games are played: between planners in one compiled call, else decision by decision."""
    if all(read_spec(spec).name == "beam" for spec in specs):
        quick = SelfPlay(kind(game), players, [beam.manner(read_spec(spec)) for spec in specs])
        return lambda task: quick.play(task.seats, task.deal, task.bot_seeds)

    def play(task: Task) -> Game:
        bots = [make_bot(specs[which], seed) for which, seed in zip(task.seats, task.bot_seeds, strict=True)]
        g = new_game(kind(game), players, task.deal)
        while g.player is not None:
            g.apply(ask(bots[g.player], g))
        return g

    return play


def table(found: Found) -> str:
    """What was measured, as a table in Markdown."""
    lines = ["| game | players | level | over | games | Elo | 95 % |", "|---|---|---|---|---|---|---|"]
    for game, counts in found.items():
        for players, steps in counts.items():
            for step in steps:
                between = "-" if step["elo_interval"] is None else "{:+.0f} to {:+.0f}".format(*step["elo_interval"])
                who = f"{step['first']} | {step['second']}"
                lines.append(f"| {game} | {players} | {who} | {step['games']} | {step['elo']:+.0f} | {between} |")
    return "\n".join(lines)


def climb(game: str, players: int, games: int, seed: int, out: Path, only: Sequence[str] = ()) -> Found:
    """Measure neighbours (all, or those whose upper level is named) and keep what was found, step by step."""
    found: Found = json.loads(out.read_text(encoding="utf-8")) if out.exists() else {}
    steps = {step["first"]: step for step in found.get(game, {}).get(str(players), [])}
    for lower, upper in pairwise(levels.LEVELS):
        if only and upper not in only:
            continue
        steps[upper] = measure(game, players, upper, lower, games, seed)
        found.setdefault(game, {})[str(players)] = [steps[level] for level in levels.LEVELS if level in steps]
        out.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m caravansary.arena.ladder", description=__doc__)
    parser.add_argument("game", choices=ids())
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=DEFAULT)
    parser.add_argument("--only", action="append", choices=levels.LEVELS[1:], default=[], help="only the step up to this level")
    asked = parser.parse_args()
    if not jit.ENABLED:
        parser.error("the planners need compiled rules (Numba)")
    found = climb(asked.game, asked.players, asked.games, asked.seed, asked.out, asked.only)
    print(table({asked.game: {str(asked.players): found[asked.game][str(asked.players)]}}))


if __name__ == "__main__":
    main()
