"""Every game, every player count: what holds in any game, however it is played, found wanting by Hypothesis."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import caravansary as cv
from caravansary.engine.luck import MAX_LUCK
from support.playing import every_table, everything, finished, illegal, turn_of

pytestmark = [pytest.mark.core, pytest.mark.once]
LUCK = st.integers(0, MAX_LUCK)
CHOICES = st.lists(st.integers(0, 2**20), min_size=30, max_size=120)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=4), lambda inner: st.lists(inner, max_size=3), max_leaves=4
)


def choose(g: cv.Game, choices: list[int]) -> None:
    for choice in choices:
        if g.over:
            return
        g.apply(g.legal[choice % len(g.legal)])


@every_table
@settings(max_examples=8)
@given(luck=LUCK, choices=CHOICES)
def test_everything_is_conserved_at_every_decision(game, players, luck, choices):
    """Every card and tile in one place, no cube from nowhere: `from_position` refuses anything else."""
    g = cv.new(game, players, seed=luck)
    for choice in choices:
        if g.over:
            break
        g.apply(g.legal[choice % len(g.legal)])
        again = cv.from_position(g.position(), seed=luck)
        assert again.state.tobytes() == g.state.tobytes()
        assert again.legal == g.legal


@every_table
@settings(max_examples=12)
@given(luck=LUCK, choices=CHOICES, tail=st.integers(0, 1000))
def test_games_end_and_replay(game, players, luck, choices, tail):
    g = cv.new(game, players, seed=luck)
    choose(g, choices)
    finished(g, tail)
    assert cv.load(g.save()) == g
    assert g.restarted() == cv.new(game, players, seed=luck)
    assert [g.score_sheet(seat)["total"] for seat in range(players)] == g.scores
    assert g.winner == max(range(players), key=lambda seat: (g.scores[seat], seat))


@every_table
@settings(max_examples=12)
@given(luck=LUCK, choices=CHOICES, wrong=st.integers(0, 2**20))
def test_illegal_actions_change_nothing(game, players, luck, choices, wrong):
    g = cv.new(game, players, seed=luck)
    choose(g, choices)
    before = everything(g)
    refused = illegal(g)[wrong % len(illegal(g))]
    with pytest.raises(cv.IllegalAction):
        g.apply(refused)
    assert everything(g) == before


@every_table
@settings(max_examples=12)
@given(lucks=st.tuples(LUCK, LUCK), choices=CHOICES)
def test_equal_public_knowledge_has_equal_views(game, players, lucks, choices):
    g = cv.new(game, players, seed=lucks[0])
    choose(g, choices)
    one, other = (cv.from_position(g.position(), seed=luck) for luck in lucks)
    for seat in (None, *range(players)):
        assert one.view(seat) == other.view(seat) == g.view(seat)
    assert one.legal == other.legal == g.legal
    assert one.state.tobytes() == other.state.tobytes() == g.state.tobytes()


@every_table
@settings(max_examples=8)
@given(luck=LUCK, choices=CHOICES)
def test_turns_are_the_decisions_in_words(game, players, luck, choices):
    g = cv.new(game, players, seed=luck)
    choose(g, choices)
    while not g.over and g.phase != "turn" and g.actions:  # finish the current turn
        now = turn_of(g)
        g.apply(g.legal[-1])
        if turn_of(g) != now:
            break
    again = cv.new(game, players, seed=luck)
    for line in g.turns:
        again.turn(line)
    assert again.actions[: len(g.actions)] == g.actions


@every_table
@settings(max_examples=50)
@given(
    line=st.text(max_size=60)
    | st.lists(
        st.sampled_from(["play", "acquire", "claim", "rest", "pay", "discard", "done", "again", "x2", "1", "4", "1>2", "m01", "p01", "s1"])
    ).map(" ".join)
)
def test_any_text_is_a_turn_or_a_typed_error(game, players, line):
    g = cv.new(game, players, seed=1)
    before = everything(g)
    try:
        g.turn(line)
    except (cv.BadNotation, cv.IllegalAction) as error:
        assert str(error) and error.text("fr")
        assert everything(g) == before
    else:
        assert turn_of(g) != (1, 0)


@every_table
@settings(max_examples=60)
@given(data=st.data())
def test_a_position_with_any_field_spoilt_is_refused_or_whole(game, players, data):
    """Whatever stands in a field, the answer is a game or `BadPosition`, never another error."""
    position = cv.new(game, players, seed=1).position()
    place = position
    while True:
        key = data.draw(st.sampled_from(sorted(place) if isinstance(place, dict) else range(len(place))))
        inner = place[key]
        if not isinstance(inner, (dict, list)) or not inner or data.draw(st.booleans()):
            break
        place = inner
    if data.draw(st.booleans()) and isinstance(place, dict):
        del place[key]
    else:
        place[key] = data.draw(JSON)
    try:
        g = cv.from_position(position, seed=1)
    except (cv.BadPosition, cv.UnknownGame, cv.BadOption) as error:
        assert str(error) and error.text("fr")
    else:
        assert cv.from_position(g.position(), seed=1).state.tobytes() == g.state.tobytes()
        finished(g)
