"""The daily deal and the history in the browser: one try that counts, its line, and what the device remembers."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import date
from typing import Any

TODAY = date.today().isoformat()
GAME = {
    "table": "t1", "at": 1762000000000, "game": "eastern-wonders", "edition": "spice", "seat": 1, "names": ["Zeno", "Ana"],
    "levels": ["drover", None], "points": [80, 95], "outcome": "won", "turns": 20, "seconds": 200, "did": {"build": 12}, "sheet": {},
    "daily": {"date": TODAY, "counts": True},
}  # fmt: skip


def test_the_deal_of_the_day_and_what_is_left_of_it(visit: Callable[..., Any], axe: Callable[..., list[str]]) -> None:
    kept = json.dumps({"format": "caravansary history 1", "games": [GAME, {"table": "damaged"}]})
    page = visit(prepare=lambda page: page.add_init_script(f"localStorage.setItem('caravansary.history', {json.dumps(kept)})"))
    page.locator("[data-daily=spice-road]").get_by_role("button", name="Play the deal").click()
    page.wait_for_selector(".table-page .log")
    table = page.url
    assert page.locator('[data-way="hint"]:not([aria-disabled])').count() == 0
    # The one try goes on where it was left.
    page.goto(page.url.split("#")[0] + "#/")
    page.locator("[data-daily=spice-road]").get_by_role("button", name="Go on").click()
    page.wait_for_selector(".table-page .log")
    assert page.url == table
    page.goto(page.url.split("#")[0] + "#/")
    done = page.locator("[data-daily=eastern-wonders]")
    assert f"{TODAY} · " in done.locator(".line").inner_text() and "95–80" in done.locator(".line").inner_text()
    assert done.get_by_role("button", name="Practise").count() == 1
    page.get_by_role("link", name="History").click()
    page.wait_for_selector("[data-outcome=won]")
    assert page.get_by_role("alert").inner_text() == "1 entry could not be read and was left out."
    assert page.locator(".feats .earned").count() == 4
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    assert [each["table"] for each in json.loads(saved.value.path().read_text())["games"]] == ["t1"]
    assert axe(page) == []
