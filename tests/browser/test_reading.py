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


NAMES = ("Ana", "Ben", "Cem", "Dia", "Eva")
_IN_SIGHT = """() => {
  const log = document.querySelector(".log").getBoundingClientRect();
  const lines = [...document.querySelectorAll(".log .line")].map((line) => line.getBoundingClientRect().bottom);
  return [document.documentElement.scrollHeight <= innerHeight, lines.filter((bottom) => bottom <= log.bottom + 1).length];
}"""
# Another shade, and the colour of a name before the next frame.
_AT_ONCE = """() => {
  const name = document.querySelector(".me"), before = getComputedStyle(name).color;
  document.documentElement.dataset.shade = "dark";
  return getComputedStyle(name).color !== before;
}"""


def crowd(page: Any, game: str, players: int) -> None:
    """A table where as many play as can, well on their way, with the first seat to play."""
    played, bot = cv.new(game, players, seed=11), bots.make_bot("trader", 1)
    while played.round < 12 or played.player != 0 or played.phase != "turn":
        played.apply(bots.ask(bot, played))
    seats = [{"kind": "me", "name": NAMES[0]}, *({"kind": "bot", "bot": "trader", "name": name} for name in NAMES[1:players])]
    page.evaluate(_OPEN, {"record": played.save(), "seats": seats})
    page.wait_for_selector(f"[data-game={game}] [data-verb]")


def test_with_as_many_players_as_can_be_all_is_in_sight_and_readable(visit: Callable[..., Any]) -> None:
    page = visit(width=1440, height=900)
    for game in ("eastern-wonders", "endless-world"):
        crowd(page, game, 4)
        fits, lines = page.evaluate(_IN_SIGHT)
        assert fits and lines, (game, fits, lines)
    crowd(page, "spice-road", 5)
    assert page.evaluate(_IN_SIGHT)[0]
    boxes = lambda name: page.evaluate(_BOXES, name)  # noqa: E731
    for name, count in ((".rival", 4), (".log", 1), ("section.bar", 1), (".own .cards .touch", None)):
        found = boxes(name)
        assert len(found) == (count or len(found)) > 0, name
        assert all(x >= 0 and y >= 0 and right <= 1440 and bottom <= 901 for x, y, right, bottom in found), (name, found)
    hand = boxes(".own .cards .touch")
    assert all(left[2] <= right[0] for left, right in pairwise(hand)), "a card covers its neighbour"
    assert all(right - x > 60 for x, _, right, _ in hand), "the own hand is too small to read"
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
    assert page.evaluate(_AT_ONCE), "where less motion is wanted, a new look sinks in bit by bit"
