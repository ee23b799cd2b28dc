"""A real server on this machine and a real Chromium. Without a browser, without Playwright or without the built client
these tests are skipped and say why; CARAVANSARY_REQUIRE_BROWSER=1 makes that a failure.

Nothing here depends on how busy the machine is: whatever takes long is waited for as long as something moves, and only a
standstill fails. The limits below are for things that hang."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

import caravansary as cv
from caravansary import bots
from support.browsing import FLAGS, HANGS, PLACES, ROOT, STILL, Server, Standstill, Wire

CLIENT = ROOT / "src/caravansary/table/client/index.html"
BOT = "trader"  # quick


def unavailable(why: str) -> None:
    if os.environ.get("CARAVANSARY_REQUIRE_BROWSER") == "1":
        pytest.fail(why)
    pytest.skip(why)


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    try:
        from playwright.sync_api import Error, sync_playwright
    except ImportError:
        unavailable("Playwright is not installed")
    if not CLIENT.is_file():
        unavailable("the browser client is not built: python hatch_build.py build")
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, PLACES)), None)
    with sync_playwright() as playwright:
        try:
            launched = playwright.chromium.launch(executable_path=found, args=FLAGS.split())
        except Error as error:
            unavailable(f"no browser: {error.message.splitlines()[0]}")
        yield launched
        launched.close()


@pytest.fixture
def wire(server: Server) -> Iterator[Wire]:
    laid = Wire(server)
    yield laid
    laid.close()


@pytest.fixture(scope="session")
def server(browser: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    # Compiled here once: the server's own processes find it in the cache, and no page waits for it.
    for game in cv.games():
        bots.make_bot(BOT, 1).choose(cv.new(game, players=2, seed=1))
    running = Server(tmp_path_factory.mktemp("tables"))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def visit(browser: Any, server: Server) -> Iterator[Callable[..., Any]]:
    """A page of its own browser profile. Errors in the console fail the test."""
    contexts, errors = [], []

    def page(
        where: str = "",
        settings: str = "",
        width: int = 1280,
        height: int = 860,
        over: Wire | None = None,
        touch: bool = False,
        prepare: Callable[[Any], None] = lambda page: None,
    ) -> Any:
        context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce", has_touch=touch)
        contexts.append(context)
        kept = f'{{"speed":"instant","language":"en","shade":"light","edition":"spice","bot":"{BOT}"{settings}}}'
        context.add_init_script(f"localStorage.getItem('caravansary.settings') ?? localStorage.setItem('caravansary.settings', '{kept}')")
        opened = context.new_page()
        opened.set_default_timeout(HANGS)
        prepare(opened)
        opened.on("pageerror", lambda error: errors.append(str(error)))
        opened.goto(f"{(over or server).address}#/{where}")
        return opened

    yield page
    for context in contexts:
        for each in context.pages:
            each.unroute_all(behavior="ignoreErrors")  # what is still on its way comes too late to matter
        context.close()
    assert not errors, errors


# What moves on a page: its words, how far the log has come, whether something is on its way.
_MOVING = """() => [document.body.textContent, document.querySelectorAll(".log li").length,
  document.querySelector("[data-busy]") !== null, document.activeElement?.outerHTML.slice(0, 200) ?? ""].join("|")"""


@pytest.fixture
def until() -> Callable[..., None]:
    """Wait until something holds on a page, doing something meanwhile.

    Playwright's own way of waiting is forbidden by the page's content policy.
    """

    def wait(page: Any, script: str, meanwhile: Callable[[], None] = lambda: None) -> None:
        still = Standstill()
        while not page.evaluate(script):
            meanwhile()
            still.look((script, page.evaluate(_MOVING)))
            page.wait_for_timeout(20)

    return wait


# Where a page has come: what every page shows once all of it is there.
_THERE = {
    "": ".games li",
    "friends": ".friends form select",
    "rules": ".rules h2",
    "join": ".join [role=alert]",
    "take": ".join [role=alert]",
    "position": ".arriving [role=alert]",
    "table": ".gone h1",
    "history": ".history h1",
}
# A page that nobody looks at draws no frames, and some motion never ends: neither is waited for. What moves is put where it will end.
_SETTLED = """async () => {
  const soon = () => new Promise((next) => setTimeout(next, 500));
  for (let i = 0; i < 3; i += 1) await Promise.race([new Promise((next) => requestAnimationFrame(next)), soon()]);
  const ending = () => document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime < Infinity);
  for (let i = 0; i < 50 && ending().length; i += 1) ending().forEach((each) => each.finish());
}"""


@pytest.fixture
def show() -> Callable[[Any, str], None]:
    """Go to a page of the same visit and wait until all of it is there."""

    def go(page: Any, where: str) -> None:
        page.goto(page.url.split("#")[0] + f"#/{where}")
        page.wait_for_selector(_THERE[where.partition("/")[0]])
        page.evaluate(_SETTLED)

    return go


# Plays by pressing pieces: whatever a hint lights, so that games are as long as those of people. `most` counts presses;
# after `still` looks at a page that does not change the game is given up.
_PLAY = """async ([most, still]) => {
  let acts = 0, left = still, seen = "";
  const pause = (time) => new Promise((done) => setTimeout(done, time));
  const moving = () => document.body.textContent; // innerText would lay the page out every time
  while (acts < most && !document.querySelector("[data-over]")) {
    const sure = document.querySelector('[data-way="ready"], [data-way="confirm"]');
    const hinted = document.querySelector("[data-verb].hinted, [data-verb] .hinted");
    const ask = document.querySelector('[data-way="hint"]:not([aria-disabled])');
    const press = sure ?? (document.querySelector("[data-busy]") ? null : (hinted ?? ask));
    if (!press) {
      const now = moving();
      left = now === seen ? left - 1 : still;
      seen = now;
      if (left <= 0) return -1;
      await pause(5);
      continue;
    }
    left = still;
    if (press === hinted) acts += 1;
    press.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await pause(5);
  }
  return acts;
}"""


@pytest.fixture
def play() -> Callable[..., int]:
    """Play this page's turns by pressing pieces; gives back how many presses it took, -1 when it got stuck."""

    def playing(page: Any, most: int = 100_000) -> int:
        return int(page.evaluate(_PLAY, [most, 4 * STILL]))

    return playing


@pytest.fixture
def play_on() -> Callable[[Any], None]:
    """Let this page play its turns by itself while the test looks at other pages, however long the others take."""

    def begin(page: Any) -> None:
        page.evaluate(f"() => {{ void ({_PLAY})([100000, Infinity]) }}")

    return begin


@pytest.fixture(scope="session")
def finished() -> Callable[[str], cv.Game]:
    """A game of two quick planners, played to its end."""

    @cache
    def played(game: str) -> cv.Game:
        now, bot = cv.new(game, players=2, seed=3), bots.make_bot(BOT, 1)
        while not now.over:
            now.apply(bots.ask(bot, now))
        return now

    return played


@pytest.fixture
def open_record() -> Callable[[Any, Any], None]:
    """Open the record of a finished game on the front page: the score sheet lies on the table."""

    def opened(page: Any, played: Any) -> None:
        page.goto(page.url.split("#")[0] + "#/")
        file = {"name": "game.json", "mimeType": "application/json", "buffer": played.save().encode()}
        page.locator("input[type=file]").set_input_files(file)
        page.wait_for_selector("[data-over]")

    return opened


@pytest.fixture
def axe() -> Callable[..., list[str]]:
    """What axe finds on a page: anything, or only what depends on the colours, in all of the page or in what has come to it."""
    script = ROOT / "frontend/node_modules/axe-core/axe.min.js"
    if not script.is_file():
        unavailable("axe-core is not installed: python hatch_build.py check")
    source = script.read_text(encoding="utf-8")

    def found(page: Any, colours_only: bool = False, within: str = "body") -> list[str]:
        # A changed look is there when its transitions (1 ms each, but only with the next frames) have ended.
        page.evaluate(_SETTLED)
        page.evaluate(f"() => {{ if (!window.axe) {{ {source} }} }}")
        rules = "runOnly: ['color-contrast', 'link-in-text-block']," if colours_only else ""
        # It says nothing of the colours of drawings, but looks long at them; and one turn of the log has the colours of all others.
        where = f"{{ include: ['{within}'], exclude: ['svg', '.log li:nth-child(n + 9)'] }}" if colours_only else "document"
        result = page.evaluate(f"axe.run({where}, {{ {rules} resultTypes: ['violations'] }})")
        return [
            f"{each['id']} ({len(each['nodes'])}): {each['nodes'][0]['html'][:160]} {each['nodes'][0]['failureSummary'][:200]}"
            for each in result["violations"]
        ]

    return found
