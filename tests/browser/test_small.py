"""On phones and tablets: everything has its place, whatever the tray holds; and by ear: names, headings, and whole games by typing."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import caravansary as cv
from support.browsing import begins

ARIA = Path(__file__).parent / "aria"
WIDTHS = (320, 360, 390, 412, 480, 540, 600, 640, 700, 768, 820, 912, 959, 961, 1024, 1180, 1280, 1440, 1920, 2560)
# The places of a tray, with the bonus tiles that a hold may have.
LIMITS = {"spice-road": (10,), "eastern-wonders": (10, 13, 16), "endless-world": (10,)}
MOST_OVER = 5  # cubes beyond the limit, in the middle of a turn

# For every tray in turn: what of it lies over a button, or anything outside of the window.
_TRAYS = """async ([game, limits, over]) => {
  const soon = () => new Promise((next) => setTimeout(next));
  const faults = [];
  // A new size counts from the next frames on.
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  const grounds = () => [...document.querySelectorAll(".ground:has([data-fits])")];
  const fills = () => grounds().every((each) => Math.abs(each.clientHeight - innerHeight) < 2);
  for (let i = 0; i < 3 || (i < 300 && !fills()); i += 1) await frame();
  const inside = (each) => each.right <= innerWidth + 1 && each.left >= -1;
  // Empty places take as much room as full ones; numbers of one and of two digits do not.
  const counts = (limit) => [0, 1, 9, ...Array.from({ length: over + 1 }, (_, more) => limit + more)];
  for (const limit of limits) for (const count of counts(limit)) {
    location.hash = `#/gallery/${game}/spice/light/tray/${limit}/${count}`;
    await soon();
    await soon();
    const table = document.querySelector(".table");
    const own = table.querySelector(".own");
    const tray = own.querySelector(".tray[role=group]");
    const sum = tray.querySelector(".sum b");
    const held = sum ? Number(sum.textContent) : tray.querySelectorAll("[data-cube]").length;
    const box = tray.getBoundingClientRect();
    const where = `${innerWidth}x${innerHeight} ${table.dataset.layout} ${count} of ${limit}`;
    if (held !== count) faults.push(`${where}: shows ${held}`);
    for (const each of own.querySelectorAll("button:not(:disabled), [role=button]")) {
      const other = each.getBoundingClientRect();
      const beside = other.left >= box.right - 1 || other.right <= box.left + 1;
      const apart = beside || other.top >= box.bottom - 1 || other.bottom <= box.top + 1;
      if (!tray.contains(each) && !apart) faults.push(`${where}: covers ${each.textContent.trim().slice(0, 30)}`);
    }
    if (!inside(box) || !inside(own.getBoundingClientRect())) faults.push(`${where}: the tray is outside`);
    if (document.documentElement.scrollWidth > innerWidth) faults.push(`${where}: scrolls sideways`);
    if (table.dataset.fits === "" && own.getBoundingClientRect().bottom > innerHeight + 1) faults.push(`${where}: below the window`);
    const third = own.getBoundingClientRect().height <= innerHeight / 3 + 1;
    if (table.dataset.layout === "upright" && innerHeight >= 640 && !third) faults.push(`${where}: more than a third`);
  }
  return faults.slice(0, 8);
}"""


@pytest.mark.parametrize("game", cv.games())
def test_no_tray_of_any_size_covers_anything_at_any_width(game: str, visit: Callable[..., Any]) -> None:
    page = visit(f"gallery/{game}/spice/light")
    page.wait_for_selector(".own .tray")
    for width in WIDTHS:
        upright = max(640, width * 16 // 9) if width < 1000 else width * 3 // 4
        for height in {upright, max(width * 9 // 16, 320) if width >= 568 else upright}:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(_TRAYS, [game, LIMITS[game], MOST_OVER]) == []


# Whether all of these are to be seen at once.
_SEEN = """async (what) => {
  for (let i = 0; i < 3; i += 1) await new Promise((next) => requestAnimationFrame(next));
  const found = [...document.querySelectorAll(what)];
  return found.length > 0 && found.every((each) => {
    const box = each.getBoundingClientRect();
    return box.width > 0 && box.left >= -1 && box.right <= innerWidth + 1 && box.top >= -1 && box.bottom <= innerHeight + 1;
  });
}"""
# Letters that nobody can read, in the page and in its drawings; a drawing of a card is looked at closer.
_TINY = """(least) => [...document.querySelectorAll("main *")].flatMap((each) => {
  if (![...each.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())) return [];
  if (!each.checkVisibility({ opacityProperty: true }) || each.closest(".visually-hidden, [data-grows] .picture svg")) return [];
  const scale = each instanceof SVGGraphicsElement ? Math.abs(each.getScreenCTM().a) : 1;
  const size = parseFloat(getComputedStyle(each).fontSize) * scale;
  return size < least ? [`${size.toFixed(1)} ${each.textContent.slice(0, 30)}`] : [];
})"""
_LOW = """() => [...document.querySelectorAll(".own button:not([data-look]), .head button, .jumps button")]
  .filter((each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && each.getBoundingClientRect().height < 43.5)
  .map((each) => each.outerHTML.slice(0, 80))"""
_BELOW = """() => {
  const [line, rival] = [".strip", ".rival"].map((each) => document.querySelector(each).getBoundingClientRect());
  return line.bottom <= rival.top;
}"""
LYING = {
    "spice-road": ".own, .rival, .row .touch",
    "eastern-wonders": ".own, .rival, svg.sea, .offers .touch, .own .touch, .own .board",
    "endless-world": ".own, .rival, .panel",
}
PLACES = {
    (360, 640): {
        "spice-road": ".own, .row:has(.price) .touch, .price",
        "eastern-wonders": ".own, svg.sea",
        "endless-world": ".own, .jumps button",
    },
    (740, 360): {
        "spice-road": ".row:has(.price) .touch, .own [data-prompt]",
        "eastern-wonders": "svg.sea, .deeds .touch",
        "endless-world": ".jumps button",
    },
    (768, 1024): {
        "spice-road": ".own, .rival, .row .touch",
        "eastern-wonders": ".own, .rival, svg.sea",
        "endless-world": ".own, .rival, .panel",
    },
    (1024, 768): LYING,
    (1180, 820): LYING,
}


@pytest.mark.parametrize("game", cv.games())
def test_each_layout_shows_what_matters(game: str, visit: Callable[..., Any]) -> None:
    page = visit(f"gallery/{game}/spice/light/bare")
    page.wait_for_selector(".own .tray")
    for (width, height), what in PLACES.items():
        page.set_viewport_size({"width": width, "height": height})
        for each in what[game].split(", "):
            assert page.evaluate(_SEEN, each), (width, height, each)
        if width < 768:
            assert page.locator("nav.bar").count() == 0
            page.locator(".strip").click()  # the others come out below the line that opens them
            assert page.evaluate(_SEEN, ".strip, .strip .chip") and page.evaluate(_BELOW)
            page.locator(".strip").click()
            assert page.evaluate(_SEEN, ".own")
            assert page.evaluate(_TINY, 11) == [], (width, height)
            assert page.evaluate(_LOW) == [], (width, height)
    page.emulate_media(forced_colors="active")
    lines = "(each) => ['borderTopWidth', 'outlineWidth'].some((side) => parseFloat(getComputedStyle(each)[side]) > 0)"
    assert page.evaluate(f"[...document.querySelectorAll('.own .button:not(.away), .own .touch, .tray')].every({lines})")


def test_a_finger_looks_first_and_a_turn_is_told_when_it_is_confirmed(visit: Callable[..., Any], until: Callable[..., None]) -> None:
    ana = visit("friends/spice-road", touch=True)
    ana.get_by_label("Name at seat 1").fill("Ana")
    begins(ana.locator("form"), "Ana")
    ana.get_by_role("button", name="Open the table").click()
    ben = visit(ana.locator(".lobby input").first.input_value().split("#/")[1])
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    ana.set_viewport_size({"width": 390, "height": 844})
    card = ana.locator("[data-verb=acquire]").first
    market = ben.locator(".row:has(.price)").inner_html()
    card.tap()
    ana.wait_for_selector("[data-closer] [data-do]")
    assert ana.locator("[data-way=confirm]").count() == 0  # looked at, and no more
    card.tap()
    ana.wait_for_selector("[data-way=confirm]")  # this turn would show a card: it waits, and nobody knows
    assert "Confirm your turn" in ana.locator("[data-prompt]").inner_text()
    ana.locator("[data-way=undo]").tap()
    hand = ana.locator("[data-verb=play][data-arg=s1]")
    hand.tap()
    ana.locator("[data-do]").tap()
    ana.wait_for_selector("[data-way=confirm]")
    assert ana.locator(".own .tray .sum b").inner_text() == "5"
    assert ben.locator(".log .line").count() == 0 and ben.locator(".row:has(.price)").inner_html() == market
    ana.locator("[data-way=confirm]").tap()
    until(ben, "document.querySelectorAll('.log .line').length == 1")
    heard = ana.locator("[data-announced]").inner_text()
    assert "Ana takes 2 yellow" in heard and "Taken back." in heard and heard.index("Taken back.") < heard.index("Ana takes")
    assert "Ana takes 2 yellow" in ben.locator("[data-announced]").inner_text()
    ana.locator("[data-menu]").tap()
    assert ana.get_by_role("dialog", name="Menu").get_by_label("Language").is_visible()
    ana.keyboard.press("Escape")
    ana.wait_for_selector("dialog", state="detached")


# Types what a hint names, as somebody would who reads the table as a text.
_TYPE = """async (still) => {
  const pause = () => new Promise((done) => setTimeout(done, 5));
  const type = (words) => {
    const line = document.querySelector("#command");
    line.value = words;
    line.dispatchEvent(new InputEvent("input", { bubbles: true }));
    line.form.requestSubmit();
  };
  let turns = 0, left = still, seen = "";
  while (!document.querySelector("[data-over]")) {
    const now = [".log", "[data-prompt]", ".command ol"].map((each) => document.querySelector(each)?.textContent).join("|");
    left = now === seen ? left - 1 : still;
    seen = now;
    if (left <= 0) return -1;
    const hinted = document.querySelector(".command .hinted kbd");
    if (!document.querySelector("[data-busy]") && document.querySelector(".command li")) {
      if (hinted) turns += 1;
      type(hinted ? hinted.textContent : "hint");
    }
    await pause();
  }
  return turns;
}"""


@pytest.mark.parametrize(
    "game", ["spice-road", *(pytest.param(game, marks=pytest.mark.long) for game in ("eastern-wonders", "endless-world"))]
)
def test_a_whole_game_is_read_and_typed(game: str, visit: Callable[..., Any], axe: Callable[..., list[str]]) -> None:
    page = visit("", ',"reading":true')
    page.click(f"[data-game={game}] .ways .button >> nth=0")
    page.wait_for_selector("#command")
    for part in ("Your place", "The table", "The other players"):
        assert page.get_by_role("heading", name=part, level=2).is_visible()
    assert axe(page) == []
    page.keyboard.press("t")
    assert page.evaluate("document.activeElement.dataset.part") == "table"
    page.keyboard.press("/")
    page.keyboard.type("claim nothing")
    page.keyboard.press("Enter")
    page.wait_for_selector(".notice.lost")  # what can't be is said, and stays to be mended
    line = page.get_by_role("textbox", name="Your turn in notation")
    assert line.input_value() == "claim nothing"
    line.fill("")
    assert page.evaluate(_TYPE, 60_000) > 15


def test_keys_are_everybodys_own_choice_and_escape_takes_nothing_back(visit: Callable[..., Any], until: Callable[..., None]) -> None:
    page = visit()
    begins(page.locator("[data-game=spice-road]"), "You")
    page.click("[data-game=spice-road] .ways .button >> nth=0")
    page.click("[data-verb=play][data-arg=s1]")
    until(page, "document.querySelectorAll('.log .line').length == 2")
    page.wait_for_selector("[data-way=undo]:not(:disabled)")
    page.get_by_text("Keys", exact=True).click()
    page.get_by_label("take back").fill("b")
    page.get_by_role("heading", name="The table", level=2).focus()
    for key in ("Escape", "Backspace", "u"):
        page.keyboard.press(key)
    assert page.locator(".log .line").count() == 2
    page.get_by_label("Use single-key shortcuts").uncheck()
    page.get_by_role("heading", name="The table", level=2).focus()
    page.keyboard.press("b")
    assert page.locator(".log .line").count() == 2
    page.get_by_label("Use single-key shortcuts").check()
    page.get_by_role("heading", name="The table", level=2).focus()
    page.keyboard.press("b")
    until(page, "document.querySelectorAll('.log .line').length == 0")


@pytest.mark.parametrize("game", cv.games())
def test_what_a_screen_reader_finds_is_as_it_was(game: str, visit: Callable[..., Any]) -> None:
    """CARAVANSARY_ARIA=write keeps the trees as they are now; look at the difference before you commit it."""
    page = visit(f"gallery/{game}/spice/light")
    page.wait_for_selector(".own .tray")
    found = page.locator(".table").aria_snapshot() + "\n"
    kept = ARIA / f"{game}.yml"
    if os.environ.get("CARAVANSARY_ARIA") == "write":
        kept.parent.mkdir(exist_ok=True)
        kept.write_text(found, encoding="utf-8")
    assert found == kept.read_text(encoding="utf-8")
