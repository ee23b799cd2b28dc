"""A game from elsewhere, which the client has no board for: played on the plain board, with the words the server sends.

What the browser asks the server is put between the two under another name: the client has never heard of this game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from support.browsing import begins

HERE, THERE = "spice-road", "far-country"
_FIT = "document.documentElement.scrollWidth <= innerWidth"


def renamed(words: bool = True) -> Callable[[Any], None]:
    """A page for which the game has another name; without words the server has none of them either."""

    def answer(route: Any) -> None:
        request = route.request
        if not words and request.url.partition("?")[0].endswith("/words"):
            return route.fulfill(status=404, json={})
        asked = request.post_data.replace(THERE, HERE) if request.post_data else None
        found = route.fetch(url=request.url.replace(THERE, HERE), post_data=asked)
        return route.fulfill(response=found, body=found.text().replace(HERE, THERE))

    def listen(socket: Any) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda told: socket.send(told.replace(HERE, THERE)))

    def prepare(page: Any) -> None:
        page.route("**/api/**", answer)
        page.route_web_socket("**/api/**", listen)

    return prepare


def test_a_game_without_a_board_is_played_to_its_end(
    visit: Callable[..., Any], play: Callable[..., int], axe: Callable[..., list[str]]
) -> None:
    page = visit(prepare=renamed())
    entry = page.locator(f"[data-game={THERE}]")
    begins(entry, "You")
    entry.get_by_role("button", name="Play now: Spice Road").click()
    page.wait_for_selector(".actions [data-verb]")
    assert page.locator("[data-prompt]").inner_text() == "Play a card, acquire one, claim a Point card or rest."
    assert page.get_by_role("button", name="Play s1: take 2 yellow").count() == 1
    assert page.get_by_role("group", name="You: 3 of 10 spaces filled: 3 yellow").count() == 1
    assert axe(page) == []
    assert play(page) > 20
    page.wait_for_selector("[data-over] .total")
    assert page.locator("[data-over] tbody th").first.inner_text() == "Point cards"
    page.locator("[data-way=look]").click()
    assert page.locator(".log li").count() > 20 and "rests" in page.locator(".log").inner_text()


def test_the_plain_board_by_keyboard(visit: Callable[..., Any], until: Callable[[Any, str], None]) -> None:
    page = visit(f"friends/{THERE}", prepare=renamed())
    page.get_by_label("Seat 2: who").select_option("bot")
    begins(page.locator("form"), "Player 1 (On this screen)")
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector(".actions [data-verb]")
    page.keyboard.press("ArrowDown")  # the first of all: the hint; then what lies below it
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.matches('.actions [data-verb]')")
    page.focus("[data-verb=play][data-arg=s1]")
    page.keyboard.press("Enter")
    until(page, "document.querySelectorAll('.log li').length >= 2 && document.querySelector('[data-verb]') !== null")
    page.keyboard.press("r")
    until(page, "document.querySelectorAll('.log li').length >= 4")


@pytest.mark.parametrize(("width", "height"), [(360, 740), (640, 430), (1280, 860)])
def test_the_plain_board_fits_every_screen(width: int, height: int, visit: Callable[..., Any], play: Callable[..., int]) -> None:
    page = visit(width=width, height=height, prepare=renamed())
    assert page.evaluate(_FIT)
    page.click(f"[data-game={THERE}] .ways .button >> nth=0")
    page.wait_for_selector(".actions [data-verb]")
    assert play(page, 6) == 6 and page.evaluate(_FIT)
    assert page.locator("section.own").bounding_box()["height"] < 360 or width > 400


def test_a_server_without_words_leaves_ids_and_notation(visit: Callable[..., Any]) -> None:
    page = visit(prepare=renamed(words=False))
    page.wait_for_selector(f"[data-game={THERE}] >> text={THERE}")
    page.click(f"[data-game={THERE}] .ways .button >> nth=0")
    page.wait_for_selector(".actions >> text=play s1")
    page.click("[data-verb=play][data-arg=s1]")
    page.wait_for_selector(".log >> text=play s1")
