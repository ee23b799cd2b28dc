"""Every game, every player count: decisions, legality, endings, luck."""

from __future__ import annotations

import json
import random

import numpy as np
import pytest

import caravansary as cv
from caravansary.engine import jit, play
from support.playing import LANGUAGES, decisions, every_game, every_table, everything, finished, illegal, notable, played_on

pytestmark = [pytest.mark.core, pytest.mark.once]


@every_game
def test_metadata(game):
    about = cv.games()[game]
    assert about["players"] == sorted(set(about["players"])) and min(about["players"]) >= 1
    assert about["editions"] and about["actions"] > 0 and about["rules_version"] >= 1
    assert about["phases"][0] == "over" and len(set(about["phases"])) == len(about["phases"])
    assert about["chance"] and about["information"]
    assert json.loads(json.dumps(about)) == about


@every_table
def test_every_decision_has_a_legal_action_until_the_game_is_over(game, players):
    for seed in range(5):
        g = cv.new(game, players, seed=seed)
        for now in decisions(g, seed):
            assert now.legal == sorted(set(now.legal), key=now.legal.index) and now.legal
            assert now.legal[0] >= 0 and max(now.legal) < now.kind.actions
            assert 0 <= now.player < players
            assert now.phase in now.kind.phases[1:]
            assert now.winner is None
        assert (g.over, g.phase, g.player, g.legal) == (True, "over", None, [])
        assert g.winner in range(players) and g.scores[g.winner] == max(g.scores)
        for attempt in (lambda g=g: g.apply(0), lambda g=g: g.turn("rest")):
            with pytest.raises(cv.IllegalAction, match="over"):
                attempt()


@every_table
def test_illegal_actions_are_refused_with_a_reason_and_change_nothing(game, players):
    for now in notable(cv.new(game, players, seed=2)):
        before = everything(now)
        for action in illegal(now):
            with pytest.raises(cv.IllegalAction) as refused:
                now.apply(action)
            texts = {refused.value.text(lang, edition) for lang in LANGUAGES for edition in now.kind.editions}
            assert all(texts) and len(texts) >= 2, "a reason in each language"
        assert everything(now) == before


@every_table
@pytest.mark.parametrize("action", [-1, 10**6, 10**30, True, 1.0, "0", None, [0]])
def test_what_is_no_action_is_refused(game, players, action):
    g = cv.new(game, players, seed=2)
    before = everything(g)
    with pytest.raises(cv.IllegalAction):
        g.apply(action)
    with pytest.raises(cv.IllegalAction):
        g.notation(action)
    assert everything(g) == before


@every_table
def test_the_same_seed_is_the_same_game(game, players):
    first, second = (finished(cv.new(game, players, seed=9)) for _ in range(2))
    assert first == second
    assert first.position() == second.position()


@every_table
def test_other_seeds_are_other_games(game, players):
    assert len({cv.new(game, players, seed=seed).state.tobytes() for seed in range(20)}) > 15


def reveals(g: cv.Game, seed: int) -> dict[tuple[str, int], str]:
    """What is left of each deck when this many cards are left, all through a game."""
    left = {}
    for now in decisions(g, seed):
        for name, cards in now.position().items():
            if ("deck" in name or "unseen" in name) and isinstance(cards, (list, dict)):
                size = len(cards) if isinstance(cards, list) else sum(cards.values())
                left[name, size] = json.dumps(sorted(cards) if isinstance(cards, list) else cards, sort_keys=True)
    return left


@every_table
def test_luck_deals_each_deck_in_one_order_whatever_is_played(game, players):
    start = cv.new(game, players, seed=4)
    one, other = reveals(start.copy(), 1), reveals(start.copy(), 2)
    shared = one.keys() & other.keys()
    assert len(shared) > len({name for name, _ in shared}), "no card was ever revealed"
    assert {at: one[at] for at in shared} == {at: other[at] for at in shared}


@every_table
def test_going_back_and_on_reveals_the_same(game, players):
    g = finished(cv.new(game, players, seed=4))
    for decisions_kept in (0, 1, len(g.actions) // 2, len(g.actions)):
        again = g.back_to(decisions_kept)
        assert again.actions == g.actions[:decisions_kept]
        for action in g.actions[decisions_kept:]:
            again.apply(action)
        assert again == g
    assert g.back_to(len(g.actions)) == g
    assert g.restarted() == cv.new(game, players, seed=4)
    with pytest.raises(cv.BadOption):
        g.back_to(len(g.actions) + 1)
    with pytest.raises(cv.BadOption):
        g.back_to(-1)


@every_table
def test_a_copy_is_independent(game, players):
    for now in notable(cv.new(game, players, seed=5)):
        before = everything(now)
        twin = now.copy()
        assert twin == now
        played_on(twin, 3)
        assert everything(now) == before


@every_table
def test_a_state_handed_out_is_a_copy(game, players):
    g = cv.new(game, players, seed=5)
    before = everything(g)
    g.state["round"] = 99
    g.legal.append(0)
    assert everything(g) == before


@every_table
def test_score_sheets_add_up(game, players):
    for now in notable(cv.new(game, players, seed=6)):
        assert [now.score_sheet(seat)["total"] for seat in range(players)] == now.scores
    over = finished(cv.new(game, players, seed=6))
    for seat in range(players):
        sheet = over.score_sheet(seat)
        assert sheet.pop("total") == sum(sheet.values()) == over.scores[seat]


@every_table
def test_random_whole_games_inside_compiled_code_end_as_games_do(game, players):
    """The loop that benchmarks and search use, against the same game step by step."""
    if not jit.ENABLED:
        pytest.skip("nothing is compiled here")
    g = cv.new(game, players, seed=0)
    states, blank = np.zeros(1, g.kind.state.dtype), np.zeros(1, g.kind.state.dtype)
    out = np.zeros(g.kind.actions, np.int64)
    fast, boxes = jit.functions(g.kind, play), g.records()[2]
    taken = fast.random_games(states, blank, boxes, players, 200, 5, out)
    assert 200 * players < taken < 200 * 500_000
    assert states["phase"][0] == 0 and states["players"][0] == players
    assert fast.random_games(states, blank, boxes, players, 200, 5, out) == taken


@every_table
def test_a_sight_thinks_without_seed_or_past(game, players):
    for number, now in enumerate(notable(cv.new(game, players, seed=7), every=100, first=1)):
        twin = now.sight(luck=number)
        assert twin.state.tobytes() == now.state.tobytes()
        assert (twin.legal, twin.actions, twin.position()) == (now.legal, [], now.position())
        assert cv.load(twin.save()) == twin
        before = everything(now)
        played_on(twin, random.Random(number).randrange(1000))
        assert everything(now) == before
