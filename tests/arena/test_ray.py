"""A real Ray cluster on this machine: the same games as here, and a lost worker's games are played again."""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path

import pytest

import caravansary as cv
from caravansary.arena import selfplay
from caravansary.arena.run import prepare, run_arena
from caravansary.arena.shards import make_shard
from caravansary.arena.workers import results, workers
from support import work

ray = pytest.importorskip("ray", reason="ray is not installed (extra `ray`)")


@pytest.fixture(scope="module")
def crew():
    """Two CPUs, whatever this machine has."""
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = str(Path(work.__file__).parent.parent)
    os.environ["RAY_ENABLE_UV_RUN_RUNTIME_ENV"] = "0"
    with workers("ray") as crew:
        yield crew
    os.environ.pop("PYTHONPATH") if before is None else os.environ.update(PYTHONPATH=before)


def test_a_lost_worker_costs_only_its_work(crew, tmp_path):
    assert sorted(results(crew, partial(work.die_once, str(tmp_path)), range(12))) == [n * n for n in range(12)]
    assert (tmp_path / "died").exists()
    assert os.getpid() not in set(results(crew, work.who, range(4)))


def test_an_error_in_the_work_is_told(crew):
    with pytest.raises(ValueError, match="bad 1"):
        list(results(crew, work.fail, [1]))


def test_the_arena_on_ray_plays_the_same_games_as_here(crew, tmp_path, monkeypatch):
    run = prepare(["random", "beam:1,depth=1"], "spice-road", 2, 4, 5)
    monkeypatch.setattr("caravansary.arena.run.workers", lambda place: workers("here") if place == "here" else _lent(crew))
    there, here = (run_arena(run, on, tmp_path / on) for on in ("ray", "here"))
    assert there.complete and here.complete
    for one, other in zip(there.found["bots"], here.found["bots"], strict=True):
        assert (one["elo"], one["points"]) == (other["elo"], other["points"])


def test_an_address_where_nobody_is():
    with pytest.raises(cv.BadOption):
        workers("ray:nowhere.invalid:1").__enter__()


class _lent:
    """The cluster of this module: it is not to be shut down by one test."""

    def __init__(self, crew):
        self.crew = crew

    def __enter__(self):
        return self.crew

    def __exit__(self, *_):
        pass


def test_shards_made_there_are_those_made_here(crew, tmp_path):
    plan = selfplay.prepare(["beam:1,depth=1"], "spice-road", 2, 4, seed=3, size=2)
    work = partial(make_shard, plan.setting, plan.size, plan.games, plan.seed, plan.format)
    shards, here = results(crew, work, range(plan.shards)), [work(number) for number in range(plan.shards)]
    assert sorted(shards, key=lambda shard: shard["shard"]) == here
