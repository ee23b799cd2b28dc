"""A bot from elsewhere, in a process of its own: it may loop, crash, print or exit, and only its own game suffers."""

from __future__ import annotations

import json
import os
import queue
import subprocess
import sys
import threading
from typing import Any, Self

from caravansary.engine.game import Game
from caravansary.errors import BadOption
from caravansary.games import IDS

LIMIT = 60.0  # seconds to begin, and a decision where the run sets no limit


class TooLong(Exception):
    """The bot did not answer in time."""


class Failed(Exception):
    """The bot failed; the text is what it said."""


class HostedBot:
    """Asks a bot in another process (see `host`); the process is kept for the next games on this seat."""

    @classmethod
    def at(cls, seat: int, spec: str, seed: int, limit: float | None, game: str, players: int) -> HostedBot:
        """The bot of this spec for a new game."""
        bot = _kept.get((seat, spec))
        if bot is None or bot._process.poll() is not None:
            bot = _kept[seat, spec] = cls(spec)
        bot._limit = limit or LIMIT
        bot._ask({"seed": seed, "game": game, "players": players}, LIMIT)
        return bot

    def __init__(self, spec: str) -> None:
        self._limit = LIMIT
        self._process = subprocess.Popen(
            [sys.executable, "-m", "caravansary.arena.host", spec],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            encoding="utf-8",
            errors="replace",
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        )
        self._answers: queue.Queue[str] = queue.Queue()
        threading.Thread(target=self._listen, daemon=True).start()
        try:
            self._answer(LIMIT)
        except BaseException:
            self.close()
            raise

    def choose(self, game: Game) -> int:
        action: int = self._ask({"sight": game.save()}, self._limit)
        return action

    def close(self) -> None:
        self._process.kill()
        self._process.wait()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _listen(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._answers.put(line)
        self._answers.put("")

    def _ask(self, question: dict[str, Any], limit: float) -> Any:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(question) + "\n")
            self._process.stdin.flush()
        except OSError:
            self.close()
            raise Failed("the bot's process has ended") from None
        return self._answer(limit)

    def _answer(self, limit: float) -> Any:
        try:
            line = self._answers.get(timeout=limit)
        except queue.Empty:
            self.close()
            raise TooLong(f"no answer within {limit:g} s") from None
        if not line:
            self.close()
            raise Failed("the bot's process has ended")
        answer = json.loads(line)
        if "error" in answer:
            raise Failed(answer["error"])
        return answer["answer"]


_kept: dict[tuple[int, str], HostedBot] = {}


def check(spec: str) -> None:
    """`BadOption` unless a bot of this spec can be made."""
    try:
        with HostedBot(spec) as bot:
            bot._ask({"seed": 0, "game": IDS[0], "players": 2}, LIMIT)
    except (Failed, TooLong) as error:
        raise BadOption("arena-bot", bot=spec[:80], reason=str(error)) from None
