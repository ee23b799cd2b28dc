"""The planning bot: it sees only the table, repeats itself, plays whole legal games and beats the simple bots."""

from __future__ import annotations

import hashlib

import pytest

import caravansary as cv
from caravansary.bots import ask, make_bot
from caravansary.bots.playouts import Manner, Planners, values
from caravansary.engine.judging import RISK, again
from caravansary.games import kind, playable
from support.eastern_wonders import columns
from support.eastern_wonders import position as eastern_wonders
from support.playing import decisions
from support.spice_road import position as spice_road

PLANNED = [kind.id for kind in playable() if kind.evaluation is not None]


def play(game: str, specs: list[str], seed: int) -> cv.Game:
    g = cv.new(game, players=len(specs), seed=seed)
    bots = [make_bot(spec, seed) for spec in specs]
    while not g.over:
        g.apply(ask(bots[g.player], g))
    return g


@pytest.mark.parametrize("game", PLANNED)
def test_a_whole_game_between_planners_is_legal_and_the_same_again(game: str) -> None:
    specs = ["beam:4,depth=4", "beam:4,depth=4,slack=20"]
    assert play(game, specs, 5).turns == play(game, specs, 5).turns


@pytest.mark.parametrize("game", PLANNED)
@pytest.mark.parametrize("slack", [0.0, 3.0])
def test_a_search_that_leaves_out_what_can_not_be_chosen_makes_the_same_choice(game: str, slack: float) -> None:
    planners = Planners(kind(game), [Manner(width=3, depth=2, slack=slack)])
    phases = set()
    for seed in range(2):
        g = cv.new(game, players=2, seed=seed)
        while not g.over and g.round <= 25:
            choice = planners.choose(g, seed)
            if len(g.legal) > 1:
                _, turn, _, _ = planners._go(g, [0, 0], 0, [seed, seed], 0, True)
                assert choice == planners.memory[0].turns[turn][0], g.position()
                phases.add(g.phase)
            g.apply(choice)
    assert len(phases) > 2


@pytest.mark.parametrize("game", PLANNED)
def test_the_choice_does_not_depend_on_the_true_luck(game: str) -> None:
    g = cv.new(game, players=3, seed=11)
    for _ in range(12):
        g.apply(g.legal[len(g.legal) // 2])
    position = g.position()
    choices = {ask(make_bot("beam:8,depth=4", 3), cv.from_position(position, seed=seed)) for seed in range(6)}
    assert len(choices) == 1


@pytest.mark.parametrize("game", PLANNED)
def test_a_rival_is_foreseen_from_the_start_of_its_turn(game: str) -> None:
    """Whatever the seat to decide is in the middle of, its rival must not go on with it."""
    start = cv.new(game, players=2, seed=4)
    phases = set()
    for g in decisions(start):
        s = g.kind.unpacked(g.key)
        again(s, g._box, 1 - s.player)
        assert g.kind.phases[s.phase] == "turn"
        assert "pending" not in g.kind.view.position(s, g._box, g.components.rows)
        fresh = [getattr(s, name) for name in ("steps", "slot", "card", "parts", "place", "free", "owner", "due") if hasattr(s, name)]
        assert not any(value for value in fresh if isinstance(value, int))
        phases.add(g.phase)
    assert len(phases) > 3


def test_planning_while_one_pays_for_an_outpost_and_a_rival_is_about_to_end_the_game() -> None:
    whole_board = {"boat": "A1", "hold": "44", "vp": "v05 v06 v07", "bonus": "free_move hold_plus_3 vp_6 vp_5 vp_4"}
    g = eastern_wonders(player=1, boat="C3", hold="1233", seats={0: whole_board}, outposts=columns(5))
    g.apply(next(action for action in g.legal if g.notation(action) == "build"))
    assert g.phase == "pay"
    assert ask(make_bot("beam:4,depth=3", 1), g) in g.legal


@pytest.mark.parametrize(("caravan", "goes"), [("44444", True), ("1", False)])
def test_a_claim_that_a_rival_can_make_first_counts_less(caravan: str, goes: bool) -> None:
    """The seat itself could claim it after one more turn."""
    g = spice_road(points="p36 p01 p02 p03 p04", caravan="34444", seats={1: {"caravan": caravan}})
    worth = {}
    for risk in (0.0, 0.9):
        planners = Planners(g.kind, [Manner(width=8, depth=2)])
        for weights in planners.weights:
            weights[RISK] = risk
        found, _ = planners.plan(g)
        worth[risk] = max(planners.memory[0].turn_value[:found])
    assert bool(planners.memory[0].gone[1]) == goes
    assert (worth[0.9] < worth[0.0]) == goes


def test_one_who_plans_alone_thinks_of_no_rival() -> None:
    g = spice_road(points="p36 p01 p02 p03 p04", caravan="34444", seats={1: {"caravan": "44444"}})
    planners = {alone: Planners(g.kind, [make_bot(f"beam:8,depth=2,alone={alone}").manner]) for alone in (0, 1)}
    for each in planners.values():
        each.plan(g)
    assert planners[0].memory[0].gone[1] and not planners[1].memory[0].gone[1]


@pytest.mark.parametrize("game", PLANNED)
def test_planning_beats_taking_any_action(game: str) -> None:
    for seed in range(4):
        seats = ["beam:4,depth=5", "random"]
        seats = seats if seed % 2 else seats[::-1]
        assert seats[play(game, seats, seed).winner].startswith("beam")


def test_wrong_widths_are_refused() -> None:
    for spec in ("beam:0", "beam:x", "beam:10,depth=0", "beam:10,what=1"):
        with pytest.raises(cv.BadOption):
            make_bot(spec)


FROZEN = {
    ("spice-road", 1): "a286ad9ddd10a918",
    ("eastern-wonders", 1): "a838907784e4c23b",
    ("endless-world", 1): "5a7b6c95100f743f",
}


@pytest.mark.parametrize(("game", "number"), FROZEN)
def test_frozen_values_never_change(game: str, number: int) -> None:
    """Who learns new weights leaves the old ones in FROZEN, in full."""
    digest = hashlib.sha256(repr(values(kind(game), Manner(1, 1, values=number))).encode()).hexdigest()
    assert digest[:16] == FROZEN[game, number]


def test_values_that_are_not_there() -> None:
    with pytest.raises(cv.BadOption, match="no frozen values 999; there are: 1"):
        make_bot("beam:2,values=999").choose(cv.new("spice-road", players=2, seed=1))
