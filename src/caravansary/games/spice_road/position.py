"""Spice Road: position data into a state, refusing what can't be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from caravansary.engine.bits import count, smallest
from caravansary.engine.cubes import LEVELS, covers, raisable, size
from caravansary.engine.kind import Rows
from caravansary.engine.position import Reader, excess, members, steps_up
from caravansary.engine.rules import OVER, Box, State
from caravansary.errors import Fault
from caravansary.games.spice_road.components import MERCHANT_FILE, POINT_FILE
from caravansary.games.spice_road.rules import goal
from caravansary.games.spice_road.state import (
    CARAVAN_LIMIT,
    DISCARD,
    MARKET,
    MERCHANTS,
    PAY,
    PHASES,
    PRODUCE,
    REPEAT,
    ROW,
    STARTING,
    TRADE,
    TURN,
    UPGRADE,
    UPGRADING,
)
from caravansary.games.spice_road.view import PENDING


def read_position(data: Mapping[str, Any], s: State, box: Box, rows: Rows) -> list[Fault]:
    """Fill a blank state from position data; every fault that makes it impossible."""
    read = Reader(data)
    merchants = {row["id"]: i for i, row in enumerate(rows[MERCHANT_FILE])}
    points = {row["id"]: i for i, row in enumerate(rows[POINT_FILE])}
    _read_table(read, s, merchants, points)
    _read_seats(read, s, merchants, points)
    whole = not read.unread
    if whole:
        _read_pending(read, s, box, merchants)
    _check_cards(read, s, rows)
    if whole or "pending" not in data:
        _check_caravans(read, s)
    _check_counts(read, s)
    return read.faults


def _read_table(read: Reader, s: State, merchants: Mapping[str, int], points: Mapping[str, int]) -> None:
    market = read.items("market", most=MARKET)
    for slot in range(MARKET):
        s.market[slot] = -1
        if slot < len(market):
            with read.inside(f"market[{slot}]", market[slot]) as place:
                s.market[slot] = place.one("card", merchants)
                s.market_cubes[slot] = place.pile("cubes", most=MERCHANTS)
    s.market_deck = read.card_set("market_deck", merchants)
    row = read.cards("points", points, most=ROW)
    for slot in range(ROW):
        s.points[slot] = row[slot] if slot < len(row) else -1
    s.points_deck = read.card_set("points_deck", points)
    s.market_left, s.points_left = s.market_deck.bit_count(), s.points_deck.bit_count()
    with read.inside("coins", read.data.get("coins")) as coins:
        s.gold_left = coins.number("gold", most=2 * s.players)
        s.silver_left = coins.number("silver", most=2 * s.players)
    s.round = read.number("round", least=1, most=1_000_000)
    s.final_round = int(read.flag("final_round"))
    s.player = read.player(s.players)
    s.phase = OVER if read.is_over() else TURN


def _read_seats(read: Reader, s: State, merchants: Mapping[str, int], points: Mapping[str, int]) -> None:
    seats = read.items("seats", least=s.players, most=s.players)
    for p, seat in enumerate(seats[: s.players]):
        with read.inside(f"seats[{p}]", seat) as place:
            s.caravan[p] = place.pile("caravan", most=99)
            s.hand[p] = place.card_set("hand", merchants)
            s.played[p] = place.card_set("played", merchants)
            s.claimed[p] = place.card_set("claimed", points)
            s.claims[p] = s.claimed[p].bit_count()
            s.gold[p] = place.number("gold", most=2 * s.players)
            s.silver[p] = place.number("silver", most=2 * s.players)


def _read_pending(read: Reader, s: State, box: Box, merchants: Mapping[str, int]) -> None:
    if "pending" not in read.data:
        return
    with read.inside("pending", read.data.get("pending")) as pending:
        phase = pending.choice("phase", [PHASES[phase] for phase in PENDING])
        if phase is None or s.phase == OVER:
            return
        s.phase = PHASES.index(phase)
        caravan = s.caravan[s.player]
        if s.phase in (REPEAT, UPGRADING):
            s.card = max(0, pending.one("card", merchants))
            kind = TRADE if s.phase == REPEAT else UPGRADE
            if not s.played[s.player] >> s.card & 1 or box.kind[s.card] != kind:
                pending.fault("position-pending-card", card=str(pending.data.get("card")))
            elif s.phase == REPEAT and not _may_repeat(caravan, box.give[s.card], box.gain[s.card]):
                pending.fault("position-pending-cubes")
        if s.phase == UPGRADING:
            s.steps = pending.number("left", least=1, most=max(1, box.upgrades[s.card]))
            if not raisable(caravan) or steps_up(caravan) < box.upgrades[s.card] - s.steps:
                pending.fault("position-pending-cubes")
        if s.phase == PAY:
            wanted = max(0, pending.one("card", merchants))
            s.slot = s.market.index(wanted) if wanted in s.market else 0
            if s.slot == 0:
                pending.fault("position-pending-card", card=str(pending.data.get("card")))
            s.steps = pending.number("paid", most=max(0, s.slot - 1))
            if size(caravan) < s.slot - s.steps:
                pending.fault("position-pending-cubes")
            if s.steps > sum(size(cubes) > 0 for cubes in s.market_cubes[: s.steps]):
                pending.fault("position-pending-cubes")
        if s.phase == DISCARD and not _may_be_too_many(s, box):
            pending.fault("position-pending-cubes")


def _may_repeat(caravan: Sequence[int], give: Sequence[int], gain: Sequence[int]) -> bool:
    """Whether one trade or more have led here from a caravan within its limit, and the next can be paid."""
    for times in range(1, CARAVAN_LIMIT + 1):
        before = [caravan[c] + times * (give[c] - gain[c]) for c in range(LEVELS)]
        if covers(before, give) and sum(before) <= CARAVAN_LIMIT:
            return covers(caravan, give)
    return False


def _may_be_too_many(s: State, box: Box) -> bool:
    """Whether some card can have overfilled the caravan: one that was played, or one just acquired by the cubes that lay on it."""
    caravan = s.caravan[s.player]
    if size(caravan) <= CARAVAN_LIMIT:
        return False
    if size(caravan) < CARAVAN_LIMIT + _bought(s) and s.hand[s.player] >> STARTING:
        return True
    for card in members(s.played[s.player]):
        for times in range(1, 2 if box.kind[card] == PRODUCE else CARAVAN_LIMIT + 1):
            if excess(caravan, [times * (box.gain[card][c] - box.give[card][c]) for c in range(LEVELS)]) <= CARAVAN_LIMIT:
                return True
    return False


def _bought(s: State) -> int:
    """The merchant cards that were acquired, by all seats."""
    return sum((cards >> STARTING).bit_count() for cards in (*s.hand[: s.players], *s.played[: s.players]))


def _check_cards(read: Reader, s: State, rows: Rows) -> None:
    """Every card lies in exactly one place; every seat has its two starting cards."""
    merchant_places = [s.market_deck, *(1 << card for card in s.market if card >= 0)]
    for seat in range(s.players):
        merchant_places += [s.hand[seat], s.played[seat]]
    names = [row["id"] for row in rows[MERCHANT_FILE]]
    fields = ("market", "card", "market_deck", "seats", "hand", "played")
    read.each_once(names[STARTING:], [place >> STARTING for place in merchant_places], fields)
    for seat in range(s.players):
        read.each_once(names[:STARTING], [s.hand[seat] & 3, s.played[seat] & 3], fields, where=f"seats[{seat}]")
    for place in [s.market_deck, *(1 << card for card in s.market if card >= 0)]:
        for card in members(place & 3):
            read.fault("position-start-card", card=names[card])
    point_places = [s.points_deck, *(1 << card for card in s.points if card >= 0), *s.claimed[: s.players]]
    read.each_once([row["id"] for row in rows[POINT_FILE]], point_places, ("points", "points_deck", "seats", "claimed"))
    if s.market_left and -1 in s.market and read.could("market", "card"):
        read.fault("position-short-row", field="market", expected=MARKET)
    if s.points_left and -1 in s.points and read.could("points"):
        read.fault("position-short-row", field="points", expected=ROW)
    # SR-16: no purchase passes the last card. How many cubes lie elsewhere is free (docs/notation.md).
    if read.could("market", "card", "cubes") and size(s.market_cubes[MARKET - 1]) > 0:
        read.fault("position-market-cubes", card=names[s.market[MARKET - 1]])


def _check_caravans(read: Reader, s: State) -> None:
    for p in range(s.players):
        most = CARAVAN_LIMIT
        if p == s.player and s.phase in (REPEAT, DISCARD):
            most = 99  # within a turn; what may be traded again is checked with the pending decision
        elif p == s.player and s.phase == PAY:
            most -= s.steps
        if size(s.caravan[p]) > most:
            read.fault("position-caravan", seat=p, cubes=size(s.caravan[p]), most=most)


def _check_counts(read: Reader, s: State) -> None:
    for p in range(s.players):
        if s.gold[p] + s.silver[p] > s.claims[p] and read.could("claimed"):
            read.fault("position-coins-seat", seat=p)
    for coin, left, taken in (("gold", s.gold_left, s.gold), ("silver", s.silver_left, s.silver)):
        if left + sum(taken[: s.players]) != 2 * s.players and read.could("coins", "seats", coin):
            read.fault("position-coins", coin=coin, found=left + sum(taken[: s.players]), expected=2 * s.players)
    claims = s.claims[: s.players]
    read.end(s, claims, goal(s), max(claims) >= goal(s), False, ("claimed",))  # a claim ends its turn


def shrink(s: State, cards: int, claims: int) -> None:
    """A small variant of a game just dealt: this many merchant and point cards in all, the rows before the decks; this many claims end
    it."""
    for slot in range(min(cards, MARKET), MARKET):
        s.market[slot] = -1
    for slot in range(min(cards, ROW), ROW):
        s.points[slot] = -1
    s.market_deck, s.points_deck = smallest(s.market_deck, cards - MARKET), smallest(s.points_deck, cards - ROW)
    s.market_left, s.points_left = count(s.market_deck), count(s.points_deck)
    for p in range(s.players):
        s.claims[p] = max(0, goal(s) - claims)
