"""A round of Spice Road as a short film, docs/screenshots/turn.webp: one takes a card, the others play, it is one's turn again.

Flights are stopped and taken picture by picture, so the film is smooth on any machine.
`python tests/browser/film.py [--into FOLDER] [address of a running server]`
"""

from __future__ import annotations

import io
import sys
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from shots import browser, made, sit_down

from support.browsing import FLAGS, HANGS

SIZE = (1280, 800)  # as it is drawn
WIDE = 880  # as it is kept
FLIGHT, STEP = 420, 42  # milliseconds of a flight, and of one picture
HOLD = 900
QUALITY = 60
GAME, EDITION = "spice-road", "spice"
KEPT = '{"language":"en","shade":"light","confirming":"never","speed":"calm"}'
# Flights wait to be taken, and the time of the page stands still meanwhile.
_WAIT = """
  window.flights = [];
  let held = null, lost = 0;
  const [animate, later, now] = [Element.prototype.animate, window.setTimeout, performance.now.bind(performance)];
  performance.now = () => (held ?? now()) - lost;
  window.setTimeout = (then, wait, ...given) => later(function look() { held === null ? then(...given) : later(look, 20); }, wait);
  Element.prototype.animate = function (frames, options) {
    const made = animate.call(this, frames, options);
    made.pause();
    held ??= now();
    window.flights.push(made);
    return made;
  };
  window.land = () => {
    for (const flight of window.flights.splice(0)) flight.finish();
    if (held !== null) lost += now() - held;
    held = null;
  };
"""
_AT = "(at) => { for (const flight of window.flights) flight.currentTime = at; }"
_LAND = "window.land()"


class Film:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.pictures: list[Image.Image] = []
        self.times: list[int] = []

    def picture(self, shown: int) -> None:
        taken = Image.open(io.BytesIO(self.page.screenshot())).convert("RGB")
        self.pictures.append(taken.resize((WIDE, WIDE * SIZE[1] // SIZE[0]), Image.Resampling.LANCZOS))
        self.times.append(shown)

    def flight(self) -> None:
        """What has just begun to fly, until it has landed."""
        for at in range(0, FLIGHT, STEP):
            self.page.evaluate(_AT, at)
            self.picture(STEP)
        self.page.evaluate(_LAND)
        self.picture(HOLD)

    def keep(self, path: Path) -> None:
        first, *others = self.pictures
        first.save(path, save_all=True, append_images=others, duration=self.times, loop=0, quality=QUALITY, method=6)


def take(address: str, into: Path) -> None:
    into.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser(), args=FLAGS.split())
        page = chromium.new_context(viewport={"width": SIZE[0], "height": SIZE[1]}, bypass_csp=True).new_page()
        page.set_default_timeout(HANGS)
        page.add_init_script(f"localStorage.setItem('caravansary.settings', '{KEPT}')")
        page.add_init_script(_WAIT)
        page.goto(address)
        page.wait_for_selector("h2")
        sit_down(page, address, GAME, EDITION)
        page.evaluate("document.fonts.ready")
        page.evaluate(_LAND)
        film = Film(page)
        film.picture(HOLD)
        lines = page.locator("[data-announced] p")
        said = lines.count()
        page.locator("[data-verb=acquire].legal").first.click()
        for _ in range(3):  # oneself and the two others
            page.wait_for_function("window.flights.length > 0")
            film.flight()
        assert lines.count() > said
        film.keep(into / "turn.webp")
        chromium.close()


if __name__ == "__main__":
    sys.exit(made("A round as a film.", take))
