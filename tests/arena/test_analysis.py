"""Analysis: repeatable, blind to the true luck, and right where the right turn is known."""

from __future__ import annotations

import json
import math
import random
from dataclasses import asdict, replace

import pytest

import caravansary as cv
from caravansary.analysis.reasons import FAR, Claim, Story, told
from caravansary.analysis.review import Effort, Moment, Question, Reviewer, Weighed, reason, sureness, whole_turns
from caravansary.analysis.weighing import weigh
from caravansary.bots import ask, make_bot
from caravansary.bots.beam import BeamBot
from caravansary.bots.playouts import Manner
from caravansary.cli import main
from caravansary.texts import text
from support.blunders import blunder
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


def test_what_the_strongest_planner_would_do_is_no_mistake():
    pairs = [(now, BeamBot(1, Manner(200, 14)).turns(now)[0][0]) for now, _ in whole_turns(played("spice-road", 2, 1))]
    claims = [(now, strongest) for now, strongest in pairs if "Claim" in now.describe(strongest[0])][::3]
    found = [weigh(Question(0, now, now.legal[-1:], 4, 1, "try", against=strongest)) for now, strongest in claims]
    assert all(len(each.gains) == 4 and each.turns > 0 for each in found)
    assert all(weigh(Question(0, now, strongest, 1, 1, candidates=2)).better is None for now, strongest in claims)
    looked = [weigh(Question(0, now, now.legal[-1:], 2, 1, candidates=2)) for now, _ in claims]
    assert any(each.better is not None and each.loss > 0 for each in looked)


def test_a_gain_is_sure_beyond_its_noise():
    assert sureness([1.0, 1.2, 0.8]) > 5 and sureness([5.0, -4.0, 1.0]) < 1
    assert sureness([0.0, 0.0]) == 0 and sureness([2.0, 2.0]) == math.inf and sureness([-1.0]) == -math.inf


def test_what_can_not_be_analysed():
    g = cv.new("spice-road", seed=1)
    for wrong in ({"simulations": 0}, {"simulations": "3"}, {"seconds": 0}, {"seconds": float("nan")}, {"seed": -1}):
        with pytest.raises(cv.BadOption):
            cv.analyse(g, **wrong)
    with pytest.raises(cv.BadOption):
        cv.analyse(played("spice-road", 2, 1))


def last_turns():
    """A finished game that begins shortly before its end."""
    g = played("spice-road", 2, 2, spec="beam:10,depth=6,slack=40")
    late = cv.from_position(g.back_to(len(g.actions) - 12).position(), 5)
    while not late.over:
        late.apply(late.legal[-1] if late.phase != "turn" else late.legal[0])
    return late


def test_the_command(tmp_path, capsys):
    g = last_turns()
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
    late = last_turns()
    effort = Effort(
        simulations=1, candidates=2, checked=2, portion=2, tried=2, sure=0.0, again=2, surer=0.0, least=-1.0, every_position=True
    )
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
    assert list(here.review().marked) == here.marked
    assert here.review().moments[-1].chances[late.winner] == 1.0


def reviewed(effort, losses, gains):
    """A review in which each turn looks as bad as `losses` say, and gains these points with the first decks and with the second."""
    reviewer, chances, asks = Reviewer(played("spice-road", 2, 2), effort), (0.5, 0.5), []
    while (asked := reviewer.question()) is not None:
        loss = losses.get(asked.number, 0.0)
        asks.append((asked.task, asked.number))
        if asked.task == "look":
            before = chances if asked.before else None
            reviewer.take(Weighed("turn", before, chances, "better" if loss else None, (1,), loss))
        elif asked.task == "try":
            points = gains[asked.number][asked.simulations == effort.again]
            decks = [(points / 20, points + (1 if deck % 2 else -1)) for deck in range(asked.simulations)]
            reviewer.take(Weighed(gains=decks, turns=100))
        else:
            reviewer.take(Weighed(why={"id": "end", "args": {"turns": 2}}))
    return reviewer, asks


def test_a_loss_counts_only_if_it_shows_twice_and_as_the_second_time_shows_it():
    effort = Effort(checked=4, marked=2, least=0.1, portion=8, tried=16, again=12)
    reviewer, asks = reviewed(
        effort,
        {1: 0.3, 2: 0.4, 3: 0.2, 4: 0.15, 5: 0.05},
        {1: (8.0, 4.0), 2: (9.0, 0.0), 3: (-1.0, 9.0), 4: (0.3, 9.0), 5: (9.0, 9.0)},
    )
    found = reviewer.review()
    assert [(moment.number, moment.loss, moment.loss_margin) for moment in found.marked] == [(2, pytest.approx(0.2), 4.0)]
    assert found.marked[0].why == {"id": "end", "args": {"turns": 2}}
    assert sum(moment.loss for moment in found.moments) == pytest.approx(0.2) and found.before == (0.5, 0.5)
    # the likeliest first; what is clear is finished at once; what is lost or stays unclear is given up; the fifth is too small to be tried
    assert asks[len(reviewer.turns) :] == [("try", 2), ("try", 2), ("try", 1), ("try", 1), ("why", 1), ("try", 3), ("try", 4), ("try", 4)]
    assert reviewer.done == reviewer.steps


def test_a_review_ends_when_planners_have_taken_their_turns():
    reviewer, asks = reviewed(Effort(turns=150), dict.fromkeys(range(5), 0.3), dict.fromkeys(range(5), (0.4, 0.4)))
    assert [what for what, _ in asks].count("try") == 2 and reviewer.review().marked == ()


def test_reasons_in_words():
    """What most of the stories tell; the first of each pair is that of the better turn."""
    early, late, theirs = Claim(0, 1, "p3", {"points": 12, "cost": "2244"}), Claim(0, 5, "p3", {}), Claim(1, 0, "p3", {})
    small, big = Claim(0, 3, "p1", {"points": 6, "cost": "11"}), Claim(1, 3, "p2", {"points": 15, "cost": "44"})
    won, lost, none = Story(ended=0, won=True), Story(ended=0), Story()
    cases = [
        ((won, lost), "end", "It ends the game at once, in the lead.", "tout de suite"),
        ((Story([early]), Story([late])), "sooner", "in about one turn; the other turn brings them only in about 5 turns.", "dans 5 tours"),
        ((Story([early]), none), "only", "12 points for", f"plus de {FAR} tours"),
        ((Story([early]), Story([theirs])), "rival", "after the other turn Ben claims them before the next turn.", "Ben les réclame"),
        ((Story([small]), Story([small, big])), "slows", "Ben claims about 0 points instead of 15.", "au lieu de 15"),
        (
            (Story([small, replace(small, card="p8")]), Story([small])),
            "pace",
            "about 12 points, the other turn about 6.",
            "environ 12 points",
        ),
    ]
    for pair, id, english, french in cases:
        why = told(0, 2, [pair, pair, pair])
        assert why is not None and why["id"] == id
        message, args = reason(Moment(1, 1, 0, "rest", (), "x", 0.1, 4.4, (), why))
        args["name"] = "Ben"
        assert english in text(message, args, "en") and french in text(message, args, "fr")
    assert told(0, 2, [(none, none)] * 3) is None
    message, args = reason(Moment(1, 1, 0, "rest", (), "x", 0.1, 4.4))
    assert text(message, args, "en") == "By the end of the game it brings about 4 points more, in small steps."


def test_the_turn_that_lost_a_won_game_is_marked_and_explained():
    game = blunder()
    reviewer = Reviewer(game, Effort(simulations=2))
    while (asked := reviewer.question()) is not None:
        reviewer.take(weigh(asked))
    (mark,) = reviewer.review().marked
    assert (mark.number, mark.loss) == (1, 1.0) and mark.why == {"id": "end", "args": {"turns": 0}}


def test_an_unfinished_game_is_not_reviewed():
    with pytest.raises(cv.BadOption):
        Reviewer(cv.new("spice-road", seed=1), Effort())


def test_bad_input_is_one_line_and_exit_2(tmp_path, capsys):
    (tmp_path / "open.json").write_text(cv.new("spice-road", seed=1).save())
    (tmp_path / "junk.json").write_text("junk")
    for words in (["open.json"], ["junk.json"], ["none.json"], ["open.json", "--simulations", "0"], ["none.jsonl#3"]):
        assert main(["analyse", str(tmp_path / words[0]), *words[1:]]) == 2
        assert len(capsys.readouterr().err.strip().splitlines()) == 1
