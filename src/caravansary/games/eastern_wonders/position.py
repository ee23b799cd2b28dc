"""Eastern Wonders: position data into a state, with every fault that makes it impossible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from caravansary.engine.bits import smallest
from caravansary.engine.cubes import covers, raisable, size
from caravansary.engine.kind import Rows
from caravansary.engine.position import Reader, steps_up
from caravansary.engine.rules import OVER, Box, State
from caravansary.errors import Fault
from caravansary.games.eastern_wonders.actions import building_cost
from caravansary.games.eastern_wonders.components import BONUSES, LOT_FILE, MARKET_FILE, VP_FILE, VP_PILE
from caravansary.games.eastern_wonders.maps import names
from caravansary.games.eastern_wonders.moves import can_end, legal_moves, tolled
from caravansary.games.eastern_wonders.rules import goal, hold_limit
from caravansary.games.eastern_wonders.state import (
    ACTION,
    BOAT,
    BONUS,
    CLOSED_AMONG,
    COLUMNS,
    DISCARD,
    FREE_MOVE,
    HEXES,
    ICONS,
    LOT,
    MOVE,
    PAY,
    PHASES,
    PILE_LIMIT,
    PORTS,
    REPEAT,
    SAIL,
    TAKE,
    TILES_OF_ICON,
    TOLL,
    TRADE,
    TURN,
    UPGRADE,
    UPGRADE_ON_BUILD,
    VP_BONUS,
    VP_BONUSES,
)

_MOST_CUBES = 1_000_000
_PENDING = tuple(phase for phase in range(len(PHASES)) if phase not in (OVER, LOT, TURN))
_Names = Mapping[str, int]


def read_position(data: Mapping[str, Any], s: State, box: Box, rows: Rows) -> list[Fault]:
    read = Reader(data)
    hexes = {name: hex for hex, name in enumerate(names(box.column))}
    vp_tiles = {row["id"]: tile for tile, row in enumerate(rows[VP_FILE])}
    s.round = read.number("round", least=0, most=1_000_000)
    s.final_round = int(read.flag("final_round"))
    s.player = read.player(s.players)
    s.phase = OVER if read.is_over() else TURN if s.round else LOT
    _read_map(read, s, box, hexes, {row["id"]: tile for tile, row in enumerate(rows[MARKET_FILE])}, vp_tiles)
    s.vp_deck = read.card_set("vp_deck", vp_tiles)
    s.vp_left = s.vp_deck.bit_count()
    s.closed_within = read.number("closed_port_within", most=CLOSED_AMONG)
    s.bonus_left = _read_bonus(read, box.bonus_count)
    s.bonus_left[VP_BONUS] = VP_BONUSES - _taken_from_pile(read)
    if s.round == 0:
        s.lots = read.card_set("lots", {row["id"]: lot for lot, row in enumerate(rows[LOT_FILE])})
    _read_seats(read, s, box, hexes, vp_tiles)
    whole = not read.unread
    if whole:
        _read_pending(read, s)
    _check_tiles(read, s, box, rows)
    _check_seats(read, s, box)
    if whole or "pending" not in data:
        _check_holds(read, s, box)
    _check_bonus(read, s, box)
    if s.round == 0 and whole:
        _check_draft(read, s, box)
    if s.phase in _PENDING and not read.faults and not _fits(s, box):
        read.fault("eastern-wonders-position-pending", phase=PHASES[s.phase])
    return read.faults


def _read_map(read: Reader, s: State, box: Box, hexes: _Names, market_tiles: _Names, vp_tiles: _Names) -> None:
    s.closed = -1
    s.tile = [-1] * HEXES
    hex_names = list(hexes)
    seen = 0
    for i, data in enumerate(read.items("map", least=HEXES, most=HEXES)):
        with read.inside(f"map[{i}]", data) as place:
            hex = place.one("at", hexes)
            if hex < 0:
                continue
            if seen >> hex & 1:
                read.fault("position-twice", card=hex_names[hex])
            seen |= 1 << hex
            s.cubes[hex] = place.pile("cubes", most=4 * PILE_LIMIT)
            if max(s.cubes[hex]) > PILE_LIMIT:
                place.fault("position-field", field=f"{place.path}.cubes", expected=f"0-{PILE_LIMIT}")
            port = box.port[hex]
            if port < 0:
                s.tile[hex] = place.one("tile", market_tiles)
                for seat in place.items("outposts", most=s.players):
                    known = isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < s.players
                    if not known or s.outposts[hex] >> seat & 1:
                        place.fault("position-field", field=f"{place.path}.outposts", expected=f"[0-{s.players - 1}]")
                    else:
                        s.outposts[hex] |= 1 << seat
            else:
                s.port_vp[port] = -1 if place.data.get("vp", "") is None else place.one("vp", vp_tiles)
                if place.flag("closed"):
                    if s.closed >= 0:
                        read.fault("eastern-wonders-position-closed")
                    s.closed = port


def _read_bonus(read: Reader, most: list[int]) -> list[int]:
    """The numbers of bonus tiles by kind but for those of the VP pile; a kind that is not named counts 0."""
    with read.inside("bonus", read.data.get("bonus")) as bonus:
        for kind in bonus.data:
            if kind not in BONUSES and kind not in VP_PILE:
                bonus.fault("position-unknown", field=bonus.path, found=str(kind)[:40])
        return [bonus.number(kind, most=most[i]) if kind in bonus.data else 0 for i, kind in enumerate(BONUSES)] + [0]


def _vp_bonus(read: Reader) -> int:
    """The VP bonus tiles of a seat or of the pile, as bits, 6 first."""
    with read.inside("bonus", read.data.get("bonus")) as bonus:
        return sum(bonus.number(kind, most=1) << i for i, kind in enumerate(VP_PILE) if kind in bonus.data)


def _taken_from_pile(read: Reader) -> int:
    """How many of the VP bonus pile are gone; the highest go first (EW-05)."""
    pile = _vp_bonus(read)
    gone = VP_BONUSES - pile.bit_count()
    if pile != (1 << VP_BONUSES) - (1 << gone):
        read.fault("eastern-wonders-position-vp-pile")
    return gone


def _read_seats(read: Reader, s: State, box: Box, hexes: _Names, vp_tiles: _Names) -> None:
    seats = read.items("seats", least=s.players, most=s.players)
    for p, data in enumerate(seats[: s.players]):
        with read.inside(f"seats[{p}]", data) as seat:
            s.hold[p] = seat.pile("hold", most=_MOST_CUBES)
            s.boat[p] = -1 if seat.data.get("boat", "") is None else seat.one("boat", hexes)
            with seat.inside("outposts", seat.data.get("outposts")) as outposts:
                s.built[p] = [COLUMNS - outposts.number(icon, most=COLUMNS) for icon in ICONS]
            s.vp[p] = seat.card_set("vp", vp_tiles)
            s.claims[p] = s.vp[p].bit_count()
            s.vp_bonus[p] = _vp_bonus(seat)
            s.bonus[p] = _read_bonus(seat, box.bonus_count)
            s.bonus[p][VP_BONUS] = s.vp_bonus[p].bit_count()


def _read_pending(read: Reader, s: State) -> None:
    if "pending" not in read.data:
        return
    with read.inside("pending", read.data.get("pending")) as pending:
        phase = pending.choice("phase", [PHASES[phase] for phase in _PENDING])
        if phase is None or s.phase == OVER:
            return
        s.phase = PHASES.index(phase)
        if s.phase == MOVE:
            s.free = pending.number("free", most=s.bonus[s.player][FREE_MOVE])
        if s.phase == TOLL:
            s.owner = pending.number("owner", most=s.players - 1)
        if s.phase in (PAY, UPGRADE):
            s.due = pending.number("due", least=1, most=9)


def _check_tiles(read: Reader, s: State, box: Box, rows: Rows) -> None:
    """Market tiles by icon, VP tiles and the Closed Port tile: each in its one place."""
    laid = Counter(tile for tile in s.tile if tile >= 0)
    for tile, count in laid.items():
        if count > 1:
            read.fault("position-twice", card=rows[MARKET_FILE][tile]["id"])
    icons = Counter(box.icon[tile] for tile in laid.elements())
    for i, icon in enumerate(ICONS):
        if icons[i] != TILES_OF_ICON - 1 and read.could("map", "at", "tile"):  # EW-01
            read.fault("eastern-wonders-position-icons", icon=icon, count=icons[i], expected=TILES_OF_ICON - 1)
    on_ports = [1 << tile for tile in s.port_vp if tile >= 0]
    read.each_once(
        [row["id"] for row in rows[VP_FILE]], [s.vp_deck, *on_ports, *s.vp[: s.players]], ("map", "at", "vp_deck", "seats", "vp")
    )
    claimed = sum(s.claims[: s.players])
    drawn = s.closed >= 0
    fits = all((tile < 0) == (port == s.closed) for port, tile in enumerate(s.port_vp)) and (
        (claimed and not s.closed_within) if drawn else 0 < s.closed_within == CLOSED_AMONG - claimed
    )
    if not fits and read.could("map", "at", "seats", "vp", "closed", "closed_port_within"):
        read.fault("eastern-wonders-position-closed")
    claims = s.claims[: s.players]
    read.end(s, claims, goal(s), max(claims) >= goal(s), s.phase == DISCARD, ("vp",))


def _check_seats(read: Reader, s: State, box: Box) -> None:
    for p in range(s.players):
        if s.round and s.boat[p] < 0 and read.could("seats", "boat"):
            read.fault("eastern-wonders-position-boat", seat=p)
        built = Counter(box.icon[s.tile[hex]] for hex in range(HEXES) if box.port[hex] < 0 and s.outposts[hex] >> p & 1)
        for i, icon in enumerate(ICONS):
            if built[i] != s.built[p][i] and read.could("map", "at", "tile", "seats", "outposts", *ICONS):
                read.fault("eastern-wonders-position-outposts", seat=p, icon=icon, found=built[i], expected=s.built[p][i])


def _check_holds(read: Reader, s: State, box: Box) -> None:
    if not read.could("player", "seats", "bonus", *BONUSES):
        return
    for p in range(s.players):
        most = hold_limit(s, p) + (_tolls(s, box, p) if read.could("boat") else s.players)
        if size(s.hold[p]) > most and not (p == s.player and s.phase in _PENDING):
            read.fault("eastern-wonders-position-hold", seat=p, cubes=size(s.hold[p]), most=most)


def _tolls(s: State, box: Box, seat: int) -> int:
    """EW-14: how many tolls a seat may have got since the end of its last turn: from those who played since and whose boats are at its own.
    At the end of the game no hold is beyond its limit."""
    here = s.boat[seat]
    if s.phase == OVER or here < 0 or box.port[here] >= 0:
        return 0
    since = [(seat + k) % s.players for k in range(1, (s.player - seat - 1) % s.players + 1)]
    if seat != s.player and _has_paid(s, seat):
        since.append(s.player)
    return sum(s.boat[other] == here for other in since)


def _has_paid(s: State, owner: int) -> bool:
    """Whether the seat to decide may have paid its toll to this owner already."""
    if s.phase == TOLL:
        return bool((owner - s.player) % s.players < (s.owner - s.player) % s.players)
    return s.phase in _PENDING and s.phase not in (MOVE, SAIL)


def _check_bonus(read: Reader, s: State, box: Box) -> None:
    """EW-22: a bonus tile for every emptied column, while there are any."""
    if not read.could("seats", "bonus", *BONUSES, *VP_PILE):
        return
    for i, kind in enumerate((*BONUSES, "vp")):
        count = s.bonus_left[i] + sum(s.bonus[p][i] for p in range(s.players))
        if count != box.bonus_count[i]:
            read.fault("eastern-wonders-position-bonus", kind=kind, found=count, expected=box.bonus_count[i])
    if sum(s.vp_bonus[: s.players]) != (1 << VP_BONUSES - s.bonus_left[VP_BONUS]) - 1:
        read.fault("eastern-wonders-position-vp-pile")
    for p in range(s.players):
        due = min(s.built[p]) - int(s.phase == BONUS and p == s.player)
        fits = sum(s.bonus[p]) == due or (sum(s.bonus[p]) < due and sum(s.bonus_left) == 0)
        if not fits and read.could("outposts", *ICONS):
            read.fault("eastern-wonders-position-columns", seat=p, found=sum(s.bonus[p]), expected=max(due, 0))


def _check_draft(read: Reader, s: State, box: Box) -> None:
    """EW-07: before the first round nothing has happened but lots taken and boats placed, from the last seat on."""
    chosen = [p for p in range(s.players) if p > s.player or (p == s.player and s.phase == BOAT)]
    taken = sorted(box.lot[lot] for lot in range(len(box.lot)) if not s.lots >> lot & 1)
    if sorted(s.hold[p] for p in chosen) != taken or any(size(s.hold[p]) for p in range(s.players) if p not in chosen):
        read.fault("eastern-wonders-position-lots")
    if any(s.outposts) or any(map(sum, s.cubes)) or any(s.claims) or s.phase not in (LOT, BOAT):
        read.fault("eastern-wonders-position-draft")
    for p in range(s.players):
        if (s.boat[p] >= 0) != (p > s.player) or (s.boat[p] >= 0 and box.port[s.boat[p]] >= 0):
            read.fault("eastern-wonders-position-boat", seat=p)


def _fits(s: State, box: Box) -> bool:
    """Whether the pending decision can be at hand here."""
    p = s.player
    hold, here = s.hold[p], s.boat[p]
    cubes = size(hold)
    if s.round == 0:
        return bool(s.phase == BOAT)
    if s.phase == MOVE:
        return cubes + s.free > 0 and can_end(s, box, here, cubes, s.free, tolled(s, box))
    if s.phase == SAIL:
        return bool(size(s.cubes[here]) and legal_moves(s, box, [0] * HEXES))
    market: bool = box.port[here] < 0
    own: bool = market and bool(s.outposts[here] >> p & 1)
    if s.phase == TOLL:
        owners = [seat for seat in range(s.players) if seat != p and s.boat[seat] == here]
        unpaid = [seat for seat in owners if (seat - p) % s.players >= (s.owner - p) % s.players]
        return bool(market and s.owner in owners and cubes >= len(unpaid)) and all(size(s.hold[q]) for q in owners if q not in unpaid)
    if s.phase in (TAKE, ACTION):  # after a move, whose tolls are paid
        paid = not market or all(size(s.hold[q]) for q in range(s.players) if q != p and s.boat[q] == here)
        return paid and (s.phase == ACTION or any(s.cubes[here]))
    if s.phase == PAY:
        return bool(market and not own and s.due <= min(building_cost(s, here), cubes))
    if s.phase == BONUS:
        return bool(own and s.built[p][box.icon[s.tile[here]]] == min(s.built[p]) and any(s.bonus_left))
    if s.phase == UPGRADE:
        raised = s.bonus[p][UPGRADE_ON_BUILD] - s.due
        return bool(own and raised >= 0 and raisable(hold) and steps_up(hold) >= raised)
    if s.phase in (TRADE, REPEAT):
        tile = s.tile[here]
        return own and covers(hold, box.give[tile]) and (s.phase == TRADE or covers(hold, box.gain[tile]))
    if s.phase == DISCARD:
        return bool(cubes > hold_limit(s, p))
    return bool(s.phase != BOAT)


def shrink(s: State, cards: int, claims: int) -> None:
    """A small variant of a game just dealt: this many VP tiles in all, the ports before the pile, no Closed Port; this many claims end
    it. There is no draft: the boats lie on the first market tiles, and the first seat, which loses ties, has the only cube, a red one."""
    for port in range(min(cards, PORTS), PORTS):
        s.port_vp[port] = -1
    s.vp_deck = smallest(s.vp_deck, cards - PORTS)
    s.vp_left = s.vp_deck.bit_count()
    s.closed_within = 0
    market = [hex for hex in range(HEXES) if s.tile[hex] >= 0]
    for p in range(s.players):
        s.claims[p] = max(0, goal(s) - claims)
        s.boat[p] = market[p]
    s.hold[0][1] = 1
    s.lots, s.player, s.round, s.phase = 0, 0, 1, TURN
