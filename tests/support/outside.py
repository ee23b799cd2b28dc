"""Games of other packages as if installed: a folder with packages and their metadata, for the path of a child."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from support.terminal import SRC

ROOT = SRC.parent
FERRY = ROOT / "examples" / "ferry"
GROUP = "caravansary.games"


def build(source: Path, site: Path) -> Path:
    """Build a wheel as pip does and unpack it, without asking any index."""
    wheels = site.with_name(f"{site.name}-wheels")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(wheels)]
    subprocess.run(command, cwd=source, env={**os.environ, "PYTHONPATH": ""}, check=True, capture_output=True)
    (wheel,) = wheels.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(site)
    return site


def link(source: Path, site: Path) -> Path:
    """The same without a copy of the sources, as an editable installation: what was compiled once is found again."""
    about = tomllib.loads((source / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    (site / f"{source.name}.pth").write_text(str(source / "src"), encoding="utf-8")
    return register(site, about["name"], about["entry-points"][GROUP])


def register(site: Path, name: str, games: Mapping[str, str]) -> Path:
    """The metadata of an installed package with these entry points."""
    about = site / f"{name.replace('-', '_')}-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    points = "\n".join(f"{game} = {value}" for game, value in games.items())
    (about / "entry_points.txt").write_text(f"[{GROUP}]\n{points}\n", encoding="utf-8")
    return site


def spoil(site: Path, name: str, file: str, *changes: tuple[str, str]) -> None:
    """A copy of the example game under another name, with changes in one of its files; without any the file is gone."""
    package = site / name
    shutil.copytree(FERRY / "src" / "ferry", package, ignore=shutil.ignore_patterns("__pycache__"))
    for path in package.rglob("*.*"):
        path.write_text(path.read_text(encoding="utf-8").replace("ferry", name), encoding="utf-8")
    text = (package / file).read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text, f"{file}: {old}"
        text = text.replace(old, new)
    (package / file).write_text(text, encoding="utf-8") if changes else (package / file).unlink()
    register(site, f"{name}-game", {name: f"{name}:KIND"})


def environment(site: Path, **more: str) -> dict[str, str]:
    """That of a child which finds the packages in this folder."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "LC_", "LANG"))}
    linked = [path.read_text(encoding="utf-8") for path in site.glob("*.pth")]
    return {**kept, "PYTHONPATH": os.pathsep.join([str(SRC), str(site), *linked]), "LANG": "C.UTF-8", **more}


def child(site: Path, *command: str, **more: str) -> subprocess.CompletedProcess[str]:
    """A run of Python that finds the packages in this folder."""
    given = [sys.executable, *command]
    return subprocess.run(given, cwd=ROOT, env=environment(site, **more), capture_output=True, text=True, encoding="utf-8", check=False)


def asked(site: Path, code: str, **more: str) -> Any:
    """What a program prints as JSON."""
    done = child(site, "-c", code, **more)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
