"""One game of the arena: a record that replays, and bots that misbehave lose by forfeit."""

from __future__ import annotations

import json

import pytest

import caravansary as cv
from caravansary.arena import hosted
from caravansary.arena.schedule import schedule
from caravansary.arena.table import Setting, places, play
from caravansary.bots import is_outside, make_bot
from support.playing import every_table

BOTS = "support.bad_bots"


def game(*specs, players=2, number=0, limit=None, id="spice-road"):
    return play(Setting(id, players, specs, limit), schedule(number + 1, len(specs), players, seed=3)[number])


@every_table
def test_a_game_is_kept_as_a_record_that_replays(game, players):
    result = play(Setting(game, players, ("random", "greedy" if players == 2 else "beam:1,depth=1")), schedule(1, 2, players, seed=3)[0])
    again = cv.load(json.dumps(json.loads(json.dumps(result))["record"]))
    assert again.over and again.scores == result["scores"]
    assert result["places"][again.winner] == 1 and sorted(result["places"]) == list(range(1, players + 1))
    assert [again.score_sheet(seat) for seat in range(players)] == result["sheets"]
    assert sum(result["turns"]) == len(again.turns)


def test_a_game_is_the_same_again_but_for_the_time():
    first, second = (game("beam:1,depth=2,slack=30", "random") for _ in range(2))
    for result in (first, second):
        del result["seconds"], result["slowest"]
    assert first == second


@pytest.mark.parametrize(
    "bot, reason, said",
    [
        ("Illegal", "illegal", ""),
        ("Wordy", "illegal", "str"),
        ("Slow", "time", "0.4 s"),
        ("Raising", "error", "ValueError: no idea"),
        ("Leaving", "error", "ended"),
    ],
)
def test_a_bot_that_misbehaves_loses_by_forfeit(bot, reason, said):
    result = game(f"{BOTS}:{bot}", "random", "beam:1,depth=1", players=3, limit=0.4)
    assert (result["end"], result["forfeit"]["seat"], result["forfeit"]["reason"]) == ("forfeit", 0, reason)
    assert said in result["forfeit"]["text"]
    assert result["places"] == [3, 1, 1]
    assert not cv.load(json.dumps(result["record"])).over


def test_a_slow_bot_of_the_house_is_held_to_the_limit_too():
    result = game("beam:300,depth=18", "random", limit=0.001)
    assert result["forfeit"]["reason"] == "time"


def test_a_bot_from_elsewhere_plays_whole_games_and_takes_options():
    for spec in (f"{BOTS}:First", f"{BOTS}:First,nth=3"):
        result = game(spec, "beam:1,depth=1", id="endless-world", limit=20)
        assert result["end"] == "over"


def test_specs_from_elsewhere():
    assert is_outside(f"{BOTS}:First") and not any(map(is_outside, ("random", "beam:4", "trader", "level:trader", "beam:x")))
    g = cv.new("spice-road", seed=1)
    assert make_bot(f"{BOTS}:First,nth=2").choose(g) == g.legal[2]
    for spec in ("support.bad_bots:Nobody", "no_such_module:Bot", f"{BOTS}:Unmade", f"{BOTS}:First,what=1", f"{BOTS}:os"):
        with pytest.raises(cv.BadOption):
            make_bot(spec)
    with pytest.raises(cv.BadOption, match="not today"):
        hosted.check(f"{BOTS}:Unmade")


def test_places():
    tied = cv.new("endless-world", 4, seed=1)  # before the first turn seat 3 has the only cube with a point
    assert tied.scores == [0, 0, 0, 1]
    assert places(tied) == [4, 3, 2, 1]
    assert places(tied, forfeit=1) == [1, 4, 1, 1]
