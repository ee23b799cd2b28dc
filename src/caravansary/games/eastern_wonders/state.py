"""Eastern Wonders: what the state record holds, and the numbers of the actions.

The 24 hexes of the map are numbered column by column, from the top. Tiles are numbered in the order of the component
files. Nothing in the record is hidden: the pile of VP tiles is the set of tiles left in it.
"""

from __future__ import annotations

from caravansary.engine.layout import record

MAX_PLAYERS = 4
HEXES = 24
PORTS = 4
MARKET_TILES = 24
ICONS = ("ginger", "chili", "tea", "cloves")
TILES_OF_ICON = 6
VP_TILES = 26
LOTS = 4
COLUMNS = 5  # of a player board; it has a row for each icon
BONUS_KINDS = 5
VP_BONUSES = 4
HOLD_LIMIT = 10
TILES_TO_END = 4  # EW-50
CLOSED_AMONG = 6  # EW-04
PILE_LIMIT = 9999  # of one colour on one hex, in endless play: what is left there beyond returns to the bowls

STATE = record(
    [
        ("vp_deck", "i8"),
        ("vp", "i4", (MAX_PLAYERS,)),  # VP tiles claimed, as bits
        ("hold", "i4", (MAX_PLAYERS, 4)),
        ("round", "i4"),
        ("cubes", "i2", (HEXES, 4)),
        ("tile", "i1", (HEXES,)),  # -1 where the port is
        ("outposts", "i1", (HEXES,)),  # the seats that have one, as bits
        ("built", "i1", (MAX_PLAYERS, 4)),  # outposts taken from each row of the board
        ("bonus", "i1", (MAX_PLAYERS, BONUS_KINDS)),
        ("vp_bonus", "i1", (MAX_PLAYERS,)),  # which of the VP bonus tiles, as bits
        ("bonus_left", "i1", (BONUS_KINDS,)),
        ("boat", "i1", (MAX_PLAYERS,)),  # -1 before it is placed
        ("claims", "i1", (MAX_PLAYERS,)),
        ("port_vp", "i1", (PORTS,)),  # -1 where none lies
        ("closed", "i1"),  # the port that is closed, or -1
        ("closed_within", "i1"),  # how many next draws may hold the Closed Port tile; 0 once drawn
        ("vp_left", "i1"),
        ("lots", "i1"),  # lots on offer, as bits
        ("players", "i1"),
        ("player", "i1"),
        ("phase", "i1"),
        ("final_round", "i1"),
        ("free", "i1"),  # free steps left in this move
        ("owner", "i1"),  # the seat to be paid a toll
        ("due", "i1"),  # cubes still to pay for the outpost, or raises left
    ]
)

BOX = record(
    [
        ("icon", "i1", (MARKET_TILES,)),
        ("give", "i1", (MARKET_TILES, 4)),
        ("gain", "i1", (MARKET_TILES, 4)),
        ("cost", "i1", (VP_TILES, 4)),
        ("points", "i2", (VP_TILES,)),
        ("lot", "i1", (LOTS, 4)),
        ("bonus_count", "i1", (BONUS_KINDS,)),
        ("bonus_points", "i2", (BONUS_KINDS,)),  # 0 for the VP bonus tiles: each has its own
        ("vp_bonus_points", "i2", (VP_BONUSES,)),
        # The map: column and line of a hex in its drawing (see maps.py), which port it is (-1: none), its neighbours as bits
        ("column", "i1", (HEXES,)),
        ("line", "i1", (HEXES,)),
        ("port", "i1", (HEXES,)),
        ("near", "i4", (HEXES,)),
    ]
)

FREE_MOVE, HARVEST_RED, UPGRADE_ON_BUILD, HOLD_PLUS_3, VP_BONUS = range(BONUS_KINDS)

PHASES = (
    "over",
    "lot",
    "boat",
    "turn",
    "move",
    "sail",
    "toll",
    "take",
    "action",
    "pay",
    "bonus",
    "upgrade",
    "trade",
    "repeat",
    "discard",
)
_OVER, LOT, BOAT, TURN, MOVE, SAIL, TOLL, TAKE, ACTION, PAY, BONUS, UPGRADE, TRADE, REPEAT, DISCARD = range(len(PHASES))
TURN_DONE = -1  # never left in a state: between the last decision of a turn and what follows from it

TAKE_LOT = 0
PLACE_BOAT = TAKE_LOT + LOTS
MOVE_TO = PLACE_BOAT + HEXES
LEAVE_CUBE = MOVE_TO + HEXES
TOLL_CUBE = LEAVE_CUBE + 4
TAKE_CUBES = TOLL_CUBE + 4
BUILD = TAKE_CUBES + 1
PAY_CUBE = BUILD + 1
TAKE_BONUS = PAY_CUBE + 4
RAISE = TAKE_BONUS + BONUS_KINDS
MAKE_TRADE = RAISE + 3
AGAIN = MAKE_TRADE + 1
CLAIM = AGAIN + 1
HARVEST = CLAIM + 1
PASS = HARVEST + 1
DONE = PASS + 1
DISCARD_CUBE = DONE + 1
ACTIONS = DISCARD_CUBE + 4

# Decks, as luck knows them.
LEAVING_TILES, MARKET_DECK, VP_DECK, CLOSED_PORT, MAP_DECK = range(5)
