"""Pictures of the main views into docs/screenshots, in both worlds, on a wide screen and on a phone.

The tables hold real games, played by bots up to a turn of the first seat.

`python tests/browser/shots.py [--into FOLDER] [address of a running server]`; without an address a server is started for the purpose.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

import caravansary as cv
from caravansary import bots
from support.browsing import FLAGS, PLACES, Server

ROOT = Path(__file__).parents[2]
INTO = ROOT / "docs/screenshots"
WIDE, PHONE = (1440, 900), (390, 844)
NAMES = ("Amina", "Rashid", "Zeno")
ROUNDS = {"spice-road": 14, "eastern-wonders": 12, "endless-world": 10}
# Name, the page or the game of the table, edition, shade, size.
VIEWS = [
    ("front", "", "spice", "light", WIDE),
    ("front-golem", "", "golem", "dark", WIDE),
    ("front-phone", "", "spice", "dark", PHONE),
    *((game, game, "spice", "light", WIDE) for game in ROUNDS),
    *((f"{game}-golem", game, "golem", "dark", WIDE) for game in ROUNDS),
    *((f"{game}-phone", game, "golem", "light", PHONE) for game in ROUNDS),
    ("rules", "rules/spice-road", "spice", "light", WIDE),
]
_OPEN = """async (body) => {
  const sent = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  return (await (await fetch("/api/tables", sent)).json()).table;
}"""


def record(game: str, edition: str) -> str:
    """A game of three, saved where the first seat has something to choose."""
    played, bot = cv.new(game, len(NAMES), edition=edition, seed=11), bots.make_bot("trader", 1)
    while played.view(0)["round"] < ROUNDS[game] or played.player != 0 or played.phase != "turn" or len(played.legal) < 5:
        played.apply(bots.ask(bot, played))
    return played.save()


def sit_down(page: Page, address: str, game: str, edition: str) -> None:
    """Open a table that holds such a game, with oneself at the first seat."""
    me, *others = NAMES
    seats = [{"kind": "me", "name": me}, *({"kind": "bot", "bot": "trader", "name": name} for name in others)]
    table = page.evaluate(_OPEN, {"record": record(game, edition), "seats": seats})
    page.goto(f"{address}#/table/{table}")
    page.wait_for_selector(".table")


def take(address: str, into: Path) -> None:
    into.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser(), args=FLAGS.split())
        for name, where, edition, shade, (width, height) in VIEWS:
            context = chromium.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
            kept = f'{{"language":"en","shade":"{shade}","edition":"{edition}","bot":"greedy"}}'
            context.add_init_script(f"localStorage.setItem('caravansary.settings', '{kept}')")
            page = context.new_page()
            page.goto(f"{address}#/{'' if where in ROUNDS else where}")
            page.wait_for_selector("h2")
            if where in ROUNDS:
                sit_down(page, address, where, edition)
            page.evaluate("document.fonts.ready")
            page.wait_for_timeout(500)
            page.screenshot(path=str(into / f"{name}.jpg"), type="jpeg", quality=55)
            context.close()
        chromium.close()


def browser() -> str | None:
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, PLACES)), None)


def made(what: str, take: Callable[[str, Path], None]) -> int:
    """Make pictures at a server that runs, or at one that is started for the purpose."""
    asked = argparse.ArgumentParser(description=what)
    asked.add_argument("address", nargs="?", help="a running server")
    asked.add_argument("--into", type=Path, default=INTO, help="the folder for the pictures (docs/screenshots)")
    given = asked.parse_args()
    if given.address:
        take(given.address, given.into)
        return 0
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        try:
            take(server.address, given.into)
        finally:
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(made("Pictures of the main views.", take))
