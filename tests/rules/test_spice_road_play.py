"""Spice Road: playing a card, resting, and the caravan's limit."""

from __future__ import annotations

import pytest

import caravansary as cv
from support.clauses import clause
from support.spice_road import caravan, position, seat


def choose(game: cv.Game, words: str) -> None:
    """One decision, not a whole turn."""
    game.apply(next(action for action in game.legal if game.notation(action) == words))


def notation(game: cv.Game) -> set[str]:
    said = [game.notation(action) for action in game.legal]
    assert len(set(said)) == len(said)
    return set(said)


@clause("SR-05", "SR-10")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_turns_go_round_from_the_first_player(players):
    game = cv.new("spice-road", players, seed=3)
    turns = []
    for _ in range(2 * players + 1):
        turns.append((game.round, game.player))
        game.turn("rest")
    assert turns == [(1, p) for p in range(players)] + [(2, p) for p in range(players)] + [(3, 0)]


@clause("SR-10")
def test_a_turn_that_is_over_leaves_nothing_behind():
    game = position(market="m10 m11 m12 m13 m14 m15", caravan="1112", seats={1: {"caravan": "111"}})
    for turn in ("play s2 1>2 1>2", "play s1", "acquire m11 pay 2", "rest"):
        game.turn(turn)
        assert game.key == cv.from_position(game.position(), seed=1).key


@clause("SR-11")
def test_a_played_card_lies_open_and_cannot_be_played_again():
    game = position(hand="s1 s2", caravan="1")
    game.turn("play s1")
    assert seat(game)["hand"] == ["s2"]
    assert seat(game)["played"] == ["s1"]
    game.turn("rest")
    with pytest.raises(cv.IllegalAction, match="s1 has been played already"):
        game.turn("play s1")


@clause("SR-11")
def test_only_cards_in_hand_can_be_played():
    game = position(hand="s1 s2", seats={1: {"hand": "s1 s2 m10"}})
    with pytest.raises(cv.IllegalAction, match="m10 is not in hand"):
        game.turn("play m10")
    with pytest.raises(cv.IllegalAction, match="m01 is not in hand"):
        game.turn("play m01")  # it lies in the market


@clause("SR-12")
@pytest.mark.parametrize(
    ("card", "after"),
    [("s1", "1112"), ("m01", "11112"), ("m02", "1122"), ("m03", "123"), ("m05", "11122"), ("m07", "1222"), ("m08", "124")],
)
def test_a_produce_card_gives_its_cubes(card, after):
    game = position(hand="s1 s2 m01 m02 m03 m05 m07 m08", market="m10 m11 m12 m13 m14 m15", caravan="12")
    game.turn(f"play {card}")
    assert caravan(game) == after
    assert game.player == 1


@clause("SR-12")
def test_rulebook_example_one_yellow_and_one_red():
    game = position(hand="s1 s2 m02", market="m10 m11 m12 m13 m14 m15")
    game.turn("play m02")
    assert caravan(game) == "12"


@clause("SR-13")
@pytest.mark.parametrize(
    ("turn", "after"),
    [
        ("play s2 1>2 1>2", "22"),  # the rulebook's example: two yellow to red
        ("play s2 1>2 2>3", "13"),  # ... or one yellow to red and that red to green
        ("play s2 1>2", "12"),
        ("play s2", "11"),
    ],
)
def test_an_upgrade_card_raises_two_cubes_or_one_twice_or_fewer(turn, after):
    game = position(caravan="11")
    game.turn(turn)
    assert caravan(game) == after
    assert game.player == 1


@clause("SR-13")
def test_an_upgrade_card_of_three_raises_three_times_not_four():
    game = position(hand="s1 s2 m09", caravan="1")
    game.turn("play m09 1>2 2>3 3>4")
    assert caravan(game) == "4"
    game = position(hand="s1 s2 m09", caravan="1111")
    with pytest.raises(cv.BadNotation, match="already over"):
        game.turn("play m09 1>2 1>2 1>2 1>2")
    assert caravan(game) == "1111"


@clause("SR-13")
def test_stopping_is_offered_at_every_raise():
    game = position(caravan="123")
    choose(game, "play s2")
    assert (game.phase, notation(game)) == ("upgrade", {"1>2", "2>3", "3>4", "done"})


@clause("SR-13")
def test_the_highest_level_cannot_be_raised():
    game = position(caravan="34")
    with pytest.raises((cv.BadNotation, cv.IllegalAction)):
        game.turn("play s2 4>5")
    game.turn("play s2 3>4")  # nothing is left to raise: the turn is over
    assert caravan(game) == "44"
    assert game.player == 1


@clause("SR-13")
def test_only_cubes_of_the_caravan_can_be_raised():
    game = position(caravan="1")
    with pytest.raises(cv.IllegalAction, match="cube is not available"):
        game.turn("play s2 2>3")


@clause("SR-13", "SR-15")
def test_with_nothing_left_to_raise_nothing_is_asked():
    game = position(caravan="4")
    choose(game, "play s2")
    assert (game.player, game.phase) == (1, "turn")
    game = position(caravan="3")
    choose(game, "play s2")
    choose(game, "3>4")
    assert (game.player, game.phase) == (1, "turn")


@clause("SR-14")
@pytest.mark.parametrize(("times", "after"), [("", "11113"), ("x1", "11113"), ("x2", "1133"), ("x3", "333")])
def test_rulebook_example_six_yellow_traded_by_twos(times, after):
    game = position(hand="s1 s2 m11", caravan="111111")
    game.turn(f"play m11 {times}")
    assert caravan(game) == after
    assert game.player == 1


@clause("SR-14")
def test_no_trade_without_the_cubes():
    game = position(hand="s1 s2 m11", caravan="111111")
    with pytest.raises(cv.BadNotation, match="can't be repeated that often"):
        game.turn("play m11 x4")
    assert caravan(game) == "111111"


@clause("SR-14")
def test_a_trade_can_stop_while_cubes_last():
    game = position(hand="s1 s2 m11", caravan="1111")
    choose(game, "play m11")
    assert (game.phase, notation(game)) == ("repeat", {"again", "done"})
    assert caravan(game) == "113"


@clause("SR-14")
def test_a_trade_needs_all_cubes_above_its_arrow():
    game = position(hand="s1 s2 m30", caravan="1133333")  # m30: two yellow and a green for two brown
    game.turn("play m30")
    assert caravan(game) == "333344"
    with pytest.raises(cv.IllegalAction, match="m30 needs 1 yellow more"):
        position(hand="s1 s2 m30", caravan="1333333").turn("play m30")


@clause("SR-14")
def test_gained_cubes_pay_for_the_next_trade(tmp_path):
    """No printed card gives what it takes; a box of your own may hold one that does."""
    box = own_box(tmp_path, "m10,trade,2,111,", "m10,trade,1122,12224,")
    game = cv.from_position(position(hand="s1 s2 m10", caravan="111122").position(), seed=1, components=box)
    game.turn("play m10 x3")
    assert caravan(game) == "1222224" + "44"


def own_box(folder, line, instead):
    for path in cv.new("spice-road", seed=0).kind.data.iterdir():
        text = path.read_text(encoding="utf-8")
        (folder / path.name).write_text(text.replace(line, instead), encoding="utf-8")
    return folder


@clause("SR-15")
def test_a_trade_card_needs_one_trade_and_an_upgrade_card_no_cube():
    game = position(hand="s1 s2 m11 m12", caravan="1")
    assert {"play s1", "play s2"} <= notation(game)
    assert not {"play m11", "play m12"} & notation(game)
    game.turn("rest")
    assert "play s2" in notation(game)  # no cube at all
    game.turn("play s2")
    assert caravan(game, 1) == ""
    assert game.player == 0


@clause("SR-19")
def test_rest_takes_all_own_played_cards_back():
    game = position(hand="s1", played="s2 m01 m10", market="m02 m03 m04 m05 m06 m07", seats={1: {"hand": "s2", "played": "s1"}})
    game.turn("rest")
    assert seat(game)["hand"] == ["s1", "s2", "m01", "m10"]
    assert seat(game)["played"] == []
    assert seat(game, 1)["played"] == ["s1"]
    assert caravan(game) == ""


@clause("SR-19")
def test_rest_is_legal_with_nothing_played():
    game = position(hand="s1 s2", played="")
    assert "rest" in notation(game)
    game.turn("rest")
    assert seat(game)["hand"] == ["s1", "s2"]
    assert game.player == 1


@clause("SR-19")
def test_a_player_with_no_hand_and_no_cubes_can_rest():
    game = position(hand="", played="s1 s2", market="", market_deck=[], seats={1: {"hand": "s1 s2 " + " ".join(ALL_MERCHANTS)}})
    assert notation(game) == {"rest"}


ALL_MERCHANTS = [f"m{number:02d}" for number in range(1, 44)]


@clause("SR-23")
def test_the_owner_chooses_what_to_return_down_to_ten():
    game = position(hand="s1 s2 m04", market="m10 m11 m12 m13 m14 m15", caravan="111223344")
    choose(game, "play m04")
    assert (game.phase, game.player) == ("discard", 0)
    assert caravan(game) == "1111111223344"  # above ten within the turn
    assert notation(game) == {"discard 1", "discard 2", "discard 3", "discard 4"}
    game.turn("discard 2 2 4")
    assert caravan(game) == "1111111334"
    assert game.player == 1


@clause("SR-23")
def test_ten_cubes_are_no_cube_too_many():
    game = position(caravan="11111111")
    game.turn("play s1")
    assert caravan(game) == "1" * 10
    assert game.player == 1


@clause("SR-23")
def test_a_turn_may_neither_skip_the_discard_nor_return_more():
    game = position(caravan="111111111")
    with pytest.raises(cv.BadNotation, match="not complete"):
        game.turn("play s1")
    with pytest.raises(cv.BadNotation, match="already over"):
        game.turn("play s1 discard 1 1")
    with pytest.raises(cv.IllegalAction, match="cube is not available"):
        game.turn("play s1 discard 4")
    assert caravan(game) == "111111111"


@clause("SR-23")
def test_the_limit_counts_at_the_end_of_the_turn_only():
    """m15 gives five cubes for one: past ten and on, before anything goes back."""
    game = position(hand="s1 s2 m15", caravan="1111113333")
    game.turn("play m15 x4 discard" + " 1" * 16)
    assert caravan(game) == "1111112222"


@clause("SR-23")
def test_discard_after_a_trade():
    game = position(hand="s1 s2 m10", caravan="2222222222")
    game.turn("play m10 x2 discard 2 2 1 1")
    assert caravan(game) == "1111222222"


@clause("SR-24")
def test_cubes_never_run_out():
    full = {"caravan": "4444444444", "hand": "s1 s2"}
    game = position(
        players=5, hand="s1 s2 m08", caravan="4444444444", seats=dict.fromkeys(range(1, 5), full), market="m10 m11 m12 m13 m14 m15"
    )
    game.turn("play m08 discard 4")
    assert caravan(game) == "4444444444"
