"""The same work on every kind of worker; a lost worker costs only what it was doing."""

from __future__ import annotations

import os
from functools import partial

import pytest

import caravansary as cv
from caravansary.arena.workers import WorkFailed, results, workers
from support import work


def test_work_here_and_in_processes():
    for place in ("here", "processes:2"):
        with workers(place) as crew:
            assert sorted(results(crew, work.square, range(40))) == [n * n for n in range(40)]
            there = set(results(crew, work.who, range(10)))
    assert os.getpid() not in there


def test_a_lost_process_costs_only_its_work(tmp_path):
    with workers("processes:2") as crew:
        assert sorted(results(crew, partial(work.die_once, str(tmp_path)), range(12))) == [n * n for n in range(12)]
    assert (tmp_path / "died").exists()


def test_work_that_always_kills_is_given_up():
    with workers("processes:1") as crew, pytest.raises(WorkFailed):
        list(results(crew, work.die, [1]))


def test_an_error_in_the_work_is_told():
    for place in ("here", "processes:1"):
        with workers(place) as crew, pytest.raises(ValueError, match="bad 1"):
            list(results(crew, work.fail, [1]))


@pytest.mark.parametrize("place", ["", "nowhere", "processes:0", "processes:x", "here:1"])
def test_no_such_place(place):
    with pytest.raises(cv.BadOption):
        workers(place)
