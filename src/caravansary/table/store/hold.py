"""One server per file: two would each trust their own memory of its tables.

The hold is a lock on a file beside it, which the system releases when the process ends, however it ends.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import IO

from caravansary.errors import BadOption


class Hold:
    def __init__(self, file: Path) -> None:
        self._file = file
        self._lock: IO[str] | None = None

    def take(self) -> None:
        """Hold the file; `BadOption` if another server does. Where files can't be locked, nothing is held."""
        lock = self._file.with_name(self._file.name + ".lock").open("a+", encoding="utf-8")
        try:
            _lock(lock)
        except BlockingIOError:
            lock.seek(0)
            holder = lock.read(20).strip()
            lock.close()
            raise BadOption("server-second", where=str(self._file), process=holder or "?") from None
        lock.truncate(0)
        lock.write(f"{os.getpid()}\n")
        lock.flush()
        self._lock = lock

    def let_go(self) -> None:
        if self._lock is not None:
            self._lock.close()
            self._lock = None


def _lock(file: IO[str]) -> None:
    with suppress(ImportError):
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise
        except OSError:  # a file system without locks
            pass
