"""Turn notation: where a line goes wrong, and what was expected there."""

from __future__ import annotations

import random

import pytest

import caravansary as cv
from caravansary.engine import notation
from support import eastern_wonders, endless_world
from support.playing import every_game, turn_of
from support.spice_road import caravan, position


def table() -> cv.Game:
    return position(hand="s1 s2 m11", caravan="1111", market="m01 m02 m03 m04 m05 m06", points="p01 p02 p03 p04 p05")


@pytest.mark.parametrize(
    ("line", "word", "expected"),
    [
        ("fly", 1, "play s1"),
        ("play", 2, "s1"),
        ("play m99", 2, "m11"),
        ("play s01", 2, "s1"),
        ("acquire", 2, "m01"),
        ("acquire p01", 2, "m05"),
        ("acquire m03", 3, "pay 1"),
        ("acquire m03 pay", 4, "1"),
        ("acquire m03 pay 1", 5, "pay 1"),
        ("acquire m03 pay 1 5", 5, "pay 1"),
        ("acquire m03 pay 1 ?", 5, "pay 1"),
        ("acquire m03 take 1 1", 3, "pay 1"),
        ("play s2 1>3", 3, "1>2"),
        ("play s2 1>2 ?", 4, "2>3"),
    ],
)
def test_a_line_that_cannot_be_read_says_where_and_what_was_expected(line, word, expected):
    g = table()
    with pytest.raises(cv.BadNotation) as refused:
        g.turn(line)
    assert refused.value.word == word
    assert expected in refused.value.expected
    assert expected in str(refused.value) and expected in refused.value.text("fr")


@pytest.mark.parametrize(
    ("line", "word", "message"),
    [
        ("rest rest", 2, "already over"),
        ("play s1 now", 3, "already over"),
        ("play s1 x2", 3, "can't be repeated"),
        ("play m11 x3", 3, "can't be repeated"),
        ("play m11 x2 x2", 4, "can't be repeated"),
        ("play m11 x999", 3, "can't be repeated"),
        ("play m11 x0", 3, "already over"),
        ("play m11 twice", 3, "already over"),
        ("acquire m01 pay 1", 3, "already over"),
        ("play s2 1>2 1>2 1>2", 5, "already over"),
    ],
)
def test_a_line_that_goes_on_too_long(line, word, message):
    with pytest.raises(cv.BadNotation, match=message) as refused:
        table().turn(line)
    assert refused.value.word == word


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("play m01", "m01 is not in hand"),
        ("acquire m06 pay 1 1 1 1 1", "m06 costs 5 cubes; there are only 4"),
        ("claim p01", "p01 needs 2 red more"),
        ("discard 1", "Not now"),
        ("pay 1", "Not now"),
        ("1>2", "Not now"),
        ("play s2 4>5", None),
        ("play s2 3>4", "cube is not available: 1 green"),
        ("acquire m03 pay 1 2", "cube is not available: 1 red"),
    ],
)
def test_a_line_that_can_be_read_but_is_not_legal_says_why(line, reason):
    g = table()
    with pytest.raises(cv.IllegalAction if reason else cv.BadNotation, match=reason):
        g.turn(line)
    assert caravan(g) == "1111"


@pytest.mark.parametrize("line", ["  play   s1 ", "play s1\n", "\tplay\ts1"])
def test_spaces_do_not_matter(line):
    g = table()
    g.turn(line)
    assert g.turns == ["play s1"]


@pytest.mark.parametrize(
    ("line", "written"),
    [
        ("play m11 x1", "play m11"),
        ("play m11 x2", "play m11 x2"),
        ("play s2 1>2 2>3", "play s2 1>2 2>3"),
        ("play s2", "play s2"),
        ("acquire m03 pay 1 pay 1", "acquire m03 pay 1 1"),
        ("acquire m03 pay 1 1", "acquire m03 pay 1 1"),
    ],
)
def test_how_a_turn_is_written(line, written):
    g = table()
    g.turn(line)
    assert g.turns == [written]


@pytest.mark.parametrize(
    ("line", "written"),
    [
        ("play s2 done", "play s2"),
        ("play s2 1>2 done", "play s2 1>2"),
        ("play m11 again", "play m11 x2"),
        ("play m11 done", "play m11"),
    ],
)
def test_what_need_not_be_written_may_be(line, written):
    g = table()
    g.turn(line)
    assert g.turns == [written]


@pytest.mark.parametrize(
    ("game", "line"),
    [
        (position(hand="s1 s2 m10", caravan="2222211133"), "play m10 x1 discard 1 1"),
        (position(hand="s1 s2 m11", caravan="11"), "play m11 X1"),
        (eastern_wonders.position(boat="C3", hold="4411111111", outposts="m11:0"), "trade x1 discard 1 1 1"),
        (eastern_wonders.position(boat="C4", hold="4444111111", outposts="m13:0"), "trade x1 discard 1 1"),
        (endless_world.position(caravan="1112222222"), "activate b1-5 trade x1"),
    ],
)
def test_once_may_be_written(game, line):
    once, other = game.copy(), game.copy()
    once.turn(line)
    other.turn(line.replace(" x1", "").replace(" X1", ""))
    assert once == other


def test_once_is_written_where_more_could_be():
    for line in (
        "rest x1",
        "play s1 x1",
        "play s2 x1",
        "play s2 1>2 x1",
        "acquire m01 x1",
        "acquire m03 x1 pay 1 1",
        "x1 play m11",
        "play x1 m11",
    ):
        with pytest.raises(cv.BadNotation):
            table().turn(line)


@every_game
def test_once_is_accepted_after_every_trade_and_nowhere_else(game):
    """Turns of a whole game, rewritten with x1 after each of their words."""
    g, tried, words = cv.new(game, 3, seed=2), {True: 0, False: 0}, []
    choice, begun = random.Random(1), g.copy()
    while not g.over and min(tried.values()) < 12:
        action = choice.choice(g.legal)
        words.append(g.word(action))
        g.apply(action)
        if turn_of(g) == turn_of(begun) and not g.over:
            continue
        for end in range(1, len(words) + 1):
            repeats = words[end - 1].repeats
            if words[end - 1].verb in ("again", "done") or any(word.verb == "again" for word in words[end : end + 1]):
                continue
            before, after = (notation.written(part) if part else "" for part in (words[:end], words[end:]))
            line = f"{before} x1 {after if after != 'done' else ''}"
            trial = begun.copy()
            if repeats:
                trial.turn(line)
                assert trial == g, line
            else:
                with pytest.raises(cv.CaravansaryError):
                    trial.turn(line)
            tried[repeats] += 1
        begun, words = g.copy(), []
    assert min(tried.values()) >= 12


def test_done_has_its_time():
    for line in ("done", "acquire m03 done", "play s1 done", "play s2 done done"):
        with pytest.raises(cv.BadNotation):
            table().turn(line)


def test_the_rest_of_a_turn():
    g = table()
    g.apply(next(action for action in g.legal if g.notation(action) == "play s2"))
    begun = cv.from_position(g.position(), seed=1)
    for line in ("done", "1>2", "1>2 2>3"):
        rest = begun.copy()
        rest.turn(line)
        assert rest.turns == [line] and rest.player == 1


def test_an_unfinished_turn_is_the_last_line():
    g = table()
    for words in ("acquire m03", "pay 1"):
        g.apply(next(action for action in g.legal if g.notation(action) == words))
    assert g.turns == ["acquire m03 pay 1"]
    assert g.phase == "pay"
