"""The wire: what is refused and how it is named, what is generated from the shapes, and that no sentence is made unasked."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Annotated, Any

import pytest

import caravansary as cv
from caravansary.table import show
from caravansary.table.events import Event
from caravansary.table.fold import Table, folded
from caravansary.table.opening import created
from caravansary.table.refusal import Refusal
from caravansary.table.rooms import encoded
from caravansary.table.router import ROUTES
from caravansary.table.web import contract
from caravansary.table.web.description import description
from caravansary.table.wire import answers, asked, told
from caravansary.table.wire.asked import Move, NewTable, Rename
from caravansary.table.wire.reader import check, read
from caravansary.table.wire.schema import Schemas
from caravansary.table.wire.shape import Length, Range, shape_of
from caravansary.table.wire.typescript import written

HOLDER = "a" * 64
MOVE = {"expected": 1, "request": "a-request", "action": 3}
NEW: dict[str, Any] = {"game": "spice-road", "seats": [{"kind": "me"}, {"kind": "me"}]}


# Reading


def test_what_is_right_becomes_a_record() -> None:
    assert read(Move, MOVE) == Move(1, "a-request", 3)
    table = read(NewTable, {**NEW, "grace": 60})
    assert table.seats is not None and table.seats[0].kind == "me" and isinstance(table.grace, float) and table.watch
    assert read(asked.NewDevice, {"as": "bearer"}).as_ == "bearer"
    assert read(Rename, {"seat": 0, "name": " A\u202e\u00a0 b\u200b "}).name == "A b"


@pytest.mark.parametrize(
    ("shape", "value", "where"),
    [
        (Move, None, "body"),
        (Move, [], "body"),
        (Move, {}, "expected"),
        (Move, {**MOVE, "expected": True}, "expected"),
        (Move, {**MOVE, "expected": 1.0}, "expected"),
        (Move, {**MOVE, "request": "a-request\n"}, "request"),
        (Move, {**MOVE, "request": "short", "expected": -1}, "expected"),
        (Move, {**MOVE, "hold": True}, "hold"),
        (Move, {**MOVE, "actions": [1]}, "body"),
        (Move, {**MOVE, "turn": "rest"}, "body"),
        (Move, {"expected": 1, "request": "a-request", "turn": "\ud800"}, "turn"),
        (Move, {**MOVE, "more": 1, "again": 2}, "more"),
        (NewTable, {**NEW, "seats": [{"kind": "me"}]}, "seats"),
        (NewTable, {**NEW, "seats": [{"kind": "me"}] * 6}, "seats"),
        (NewTable, {**NEW, "seats": [{"kind": "me"}, {"kind": "king"}]}, "seats.1.kind"),
        (NewTable, {**NEW, "seats": [{"kind": "bot"}, {"kind": "me"}]}, "seats.0"),
        (NewTable, {**NEW, "options": {"x" * 41: 1}}, f"options.{'x' * 41}.[key]"),
        (NewTable, {**NEW, "components": {"a.csv": 1}}, "components.a.csv"),
        (NewTable, {**NEW, "grace": float("nan")}, "grace"),
        (NewTable, {**NEW, "grace": 10**400}, "grace"),
        (NewTable, {**NEW, "record": "{}"}, "body"),
        (NewTable, {"game": "spice-road"}, "body"),
        (Rename, {"seat": 0, "name": "\u200b"}, "name"),
    ],
)
def test_the_first_fault_is_named(shape: type, value: Any, where: str) -> None:
    with pytest.raises(Refusal) as refusal:
        read(shape, value)
    assert refusal.value.code == "bad-shape" and refusal.value.args_ == {"where": where}


# What is made from the shapes


def test_the_contract_of_the_client_is_up_to_date() -> None:
    assert contract.FILE.read_text(encoding="utf-8") == contract.contract(), "run python -m caravansary.table.web.contract"


def test_every_record_is_in_the_contract_and_in_the_description() -> None:
    text, described = contract.contract(), description()
    assert {route.path for route in ROUTES} == set(described["paths"])
    for module in (answers, asked, told):
        for name, found in vars(module).items():
            if isinstance(found, type) and found.__module__ == module.__name__ and name not in ("Path", "Query", "Counted", "Summary"):
                assert f"export interface {name} " in text, name
    assert set(described["components"]["schemas"]) >= {"TableState", "TableEvent", "Move", "NewTable", "Refused"}


@dataclass(frozen=True)
class Example:
    """Two words."""

    count: Annotated[int, Range(1, 9)]
    names: Annotated[list[str | None], Length(0, 3)]
    from_: bool = False


def test_one_shape_in_three_languages() -> None:
    shape = shape_of(Example)
    schemas = Schemas()
    assert schemas.of(shape) == {"$ref": "#/components/schemas/Example"}
    assert schemas.components["Example"] == {
        "type": "object",
        "properties": {
            "count": {"type": "integer", "minimum": 1, "maximum": 9},
            "names": {"type": "array", "items": {"anyOf": [{"type": "string"}, {"type": "null"}]}, "maxItems": 3},
            "from": {"type": "boolean"},
        },
        "required": ["count", "names"],
        "additionalProperties": False,
        "description": "Two words.",
    }
    interface = "/** Two words. */\nexport interface Example {\n  count: number;\n  names: (string | null)[];\n  from?: boolean;\n}\n"
    assert written([shape]).endswith(interface)
    assert check(shape, {"count": 2, "names": [None, "x"], "from": True}) == Example(2, [None, "x"], True)


# Sentences


def played(game: str) -> Table:
    first = created(read(NewTable, {**NEW, "game": game, "seed": 5}), HOLDER)
    table = folded(first.table, [first])
    for number in range(2, 12):
        assert table.game is not None
        data = {"by": "person", "actions": [table.game.legal[0]], "held": False}
        table.take(Event(table.id, number, 2.0, "acted", table.player, HOLDER, None, data))
    return table


@pytest.mark.parametrize("game", list(cv.games()))
def test_a_sentence_is_made_only_for_who_asks(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = played(game)
    shown = show.state(table, HOLDER, lang="fr"), show.events(table, 0, "fr")
    assert json.dumps(shown).count('"say"') > 20
    monkeypatch.setattr(show, "text", lambda *_: pytest.fail("a sentence that nobody asked for"))
    state = show.state(table, HOLDER)
    assert state["legal"] and state["log"]
    for part in (state, show.events(table, 0), show.replay(table), show.moment(table, 3, 0), show.summary(table)):
        assert b'"say"' not in encoded(part)
