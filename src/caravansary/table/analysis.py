"""The analysis of a finished game: each seat's chance to win before every turn, and the turns that cost most.

`analysis.review` says what to weigh; a bot process separate from those in play does it, one turn at a time, taking turns between the
devices that asked. Partial results can be seen at any time."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from caravansary.analysis.review import Effort, Moment, Question, Reviewer, Weighed, reason
from caravansary.engine import notation
from caravansary.engine.game import Game
from caravansary.engine.kind import Word
from caravansary.table.components import folder_of
from caravansary.table.fold import Table
from caravansary.table.refusal import Refusal
from caravansary.table.rooms import Room
from caravansary.table.show import Speaker
from caravansary.table.wire import answers

if TYPE_CHECKING:
    from caravansary.table.house import House

log = logging.getLogger("caravansary.analysis")
METHOD = "playouts"
EFFORT = Effort(every_position=True)
SEED = 1
MOST_KEPT = 50
SECONDS = 60.0  # of processor time for one turn
PATIENCE = 86400.0  # seconds that a turn may wait to be weighed: others may have asked for much too


@dataclass
class Analysis:
    table: Table
    whom: str  # who wanted to know first
    reviewer: Reviewer | None = None
    turning: list[answers.TurningPoint] = field(default_factory=list)
    task: asyncio.Task[None] | None = None
    ready: bool = False
    failed: Refusal | None = None

    def told(self) -> answers.Analysis:
        """How far it is, or what was found. The curve and the turns that mattered grow as you watch."""
        reviewer, table = self.reviewer, self.table
        chances: list[answers.ChancesAt] = []
        if reviewer is not None:
            chances = [{"decision": line.start, "chances": [*found]} for line, found in zip(table.lines, reviewer.before, strict=False)]
        if not self.ready:
            done = 0.0 if reviewer is None else reviewer.done / max(1, reviewer.steps)
            return {
                "status": "running",
                "done": round(min(done, 0.999), 3),
                "simulations": EFFORT.simulations,
                "chances": chances,
                "turning": self.turning,
            }
        chances.append({"decision": len(table.decisions), "chances": _end(table)})
        return {
            "status": "ready",
            "method": METHOD,
            "simulations": EFFORT.simulations,
            "chances": chances,
            "turning": self.turning,
        }


def look(house: House, room: Room, whom: str) -> answers.Analysis:
    """How far it is, or what was found; the first request starts it, and so does one after a reported failure."""
    found = house.analyses.get(room.table.id)
    if found is not None and found.failed is not None:
        del house.analyses[room.table.id]
        raise found.failed
    if found is None:
        while len(house.analyses) >= MOST_KEPT:
            old = house.analyses.pop(_least_missed(house.analyses))
            if old.task is not None:
                old.task.cancel()
        found = Analysis(room.table, whom)
        house.analyses[room.table.id] = found
        found.task = asyncio.create_task(_analyse(house, found))
    return found.told()


def _least_missed(kept: Mapping[str, Analysis]) -> str:
    """The oldest of the device that has most: those who ask for many lose their own first."""
    count = Counter(each.whom for each in kept.values())
    most = max(count.values())
    return next(id for id, each in kept.items() if count[each.whom] == most)


async def _analyse(house: House, analysis: Analysis) -> None:
    table = analysis.table
    assert table.game is not None
    try:
        reviewer = await house.beside.do(analysis.whom, analysis.whom, Reviewer, table.game, EFFORT, SEED)
        analysis.reviewer = reviewer
        while (asked := reviewer.question()) is not None:
            reviewer.take(await _weighed(house, analysis, asked))
            if asked.task == "why":
                analysis.turning = [_turning(table, moment, reviewer.turns[moment.number - 1][0]) for moment in reviewer.marked]
        analysis.ready = True
    except Refusal as refusal:
        analysis.failed = refusal
    except Exception:
        log.exception("the analysis of table %s failed", table.id)
        analysis.failed = Refusal("broken")


async def _weighed(house: House, analysis: Analysis, asked: Question) -> Weighed:
    table = analysis.table
    files = table.created.get("files")
    found: dict[str, Any] = await house.bots.ask(
        "review",
        SECONDS,
        patience=PATIENCE,
        whom=analysis.whom,
        first=f"review {table.created['game']}",
        position=asked.game.position(),
        luck=0,
        components=str(folder_of(files)) if files else None,
        **{name: value for name, value in vars(asked).items() if name != "game"},
    )
    return Weighed(**found)


def _end(table: Table) -> list[float]:
    assert table.game is not None
    return [float(seat == table.game.winner) for seat in range(table.game.players)]


def _turning(table: Table, moment: Moment, before: Game) -> answers.TurningPoint:
    line = table.lines[moment.number - 1]
    better = _words(before, moment)
    say = Speaker(table, None)
    id, args = reason(moment)
    if "rival" in args:
        args["name"] = table.seats[args["rival"]].name
    return {
        "decision": line.start,
        "seat": moment.seat,
        "turn": notation.written(decision.word for decision in table.decisions[line.start : line.end]),
        "lost": round(moment.loss, 3),
        "better": notation.written(better),
        "texts": [say.word(word) for word in better],
        "points": round(moment.loss_margin, 1),
        "why": say.text(id, args),
    }


def _words(before: Game, moment: Moment) -> list[Word]:
    """The decisions of the better turn in words, as far as what is revealed on the way allows."""
    thought, found = before.sight(SEED), []
    for action in moment.better_actions:
        if action in thought.legal:
            found.append(thought.word(action))
            thought.apply(action)
    return found
