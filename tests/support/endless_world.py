"""Positions of Endless World for tests: say what matters, the rest is laid out sensibly and adds up."""

from __future__ import annotations

from typing import Any

import caravansary as cv

GAME = cv.new("endless-world", seed=0)
CARDS, BONUS, TILES = (
    [row["id"] for row in GAME.components.rows[f"{name}.csv"]] for name in ("point_cards", "bonus_tiles", "exploration_tiles")
)
VALUES = GAME.catalogue()
_SEAT: dict[str, Any] = {"caravan": "", "cards": "", "bonus": "", "exploration": ""}


def cards_in_game(players: int) -> list[str]:
    leaving = {2: ("3+", "=4"), 3: ("=4",), 4: ()}[players]
    return [card for card in CARDS if VALUES[card]["star"] != "white" and VALUES[card]["players"] not in leaving]


def position(
    players: int = 2,
    player: int = 0,
    panel: str = "D1",
    at: dict[str, tuple[int, int]] | None = None,
    opened: str = "",
    tiles: dict[str, str] | None = None,
    row: str = "",
    deck_top: str | None = None,
    bonus: dict[str, str] | None = None,
    seats: dict[int, dict[str, Any]] | None = None,
    **changes: Any,
) -> cv.Game:
    """A game at a position. `at` says who has how many merchants where, `opened` which covered locations are open,
    `tiles` and `bonus` what lies on a location or tops its stacks ("-" is empty), `row` the cards from the left. The
    words of a seat (caravan, cards, bonus, exploration, board, reserve) stand for the seat to move, `seats` changes
    others; anything else as in JSON. Who has more merchants or exploration tiles than its cards gave gets the cards for them.
    """
    mine = {name: changes.pop(name) for name in list(changes) if name in (*_SEAT, "board", "reserve", "bonus_tiles")}
    if "bonus_tiles" in mine:
        mine["bonus"] = mine.pop("bonus_tiles")
    wanted = {**(seats or {}), player: {**(seats or {}).get(player, {}), **mine}}
    at = at or {}
    laid = [_seat(wanted.get(p, {})) for p in range(players)]
    covers = _covers(players, player, panel, opened.split(), tiles or {}, laid)
    kept = {*row.split(), deck_top} | {card for seat in laid for card in seat["cards"]}
    spare = [card for card in reversed(cards_in_game(players)) if card not in kept]
    for p, seat in enumerate(laid):
        _explain(seat, players, sum(n for owner, n in at.values() if owner == p), spare)
    locations = [
        {"id": id, "owner": at.get(id, (None, 0))[0], "merchants": at.get(id, (None, 0))[1], "exploration": covers.get(id)}
        for id in _board(panel)
    ]
    owned = {card for seat in laid for card in seat["cards"]}
    shown = row.split() or [card for card in cards_in_game(players) if card not in owned and card != deck_top][:4]
    deck = [card for card in cards_in_game(players) if card not in {*owned, *shown}]
    top = deck_top or deck[0]
    stacks = _stacks(bonus or {}, sum(len(seat["bonus"]) for seat in laid), {tile for seat in laid for tile in seat["bonus"]})
    tops = {stack["top"] for piles in stacks.values() for stack in piles} | {tile for seat in laid for tile in seat["bonus"]}
    data = {
        "game": "endless-world",
        "edition": "golem",
        "players": players,
        "round": 4,
        "player": player,
        "final_round": max(len(seat["cards"]) for seat in laid) >= 8,
        "panels": ["A1", "B1", "C1", panel],
        "locations": locations,
        "golems": [{"location": id, "card": card, "bonus": stacks[id]} for id, card in zip(stacks, shown, strict=True)],
        "deck_top": top,
        "deck": [card for card in deck if card != top],
        "bonus_unseen": [tile for tile in BONUS if tile not in tops],
        "seats": laid,
        **changes,
    }
    return cv.from_position(data, seed=1)


def _board(panel: str) -> list[str]:
    return [id for id, row in VALUES.items() if row.get("panel") in ("A1", "B1", "C1", panel)]


def _seat(changes: dict[str, Any]) -> dict[str, Any]:
    seat = {**_SEAT, **changes}
    return {**seat, **{name: seat[name].split() for name in ("cards", "bonus", "exploration")}}


def _explain(seat: dict[str, Any], players: int, out: int, spare: list[str]) -> None:
    """Exploration cards for the exploration tiles of a seat, New-merchants cards for the merchants out of its reserve."""

    def add(kind: str, most: int = 9) -> int:
        card = next(card for card in spare if VALUES[card]["kind"] == kind and VALUES[card]["bonus"] <= most)
        spare.remove(card)
        seat["cards"].append(card)
        return int(VALUES[card]["bonus"])

    for _ in range(len(seat["exploration"]) - sum(VALUES[card]["kind"] == "exploration" for card in seat["cards"])):
        add("exploration")
    called = sum(VALUES[card]["bonus"] for card in seat["cards"] if VALUES[card]["kind"] == "new_merchants")
    called += sum(VALUES[tile]["kind"] == "merchant" for tile in seat["exploration"])
    first = 5 if players == 2 else 6
    reserve = seat.get("reserve", 12 - out - seat["board"] if "board" in seat else max(0, first - called))
    while first - called > reserve:
        called += add("new_merchants", first - called - reserve if reserve else 2)
    seat.update(reserve=reserve, board=12 - out - reserve)


def _covers(players: int, player: int, panel: str, opened: list[str], tiles: dict[str, str], laid: list[dict[str, Any]]) -> dict[str, str]:
    """Which tile lies where; what was opened without an owner belongs to the last other player."""
    kinds = ("exploration", "2-3") if players < 4 else ("exploration",)
    places = [id for id in _board(panel) if VALUES[id]["cover"] in kinds and id not in opened]
    owned = [tile for seat in laid for tile in seat["exploration"]]
    free = [tile for tile in TILES if tile not in owned and tile not in tiles.values()]
    other = laid[-1 if player != players - 1 else 0]
    for _ in range(len(opened) - len(owned)):
        other["exploration"].append(free.pop())
    covered = dict(tiles)
    rest = [place for place in places if place not in tiles]
    for place in rest[: len(rest) - max(0, len(owned) - len(opened))]:
        covered[place] = free.pop(0)
    return covered


def _stacks(tops: dict[str, str], taken: int, owned: set[str]) -> dict[str, list[dict[str, Any]]]:
    """The bonus stacks of all golem locations: what players own came from them, first from those not asked for."""
    named = {tile for words in tops.values() for tile in words.split()}
    free = [tile for tile in BONUS if tile not in owned and tile not in named]
    golems = [id for id in _board("D1") if VALUES[id]["kind"] == "golem"]
    stacks: dict[str, list[dict[str, Any]]] = {}
    for id in golems:
        words = tops.get(id, "").split() or [free.pop(0) for _ in VALUES[id]["bonus_spaces"]]
        stacks[id] = [
            {"top": None if word == "-" else word, "below": 0 if word == "-" else size - 1}
            for word, size in zip(words, VALUES[id]["bonus_spaces"], strict=True)
        ]
    dealt = sum(sum(VALUES[id]["bonus_spaces"]) for id in golems)
    excess = taken - dealt + sum((stack["top"] is not None) + stack["below"] for piles in stacks.values() for stack in piles)
    for id in sorted(golems, key=lambda id: id in tops):
        for stack in stacks[id]:
            less = min(excess, stack["below"])
            stack["below"] -= less
            excess -= less
    return stacks


def seat(game: cv.Game, number: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = game.position()["seats"][number]
    return found


def caravan(game: cv.Game, number: int = 0) -> str:
    return str(seat(game, number)["caravan"])


def location(game: cv.Game, id: str) -> dict[str, Any]:
    found: dict[str, Any] = next(place for place in game.position()["locations"] if place["id"] == id)
    return found


def golem(game: cv.Game, id: str) -> dict[str, Any]:
    found: dict[str, Any] = next(place for place in game.position()["golems"] if place["location"] == id)
    return found


def row(game: cv.Game) -> str:
    return " ".join(place["card"] or "-" for place in game.position()["golems"])


def merchants(game: cv.Game, number: int = 0) -> tuple[int, int]:
    """On the player board and in reserve."""
    return seat(game, number)["board"], seat(game, number)["reserve"]
