"""The table in a real browser: how soon a running game is on the screen, and how evenly frames come while pieces fly.

`python -m benchmarks.browser` starts a server with a store of its own and a Chromium (needs Playwright, the built client
and a browser; `CHROMIUM` names one that is not found by itself). Without a graphics card everything is drawn by the
processor, so frames are those of the slowest machine there can be.
"""

from __future__ import annotations

import itertools
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
from typing import Any

import caravansary as cv
from benchmarks.load import wait_for

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge")
FLAGS = ["--no-sandbox", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
OPENINGS = 5
PRESSES = 8
SETTINGS = '{"speed":"brisk","language":"en","shade":"%s","edition":"%s","bot":"trader","confirming":"never"}'
LOOKS = (("spice", "light"), ("golem", "dark"))
AIM_SECONDS, AIM_FRAME = 1.0, 1000 / 60

# Noted by the page itself: when the first possible thing can be pressed, counted from the beginning of the navigation.
SHOWN = """(() => {
  window.shown = new Promise((done) => {
    const look = () => (document.querySelector("[data-verb]") ? done(performance.now()) : requestAnimationFrame(look));
    requestAnimationFrame(look);
  });
})()"""

# Frames are counted while copies of pieces fly above the page.
FRAMES = """() => {
  window.frames_ = [];
  let last = performance.now();
  const frame = (now) => {
    if (document.querySelector("body > svg[style*='fixed']")) window.frames_.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""


def opening(page: Any) -> list[float]:
    """Seconds until a running game can be played on, each time from an empty cache."""
    page.context.new_cdp_session(page).send("Network.setCacheDisabled", {"cacheDisabled": True})
    found = []
    for _ in range(OPENINGS):
        page.reload()
        page.wait_for_selector("[data-verb]")
        found.append(float(page.evaluate("window.shown")) / 1000)
    return found


def frames(page: Any) -> list[float]:
    """Milliseconds between frames while pieces fly, over some turns of one's own and of the bot."""
    page.evaluate(FRAMES)
    for _ in range(PRESSES):
        page.wait_for_selector("[data-verb]")
        page.wait_for_timeout(600)
        page.evaluate("document.querySelector('[data-verb]').dispatchEvent(new MouseEvent('click', { bubbles: true }))")
        page.wait_for_timeout(1500)
    return [float(each) for each in page.evaluate("window.frames_")]


def report(name: str, seconds: list[float], between: list[float]) -> None:
    print(f"{name}: on the screen after {statistics.median(seconds):.2f} s (longest of {len(seconds)}: {max(seconds):.2f} s)")
    if between:
        late = sum(each > 1.5 * AIM_FRAME for each in between) / len(between)
        a_second = 1000 / statistics.mean(between)
        print(f"  {len(between)} frames while pieces flew: {a_second:.0f} a second, {late:.0%} came late, longest {max(between):.0f} ms")


def measure(address: str) -> None:
    from playwright.sync_api import sync_playwright

    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        for game, (edition, shade) in itertools.product(cv.games(), LOOKS):
            context = browser.new_context(viewport={"width": 1440, "height": 900})
            context.add_init_script(f"localStorage.setItem('caravansary.settings', '{SETTINGS % (shade, edition)}')")
            context.add_init_script(SHOWN)
            page = context.new_page()
            page.goto(address)
            page.click(f"[data-game={game}] .ways .button >> nth=0")
            page.wait_for_selector("[data-verb]", timeout=180_000)  # a bot may begin, and its rules may have to be compiled first
            report(f"{game}, {edition}", opening(page), frames(page))
            context.close()
        browser.close()


def main() -> int:
    print(f"aims: {AIM_SECONDS:.0f} s, {AIM_FRAME:.1f} ms a frame; load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
    with tempfile.TemporaryDirectory() as folder:
        flags = ["--port", "0", "--data", folder, "--workers", "1", "--rate", "0"]
        with subprocess.Popen([sys.executable, "-m", "caravansary", "serve", *flags], stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            found = re.search(r"http://127\.0\.0\.1:\d+", server.stdout.readline())
            try:
                assert found is not None
                wait_for(found[0])
                measure(found[0])
            finally:
                server.terminate()
    return 0


if __name__ == "__main__":
    sys.exit(main())
