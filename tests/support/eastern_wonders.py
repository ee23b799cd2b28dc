"""Positions of Eastern Wonders for tests: say what matters, the rest is laid out sensibly.

The standard map with its tiles in order, and where they touch C3:

    A2 m01  B1 m03  C1 m09  D1 m16  E2 m22        C2
    A3 m02  B2 m04  C2 m10  D2 m17  E3 m23     B2    D2
            B3 m05  C3 m11  D3 m19                C3
            B4 m07  C4 m13  D4 m20             B3    D3
            B5 m08  C5 m14  D5 m21                C4
                    C6 m15
"""

from __future__ import annotations

from typing import Any

import caravansary as cv

_GAME = cv.new("eastern-wonders", seed=0)
ROWS = {row["id"]: row for name in ("market_tiles.csv", "vp_tiles.csv") for row in _GAME.components.rows[name]}
MARKET_TILES = [id for id in ROWS if id.startswith("m")]
VP_TILES = [id for id in ROWS if id.startswith("v")]
BONUSES = {row["kind"]: row["count"] for row in _GAME.components.rows["bonus_tiles.csv"]}
ICONS = ("ginger", "chili", "tea", "cloves")
RING = """\
. o . o
P . o . P
. o . o
o . . . o
. o . o
o . . . o
. o . o
o . . . o
. o . o
P . o . P
. o . o
"""  # a map of your own
HEXES = [place["at"] for place in _GAME.position()["map"]]
PORTS = ["A1", "A4", "E1", "E4"]
_LEFT_OUT = ("m06", "m12", "m18", "m24")
_TILES = dict(zip([hex for hex in HEXES if hex not in PORTS], [id for id in MARKET_TILES if id not in _LEFT_OUT], strict=True))
AT = {tile: hex for hex, tile in _TILES.items()}
_BOATS = ["C3", "D5", "B5", "A3"]


def position(
    players: int = 2,
    player: int = 0,
    seats: dict[int, dict[str, str]] | None = None,
    cubes: str = "",
    outposts: str = "",
    ports: str = "v01 v02 v03 v04",
    closed: str | None = None,
    **changes: Any,
) -> cv.Game:
    """A game at a position. hold, boat, vp and bonus stand for the seat to move; `seats` changes others.

    cubes="C3:112" lie on hexes, outposts="m11:01 m13:1" stand on tiles; `ports` are the VP tiles of the ports in order,
    "-" for the one that is closed.
    """
    mine = {name: changes.pop(name) for name in ("hold", "boat", "vp", "bonus") if name in changes}
    wanted = {**(seats or {}), player: {**(seats or {}).get(player, {}), **mine}}
    owners = {tile: [int(seat) for seat in who] for tile, who in (word.split(":") for word in outposts.split())}
    lying = dict(word.split(":") for word in cubes.split())
    on_ports = dict(zip(PORTS, (None if id == "-" else id for id in ports.split()), strict=True))
    laid = [_seat(wanted.get(p, {}), p, owners) for p in range(players)]
    gone = {id for id in on_ports.values() if id} | {id for seat in laid for id in seat["vp"]}
    claims = [len(seat["vp"]) for seat in laid]
    is_closed = None in on_ports.values()
    data = {
        "game": "eastern-wonders",
        "players": players,
        "round": 4,
        "player": player,
        "final_round": max(claims) >= 4,
        "map": [
            {"at": hex, "cubes": lying.get(hex, ""), "vp": on_ports[hex], "closed": on_ports[hex] is None}
            if hex in PORTS
            else {"at": hex, "cubes": lying.get(hex, ""), "tile": _TILES[hex], "outposts": owners.get(_TILES[hex], [])}
            for hex in HEXES
        ],
        "vp_deck": [id for id in VP_TILES if id not in gone],
        "closed_port_within": 0 if is_closed else 6 - sum(claims),
        "bonus": {kind: count - sum(seat["bonus"].get(kind, 0) for seat in laid) for kind, count in BONUSES.items()},
        "seats": laid,
        **changes,
    }
    return cv.from_position(data, seed=1)


def _seat(changes: dict[str, str], number: int, owners: dict[str, list[int]]) -> dict[str, Any]:
    built = [ROWS[tile]["icon"] for tile, who in owners.items() if number in who]
    bonus = changes.get("bonus", "").split()
    return {
        "hold": changes.get("hold", ""),
        "boat": changes.get("boat", _BOATS[number]),
        "outposts": {icon: 5 - built.count(icon) for icon in ICONS},
        "vp": changes.get("vp", "").split(),
        "bonus": {kind: bonus.count(kind) for kind in dict.fromkeys(bonus)},
    }


def columns(number: int, seats: str = "0") -> str:
    """Outposts that empty the first columns, this many, of the boards of these seats."""
    tiles = [[tile for tile in AT if ROWS[tile]["icon"] == icon][:number] for icon in ICONS]
    return " ".join(f"{tile}:{seats}" for row in tiles for tile in row)


def seat(game: cv.Game, number: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = game.position()["seats"][number]
    return found


def hold(game: cv.Game, number: int = 0) -> str:
    return str(seat(game, number)["hold"])


def place(game: cv.Game, hex: str) -> dict[str, Any]:
    found: dict[str, Any] = next(place for place in game.position()["map"] if place["at"] == hex)
    return found


def said(game: cv.Game) -> list[str]:
    """What can be done now, in notation."""
    return [game.notation(action) for action in game.legal]
