"""The process that a bot from elsewhere lives in: `python -m caravansary.arena.host SPEC`, lines of JSON both ways.

{"seed": 7, "game": "some-game", "players": 2} makes the bot anew for a game; {"sight": record} asks it for an action.
What the bot prints goes nowhere.
"""

from __future__ import annotations

import json
import operator
import os
import queue
import signal
import sys
import threading
from functools import cache
from typing import Any

import caravansary as cv
from caravansary.bots import Bot, make_bot


def main(spec: str) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the arena, which then ends this process
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    bot: Bot | None = None

    def answer(**said: Any) -> None:
        print(json.dumps(said), file=answers, flush=True)

    questions: queue.Queue[str] = queue.Queue()
    threading.Thread(target=_listen, args=(questions,), daemon=True).start()
    answer(answer="ready")
    while True:
        question = json.loads(questions.get())
        try:
            if "seed" in question:
                _get_ready(question["game"], question["players"])
                bot = make_bot(spec, question["seed"])
                answer(answer="made")
            else:
                assert bot is not None
                answer(answer=_number(bot.choose(cv.load(question["sight"]))))
        except Exception as error:
            answer(error=str(error) if isinstance(error, cv.BadOption) else f"{type(error).__name__}: {error}")


@cache
def _get_ready(game: str, players: int) -> None:
    """Load the compiled rules once: that is no part of a bot's time."""
    g = cv.load(cv.new(game, players, 0).sight().save())
    g.apply(g.legal[0])


def _listen(questions: queue.Queue[str]) -> None:
    """A thread of its own: when the arena is gone, this process goes too, even while the bot is thinking."""
    for line in sys.stdin:
        questions.put(line)
    os._exit(0)


def _number(chosen: Any) -> Any:
    """A number of any kind as an int; anything else as text, which the rules will refuse."""
    try:
        return operator.index(chosen)
    except TypeError:
        return repr(chosen)[:80]


if __name__ == "__main__":
    main(sys.argv[1])
