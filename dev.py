#!/usr/bin/env python3
"""The project's commands, with nothing but Python: the first use makes .venv and installs what is needed into it.

python3 dev.py play [options]     play at the table; `play --help` lists the options
python3 dev.py site FOLDER        the table as static files, for any web host
python3 dev.py test               all checks and tests
python3 dev.py test --quick       the everyday ones: no browser, no servers, nothing twice (a few minutes)
python3 dev.py test PATH [...]    only pytest, with these arguments: test tests/rules -k SR
python3 dev.py bench [options]    how fast it is, as a table and as JSON
python3 dev.py licences           every dependency with its version and licence
python3 dev.py help               this text

`play` begins without the compiler, on plain Python, and fetches it beside the first game; every other command installs everything.
Packages come by uv where it is installed, else by pip.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
SCRIPTS = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = SCRIPTS / ("python.exe" if os.name == "nt" else "python")
STAMP = VENV / "caravansary.stamp"
OLDEST = (3, 11)
INTERRUPTED = 130
TWO = ["-n", "2", "--dist", "worksteal"]
PLAYING, EVERYTHING = "playing", "everything"
FAST = ("numpy", "numba")  # four fifths of the download: bots of every level play without them, only slower


def main(arguments: Sequence[str]) -> int:
    commands: dict[str, Callable[[Sequence[str]], int]] = {"play": play, "site": site, "test": test, "bench": bench, "licences": licences}
    name = arguments[0] if arguments else "help"
    if name in ("help", "-h", "--help"):
        print(__doc__.strip())
        return 0
    if name not in commands:
        say(f"there is no command {name!r}; there are {', '.join(commands)} and help")
        return 2
    if sys.version_info < OLDEST:
        say(f"this needs Python {'.'.join(map(str, OLDEST))} or newer; {sys.executable} is {sys.version.split()[0]}")
        return 2
    return set_up(PLAYING if name == "play" else EVERYTHING) or commands[name](arguments[1:])


# The environment


def set_up(what: str) -> int:
    """Make .venv and install the project with what is needed, unless that was done for this very pyproject.toml."""
    made = STAMP.read_text(encoding="utf-8") if STAMP.is_file() and PYTHON.exists() else ""
    if made in (wanted_stamp(what), wanted_stamp(EVERYTHING)):
        return 0
    begun = time.monotonic()
    say(f"installing what {'playing' if what == PLAYING else 'everything'} needs into .venv (a minute or three the first time) ...")
    packages = [["-e", ".[dev]"]] if what == EVERYTHING else [for_playing(), ["--no-deps", "-e", "."]]
    if not (with_uv(packages) or with_pip(packages)):
        say("the installation failed; what is missing is said above")
        return 1
    STAMP.write_text(wanted_stamp(what), encoding="utf-8")
    say(f".venv is ready after {time.monotonic() - begun:.0f} s")
    return 0


def for_playing() -> list[str]:
    """What a table in the browser needs that plays uncompiled; Node only where none is installed."""
    needless = (*FAST, "nodejs") if has_node() else FAST
    return [each for each in requirements("table", "client") if not each.startswith(needless)]


def for_speed() -> list[str]:
    """What playing can begin without."""
    return [each for each in requirements() if each.startswith(FAST)]


def requirements(*extras: str) -> list[str]:
    import tomllib  # not in a Python that is too old, which is told so in words

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [*project["dependencies"], *(each for extra in extras for each in project["optional-dependencies"][extra])]


def has_node() -> bool:
    """Whether this machine has a Node that can build the client, and npm."""
    if shutil.which("npm") is None or (node := shutil.which("node")) is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    version = tuple(int(part) for part in re.findall(r"\d+", told)[:2])
    return (20, 19) <= version < (21,) or version >= (22, 12)  # as Vite asks


def wanted_stamp(what: str) -> str:
    """What .venv was made from: a changed dependency, another Python or a moved folder make it stale."""
    digest = hashlib.sha256((ROOT / "pyproject.toml").read_bytes())
    return f"{digest.hexdigest()}\n{sys.version_info[0]}.{sys.version_info[1]}\n{ROOT}\n{what}\n"


def venv_fits() -> bool:
    config = VENV / "pyvenv.cfg"
    if not PYTHON.exists() or not config.is_file():
        return False
    version = f"{sys.version_info[0]}.{sys.version_info[1]}."
    return any(line.startswith("version") and f"= {version}" in line for line in config.read_text(encoding="utf-8").splitlines())


def with_uv(packages: Sequence[Sequence[str]]) -> bool:
    uv = shutil.which("uv")
    if uv is None:
        return False
    if not venv_fits() and run([uv, "venv", "--quiet", "--clear", "--python", sys.executable, str(VENV)]):
        return False
    install = [uv, "pip", "install", "--python", str(PYTHON)]
    return not any(run([*install, *each], CARAVANSARY_CLIENT="0") for each in packages)


def with_pip(packages: Sequence[Sequence[str]]) -> bool:
    if not venv_fits() or not list(SCRIPTS.glob("pip*")):
        shutil.rmtree(VENV, ignore_errors=True)
        if run([sys.executable, "-m", "venv", str(VENV)]):
            say("Python could not make a virtual environment; on Debian and Ubuntu: apt-get install python3-venv")
            return False
    return not any(pip(each) for each in packages)


def pip(what: Sequence[str]) -> int:
    """Of its output, only the lines that tell how far it is are shown."""
    command = [str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check", "--progress-bar", "off", *what]
    environment = {**os.environ, "CARAVANSARY_CLIENT": "0"}  # the client is built afterwards, where its progress is seen
    with subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, encoding="utf-8", errors="replace"
    ) as process:
        assert process.stdout is not None
        for line in map(str.strip, process.stdout):
            if line.startswith(("Downloading", "Using cached", "Building", "Installing")) and ".metadata" not in line:
                print(f"  {line[:140]}", flush=True)
    return process.returncode


# The commands


def play(arguments: Sequence[str]) -> int:
    if failed := client("build"):
        return failed
    fetch_compiler()
    return run([str(SCRIPTS / "caravansary"), "play", *arguments], folder=None)


def fetch_compiler() -> None:
    """Bots play without it, but the strongest think for seconds: it is fetched beside the first game, and finishes if that is closed."""
    if os.environ.get("CARAVANSARY_JIT") == "0" or any(VENV.rglob("site-packages/numba-*.dist-info/RECORD")):
        return
    say("fetching the compiler beside the game (80 MB): with it, bots think much faster")
    uv = shutil.which("uv")
    install = (
        [uv, "pip", "install", "--python", str(PYTHON)] if uv else [str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check"]
    )
    subprocess.Popen([*install, "--quiet", *for_speed()], stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)


def site(arguments: Sequence[str]) -> int:
    kernels = [str(PYTHON), "-m", "caravansary.kernels.build"]
    return client("build", "runtime") or run(kernels) or run([str(SCRIPTS / "caravansary"), "site", *arguments], folder=None)


def licences(arguments: Sequence[str]) -> int:
    return run([str(PYTHON), "licences.py", *arguments])


def bench(arguments: Sequence[str]) -> int:
    return run([str(PYTHON), "-m", "benchmarks", *arguments])


def test(arguments: Sequence[str]) -> int:
    python = str(PYTHON)
    is_quick = list(arguments) == ["--quick"]
    if arguments and not is_quick:
        return run([python, "-m", "pytest", *arguments])
    steps: dict[str, Callable[[], int]] = {
        "format": lambda: run([python, "-m", "ruff", "format", "--check", "."]),
        "lint": lambda: run([python, "-m", "ruff", "check", "."]),
        "types": lambda: run([python, "-m", "mypy"]),
        "compile": lambda: run([python, "-m", "caravansary.warm"]),
    }
    if not is_quick:
        steps |= {
            "browser client": lambda: client("build", "runtime", "check"),
            "compile with index checks": lambda: run([python, "-m", "caravansary.warm"], CARAVANSARY_BOUNDS="1"),
            "core tests with index checks": lambda: run([python, "-m", "pytest", "-n", "auto", "-m", "core"], CARAVANSARY_BOUNDS="1"),
            # A browser has its server beside it, and a pool its workers: two at a time fill a machine.
            "tests in a browser": lambda: run([python, "-m", "pytest", *TWO, "tests/browser"]),
            "tests that start programs": lambda: run([python, "-m", "pytest", *TWO, "tests/arena", "tests/table", "tests/kernels"]),
        }
    alone = ["tests/browser", "tests/arena", "tests/table", "tests/kernels"]
    wanted = "not long and not once" if is_quick else "not long and not once and not core"  # the core's have run with index checks
    steps["tests"] = lambda: run([python, "-m", "pytest", "-n", "auto", "-m", wanted, *(f"--ignore={folder}" for folder in alone)])
    return take(steps)


def take(steps: Mapping[str, Callable[[], int]]) -> int:
    """Every step, even after a failed one, so that one run tells all; the tests come last."""
    begun = time.monotonic()
    failed = []
    for number, (name, step) in enumerate(steps.items(), 1):
        say(f"[{number}/{len(steps)}] {name} ...")
        since = time.monotonic()
        if step():
            failed.append(name)
        say(f"[{number}/{len(steps)}] {name}: {'failed' if name in failed else 'passed'} after {time.monotonic() - since:.0f} s")
    seconds = time.monotonic() - begun
    if failed:
        say(f"FAILED after {seconds:.0f} s: {'; '.join(failed)}")
    else:
        say(f"all {len(steps)} steps passed in {seconds:.0f} s")
    return 1 if failed else 0


def client(*steps: str) -> int:
    """The browser client, when there is one; it is built only when its sources have changed."""
    if not (ROOT / "frontend" / "package.json").is_file():
        return 0
    return run([str(PYTHON), str(ROOT / "hatch_build.py"), *steps])


# Running


def run(command: Sequence[str], folder: Path | None = ROOT, **variables: str) -> int:
    """Run a command to its end; Ctrl-C reaches it first, and it may tidy up before this process goes."""
    environment = {**os.environ, **variables}
    with subprocess.Popen(command, cwd=folder, env=environment) as child:
        try:
            return child.wait()
        except KeyboardInterrupt:
            child.wait()
            raise


def say(line: str) -> None:
    print(f"dev.py: {line}", flush=True)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        sys.exit(INTERRUPTED)
