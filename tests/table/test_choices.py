"""What can be chosen for a table besides who sits at it: options, values of your own box, and the same again."""

from __future__ import annotations

from typing import Any

import pytest

import caravansary as cv
from caravansary.games import kind
from support.eastern_wonders import RING
from support.table import Device

ALONE = [{"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Bea"}]


def tried(ana: Device, game: str, **body: Any) -> dict[str, Any]:
    return ana.post(f"/api/games/{game}/try", {"players": 2, **body})


def faults(ana: Device, game: str, lang: str = "en", **body: Any) -> list[str]:
    answer = ana.http.post(f"/api/games/{game}/try", json={"players": 2, **body}, headers={"accept-language": lang})
    assert answer.status_code == 422, answer.text
    problem = answer.json()["error"]
    assert problem["code"] == "bad-table"
    found: list[str] = problem["faults"]
    return found


def test_a_game_says_what_can_be_chosen(ana: Device) -> None:
    games = ana.get("/api/about")["games"]
    assert games["eastern-wonders"]["choices"] == {"map": {"words": ["standard", "random"], "text": True}}
    assert games["endless-world"]["choices"] == {"panels": {"words": ["random", "D1", "E1", "F1"], "text": False}}
    assert games["spice-road"]["choices"] == {} and "point_cards.csv" in games["spice-road"]["files"]


def test_a_map_is_seen_before_the_table_opens(ana: Device) -> None:
    standard = tried(ana, "eastern-wonders")
    assert standard["options"] == {} and len(standard["view"]["map"]) == 24
    drawings = {tuple(tried(ana, "eastern-wonders", options={"map": "random"})["options"]["map"]) for _ in range(3)}
    assert len(drawings) == 3
    ring = tried(ana, "eastern-wonders", options={"map": RING.splitlines()})
    columns = [(hex["column"], hex["line"]) for hex in ring["view"]["map"]]
    for drawing in (ring["options"]["map"], RING.splitlines()):
        body = {"game": "eastern-wonders", "seats": ALONE, "options": {"map": drawing}}
        state = ana.post("/api/tables", body, 201)["state"]
        assert [(hex["column"], hex["line"]) for hex in state["view"]["map"]] == columns


def test_all_that_is_wrong_with_a_map_is_named_line_by_line(ana: Device) -> None:
    named = faults(ana, "eastern-wonders", options={"map": ["o x", " P"]})
    assert len(named) > 2 and any('"x"' in line for line in named), named
    assert faults(ana, "eastern-wonders", "fr", options={"map": ["o x", " P"]}) != named
    assert ana.refused("/api/games/eastern-wonders/try", {"players": 2, "options": {"map": "/etc/passwd"}}) == "bad-table"
    assert ana.refused("/api/games/chess/try", {"players": 2}) == "no-such-page"


@pytest.mark.parametrize("panel", ["D1", "E1", "F1"])
def test_panels_are_chosen(panel: str, ana: Device) -> None:
    """EN-01."""
    assert tried(ana, "endless-world", options={"panels": panel})["view"]["panels"][-1] == panel


def test_values_of_ones_own_box(ana: Device) -> None:
    shipped = (kind("spice-road").data / "point_cards.csv").read_text()
    first = shipped.splitlines()[1]
    own = {"point_cards.csv": shipped.replace(first, first.replace(first.split(",")[2], "19", 1))}
    assert tried(ana, "spice-road", components=own)["view"]["players"] == 2
    broken = {"point_cards.csv": shipped.replace(first, "p01,what,is,this")}
    assert any("point_cards.csv" in line and "2" in line for line in faults(ana, "spice-road", components=broken))
    assert "notes.csv" in faults(ana, "spice-road", components={"notes.csv": ""})[0]
    state = ana.post("/api/tables", {"game": "spice-road", "seats": ALONE, "components": own}, 201)["state"]
    assert state["rules"]["own"] is True and ana.open("me", "me")["rules"]["own"] is False
    again = ana.post("/api/tables", {"like": state["table"], "seats": ALONE}, 201)["state"]
    assert again["rules"] == state["rules"] and again["begins"] == "lot"


def test_the_same_again_takes_over_what_was_asked_for(ana: Device, ben: Device) -> None:
    asked = {"game": "eastern-wonders", "edition": "golem", "options": {"map": "random"}, "seats": ALONE, "watch": False}
    state = ana.post("/api/tables", asked, 201)["state"]
    again = [ana.post("/api/tables", {"like": state["table"], "seats": ALONE}, 201)["state"] for _ in range(2)]
    assert all((each["game"], each["edition"]) == ("eastern-wonders", "golem") for each in again)
    assert len({str(each["options"]["map"]) for each in (state, *again)}) == 3, "a random map is random again"
    ring = ana.post("/api/tables", {**asked, "options": {"map": RING.splitlines()}}, 201)["state"]
    assert ana.post("/api/tables", {"like": ring["table"], "seats": ALONE}, 201)["state"]["options"] == ring["options"]
    assert ben.refused("/api/tables", {"like": state["table"], "seats": ALONE}) == "no-watching"
    assert ana.refused("/api/tables", {"like": "nosuchtable", "seats": ALONE}) == "no-such-table"
    assert ana.refused("/api/tables", {"like": state["table"], "game": "spice-road", "seats": ALONE}) == "bad-shape"


def test_a_table_opens_in_the_first_edition_of_its_game_unless_asked_otherwise(ana: Device) -> None:
    for game, about in cv.games().items():
        assert ana.open("me", "me", game=game)["edition"] == about["editions"][0]
    assert ana.open("me", "me", game="endless-world")["edition"] == "golem"
    assert ana.open("me", "me", game="endless-world", edition="spice")["edition"] == "spice"
