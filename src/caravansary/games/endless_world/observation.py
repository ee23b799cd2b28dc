"""Endless World: what a seat may know, as a vector (docs/envs/endless-world.md).

EN-60: all is open but what lies below the tops of the piles.
"""

from __future__ import annotations

from typing import Any

from caravansary.engine.bits import count
from caravansary.engine.jit import compiled
from caravansary.engine.observing import Field, around, counts, course, flags, place_of, put, put_course, put_one, put_pile, put_set
from caravansary.engine.rules import OVER, Box, State
from caravansary.games.endless_world.rules import score
from caravansary.games.endless_world.state import (
    AT_GOLEM,
    BONUS_TILES,
    DISCARD,
    EXPLORATION_TILES,
    EXPLORING,
    GOLEMS,
    ICONS,
    KINDS,
    LOCATIONS,
    MERCHANTS,
    PHASES,
    PLACES,
    POINT_CARDS,
    STACKS,
    SYMBOLS,
    TURN,
    UPGRADING,
)

_PHASES = len(PHASES)
_KINDS = len(KINDS)
_ICONS = len(ICONS)
_SYMBOLS = len(SYMBOLS)
FIXED = LOCATIONS + PLACES * (_KINDS + 1 + 4 + 4 + 1 + _SYMBOLS)  # the board, up to the symbols


def fields(players: int) -> list[Field]:
    return [
        flags("locations", LOCATIONS),
        flags("place_kind", PLACES, _KINDS),
        counts("place_price", PLACES, most=4),
        counts("place_give", PLACES, 4, most=3),
        counts("place_gain", PLACES, 4, most=5),
        counts("place_upgrades", PLACES, most=5),
        flags("place_symbol", PLACES, _SYMBOLS),
        *course(_PHASES, players),
        flags("place_exploration", PLACES, EXPLORATION_TILES),
        counts("place_merchants", PLACES, most=MERCHANTS),
        flags("place_owner", PLACES, players),
        flags("golem_card", GOLEMS, POINT_CARDS),
        flags("golem_kind", GOLEMS, _ICONS),
        counts("golem_cost", GOLEMS, 4, most=3),
        counts("golem_worth", GOLEMS, most=10),
        flags("golem_bonus", GOLEMS, STACKS, BONUS_TILES),
        counts("golem_bonus_below", GOLEMS, STACKS, most=3),
        flags("deck_top", POINT_CARDS),
        counts("deck_left", 1, most=POINT_CARDS),
        counts("bonus_unseen", 1, most=BONUS_TILES),
        flags("pending_place", PLACES),
        counts("pending_steps", 1, most=5),
        flags("pending_parts", 2),
        counts("score", players, usual=86),
        counts("caravan", players, 4, usual=25),
        counts("board", players, most=MERCHANTS),
        counts("reserve", players, most=MERCHANTS),
        flags("cards", players, POINT_CARDS),
        flags("bonus", players, BONUS_TILES),
        flags("exploration", players, EXPLORATION_TILES),
    ]


@compiled
def observe_fixed(s: State, box: Box, out: Any) -> None:
    kind = LOCATIONS
    price = kind + PLACES * _KINDS
    give = price + PLACES
    gain = give + PLACES * 4
    upgrades = gain + PLACES * 4
    symbol = upgrades + PLACES
    for place in range(PLACES):
        out[box.location[place]] = 1
        put_one(out, kind + place * _KINDS, box.kind[place], _KINDS)
        out[price + place] = box.merchants[place]
        put_pile(out, give + place * 4, box.give[place])
        put_pile(out, gain + place * 4, box.gain[place])
        out[upgrades + place] = box.upgrades[place]
        put_one(out, symbol + place * _SYMBOLS, box.symbol[place] if box.symbol[place] < _SYMBOLS else -1, _SYMBOLS)


@compiled
def observe(s: State, box: Box, seat: int, out: Any) -> None:
    n = put_course(s, seat, out, FIXED, _PHASES)
    n = put_places(s, seat, out, n)
    n = put_golems(s, box, out, n)
    n = put_one(out, n, s.deck_top, POINT_CARDS)
    n = put(out, n, s.deck_left)
    n = put(out, n, count(s.bonus_unseen))
    at_place = s.phase != OVER and s.phase != TURN and s.phase != DISCARD
    n = put_one(out, n, s.place if at_place else -1, PLACES)
    n = put(out, n, s.steps if s.phase == UPGRADING else 0)
    n = put_set(out, n, s.parts if s.phase == AT_GOLEM or s.phase == EXPLORING else 0, 2)
    for k in range(s.players):
        n = put(out, n, score(s, box, around(s, seat, k)))
    for k in range(s.players):
        n = put_pile(out, n, s.caravan[around(s, seat, k)])
    for k in range(s.players):
        n = put(out, n, s.board[around(s, seat, k)])
    for k in range(s.players):
        n = put(out, n, s.reserve[around(s, seat, k)])
    for k in range(s.players):
        n = put_set(out, n, s.cards[around(s, seat, k)], POINT_CARDS)
    for k in range(s.players):
        n = put_set(out, n, s.bonus[around(s, seat, k)], BONUS_TILES)
    for k in range(s.players):
        n = put_set(out, n, s.found[around(s, seat, k)], EXPLORATION_TILES)


@compiled
def put_places(s: State, seat: int, out: Any, n: int) -> int:
    merchants = n + PLACES * EXPLORATION_TILES
    owner = merchants + PLACES
    for place in range(PLACES):
        put_one(out, n + place * EXPLORATION_TILES, s.exploration[place], EXPLORATION_TILES)
        out[merchants + place] = s.merchants[place]
        out[owner + place * s.players + place_of(s, seat, max(s.owner[place], 0))] = s.owner[place] >= 0
    return owner + PLACES * s.players


@compiled
def put_golems(s: State, box: Box, out: Any, n: int) -> int:
    kind = n + GOLEMS * POINT_CARDS
    cost = kind + GOLEMS * _ICONS
    worth = cost + GOLEMS * 4
    top = worth + GOLEMS
    below = top + GOLEMS * STACKS * BONUS_TILES
    for golem in range(GOLEMS):
        card = s.row[golem]
        put_one(out, n + golem * POINT_CARDS, card, POINT_CARDS)
        if card >= 0:
            put_one(out, kind + golem * _ICONS, box.card_kind[card], _ICONS)
            put_pile(out, cost + golem * 4, box.cost[card])
            put(out, worth + golem, box.card_points[card])
        for stack in range(STACKS):
            place = golem * STACKS + stack
            put_one(out, top + place * BONUS_TILES, s.bonus_top[golem][stack], BONUS_TILES)
            out[below + place] = s.bonus_below[golem][stack]
    return below + GOLEMS * STACKS
