"""Any program as a bot: it reads lines of JSON and answers with lines of JSON, in the arena and wherever bots play.

    caravansary arena "caravansary.envs.process:ProcessBot,command=python3 my_bot.py,transcript=talk.jsonl" greedy --games 20

A question is one line: {"game", "seed", "text", "seat", "view", "actions"}, and after an answer that means no legal action also
{"error", "answer"}. The answer is one line: {"action": 56} or {"notation": "rest"}; whatever else is in it only goes into the
transcript. Options: `seconds` for an answer, `retries` after one that means nothing, `lang`, `transcript` (a file to add to).
A program that ends, is too slow or never says what it means loses the game.
"""

from __future__ import annotations

import json
import queue
import shlex
import subprocess
import threading
import time
import weakref
from pathlib import Path
from typing import Any

from caravansary.child import Failed, TooLong
from caravansary.engine.game import Game
from caravansary.envs.text import action_in, as_data, as_text
from caravansary.errors import BadOption, IllegalAction


class ProcessBot:
    """One process for each game; what was said is kept line by line in the transcript."""

    def __init__(
        self, seed: int = 0, command: str = "", seconds: str = "60", retries: str = "2", lang: str = "en", transcript: str = ""
    ) -> None:
        self._seed, self._lang = seed, lang
        self._seconds, self._retries = _number("seconds", seconds, float), _number("retries", retries, int)
        self._transcript = Path(transcript) if transcript else None
        try:
            self._process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, encoding="utf-8"
            )
        except (OSError, ValueError, IndexError) as error:
            raise BadOption("envs-process", found=command[:80], reason=str(error)[:80]) from None
        self._lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        threading.Thread(target=_listen, args=(self._process.stdout, self._lines), daemon=True).start()
        self._end = weakref.finalize(self, _ended, self._process)

    def choose(self, game: Game) -> int:
        question = {"game": game.kind.id, "seed": self._seed, "text": as_text(game, self._lang), **as_data(game, self._lang)}
        error = "no answer"
        for _ in range(self._retries + 1):
            answer = self._ask(question)
            try:
                return action_in(json.loads(answer), game)
            except ValueError:
                error = "not a line of JSON"
            except IllegalAction as refused:
                error = refused.text(self._lang)
            question = {**question, "error": error, "answer": answer}
        raise Failed(error)

    def __reduce_ex__(self, protocol: Any) -> Any:
        raise TypeError("a program at play can't be copied: make another bot")

    def close(self) -> None:
        self._end()

    def _ask(self, question: dict[str, Any]) -> str:
        begun = time.monotonic()
        try:
            assert self._process.stdin is not None
            self._process.stdin.write(json.dumps(question, ensure_ascii=False, separators=(",", ":")) + "\n")
            self._process.stdin.flush()
            answer = self._lines.get(timeout=self._seconds)
        except OSError:
            answer = None
        except queue.Empty:
            self._write(question, None, time.monotonic() - begun)
            self.close()
            raise TooLong(f"no answer within {self._seconds:g} s") from None
        self._write(question, answer, time.monotonic() - begun)
        if answer is None:
            raise Failed("the program has ended")
        return answer.strip()

    def _write(self, question: dict[str, Any], answer: str | None, seconds: float) -> None:
        if self._transcript is not None:
            with self._transcript.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"asked": question, "answered": answer, "seconds": round(seconds, 3)}, ensure_ascii=False) + "\n")


def _listen(answers: Any, lines: queue.SimpleQueue[str | None]) -> None:
    try:
        for line in answers:
            lines.put(line)
    except (OSError, ValueError):
        pass
    lines.put(None)


def _ended(process: subprocess.Popen[str]) -> None:
    process.kill()
    process.wait()


def _number(option: str, value: str, kind: type[Any]) -> Any:
    try:
        found = kind(value)
    except ValueError:
        found = -1
    if not 0 <= found <= 3600:
        raise BadOption("error-option-value", option=option, found=value[:40], known="0-3600")
    return found
