"""Endless World: position data into a state, refusing what can't be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from caravansary.engine.bits import count, smallest
from caravansary.engine.cubes import LEVELS, covers, raisable, size
from caravansary.engine.kind import Rows
from caravansary.engine.position import Reader, excess, members, steps_up
from caravansary.engine.rules import OVER, Box, State
from caravansary.errors import Fault
from caravansary.games.endless_world.components import BONUS_FILE, EXPLORATION_FILE, LOCATION_FILE, POINT_FILE
from caravansary.games.endless_world.rules import claims, first_merchants, goal, is_last_claim, may_claim, may_take_bonus
from caravansary.games.endless_world.state import (
    ALWAYS_COVERED,
    AT_GOLEM,
    BONUS_SPACES,
    BONUS_TILES,
    CARAVAN_LIMIT,
    CLAIMED_CARD,
    COVERED_BELOW_4,
    DISCARD,
    EXPLORATION,
    EXPLORING,
    FIXED_PANELS,
    GOLEM,
    GOLEMS,
    MERCHANTS,
    NEW_MERCHANTS,
    NO_COVER,
    PHASES,
    PLACES,
    PRODUCE,
    REPEAT,
    STACKS,
    TILE_MERCHANT,
    TOOK_BONUS,
    TRADE,
    TRADING,
    TURN,
    UPGRADE,
    UPGRADING,
)
from caravansary.games.endless_world.view import chosen_panel, tool_crystals

Ids = Mapping[str, Mapping[str, int]]
_PENDING_KINDS = {TRADING: TRADE, REPEAT: TRADE, UPGRADING: UPGRADE, AT_GOLEM: GOLEM, EXPLORING: GOLEM}


def read_position(data: Mapping[str, Any], s: State, box: Box, rows: Rows) -> list[Fault]:
    """Fill a blank state from position data; every fault that makes it impossible."""
    read = Reader(data)
    ids = {file: {row["id"]: i for i, row in enumerate(table)} for file, table in rows.items()}
    _read_header(read, s)
    panels = [*FIXED_PANELS, chosen_panel(box, rows)]
    if data.get("panels") != panels:
        read.fault("position-panels", expected=", ".join(panels))
        return read.faults
    names = [rows[LOCATION_FILE][row]["id"] for row in box.location]
    _read_locations(read, s, box, names, ids)
    _read_golems(read, s, box, names, ids)
    _read_seats(read, s, ids)
    whole = not read.unread
    if whole:
        _read_pending(read, s, box, names)
    _check_cards(read, s, box, rows)
    _check_tiles(read, s, box, rows)
    _check_merchants(read, s, box, names)
    known = whole or "pending" not in data
    if known:
        _check_caravans(read, s)
        _check_explorers(read, s, box)
    last = any(is_last_claim(s, p) for p in range(s.players))
    claimed_now = not known or s.phase == DISCARD or bool(s.parts & CLAIMED_CARD)
    read.end(s, [claims(s, p) for p in range(s.players)], goal(s), last, claimed_now, ("cards", "golems", "card"))
    return read.faults


def _read_header(read: Reader, s: State) -> None:
    s.round = read.number("round", least=1, most=1_000_000)
    s.final_round = int(read.flag("final_round"))
    s.player = read.player(s.players)
    s.phase = OVER if read.is_over() else TURN


def _read_locations(read: Reader, s: State, box: Box, names: list[str], ids: Ids) -> None:
    for place, data in enumerate(read.items("locations", least=PLACES, most=PLACES)):
        before = len(read.faults)
        with read.inside(f"locations[{place}]", data) as location:
            location.choice("id", [names[place]])
            s.owner[place] = location.number_or_none("owner", most=s.players - 1)
            s.merchants[place] = location.number("merchants", most=MERCHANTS)
            s.exploration[place] = location.one_or_none("exploration", ids[EXPLORATION_FILE])
        coverable = box.cover[place] == ALWAYS_COVERED or (box.cover[place] == COVERED_BELOW_4 and s.players < 4)
        if len(read.faults) > before:
            continue
        if (s.owner[place] < 0) != (s.merchants[place] == 0):
            read.fault("position-owner", location=names[place])
        if s.exploration[place] >= 0 and (s.merchants[place] or not coverable):
            read.fault("position-covered", location=names[place])


def _read_golems(read: Reader, s: State, box: Box, names: list[str], ids: Ids) -> None:
    for golem, data in enumerate(read.items("golems", least=GOLEMS, most=GOLEMS)):
        with read.inside(f"golems[{golem}]", data) as place:
            place.choice("location", [names[box.golem_place[golem]]])
            s.row[golem] = place.one_or_none("card", ids[POINT_FILE])
            spaces = [space for space in box.spaces[golem] if space]
            s.bonus_top[golem] = [-1] * STACKS
            for stack, pile in enumerate(place.items("bonus", least=len(spaces), most=len(spaces))):
                with place.inside(f"bonus[{stack}]", pile) as bonus:
                    s.bonus_top[golem][stack] = bonus.one_or_none("top", ids[BONUS_FILE])
                    empty = s.bonus_top[golem][stack] < 0
                    s.bonus_below[golem][stack] = bonus.number("below", most=0 if empty else spaces[stack] - 1)
    s.deck_top = read.one_or_none("deck_top", ids[POINT_FILE])
    s.deck = read.card_set("deck", ids[POINT_FILE])
    s.deck_left = s.deck.bit_count()
    s.bonus_unseen = read.card_set("bonus_unseen", ids[BONUS_FILE])


def _read_seats(read: Reader, s: State, ids: Ids) -> None:
    for p, data in enumerate(read.items("seats", least=s.players, most=s.players)):
        with read.inside(f"seats[{p}]", data) as seat:
            s.caravan[p] = seat.pile("caravan", most=999)
            s.board[p] = seat.number("board", most=MERCHANTS)
            s.reserve[p] = seat.number("reserve", most=MERCHANTS)
            s.cards[p] = seat.card_set("cards", ids[POINT_FILE])
            s.bonus[p] = seat.card_set("bonus", ids[BONUS_FILE])
            s.found[p] = seat.card_set("exploration", ids[EXPLORATION_FILE])
            if s.bonus[p].bit_count() > BONUS_SPACES:
                seat.fault("position-field", field=f"{seat.path}.bonus", expected=f"[0-{BONUS_SPACES}]")


def _read_pending(read: Reader, s: State, box: Box, names: list[str]) -> None:
    if "pending" not in read.data:
        return
    with read.inside("pending", read.data.get("pending")) as pending:
        phase = pending.choice("phase", [PHASES[phase] for phase in (*_PENDING_KINDS, DISCARD)])
        if phase is None or s.phase == OVER:
            return
        s.phase = PHASES.index(phase)
        if s.phase != DISCARD:
            s.place = pending.one("location", {name: i for i, name in enumerate(names)})
        if s.phase == UPGRADING:
            s.steps = pending.number("left", least=1, most=max(1, box.upgrades[s.place]))
        if s.phase in (AT_GOLEM, EXPLORING):
            taken, claimed = pending.flag("taken"), pending.flag("claimed")
            s.parts = TOOK_BONUS * taken | CLAIMED_CARD * claimed
        if read.faults:
            return
        if s.phase != DISCARD and (s.owner[s.place] != s.player or box.kind[s.place] != _PENDING_KINDS[s.phase]):
            pending.fault("position-pending-location", location=names[s.place])
        elif not _can_go_on(s, box):
            pending.fault("position-pending-cubes")


def _can_go_on(s: State, box: Box) -> bool:
    """Whether there is something to decide at this point of the turn."""
    caravan = s.caravan[s.player]
    if s.phase == DISCARD:
        return size(caravan) > CARAVAN_LIMIT and any(s.owner[i] == s.player and _may_have(s, box, i, caravan) for i in range(PLACES))
    if s.phase == REPEAT:
        given, gained = box.give[s.place], box.gain[s.place]
        return covers(caravan, given) and covers(caravan, gained) and _may_have(s, box, s.place, caravan)
    if size(caravan) > CARAVAN_LIMIT + size(tool_crystals(s, box, s.place, s.player)) and s.phase != AT_GOLEM:
        return False
    if s.phase == TRADING:
        return covers(caravan, box.give[s.place])
    if s.phase == UPGRADING:
        return raisable(caravan) and steps_up(caravan) >= box.upgrades[s.place] - s.steps
    if (s.parts & TOOK_BONUS and not s.bonus[s.player]) or (s.parts & CLAIMED_CARD and not s.cards[s.player]):
        return False
    if s.phase == EXPLORING:
        return bool(s.parts & CLAIMED_CARD and s.cards[s.player] & box.icon_cards[EXPLORATION] and max(s.exploration) >= 0)
    golem = box.golem[s.place]
    return (may_take_bonus(s, golem) or may_claim(s, box, golem)) and _may_have(s, box, s.place, caravan)


def _may_have(s: State, box: Box, place: int, caravan: Sequence[int]) -> bool:
    """Whether a caravan within its limit can have become this one, or more, at this location: by Tool crystals (EN-14), what the location
    gives, as often as can be traded there, or the crystals of an exploration tile (EN-33)."""
    crystals = tool_crystals(s, box, place, s.player)
    if box.kind[place] == UPGRADE:
        return size(caravan) <= CARAVAN_LIMIT + size(crystals)
    gifts = [box.gain[place] if box.kind[place] == PRODUCE else [0] * LEVELS]
    if box.kind[place] == TRADE:
        net = [box.gain[place][c] - box.give[place][c] for c in range(LEVELS)]
        gifts = [[times * net[c] for c in range(LEVELS)] for times in range(CARAVAN_LIMIT + size(crystals) + 1)]
    elif box.kind[place] == GOLEM:
        gifts += [box.crystals[tile] for tile in members(s.found[s.player]) if s.phase == DISCARD or s.parts & CLAIMED_CARD]
    return any(excess(caravan, [crystals[c] + gift[c] for c in range(LEVELS)]) <= CARAVAN_LIMIT for gift in gifts)


def _check_cards(read: Reader, s: State, box: Box, rows: Rows) -> None:
    """EN-02: the cards in the game lie in one place each, the others nowhere; the row is filled from the left."""
    shown = [1 << card for card in (*s.row, s.deck_top) if card >= 0]
    places = [s.deck, *shown, *s.cards[: s.players]]
    names = [row["id"] for row in rows[POINT_FILE]]
    fields = ("golems", "card", "deck_top", "deck", "seats", "cards")
    wanted = box.deck[s.players]
    read.each_once([names[card] for card in members(wanted)], [_kept(place, wanted) for place in places], fields)
    for card in sorted({card for place in places for card in members(place & ~box.deck[s.players])}):
        read.fault("position-removed", card=names[card])
    if not read.could("golems", "card", "deck_top", "deck"):
        return
    if (s.deck_top < 0 and s.deck) or (-1 in s.row and s.deck_top >= 0):
        read.fault("position-short-row", field="golems", expected=GOLEMS)
    elif any(s.row[i] < 0 <= s.row[i + 1] for i in range(GOLEMS - 1)):
        read.fault("position-gap", field="golems")


def _kept(place: int, wanted: int) -> int:
    """The members of a set, renumbered among the wanted ones."""
    return sum((place >> card & 1) << i for i, card in enumerate(members(wanted)))


def _check_tiles(read: Reader, s: State, box: Box, rows: Rows) -> None:
    tops = [tile for stacks in s.bonus_top for tile in stacks if tile >= 0]
    names = [row["id"] for row in rows[BONUS_FILE]]
    fields = ("golems", "bonus", "top", "bonus_unseen", "seats")
    read.each_once(names, [s.bonus_unseen, *(1 << tile for tile in tops), *s.bonus[: s.players]], fields)
    dealt = sum(map(sum, box.spaces))
    found = len(tops) + sum(map(sum, s.bonus_below)) + sum(tiles.bit_count() for tiles in s.bonus)
    fits = found == dealt and sum(map(sum, s.bonus_below)) <= s.bonus_unseen.bit_count() and len(names) == BONUS_TILES
    if not fits and read.could(*fields, "below"):
        read.fault("position-tiles", kind="bonus", found=found, expected=dealt)
    covers = sum(cover != NO_COVER and not (cover == COVERED_BELOW_4 and s.players == 4) for cover in box.cover)
    places = [*(1 << tile for tile in s.exploration if tile >= 0), *s.found[: s.players]]
    found = sum(place.bit_count() for place in places)
    names = [row["id"] for row in rows[EXPLORATION_FILE]]
    for tile, name in enumerate(names):
        if sum(place >> tile & 1 for place in places) > 1:
            read.fault("position-twice", card=name)
    if found != covers and read.could("locations", "exploration", "seats"):
        read.fault("position-tiles", kind="exploration", found=found, expected=covers)


def _check_caravans(read: Reader, s: State) -> None:
    for p in range(s.players):
        most = 999 if p == s.player and s.phase not in (TURN, OVER) else CARAVAN_LIMIT
        if size(s.caravan[p]) > most:
            read.fault("position-caravan", seat=p, cubes=size(s.caravan[p]), most=CARAVAN_LIMIT)


def _check_merchants(read: Reader, s: State, box: Box, names: list[str]) -> None:
    """Every seat has all its merchants; cards and exploration tiles called those that left its reserve (EN-31, EN-33)."""
    if not read.could("locations", "owner", "merchants", "seats", "board", "reserve"):
        return
    for p in range(s.players):
        found = s.board[p] + s.reserve[p] + sum(s.merchants[i] for i in range(PLACES) if s.owner[i] == p)
        if found != MERCHANTS:
            read.fault("position-merchants", seat=p, found=found, expected=MERCHANTS)
        called = sum(box.newcomers[card] for card in members(s.cards[p]) if box.card_kind[card] == NEW_MERCHANTS)
        called += sum(box.tile_kind[tile] == TILE_MERCHANT for tile in members(s.found[p]))
        left = max(0, MERCHANTS - first_merchants(s.players) - called)
        if s.reserve[p] != left and read.could("cards", "exploration"):
            read.fault("position-reserve", seat=p, found=s.reserve[p], expected=left)
    for i in range(PLACES):
        if s.owner[i] >= 0 and s.merchants[i] and not _may_stand(s, box, i):
            read.fault("position-placed", location=names[i], found=s.merchants[i], seat=s.owner[i])


def _may_stand(s: State, box: Box, place: int) -> bool:
    """EN-11 to EN-13: the printed number, or one more than a rival had there, less for Assistance cards; a rival can have had the
    merchants that are out of its reserve, and no fewer than its own cards let it place."""
    p, merchants = s.owner[place], s.merchants[place]
    printed = box.merchants[place]
    helped = [(s.cards[q] & box.assistance[box.symbol[place]]).bit_count() for q in range(s.players)]
    fewest = [max(1, printed - helped[q]) for q in range(s.players)]
    for _ in range(MERCHANTS):  # rivals expel each other, each time with fewer if their cards help more
        fewest = [
            min(fewest[q], *(max(1, fewest[other] + 1 - helped[q]) for other in range(s.players) if other != q)) for q in range(s.players)
        ]
    most = max(printed, *(MERCHANTS - s.reserve[q] + 1 for q in range(s.players) if q != p))
    return bool(fewest[p] <= merchants <= most)


def _check_explorers(read: Reader, s: State, box: Box) -> None:
    """EN-32: a tile for every Exploration card, while there were any; none without."""
    if not read.could("seats", "cards", "exploration", "locations"):
        return
    for p in range(s.players):
        cards = (s.cards[p] & box.icon_cards[EXPLORATION]).bit_count() - int(s.phase == EXPLORING and p == s.player)
        found = s.found[p].bit_count()
        if found > cards or (found < cards and max(s.exploration) >= 0):
            read.fault("position-explored", seat=p, found=found, expected=cards)


def shrink(s: State, cards: int, claims: int) -> None:
    """A small variant of a game just dealt: this many point cards in all, the row before the deck. The claim of the last card ends it, so
    `claims` counts for all seats together."""
    cards = min(cards, claims)
    for golem in range(min(cards, GOLEMS), GOLEMS):
        s.row[golem] = -1
    if cards <= GOLEMS:
        s.deck_top = -1
    s.deck = smallest(s.deck, cards - GOLEMS - 1)
    s.deck_left = count(s.deck)
