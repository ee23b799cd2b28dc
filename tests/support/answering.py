"""A child process for tests: it does what its questions ask for, also what no child should do."""

from __future__ import annotations

import os
import signal
import sys
import time
from typing import Any

from caravansary.child import serve
from caravansary.errors import BadOption


def answer(question: dict[str, Any]) -> Any:
    what, given = question["ask"], question.get("with")
    if what == "print":
        print(given)
        print(given, file=sys.stderr, flush=True)
    if what == "fail":
        raise BadOption("error-language", lang=given, known="en") if given else ValueError("no idea")
    if what == "exit":
        os._exit(3)
    if what == "loop":
        while True:
            time.sleep(60)
    if what == "about":
        return {"nice": os.nice(0), "args": sys.argv[1:], "ctrl-c": signal.getsignal(signal.SIGINT) == signal.SIG_IGN, "pid": os.getpid()}
    return given


if __name__ == "__main__":
    serve(answer, nice=3)
