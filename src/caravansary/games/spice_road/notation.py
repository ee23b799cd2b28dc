"""Spice Road: actions in words, and why an action is not possible."""

from __future__ import annotations

from caravansary.engine.cubes import covers, digits, missing, size
from caravansary.engine.kind import Reason, Rows, Word
from caravansary.engine.rules import Box, State
from caravansary.games.spice_road.components import MERCHANT_FILE, POINT_FILE
from caravansary.games.spice_road.rules import coin_above
from caravansary.games.spice_road.state import (
    ACQUIRE,
    AGAIN,
    CLAIM,
    COINS,
    DISCARD_CUBE,
    DONE,
    KINDS,
    PAY_CUBE,
    PHASES,
    PLAY,
    RAISE,
    REST,
    TRADE,
    TURN,
    UPGRADING,
)


def word(s: State, box: Box, action: int, rows: Rows) -> Word:
    if action < ACQUIRE:
        card = action - PLAY
        return Word("play", rows[MERCHANT_FILE][card]["id"], _effect(box, card))
    if action < CLAIM:
        slot = action - ACQUIRE
        if s.market[slot] < 0:
            return Word("acquire", "-", {"kind": "none", "price": slot, "loaded": "no"})
        card = s.market[slot]
        cubes = digits(s.market_cubes[slot])
        details = {**_effect(box, card), "price": slot, "cubes": cubes, "loaded": "yes" if cubes else "no"}
        return Word("acquire", rows[MERCHANT_FILE][card]["id"], details)
    if action < REST:
        card = s.points[action - CLAIM]
        if card < 0:
            return Word("claim", "-", {"points": 0, "cost": "", "coin": "none"})
        return Word(
            "claim",
            rows[POINT_FILE][card]["id"],
            {"points": box.points[card], "cost": digits(box.cost[card]), "coin": COINS[coin_above(s, action - CLAIM)] or "none"},
        )
    if action == REST:
        return Word("rest", None, {"count": s.played[s.player].bit_count()})
    if action == AGAIN:
        return Word("again", None, _effect(box, s.card))
    if action == DONE:
        return Word("done")
    if action < PAY_CUBE:
        level = action - RAISE + 1
        return Word("raise", f"{level}>{level + 1}", {"from": str(level), "to": str(level + 1)})
    if action < DISCARD_CUBE:
        slot = s.steps
        card = s.market[slot]
        return Word("pay", str(action - PAY_CUBE + 1), {"card": rows[MERCHANT_FILE][card]["id"] if card >= 0 else "-"})
    return Word("discard", str(action - DISCARD_CUBE + 1))


def _effect(box: Box, card: int) -> dict[str, str | int]:
    return {"kind": KINDS[box.kind[card]], "give": digits(box.give[card]), "gain": digits(box.gain[card]), "upgrades": box.upgrades[card]}


def why_not(s: State, box: Box, action: int, rows: Rows) -> Reason:
    """Why this action is not legal now: first whether it is its time at all, then what it lacks."""
    caravan = s.caravan[s.player]
    said = word(s, box, action, rows)
    if (action <= REST) != (s.phase == TURN):
        return Reason("illegal-phase", {"phase": PHASES[s.phase]})
    if action < ACQUIRE:
        card = action - PLAY
        if s.played[s.player] >> card & 1:
            return Reason("spice-road-cannot-played", {"card": said.arg})
        if not s.hand[s.player] >> card & 1:
            return Reason("spice-road-cannot-hand", {"card": said.arg})
        if box.kind[card] == TRADE and not covers(caravan, box.give[card]):
            return Reason("spice-road-cannot-trade", {"card": said.arg, "missing": missing(caravan, box.give[card])})
    elif action < CLAIM:
        slot = action - ACQUIRE
        if s.market[slot] < 0:
            return Reason("spice-road-cannot-empty", {"slot": slot + 1})
        return Reason("spice-road-cannot-acquire", {"card": said.arg, "price": slot, "cubes": size(caravan)})
    elif action < REST:
        card = s.points[action - CLAIM]
        if card < 0:
            return Reason("spice-road-cannot-empty", {"slot": action - CLAIM + 1})
        return Reason("spice-road-cannot-claim", {"card": said.arg, "missing": missing(caravan, box.cost[card])})
    elif RAISE <= action < PAY_CUBE and s.phase == UPGRADING:
        return Reason("illegal-no-cube", {"cube": str(action - RAISE + 1)})
    elif action >= PAY_CUBE and said.verb == PHASES[s.phase]:
        return Reason("illegal-no-cube", {"cube": said.arg})
    return Reason("illegal-phase", {"phase": PHASES[s.phase]})
