"""Endless World: how a game begins."""

from __future__ import annotations

import pytest

import caravansary as cv
from support.clauses import clause
from support.endless_world import BONUS, CARDS, TILES, VALUES, cards_in_game, location, merchants, seat

every_player_count = pytest.mark.parametrize("players", [2, 3, 4])
CHOICES = ("D1", "E1", "F1")


def new(players: int = 2, seed: int = 3, **options: str) -> cv.Game:
    return cv.new("endless-world", players, seed, **options)


def shown_cards(game: cv.Game) -> list[str]:
    now = game.position()
    return [place["card"] for place in now["golems"]] + [now["deck_top"]]


@clause("EN-01")
@pytest.mark.parametrize("panel", CHOICES)
def test_the_board_is_three_panels_and_the_chosen_one(panel):
    now = new(panels=panel).position()
    assert now["panels"] == ["A1", "B1", "C1", panel]
    assert {VALUES[place["id"]]["panel"] for place in now["locations"]} == {"A1", "B1", "C1", panel}
    assert len(now["locations"]) == 23


@clause("EN-01")
@pytest.mark.parametrize("options", [{}, {"panels": "random"}])
def test_the_panel_is_random_unless_chosen(options):
    chosen = [new(seed=seed, **options).position()["panels"][-1] for seed in range(90)]
    assert {panel: chosen.count(panel) > 15 for panel in CHOICES} == dict.fromkeys(CHOICES, True)


@clause("EN-01")
def test_a_record_and_a_position_keep_the_panel():
    for seed in range(6):
        game = new(seed=seed)
        assert cv.load(game.save()).position() == game.position()
        by_hand = {name: value for name, value in game.position().items() if name != "options"}
        assert cv.from_position(by_hand, seed=1).position() == game.position()


@clause("EN-01")
@pytest.mark.parametrize("panel", ["A1", "D2", "d1", "", 1, None, ["D1"]])
def test_other_panels_are_refused(panel):
    with pytest.raises(cv.BadOption, match="panels should be one of D1, E1, F1, random"):
        new(panels=panel)


@clause("EN-01")
def test_other_options_are_refused():
    with pytest.raises(cv.BadOption, match='no option "map"'):
        new(map="D1")


@clause("EN-02")
@pytest.mark.parametrize(("players", "count"), [(2, 24), (3, 32), (4, 40)])
def test_cards_leave_by_star_and_number_of_players(players, count):
    game = new(players)
    cards = shown_cards(game) + game.position()["deck"]
    assert sorted(cards) == cards_in_game(players)
    assert len(cards) == count
    left = [VALUES[card] for card in CARDS if card not in cards]
    assert all(card["star"] == "white" or card["players"] in ("=4", *(["3+"] if players == 2 else [])) for card in left)


@clause("EN-03")
@every_player_count
def test_a_card_above_each_golem_location_and_the_top_of_the_deck_in_the_open(players):
    now = new(players).position()
    assert [place["location"] for place in now["golems"]] == ["a1-1", "a1-2", "b1-1", "b1-2"]
    assert len(set(shown_cards(new(players)))) == 5
    assert new(players).view(0)["deck_top"] == now["deck_top"]


@clause("EN-03")
def test_the_deck_is_shuffled():
    dealt = [shown_cards(new(4, seed)) for seed in range(60)]
    assert len({str(cards) for cards in dealt}) == 60
    assert {cards[0] for cards in dealt} | {cards[4] for cards in dealt} == set(cards_in_game(4))


@clause("EN-04")
@every_player_count
def test_bonus_spaces_are_filled_to_their_number_and_the_rest_leave(players):
    now = new(players).position()
    sizes = [[1 + stack["below"] for stack in place["bonus"]] for place in now["golems"]]
    assert sizes == [[2], [2], [4], [2, 2]]
    tops = [stack["top"] for place in now["golems"] for stack in place["bonus"]]
    assert sorted(tops + now["bonus_unseen"]) == BONUS
    assert len(BONUS) == 17


@clause("EN-04")
def test_bonus_tiles_are_dealt_at_random():
    tops = [new(2, seed).position()["golems"][0]["bonus"][0]["top"] for seed in range(120)]
    assert set(tops) == set(BONUS)


@clause("EN-05")
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("panel", CHOICES)
def test_ten_tiles_cover_the_marked_locations_below_four_players(players, panel):
    now = new(players, panels=panel).position()
    covered = {place["id"]: place["exploration"] for place in now["locations"] if place["exploration"]}
    assert sorted(covered.values()) == TILES
    assert all(VALUES[place]["cover"] in ("exploration", "2-3") for place in covered)
    assert [place["id"] for place in now["locations"] if VALUES[place["id"]]["cover"]] == list(covered)


@clause("EN-05")
@pytest.mark.parametrize("panel", CHOICES)
def test_with_four_players_the_locations_marked_2_3_stay_open(panel):
    game = new(4, panels=panel)
    covered = [place for place in game.position()["locations"] if place["exploration"]]
    assert len(covered) == 8
    assert {VALUES[place["id"]]["cover"] for place in covered} == {"exploration"}
    assert location(game, "a1-6")["exploration"] is location(game, "b1-6")["exploration"] is None


@clause("EN-05")
def test_tiles_are_dealt_at_random():
    assert {location(new(2, seed), "c1-3")["exploration"] for seed in range(90)} == set(TILES)
    assert {location(new(2, seed), "a1-6")["exploration"] for seed in range(90)} == set(TILES)


@clause("EN-06")
@pytest.mark.parametrize(("players", "board", "reserve"), [(2, 7, 5), (3, 6, 6), (4, 6, 6)])
def test_merchants_on_the_board_and_in_reserve(players, board, reserve):
    game = new(players)
    assert (game.player, game.round) == (0, 1)
    assert [merchants(game, p) for p in range(players)] == [(board, reserve)] * players


@clause("EN-07")
@every_player_count
def test_first_caravans_by_turn_order(players):
    game = new(players)
    assert [seat(game, p)["caravan"] for p in range(players)] == ["111", "1111", "1111", "1112"][:players]
