"""Endless World: the end, the points, and what is hidden."""

from __future__ import annotations

import pytest

import caravansary as cv
from support.clauses import clause
from support.endless_world import BONUS, VALUES, cards_in_game, position, seat

SEVEN = "p01 p03 p05 p06 p08 p10 p31"


@clause("EN-50")
@pytest.mark.parametrize(("players", "player", "turns"), [(2, 0, 1), (2, 1, 0), (3, 0, 2), (4, 1, 2), (4, 3, 0)])
def test_the_eighth_card_ends_the_game_after_the_round(players, player, turns):
    game = position(players, player, cards=SEVEN, row="p13 p15 p16 p18", caravan="222")
    game.turn("activate a1-1 claim p13 explore x05")
    for _ in range(turns):
        assert (game.over, game.position()["final_round"]) == (False, True)
        game.turn("rest")
    assert game.over
    assert (game.player, game.legal, game.phase) == (None, [], "over")


@clause("EN-50")
def test_seven_cards_do_not_end_it():
    game = position(cards="p01 p03 p05 p06 p08 p10", row="p13 p15 p16 p18", caravan="222", player=1)
    game.turn("activate a1-1 claim p13 explore x05")
    assert not game.over
    assert game.round == 5


@clause("EN-51")
def test_points_come_from_cards_bonus_exploration_and_crystals_that_are_not_yellow():
    game = position(cards="p01 p31 p13 p15", bonus_tiles="b17 b12", exploration="x05 x07", caravan="112234")
    sheet = game.score_sheet(0)
    assert sheet == {"cards": 3 + 2 + 4 + 6, "bonus": 3 + 2, "exploration": 3, "cubes": 4, "total": 27}
    assert game.scores[0] == 27


@clause("EN-52")
def test_the_rulebooks_example_is_18_points():
    # Seven icons: 3 Assistance, 1 Tool, 3 New merchants. 1 pair × 3, 3 pairs × 3, 3 icons × 2.
    cards = "p01 p03 p05 p31 p21 p23"
    game = position(cards=cards, exploration="x09", bonus_tiles="b01 b02 b11")
    icons = [VALUES[card]["kind"] for card in cards.split()] + [VALUES["x09"]["icon"]]
    assert (len(icons), icons.count("assistance"), icons.count("tool"), icons.count("new_merchants")) == (7, 3, 1, 3)
    assert game.score_sheet(0)["bonus"] == 1 * 3 + 3 * 3 + 3 * 2 == 18


@clause("EN-52")
@pytest.mark.parametrize(
    ("tile", "cards", "tiles", "points"),
    [
        ("b12", "p31 p33 p35", "", 6),
        ("b12", "", "", 0),
        ("b14", "p13 p15", "x05 x10", 6),
        ("b01", "p01 p03 p31", "", 3),
        ("b01", "p01 p03 p31", "x08", 6),
        ("b01", "p01 p03", "", 0),
        ("b10", "p01 p03 p13", "x10", 6),
        ("b17", "", "", 3),
    ],
)
def test_icons_and_pairs(tile, cards, tiles, points):
    assert position(cards=cards, exploration=tiles, bonus_tiles=tile).score_sheet(0)["bonus"] == points


@clause("EN-52")
@pytest.mark.parametrize(("board", "points"), [(4, 3), (5, 4), (6, 4), (9, 6)])
def test_pairs_of_merchants_on_the_board_and_on_locations_but_not_in_reserve(board, points):
    game = position(bonus_tiles="b15", board=board, at={"a1-3": (0, 1), "b1-3": (0, 2), "c1-1": (1, 2)})
    assert game.score_sheet(0)["bonus"] == points


@clause("EN-52")
def test_tiles_count_by_themselves_and_share_icons():
    game = position(cards="p01 p31", bonus_tiles="b01 b07 b11")
    assert game.score_sheet(0)["bonus"] == 3 + 3 + 2


@clause("EN-53")
@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [("2222", "222", 0), ("222", "2222", 1), ("222", "222", 1)],
)
def test_the_highest_wins_and_a_tie_goes_to_the_last_to_play(first, second, winner):
    eight = "p01 p03 p05 p06 p08 p10 p31 p33"  # 3+4+5+6+7+10+2+5 = 42
    other = "p15 p16 p18 p20 p23 p25"  # 6+6+7+9+4+7 = 39
    tiles = "x01 x02 x07 x08"  # no points
    seats = {0: {"cards": eight, "caravan": first}, 1: {"cards": other, "caravan": second + "333", "exploration": tiles}}
    game = position(seats=seats, player=1)
    game.turn("rest")
    assert game.over
    assert (game.scores[0] - len(first), game.scores[1] - len(second)) == (42, 42)
    assert game.winner == winner


@clause("EN-60")
def test_what_lies_below_is_unknown_and_all_else_is_open():
    game = position(3, cards="p01", bonus_tiles="b05", exploration="x01")
    for viewer in (None, 0, 1, 2):
        view = game.view(viewer)
        assert view["deck_top"] in cards_in_game(3)
        assert isinstance(view["deck"], int)
        assert isinstance(view["bonus_unseen"], int)
        assert [set(stack) for place in view["golems"] for stack in place["bonus"]] == [{"top", "below"}] * 5
        for shown, whole in zip(view["seats"], game.position()["seats"], strict=True):
            assert {name: shown[name] for name in whole} == whole
        for shown, whole in zip(view["locations"], game.position()["locations"], strict=True):
            assert {name: shown[name] for name in whole} == whole


@clause("EN-60")
def test_the_deck_and_the_stacks_hold_no_secret():
    """The state knows sets only: other luck reveals other cards, all of them from what was unseen."""
    data = position(row="p03 p05 p06 p08", caravan="123", bonus={"a1-1": "b05"}).position()
    cards, tiles = set(), set()
    for luck in range(60):
        game = cv.from_position(data, seed=luck)
        game.turn("activate a1-1 claim p03 take b05")
        cards.add(game.position()["deck_top"])
        tiles.add(game.position()["golems"][0]["bonus"][0]["top"])
    assert cards <= set(data["deck"])
    assert tiles <= set(data["bonus_unseen"])
    assert len(cards) > 12
    assert tiles == set(data["bonus_unseen"])


@clause("EN-60", "EN-04")
def test_every_tile_is_somewhere_whatever_was_uncovered():
    game = cv.new("endless-world", 4, seed=8, panels="E1")
    for p, place in enumerate(("a1-1", "a1-2", "b1-1", "b1-2")):
        tile = game.position()["golems"][p]["bonus"][0]["top"]
        game.turn(f"activate {place} take {tile}")
        assert seat(game, p)["bonus"] == [tile]
    now = game.position()
    tops = [stack["top"] for place in now["golems"] for stack in place["bonus"]]
    assert sorted([*tops, *now["bonus_unseen"], *(tile for s in now["seats"] for tile in s["bonus"])]) == BONUS


def short_box(tmp_path, kept: str):
    """A box in which only these cards are without a white star."""
    values = cv.new("endless-world").kind.data
    for file in values.glob("*.csv"):
        lines = file.read_text().splitlines()
        if file.name == "point_cards.csv":
            cells = [line.split(",") for line in lines]
            for cell in cells[1:]:
                cell[6], cell[7] = "", "" if cell[0] in kept.split() else "white"
            lines = [",".join(cell) for cell in cells]
        (tmp_path / file.name).write_text("\n".join(lines) + "\n")
    return tmp_path


@clause("EN-61")
def test_an_empty_deck_leaves_the_rightmost_location_without_a_card(tmp_path):
    box = short_box(tmp_path, "p03 p05 p06 p08 p10")
    data = cv.new("endless-world", seed=1, components=box).position()
    assert data["deck"] == []
    data["golems"][0]["card"], data["golems"][1]["card"], data["golems"][2]["card"] = "p03", "p05", "p06"
    data["golems"][3]["card"], data["deck_top"] = "p08", "p10"
    data["seats"][0]["caravan"] = data["seats"][1]["caravan"] = "1223334"
    game = cv.from_position(data, seed=1, components=box)
    game.turn("activate a1-1 claim p03")
    assert [place["card"] for place in game.position()["golems"]] == ["p05", "p06", "p08", "p10"]
    assert game.position()["deck_top"] is None
    game.turn("activate a1-2 claim p06")
    assert [place["card"] for place in game.position()["golems"]] == ["p05", "p08", "p10", None]
    assert cv.from_position(game.position(), seed=1, components=box).key == game.key
    words = {game.notation(action) for action in game.legal}
    assert "activate b1-2" in words  # its bonus tiles are still there
    game.apply(next(action for action in game.legal if game.notation(action) == "activate b1-2"))
    assert all(game.notation(action).startswith("take") for action in game.legal)


@clause("EN-61")
def test_without_any_card_left_the_game_ends(tmp_path):
    box = short_box(tmp_path, "p03 p05 p06 p08")
    data = cv.new("endless-world", seed=1, components=box).position()
    for place, card in zip(data["golems"], ("p03", None, None, None), strict=True):
        place["card"] = card
    data["seats"][1]["cards"] = ["p05", "p06", "p08"]
    data["seats"][0]["caravan"] = "123"
    game = cv.from_position(data, seed=1, components=box)
    game.turn("activate a1-1 claim p03")
    assert game.position()["final_round"]
    game.turn("rest")
    assert game.over
