"""The baselines: each learns, is measured, written down and plays as a bot; entries of the leaderboard are played again."""

from __future__ import annotations

import json
import sys
from importlib import import_module
from pathlib import Path

import numpy as np
import pytest

import caravansary as cv
from caravansary.baselines import entry
from caravansary.baselines.bot import LearnedBot
from caravansary.engine import jit

pytestmark = pytest.mark.skipif(not jit.ENABLED, reason="batches need compiled rules")
LEADERBOARD = Path(__file__).parents[2] / "docs" / "leaderboard.json"


def small(monkeypatch, method):
    pytest.importorskip("torch", reason="torch is not installed (extra `learn`)")
    module = import_module(f"caravansary.baselines.{method}")
    for name, value in {"GAMES": 8, "ENVS": 8, "STEPS": 8, "PART": 32, "LONGEST": 5}.items():
        if hasattr(module, name):
            monkeypatch.setattr(module, name, value)
    return module


@pytest.mark.parametrize("method", ["ppo", "td", "expert"])
def test_a_run_is_written_down_and_plays(method, monkeypatch, tmp_path, capsys):
    small(monkeypatch, method)
    running = import_module("caravansary.baselines.__main__")
    monkeypatch.setattr(import_module("caravansary.baselines.measuring"), "LONGEST", 3)
    few = ["--minutes", "0.0001", "--every", "0.0001", "--seeds", "1", "--games", "2", "--opponents", "random", "--against", "random"]
    monkeypatch.setattr(sys, "argv", ["baselines", "--methods", method, *few, "--out", str(tmp_path)])
    assert running.main() == 0
    assert f"| against | {method} |" in capsys.readouterr().out
    (run,) = json.loads((tmp_path / "results.json").read_text())["runs"]
    assert run["against"]["random"]["games"] == 2 and run["decisions"] >= 64
    assert (tmp_path / "curves.csv").read_text().splitlines()[0].startswith("method,seed")
    weights = tmp_path / f"{method}-1.npz"
    learner = getattr(import_module(f"caravansary.baselines.{method}"), running.METHODS[method][1])("spice-road", 2)
    learner.load(np.load(weights))
    bot, batch = LearnedBot(method=method, weights=str(weights)), cv.batch("spice-road", games=4, seed=5, memory=True)
    same = 0
    for _ in range(12):
        actions = learner.choose(batch, np.ones(4, bool))
        same += sum(bot.choose(batch.at(i)) == action for i, action in enumerate(actions))
        batch.step(actions)
    assert same >= 46, "one player, alone and in a batch (but for rounding)"


def test_expert_iteration_comes_to_agree_with_the_expert(monkeypatch):
    module = small(monkeypatch, "expert")
    learner = module.Expert("spice-road", 1)

    def disagreement():
        observations, masks, wanted = (import_module("torch").from_numpy(array) for array in learner._rounds[0])
        return float(-(wanted * module.masked(learner.out(observations), masks).log_softmax(1)).sum(1).mean().detach())

    learner.round()
    before = disagreement()
    for _ in range(10):
        learner.round()
    assert disagreement() < 0.8 * before


def test_entries_are_measured_and_checked(tmp_path, capsys):
    assert entry.main(["measure", "apprentice", "--name", "A", "--against", "random", "--games", "4"]) == 0
    told = json.loads(capsys.readouterr().out)
    path = tmp_path / "entry.json"
    path.write_text(json.dumps(told))
    assert entry.main(["check", str(path)]) == 0
    for field, value in {"won": told["won"] - 1, "decisions": "0" * 64, "files": {str(path): "0"}, "spec": "nobody"}.items():
        path.write_text(json.dumps({**told, field: value}))
        assert entry.main(["check", str(path)]) == 1
    path.write_text("[{}]")
    assert entry.main(["check", str(path)]) == 1
    path.write_text("no entry")
    assert entry.main(["check", str(path)]) == 2
    with pytest.raises(cv.BadOption, match="weights"):
        LearnedBot(weights=str(tmp_path / "none.npz"))


def test_the_leaderboard_has_whole_entries():
    entries = json.loads(LEADERBOARD.read_text(encoding="utf-8"))
    assert entries and all(set(each) == set(entry.FIELDS) and 0 <= each["won"] <= each["games"] for each in entries)
