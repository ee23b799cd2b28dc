"""The learning example: it learns (a little, here), goes on from where it stopped, and its player sits down as a bot."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

import pytest

import caravansary as cv
from caravansary.bots import make_bot
from caravansary.engine import jit

pytest.importorskip("torch", reason="torch is not installed (extra `learn`)")
pytestmark = pytest.mark.skipif(not jit.ENABLED, reason="batches need compiled rules")


@pytest.fixture
def learn(monkeypatch):
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "examples"))
    example = import_module("learn")
    for name, value in {"GAMES": 8, "STEPS": 16, "PART": 64, "TESTED": 4, "LONGEST": 5}.items():
        monkeypatch.setattr(example, name, value)
    return example


def test_it_learns_goes_on_and_plays(learn, tmp_path, monkeypatch, capsys):
    out = tmp_path / "learned.pt"
    monkeypatch.setattr(learn, "share_won", lambda *_: 0.5)  # whole games of a network that knows nothing take long
    for _ in range(2):
        monkeypatch.setattr(sys, "argv", ["learn.py", "--at-most", "0.0001", "--threads", "1", "--out", str(out)])
        learn.main()
    assert "going on from" in capsys.readouterr().out
    rows = out.with_suffix(".csv").read_text().splitlines()
    assert rows[0] == "minutes,processor_minutes,decisions,random,greedy" and len(rows) >= 3
    assert int(rows[2].split(",")[2]) > int(rows[1].split(",")[2]) >= 128
    bot = make_bot(f"learn:Learned,net={out}")
    g = cv.new("spice-road", 2, seed=1)
    for _ in range(30):
        action = bot.choose(g.sight())
        assert action in g.legal and action == bot.choose(g.sight())
        g.apply(action)


def test_measuring_counts_wins(learn):
    net = learn.Net()
    assert 0.0 <= learn.share_won(net, "random", games=2) <= 1.0


def test_it_learns_what_came_of_its_decisions(learn):
    torch = import_module("torch")
    torch.manual_seed(1)
    net = learn.Net()
    batch = cv.batch("spice-road", players=2, games=8, seed=1, reward="win", longest=1)
    seen, ahead, came = learn.played_round(net, batch, 0.05)
    assert came.abs().max() > learn.WIN / 2, "games ended, and their ends count"

    def surprise():
        return float((net(seen, ahead) - came).square().mean().detach())

    before = surprise()
    optimizer = torch.optim.Adam(net.parameters(), lr=3e-3)
    for _ in range(30):
        learn.learn_from(net, optimizer, seen, ahead, came)
    assert surprise() < before / 4
