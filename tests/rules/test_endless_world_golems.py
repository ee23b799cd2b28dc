"""Endless World: golem locations, and what point cards and exploration tiles do."""

from __future__ import annotations

import pytest

import caravansary as cv
from support.clauses import clause
from support.endless_world import caravan, golem, location, merchants, position, row, seat

ROW = "p03 p05 p06 p08"  # 123, 223, 224, 234


def notation(game: cv.Game) -> set[str]:
    said = [game.notation(action) for action in game.legal]
    assert len(set(said)) == len(said)
    return set(said)


@clause("EN-15")
def test_at_a_golem_location_at_least_one_part_is_done():
    game = position(row=ROW, caravan="123", bonus={"a1-1": "b01"})
    with pytest.raises(cv.BadNotation, match="not complete; next is one of: take b01, claim p03"):
        game.turn("activate a1-1")
    game.apply(next(action for action in game.legal if game.notation(action) == "activate a1-1"))
    assert notation(game) == {"take b01", "claim p03"}


@clause("EN-15")
def test_a_golem_location_without_a_possible_part_can_not_be_activated():
    game = position(row=ROW, caravan="12", bonus={"a1-1": "-"}, bonus_tiles="b01 b02")
    with pytest.raises(cv.IllegalAction, match="a1-1 has nothing for you: p03 needs 1 turquoise more"):
        game.turn("activate a1-1")
    position(row=ROW, caravan="123", bonus={"a1-1": "-"}, bonus_tiles="b01 b02").turn("activate a1-1 claim p03")


@clause("EN-23")
def test_the_top_bonus_tile_alone():
    game = position(row=ROW, caravan="123", bonus={"a1-1": "b05"})
    game.turn("activate a1-1 take b05")
    assert seat(game)["bonus"] == ["b05"]
    assert (caravan(game), row(game)) == ("123", ROW)
    (stack,) = golem(game, "a1-1")["bonus"]
    assert stack["below"] == 0
    assert stack["top"] not in (None, "b05")


@clause("EN-23")
def test_the_card_alone():
    game = position(row=ROW, caravan="1234", deck_top="p13")
    game.turn("activate a1-1 claim p03")
    assert seat(game)["cards"] == ["p03"]
    assert seat(game)["bonus"] == []


@clause("EN-23")
@pytest.mark.parametrize("turn", ["take b05 claim p03", "claim p03 take b05"])
def test_both_in_the_order_the_player_likes(turn):
    game = position(row=ROW, caravan="1234", bonus={"a1-1": "b05"})
    game.turn(f"activate a1-1 {turn}")
    assert (seat(game)["cards"], seat(game)["bonus"], caravan(game)) == (["p03"], ["b05"], "4")
    assert game.turns == [f"activate a1-1 {turn}"]


@clause("EN-15")
def test_the_first_card_and_the_first_tile_are_like_any_other():
    position(row="p01 p05 p06 p08", caravan="1111222233", bonus={"a1-1": "-"}, bonus_tiles="b02 b03").turn("activate a1-1 claim p01")
    game = position(row=ROW, bonus={"b1-2": "- b01"}, bonus_tiles="b02 b03")
    game.turn("activate b1-2 take b01")
    assert "b01" in seat(game)["bonus"]


@clause("EN-23")
def test_each_part_once():
    game = position(row=ROW, caravan="1222333", bonus={"a1-1": "b05"})
    for turn in ("take b05 take b06", "claim p03 claim p05"):
        with pytest.raises(cv.CaravansaryError):
            game.turn(f"activate a1-1 {turn}")
    assert game.actions == []


@clause("EN-23")
@pytest.mark.parametrize("tile", ["b05", "b09"])
def test_the_top_of_either_stack_where_there_are_two(tile):
    game = position(bonus={"b1-2": "b05 b09"})
    game.turn(f"activate b1-2 take {tile}")
    assert seat(game)["bonus"] == [tile]
    stacks = golem(game, "b1-2")["bonus"]
    assert [stack["below"] for stack in stacks] == ([0, 1] if tile == "b05" else [1, 0])


@clause("EN-23")
def test_only_one_tile_even_where_there_are_two_stacks():
    game = position(bonus={"b1-2": "b05 b09"})
    with pytest.raises(cv.CaravansaryError):
        game.turn("activate b1-2 take b05 take b09")


@clause("EN-23")
def test_with_three_bonus_tiles_no_more_can_be_taken():
    game = position(row=ROW, caravan="223", bonus_tiles="b01 b02 b03")
    assert "activate a1-2" in notation(game)
    assert "activate b1-1" not in notation(game)
    game.apply(game.legal[[game.notation(action) for action in game.legal].index("activate a1-2")])
    assert notation(game) == {"claim p05"}


@clause("EN-23")
def test_only_the_top_of_a_stack_can_be_taken():
    game = position(bonus={"a1-1": "b05"})
    with pytest.raises(cv.BadNotation, match="expected b05"):
        game.turn("activate a1-1 take b07")


@clause("EN-24")
def test_claiming_returns_the_crystals_and_the_row_slides_left():
    game = position(row=ROW, caravan="1222334", deck_top="p13")
    game.turn("activate a1-2 claim p05")
    assert caravan(game) == "1234"
    assert row(game) == "p03 p06 p08 p13"
    now = game.position()
    assert now["deck_top"] not in (None, "p13", *now["deck"])


@clause("EN-14", "EN-24")
def test_tool_crystals_pay_for_a_card(tmp_path):
    values = cv.new("endless-world").kind.data
    for file in values.glob("*.csv"):
        (tmp_path / file.name).write_text(file.read_text().replace("a1-1,A1,golem,1,,,,,", "a1-1,A1,golem,1,,,,s3,"))
    data = position(row=ROW, cards="p31", caravan="13", bonus={"a1-1": "-"}, bonus_tiles="b01 b02").position()
    game = cv.from_position(data, seed=1, components=tmp_path)
    game.turn("activate a1-1 claim p03")  # the green crystal comes from the tool
    assert caravan(game) == ""
    with pytest.raises(cv.IllegalAction, match="needs 1 green more"):
        cv.from_position(data, seed=1).turn("activate a1-1 claim p03")


@clause("EN-30")
def test_assistance_and_tools_work_from_the_next_activation_on(tmp_path):
    values = cv.new("endless-world").kind.data
    for file in values.glob("*.csv"):
        (tmp_path / file.name).write_text(file.read_text().replace("b1-1,B1,golem,2,,,,,", "b1-1,B1,golem,2,,,,s3,"))
    game = cv.from_position(position(row="p03 p05 p31 p08", caravan="122").position(), seed=1, components=tmp_path)
    game.turn("activate b1-1 claim p31")
    assert caravan(game) == ""
    game.turn("rest")
    game.turn("activate c1-1")
    assert caravan(game) == "23"
    game = cv.from_position(position(row="p03 p05 p08 p06", caravan="234").position(), seed=1, components=tmp_path)
    game.turn("activate b1-1 claim p08")  # Assistance at s3
    assert location(game, "b1-1")["merchants"] == 2
    game.turn("rest")
    game.turn("activate c1-1")
    assert location(game, "c1-1")["merchants"] == 1


@clause("EN-31")
@pytest.mark.parametrize(("reserve", "after"), [(5, (8, 3)), (1, (11, 0)), (0, (11, 0))])
def test_new_merchants_come_from_the_reserve_as_many_as_are_left(reserve, after):
    game = position(row="p23 p05 p06 p08", caravan="222", reserve=reserve)
    game.turn("activate a1-1 claim p23")  # shows two, and the location keeps one
    assert merchants(game) == after


@clause("EN-32")
def test_an_exploration_card_takes_a_tile_of_choice_and_opens_its_location_to_all():
    game = position(row="p13 p05 p06 p08", caravan="222", tiles={"d1-3": "x05"}, seats={1: {"board": 12}})
    game.turn("activate a1-1 claim p13 explore x05")
    assert seat(game)["exploration"] == ["x05"]
    assert location(game, "d1-3")["exploration"] is None
    game.turn("activate d1-3")
    assert location(game, "d1-3")["owner"] == 1


@clause("EN-32")
def test_any_tile_on_the_board_may_be_chosen_and_one_must_be():
    game = position(row="p13 p05 p06 p08", caravan="222", bonus={"a1-1": "-"}, bonus_tiles="b01 b02")  # nothing else to do there
    with pytest.raises(cv.BadNotation, match="not complete"):
        game.turn("activate a1-1 claim p13")
    for word in ("activate a1-1", "claim p13"):
        game.apply(next(action for action in game.legal if game.notation(action) == word))
    assert notation(game) == {f"explore x{n:02}" for n in range(1, 11)}
    assert game.phase == "explore"


@clause("EN-32")
def test_the_bonus_tile_may_follow_the_exploration():
    game = position(row="p13 p05 p06 p08", caravan="222", bonus={"a1-1": "b05"}, tiles={"d1-3": "x05"})
    game.turn("activate a1-1 claim p13 explore x05 take b05")
    assert seat(game)["bonus"] == ["b05"]


@clause("EN-32")
def test_with_no_tile_left_the_card_can_still_be_claimed():
    mine, theirs = "x01 x02 x05", "x06 x07 x08 x09 x10"
    at_four = {"row": "p13 p05 p06 p08", "caravan": "222", "exploration": mine, "seats": {1: {"exploration": theirs}}}
    game = position(4, cards="p11 p12 p14", **at_four)
    game.turn("activate a1-1 claim p13")
    assert seat(game)["cards"] == ["p11", "p12", "p13", "p14"]
    assert seat(game)["exploration"] == mine.split()
    assert game.player == 1


@clause("EN-33")
def test_exploration_crystals_come_at_once():
    game = position(row="p13 p05 p06 p08", caravan="222")
    game.turn("activate a1-1 claim p13 explore x01")
    assert caravan(game) == "112"


@clause("EN-33")
def test_exploration_crystals_do_not_pay_for_another_card_but_count_for_the_limit():
    game = position(row="p13 p05 p06 p08", caravan="2222444444")
    game.turn("activate a1-1 claim p13 explore x01")
    assert caravan(game) == "1122444444"


@clause("EN-33")
@pytest.mark.parametrize(("reserve", "after"), [(5, (7, 4)), (0, (11, 0))])
def test_an_exploration_merchant_comes_from_the_reserve_at_once(reserve, after):
    game = position(row="p13 p05 p06 p08", caravan="222", reserve=reserve)
    game.turn("activate a1-1 claim p13 explore x03")
    assert merchants(game) == after


@clause("EN-33")
@pytest.mark.parametrize("tile", ["x05", "x06"])
def test_three_points_at_the_end(tile):
    game = position(row="p13 p05 p06 p08", caravan="222")
    game.turn(f"activate a1-1 claim p13 explore {tile}")
    assert game.score_sheet(0)["exploration"] == 3


@clause("EN-33", "EN-52")
def test_an_extra_icon_is_counted_by_bonus_tiles():
    game = position(row="p13 p05 p06 p08", caravan="222", bonus_tiles="b12", cards="p31")
    assert game.score_sheet(0)["bonus"] == 2
    game.turn("activate a1-1 claim p13 explore x08")  # a tool icon
    assert game.score_sheet(0)["bonus"] == 4
