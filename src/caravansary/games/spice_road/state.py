"""Spice Road: what the state record holds, and the numbers of the actions.

Cards are numbered in the order of the component files: merchants 0 and 1 are the starting cards. Sets of cards are
bits. Nothing in the record is hidden: a deck is the set of cards left in it.
"""

from __future__ import annotations

from caravansary.engine.layout import record

MAX_PLAYERS = 5
MERCHANTS = 45
POINT_CARDS = 36
STARTING = 2
MARKET = 6
ROW = 5
CARAVAN_LIMIT = 10
GOLD_POINTS = 3
CARDS_TO_END, CARDS_TO_END_FROM_4 = 6, 5  # SR-30: with up to three players, with more

STATE = record(
    [
        ("hand", "i8", (MAX_PLAYERS,)),
        ("played", "i8", (MAX_PLAYERS,)),
        ("claimed", "i8", (MAX_PLAYERS,)),
        ("market_deck", "i8"),
        ("points_deck", "i8"),
        ("round", "i4"),
        ("caravan", "i1", (MAX_PLAYERS, 4)),
        ("market_cubes", "i1", (MARKET, 4)),
        ("market", "i1", (MARKET,)),  # -1 where the row is shorter
        ("points", "i1", (ROW,)),
        ("gold", "i1", (MAX_PLAYERS,)),
        ("silver", "i1", (MAX_PLAYERS,)),
        ("claims", "i1", (MAX_PLAYERS,)),
        ("gold_left", "i1"),
        ("silver_left", "i1"),
        ("market_left", "i1"),
        ("points_left", "i1"),
        ("players", "i1"),
        ("player", "i1"),
        ("phase", "i1"),
        ("final_round", "i1"),
        ("card", "i1"),  # the merchant card being played
        ("slot", "i1"),  # the place in the market of the card being acquired
        ("steps", "i1"),  # cubes paid so far, or raises left
    ]
)

BOX = record(
    [
        ("kind", "i1", (MERCHANTS,)),
        ("give", "i1", (MERCHANTS, 4)),
        ("gain", "i1", (MERCHANTS, 4)),
        ("upgrades", "i1", (MERCHANTS,)),
        ("cost", "i1", (POINT_CARDS, 4)),
        ("points", "i2", (POINT_CARDS,)),
    ]
)

KINDS = ("produce", "upgrade", "trade")
PRODUCE, UPGRADE, TRADE = range(3)

COINS = (None, "gold", "silver")
NO_COIN, GOLD, SILVER = range(3)

PHASES = ("over", "turn", "repeat", "upgrade", "pay", "discard")
_OVER, TURN, REPEAT, UPGRADING, PAY, DISCARD = range(6)
TURN_DONE = -1  # never left in a state: between the last decision of a turn and what follows from it

PLAY = 0
ACQUIRE = PLAY + MERCHANTS
CLAIM = ACQUIRE + MARKET
REST = CLAIM + ROW
AGAIN = REST + 1
DONE = AGAIN + 1
RAISE = DONE + 1
PAY_CUBE = RAISE + 3
DISCARD_CUBE = PAY_CUBE + 4
ACTIONS = DISCARD_CUBE + 4

# Decks, as luck knows them.
MARKET_DECK, POINTS_DECK = range(2)
