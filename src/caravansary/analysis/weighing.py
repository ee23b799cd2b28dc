"""The work of a review: one turn of a game, looked at, tried or explained. `weigh` answers the questions of a `Reviewer`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from caravansary.analysis.position import ToTheEnd, candidates, chances, choice, luck_of, rate, strong
from caravansary.analysis.reasons import why
from caravansary.analysis.review import Question, Weighed
from caravansary.bots import beam
from caravansary.bots.foresight import taken
from caravansary.bots.judged import worth
from caravansary.bots.levels import LEVELS, spec_of
from caravansary.bots.spec import read_spec
from caravansary.engine.game import Game

A_POINT = 0.01  # of win chance, where planners differ by a point
MOST_POINTS = 5.0  # planners are not trusted further


def weigh(asked: Question) -> Weighed:
    if asked.task == "try":
        return tried(asked)
    if asked.task == "why":
        lucks = [luck_of(asked.seed, asked.game, k) for k in range(asked.simulations)]
        return Weighed(why=why(asked.game, asked.played, asked.against, lucks, asked.seed, strong(asked.game)))
    return looked_at(asked)


def looked_at(asked: Question) -> Weighed:
    """The turn that was played beside those that planners and the judge like, all under the same luck. `loss` is a guess."""
    now, played, seed = asked.game, asked.played, asked.seed
    seat = now.player
    assert seat is not None
    here = _end(now, played)
    preferred, behind = _strongest(now, seed, here)
    others = {} if preferred is None else {_end(now, preferred): preferred}
    if preferred is not None:
        for turn in candidates(now, seed, asked.candidates):
            if len(others) < asked.candidates and _end(now, turn) != here:
                others.setdefault(_end(now, turn), turn)
    turns = [played, *others.values()]
    seen = rate(now, [*turns, []] if asked.before else turns, asked.simulations, seed)
    before = chances(seen.pop()) if asked.before else None
    mine = choice(now, played, seen[0], seed, with_line=False)
    losses = [worth(each, seat) - worth(seen[0], seat) for each in seen[1:]]
    if losses:
        losses[0] += A_POINT * behind
    best = max(range(len(losses)), key=losses.__getitem__, default=None)
    if best is None or losses[best] <= 0.0:
        return Weighed(mine.turn, before, mine.chances)
    better = choice(now, turns[best + 1], seen[best + 1], seed, with_line=False)
    return Weighed(mine.turn, before, mine.chances, better.turn, better.actions, losses[best])


def tried(asked: Question) -> Weighed:
    """What the other turn gains over the played one, deck by deck, when strong planners play on to the end."""
    now, seat, ends = asked.game, asked.game.player, ToTheEnd(asked.game, strong(asked.game))
    assert seat is not None
    lucks = [luck_of(asked.seed, now, k) for k in range(asked.simulations)]
    mine, better = (ends.after(now, turn, lucks) for turn in (asked.played, asked.against))
    wins = zip(better.wins(seat), mine.wins(seat), strict=True)
    margins = zip(better.margins(seat), mine.margins(seat), strict=True)
    gains = [(won - instead, points - fewer) for (won, instead), (points, fewer) in zip(wins, margins, strict=True)]
    return Weighed(gains=gains, turns=ends.turns)


@lru_cache
def _planner(spec: str, seed: int) -> beam.BeamBot:
    return beam.BeamBot(seed, beam.manner(read_spec(spec)))


def _strongest(now: Game, seed: int, here: bytes) -> tuple[list[int] | None, float]:
    """The strongest planner's turn, or None if it leads to the same as the played one; and how many points behind it rates that one."""
    turns, values = _planner(spec_of(LEVELS[-1], now.kind.id), seed).turns(now)
    if _end(now, turns[0]) == here:
        return None, 0.0
    behind = MOST_POINTS
    for turn, value in zip(turns, values, strict=True):
        if values[0] - value >= MOST_POINTS:
            break
        if _end(now, turn) == here:
            behind = values[0] - value
            break
    return turns[0], behind


def _end(now: Game, turn: Sequence[int]) -> bytes:
    """Where a turn leads, without what is revealed on the way."""
    return taken(now, turn, 0).key
