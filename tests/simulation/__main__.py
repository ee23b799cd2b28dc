"""python -m tests.simulation --seed N: one world again, with its trace; without a seed, one world after the other."""

from __future__ import annotations

import argparse
import itertools
import sys
import time

from .world import World


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.simulation", description=__doc__)
    parser.add_argument("--seed", type=int, help="this world only, and its trace")
    parser.add_argument("--first", type=int, default=1, help="the first of many worlds")
    parser.add_argument("--worlds", type=int, default=0, help="how many; 0: until one fails")
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--days", type=float, default=1.0)
    parser.add_argument("--about", help="only the lines of the trace with this in them: a table, a person, a server")
    given = parser.parse_args(arguments)
    if given.seed is not None:
        return 1 if replay(given.seed, given.tables, given.days, given.about) else 0
    days, begun = 0.0, time.perf_counter()
    for seed in itertools.islice(itertools.count(given.first), given.worlds or None):
        world = World(seed, given.tables, given.days).run()
        days += world.table_days
        took = time.perf_counter() - begun
        print(f"seed {seed}: {world.failure or 'ok'} ({days:.0f} table-days, {took:.0f} s)", flush=True)
        if world.failure is not None:
            print(f"replay: python -m tests.simulation --seed {seed} --tables {given.tables} --days {given.days}")
            return 1
    return 0


def replay(seed: int, tables: int, days: float, about: str | None) -> bool:
    """Run one world and print what happened; whether a promise was broken."""
    world = World(seed, tables, days).run()
    for line in world.told(about):
        print(line)
    promises = world.promises
    print(f"{world.table_days:.1f} table-days, {promises.acknowledged} acknowledged, {promises.seen} states seen, {world.loop.steps} steps")
    print(f"broken: {world.failure}" if world.failure else "every promise was kept")
    return world.failure is not None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
