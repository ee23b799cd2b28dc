"""The daily deal: one deal a day for everybody, a known rival, one try that counts."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import pytest

from caravansary.table import daily, nature
from caravansary.table.fold import folded
from caravansary.table.opening import created
from caravansary.table.refusal import Refusal
from caravansary.table.wire.asked import NewTable
from caravansary.table.wire.reader import read
from page.test_page import Rows, Visitor
from support.table import Device

GAMES = ("spice-road", "eastern-wonders", "endless-world")
MONDAY = "2026-11-16"


class At(nature.RealNature):
    def __init__(self, day: str) -> None:
        self.at = datetime.fromisoformat(f"{day}T12:00:00+00:00").timestamp()

    def now(self) -> float:
        return self.at


def wish(day: str, game: str = "spice-road", **more: Any) -> dict[str, Any]:
    level = daily.WEEK[datetime.fromisoformat(day).weekday()]
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": level, "name": "Zeno"}]
    return {"game": game, "daily": day, "seats": seats, **more}


def opened(asked: dict[str, Any], holder: str = "ana", today: str = MONDAY) -> Any:
    with nature.using(At(today)):
        event = created(read(NewTable, asked), holder)
        return folded(event.table, [event])


@pytest.mark.parametrize("game", GAMES)
def test_a_day_deals_the_same_to_everybody(game: str) -> None:
    ours, theirs = opened(wish(MONDAY, game)), opened(wish(MONDAY, game, edition="golem"), "ben", "2026-11-20")
    assert ours.id != theirs.id and [seat.name for seat in ours.seats] == [seat.name for seat in theirs.seats]
    views = [{**table.game.view(None, True), "edition": ""} for table in (ours, theirs)]
    assert views[0] == views[1] and ours.created["seed"] == theirs.created["seed"]


def test_days_and_games_differ_and_either_begins() -> None:
    days = [f"2026-11-{day:02}" for day in range(1, 29)]
    deals = [daily.deal(game, day) for game in GAMES for day in days]
    assert len({seed for seed, _ in deals}) == len(deals)
    assert 20 < sum(begins for _, begins in deals) < 64
    # The rule is kept for ever: results of a day can be compared by those who play with other versions.
    assert daily.deal("spice-road", MONDAY) == (2352450536292409755, False)
    assert daily.WEEK[0] == "apprentice" and daily.WEEK[5:] == ("grand-master", "grand-master")


@pytest.mark.parametrize(
    ("day", "more", "words"),
    [
        (MONDAY, {"seed": 3}, "nothing but names"),
        (MONDAY, {"hints": True}, "nothing but names"),
        (MONDAY, {"seats": wish("2026-11-18")["seats"]}, "against apprentice"),
        (MONDAY, {"seats": [{"kind": "me"}, {"kind": "open"}]}, "against apprentice"),
        (MONDAY, {"daily": "2026-11-31"}, "no day 2026-11-31"),
        ("2026-11-18", {}, "not out yet"),
    ],
)
def test_all_else_is_refused_in_one_line(day: str, more: dict[str, Any], words: str) -> None:
    with pytest.raises(Refusal) as refused:
        opened({**wish(day), **more})
    assert refused.value.code == "bad-table" and words in refused.value.text("en") and "\n" not in refused.value.text("fr")


def test_a_day_lasts_as_long_as_it_is_that_day_anywhere() -> None:
    with nature.using(At("2026-11-17")):  # noon in Greenwich
        assert [day for day in range(14, 21) if daily.is_today(f"2026-11-{day}")] == [17, 18]


def test_one_try_counts_and_the_others_are_practice(ana: Device, ben: Device) -> None:
    today = datetime.now(UTC).date().isoformat()
    first = ana.post("/api/tables", wish(today), 201)["state"]
    assert first["daily"] == {"date": today, "counts": True} and first["begins"] == "named"
    assert not first["settings"]["hints"] and not first["settings"]["take_back"]
    # Whoever asks again while it is played goes on with it.
    assert ana.post("/api/tables", wish(today, request="another-try"), 201)["table"] == first["table"]
    assert ben.post("/api/tables", wish(today), 201)["state"]["daily"]["counts"]
    # What was closed was a try.
    ana.post(f"/api/tables/{first['table']}/close", {})
    again = ana.post("/api/tables", wish(today), 201)["state"]
    assert again["table"] != first["table"] and again["daily"] == {"date": today, "counts": False}
    assert again["settings"]["hints"] and again["settings"]["take_back"]
    assert again["view"] == first["view"]
    assert ana.post("/api/tables", wish("2026-01-01"), 201)["state"]["daily"]["counts"] is False
    listed = {each["table"]: each["daily"] for each in ana.get("/api/tables")["tables"]}
    assert listed[first["table"]]["counts"] and not listed[again["table"]]["counts"]
    assert ana.get("/api/about")["daily"] == list(daily.WEEK)


def test_the_deal_stays_that_of_the_day_on_another_device(ana: Device, device: Callable[..., Device]) -> None:
    today = datetime.now(UTC).date().isoformat()
    state = ana.post("/api/tables", wish(today, "endless-world"), 201)["state"]
    seat = state["you"]["seats"][0]
    code = ana.post(f"/api/tables/{state['table']}/pass", {"seat": seat})["code"]
    taken = device("phone").post(f"/api/tables/{state['table']}/take", {"code": code})["state"]
    assert taken["luck"] is None and taken["daily"] == state["daily"]
    # The same again with `like` is an ordinary game.
    assert ana.post("/api/tables", {"like": state["table"], "seats": wish(today)["seats"]}, 201)["state"]["daily"] is None


def test_a_page_without_a_server_deals_the_same() -> None:
    async def at_the_page() -> dict[str, Any]:
        visitor = Visitor(Rows())
        await visitor.page.start()
        found = await visitor.post("tables", **wish("2026-01-05"))
        await visitor.page.stop()
        return dict(found["state"])

    state, here = asyncio.run(at_the_page()), opened(wish("2026-01-05"))
    assert state["daily"] == {"date": "2026-01-05", "counts": False}
    assert state["view"] == here.game.view(state["you"]["seat"], True)
