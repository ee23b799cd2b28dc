"""Pictures of the main views into docs/screenshots, in both worlds, on a wide screen and on a phone.

`python tests/browser/shots.py [address of a running server]`; without one a server is started for the purpose.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[2]
INTO = ROOT / "docs/screenshots"
WIDE, PHONE = (1440, 900), (390, 844)
GAMES = ("spice-road", "eastern-wonders", "endless-world")
# Name, what the address says, edition, shade, size.
VIEWS = [
    ("front", "", "spice", "light", WIDE),
    ("front-golem", "", "golem", "dark", WIDE),
    ("front-phone", "", "spice", "dark", PHONE),
    *((f"{game}", f"gallery/{game}/spice/light", "spice", "light", WIDE) for game in GAMES),
    *((f"{game}-golem", f"gallery/{game}/golem/dark", "golem", "dark", WIDE) for game in GAMES),
    *((f"{game}-phone", f"gallery/{game}/golem/light", "golem", "light", PHONE) for game in GAMES),
    ("rules", "rules/spice-road", "spice", "light", WIDE),
]


def _conftest() -> Any:
    spec = importlib.util.spec_from_file_location("browser_conftest", Path(__file__).with_name("conftest.py"))
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def take(address: str, flags: list[str], browser: str | None) -> None:
    INTO.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser, args=flags)
        for name, where, edition, shade, (width, height) in VIEWS:
            context = chromium.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
            kept = f'{{"language":"en","shade":"{shade}","edition":"{edition}","bot":"greedy"}}'
            context.add_init_script(f"localStorage.setItem('caravansary.settings', '{kept}')")
            page = context.new_page()
            page.goto(f"{address}#/{where}")
            page.wait_for_selector(".table" if where.startswith("gallery") else "h2")
            page.evaluate("document.fonts.ready")
            page.wait_for_timeout(500)
            page.screenshot(path=str(INTO / f"{name}.jpg"), type="jpeg", quality=55)
            context.close()
        chromium.close()


def main() -> int:
    fixtures = _conftest()
    browser = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, fixtures.PLACES)), None)
    if len(sys.argv) > 1:
        take(sys.argv[1], fixtures.FLAGS.split(), browser)
        return 0
    with tempfile.TemporaryDirectory() as folder:
        server = fixtures.Server(Path(folder))
        server.start()
        try:
            take(server.address, fixtures.FLAGS.split(), browser)
        finally:
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
