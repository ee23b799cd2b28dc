"""Tables and records of Eastern Wonders that were begun before its tiles were known as printed (rules version 1).

`tests/data/before` was written by that version: two records, and the rows of a finished table; its first events are those of a running one.
"""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import caravansary as cv
from caravansary import cli
from caravansary.engine import record
from support.table import Device, Server

BEFORE = Path(__file__).parent.parent / "data" / "before"
OVER, PLAYING, *EVENTS = map(json.loads, (BEFORE / "eastern-wonders-table.jsonl").read_text(encoding="utf-8").splitlines())


def restored(server: Server, ana: Device, id: str, row: dict[str, Any]) -> str:
    """The table as it lay in the database, both seats being this device's."""
    own = ana.open("me", "me")["table"]
    with closing(sqlite3.connect(server.folder / "tables.sqlite3", timeout=30)) as db, db:
        (holder,) = db.execute("SELECT holder FROM events WHERE table_id = ? AND number = 1", (own,)).fetchone()
        for event in EVENTS[: row["last"]]:
            data = json.dumps(event["data"]).replace(event["holder"], holder)
            values = (id, *(event[name] for name in ("number", "at", "kind", "seat")), holder, None, data)
            db.execute(
                "INSERT INTO events (table_id, number, at, kind, seat, holder, request, data) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", values
            )
        db.executemany("INSERT INTO holders (table_id, seat, holder) VALUES (?, ?, ?)", [(id, seat, holder) for seat in (0, 1)])
        kept = (id, *(row[name] for name in ("status", "due", "created", "updated", "last")), json.dumps(row["summary"]))
        db.execute("INSERT INTO tables (id, status, due, created, updated, last, summary) VALUES (?, ?, ?, ?, ?, ?, ?)", kept)
    return id


@pytest.mark.parametrize(("lang", "why"), [("en", "rules version 1"), ("fr", "version 1 des règles")])
def test_a_running_table_can_be_read_and_says_why_it_stops(lang: str, why: str, server: Server, ana: Device) -> None:
    table = restored(server, ana, f"beforerunning{lang}", PLAYING)
    found = ana.state(table, lang=lang)
    assert found["status"] == "stuck" and found["legal"] == [] and found["result"] is None
    assert why in found["stuck"]["say"] and "\n" not in found["stuck"]["say"]
    assert found["view"] is None, "tiles of other values make another picture"
    lines = [line["turn"] for line in found["log"]]
    assert lines[0].startswith("move C6 leave 1 move D5") and len(lines) == 3, "all that was played is told"
    assert ana.refused_to("move", found, turn="pass") == "stuck"
    listed = {each["table"]: each for each in ana.get("/api/tables")["tables"]}[table]
    assert (listed["status"], listed["your_turn"]) == ("stuck", False)
    assert ana.post(f"/api/tables/{table}/close", {})["state"]["status"] == "closed"


def test_a_finished_table_keeps_its_result_and_its_record(server: Server, ana: Device) -> None:
    table = restored(server, ana, "beforefinished", OVER)
    found = ana.state(table, lang="en")
    result = EVENTS[-1]["data"]["result"]
    assert found["status"] == "over" and "rules version 1" in found["stuck"]["say"]
    assert {name: found["result"][name] for name in result} == result and result["scores"] == [89, 85]
    assert found["view"] is None and found["rules"]["reconstructed"] == {"vp_tiles.csv": 26}, "as they were told"
    given = ana.http.get(f"/api/tables/{table}/record")
    assert given.text == (BEFORE / "eastern-wonders-finished.record").read_text(encoding="utf-8")
    refused = ana.http.get(f"/api/tables/{table}/replay").json()["error"]
    assert refused["code"] == "stuck" and refused["text"] == found["stuck"]["say"]


@pytest.mark.parametrize("name", ["finished", "running"])
def test_a_record_says_why_it_cannot_be_played_again(name: str, ana: Device, capsys: pytest.CaptureFixture[str]) -> None:
    path = BEFORE / f"eastern-wonders-{name}.record"
    text = path.read_text(encoding="utf-8")
    with pytest.raises(cv.RecordVersion, match="rules version 1") as refused:
        cv.load(text)
    assert "\n" not in str(refused.value) and "version 1 des règles" in refused.value.text("fr")
    assert cli.main(["replay", str(path)]) != 0
    told = capsys.readouterr().err.strip()
    assert told.count("\n") == 0 and "rules version 1" in told
    answer = ana.http.post("/api/tables", json={"record": text, "seats": [{"kind": "me"}, {"kind": "me"}]}).json()["error"]
    assert (answer["code"], answer["id"]) == ("bad-table", "record-rules")
    # The same with only the values of then: they are named too.
    body = {key: value for key, value in json.loads(text).items() if key not in ("caravansary", "check")}
    with pytest.raises(cv.RecordComponents, match=body["components"]):
        cv.load(record.written({**body, "rules": 2}))
