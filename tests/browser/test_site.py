"""The table as static files: Python, rules and bots run in the page, and nothing is asked of any other host.

One site is built for all tests here; its host can be cut off, can send half a file, and can change to another version.
"""

from __future__ import annotations

import functools
import gzip
import http.server
import json
import subprocess
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import caravansary as cv
from caravansary.child import command, environment
from caravansary.games import kind, playable
from caravansary.kernels.build import build
from caravansary.table.page import installing
from caravansary.table.page import site as sites
from support import firefox
from support.browsing import HANGS
from support.lessons import follow
from support.puzzling import one_press, press

GAMES = [game for game in cv.games() if kind(game).is_own]


class Files(http.server.SimpleHTTPRequestHandler):
    host: Host

    def do_GET(self) -> None:
        self.host.asked.append(self.path)
        name = next((name for name in self.host.halved if name in self.path), None)
        if self.host.is_cut:
            self.close_connection = True
        elif name is None:
            super().do_GET()
        else:
            self.send_half()

    def send_half(self) -> None:
        content = Path(self.translate_path(self.path)).read_bytes()
        self.send_response(200)
        self.send_header("content-length", str(len(content) // 2))
        self.end_headers()
        self.wfile.write(content[: len(content) // 2])

    def log_message(self, *_: Any) -> None:
        pass


class Host:
    """A site below another path than the host's own, as `python -m http.server` serves it."""

    def __init__(self, root: Path) -> None:
        self.root, self.is_cut = root, False
        self.halved: set[str] = set()
        self.asked: list[str] = []
        handler = type("Handler", (Files,), {"host": self})
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(handler, directory=str(root)))
        self.origin = f"http://127.0.0.1:{self.server.server_port}"
        self.address = f"{self.origin}/caravansary/"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def mend(self) -> None:
        self.is_cut = False
        self.halved.clear()


@pytest.fixture(scope="session")
def host(browser: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    if not (sites.RUNTIME / "pyodide.mjs").is_file():
        pytest.fail("Python for pages is missing: python hatch_build.py runtime")
    build([game for game in playable() if game.is_own])
    root = tmp_path_factory.mktemp("host")
    subprocess.run([*command("caravansary"), "site", str(root / "caravansary")], env=environment(), check=True, stdout=subprocess.DEVNULL)
    found = Host(root)
    yield found
    found.server.shutdown()


@pytest.fixture
def site(host: Host) -> Iterator[Host]:
    host.mend()
    host.asked.clear()
    yield host
    host.mend()


@pytest.fixture
def sit_down(visit: Callable[..., Any], site: Host) -> Callable[..., Any]:
    """A page at a table of this game, on turn."""

    def sat(game: str = GAMES[0], **how: Any) -> Any:
        page = visit(over=site, **how)
        page.click(f"[data-game={game}] .ways .button >> nth=0")
        page.wait_for_selector("[data-verb]", timeout=HANGS)
        return page

    return sat


KEPT = "navigator.serviceWorker.ready.then(({ active }) => active !== null)"
# What a visit has noted for later ones: bytes of Python's memory, and who began with it and has not said yet how it went.
NOTED = """async () => {
  const [cache] = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const noted = (await cache.keys()).filter(({ url }) => /[/]memory[^/]*$/.test(url));
  const sizes = noted.map(async (each) => [each.url.split("/").at(-1), (await (await cache.match(each)).blob()).size]);
  return Object.fromEntries(await Promise.all(sizes));
}"""
JUDGED = "caches.keys().then(async ([name]) => (await (await caches.open(name)).keys()).some(({ url }) => url.includes('/judges/%s/')))"
SPOIL = """async () => {
  const [cache] = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  for (const each of await cache.keys()) if (each.url.endsWith("/memory")) await cache.put(each, new Response("not what it was"));
}"""
VERSION = "JSON.parse(document.getElementById('site').textContent).version"


@pytest.mark.parametrize(
    ("game", "most"),
    [(GAMES[0], 100_000), *((game, 8) for game in GAMES[1:]), *(pytest.param(game, 100_000, marks=pytest.mark.long) for game in GAMES[1:])],
)
def test_a_game_without_a_server_and_then_without_a_network(
    game: str, most: int, sit_down: Any, play: Callable[..., int], site: Host, until: Any
) -> None:
    foreign: list[str] = []

    def listen(page: Any) -> None:
        page.on("request", lambda asked: None if asked.url.startswith((site.address, "data:", "blob:")) else foreign.append(asked.url))

    page = sit_down(game, prepare=listen)
    assert play(page, 5) == 5
    assert page.evaluate(KEPT)
    # Leaving a table and coming back costs no worker.
    workers = page.workers
    page.goto(f"{site.address}#/")
    page.click(".tables .entry")
    page.wait_for_selector("[data-verb]", timeout=HANGS)
    assert page.workers == workers
    until(page, JUDGED % game)  # judges come when somebody plays
    # A reload in the middle of a turn, with nobody there to serve the page: all of it is kept, and the table is on the shelf.
    site.is_cut = True
    page.wait_for_selector("[data-verb]")
    page.reload()
    page.wait_for_selector("[data-verb]", timeout=HANGS)
    assert page.locator(".log .line").count() > 0
    until(page, f"({NOTED})().then((noted) => Object.keys(noted).join() === 'memory')")  # Python began with what it remembered
    assert play(page, most) >= min(most, 10)
    if most > 8:
        page.wait_for_selector("[data-over] tbody tr")
        page.click("[data-way=look]")
        page.wait_for_selector("[data-chance]", timeout=HANGS)
    assert foreign == []


def test_whatever_happens_to_a_page_nothing_is_lost(sit_down: Any, play: Callable[..., int], site: Host, until: Any) -> None:
    page = sit_down(prepare=lambda page: page.clock.install())
    assert play(page, 2) == 2
    lines = page.locator(".log .line").count()
    for number in range(2):  # the worker that answers, then the one that thinks: ended without a word
        page.workers[number].evaluate("() => { setTimeout(() => self.close()) }")
        assert play(page, 2) == 2
    page.workers[0].evaluate("() => { setTimeout(() => { for (;;); }) }")
    page.clock.run_for(60_000)  # nobody answers for a minute
    assert play(page, 2) == 2
    browser = page.context.new_cdp_session(page)
    browser.send("Storage.clearDataForOrigin", {"origin": site.origin, "storageTypes": "indexeddb"})
    assert play(page, 2) == 2
    # What was remembered of Python's memory is damaged: that is noticed, and it is remembered anew.
    until(page, f"({NOTED})().then(({{ memory }}) => memory > 1_000_000)")
    page.evaluate(SPOIL)
    page.reload()
    page.wait_for_selector("[data-verb]", timeout=HANGS)
    assert page.locator(".log .line").count() > lines
    assert play(page, 2) == 2
    until(page, f"({NOTED})().then(({{ memory }}) => memory > 1_000_000)")


def test_a_browser_without_room_says_so(visit: Any, site: Host) -> None:
    sessions: list[Any] = []

    def fill(page: Any) -> None:
        sessions.append(page.context.new_cdp_session(page))
        sessions[0].send("Storage.overrideQuotaForOrigin", {"origin": site.origin, "quotaSize": 1})

    page = visit(over=site, prepare=fill)
    page.click(f"[data-game={GAMES[0]}] .ways .button >> nth=0")
    page.wait_for_selector(".problem:has-text('no room left')", timeout=HANGS)
    sessions[0].send("Storage.overrideQuotaForOrigin", {"origin": site.origin})
    page.click(f"[data-game={GAMES[0]}] .ways .button >> nth=0")
    page.wait_for_selector("[data-verb]", timeout=HANGS)


def test_two_tabs_at_one_table_do_not_fight(sit_down: Any, play: Callable[..., int], until: Any) -> None:
    left = sit_down()
    right = left.context.new_page()
    right.goto(left.url)
    for page in (left, right, left, right):
        page.wait_for_selector("[data-verb]", timeout=HANGS)
        assert play(page, 3) == 3
    lines = "document.querySelectorAll('.log .line').length"
    until(left, f"{lines} >= {right.evaluate(lines)}")
    assert left.locator(".notice.lost").count() == right.locator(".notice.lost").count() == 0


def test_half_a_file_is_said_and_fetched_again(visit: Any, play: Callable[..., int], axe: Callable[..., list[str]], site: Host) -> None:
    kernel = f"kernels/{GAMES[0]}.wasm"
    site.halved = {"worker-", kernel}  # of which a browser says nothing but that it ended
    page = visit(over=site, settings=',"language":"fr"')
    page.wait_for_selector("[data-damaged]:has-text('s’arrête')")
    for name, *others in (("pyodide.asm", "pyodide.asm.wasm"), ("pyodide.asm.mjs",)):  # what came whole is not fetched again
        site.halved = {"pyodide.asm.mjs", kernel, *others}
        page.click("[data-damaged] button")
        page.wait_for_selector(f"[data-damaged]:has-text('{name}')")
    assert axe(page) == []
    site.halved = {kernel}
    page.click("[data-damaged] button")
    page.click(f"[data-game={GAMES[0]}] .ways .button >> nth=0")
    # Kernels come with the first thought: a bot's, or a hint for the one who begins.
    page.locator("[data-damaged]:has-text('kernels'), [data-way=hint]:not([aria-disabled])").first.wait_for(timeout=HANGS)
    page.evaluate("document.querySelector('[data-way=hint]:not([aria-disabled])')?.click()")
    page.wait_for_selector("[data-damaged]:has-text('kernels')", timeout=HANGS)
    site.mend()
    page.click("[data-damaged] button")
    page.wait_for_selector("[data-verb]", timeout=HANGS)
    assert play(page, 2) == 2


def test_a_new_version_is_offered_whole(
    sit_down: Any, play: Callable[..., int], site: Host, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, until: Any
) -> None:
    """Not before all of it is here, never mixed with the old one, and without what has not changed."""
    page = sit_down()
    assert page.evaluate(KEPT)
    old = page.evaluate(VERSION)
    built, second = site.root / "caravansary", tmp_path / "second"
    monkeypatch.setattr(installing, "THEME", "#102030")
    monkeypatch.setattr(sites, "package", lambda _: gzip.decompress(next(built.glob("python-*/caravansary.zip.packed")).read_bytes()))
    with ThreadPoolExecutor() as beside:  # this thread has Playwright's loop
        beside.submit(sites.write_site, second).result()
    first = built.rename(tmp_path / "first")
    second.rename(built)
    try:
        site.halved = {"manifest.webmanifest"}  # interrupted
        site.asked.clear()
        page.reload()
        page.wait_for_selector("[data-verb]", timeout=HANGS)
        until(page, "navigator.serviceWorker.getRegistration().then(({ installing }) => installing === null)", lambda: None)
        while not any("manifest.webmanifest" in path for path in site.asked):
            page.wait_for_timeout(20)
        assert page.evaluate(VERSION) == old and page.locator("[data-new-version]").count() == 0
        site.mend()
        page.reload()
        page.wait_for_selector("[data-new-version]", timeout=HANGS)
        assert page.evaluate(VERSION) == old
        assert not any("wasm" in path for path in site.asked)
        with page.expect_navigation():
            page.click("[data-new-version] button")
        page.wait_for_selector("[data-verb]", timeout=HANGS)
        assert page.evaluate(VERSION) != old
        assert play(page, 2) == 2
    finally:
        built.rename(tmp_path / "second")
        first.rename(built)


def test_a_game_by_link_and_tables_as_a_file(
    visit: Any, play: Callable[..., int], axe: Callable[..., list[str]], site: Host, tmp_path: Path
) -> None:
    ada = visit(f"friends/{GAMES[0]}", over=site)
    ada.fill("li:nth-child(1) input", "Ada")
    ada.fill("li:nth-child(2) input", "Bo")
    assert axe(ada) == []
    ada.click("form button[type=submit]")
    bo = visit(over=site)
    pages = {"Ada": ada, "Bo": bo}
    ada.wait_for_selector("[data-verb], [data-send-turn]", timeout=HANGS)
    turn_of(ada)  # if she begins
    bo.goto(sent_by(ada))
    bo.wait_for_selector("select", timeout=HANGS)
    assert axe(bo) == []
    bo.select_option(".arriving select", label="Bo")
    bo.click(".arriving button[type=submit]")
    for name in ("Bo", "Ada", "Bo"):
        page = pages[name]
        page.wait_for_selector("[data-verb]", timeout=HANGS)
        turn_of(page)
        other = pages["Ada" if name == "Bo" else "Bo"]
        other.goto(sent_by(page))
        other.wait_for_selector("[data-verb]", timeout=HANGS)
        assert name in other.locator(".log").inner_text()
    # Everything into another browser.
    ada.goto(f"{site.address}#/")
    with ada.expect_download() as saved:
        ada.click(".tables > button")
    file = tmp_path / "tables.json"
    saved.value.save_as(file)
    assert json.loads(file.read_text(encoding="utf-8"))["format"] == "caravansary-tables"
    cai = visit(over=site)
    cai.wait_for_selector(".tables input[type=file]", state="attached")
    cai.locator(".tables input[type=file]").set_input_files(file)
    cai.wait_for_selector("[data-taken-in]", timeout=HANGS)
    assert cai.locator(".tables .entry").count() == 1


def turn_of(page: Any) -> None:
    """Take decisions until it is somebody else's turn."""
    while page.evaluate(_DECIDE):
        page.wait_for_selector("[data-send-turn], main:not([data-busy]) [data-verb]", state="attached")


# Looking and pressing are one step: a decision between them may end the turn.
_DECIDE = """() => {
  const possible = document.querySelector("[data-send-turn]") ? null : document.querySelector("[data-verb]");
  possible?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  return possible !== null;
}"""


def sent_by(page: Any) -> str:
    page.wait_for_selector("[data-send-turn] input")
    return str(page.locator("[data-send-turn] input").input_value())


def test_puzzles_and_first_games_need_no_server(visit: Any, site: Host) -> None:
    id, best, _ = one_press(GAMES[0])
    page = visit(f"puzzles/{GAMES[0]}/{id}", over=site, settings=',"language":"fr"')
    page.wait_for_selector("[data-verb]", timeout=HANGS)
    press(page, best)
    page.wait_for_selector("[data-verdict=best] .why")
    page.goto(f"{site.address}#/learn/{GAMES[0]}")
    assert follow(page, "mouse", 6) == 6


def test_over_the_net_needs_a_server_and_says_so(visit: Any, site: Host, server: Any) -> None:
    page = visit(f"friends/{GAMES[0]}", over=site)
    page.wait_for_selector(".net form")
    page.goto(f"{site.address}?server={server.address}#/friends/{GAMES[0]}")
    page.click("[data-server]")
    page.wait_for_url(f"{server.address}#/friends/{GAMES[0]}")
    page.wait_for_selector(".friends form select")


def test_a_table_that_is_not_here_is_said_to_be_gone(visit: Callable[..., Any], site: Host, axe: Callable[..., list[str]]) -> None:
    page = visit("table/nosuchtable", settings=',"language":"fr"', over=site)
    page.wait_for_selector("[data-loading] progress")
    assert axe(page) == []
    page.wait_for_selector(".gone h1", timeout=HANGS)
    assert page.locator("html").get_attribute("lang") == "fr"
    assert page.locator(".gone").inner_text().strip()


def test_firefox_plays_too_and_without_a_network(site: Host, play: Callable[..., int], tmp_path: Path) -> None:
    if (program := firefox.found()) is None:
        pytest.skip("Firefox is not installed")
    page = firefox.Firefox(program, tmp_path)
    try:
        page.prepare("""localStorage.setItem("caravansary.settings", '{"speed":"instant","language":"en","bot":"trader"}')""")
        page.goto(site.address)
        page.click(f"[data-game={GAMES[0]}] .ways .button")
        page.wait_for_selector("[data-verb]")
        assert play(page, 3) == 3
        assert page.evaluate(KEPT)
        site.is_cut = True
        page.wait_for_selector("[data-verb]")
        page.reload()
        page.wait_for_selector("[data-verb]")
        assert play(page) > 10
        page.wait_for_selector("[data-over] tbody tr")
    finally:
        page.close()
