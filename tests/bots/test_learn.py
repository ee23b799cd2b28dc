"""Learning a judge: the same seed gives the same weights, a stopped run goes on, and no game is both trained on and tested on."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from caravansary.bots import make_bot
from caravansary.bots.learn.errors import errors
from caravansary.bots.learn.positions import read_positions
from caravansary.bots.learn.run import Plan, judge_of, run, shards
from caravansary.bots.learn.training import Effort, looked_back, trained
from caravansary.engine import jit
from caravansary.engine.making import new_game
from caravansary.errors import BadOption, CaravansaryError
from caravansary.games import kind
from caravansary.judge.file import Learned, read

pytestmark = pytest.mark.skipif(not jit.ENABLED, reason="learning needs compiled rules")
GAME = kind("spice-road")
PLAN = Plan("spice-road", 2, 16, 2, 3, "beam:1,depth=2", "judge:1,width=2,depth=2,top=2,turns=1", size=8)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("learn") / "run"
    run(PLAN, out, "here", print)
    return out


def learned(out: Path, number: int) -> Learned:
    return read(judge_of(out, number), GAME, 2)


def test_the_same_seed_gives_the_same_weights_even_after_a_stop(folder: Path, tmp_path: Path) -> None:
    again = tmp_path / "again"
    run(replace(PLAN, rounds=1), again, "here", print)
    cut = shards(again, 1)[1]
    cut.write_bytes(cut.read_bytes()[:-30])
    judge_of(again, 1).write_bytes(b"")
    run(PLAN, again, "here", print)
    for number in (1, 2):
        assert learned(again, number).weights == learned(folder, number).weights
    assert learned(again, 1).weights != learned(again, 2).weights
    assert learned(again, 2).card["rounds"] == 2 and learned(again, 2).card["games"] == 32


def test_a_folder_never_mixes_runs(folder: Path) -> None:
    with pytest.raises(BadOption):
        run(replace(PLAN, seed=4), folder, "here", print)


def test_no_game_is_both_trained_on_and_tested_on(folder: Path) -> None:
    training, testing = (read_positions(GAME, 2, shards(folder, 2), held_out) for held_out in (False, True))
    assert not set(training.games) & set(testing.games)
    assert len(set(training.games) | set(testing.games)) == 32
    assert (training.wins.sum(axis=1) == 1.0).all()
    assert np.allclose(training.margins[:, 0], -training.margins[:, 1])


def test_it_learns(folder: Path) -> None:
    """How a few games ended can be learned by heart; one look at each position is enough to be better than saying nothing."""
    data = read_positions(GAME, 2, shards(folder, 2), held_out=False)
    little, much = (errors(GAME, data, *trained(GAME, data, Effort(), epochs, 1, lambda: None)) for epochs in (1, 25))
    assert much["brier"] < 0.1 < little["brier"] < little["even"] == 0.25
    assert much["points"] < little["points"]


def test_looking_back_ends_at_the_end_of_a_game(folder: Path) -> None:
    data = read_positions(GAME, 2, shards(folder, 1), held_out=False)
    even, level = np.full((len(data), 2), 0.5), np.zeros((len(data), 2), np.float32)
    seen = looked_back(GAME, data, even, level, 0.8)
    last = np.append(data.games[1:] != data.games[:-1], True)
    assert (seen.wins[last] == data.wins[last]).all()
    before = np.flatnonzero(last)[0] - 1
    assert seen.wins[before][::-1] == pytest.approx(0.8 * data.wins[before + 1] + 0.1)


def test_a_run_that_is_asked_for_more_games_adds_them(tmp_path: Path) -> None:
    few = replace(PLAN, rounds=1, games=2 * PLAN.size)
    run(few, tmp_path / "run", "here", print)
    before = {path.name: path.read_bytes() for path in shards(tmp_path / "run", 1)}
    run(replace(few, games=3 * PLAN.size, by="beam:2,depth=2,alone=1"), tmp_path / "run", "here", print)
    after = {path.name: path.read_bytes() for path in shards(tmp_path / "run", 1)}
    assert len(after) == 3 and {name: after[name] for name in before} == before
    assert learned(tmp_path / "run", 1).card["by"] == {few.by: 2 * PLAN.size, "beam:2,depth=2,alone=1": PLAN.size}


@pytest.mark.parametrize("spec", ["judge:2,width=4,depth=4,top=4,turns=2", "judge:6,width=4,depth=4,top=3,turns=3,own=1,alone=1,sure=10"])
def test_a_judged_bot_depends_on_position_and_seed_alone(spec: str, folder: Path) -> None:
    from caravansary.bots.judged import JudgedBot, ways
    from caravansary.bots.spec import read_spec

    made = [JudgedBot(7, ways(read_spec(spec)), learned(folder, 2).judge()) for _ in range(2)]
    game = new_game(GAME, 2, 9)
    for _ in range(12):
        old, fresh = made[0].choose(game.sight(luck=1)), made[1].choose(game.sight(luck=2))
        assert old == fresh and old in game.legal
        game.apply(old)
        made[1] = JudgedBot(7, made[0].ways, learned(folder, 2).judge())


@pytest.mark.parametrize(
    "plan", [replace(PLAN, games=0), replace(PLAN, players=9), replace(PLAN, by="random"), replace(PLAN, then="judge:1,speed=3")]
)
def test_what_can_not_be_learned_is_said(plan: Plan, tmp_path: Path) -> None:
    with pytest.raises(CaravansaryError):
        run(plan, tmp_path / "none", "here", print)
    assert not (tmp_path / "none").exists()


def test_the_command_says_what_is_wrong_in_one_line(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "caravansary.bots.learn",
        "spice-road",
        "--by",
        "mcts:3",
        "--on",
        "here",
        "--out",
        str(tmp_path / "run"),
    ]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 2 and done.stderr.strip().count("\n") == 0


def test_a_turn_must_be_ahead_by_more_than_its_error() -> None:
    from caravansary.bots.judged import is_ahead

    own, other = [0.0, 1.0, 0.0, 1.0], [1.0, 1.0, 1.0, 1.0]  # ahead by 0.5, with a standard error of 0.29
    assert is_ahead(other, own, 1.7) and not is_ahead(other, own, 1.8)
    assert not is_ahead(own, other, 0.0) and not is_ahead(own, own, 0.0)
    assert is_ahead([1.0], [0.0], 5.0)  # one luck has no error


def test_without_a_judge_planners_play_on_to_the_end() -> None:
    from caravansary.bots.foresight import Foresight
    from caravansary.bots.playouts import Manner

    seen = Foresight(GAME, None, Manner(2, 2, alone=True), 3).after(new_game(GAME, 3, 9), [], [1, 2])
    assert all(sorted(each) == [0.0, 0.0, 1.0] for each in seen.win)
    assert all(margin[win.index(1.0)] == max(margin) >= 0 for win, margin in zip(seen.win, seen.margin, strict=True))


def test_a_judged_bot_that_must_be_quite_sure_plays_as_its_planner(folder: Path) -> None:
    from caravansary.bots.judged import JudgedBot, ways
    from caravansary.bots.spec import read_spec

    spec, judge = "judge:6,width=4,depth=4,top=4,turns=8,sure=", learned(folder, 2).judge()
    planner, timid, bold = make_bot("beam:4,depth=4", 7), *(JudgedBot(7, ways(read_spec(spec + sure)), judge) for sure in ("1000", "0"))
    game, differ = new_game(GAME, 2, 9), 0
    for _ in range(20):
        own = planner.choose(game.sight())
        assert timid.choose(game.sight()) == own
        differ += bold.choose(game.sight()) != own
        game.apply(own)
    assert differ > 0


def test_a_bot_by_that_name() -> None:
    assert make_bot("judge:3,width=5,depth=4,top=3,turns=2").ways.top == 3
    with pytest.raises(BadOption):
        make_bot("judge:3,sight=2")
