"""The table as static files: Python, rules and bots run in the page, and nothing is asked of any other host."""

from __future__ import annotations

import functools
import http.server
import subprocess
import threading
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest

import caravansary as cv
from caravansary.child import command, environment
from caravansary.games import kind, playable
from caravansary.kernels.build import build
from caravansary.table.page.site import RUNTIME
from support.browsing import HANGS

GAMES = [game for game in cv.games() if kind(game).is_own]


class Files(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        pass


@pytest.fixture(scope="module")
def site(browser: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """Below another path than the host's own, as `python -m http.server` serves it."""
    if not (RUNTIME / "pyodide.mjs").is_file():
        pytest.fail("Python for pages is missing: python hatch_build.py runtime")
    build([game for game in playable() if game.is_own])
    root = tmp_path_factory.mktemp("host")
    subprocess.run([*command("caravansary"), "site", str(root / "caravansary")], env=environment(), check=True, stdout=subprocess.DEVNULL)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Files, directory=str(root)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield SimpleNamespace(address=f"http://127.0.0.1:{server.server_port}/caravansary/")
    server.shutdown()


@pytest.mark.parametrize(
    ("game", "most"),
    [(GAMES[0], 100_000), *((game, 8) for game in GAMES[1:]), *(pytest.param(game, 100_000, marks=pytest.mark.long) for game in GAMES[1:])],
)
def test_a_game_without_a_server(game: str, most: int, visit: Callable[..., Any], play: Callable[..., int], site: Any) -> None:
    asked: list[str] = []
    page = visit(over=site, prepare=lambda page: page.on("request", lambda request: asked.append(request.url)))
    page.click(f"[data-game={game}] .ways .button >> nth=0")
    page.wait_for_selector("[data-verb]", timeout=HANGS)
    assert play(page, 5) == 5
    # A reload in the middle of a turn: the table is on the shelf.
    page.wait_for_selector("[data-verb]")
    page.reload()
    page.wait_for_selector("[data-verb]", timeout=HANGS)
    assert page.locator(".log li").count() > 0
    assert play(page, most) >= min(most, 10)
    if most > 8:
        page.wait_for_selector("[data-over] tbody tr")
    assert [url for url in asked if not url.startswith((site.address, "data:", "blob:"))] == []


def test_a_table_that_is_not_here_is_said_to_be_gone(visit: Callable[..., Any], site: Any) -> None:
    page = visit("table/nosuchtable", settings=',"language":"fr"', over=site)
    page.wait_for_selector(".gone h1", timeout=HANGS)
    assert page.locator("html").get_attribute("lang") == "fr"
    assert page.locator(".gone").inner_text().strip()
