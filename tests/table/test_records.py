"""Records and positions: uploaded, continued, replayed, analysed; own components; what can't be opened."""

from __future__ import annotations

import json
import shutil
import tempfile
import time
from pathlib import Path
from typing import Any

import pytest

import caravansary as cv
from caravansary.engine import record
from caravansary.games import kind
from caravansary.table.components import folder_of
from caravansary.table.opening import created
from caravansary.table.refusal import Refusal
from caravansary.table.wire.asked import NewTable
from caravansary.table.wire.reader import read
from caravansary.texts import game_messages
from support.table import Device, finished, played_on

ALONE = [{"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Bea"}]


def opened(device: Device, **body: Any) -> dict[str, Any]:
    return dict(device.post("/api/tables", body, 201)["state"])


def refused(device: Device, **body: Any) -> tuple[str, str]:
    response = device.http.post("/api/tables", content=json.dumps(body), headers={"content-type": "application/json"})
    error = response.json()["error"]
    assert len(response.text) < 5000 and tempfile.gettempdir() not in response.text, "short, and without folders of the server"
    return error["code"], error["id"]


def test_a_finished_record_is_replayed_and_analysed(ana: Device) -> None:
    game = played_on(finished().back_to(len(finished().actions) - 8).sight(3))
    state = opened(ana, record=game.save())
    table = state["table"]
    assert state["result"]["scores"] == game.scores
    assert state["prompt"]["id"] == "server-prompt-over", "nobody is named who won"
    replay = ana.get(f"/api/tables/{table}/replay")
    assert replay["views"][0] == game.restarted().view(None, True) and replay["views"][-1] == game.view(None, True)
    assert cv.load(ana.http.get(f"/api/tables/{table}/record").text) == game
    found = ana.get(f"/api/tables/{table}/analysis")
    while found["status"] == "running":
        time.sleep(0.2)
        before, found = found, ana.get(f"/api/tables/{table}/analysis")
        # The curve grows, and what was said of it stays.
        assert found["chances"][: len(before["chances"])] == before["chances"] and found.get("done", 1) >= before["done"]
    assert found["status"] == "ready" and len(found["chances"]) == len(game.turns) + 1
    assert found["chances"][-1]["chances"][game.winner or 0] == 1
    assert all(abs(sum(each["chances"]) - 1) < 0.01 for each in found["chances"])


def test_an_unfinished_record_goes_on(ana: Device) -> None:
    half = finished().back_to(20)
    state = opened(ana, record=half.save(), seats=ALONE)
    assert state["decisions"] == 20 and state["view"] == half.view(half.player, True)
    assert [line["by"] for line in state["log"]] == ["past"] * len(half.turns)
    assert state["undo"] == {"free": None, "back": None, "step": None}
    state = ana.do("move", state, action=finished().actions[20])
    assert state["view"] == finished().back_to(21).view(state["you"]["seat"], True)


def test_with_others_a_record_goes_on_with_another_luck(ana: Device) -> None:
    half = finished().back_to(20)
    online = opened(ana, record=half.save(), seats=[{"kind": "me"}, {"kind": "open"}])
    assert online["view"]["market"] == half.view(0)["market"] and online["decisions"] == 0


def test_a_position_goes_on(ana: Device) -> None:
    game = finished().back_to(30)
    state = opened(ana, position=game.position(), seats=ALONE)
    assert state["view"] == game.view(game.player, True) and state["log"] == []


@pytest.mark.parametrize(
    ("body", "id"),
    [
        ({"game": "chess", "seats": ALONE}, "error-game"),
        ({"game": "spice-road", "seats": ALONE, "edition": "gold"}, "error-edition"),
        ({"game": "spice-road", "seats": ALONE, "options": {"map": "random"}}, "error-option"),
        ({"game": "spice-road", "seats": ALONE, "options": {"map": "/etc/hostname"}}, "server-option"),
        ({"game": "spice-road", "seats": ALONE, "options": {"map": "../x"}}, "server-option"),
        ({"game": "spice-road", "seats": [*ALONE, {"kind": "bot", "bot": "chess"}]}, "bots-unknown"),
        ({"game": "spice-road", "seats": ALONE, "cover_bot": "random:::"}, "bots-spec"),
        ({"game": "spice-road", "seats": [ALONE[0], {"kind": "bot", "bot": "os:getpid"}]}, "bots-unknown"),
        ({"game": "spice-road", "seats": [ALONE[0], {"kind": "bot", "bot": "mcts:10000000,time=3600"}]}, "bots-unknown"),
        ({"game": "spice-road", "seats": [*ALONE, {"kind": "me"}], "cover_bot": "mcts:10000000,time=3600"}, "bots-unknown"),
        ({"game": "spice-road", "seats": ALONE, "cover_bot": "shutil:rmtree,path=x"}, "bots-unknown"),
        ({"record": "{}", "seats": ALONE}, "record-no-record"),
        ({"record": "[" * 1000, "seats": ALONE}, "record-no-record"),
        ({"position": {}, "seats": ALONE}, "error-game"),
        ({"position": {"game": "spice-road", "players": 2}, "seats": ALONE}, "error-position"),
        ({"game": "spice-road", "seats": ALONE, "components": {"../evil.csv": "x"}}, "server-components"),
        ({"game": "spice-road", "seats": ALONE, "components": {"merchant_cards.csv": "x"}}, "server-components"),
        ({"game": "spice-road", "seats": ALONE, "components": {"merchant_cards.csv": '"' + "x" * 60_000}}, "server-components"),
        ({"position": {"game": "\ud800"}, "seats": ALONE}, "error-game"),
        ({"game": "spice-road", "seats": ALONE, "components": {"merchant_cards.csv": "x" * 70_000}}, "server-components"),
    ],
)
def test_tables_that_cannot_be(body: dict[str, Any], id: str, ana: Device) -> None:
    code, found = refused(ana, **body)
    assert code == "bad-table" and found.startswith(id.split("-")[0]) and (found == id or id == "bots-spec")


@pytest.mark.parametrize(
    "body",
    [
        "[" * 500_000,
        '{"game": "spice-road", "seats": [], "options": {"map": ' + "[" * 100_000 + "]" * 100_000 + "}}",
        '{"game": "spice-road", "seed": ' + "9" * 500_000 + "}",
        '{"game": "spice-road", "grace": Infinity}',
        '{"record": "' + "[" * 900_000 + '"}',
    ],
)
def test_bodies_that_would_hurt(body: str, ana: Device) -> None:
    response = ana.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert response.status_code == 422 and len(response.text) < 1000


def test_positions_and_records_of_a_million_faults(ana: Device) -> None:
    start = finished().restarted().position()
    for change in (
        {"market_deck": ["m01"] * 100_000},
        {"seats": start["seats"] * 2000},
        {"market": [{"card": "m01", "cubes": "1" * 90_000}]},
    ):
        assert refused(ana, position={**start, **change}, seats=ALONE) == ("bad-table", "error-position")
    body = {name: value for name, value in json.loads(finished().save()).items() if name not in ("check", "caravansary")}
    for actions in ([0] * 150_000, [10**30], ["x"], [[]], [None]):
        assert refused(ana, record=record.written({**body, "actions": actions}), seats=ALONE) == ("bad-table", "record-action")


def test_edited_and_cut_records(ana: Device) -> None:
    text = finished().save()
    assert refused(ana, record=text[:-30])[1] == "record-cut"
    assert refused(ana, record=text.replace('"seed": 8', '"seed": 9'))[1] == "record-edited"


def test_a_seed_only_where_one_is_alone(ana: Device) -> None:
    one = opened(ana, game="spice-road", seats=ALONE, seed=3)
    other = opened(ana, game="spice-road", seats=ALONE, seed=3)
    assert one["view"] == other["view"] == cv.new("spice-road", 2, seed=3).view(0, True)
    shared = read(NewTable, {"game": "spice-road", "seats": [{"kind": "me"}, {"kind": "open"}], "seed": 3})
    with pytest.raises(Refusal) as refusal:  # as servers do that are not told to allow it
        created(shared, "a" * 64)
    assert refusal.value.because is not None and refusal.value.because.message == "server-seed"


def test_the_values_of_ones_own_box(ana: Device) -> None:
    found = kind("spice-road")
    own = (found.data / "point_cards.csv").read_text().replace("p01,", "q01,", 1)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    state = opened(ana, game="spice-road", seats=seats, begins=0, components={"point_cards.csv": own})
    catalogue = ana.get(f"/api/tables/{state['table']}/catalogue")["catalogue"]
    assert "q01" in catalogue and "p01" not in catalogue
    assert state["rules"]["components"] != ana.open("me", "me")["rules"]["components"]
    live = ana.live(state["table"])
    ana.do("move", live.state, turn="play s1")
    live.until(lambda s: s["waits"] == "decision" and s["decisions"] > 1)  # the bot plays with them too
    live.close()


def test_a_record_of_ones_own_box_goes_on_with_that_box(ana: Device, tmp_path: Path) -> None:
    own = (kind("spice-road").data / "point_cards.csv").read_text().replace("p01,", "q01,", 1)
    for table in kind("spice-road").tables:
        (tmp_path / table.file).write_text(own if table.file == "point_cards.csv" else (kind("spice-road").data / table.file).read_text())
    game = cv.new("spice-road", 2, seed=3, components=tmp_path)
    game.turn("play s1")
    assert refused(ana, record=game.save(), seats=ALONE)[1] == "record-components"
    state = opened(ana, record=game.save(), seats=ALONE, components={"point_cards.csv": own})
    assert state["view"] == game.view(1, True)
    assert opened(ana, position=game.position(), seats=ALONE, components={"point_cards.csv": own})["view"] == game.view(1, True)


def test_component_files_that_were_swept_away_are_written_again() -> None:
    files = {"point_cards.csv": "values"}
    folder = folder_of(files)
    shutil.rmtree(folder)
    assert (folder_of(files) / "point_cards.csv").read_text() == "values" and [file.name for file in folder.iterdir()] == [*files]


def test_catalogue_and_about(ana: Device) -> None:
    about = ana.get("/api/about")
    assert set(about["games"]) == set(cv.games()) and {"spec": "trader"} in about["bots"]
    for game in about["games"]:
        assert ana.get(f"/api/games/{game}/catalogue")["catalogue"] == json.loads(json.dumps(cv.new(game).catalogue()))
        for lang in ("en", "fr"):
            assert ana.get(f"/api/games/{game}/words", lang=lang) == {"lang": lang, "words": game_messages(game, lang)}
        assert {name: about["games"][game][name] for name in ("players", "editions", "options")} == {
            name: cv.games()[game][name] for name in ("players", "editions", "options")
        }
    assert ana.get("/api/games/spice-road/words", lang="fr")["words"].count("spice-road-phase-turn =") == 1
    assert ana.http.get("/api/games/spice-road/words", headers={"accept-language": "fr"}).json()["lang"] == "fr"
    for path in ("catalogue", "words"):
        assert ana.http.get(f"/api/games/chess/{path}").status_code == 404
