"""Who begins: by lot, or whom the players name (SR-05, EN-06, EW-08). Around the table everybody keeps their place."""

from __future__ import annotations

from typing import Any

import pytest

from caravansary.table.fold import Table, folded
from caravansary.table.opening import created
from caravansary.table.wire.asked import NewTable
from caravansary.table.wire.reader import read
from support.table import Device, Live, Server

NAMES = ["Ana", "Bea", "Cleo"]
HERE = [{"kind": "me", "name": name} for name in NAMES]


def around(names: list[str], first: int) -> list[str]:
    return names[first:] + names[:first]


def opened(**asked: Any) -> Table:
    event = created(read(NewTable, {"game": "spice-road", "seats": HERE, **asked}), "ana")
    return folded(event.table, [event])


@pytest.mark.parametrize("game", ["spice-road", "eastern-wonders", "endless-world"])
def test_the_lot_falls_on_everybody_and_the_order_stays(game: str) -> None:
    """SR-05, EN-06, EW-08."""
    orders = [tuple(seat.name for seat in opened(game=game).seats) for _ in range(60)]
    assert set(orders) == {tuple(around(NAMES, first)) for first in range(3)}
    assert min(orders.count(order) for order in set(orders)) >= 5


@pytest.mark.parametrize("first", range(3))
def test_the_one_who_is_named_begins(first: int) -> None:
    """EW-08."""
    table = opened(begins=first)
    assert [seat.name for seat in table.seats] == around(NAMES, first)
    assert table.player == 0 and table.created["begins"] == "named"


def test_a_chosen_seed_draws_the_same_lot() -> None:
    orders = [[seat.name for seat in opened(seed=seed).seats] for seed in (*range(9), *range(9))]
    assert orders[:9] == orders[9:] and len({order[0] for order in orders}) > 1


def test_a_seat_that_is_not_there_cannot_begin(ana: Device) -> None:
    body: dict[str, Any] = {"game": "spice-road", "seats": HERE}
    answer = ana.http.post("/api/tables", json={**body, "begins": 3})
    assert answer.status_code == 422 and answer.json()["error"]["code"] == "bad-table"
    assert "from 0 to 2" in answer.json()["error"]["text"]
    assert ana.refused("/api/tables", {**body, "begins": -1}) == "bad-shape"
    assert ana.refused("/api/tables", {**body, "begins": "Ana"}) == "bad-shape"
    state = ana.post("/api/tables", {**body, "begins": 1}, 201)["state"]
    position = ana.get(f"/api/tables/{state['table']}/at/0/position")
    assert ana.refused("/api/tables", {"position": position, "seats": HERE, "begins": 1}) == "bad-table"
    continued = ana.post("/api/tables", {"position": position, "seats": HERE}, 201)["state"]
    assert continued["begins"] is None and [seat["name"] for seat in continued["seats"]] == NAMES


def seed_whose_lot_is(place: int, players: int) -> int:
    """A luck whose lot falls on that place."""
    return next(seed for seed in range(100) if opened(seed=seed, seats=HERE[:players]).lot == place)


def test_with_people_still_to_come_the_lot_is_told_when_the_game_starts(server: Server, ana: Device, ben: Device) -> None:
    for place in (0, 1):
        state = ana.open("me", "open", begins=None, seed=seed_whose_lot_is(place, 2))
        table = state["table"]
        # Until then nothing tells it: not even to the one who opened the table, who might open another.
        assert state["status"] == "waiting" and state["player"] is None and state["begins"] == "lot"
        assert [seat["name"] for seat in state["seats"]] == ["Ana", ""]
        hers, his = ana.live(table, seat=0), Live(server, table)
        code = ana.post(f"/api/tables/{table}/pass", {"seat": 0})["code"]
        joined = ben.join(state["links"]["invite"], request="join-by-lot-1")
        assert joined == ben.join(state["links"]["invite"], request="join-by-lot-1")
        assert joined["seat"] == (1 - place) % 2 and joined["state"]["you"]["seats"] == [joined["seat"]]
        names = around(["Ana", "Ben"], place)
        for seen in (ana.state(table), ben.state(table), hers.upto(3), his.upto(3)):
            assert [seat["name"] for seat in seen["seats"]] == names and seen["player"] == 0 and seen["status"] == "playing"
        # Her socket still looks from where she sits, and lists and events count as the table does.
        assert hers.upto(3)["you"]["seat"] == ana.state(table)["you"]["seat"] == names.index("Ana")
        assert [event["seat"] for event in ana.get(f"/api/tables/{table}/events", after=2)["events"]] == [names.index("Ben")]
        [listed] = [each for each in ben.get("/api/tables")["tables"] if each["table"] == table]
        assert listed["yours"] == [names.index("Ben")] and listed["your_turn"] == (names[0] == "Ben")
        # A code from before the start takes the seat that its owner has now.
        phone = Device(server, "Ana's phone")
        assert phone.post(f"/api/tables/{table}/take", {"code": code})["seat"] == names.index("Ana")
        first = phone if names[0] == "Ana" else ben
        moved = first.do("move", first.state(table), turn="play s1")
        assert moved["log"][0]["seat"] == 0 and moved["undo"]["free"] in (0, None)
        for each in (hers, his, phone):
            each.close()


def test_the_first_seat_of_a_table_from_before_begins(ana: Device) -> None:
    """Tables that were opened when nobody asked for a lot."""
    event = created(read(NewTable, {"game": "spice-road", "seats": HERE}), "ana")
    old = {name: value for name, value in event.data.items() if name not in ("begins", "lot")}
    table = folded(event.table, [type(event)(event.table, 1, event.at, "created", None, "ana", None, old)])
    assert [seat.name for seat in table.seats] == NAMES and table.player == 0
