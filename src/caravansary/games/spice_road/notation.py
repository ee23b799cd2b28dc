"""Spice Road: actions in words, and why an action is not possible."""

from __future__ import annotations

from caravansary.engine.cubes import digits, missing, size
from caravansary.engine.kind import Reason, Rows, Word
from caravansary.engine.rules import Box, State
from caravansary.engine.wording import Said, Verb, Wording, bare, cube, no_cube, raised
from caravansary.games.spice_road.components import MERCHANT_FILE, POINT_FILE
from caravansary.games.spice_road.rules import coin_above
from caravansary.games.spice_road.state import (
    ACQUIRE,
    AGAIN,
    CLAIM,
    COINS,
    DISCARD,
    DISCARD_CUBE,
    DONE,
    KINDS,
    PAY,
    PAY_CUBE,
    PHASES,
    PLAY,
    RAISE,
    REPEAT,
    REST,
    TRADE,
    TURN,
    UPGRADING,
)


def word(s: State, box: Box, action: int, rows: Rows) -> Word:
    return _WORDING.word(s, box, action, rows)


def why_not(s: State, box: Box, action: int, rows: Rows) -> Reason:
    return _WORDING.why_not(s, box, action, rows)


# How actions are said


def _play(s: State, box: Box, rows: Rows, card: int) -> Said:
    return rows[MERCHANT_FILE][card]["id"], _effect(box, card)


def _acquire(s: State, box: Box, rows: Rows, slot: int) -> Said:
    card = s.market[slot]
    if card < 0:
        return "-", {"kind": "none", "price": slot, "loaded": "no"}
    cubes = digits(s.market_cubes[slot])
    return rows[MERCHANT_FILE][card]["id"], {**_effect(box, card), "price": slot, "cubes": cubes, "loaded": "yes" if cubes else "no"}


def _claim(s: State, box: Box, rows: Rows, slot: int) -> Said:
    card = s.points[slot]
    if card < 0:
        return "-", {"points": 0, "cost": "", "coin": "none"}
    coin = COINS[coin_above(s, slot)] or "none"
    return rows[POINT_FILE][card]["id"], {"points": box.points[card], "cost": digits(box.cost[card]), "coin": coin}


def _rest(s: State, box: Box, rows: Rows, nth: int) -> Said:
    return None, {"count": s.played[s.player].bit_count()}


def _again(s: State, box: Box, rows: Rows, nth: int) -> Said:
    return None, _effect(box, s.card)


def _pay(s: State, box: Box, rows: Rows, level: int) -> Said:
    card = s.market[s.steps]
    return str(level + 1), {"card": rows[MERCHANT_FILE][card]["id"] if card >= 0 else "-"}


def _is_trade(box: Box, card: int) -> bool:
    return bool(box.kind[card] == TRADE)


def _effect(box: Box, card: int) -> dict[str, str | int]:
    return {"kind": KINDS[box.kind[card]], "give": digits(box.give[card]), "gain": digits(box.gain[card]), "upgrades": box.upgrades[card]}


# Why they are refused


def _no_play(s: State, box: Box, rows: Rows, card: int) -> Reason:
    name = rows[MERCHANT_FILE][card]["id"]
    if s.played[s.player] >> card & 1:
        return Reason("spice-road-cannot-played", {"card": name})
    if not s.hand[s.player] >> card & 1:
        return Reason("spice-road-cannot-hand", {"card": name})
    return Reason("spice-road-cannot-trade", {"card": name, "missing": missing(s.caravan[s.player], box.give[card])})


def _no_acquiring(s: State, box: Box, rows: Rows, slot: int) -> Reason:
    card = s.market[slot]
    if card < 0:
        return Reason("spice-road-cannot-empty", {"slot": slot + 1})
    cubes = size(s.caravan[s.player])
    return Reason("spice-road-cannot-acquire", {"card": rows[MERCHANT_FILE][card]["id"], "price": slot, "cubes": cubes})


def _no_claim(s: State, box: Box, rows: Rows, slot: int) -> Reason:
    card = s.points[slot]
    if card < 0:
        return Reason("spice-road-cannot-empty", {"slot": slot + 1})
    lacking = missing(s.caravan[s.player], box.cost[card])
    return Reason("spice-road-cannot-claim", {"card": rows[POINT_FILE][card]["id"], "missing": lacking})


_WORDING = Wording(
    PHASES,
    {
        "play": Verb(PLAY, (TURN,), _play, _no_play, _is_trade),
        "acquire": Verb(ACQUIRE, (TURN,), _acquire, _no_acquiring),
        "claim": Verb(CLAIM, (TURN,), _claim, _no_claim),
        "rest": Verb(REST, (TURN,), _rest),
        "again": Verb(AGAIN, (REPEAT,), _again),
        "done": Verb(DONE, (REPEAT, UPGRADING), bare),
        "raise": Verb(RAISE, (UPGRADING,), raised, no_cube),
        "pay": Verb(PAY_CUBE, (PAY,), _pay, no_cube),
        "discard": Verb(DISCARD_CUBE, (DISCARD,), cube, no_cube),
    },
)
