"""Endless World: what the state record holds, and the numbers of the actions.

A place is a location of the board in play, numbered in the order of its file; golem locations are also counted by
themselves, from the left. Cards and tiles are numbered in the order of the component files; sets of them are bits.
Nothing in the record is hidden: a deck is the set of cards left in it.
"""

from __future__ import annotations

from caravansary.engine.layout import record

MAX_PLAYERS = 4
LOCATIONS = 33
PLACES = 23
GOLEMS = 4
STACKS = 2
POINT_CARDS = 56
BONUS_TILES = 17
BONUS_SPACES = 3
EXPLORATION_TILES = 10
MERCHANTS = 12
CARAVAN_LIMIT = 10
CARDS_TO_END = 8  # EN-50

FIXED_PANELS = ("A1", "B1", "C1")
CHOICES = ("D1", "E1", "F1")
SYMBOLS = ("s1", "s2", "s3", "s4")
ICONS = ("assistance", "exploration", "new_merchants", "tool")
ASSISTANCE, EXPLORATION, NEW_MERCHANTS, TOOL = range(4)

STATE = record(
    [
        ("cards", "i8", (MAX_PLAYERS,)),
        ("deck", "i8"),  # below its top card
        ("round", "i4"),
        ("bonus", "i4", (MAX_PLAYERS,)),
        ("bonus_unseen", "i4"),  # below the tops of the stacks, or out of the game
        ("found", "i2", (MAX_PLAYERS,)),  # exploration tiles
        ("caravan", "i2", (MAX_PLAYERS, 4)),
        ("board", "i1", (MAX_PLAYERS,)),  # merchants on the player board
        ("reserve", "i1", (MAX_PLAYERS,)),
        ("merchants", "i1", (PLACES,)),
        ("owner", "i1", (PLACES,)),  # of the merchants there; -1 where there are none
        ("exploration", "i1", (PLACES,)),  # the tile that covers the location; -1 where it is open
        ("row", "i1", (GOLEMS,)),  # the card above each golem location; -1 where there is none
        ("bonus_top", "i1", (GOLEMS, STACKS)),  # -1 where the stack is empty
        ("bonus_below", "i1", (GOLEMS, STACKS)),
        ("deck_top", "i1"),
        ("deck_left", "i1"),  # below the top card
        ("players", "i1"),
        ("player", "i1"),
        ("phase", "i1"),
        ("final_round", "i1"),
        ("place", "i1"),  # the location being used
        ("steps", "i1"),  # raises left
        ("parts", "i1"),  # what was done at a golem location
    ]
)

BOX = record(
    [
        ("deck", "i8", (MAX_PLAYERS + 1,)),  # the cards in the game, by number of players
        ("assistance", "i8", (len(SYMBOLS) + 1,)),  # the cards with this symbol; the last is for locations without one
        ("tools", "i8", (len(SYMBOLS) + 1, 4)),  # the cards with this symbol that give a crystal of this level
        ("icon_cards", "i8", (len(ICONS),)),
        ("icon_tiles", "i8", (len(ICONS),)),
        ("point_tiles", "i8"),
        ("card_points", "i2", (POINT_CARDS,)),
        ("bonus_points", "i2", (BONUS_TILES,)),
        ("location", "i1", (PLACES,)),  # its row in the component file
        ("kind", "i1", (PLACES,)),
        ("merchants", "i1", (PLACES,)),
        ("give", "i1", (PLACES, 4)),
        ("gain", "i1", (PLACES, 4)),
        ("upgrades", "i1", (PLACES,)),
        ("symbol", "i1", (PLACES,)),
        ("cover", "i1", (PLACES,)),
        ("golem", "i1", (PLACES,)),  # which golem location this is; -1 for other locations
        ("golem_place", "i1", (GOLEMS,)),
        ("spaces", "i1", (GOLEMS, STACKS)),
        ("card_kind", "i1", (POINT_CARDS,)),
        ("cost", "i1", (POINT_CARDS, 4)),
        ("newcomers", "i1", (POINT_CARDS,)),
        ("bonus_kind", "i1", (BONUS_TILES,)),
        ("icons", "i1", (BONUS_TILES, 2)),
        ("tile_kind", "i1", (EXPLORATION_TILES,)),
        ("crystals", "i1", (EXPLORATION_TILES, 4)),
    ]
)

KINDS = ("produce", "upgrade", "trade", "golem")
PRODUCE, UPGRADE, TRADE, GOLEM = range(4)

COVERS = ("", "exploration", "2-3")
NO_COVER, ALWAYS_COVERED, COVERED_BELOW_4 = range(3)

BONUS_KINDS = ("single", "pair", "merchant_pair", "flat")
SINGLE, PAIR, MERCHANT_PAIR, FLAT = range(4)

TILE_KINDS = ("crystals", "merchant", "points", "icon")
TILE_CRYSTALS, TILE_MERCHANT, TILE_POINTS, TILE_ICON = range(4)

PHASES = ("over", "turn", "trade", "repeat", "upgrade", "golem", "explore", "discard")
_OVER, TURN, TRADING, REPEAT, UPGRADING, AT_GOLEM, EXPLORING, DISCARD = range(8)
TURN_DONE = -1  # never left in a state: between the last decision of a turn and what follows from it

TOOK_BONUS, CLAIMED_CARD = 1, 2  # the parts of a golem location's action

ACTIVATE = 0
REST = ACTIVATE + PLACES
TAKE_BONUS = REST + 1
CLAIM = TAKE_BONUS + STACKS
EXPLORE = CLAIM + 1
TRADE_ONCE = EXPLORE + EXPLORATION_TILES
AGAIN = TRADE_ONCE + 1
DONE = AGAIN + 1
RAISE = DONE + 1
DISCARD_CRYSTAL = RAISE + 3
ACTIONS = DISCARD_CRYSTAL + 4

# Decks, as luck knows them.
POINTS_DECK, BONUS_DECK, EXPLORATION_DECK, PANELS_DECK = range(4)
