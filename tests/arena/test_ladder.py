"""The ladder of the levels: neighbours are measured, kept step by step, and shown."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from caravansary.arena import ladder
from caravansary.arena.schedule import schedule
from caravansary.bots import ask, levels, make_bot
from caravansary.bots.beam import manner
from caravansary.bots.selfplay import SelfPlay
from caravansary.bots.spec import read_spec
from caravansary.engine import jit
from caravansary.engine.making import new_game
from caravansary.games import kind

pytestmark = pytest.mark.skipif(not jit.ENABLED, reason="planners need compiled rules")


def test_two_steps_are_measured_and_kept(tmp_path: Path) -> None:
    out = tmp_path / "ratings.json"
    upper = levels.LEVELS[1:3]
    ladder.climb("spice-road", 2, 20, 1, out, upper[1:])
    ladder.climb("spice-road", 2, 20, 1, out, upper[:1])
    steps = json.loads(out.read_text(encoding="utf-8"))["spice-road"]["2"]
    assert [step["first"] for step in steps] == list(upper)
    assert all(step["games"] == 20 and step["elo_interval"][0] <= step["elo"] <= step["elo_interval"][1] for step in steps)
    assert len(ladder.table(json.loads(out.read_text(encoding="utf-8"))).splitlines()) == 4


def test_it_is_the_same_again() -> None:
    first, second = (ladder.measure("spice-road", 3, levels.LEVELS[1], levels.LEVELS[0], 12, 3) for _ in range(2))
    assert {**first, "seconds_a_game": 0} == {**second, "seconds_a_game": 0}


def test_its_players_are_those_of_the_arena() -> None:
    """Without slack nothing is left to chance, so whole games must agree."""
    spec = "beam:3,depth=3"
    g = new_game(kind("spice-road"), 2, seed=8)
    bots = [make_bot(spec, 1), make_bot(spec, 2)]
    while not g.over:
        assert g.player is not None
        g.apply(ask(bots[g.player], g))
    table = SelfPlay(kind("spice-road"), 2, [manner(read_spec(spec))] * 2)
    assert table.play((0, 0), 8).scores == g.scores


def test_other_bots_play_as_in_the_arena_too() -> None:
    spec = "beam:3,depth=3"
    task = schedule(1, 2, 2, 4)[0]
    quick, slow = (ladder.games_between("spice-road", 2, [spec, other]) for other in (spec, "level:apprentice"))
    alone = ladder.games_between("spice-road", 2, [spec, "greedy"])(task._replace(seats=(0, 0)))
    assert quick(task).scores == alone.scores == slow(task._replace(seats=(0, 0))).scores


def test_the_shipped_ladder_is_of_the_levels_as_they_are() -> None:
    found = json.loads((Path(__file__).parents[2] / "docs" / "bots-ratings.json").read_text(encoding="utf-8"))
    for game, counts in found.items():
        for steps in counts.values():
            for step in steps:
                assert step["plays"] == [levels.spec_of(step["first"], game), levels.spec_of(step["second"], game)]
                assert step["games"] >= 1000 and step["elo"] >= 100
