"""What the table says, and what it costs: milliseconds of one processor for a state, a move and the news of a game in full swing.

python -m benchmarks.wire

`without` is what the browser asks for: texts as message and arguments. `sentences` is the same with `?lang=`, each text
written out. Nothing is sent: this is the work of the table alone.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable
from functools import partial

import caravansary as cv
from caravansary import bots
from caravansary.table import checks, show
from caravansary.table.events import Event
from caravansary.table.fold import Table, folded
from caravansary.table.opening import created
from caravansary.table.rooms import encoded, with_event
from caravansary.table.wire.asked import NewTable
from caravansary.table.wire.reader import read

HOLDER = "a" * 64
SEED = 13


def table_of(game: str, decisions: int) -> Table:
    """A table of two persons, played as greedy bots would."""
    first = created(read(NewTable, {"game": game, "seats": [{"kind": "me"}, {"kind": "me"}], "seed": SEED}), HOLDER)
    table = folded(first.table, [first])
    bot = bots.make_bot("greedy", 1)
    for _ in range(decisions):
        assert table.game is not None
        moved = acted(table, bots.ask(bot, table.game))
        if moved.status != "playing":
            break
        table = moved
    return table


def acted(table: Table, action: int) -> Table:
    draft = checks.move(HOLDER, table.last, [action], None)(table)
    return with_event(table, Event(table.id, table.last + 1, time.time(), draft.kind, draft.seat, HOLDER, None, draft.data))


def whole(table: Table, lang: str | None) -> bytes:
    return encoded(show.state(table, HOLDER, None, lang))


def news(table: Table, lang: str | None) -> bytes:
    return encoded([show.events(table, table.last - 1, lang), show.state(table, HOLDER, None, lang, table.last - 1)])


def move(table: Table, lang: str | None) -> bytes:
    """From the check of a move to the answer that its player gets."""
    assert table.game is not None
    moved = acted(table, table.game.legal[0])
    return encoded(show.state(moved, HOLDER, None, lang, table.last))


WORKS = {"the whole state": whole, "the news of one event": news, "a move, checked and answered": move}


def milliseconds(work: Callable[[], object], repeats: int) -> float:
    work()
    found = []
    for _ in range(repeats):
        begun = time.process_time()
        work()
        found.append((time.process_time() - begun) * 1000)
    return statistics.median(found)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.wire", description="What it costs to say what happens at a table.")
    parser.add_argument("--decisions", type=int, default=100, help="how far the game is (default: 100)")
    parser.add_argument("--repeats", type=int, default=50, help="how often each figure is measured (default: 50)")
    chosen = parser.parse_args()
    print(f"{'milliseconds':<48} {'without':>9} {'sentences':>9}")
    for game in cv.games():
        table = table_of(game, chosen.decisions)
        for name, work in WORKS.items():
            plain, said = (milliseconds(partial(work, table, lang), chosen.repeats) for lang in (None, "en"))
            print(f"{game + ': ' + name:<48} {plain:9.2f} {said:9.2f}", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
