"""The examples for other libraries run, where those are installed, and stay short."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from caravansary.engine import jit

EXAMPLES = Path(__file__).parents[2] / "examples"
CASES = {
    "cleanrl_ppo.py": (["torch", "gymnasium"], ["--updates", "1", "--envs", "8", "--steps", "8"], "update 1:"),
    "sb3_maskable.py": (["torch", "gymnasium", "sb3_contrib"], ["--steps", "64", "--rollout", "32", "--games", "1"], "of 1 games"),
    "torchrl_ppo.py": (["torch", "torchrl", "gymnasium"], ["--steps", "64", "--rollout", "32", "--part", "16", "--epochs", "1"], "games,"),
    "rllib_ppo.py": (
        ["torch", "ray", "pandas", "scipy", "tree", "gymnasium"],
        ["--rounds", "1", "--batch", "32", "--longest", "2"],
        "round 1:",
    ),
}


@pytest.mark.skipif(not jit.ENABLED, reason="batches need compiled rules")
@pytest.mark.parametrize("name", CASES)
def test_an_example_runs(name):
    needed, arguments, told = CASES[name]
    for package in needed:
        if find_spec(package) is None:
            pytest.skip(f"{package} is not installed")
    done = subprocess.run([sys.executable, EXAMPLES / name, *arguments], capture_output=True, encoding="utf-8", timeout=500)
    assert done.returncode == 0 and told in done.stdout, done.stderr[-2000:]


@pytest.mark.parametrize("name", CASES)
def test_an_example_is_short(name):
    assert len((EXAMPLES / name).read_text(encoding="utf-8").splitlines()) <= 60
