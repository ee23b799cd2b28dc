"""`from_position` against positions changed in one place: each is refused, or all that holds in every game holds in it too.

Positions of random games are changed everywhere, one change at a time: numbers by one, flags and ids to others, entries dropped
and doubled, two ids swapped. What is accepted is compared with invariants, which are tried on the positions themselves first.
"""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import caravansary as cv
from caravansary.games import kind
from support.playing import TABLES, notable

Data = Any
OURS = [(game, players) for game, players in TABLES if kind(game).is_own]  # the invariants below are those of our games
Path = tuple[str | int, ...]
IGNORED = {("edition",), ("options",), ("players",), ("game",), ("panels",)}  # said by the position, not a part of it
IGNORED |= {("round",)}  # free, and so are cubes within their limits: docs/notation.md


def places(data: Data, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every value of a position and where it is."""
    if path not in IGNORED:
        yield path, data
        entries = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
        for key, value in entries:
            yield from places(value, (*path, key))


def others(value: Any, names: list[str]) -> list[Any]:
    """What a value is changed into."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value - 1, value + 1]
    if isinstance(value, list):
        return [value[1:], value + value[-1:]] if value else []
    if isinstance(value, str) and set(value) <= set("1234"):
        return [value[1:], value + "1", value + "4", value.replace("1", "2", 1), "1" * 12]
    return [None, *names] if isinstance(value, str) else [*names] if value is None else []


def changed(data: Data, path: Path, value: Any) -> Data:
    data = copy.deepcopy(data)
    at = data
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = value
    return data


def mutants(data: Data, choice: random.Random, most: int) -> Iterator[tuple[str, Data]]:
    found = [(path, value) for path, value in places(data) if path]
    names = sorted({value for _, value in found if isinstance(value, str)})
    ids = [path for path, value in found if isinstance(value, str) and not set(value) <= set("1234")]
    for _ in range(most):
        if choice.random() < 0.3:
            one, other = choice.sample(ids, 2)
            values = dict(found)
            yield f"{one} and {other} swapped", changed(changed(data, one, values[other]), other, values[one])
        else:
            path, value = choice.choice(found)
            options = others(value, choice.sample(names, 2))
            if options:
                new = choice.choice(options)
                yield f"{path}: {value!r} to {new!r}", changed(data, path, new)


def holds(game: cv.Game) -> list[str]:
    """The invariants of a position that it breaks; each is true in every game that is played by the rules."""
    view, rows = game.view(None, open_hands=True), game.catalogue()
    broken = {"all": _anywhere, "spice-road": _spice_road, "eastern-wonders": _eastern_wonders, "endless-world": _endless_world}
    return [fault for name in ("all", game.kind.id) for fault in broken[name](game, view, rows)]


def _anywhere(game: cv.Game, view: Data, rows: Data) -> Iterator[str]:
    if not game.over and not game.legal:
        yield "nothing to decide"
    if view["final_round"] != any(seat["claims"] >= view["goal"] for seat in view["seats"]):
        yield "the last round"
    for number, seat in enumerate(view["seats"]):
        if not game.over and seat["claims"] >= view["goal"] and number > game.player:
            yield f"seat {number} plays on with all its claims"
        tray = seat["hold" if "hold" in seat else "caravan"]
        if "pending" not in view and len(tray) > seat["limit"] + 3 * ("hold" in seat):
            yield f"seat {number} has too many cubes"


def _spice_road(game: cv.Game, view: Data, rows: Data) -> Iterator[str]:
    bought = sum(len(seat["hand"]) + len(seat["played"]) - 2 for seat in view["seats"])
    for slot, place in enumerate(view["market"]):
        if slot == 5 and place["cubes"]:
            yield f"cubes on {place['card']}"
    for number, seat in enumerate(view["seats"]):
        if seat["gold"] + seat["silver"] > len(seat["claimed"]):
            yield f"coins of seat {number}"
    pending = view.get("pending", {})
    if pending.get("phase") == "discard" and len(view["seats"][game.player]["caravan"]) > 10 + 40 + bought:
        yield "more than any card brings"


def _eastern_wonders(game: cv.Game, view: Data, rows: Data) -> Iterator[str]:
    seats = view["seats"]
    within, drawn = view["closed_port_within"], any(place.get("closed") for place in view["map"])
    if within != (0 if drawn else 6 - sum(seat["claims"] for seat in seats)) or (within == 0 and not drawn):
        yield "the Closed Port tile"
    for number, seat in enumerate(seats):
        near = sum(other["boat"] == seat["boat"] for other in seats) - 1
        over = len(seat["hold"]) - seat["limit"]
        if over > 0 and number != game.player and (game.over or over > near):
            yield f"tolls of seat {number}"
        columns = min(5 - left for left in seat["outposts"].values())
        if sum(seat["bonus"].values()) > columns:
            yield f"bonus tiles of seat {number}"


def _endless_world(game: cv.Game, view: Data, rows: Data) -> Iterator[str]:
    exploring = view.get("pending", {}).get("phase") == "explore"
    left = any(place["exploration"] for place in view["locations"])
    for number, seat in enumerate(view["seats"]):
        kinds = [rows[card]["kind"] for card in seat["cards"]]
        called = sum(rows[card]["bonus"] for card, kind in zip(seat["cards"], kinds, strict=True) if kind == "new_merchants")
        called += sum(rows[tile]["kind"] == "merchant" for tile in seat["exploration"])
        if seat["reserve"] != max(0, (5 if len(view["seats"]) == 2 else 6) - called):
            yield f"reserve of seat {number}"
        due = kinds.count("exploration") - (exploring and number == game.player)
        if len(seat["exploration"]) != due and (left or len(seat["exploration"]) > due):
            yield f"exploration tiles of seat {number}"
    for place in view["locations"]:
        if place["merchants"] > 12 - min(seat["reserve"] for seat in view["seats"]) + 1:
            yield f"merchants on {place['id']}"


@pytest.mark.parametrize(("game", "players"), OURS, ids=[f"{game}-{players}" for game, players in OURS])
def test_a_position_changed_in_one_place_is_refused_or_possible(game: str, players: int) -> None:
    choice, refused, accepted = random.Random(players), 0, 0
    for now in notable(cv.new(game, players, seed=players), every=120, first=3):
        assert holds(now) == []
        data = json.loads(json.dumps(now.position()))
        assert cv.from_position(data, seed=1).position() == data, "no true position is refused"
        for what, mutant in mutants(data, choice, 25):
            try:
                found = cv.from_position(mutant, seed=1)
            except cv.BadPosition as error:
                refused += 1
                assert error.faults and all(fault.text("fr") for fault in error.faults)
                continue
            accepted += 1
            assert holds(found) == [], what
            assert cv.from_position(found.position(), seed=1).position() == found.position()
    assert refused > accepted > 0
