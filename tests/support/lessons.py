"""Following a first game literally: press what the arrow points at, else go on."""

from __future__ import annotations

from typing import Any

from support.browsing import Standstill

# What is open, whether the arrow's end lies on it, and whether the words cover it or push it out of sight.
_OPEN = """() => {
  const open = [...document.querySelectorAll(".table [data-verb]")].filter((each) => each.checkVisibility());
  const says = document.querySelector("[data-says]");
  if (!says) return { done: true };
  const line = document.querySelector("[data-arrow] line:last-of-type");
  if (!open.length) return { says: says.dataset.says, next: true, arrow: line !== null, seen: true, verbs: 1 };
  const ring = document.querySelector("[data-arrow] rect")?.getBoundingClientRect() ?? new DOMRect();
  const [x, y] = [ring.x + ring.width / 2, ring.y + ring.height / 2];
  const there = document.elementFromPoint(x, y)?.closest("[data-verb]"), box = there?.getBoundingClientRect() ?? new DOMRect();
  const [ax, ay] = line ? [line.x2.baseVal.value, line.y2.baseVal.value] : [-1, -1];
  return {
    says: says.dataset.says,
    x, y,
    verbs: new Set(open.map((each) => each.dataset.verb + " " + each.dataset.arg)).size,
    arrow: ax >= box.x - 6 && ax <= box.right + 6 && ay >= box.y - 6 && ay <= box.bottom + 6,
    seen: open.includes(there),
  };
}"""


_FOCUSED = "document.activeElement.matches('.table [data-verb], [data-way=next]')"


def follow(page: Any, by: str, most: int = 1000) -> int:
    """Play a lesson to its end, or this number of steps; gives back how many there were."""
    page.wait_for_selector("[data-says]")
    steps = 0
    while steps < most and not (now := settled(page)).get("done"):
        said = now["says"]
        if by == "keyboard":
            # The focus comes by itself; only the first thing is gone to.
            page.keyboard.press("Enter" if page.evaluate(_FOCUSED) else "ArrowRight")
            if not steps and page.locator(f"[data-says='{said}']").count():
                page.keyboard.press("Enter")
        elif now.get("next"):
            page.locator("[data-way=next]").tap() if by == "touch" else page.click("[data-way=next]")
        elif by == "touch":
            page.touchscreen.tap(now["x"], now["y"])
            if page.locator("[data-do]").count():
                page.locator("[data-do]").tap()
        else:
            page.mouse.click(now["x"], now["y"])
        page.wait_for_selector(f"[data-says]:not([data-says='{said}']), [data-won]")
        steps += 1
    return steps


def settled(page: Any) -> dict[str, Any]:
    """What is open, once the arrow has come to it and everything lies still."""
    still, before = Standstill(), None
    while True:
        found: dict[str, Any] = page.evaluate(_OPEN)
        if found.get("done") or (found == before and found["arrow"] and found["seen"]):
            assert found.get("done") or found["verbs"] == 1, found
            return found
        still.look(before := found)
        page.wait_for_timeout(20)
