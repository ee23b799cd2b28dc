"""Firefox for browser tests, as Debian and others package it: driven by WebDriver BiDi, the protocol that it speaks itself."""

from __future__ import annotations

import itertools
import json
import os
import re
import shutil
import subprocess
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

from support.browsing import HANGS, Standstill

PLACES = ("firefox-esr", "firefox")
PREFERENCES = {
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "app.normandy.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "ui.prefersReducedMotion": 1,
}


def found() -> str | None:
    return os.environ.get("FIREFOX") or next(filter(None, map(shutil.which, PLACES)), None)


class Firefox:
    """One browser with an empty profile and one page, which has the few words of Playwright's pages that tests here use."""

    def __init__(self, program: str, folder: Path) -> None:
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items()]
        (folder / "user.js").write_text("\n".join(lines), encoding="utf-8")
        command = [program, "--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port", "0"]
        self._log = folder / "firefox.log"
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log)
        self._open = ExitStack()
        address = f"{self._listening()}/session"
        self._socket = self._open.enter_context(connect(address, max_size=None, open_timeout=HANGS / 1000, ping_interval=None))
        self._numbers = itertools.count(1)
        self._ask("session.new", capabilities={})
        self._context = self._ask("browsingContext.getTree")["contexts"][0]["context"]

    def _listening(self) -> str:
        still = Standstill()
        while True:
            said = self._log.read_text(encoding="utf-8", errors="replace")
            if there := re.search(r"BiDi listening on (ws://\S+)", said):
                return there[1]
            assert self._process.poll() is None, said
            still.look(said)
            time.sleep(0.02)

    def _ask(self, method: str, **params: Any) -> Any:
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            told = json.loads(self._socket.recv())
            if told.get("id") == number:
                assert told["type"] == "success", told
                return told["result"]

    def prepare(self, script: str) -> None:
        """Run this in every page before its own scripts."""
        self._ask("script.addPreloadScript", functionDeclaration=f"() => {{ {script} }}")

    def goto(self, address: str) -> None:
        self._ask("browsingContext.navigate", context=self._context, url=address, wait="complete")

    def reload(self) -> None:
        self._ask("browsingContext.reload", context=self._context, wait="complete")

    def evaluate(self, script: str, argument: Any = None) -> Any:
        """The value of an expression, or of a function called with this argument."""
        called = f"((found) => typeof found === 'function' ? found({json.dumps(argument)}) : found)({script})"
        wrapped = f"Promise.resolve({called}).then((found) => JSON.stringify(found ?? null))"
        found = self._ask("script.evaluate", expression=wrapped, target={"context": self._context}, awaitPromise=True)
        assert found["type"] == "success", found
        return json.loads(found["result"]["value"])

    def wait_for_selector(self, selector: str) -> None:
        still = Standstill()
        while not self.evaluate(f"document.querySelector({json.dumps(selector)}) !== null"):
            still.look(self.evaluate("document.body?.innerText"))
            time.sleep(0.02)

    def click(self, selector: str) -> None:
        self.wait_for_selector(selector)
        self.evaluate(f"document.querySelector({json.dumps(selector)}).click()")

    def close(self) -> None:
        self._open.close()
        self._process.terminate()
        self._process.wait(HANGS / 1000)
