"""Spice Road: who may see what."""

from __future__ import annotations

import json

import pytest

import caravansary as cv
from support.clauses import clause
from support.spice_road import position


def table():
    return position(
        3,
        hand="s1 m10",
        played="s2 m11",
        claimed="p21 p22",
        gold=1,
        caravan="112",
        seats={1: {"hand": "s1 s2 m12", "claimed": "p23", "caravan": "4"}, 2: {"silver": 1, "claimed": "p24"}},
        market="m01:12 m02 m03 m04 m05 m06",
    )


@clause("SR-40")
@pytest.mark.parametrize("seat", [None, 0, 1, 2])
@pytest.mark.parametrize("open_hands", [False, True])
def test_decks_show_their_size_only(seat, open_hands):
    game = table()
    view = game.view(seat, open_hands)
    assert view["market_deck"] == 43 - 6 - 3
    assert view["points_deck"] == 36 - 5 - 4
    text = json.dumps(view)
    now = game.position()
    assert [card for card in now["market_deck"] + now["points_deck"] if f'"{card}"' in text] == []


@clause("SR-40")
@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_rows_coins_caravans_and_played_cards_are_open(seat):
    game = table()
    view, now = game.view(seat), game.position()
    for name in ("points", "coins", "player", "round", "final_round"):
        assert view[name] == now[name]
    assert view["market"] == [{**place, "price": price} for price, place in enumerate(now["market"])]
    for other in range(3):
        for name in ("caravan", "played", "gold", "silver"):
            assert view["seats"][other][name] == now["seats"][other][name]


@clause("SR-41")
@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_hands_and_claimed_cards_of_others_show_their_number_only(seat):
    game = table()
    for other, shown in enumerate(game.view(seat)["seats"]):
        whole = game.position()["seats"][other]
        if other == seat:
            assert (shown["hand"], shown["claimed"]) == (whole["hand"], whole["claimed"])
        else:
            assert (shown["hand"], shown["claimed"]) == (len(whole["hand"]), len(whole["claimed"]))


@clause("SR-41")
@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_open_hands_show_them_to_all(seat):
    game = table()
    for shown, whole in zip(game.view(seat, open_hands=True)["seats"], game.position()["seats"], strict=True):
        assert {name: shown[name] for name in whole} == whole
    assert game.view(seat, open_hands=True)["scores"] == game.scores
    assert game.view(seat)["scores"] is None  # the points of face-down cards


@clause("SR-40")
def test_the_order_of_a_deck_shows_nowhere():
    """Two games with other luck: the same position, the same view, other cards to come."""
    data = table().position()
    games = [cv.from_position(data, seed=seed) for seed in (5, 6)]
    assert games[0].position() == games[1].position() == data
    assert games[0].state.tobytes() == games[1].state.tobytes()
    assert games[0].view(0) == games[1].view(0)
    drawn = set()
    for game in games:
        game.turn("acquire m01")
        drawn.add(game.position()["market"][-1]["card"])
    assert len(drawn) == 2


@clause("SR-41")
def test_another_hand_of_the_same_size_looks_the_same_to_others():
    game = table()
    data = game.position()
    other, deck = data["seats"][1], data["market_deck"]
    other["hand"][-1], deck[-1] = deck[-1], other["hand"][-1]
    swapped = cv.from_position(data, seed=1)
    assert swapped.position() != game.position()
    for watcher in (None, 0, 2):
        assert swapped.view(watcher) == game.view(watcher)
    assert swapped.view(1) != game.view(1)
