"""Observations: what a seat may know, no more and no less, in named parts that can be read back."""

from __future__ import annotations

import json

import numpy as np
import pytest

import caravansary as cv
from caravansary.engine.cubes import counts
from caravansary.engine.observing import observe, observe_fixed
from support.playing import every_game, every_table, finished, notable, played_on
from support.spice_road import position

pytestmark = pytest.mark.core


def swapped(data, a, b):
    """The same position with two cards exchanged."""
    text = json.dumps(data)
    return json.loads(text.replace(f'"{a}"', '"?"').replace(f'"{b}"', f'"{a}"').replace('"?"', f'"{b}"'))


def hidden_swaps(game: cv.Game, seat: int):
    """Positions that look the same to a seat: something it can't see is exchanged for something else it can't see."""
    data = game.position()
    decks = {name: cards for name, cards in data.items() if isinstance(cards, list) and name.endswith(("deck", "unseen"))}
    for cards in decks.values():
        for other in range(game.players):
            if other == seat:
                continue
            for place, held in data["seats"][other].items():
                shown = game.view(seat)["seats"][other][place]
                if isinstance(shown, int) and isinstance(held, list):
                    yield from (
                        swapped(data, card, cards[0]) for card in held if cards and card[0] == cards[0][0] and card not in ("s1", "s2")
                    )


@every_table
def test_what_can_not_be_seen_does_not_show(game, players):
    """Two positions that a seat can't tell apart give it equal vectors; whoever holds the exchanged card sees it."""
    tried = 0
    spec = cv.observation(game, players)
    start = finished(cv.new(game, players, seed=3))
    for decisions in range(0, len(start.actions), max(1, len(start.actions) // 12)):
        now = start.back_to(decisions)
        for seat in range(players):
            for data in hidden_swaps(now, seat):
                try:
                    other = cv.from_position(data, seed=1)
                except cv.BadPosition:
                    continue
                assert other.view(seat) == now.view(seat) and other.position() != now.position()
                assert (spec.of(other, seat) == spec.of(now, seat)).all()
                assert any((spec.of(other, watcher) != spec.of(now, watcher)).any() for watcher in range(players))
                tried += 1
    if game != "endless-world":  # where all that was revealed lies open
        assert tried > 5


@every_table
def test_luck_does_not_show(game, players):
    now = played_on(cv.new(game, players, seed=3), most=60)
    spec = cv.observation(game, players)
    twin = cv.from_position(now.position(), seed=99)
    for seat in range(players):
        assert (spec.of(twin, seat) == spec.of(now, seat)).all()


@every_table
def test_all_that_can_be_seen_shows(game, players):
    """Positions that look different to a seat give it different vectors (with numbers that fit into 8 bits)."""
    spec = cv.observation(game, players)
    seen = {}
    for now in notable(cv.new(game, players, seed=5), every=7):
        for seat in range(players):
            view = now.view(seat)
            if view["round"] > 200:
                return
            key = (seat, spec.of(now, seat).tobytes())
            assert seen.setdefault(key, json.dumps(view, sort_keys=True)) == json.dumps(view, sort_keys=True)


@every_table
def test_parts_cover_the_vector_and_keep_their_bounds(game, players):
    spec = cv.observation(game, players)
    assert [part.slice.start for part in spec.parts.values()] == [0, *(part.slice.stop for part in spec.parts.values())][:-1]
    assert list(spec.parts.values())[-1].slice.stop == spec.size
    for now in notable(cv.new(game, players, seed=6), every=50):
        for seat in range(players):
            vector = spec.of(now, seat)
            assert vector.dtype == np.uint8 and (vector <= spec.high).all()
            parts = spec.read(vector)
            assert {name: part.shape for name, part in parts.items()} == spec.shapes
            assert parts["phase"].argmax() == now.kind.phases.index(now.phase) and parts["phase"].sum() == 1
            assert parts["seat"].tolist() == [int(other == seat) for other in range(players)]
            assert parts["to_decide"].argmax() == (now.player - seat) % players
            assert parts["score"].flat[0] == now.score_of(seat)


@every_table
def test_the_fixed_part_stays_all_through_a_game(game, players):
    spec = cv.observation(game, players)
    g = cv.new(game, players, seed=8)
    first = spec.of(g)[: spec.fixed].copy()
    for now in notable(g, every=60):
        assert (spec.of(now)[: spec.fixed] == first).all()


@every_table
def test_compiled_and_plain_rules_write_the_same(game, players):
    spec = cv.observation(game, players)
    for now in notable(cv.new(game, players, seed=9), every=200, first=1):
        s, box = now.kind.unpacked(now.key), now._box
        for seat in range(players):
            vector = np.zeros(spec.size, np.uint8)
            observe_fixed(s, box, vector)
            observe(s, box, seat, vector)
            assert (vector == spec.of(now, seat)).all()


def test_spice_road_read_back():
    game = position(
        3,
        hand="s1 m10",
        played="s2 m11",
        claimed="p21 p22",
        gold=1,
        caravan="112",
        seats={1: {"hand": "s1 s2 m12", "claimed": "p23", "caravan": "4"}, 2: {"silver": 1, "claimed": "p24"}},
        market="m01:12 m02 m03 m04 m05 m06",
    )
    spec = cv.observation("spice-road", players=3)
    known = game.catalogue()
    parts = spec.read(spec.of(game, 0))
    assert parts["caravan"].tolist() == [[2, 1, 0, 0], [0, 0, 0, 1], counts(game.position()["seats"][2]["caravan"])]
    assert parts["hand_size"].tolist() == [2, 3, 2] and parts["claims"].tolist() == [2, 1, 1]
    assert parts["coins"].tolist() == [[1, 0], [0, 0], [0, 1]]
    assert parts["market_cubes"].tolist()[:2] == [[1, 1, 0, 0], [0, 0, 0, 0]]
    assert parts["market_gain"].tolist() == [counts(known[f"m0{i}"]["gain"]) for i in range(1, 7)]
    assert parts["hand"].sum() == 2 and parts["claimed"].sum() == 2 and parts["played"].sum(axis=1).tolist() == [2, 0, 0]
    cards = list(known)
    assert [cards[i] for i in np.flatnonzero(parts["hand"])] == ["s1", "m10"]
    game.turn("play s1")
    assert spec.read(spec.of(game))["caravan"].tolist()[0] == [0, 0, 0, 1], "the seat to decide is first"


def test_many_vectors_are_read_at_once_without_copies():
    spec = cv.observation("spice-road", players=2)
    many = np.zeros((5, 7, spec.size), np.uint8)
    parts = spec.read(many)
    assert parts["caravan"].shape == (5, 7, 2, 4)
    parts["round"][:] = 9
    assert (many[..., spec.slices["round"]] == 9).all()


@every_game
def test_what_is_no_observation_is_refused(game):
    spec = cv.observation(game)
    for attempt in (
        lambda: cv.observation(game, 9),
        lambda: cv.observation("chess"),
        lambda: spec.read(np.zeros(3)),
        lambda: spec.of(cv.new(game, 2, seed=1), 2),
        lambda: spec.of(cv.new(game, 2, seed=1), -1),
        lambda: spec.of(cv.new(game, 3, seed=1)),
    ):
        with pytest.raises((cv.BadOption, cv.UnknownGame)):
            attempt()


@every_game
def test_limits_are_those_of_the_values_that_come_with_the_game(game):
    """Where a part shows what a card, tile or location says, its limit is the largest number on any of them."""
    rows = cv.new(game, 2, seed=1).catalogue().values()
    largest = {
        what: max(row[what].count(level) for row in rows if isinstance(row.get(what), str) for level in "1234")
        for what in ("give", "gain", "cost")
    }
    worth = max(row["points"] for row in rows if "points" in row and "cost" in row)
    spec = cv.observation(game, 2)
    for name, part in spec.parts.items():
        what = name.rpartition("_")[2]
        if what in largest or what == "worth":
            assert part.most == part.usual == largest.get(what, worth), name
        assert (spec.high[part.slice] == part.most).all() and 1 <= part.usual <= part.most <= 255
    assert spec.scaled(np.stack([spec.usual] * 2)).tolist() == [[1.0] * spec.size] * 2


@every_table
def test_hardly_any_number_is_above_the_usual(game, players):
    spec = cv.observation(game, players, memory=True)
    batch = cv.batch(game, players=players, games=32, seed=players, memory=True, longest=60)
    above, all_ = 0, 0
    for _ in range(400):
        seen = batch.step(batch.sample()).observations
        assert (seen <= spec.high).all()
        above, all_ = above + int((seen > spec.usual).sum()), all_ + seen.size
    assert above <= all_ / 10_000


@every_game
def test_the_table_of_actions(game):
    """A row says the verb, the place within it and what a card gives and takes; without a position only what never changes."""
    spec, g = cv.observation(game, 2), cv.new(game, 2, seed=4)
    columns, rows = spec.action_table(g)
    at = {name: columns.index(name) for name in columns}
    assert (
        rows.shape == (spec.actions, len(columns))
        and (rows[:, [at[name] for name in columns if name.startswith("is_")]].sum(axis=1) == 1).all()
    )
    for action in range(spec.actions):
        word = g.word(action)
        assert rows[action, at[f"is_{word.verb}"]] == 1
        for what in ("give", "gain", "cost"):
            pile = word.details.get(what, "")
            if isinstance(pile, str):
                assert [rows[action, at[f"{what}_{level}"]] for level in range(1, 5)] == [pile.count(str(level)) for level in range(1, 5)]
        assert rows[action, at["points"]] == word.details.get("points", 0)
    anywhere = spec.action_table().rows
    assert (anywhere[anywhere != 0] == rows[anywhere != 0]).all() and not anywhere.flags.writeable
    assert (rows != anywhere).any(), "what lies on the table is known only in a position"
