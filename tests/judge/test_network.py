"""The judge itself: the same in compiled and plain code, told from the seat to move, blind to luck, and exact once a game is over."""

from __future__ import annotations

import random

import numpy as np
import pytest

import caravansary as cv
from caravansary.engine import describing, jit
from caravansary.engine.describing import Noted
from caravansary.engine.layout import copied
from caravansary.judge import network
from caravansary.judge.network import judge, verdict, weights_in
from support.playing import TABLES, every_table, finished

pytestmark = pytest.mark.skipif(not jit.ENABLED, reason="compiled and plain code are compared")
# Of each game: the fields of its state that have a value for each seat, those that name a seat, and those that are sets of seats
SEATS = {
    "spice-road": (("hand", "played", "claimed", "caravan", "gold", "silver", "claims"), (), ()),
    "eastern-wonders": (("vp", "hold", "built", "bonus", "vp_bonus", "boat", "claims"), (), ("outposts",)),
    "endless-world": (("cards", "bonus", "found", "caravan", "board", "reserve"), ("owner",), ()),
}
FEATURED = [(game, players) for game, players in TABLES if game in SEATS]
every_featured = pytest.mark.parametrize(("game", "players"), FEATURED, ids=[f"{game}-{players}" for game, players in FEATURED])


def turns_of(game: str, players: int, most: int = 12) -> list[cv.Game]:
    """Positions all through a game, at the start of turns."""
    whole, begun = finished(cv.new(game, players, seed=4)), {}
    for number, (now, _) in enumerate(whole.replayed()):
        begun.setdefault((now.round, now.player), number)
    chosen = list(begun.values())
    return [whole.back_to(number) for number in chosen[:: max(1, len(chosen) // most)]]


def noted(game: cv.Game, compiled: bool, seat: int | None = None) -> dict[int, float]:
    """The features by place."""
    size = game.kind.features.size(game.players)
    out = Noted(np.zeros(size + 1, np.int64), np.zeros(size + 1, np.float32))
    seat = game.player if seat is None else seat
    if compiled:
        states, i, boxes = game.records()
        n = jit.functions(game.kind, describing).describe(states[i], boxes[0], seat, out)
    else:
        n = describing.describe(game._now.mirror(), game._box, seat, out)
    places = out.place[:n].tolist()
    assert len(set(places)) == n <= size and all(0 <= place < size for place in places)
    return dict(zip(places, out.value[:n].tolist(), strict=True))


def some_judge(game: cv.Game, without: range = range(0)) -> network.Judge:
    sizes = game.kind.features.size(game.players), 16, 8, 2 * game.players
    weights = np.random.default_rng(5).normal(0, 0.3, weights_in(sizes)).astype(np.float32)
    for place in without:
        weights[place * 16 : (place + 1) * 16] = 0.0
    return judge(sizes, weights, game.players)


@every_featured
def test_compiled_and_plain_code_note_and_judge_alike(game: str, players: int) -> None:
    for now in turns_of(game, players):
        assert noted(now, compiled=True) == noted(now, compiled=False)
        j = some_judge(now)
        said = verdict(now, j)
        network.weigh([now._now.mirror()], 0, [now._box], j)
        assert np.allclose(said.win, j.win, atol=1e-5) and np.allclose(said.margin, j.margin, atol=1e-3)
        assert sum(said.win) == pytest.approx(1.0) and min(said.win) > 0.0


@every_featured
def test_what_is_noted_does_not_depend_on_luck(game: str, players: int) -> None:
    for now in turns_of(game, players, 4):
        assert noted(now.sight(luck=5), compiled=True) == noted(now.sight(luck=6), compiled=True) == noted(now, compiled=True)


@every_featured
def test_seats_are_told_from_the_one_to_move(game: str, players: int) -> None:
    """Where everybody moves up one seat, only the place in turn order shows, and the verdict moves along."""
    order = range(first := cv_features(game).TURN_ORDER, first + players)
    for now in turns_of(game, players, 6):
        moved = now.placed(now.kind.state.pack(moved_up(game, now)))
        assert others(noted(moved, True), order) == others(noted(now, True), order)
        j = some_judge(now, without=order)
        before, after = verdict(now, j), verdict(moved, j)
        assert after.win == before.win[-1:] + before.win[:-1]
        assert after.margin == before.margin[-1:] + before.margin[:-1]


def cv_features(game: str):
    return cv.new(game, seed=1).kind.features


def others(found: dict[int, float], left_out: range) -> dict[int, float]:
    return {place: value for place, value in found.items() if place not in left_out}


def moved_up(game: str, now: cv.Game):
    s, players = copied(now._now.mirror()), now.players
    by_seat, names, sets = SEATS[game]
    for name in by_seat:
        values = getattr(s, name)
        values[:players] = [*values[players - 1 : players], *values[: players - 1]]
    for name in names:
        setattr(s, name, [(seat + 1) % players if seat >= 0 else seat for seat in getattr(s, name)])
    for name in sets:
        setattr(s, name, [sum(1 << (p + 1) % players for p in range(players) if seats >> p & 1) for seats in getattr(s, name)])
    s.player = (s.player + 1) % players
    return s


@every_table
def test_a_game_that_is_over_is_judged_as_it_ended(game: str, players: int) -> None:
    now = finished(cv.new(game, players, seed=random.Random(players).randrange(99)))
    if now.kind.features is None:
        pytest.skip("the game has no features")
    said = verdict(now, some_judge(now))
    assert said.win == tuple(float(place == 0) for place in now.places)
    assert said.margin == tuple(float(points - max(now.scores[:p] + now.scores[p + 1 :])) for p, points in enumerate(now.scores))
