"""Spice Road: how a game begins."""

from __future__ import annotations

import pytest

import caravansary as cv
from support.clauses import clause
from support.spice_road import MERCHANTS, POINT_CARDS, market, seat

PLAYERS = cv.games()["spice-road"]["players"]
every_player_count = pytest.mark.parametrize("players", PLAYERS)


@clause("SR-01")
@every_player_count
def test_five_point_cards_lie_open_and_the_rest_are_the_deck(players):
    now = cv.new("spice-road", players, seed=3).position()
    assert len(now["points"]) == 5
    assert sorted(now["points"] + now["points_deck"]) == POINT_CARDS
    assert len(POINT_CARDS) == 36


@clause("SR-01", "SR-04")
def test_the_decks_are_shuffled():
    dealt = [cv.new("spice-road", seed=seed) for seed in range(40)]
    assert len({str(game.position()["points"]) for game in dealt}) == 40
    assert len({market(game) for game in dealt}) == 40
    assert {card for game in dealt for card in game.position()["points"]} == set(POINT_CARDS)
    assert {card for game in dealt for card in market(game).split()} == set(MERCHANTS)


@clause("SR-02")
@every_player_count
def test_two_coins_of_each_kind_per_player(players):
    assert cv.new("spice-road", players, seed=3).position()["coins"] == {"gold": 2 * players, "silver": 2 * players}


@clause("SR-03")
@every_player_count
def test_everybody_starts_with_both_starting_cards(players):
    game = cv.new("spice-road", players, seed=3)
    for player in range(players):
        assert seat(game, player)["hand"] == ["s1", "s2"]
        assert seat(game, player)["played"] == seat(game, player)["claimed"] == []


@clause("SR-03", "SR-04")
@every_player_count
def test_starting_cards_are_never_in_the_market_or_its_deck(players):
    now = cv.new("spice-road", players, seed=3).position()
    assert sorted([place["card"] for place in now["market"]] + now["market_deck"]) == MERCHANTS
    assert len(MERCHANTS) == 43
    assert not {"s1", "s2"} & set(MERCHANTS)


@clause("SR-04")
@every_player_count
def test_six_merchants_lie_open_without_cubes(players):
    now = cv.new("spice-road", players, seed=3).position()
    assert [place["cubes"] for place in now["market"]] == [""] * 6


@clause("SR-06")
@every_player_count
def test_first_caravans_by_turn_order(players):
    game = cv.new("spice-road", players, seed=3)
    assert [seat(game, player)["caravan"] for player in range(players)] == ["111", "1111", "1111", "1112", "1112"][:players]
