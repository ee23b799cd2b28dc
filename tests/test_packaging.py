"""The wheel in clean environments: small, complete, and playable without Node, at once.

At every change it is installed without NumPy and Numba, as `dev.py play` does. With everything, and by uvx and pipx, in the long run.
"""

from __future__ import annotations

import importlib.util
import os
import re
import subprocess
import sys
import zipfile
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from types import ModuleType

import pytest

from caravansary.table.web.client import FOLDER
from support.table import Data, Device, Server

ROOT = Path(__file__).resolve().parents[1]
LARGEST = 10_000_000  # bytes


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not (FOLDER / "index.html").is_file():
        pytest.skip("the browser client is not built here: python hatch_build.py build")
    folder = tmp_path_factory.mktemp("wheel")
    pip("wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), str(ROOT))
    (built,) = folder.glob("*.whl")
    return built


def pip(*arguments: str) -> None:
    subprocess.run([sys.executable, "-m", "pip", "--disable-pip-version-check", *arguments], check=True)


def clean(folder: Path, *packages: str) -> Path:
    """A new environment with these packages; where its programs are."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    programs = folder / ("Scripts" if os.name == "nt" else "bin")
    pip("--python", str(programs / "python"), "install", "--quiet", *packages)
    return programs


def dev() -> ModuleType:
    spec = importlib.util.spec_from_file_location("dev", ROOT / "dev.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def played(program: Sequence[str], folder: Path, ready: bool = True) -> Data:
    """A first turn at a new table of this program's server, and a bot's answer; what /health says in between."""
    server = Server(folder / "data")
    server.program = [*program]
    server.environment = {"PATH": str(Path(program[0]).parent), "CARAVANSARY_CACHE": str(folder / "cache"), "HOME": str(folder)}
    server.start(ready)
    try:
        with closing(Device(server)) as ana:
            assert "<script" in ana.http.get("/").text, "the page is there"
            state = ana.do("move", ana.open("me", "drover", seed=3), turn="play s1")
            health = ana.get("/health")
            with closing(ana.live(state["table"])) as live:
                assert live.until(lambda now: now["waits"] == "decision")["decisions"] > 1
            return health
    finally:
        server.stop()


def test_the_wheel_is_small_and_whole(wheel: Path) -> None:
    assert wheel.stat().st_size < LARGEST
    names = set(zipfile.ZipFile(wheel).namelist())
    assert "caravansary/table/client/index.html" in names and "caravansary/py.typed" in names
    for game in ("spice_road", "eastern_wonders", "endless_world"):
        assert f"caravansary/games/{game}/judges/2.judge" in names and f"caravansary/games/{game}/puzzles.json" in names
    assert not [name for name in names if "node_modules" in name or name.startswith(("tests", "frontend"))]


def test_it_plays_with_what_playing_needs_and_without_node(wheel: Path, tmp_path: Path) -> None:
    needed = [each for each in dev().for_playing() if not each.startswith(("hatchling", "nodejs"))]
    programs = clean(tmp_path / "venv", *needed)
    pip("--python", str(programs / "python"), "install", "--quiet", "--no-deps", str(wheel))
    heavy = subprocess.run([programs / "python", "-c", "import numpy"], capture_output=True)
    assert heavy.returncode, "no NumPy here"
    played([str(programs / "caravansary")], tmp_path)


def test_the_compiler_is_all_that_playing_begins_without() -> None:
    names = [re.split(r"[\[<>=;]", each)[0] for each in dev().for_speed()]
    assert sorted(names) == ["numba", "numpy"] and not set(dev().for_speed()) & set(dev().for_playing())


@pytest.mark.long
def test_with_everything_the_first_move_is_made_before_anything_is_compiled(wheel: Path, tmp_path: Path) -> None:
    programs = clean(tmp_path / "venv", f"caravansary[table] @ {wheel.as_uri()}")
    assert not played([str(programs / "caravansary")], tmp_path, ready=False)["ready"]


@pytest.mark.long
@pytest.mark.parametrize("tool", ["uv", "pipx"])
def test_one_command_runs_it(tool: str, wheel: Path, tmp_path: Path) -> None:
    programs = clean(tmp_path / "tools", tool)
    whole = f"caravansary[table] @ {wheel.as_uri()}"
    run = [programs / "uvx", "--from", whole] if tool == "uv" else [programs / "pipx", "run", "--spec", whole]
    environment = {**os.environ, "UV_CACHE_DIR": str(tmp_path / "uv"), "PIPX_HOME": str(tmp_path / "pipx"), "UV_PYTHON": sys.executable}
    done = subprocess.run([*run, "caravansary", "games"], env=environment, capture_output=True, text=True)
    assert done.returncode == 0 and "spice-road" in done.stdout, done.stderr
