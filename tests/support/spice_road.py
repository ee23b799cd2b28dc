"""Positions of Spice Road for tests: say what matters, the rest is laid out sensibly (other cards are in the decks)."""

from __future__ import annotations

from typing import Any

import caravansary as cv

_ROWS = {file: [row["id"] for row in rows] for file, rows in cv.new("spice-road", seed=0).components.rows.items()}
MERCHANTS, POINT_CARDS = _ROWS["merchant_cards.csv"][2:], _ROWS["point_cards.csv"]
_SEAT = {"caravan": "", "hand": "s1 s2", "played": "", "claimed": "", "gold": 0, "silver": 0}


def position(players: int = 2, player: int = 0, seats: dict[int, dict[str, Any]] | None = None, **changes: Any) -> cv.Game:
    """A game at a position. Cards are written "m01 m02:113" (with the cubes on them); the words of a seat (caravan,
    hand, played, claimed, gold, silver) stand for the seat to move, `seats` changes others; anything else as in JSON.
    """
    mine = {name: changes.pop(name) for name in list(changes) if name in _SEAT}
    wanted = {**(seats or {}), player: {**(seats or {}).get(player, {}), **mine}}
    laid = [_seat(wanted.get(p, {})) for p in range(players)]
    owned = {card for seat in laid for pile in ("hand", "played", "claimed") for card in seat[pile]}
    owned |= _buy(laid[player - 1]["hand"], laid, owned, changes.get("market", ""))
    market = [_place(word) for word in changes.pop("market", _first(6, MERCHANTS, owned)).split()]
    points = changes.pop("points", _first(5, POINT_CARDS, owned)).split()
    placed = owned | {place["card"] for place in market} | set(points)
    coins = {coin: 2 * players - sum(seat[coin] for seat in laid) for coin in ("gold", "silver")}
    data = {
        "game": "spice-road",
        "edition": "spice",
        "players": players,
        "round": 4,
        "player": player,
        "final_round": max(len(seat["claimed"]) for seat in laid) >= (6 if players <= 3 else 5),
        "market": market,
        "market_deck": [card for card in MERCHANTS if card not in placed],
        "points": points,
        "points_deck": [card for card in POINT_CARDS if card not in placed],
        "coins": coins,
        "seats": laid,
        **changes,
    }
    return cv.from_position(data, seed=1)


def _buy(hand: list[str], laid: list[dict[str, Any]], owned: set[str], market: str) -> set[str]:
    """Cubes lie on a card because others were bought: the other seat gets the cards that were bought for the highest pile."""
    bought = sum(card in MERCHANTS for seat in laid for card in (*seat["hand"], *seat["played"]))
    highest = max((len(_place(word)["cubes"]) for word in market.split()), default=0)
    free = [card for card in reversed(MERCHANTS) if card not in owned and card not in market]
    hand += free[: max(0, highest - bought)]
    return set(hand)


def _first(count: int, cards: list[str], owned: set[str]) -> str:
    return " ".join([card for card in cards if card not in owned][:count])


def _seat(changes: dict[str, Any]) -> dict[str, Any]:
    seat = {**_SEAT, **changes}
    return {**seat, **{pile: seat[pile].split() for pile in ("hand", "played", "claimed")}}


def _place(word: str) -> dict[str, str]:
    card, _, cubes = word.partition(":")
    return {"card": card, "cubes": cubes}


def seat(game: cv.Game, number: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = game.position()["seats"][number]
    return found


def caravan(game: cv.Game, number: int = 0) -> str:
    return str(seat(game, number)["caravan"])


def market(game: cv.Game) -> str:
    """The market as it is written for `position`."""
    return " ".join(place["card"] + (":" + place["cubes"] if place["cubes"] else "") for place in game.position()["market"])
