"""Whole games as text: what was possible, what was chosen, what luck gave. Any change of the rules changes such a file.

tests/data/playthroughs/<game>-<players>.txt; `python tests/regenerate.py` writes them anew.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import caravansary as cv
from support.playing import turn_with_a_purpose

FOLDER = Path(__file__).resolve().parent.parent / "data" / "playthroughs"
DETAILED = 900  # decisions written one by one; of the rest of a long game a digest every hundred decisions
LONG = 7000  # decisions after which the players set about ending the game


def transcript(game: str, players: int) -> str:
    return "\n".join(_lines(cv.new(game, players, seed=players), random.Random(players))) + "\n"


def _lines(g: cv.Game, choice: random.Random) -> Iterator[str]:
    yield f"{g.kind.id}, {g.players} players, seed {g.players}, rules version {g.kind.rules_version}"
    before, round = g.position(), 0
    while not g.over:
        if len(g.actions) >= DETAILED:
            for action in [_choose(g, choice)] if len(g.actions) < LONG else turn_with_a_purpose(g, choice):
                if len(g.actions) % 100 == 0:
                    yield f"{len(g.actions)}. {sha256(g.state.tobytes()).hexdigest()[:16]}"
                g.apply(action)
            before = g.position() if g.over else before
            continue
        if g.round != round and g.round % 5 == 1:
            round = g.round
            yield ""
            yield from _summary(before)
        action = _choose(g, choice)
        yield f"{len(g.actions)}. seat {g.player}, {g.phase}: {' | '.join(g.notation(a) for a in g.legal)}"
        yield f"   -> {g.notation(action)}"
        g.apply(action)
        after = g.position()
        yield from _drawn(before, after)
        before = after
    yield ""
    yield from _summary(before)
    yield f"scores {g.scores}, winner {g.winner}"
    yield from (f"seat {seat}: {json.dumps(g.score_sheet(seat))}" for seat in range(g.players))


def _choose(g: cv.Game, choice: random.Random) -> int:
    """Half of the time what scores best at once, so that games get somewhere; else anything."""
    if choice.random() < 0.5:
        return choice.choice(g.legal)
    seat = g.player
    assert seat is not None

    def gain(action: int) -> tuple[int, float]:
        after = g.copy()
        after.apply(action)
        return after.scores[seat], choice.random()

    return max(g.legal, key=gain)


def _summary(position: dict[str, Any]) -> Iterator[str]:
    """The table in a few lines; decks by their size."""
    yield f"round {position['round']}"
    for name, value in position.items():
        if name not in ("game", "edition", "players", "round", "player", "seats"):
            yield f"  {name}: {len(value) if _is_deck(name, value) else json.dumps(value)}"
    for seat in position["seats"]:
        yield f"  seat: {json.dumps(seat)}"


def _drawn(before: dict[str, Any], after: dict[str, Any]) -> Iterator[str]:
    for name, cards in before.items():
        if _is_deck(name, cards):
            left = list(after[name])
            gone = [card for card in cards if card not in left or left.remove(card)]  # type: ignore[func-returns-value]
            if gone:
                yield f"   luck: {name} {' '.join(map(str, gone))}"


def _is_deck(name: str, value: Any) -> bool:
    return "deck" in name and isinstance(value, list)
