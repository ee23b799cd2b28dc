"""Analysis: repeatable, blind to the true luck, and right where the right turn is known."""

from __future__ import annotations

import json
import random
from dataclasses import asdict, replace

import numpy as np
import pytest

import caravansary as cv
from caravansary.analysis.position import is_clear
from caravansary.analysis.review import Effort, Question, Reviewer, Weighed, weigh, whole_turns
from caravansary.bots import ask, make_bot
from caravansary.bots.beam import BeamBot
from caravansary.bots.playouts import Manner
from caravansary.cli import main
from support.playing import every_game


def played(game, players, seed, decisions=None, spec="beam:2,depth=2"):
    g = cv.new(game, players, seed)
    bots = [make_bot(spec, seat) for seat in range(players)]
    while not g.over and (decisions is None or len(g.actions) < decisions or g.phase != "turn"):
        g.apply(ask(bots[g.player], g))
    return g


@every_game
def test_the_same_seed_and_simulations_give_the_same(game):
    g = played(game, 2, 4, 30)
    before = g.save()
    found = cv.analyse(g, simulations=3, seed=5)
    assert found == cv.analyse(g, simulations=3, seed=5)
    assert found.simulations == 3 and found.seat == g.player and g.save() == before
    for choice in found.choices:
        assert 0 <= choice.win <= 1 and sum(choice.chances) == pytest.approx(1) and choice.chances[found.seat] == choice.win
        twin = g.copy()
        twin.turn(choice.turn)
        assert tuple(twin.actions[len(g.actions) :]) == choice.actions
        assert choice.band[0] <= choice.win <= choice.band[1]
    others = [(c.win, c.margin) for c in found.choices[1:]]
    assert others == sorted(others, reverse=True)
    assert found.best.line


@every_game
def test_in_the_middle_of_a_turn_the_rest_of_it_is_told(game):
    """Notation that can be played, also where nothing is left but to end the turn or to trade once more."""
    g, luck = cv.new(game, 2, seed=1), random.Random(1)
    said: set[str] = set()
    for _ in range(2000):
        if "done" in said:
            break
        if g.phase in ("repeat", "trade", "upgrade"):
            for choice in cv.analyse(g, simulations=1).choices:
                twin = g.copy()
                twin.turn(choice.turn)
                assert tuple(twin.actions[len(g.actions) :]) == choice.actions
                said.add(choice.turn)
        g.apply(luck.choice(g.legal))
    assert "done" in said


@every_game
def test_what_the_game_would_deal_plays_no_part(game):
    position = played(game, 3, 4, 40).position()
    assert len({cv.analyse(cv.from_position(position, seed=seed), simulations=2) for seed in range(3)}) == 1


def test_a_time_is_kept():
    import time

    g = played("spice-road", 2, 1, 30)
    cv.analyse(g, simulations=1)
    begun = time.monotonic()
    assert cv.analyse(g, seconds=0.3).simulations >= 1
    assert time.monotonic() - begun < 5


def test_a_win_in_one_is_found():
    """The last card that ends the game and wins it."""
    g = played("spice-road", 2, 1)
    for back in range(len(g.actions) - 1, 0, -1):
        now = g.back_to(back)
        if now.phase == "turn" and now.player == g.winner:
            break
    assert cv.analyse(now, simulations=4).best.win == 1.0


def test_a_mistake_is_named_only_if_it_is_clear():
    """Resting instead of claiming may be one; a turn that the strongest planner would take is none."""
    pairs = [(now, BeamBot(1, Manner(200, 14)).turns(now)[0][0]) for now, _ in whole_turns(played("spice-road", 2, 1))]
    claims = [(now, strongest) for now, strongest in pairs if "Claim" in now.describe(strongest[0])]
    found = [weigh(Question(0, now, now.legal[-1:], 6, 1, 1, strongest)) for now, strongest in claims]
    assert any(each.better and each.loss > 0 and each.loss_margin > 0 for each in found)
    now, strongest = claims[0]
    assert weigh(Question(0, now, strongest, 2, 1, 1, now.legal[-1:])).better is None
    assert weigh(Question(0, now, now.legal[-1:], 2, 1, 1, now.legal[-1:])).better is None


def test_a_gain_is_clear_beyond_its_noise():
    assert is_clear(np.array([1.0, 1.2, 0.8])) and not is_clear(np.array([5.0, -4.0, 1.0])) and not is_clear(np.array([0.0, 0.0]))


def test_what_can_not_be_analysed():
    g = cv.new("spice-road", seed=1)
    for wrong in ({"simulations": 0}, {"simulations": "3"}, {"seconds": 0}, {"seconds": float("nan")}, {"seed": -1}):
        with pytest.raises(cv.BadOption):
            cv.analyse(g, **wrong)
    with pytest.raises(cv.BadOption):
        cv.analyse(played("spice-road", 2, 1))


def test_the_command(tmp_path, capsys):
    g = played("spice-road", 2, 2, spec="beam:10,depth=6,slack=40")
    (tmp_path / "game.json").write_text(g.save())
    data = []
    for lang in ("en", "fr"):
        out = tmp_path / lang
        assert main(["analyse", str(tmp_path / "game.json"), "--simulations", "1", "--out", str(out), "--lang", lang]) == 0
        assert str(out) in capsys.readouterr().out
        data.append(json.loads((out / "analysis.json").read_text()))
        assert (out / "win-chance.svg").read_text().count("<path") >= 4
    assert data[0] == data[1]
    assert [moment["turn"] for moment in data[0]["moments"]] == g.turns
    assert data[0]["moments"][-1]["chances"] == [float(seat == g.winner) for seat in range(2)]


def test_a_review_can_be_watched_and_weighed_elsewhere():
    """What is known so far is there at any time, and a process that knows only the position comes to the same."""
    g = played("spice-road", 2, 2, spec="beam:10,depth=6,slack=40")
    late = cv.from_position(g.back_to(len(g.actions) - 12).position(), 5)
    while not late.over:
        late.apply(late.legal[-1] if late.phase != "turn" else late.legal[0])
    effort = Effort(simulations=1, candidates=2, checked=2, again=1, every_position=True)
    here, elsewhere = Reviewer(late, effort), Reviewer(late, effort)
    steps = []
    while (asked := here.question()) is not None:
        steps.append((here.done, len(here.before)))
        here.take(weigh(asked))
        other = elsewhere.question()
        bare = replace(other, game=cv.from_position(json.loads(json.dumps(other.game.position())), 99))
        elsewhere.take(Weighed(**json.loads(json.dumps(asdict(weigh(bare))))))
    turns = len(late.turns)
    assert steps[:turns] == [(number, number) for number in range(turns)] and here.done == here.steps == turns + 2
    assert json.dumps(asdict(here.review())) == json.dumps(asdict(elsewhere.review()))
    assert here.review().moments[-1].chances[late.winner] == 1.0


def test_a_loss_that_does_not_show_twice_does_not_count():
    g = played("spice-road", 2, 2)
    effort = Effort(checked=3, marked=2, least=0.1)
    reviewer, chances = Reviewer(g, effort), (0.5, 0.5)
    losses = {1: 0.3, 2: 0.4, 3: 0.2, 4: 0.05}
    again = {1: 0.3, 2: 0.0, 3: 0.5}
    while (asked := reviewer.question()) is not None:
        loss = (losses if asked.against is None else again).get(asked.number, 0.0)
        reviewer.take(Weighed("turn", chances if asked.before else None, chances, "better" if loss else None, (1,), loss, 1.0))
    found = reviewer.review()
    assert [(moment.number, moment.loss) for moment in found.marked] == [(4, 0.5), (2, 0.3)]
    assert sum(moment.loss for moment in found.moments) == 0.8 and found.before == chances


def test_an_unfinished_game_is_not_reviewed():
    with pytest.raises(cv.BadOption):
        Reviewer(cv.new("spice-road", seed=1), Effort())


def test_bad_input_is_one_line_and_exit_2(tmp_path, capsys):
    (tmp_path / "open.json").write_text(cv.new("spice-road", seed=1).save())
    (tmp_path / "junk.json").write_text("junk")
    for words in (["open.json"], ["junk.json"], ["none.json"], ["open.json", "--simulations", "0"], ["none.jsonl#3"]):
        assert main(["analyse", str(tmp_path / words[0]), *words[1:]]) == 2
        assert len(capsys.readouterr().err.strip().splitlines()) == 1
