"""The first games in a real browser, followed literally: press what the arrow points at, else go on, until the game is won."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from support.lessons import follow


@pytest.mark.parametrize(
    ("game", "by"), [("spice-road", "mouse"), ("eastern-wonders", "keyboard"), ("endless-world", "mouse"), ("spice-road", "touch")]
)
def test_a_first_game_is_won_by_following_it(game: str, by: str, visit: Callable[..., Any], axe: Callable[..., list[str]]) -> None:
    width, height = (390, 844) if by == "touch" else (1440, 900)
    page = visit(width=width, height=height, touch=by == "touch")
    page.click(f"[data-game={game}] a[href*=learn]")
    page.wait_for_selector("[data-says]")
    assert axe(page) == []
    assert follow(page, by) > 20
    page.wait_for_selector("[data-won]")
    assert axe(page) == []
    page.click("[data-way=play]")
    page.wait_for_selector(".table-page [data-prompt]")
    assert "/table/" in page.url
    if (game, by) != ("spice-road", "mouse"):
        return
    # At the table small tips go on, until they are switched off.
    page.wait_for_selector("[data-tip]")
    assert axe(page) == []
    page.click("[data-way=no-tips]")
    page.wait_for_selector("[data-tip]", state="detached")
    page.reload()
    page.wait_for_selector("[data-verb]")
    assert page.locator("[data-tip]").count() == 0
