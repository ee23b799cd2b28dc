"""The planning bot: it sees only the table, repeats itself, plays whole legal games and beats the simple bots."""

from __future__ import annotations

from importlib.util import find_spec

import pytest

import caravansary as cv
from caravansary.bots import ask, make_bot

PLANNED = [game for game in cv.games() if find_spec(f"caravansary.games.{game.replace('-', '_')}.evaluation")]


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
def test_the_choice_does_not_depend_on_the_true_luck(game: str) -> None:
    g = cv.new(game, players=3, seed=11)
    for _ in range(12):
        g.apply(g.legal[len(g.legal) // 2])
    position = g.position()
    choices = {ask(make_bot("beam:8,depth=4", 3), cv.from_position(position, seed=seed)) for seed in range(6)}
    assert len(choices) == 1


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
