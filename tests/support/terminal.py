"""Running the command line as a user does: as a process, with input from a pipe or from a terminal."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
from pathlib import Path

SRC = Path(__file__).resolve().parents[2] / "src"


def on_the_path(*folders: Path) -> str:
    """These folders before whatever else is on the path of this process's children."""
    return os.pathsep.join([*map(str, folders), *filter(None, [os.environ.get("PYTHONPATH")])])


def environment(**more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("LC_") and name not in ("LANG", "NO_COLOR")}
    return {**kept, "PYTHONPATH": on_the_path(SRC), "LANG": "C.UTF-8", **more}


def caravansary(*args: str, given: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    """One run with input from a pipe."""
    return subprocess.run(
        [sys.executable, "-m", "caravansary", *args], input=given, capture_output=True, text=True, env=environment(**env), timeout=600
    )


def at_terminal(*args: str, lines: list[str], **env: str) -> tuple[str, int]:
    """One run at a pseudo-terminal: a line is typed at each prompt, "^C" interrupts; what was shown, and the exit code."""
    pid, terminal = pty.fork()
    if pid == 0:
        os.execve(sys.executable, [sys.executable, "-m", "caravansary", *args], environment(TERM="xterm-256color", **env))
    try:
        shown = type_in(terminal, list(lines))
    except BaseException:
        os.kill(pid, signal.SIGKILL)
        raise
    finally:
        os.close(terminal)
        code = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
    return shown.decode(), code


def type_in(terminal: int, waiting: list[str]) -> bytes:
    """What the program shows until it ends, when each of its prompts is answered by the next line."""
    shown, line, presses = b"", "", 0
    while True:
        if not select.select([terminal], [], [], 10 if line == "^C" else 300)[0]:
            presses += 1
            assert line == "^C" and presses < 5, f"no answer to {line!r} after {shown[-400:]!r}"
            os.write(terminal, b"\x03")  # one that came just before the program began to wait was not heard
            continue
        try:
            more = os.read(terminal, 65536)
        except OSError:  # the other end is closed
            return shown
        if not more:
            return shown
        shown += more
        if shown.endswith(b"\n> ") and waiting:
            line = waiting.pop(0)
            os.write(terminal, b"\x03" if line == "^C" else f"{line}\n".encode())
