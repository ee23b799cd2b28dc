"""Setting up a table in the browser: who begins, maps, panels and the values of your own box, in a fold that nobody has to open."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from caravansary.games import kind
from support.eastern_wonders import RING

_AT = "[...document.querySelectorAll('{} text')].map((each) => each.textContent).filter((text) => /^[A-Z][0-9]+$/.test(text)).join(' ')"
_PREVIEW, _SEA = _AT.format(".preview"), _AT.format("svg.sea .at, svg.sea")


@pytest.fixture
def setting_up(visit: Callable[..., Any]) -> Callable[..., Any]:
    def page(game: str, **more: Any) -> Any:
        opened = visit(f"friends/{game}", **more)
        opened.get_by_label("Seat 2: who").select_option("me")
        assert opened.get_by_label("Who begins").count() == 0, "the fold is closed"
        opened.locator("details.choices summary").click()
        return opened

    return page


def test_the_random_map_that_was_seen_is_the_one_that_is_played(setting_up: Callable[..., Any], until: Callable[..., None]) -> None:
    page = setting_up("eastern-wonders")
    page.wait_for_selector(".preview")
    standard = page.evaluate(_PREVIEW)
    page.get_by_role("radio", name="Random").check(force=True)
    until(page, f"{_PREVIEW} !== {standard!r}")
    page.get_by_label("Hide hands between turns").uncheck()
    seen = page.evaluate(_PREVIEW)
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector("svg.sea")
    assert page.evaluate(_SEA) == seen


def test_an_own_map_is_drawn_and_its_faults_stand_beside_it(
    setting_up: Callable[..., Any], until: Callable[..., None], tmp_path: Path
) -> None:
    page = setting_up("eastern-wonders", width=390, height=800)
    page.wait_for_selector(".preview")
    page.get_by_role("radio", name="Your own").check(force=True)
    page.get_by_label("Drawn in letters").fill("o x o\n P")
    page.wait_for_selector("[data-option=map] .faults li:nth-child(3)")
    # Somebody who opens the table nevertheless is told at the button.
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector(".problem")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    (tmp_path / "ring.txt").write_text(RING)
    page.get_by_label("From a file").set_input_files(tmp_path / "ring.txt")
    until(page, "document.querySelectorAll('.faults').length === 0 && !document.querySelector('.preview.stale')")
    seen = page.evaluate(_PREVIEW)
    page.get_by_label("Hide hands between turns").uncheck()
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector("svg.sea")
    assert page.evaluate(_SEA) == seen


def test_the_fourth_panel_and_the_one_who_begins_are_chosen(setting_up: Callable[..., Any]) -> None:
    """EN-01, EN-06."""
    page = setting_up("endless-world")
    page.get_by_label("Name at seat 2").fill("Ben")
    page.get_by_label("Who begins").select_option(label="Ben")
    page.get_by_role("radio", name="E1").check(force=True)
    page.wait_for_selector(".spots li:nth-child(5)")
    page.get_by_label("Hide hands between turns").uncheck()
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector("[aria-label='Panel E1']")
    assert page.locator(".log .opening").inner_text() == "Ben begins."
    assert page.evaluate("document.documentElement.dataset.edition") == "golem"


def test_values_of_ones_own_box_are_tried_and_told(setting_up: Callable[..., Any], tmp_path: Path) -> None:
    page = setting_up("spice-road")
    shipped = (kind("spice-road").data / "point_cards.csv").read_text().splitlines()
    (tmp_path / "point_cards.csv").write_text("\n".join([shipped[0], "p01,nothing", *shipped[2:]]) + "\n")
    page.get_by_label("Files or zip").set_input_files(tmp_path / "point_cards.csv")
    assert "point_cards.csv" in page.locator("[data-own-values] .faults li").first.inner_text()
    (tmp_path / "point_cards.csv").write_text("\n".join(shipped) + "\n")
    page.get_by_label("Files or zip").set_input_files(tmp_path / "point_cards.csv")
    page.wait_for_selector("[data-own-values-used]")
    page.get_by_label("Hide hands between turns").uncheck()
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector(".log .opening >> text=own box")
