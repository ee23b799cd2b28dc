"""Puzzles in a real browser: one is missed, tried again and found by pressing pieces, its reason is read, and the hand stays in sight."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from caravansary.analysis.puzzle_book import puzzles_of
from caravansary.games import ids, kind
from support.puzzling import one_press, press

WITH_PUZZLES = [game for game in ids() if puzzles_of(kind(game))]
_IN_SIGHT = """() => {
  const own = document.querySelector(".own").getBoundingClientRect();
  return own.top >= 0 && own.bottom <= innerHeight && document.documentElement.scrollHeight <= innerHeight;
}"""


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_the_hand_stays_in_sight_in_both_worlds(game: str, visit: Callable[..., Any]) -> None:
    page = visit(width=1440, height=900)
    page.click(f"[data-game={game}] a[href*=puzzles]")
    page.wait_for_selector(".panel [data-way=solve]")
    assert page.evaluate(_IN_SIGHT)
    page.click("[data-way=solve]")
    page.wait_for_selector("[data-verdict=best]")
    assert page.locator(".why").count() == 3
    assert page.evaluate(_IN_SIGHT)
    page.evaluate("localStorage.setItem('caravansary.settings', localStorage.getItem('caravansary.settings').replace('spice', 'golem'))")
    page.reload()
    page.wait_for_selector(".panel [data-way=solve]")
    assert page.evaluate(_IN_SIGHT)


def test_a_puzzle_is_missed_and_then_found(visit: Callable[..., Any], axe: Callable[..., list[str]]) -> None:
    id, best, other = one_press("spice-road")
    page = visit(f"puzzles/spice-road/{id}", width=1440, height=900)
    page.wait_for_selector("[data-announced] >> text=Your turn", state="attached")  # by ear, too
    press(page, other)
    page.wait_for_selector("[data-verdict=not]")
    assert "behind" in page.locator(".panel .verdict").inner_text() and page.locator(".why").count() == 0
    assert axe(page) == []
    page.click("[data-way=again]")
    page.wait_for_selector(".panel:not([data-verdict])")
    press(page, best)
    page.wait_for_selector("[data-verdict=best]")
    assert page.locator(".panel .verdict").inner_text() == "That is the best turn."
    best_turn, reason, decks = page.locator(".why").all_inner_texts()
    assert best_turn.startswith("Best: ") and reason and "32 decks" in decks
    assert page.locator("summary").inner_text().startswith("Found: 1 of ")
    assert axe(page) == []
    page.click("[data-way=next]")
    page.wait_for_selector(".panel:not([data-verdict])")
    assert id not in page.url
