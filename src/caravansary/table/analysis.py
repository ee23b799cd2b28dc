"""The analysis of a finished game: each seat's chance to win before every turn, and the turns that cost most.

Made by the bot processes in the background, one turn at a time, so that bots in play need not wait long.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from caravansary.engine import notation
from caravansary.engine.kind import Word
from caravansary.table.components import folder_of
from caravansary.table.fold import Line, Table
from caravansary.table.refusal import Refusal
from caravansary.table.rooms import Room
from caravansary.table.show import Speaker

if TYPE_CHECKING:
    from caravansary.table.house import House

METHOD = "playouts"
SIMULATIONS = 12
AGAIN = 4  # times as many, where a turn looks like a mistake
CHECKED = 6
LEAST = 0.05  # a smaller loss of win chance is not worth a word
MOST_KEPT = 50
SECONDS = 60.0


@dataclass
class Analysis:
    steps: int = 0
    done: int = 0
    chances: list[dict[str, Any]] = field(default_factory=list)
    turning: list[dict[str, Any]] = field(default_factory=list)
    task: asyncio.Task[None] | None = None
    failed: bool = False


def look(house: House, room: Room) -> dict[str, Any]:
    """How far it is, or what was found; begins it the first time."""
    found = house.analyses.get(room.table.id)
    if found is None or found.failed:
        while len(house.analyses) >= MOST_KEPT:
            old = house.analyses.pop(next(iter(house.analyses)))
            if old.task is not None:
                old.task.cancel()
        found = Analysis(steps=len(room.table.lines) + CHECKED)
        house.analyses[room.table.id] = found
        found.task = asyncio.create_task(_analyse(house, room.table, found))
    if found.done < found.steps:
        # The curve grows while one looks at it; which turns mattered is only known at the end.
        return {"status": "running", "done": round(found.done / found.steps, 3), "chances": found.chances}
    return {"status": "ready", "method": METHOD, "chances": found.chances, "turning": found.turning}


async def _analyse(house: House, table: Table, analysis: Analysis) -> None:
    try:
        turns = await asyncio.to_thread(_turns, table)
        reviewed = []
        for position, line in turns:
            found = await _review(house, table, position, line, SIMULATIONS, 1)
            reviewed.append(found)
            analysis.chances.append({"decision": line.start, "chances": found["before"]})
            analysis.done += 1
        analysis.chances.append({"decision": len(table.decisions), "chances": _end(table)})
        worst = sorted(range(len(turns)), key=lambda number: -float(reviewed[number]["lost"]))[:CHECKED]
        for number in worst:
            # What looks like a mistake is tried again with other luck: a loss that does not show twice is none.
            again = await _review(house, table, *turns[number], SIMULATIONS * AGAIN, 2)
            if again["lost"] >= LEAST:
                analysis.turning.append(_turning(table, turns[number][1], again))
            analysis.done += 1
        analysis.turning.sort(key=lambda each: -float(each["lost"]))
        analysis.done = analysis.steps
    except Refusal:
        analysis.failed = True


def _turns(table: Table) -> list[tuple[dict[str, Any], Line]]:
    """The position before each turn."""
    assert table.game is not None
    game = table.game.restarted()
    starts = {line.start: line for line in table.lines}
    found = []
    for number, decision in enumerate(table.decisions):
        if number in starts:
            found.append((game.position(), starts[number]))
        game.apply(decision.action)
    return found


async def _review(house: House, table: Table, position: dict[str, Any], line: Line, simulations: int, seed: int) -> dict[str, Any]:
    files = table.created.get("files")
    # However many games are looked at, one turn at a time: bots in play are asked in between.
    async with house.reviewing:
        found: dict[str, Any] = await house.workers.ask(
            "review",
            SECONDS,
            first=f"review {table.created['game']}",
            position=position,
            luck=0,
            seed=seed,
            simulations=simulations,
            actions=[decision.action for decision in table.decisions[line.start : line.end]],
            components=str(folder_of(files)) if files else None,
        )
    return found


def _end(table: Table) -> list[float]:
    assert table.game is not None
    return [float(seat == table.game.winner) for seat in range(table.game.players)]


def _turning(table: Table, line: Line, found: dict[str, Any]) -> dict[str, Any]:
    turn = notation.written(decision.word for decision in table.decisions[line.start : line.end])
    better = [Word(*word) for word in found["better"]]
    say = Speaker(table, None)
    return {
        "decision": line.start,
        "seat": table.decisions[line.start].seat,
        "turn": turn,
        "lost": found["lost"],
        "better": notation.written(better),
        "texts": [say.word(word) for word in better],
    }
