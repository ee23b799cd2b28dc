"""Whole games in a real browser: by pressing pieces, by keyboard alone, and looked at again afterwards."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

import caravansary as cv
from support.blunders import blunder
from support.browsing import begins


@pytest.mark.parametrize("game", cv.games())
def test_a_whole_game_against_a_bot_by_pressing_pieces(game: str, visit: Callable[..., Any], play: Callable[..., int]) -> None:
    page = visit()
    page.click(f"[data-game={game}] .ways .button >> nth=0")
    page.wait_for_selector("[data-way=hint]")
    assert play(page) > 20
    page.wait_for_selector("[data-over] tbody tr")
    total = page.locator("[data-over] .total td").all_inner_texts()
    shown = page.locator("[data-over] tbody tr").count()
    assert len(total) == 2 and all(text.isdigit() for text in total) and shown >= 5


# By keyboard: H asks, the focus goes to what was recommended, Enter does it. Now and then another way is taken with the arrows.
# The other games are played by typing: see test_small.py.
@pytest.mark.parametrize("game", ["spice-road"])
def test_a_whole_game_by_keyboard_alone(game: str, visit: Callable[..., Any], until: Callable[..., None]) -> None:
    page = visit()
    page.wait_for_selector(f"[data-game={game}] .button")
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate(f"document.activeElement.matches('[data-game={game}] .ways .button')"):
            break
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-verb]")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.matches('[data-verb], [data-way]')")

    def press() -> None:
        if key := {"hinted": "Enter", "ask": "h"}.get(page.evaluate(_WHERE)):
            page.keyboard.press(key)

    until(page, "document.querySelector('[data-over]') !== null", meanwhile=press)
    assert re.search(r"Rashid \w+", page.locator("[data-announced]").inner_text())
    # The end has the focus: its heading, then what can be done next.
    assert page.evaluate("document.activeElement.closest('[data-over]') !== null")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.textContent") == "Play again"


_WHERE = """() => document.querySelector("[data-over]") ? "over"
  : document.querySelector("[data-busy]") ? "wait"
  : document.activeElement?.matches(".hinted") ? "hinted"
  : document.querySelector("[data-way=hint]") && !document.querySelector(".hinted") ? "ask" : "wait" """


def test_a_turn_is_taken_back_by_keyboard(visit: Callable[..., Any], until: Callable[[Any, str], None]) -> None:
    page = visit()
    begins(page.locator("[data-game=spice-road]"), "You")
    page.click("[data-game=spice-road] .ways .button >> nth=0")
    page.focus("[data-verb=play][data-arg=s1]")
    page.keyboard.press("Enter")
    until(page, "document.querySelectorAll('.log .line').length == 2")
    page.wait_for_selector("[data-way=undo]:not(:disabled)")
    page.keyboard.press("u")
    until(page, "document.querySelectorAll('.log .line').length == 0")


def test_a_position_is_shared_by_link_and_played_on(visit: Callable[..., Any], play: Callable[..., int]) -> None:
    page = visit()
    page.click("[data-game=spice-road] .ways .button >> nth=0")
    page.wait_for_selector("[data-verb]")
    play(page, 6)
    page.wait_for_selector("[data-verb]")
    page.click(".share summary")
    link = page.locator(".share input").input_value()
    tray = page.locator("section.own .tray [data-cube]").count()
    other = visit(link.split("#/")[1])
    other.get_by_role("button", name="Begin").click()
    other.wait_for_selector("[data-verb]")
    assert other.locator("section.own .tray [data-cube]").count() == tray


def test_a_hint_is_given_and_lights_a_piece(visit: Callable[..., Any]) -> None:
    page = visit()
    page.click("[data-game=spice-road] .ways .button >> nth=0")
    page.click("[data-way=hint]")
    page.wait_for_selector(".hinted")
    assert page.locator("[data-prompt]").inner_text().startswith("A strong player ")
    assert page.locator(".words").inner_text().startswith("Why: ")


def test_a_replay_shows_the_chances_the_turn_that_mattered_and_what_was_better(visit: Callable[..., Any], open_record: Any) -> None:
    page = visit()
    open_record(page, blunder())
    page.click("[data-way=look]")
    page.wait_for_selector("[data-turning]")
    mattered = page.locator("[data-turning]").inner_text()
    assert "Turn 1, Player 1 rests" in mattered and "percent of the chance to win lost" in mattered
    assert "Better: claims 15 points for 5 green" in mattered
    assert "It ends the game at once, in the lead." in mattered
    chances = lambda: [int(each.get_attribute("data-chance")) for each in page.locator("[data-chance]").all()]  # noqa: E731
    assert chances() == [0, 100] and page.locator("figure polyline").count() == 2
    page.locator("input[type=range]").fill("-1")
    page.wait_for_selector("text=/Turn 0 of 2/")
    assert chances()[0] > 90 and sum(chances()) == 100
    page.locator("[data-turning] button").click()
    page.wait_for_selector(".middle [data-mark=better]")
    assert "You are looking back" in page.locator("[data-prompt]").inner_text()
    page.get_by_role("button", name="One turn on").click()
    page.wait_for_selector("text=/Turn 1 of 2/")
    assert chances()[0] < 10


@pytest.mark.parametrize("game", cv.games())
def test_a_record_is_opened_and_looked_at_turn_by_turn(game: str, visit: Callable[..., Any], finished: Any, open_record: Any) -> None:
    page = visit()
    open_record(page, finished(game))
    page.get_by_role("button", name="Review the game").click()
    page.locator("input[type=range]").fill("0")
    page.wait_for_selector("text=You are looking back")
    page.wait_for_selector("text=/Turn 1 of/")
    assert not covered(page)
    page.get_by_role("button", name="To the end").click()
    page.wait_for_selector("text=/The game is over/")
    page.locator(".log li button").first.click()
    page.wait_for_selector("text=You are looking back")


def covered(page: Any) -> bool:
    """Whether what one goes through the game with lies over one's own place."""
    own, bar = (page.locator(each).bounding_box() for each in ("section.own", ".replay"))
    return bool(own["x"] < bar["x"] + bar["width"] and bar["x"] < own["x"] + own["width"] and own["y"] < bar["y"] + bar["height"])
