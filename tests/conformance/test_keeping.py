"""Every game, every player count: positions, views and records."""

from __future__ import annotations

import copy
import json
import pickle

import pytest

import caravansary as cv
from support.playing import decisions, every_table, finished, notable, turn_of

pytestmark = [pytest.mark.core, pytest.mark.once]
SEED = 3141592653589793238  # long enough to be found wherever it leaks


@every_table
def test_a_position_is_read_back_at_every_decision(game, players):
    """`from_position` refuses a card that is missing or in two places and cubes where none can be: so all is conserved."""
    for number, now in enumerate(decisions(cv.new(game, players, seed=1))):
        if number > 400 and number % 10:  # of a long game, then, one decision in ten
            continue
        data = now.position()
        again = cv.from_position(data, seed=1)
        assert again.state.tobytes() == now.state.tobytes()
        assert (again.legal, again.phase, again.player) == (now.legal, now.phase, now.player)
        assert again.position() == data


@every_table
def test_a_finished_position_is_read_back(game, players):
    for seed in range(5):
        over = finished(cv.new(game, players, seed=seed), seed)
        again = cv.from_position(over.position())
        assert again.over
        assert again.state.tobytes() == over.state.tobytes()
        assert (again.scores, again.winner, again.position()) == (over.scores, over.winner, over.position())


@every_table
def test_a_game_from_a_position_goes_on_as_the_game_did(game, players):
    whole = finished(cv.new(game, players, seed=SEED))
    for now in notable(cv.new(game, players, seed=SEED), every=150, first=2):
        again = cv.from_position(now.position(), seed=SEED)
        for action in whole.actions[len(now.actions) :]:
            again.apply(action)
        assert again.state.tobytes() == whole.state.tobytes()
        assert cv.load(again.save()) == again


@every_table
def test_a_turn_from_its_middle_on_is_read_as_it_is_written(game, players):
    """Also where nothing is left but to end it, or to trade once more."""
    whole = finished(cv.new(game, players, seed=4))
    for number, now in enumerate(decisions(cv.new(game, players, seed=4))):
        if number > 400:
            break
        if "pending" not in now.position():
            continue
        begun = cv.from_position(now.position(), seed=4)
        again = begun.copy()
        for action in whole.actions[number:]:
            if turn_of(again) != turn_of(begun) or again.over:
                break
            again.apply(action)
        begun.turn(again.turns[0])
        assert begun == again


@every_table
def test_copies_of_every_kind_go_their_own_way(game, players):
    for now in notable(cv.new(game, players, seed=1), every=600, first=1):
        kept = now.save(), now.state.tobytes()
        for twin in (now.copy(), copy.copy(now), copy.deepcopy(now), pickle.loads(pickle.dumps(now))):
            assert twin == now and twin.view(0) == now.view(0) and twin.turns == now.turns
            twin.apply(twin.legal[-1])
            assert len(twin.actions) == len(now.actions) + 1
            assert (now.save(), now.state.tobytes()) == kept


@every_table
def test_positions_and_views_are_plain_json(game, players):
    for now in notable(cv.new(game, players, seed=1)):
        for data in (now.position(), now.view(), now.view(players - 1), now.view(0, open_hands=True), now.catalogue()):
            assert json.loads(json.dumps(data)) == data
        read = cv.from_position(json.loads(json.dumps(now.position())), seed=1)
        assert read.position() == now.position()


@every_table
def test_views_know_no_more_than_the_table(game, players):
    """Games that differ in luck only have the same state, views, words and legal actions."""
    for now in notable(cv.new(game, players, seed=SEED)):
        data = now.position()
        for seed in (0, 1, 2**62 - 1):
            other = cv.from_position(data, seed=seed)
            assert other.state.tobytes() == now.state.tobytes()
            assert other.legal == now.legal and other.words() == now.words()
            for seat in (None, *range(players)):
                for open_hands in (False, True):
                    assert other.view(seat, open_hands) == now.view(seat, open_hands)


@every_table
def test_the_seed_shows_nowhere(game, players):
    for now in notable(cv.new(game, players, seed=SEED)):
        shown = [now.position(), *(now.view(seat, hands) for seat in (None, *range(players)) for hands in (False, True))]
        shown += [repr(now), str(now.state), now.sight().save()]
        assert str(SEED) not in json.dumps(shown)
        assert SEED.to_bytes(8, "little") not in now.state.tobytes()


@every_table
def test_open_hands_show_what_every_seat_sees_of_itself(game, players):
    for now in notable(cv.new(game, players, seed=2), every=100):
        whole = now.view(None, open_hands=True)["seats"]
        assert [now.view(seat)["seats"][seat] for seat in range(players)] == whole


@every_table
def test_a_record_replays_the_same_game(game, players):
    edition = cv.games()[game]["editions"][-1]
    for now in notable(cv.new(game, players, seed=3, edition=edition), every=200, first=1):
        again = cv.load(now.save())
        assert again == now
        assert again.save() == now.save()
        assert again.edition == edition
        assert again.position() == now.position()
    over = finished(cv.new(game, players, seed=3))
    assert cv.load(over.save()) == over


@every_table
def test_both_editions_are_one_game(game, players):
    games = [finished(cv.new(game, players, seed=3, edition=edition)) for edition in cv.games()[game]["editions"]]
    assert len({g.state.tobytes() for g in games}) == 1
    assert len({tuple(g.turns) for g in games}) == 1
    assert len({g.describe(0) + g.describe(g.kind.actions - 1) for g in games}) >= 1
