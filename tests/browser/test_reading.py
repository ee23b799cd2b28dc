"""What can be read at one glance, by pointing, and again afterwards: five players on one screen, big cards, turns told anew."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import caravansary as cv
from caravansary import bots

_OPEN = """async (body) => {
  const sent = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  location.hash = `#/table/${(await (await fetch("api/tables", sent)).json()).table}`;
}"""
_BOXES = """(name) => [...document.querySelectorAll(name)].map((each) => {
  const { x, y, right, bottom } = each.getBoundingClientRect();
  return [x, y, right, bottom];
})"""


def five() -> str:
    """A game of five, well on its way, with the first seat to play."""
    game, bot = cv.new("spice-road", 5, seed=11), bots.make_bot("trader", 1)
    while game.round < 12 or game.player != 0 or game.phase != "turn":
        game.apply(bots.ask(bot, game))
    return game.save()


def test_with_five_players_all_is_in_sight_and_readable(visit: Callable[..., Any]) -> None:
    page = visit(width=1440, height=900)
    seats = [{"kind": "me", "name": "Ana"}, *({"kind": "bot", "bot": "trader", "name": name} for name in ("Ben", "Cem", "Dia", "Eva"))]
    page.evaluate(_OPEN, {"record": five(), "seats": seats})
    page.wait_for_selector("[data-verb]")
    boxes = lambda name: page.evaluate(_BOXES, name)  # noqa: E731
    for name, count in ((".rival", 4), (".log", 1), ("section.bar", 1), (".own .cards .touch", None)):
        found = boxes(name)
        assert len(found) == (count or len(found)) > 0, name
        assert all(x >= 0 and y >= 0 and right <= 1440 and bottom <= 901 for x, y, right, bottom in found), (name, found)
    hand = boxes(".own .cards .touch")
    assert all(left[2] <= right[0] for left, right in pairwise(hand)), "a card covers its neighbour"
    page.hover(".rival [data-look]")
    page.wait_for_selector("[data-closer] svg")
    (sheet,) = boxes("[data-closer]")
    assert sheet[2] - sheet[0] > 200 and sheet[3] <= 900
    page.mouse.move(5, 300)
    page.wait_for_selector("[data-closer]", state="detached")
    page.click("[data-since]")
    page.wait_for_selector("text=You are looking back")
    page.click("[data-way=now]")
    page.wait_for_selector("[data-way=now]", state="detached")
