"""Records: cut, edited, of other rules or other components, each refused by its own type and message."""

from __future__ import annotations

import json
import shutil

import pytest

import caravansary as cv
from caravansary.engine import record
from support.playing import decisions, every_game


def short_game(game: str, start: bool = False) -> cv.Game:
    g = cv.new(game, players=2, seed=1)
    if start:
        g = cv.from_position(g.position(), seed=1)
    for number, _ in enumerate(decisions(g)):
        if number == 6:
            break
    return g


def edited(text: str, **fields) -> str:
    """The record with other fields, and a check that fits them."""
    body = {**json.loads(text), **fields}
    del body["check"], body["caravansary"]
    return record.written(body)


@every_game
@pytest.mark.parametrize("start", [False, True])
def test_cut_at_every_length(game, start):
    text = short_game(game, start).save()
    assert cv.load(text).save() == text
    for length in range(len(text)):
        with pytest.raises(cv.RecordCut) as refused:
            cv.load(text[:length])
        assert refused.value.message == ("record-cut" if length > len('{"caravansary"') - 1 else "record-no-record")


def test_what_follows_a_record_is_no_part_of_it():
    text = short_game("spice-road").save()
    assert cv.load(text + "\n").save() == text
    for more in ("x", "}", text):
        with pytest.raises(cv.RecordEdited):
            cv.load(text + more)


def test_the_reason_speaks_the_language_too():
    with pytest.raises(cv.RecordEdited) as refused:
        cv.load(edited(short_game("spice-road").save(), actions=[58]))
    assert "la décision en cours" in refused.value.text("fr")


@every_game
@pytest.mark.parametrize("start", [False, True])
def test_edited_in_every_field_without_the_check(game, start):
    body = json.loads(short_game(game, start).save())
    for name in body:
        if name in ("caravansary", "check"):
            continue
        for value in ("other", 12345, None, [1], {"a": 1}):
            if value == body[name] or (name, value) == ("rules", 12345):
                continue
            with pytest.raises(cv.RecordEdited, match="changed after it was saved"):
                cv.load(json.dumps({**body, name: value}))
    for name in list(body)[1:-1]:
        with pytest.raises(cv.RecordEdited, match="changed after it was saved"):
            cv.load(json.dumps({key: value for key, value in body.items() if key != name}))
    with pytest.raises(cv.RecordEdited):
        cv.load(json.dumps({**body, "check": "0" * 16}))
    with pytest.raises(cv.RecordCut):
        cv.load(json.dumps({key: value for key, value in body.items() if key != "check"}))


@every_game
def test_other_rules_are_named_whatever_the_check_says(game):
    body = json.loads(short_game(game).save())
    with pytest.raises(cv.RecordVersion, match="version 99"):
        cv.load(json.dumps({**body, "rules": 99}))


@every_game
def test_a_letter_spoilt_within_is_an_edit(game):
    text = short_game(game).save()
    for at in range(text.index('"game"'), text.index('"check"'), 7):
        with pytest.raises(cv.RecordEdited):
            cv.load(text[:at] + "~" + text[at + 1 :])


@every_game
@pytest.mark.parametrize("name", ["game", "rules", "components", "players", "edition", "seed", "options", "start", "actions"])
def test_a_field_of_the_wrong_type_is_named(game, name):
    text = short_game(game).save()
    right = type(json.loads(text)[name])
    for value in ("x", 1, 1.5, True, ["x"], {"x": 1}):
        if type(value) is right or (name == "start" and isinstance(value, dict)):
            continue
        with pytest.raises(cv.RecordEdited, match=f'"{name}"') as refused:
            cv.load(edited(text, **{name: value}))
        assert refused.value.message == "record-field"


@every_game
def test_a_field_that_is_missing_or_too_much(game):
    text = short_game(game).save()
    body = json.loads(text)
    for name in list(body)[1:-1]:
        fewer = {key: value for key, value in body.items() if key not in (name, "check", "caravansary")}
        with pytest.raises(cv.RecordEdited, match=f'"{name}"'):
            cv.load(record.written(fewer))


@every_game
@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"players": 1}, "record-start"),
        ({"players": 99}, "record-start"),
        ({"edition": "silver"}, "record-start"),
        ({"seed": -1}, "record-start"),
        ({"seed": 2**62}, "record-start"),
        ({"options": {"weather": "rain"}}, "record-start"),
        ({"options": {"kind": 1}}, "record-start"),
        ({"options": {"players": 3}}, "record-start"),
        ({"options": {"components": "."}}, "record-start"),
        ({"start": {}}, "record-start"),
        ({"start": {"game": "other"}}, "record-start"),
        ({"actions": [-1]}, "record-action"),
        ({"actions": ["0"]}, "record-action"),
        ({"actions": [True]}, "record-action"),
        ({"actions": [1.0]}, "record-action"),
        ({"actions": [None]}, "record-action"),
        ({"actions": [10**25]}, "record-action"),
    ],
)
def test_what_can_not_be_replayed_is_refused_with_the_reason(game, fields, message):
    with pytest.raises(cv.RecordEdited) as refused:
        cv.load(edited(short_game(game).save(), **fields))
    assert refused.value.message == message
    assert refused.value.text("en") != refused.value.text("fr")


@every_game
def test_an_illegal_action_is_named_by_its_number(game):
    g = short_game(game)
    wrong = next(action for action in range(g.kind.actions) if action not in g.legal)
    with pytest.raises(cv.RecordEdited, match=f"Action {len(g.actions) + 1} of the record"):
        cv.load(edited(g.save(), actions=[*g.actions, wrong]))


@every_game
def test_actions_after_the_end_are_refused(game):
    g = cv.new(game, seed=1)
    for _ in decisions(g):
        pass
    with pytest.raises(cv.RecordEdited, match="over"):
        cv.load(edited(g.save(), actions=[*g.actions, g.actions[-1]]))


@every_game
def test_a_start_that_is_another_game_than_the_record_says(game):
    g = short_game(game, start=True)
    start = json.loads(g.save())["start"]
    for wrong in ({"players": 3}, {"edition": g.kind.editions[-1]}):
        with pytest.raises(cv.RecordEdited):
            cv.load(edited(g.save(), **wrong))
    with pytest.raises(cv.RecordEdited):
        cv.load(edited(g.save(), start={**start, "game": "other"}))


@every_game
def test_other_rules_and_other_formats(game):
    text = short_game(game).save()
    with pytest.raises(cv.RecordVersion, match="rules version 99"):
        cv.load(edited(text, rules=99))
    for format in (0, 3, "1", None, [1]):
        with pytest.raises(cv.RecordVersion, match="format"):
            cv.load(json.dumps({**json.loads(text), "caravansary": format}))


@every_game
def test_other_components(game, tmp_path):
    g = short_game(game)
    with pytest.raises(cv.RecordComponents, match="0123456789abcdef"):
        cv.load(edited(g.save(), components="0123456789abcdef"))
    shutil.copytree(g.kind.data, tmp_path / "box")
    assert cv.load(g.save(), components=tmp_path / "box") == g  # the same values from elsewhere


def test_values_of_another_box(tmp_path):
    box = shutil.copytree(cv.new("spice-road", seed=1).kind.data, tmp_path / "box")
    cards = box / "point_cards.csv"
    cards.write_text(cards.read_text(encoding="utf-8").replace("p01,1122,6", "p01,1122,5"), encoding="utf-8")
    g = cv.new("spice-road", seed=1, components=box)
    assert cv.load(g.save(), components=box) == g
    with pytest.raises(cv.RecordComponents):
        cv.load(g.save())
    with pytest.raises(cv.RecordComponents):
        cv.load(cv.new("spice-road", seed=1).save(), components=box)
    with pytest.raises(cv.Unreadable):
        cv.load(g.save(), components=tmp_path / "nowhere")


@pytest.mark.parametrize("text", ["", "{}", "[]", "null", "7", '"x"', "hello", '{"caravan": 1}', "[" * 100_000, "\0", '{"a": NaN}'])
def test_what_is_no_record(text):
    with pytest.raises(cv.RecordCut, match="not a Caravansary record"):
        cv.load(text)


@pytest.mark.parametrize("text", [None, 7, b"{}", ["{}"], " " * (5 * 1024 * 1024)])
def test_what_is_no_text(text):
    with pytest.raises(cv.RecordCut, match="text"):
        cv.load(text)


def test_a_record_of_an_unknown_game():
    with pytest.raises(cv.UnknownGame, match="checkers"):
        cv.load(edited(cv.new("spice-road", seed=1).save(), game="checkers"))


def test_every_kind_of_broken_record_is_a_bad_record():
    for kind in (cv.RecordCut, cv.RecordEdited, cv.RecordVersion, cv.RecordComponents):
        assert issubclass(kind, cv.BadRecord)
