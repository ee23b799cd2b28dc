"""A PostgreSQL of its own on this machine, for tests; where there is none, tests are skipped and say why."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from pathlib import Path

USER = "postgres"


def missing() -> str | None:
    """Why there can be no PostgreSQL here, or None."""
    if _programs() is None:
        return "PostgreSQL is not installed (no initdb found)"
    if os.getuid() == 0 and _system_user() is None:
        return "PostgreSQL does not run as root, and there is no user postgres"
    return None


def _programs() -> Path | None:
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    return max(Path("/usr/lib/postgresql").glob("*/bin"), default=None, key=lambda path: int(path.parent.name))


def _system_user() -> pwd.struct_passwd | None:
    try:
        return pwd.getpwnam(USER)
    except KeyError:
        return None


class Postgres:
    def __init__(self) -> None:
        programs = _programs()
        assert programs is not None
        self.programs = programs
        self.folder = Path(tempfile.mkdtemp(prefix="caravansary-postgres-"))
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        user = _system_user()
        self._as_user: list[str] = []
        if os.getuid() == 0 and user is not None:
            os.chown(self.folder, user.pw_uid, user.pw_gid)
            self._as_user = ["runuser", "-u", USER, "--"]
        self._run("initdb", "-D", str(self.folder / "data"), "-A", "trust", "-U", USER, "--no-sync", "-E", "UTF8", "--locale=C")

    @property
    def url(self) -> str:
        return f"postgresql://{USER}@127.0.0.1:{self.port}/postgres"

    def start(self) -> Postgres:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c shared_buffers=16MB"
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-o", options, "-l", str(self.folder / "log"), "-w", "-t", "60", "start")
        return self

    def stop(self, how: str = "immediate") -> None:
        """`immediate` is as hard as a crash."""
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", how, "-w", "stop")

    def remove(self) -> None:
        self.stop()
        for _ in range(20):
            shutil.rmtree(self.folder, ignore_errors=True)
            if not self.folder.exists():
                return
            time.sleep(0.1)

    def _run(self, program: str, *arguments: str) -> None:
        # Its own log goes to a file: a pipe would stay open as long as the server runs.
        with (self.folder.parent / f"{self.folder.name}.out").open("w+") as out:
            command = [*self._as_user, str(self.programs / program), *arguments]
            done = subprocess.run(command, stdout=out, stderr=out, timeout=120, cwd="/")
            out.seek(0)
            said = out.read()
        (self.folder.parent / f"{self.folder.name}.out").unlink()
        assert done.returncode == 0, said
