"""Spice Road: what a judge looks at. Hands and claimed cards entered play in the open, so all of them count as known."""

from __future__ import annotations

from caravansary.engine.bits import count, lowest
from caravansary.engine.describing import CLAIM, CUBES, Noted, expected_lead, lead, note, note_claim, note_cubes, note_set
from caravansary.engine.jit import compiled
from caravansary.engine.observing import around
from caravansary.engine.rules import Box, State
from caravansary.games.spice_road.evaluation import expected
from caravansary.games.spice_road.rules import coin_above, score
from caravansary.games.spice_road.state import CARDS_TO_END, MARKET, MERCHANTS, NO_COIN, POINT_CARDS, ROW

# At the table: the round, the last round, coins and decks left; then the seat in turn order, merchants in the market with how far along
# they lie, cubes on them, and point cards in the row, those that bring a coin once more.
ROUND, LAST, GOLD_LEFT, SILVER_LEFT, POINTS_LEFT, MARKET_LEFT, TURN_ORDER = range(7)
# Of each seat: coins and claims, points and the lead, the same with what planners expect of its belongings, cards held and played, what
# these cards give and take, and how near each claim is.
GOLD, SILVER, SCORE, LEAD, EXPECTED, EXPECTED_LEAD, HELD, OUT, CLAIMS = range(9)
CARAVAN = CLAIMS + CARDS_TO_END + 1
WORKS = CARAVAN + CUBES
WORK = 9  # gained and given by level, raises
NEAR = WORKS + 2 * WORK
HAND = NEAR + ROW * CLAIM
PLAYED = HAND + MERCHANTS
SEAT = PLAYED + MERCHANTS


def size(players: int) -> int:
    return TURN_ORDER + players + 2 * MERCHANTS + 4 * MARKET + 3 * POINT_CARDS + 5 * ROW + players * SEAT


@compiled
def describe(s: State, box: Box, seat: int, noted: Noted) -> int:
    n = note(noted, 0, ROUND, s.round / 20)
    n = note(noted, n, LAST, float(s.final_round))
    n = note(noted, n, GOLD_LEFT, s.gold_left / 5)
    n = note(noted, n, SILVER_LEFT, s.silver_left / 5)
    n = note(noted, n, POINTS_LEFT, s.points_left / 20)
    n = note(noted, n, MARKET_LEFT, s.market_left / 20)
    n = note(noted, n, TURN_ORDER + seat, 1.0)
    at = TURN_ORDER + s.players
    n = note_market(s, noted, n, at)
    at += 2 * MERCHANTS + 4 * MARKET
    n = note_row(s, box, noted, n, at)
    at += 3 * POINT_CARDS + 5 * ROW
    for k in range(s.players):
        n = note_seat(s, box, around(s, seat, k), noted, n, at)
        at += SEAT
    return n


@compiled
def note_market(s: State, noted: Noted, n: int, at: int) -> int:
    for slot in range(MARKET):
        card = s.market[slot]
        if card >= 0:
            n = note(noted, n, at + card, 1.0)
            n = note(noted, n, at + MERCHANTS + card, slot / 5)
            for c in range(4):
                n = note(noted, n, at + 2 * MERCHANTS + 4 * slot + c, s.market_cubes[slot][c] / 2)
    return n


@compiled
def note_row(s: State, box: Box, noted: Noted, n: int, at: int) -> int:
    for slot in range(ROW):
        card = s.points[slot]
        if card >= 0:
            n = note(noted, n, at + card, 1.0)
            coin = coin_above(s, slot)
            if coin != NO_COIN:
                n = note(noted, n, at + coin * POINT_CARDS + card, 1.0)
            for c in range(4):
                n = note(noted, n, at + 3 * POINT_CARDS + 5 * slot + c, box.cost[card][c] / 4)
            n = note(noted, n, at + 3 * POINT_CARDS + 5 * slot + 4, box.points[card] / 10)
    return n


@compiled
def note_seat(s: State, box: Box, p: int, noted: Noted, n: int, at: int) -> int:
    n = note(noted, n, at + GOLD, s.gold[p] / 2)
    n = note(noted, n, at + SILVER, s.silver[p] / 2)
    n = note(noted, n, at + SCORE, score(s, box, p) / 30)
    n = note(noted, n, at + LEAD, lead(s, box, p) / 15)
    n = note(noted, n, at + EXPECTED, expected(s, box, p) / 40)
    n = note(noted, n, at + EXPECTED_LEAD, expected_lead(s, box, p) / 15)
    n = note(noted, n, at + HELD, count(s.hand[p]) / 5)
    n = note(noted, n, at + OUT, count(s.played[p]) / 5)
    n = note(noted, n, at + CLAIMS + min(s.claims[p] + 0, CARDS_TO_END), 1.0)
    n = note_cubes(noted, n, at + CARAVAN, s.caravan[p])
    n = note_works(box, s.hand[p], noted, n, at + WORKS)
    n = note_works(box, s.played[p], noted, n, at + WORKS + WORK)
    for slot in range(ROW):
        card = s.points[slot]
        if card >= 0:
            n = note_claim(noted, n, at + NEAR + slot * CLAIM, s.caravan[p], box.cost[card], box.points[card] + 0)
    n = note_set(noted, n, at + HAND, s.hand[p])
    return note_set(noted, n, at + PLAYED, s.played[p])


@compiled
def note_works(box: Box, cards: int, noted: Noted, n: int, at: int) -> int:
    """What these cards gain, take and raise together."""
    for c in range(4):
        gained, given = 0, 0
        left = cards
        while left:
            gained += box.gain[lowest(left)][c]
            given += box.give[lowest(left)][c]
            left &= left - 1
        n = note(noted, n, at + c, gained / 4)
        n = note(noted, n, at + 4 + c, given / 4)
    raises = 0
    while cards:
        raises += box.upgrades[lowest(cards)]
        cards &= cards - 1
    return note(noted, n, at + 8, raises / 4)
