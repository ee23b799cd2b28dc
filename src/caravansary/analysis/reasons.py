"""Why one turn is better than another, in terms a player knows: which claim it leads to and when, who takes it otherwise, when the game
ends. Strong planners play on from both several times with the same luck; what happens most often counts.

A reason is the end of a message id, `why-...`, with the values its sentence needs; the caller supplies a name for `rival`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from caravansary.analysis.review import Why
from caravansary.bots.beam import BeamBot
from caravansary.bots.playouts import Manner
from caravansary.engine.game import Game
from caravansary.engine.rules import least

FAR = 8  # turns of the seat that are looked at
WORTH_TELLING = 3.0  # points


@dataclass
class Claim:
    seat: int
    turn: int  # of the seat that thinks, from 0
    card: str
    details: Mapping[str, Any]

    @property
    def points(self) -> float:
        return float(self.details.get("points", 0))


@dataclass
class Story:
    """What happened after a turn."""

    claims: list[Claim] = field(default_factory=list)
    ended: int | None = None  # in which turn, if it did
    won: bool = False

    def first(self, seat: int) -> Claim | None:
        return next((claim for claim in self.claims if claim.seat == seat), None)

    def points(self, seat: int) -> float:
        return sum(claim.points for claim in self.claims if claim.seat == seat)


def why(now: Game, played: Sequence[int], better: Sequence[int], lucks: Sequence[int], seed: int, manner: Manner) -> Why | None:
    """The reason that holds under most lucks; None if no reason is that clear."""
    seat, planner = now.player, BeamBot(seed, manner)
    assert seat is not None
    stories = [(story(now, better, luck, planner), story(now, played, luck, planner)) for luck in lucks]
    return told(seat, now.players, stories)


def told(seat: int, players: int, stories: Sequence[tuple[Story, Story]]) -> Why | None:
    """The clearest difference between the first and the second story of each pair."""
    most = len(stories) / 2
    ends = [first.ended for first, second in stories if first.ended is not None and first.won and not second.won]
    if len(ends) > most:
        return {"id": "end", "args": {"turns": round(_middle(ends))}}
    for card, times in Counter(claim.card for first, _ in stories if (claim := first.first(seat))).most_common(1):
        if times > most and (found := _about(seat, card, stories)) is not None:
            return found
    mine = [_mean(each[which].points(seat) for each in stories) for which in (0, 1)]
    if mine[0] - mine[1] >= WORTH_TELLING:
        return {"id": "pace", "args": {"points": round(mine[0]), "instead": round(mine[1]), "turns": FAR}}
    rivals = [(_mean(s.points(p) - f.points(p) for f, s in stories), p) for p in range(players) if p != seat]
    lost, rival = max(rivals)
    if lost >= WORTH_TELLING:
        kept = _mean(first.points(rival) for first, _ in stories)
        return {"id": "slows", "args": {"rival": rival, "points": round(kept), "instead": round(kept + lost), "turns": FAR}}
    return None


def _about(seat: int, card: str, stories: Sequence[tuple[Story, Story]]) -> Why | None:
    """What the better turn changes about the card that the seat then claims first."""
    when, otherwise, takers, details = [], [], [], {}
    for first, second in stories:
        claim = first.first(seat)
        if claim is not None and claim.card == card:
            when.append(claim.turn)
            details = dict(claim.details)
            other = next((each for each in second.claims if each.card == card), None)
            takers.append(None if other is None else other.seat)
            otherwise.append(FAR if other is None else other.turn)
    turns, instead = round(_middle(when)), round(_middle(otherwise))
    taker, times = Counter(takers).most_common(1)[0]
    args = {"card": card, "points": details.get("points", 0), "pile": details.get("cost") or details.get("give") or "", "turns": turns}
    if 2 * times <= len(takers):
        return None
    if taker is None:
        return {"id": "only", "args": {**args, "instead": FAR}}
    if taker != seat:
        return {"id": "rival", "args": {**args, "rival": taker, "instead": instead}}
    return {"id": "sooner", "args": {**args, "instead": instead}} if instead > turns else None


def story(now: Game, turn: Sequence[int], luck: int, planner: BeamBot) -> Story:
    """The next turns as the planner would have them."""
    thought, found, seat = now.sight(luck), Story(), now.player
    own, plan = 0, list(turn)
    while not thought.over:
        begun = thought.round, thought.player
        for action in plan:
            if action in thought.legal and (thought.round, thought.player) == begun:
                assert thought.player is not None
                word = thought.word(action)
                if word.verb == "claim":
                    found.claims.append(Claim(thought.player, own, word.arg or "", word.details))
                thought.apply(action)
        if thought.over:
            found.ended, found.won = own, thought.winner == seat
        elif (thought.round, thought.player) != begun:
            own += thought.player == seat
            if own > FAR:
                break
        plan = [] if thought.over else _turn_of(planner, thought)
    return found


def _turn_of(planner: BeamBot, thought: Game) -> list[int]:
    turns = planner.turns(thought)[0]
    return turns[0] if turns else [least(thought.legal, len(thought.legal))]


# A page without a server has a trimmed library, without `statistics`.


def _mean(values: Iterable[float]) -> float:
    found = list(values)
    return sum(found) / len(found)


def _middle(values: Iterable[int]) -> float:
    found = sorted(values)
    return (found[(len(found) - 1) // 2] + found[len(found) // 2]) / 2
