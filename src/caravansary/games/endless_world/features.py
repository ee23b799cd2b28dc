"""Endless World: what a judge looks at. All is open but what lies below the tops of the piles."""

from __future__ import annotations

from caravansary.engine.bits import count
from caravansary.engine.describing import CLAIM, CUBES, Noted, expected_lead, lead, note, note_claim, note_cubes, note_set
from caravansary.engine.jit import compiled
from caravansary.engine.observing import around
from caravansary.engine.rules import Box, State
from caravansary.games.endless_world.evaluation import expected
from caravansary.games.endless_world.rules import bonus_points, card_points, icons, score
from caravansary.games.endless_world.state import (
    BONUS_TILES,
    CARDS_TO_END,
    EXPLORATION_TILES,
    GOLEMS,
    ICONS,
    LOCATIONS,
    PLACES,
    POINT_CARDS,
    STACKS,
)

_ICONS = len(ICONS)
# At the table: the round, the last round, cards left; then the seat in turn order, locations in play and whether they are covered, the
# card and the bonus tiles at each golem location, and the next card.
ROUND, LAST, DECK_LEFT, TURN_ORDER = range(4)
AT_GOLEM = 5 + _ICONS  # of a card: what it costs and brings, and its icon
# Of each seat: points and the lead, the same with what planners expect of its belongings, points by source, merchants, icons and claims,
# crystals, how near each claim is, merchants out by location, cards, bonus tiles and exploration tiles.
SCORE, LEAD, EXPECTED, EXPECTED_LEAD, CARD_POINTS, BONUS_POINTS, ON_BOARD, IN_RESERVE, TILES, OF_ICON = range(10)
CLAIMS = OF_ICON + _ICONS
CARAVAN = CLAIMS + CARDS_TO_END + 1
NEAR = CARAVAN + CUBES
OUT = NEAR + GOLEMS * CLAIM
CARDS = OUT + PLACES
BONUS = CARDS + POINT_CARDS
FOUND = BONUS + BONUS_TILES
SEAT = FOUND + EXPLORATION_TILES


def size(players: int) -> int:
    return TURN_ORDER + players + 2 * LOCATIONS + GOLEMS * AT_GOLEM + 2 * POINT_CARDS + BONUS_TILES + players * SEAT


@compiled
def describe(s: State, box: Box, seat: int, noted: Noted) -> int:
    n = note(noted, 0, ROUND, s.round / 20)
    n = note(noted, n, LAST, float(s.final_round))
    n = note(noted, n, DECK_LEFT, s.deck_left / 20)
    n = note(noted, n, TURN_ORDER + seat, 1.0)
    at = TURN_ORDER + s.players
    for place in range(PLACES):
        n = note(noted, n, at + box.location[place], 1.0)
        if s.exploration[place] >= 0:
            n = note(noted, n, at + LOCATIONS + box.location[place], 1.0)
    at += 2 * LOCATIONS
    n = note_golems(s, box, noted, n, at)
    at += GOLEMS * AT_GOLEM + 2 * POINT_CARDS + BONUS_TILES
    for k in range(s.players):
        n = note_seat(s, box, around(s, seat, k), noted, n, at)
        at += SEAT
    return n


@compiled
def note_golems(s: State, box: Box, noted: Noted, n: int, at: int) -> int:
    cards = at + GOLEMS * AT_GOLEM
    tiles = cards + 2 * POINT_CARDS
    for golem in range(GOLEMS):
        card = s.row[golem]
        if card >= 0:
            here = at + golem * AT_GOLEM
            for c in range(4):
                n = note(noted, n, here + c, box.cost[card][c] / 4)
            n = note(noted, n, here + 4, box.card_points[card] / 10)
            n = note(noted, n, here + 5 + box.card_kind[card], 1.0)
            n = note(noted, n, cards + card, 1.0)
        for stack in range(STACKS):
            if s.bonus_top[golem][stack] >= 0:
                n = note(noted, n, tiles + s.bonus_top[golem][stack], 1.0)
    if s.deck_top >= 0:
        n = note(noted, n, cards + POINT_CARDS + s.deck_top, 1.0)
    return n


@compiled
def note_seat(s: State, box: Box, p: int, noted: Noted, n: int, at: int) -> int:
    n = note(noted, n, at + SCORE, score(s, box, p) / 30)
    n = note(noted, n, at + LEAD, lead(s, box, p) / 15)
    n = note(noted, n, at + EXPECTED, expected(s, box, p) / 40)
    n = note(noted, n, at + EXPECTED_LEAD, expected_lead(s, box, p) / 15)
    n = note(noted, n, at + CARD_POINTS, card_points(s, box, p) / 30)
    n = note(noted, n, at + BONUS_POINTS, bonus_points(s, box, p) / 15)
    n = note(noted, n, at + ON_BOARD, s.board[p] / 6)
    n = note(noted, n, at + IN_RESERVE, s.reserve[p] / 6)
    n = note(noted, n, at + TILES, count(s.bonus[p]) / 2)
    for icon in range(_ICONS):
        n = note(noted, n, at + OF_ICON + icon, icons(s, box, p, icon) / 3)
    n = note(noted, n, at + CLAIMS + min(count(s.cards[p]), CARDS_TO_END), 1.0)
    n = note_cubes(noted, n, at + CARAVAN, s.caravan[p])
    for golem in range(GOLEMS):
        card = s.row[golem]
        if card >= 0:
            n = note_claim(noted, n, at + NEAR + golem * CLAIM, s.caravan[p], box.cost[card], box.card_points[card] + 0)
    for place in range(PLACES):
        if s.owner[place] == p:
            n = note(noted, n, at + OUT + place, s.merchants[place] / 2)
    n = note_set(noted, n, at + CARDS, s.cards[p])
    n = note_set(noted, n, at + BONUS, s.bonus[p])
    return note_set(noted, n, at + FOUND, s.found[p])
