"""Ferry: a very small game of our own invention, as its own package."""

from __future__ import annotations

from pathlib import Path

from caravansary.engine.kind import Kind
from ferry import draw, evaluation, notation, observation, rules, state, view

KIND = Kind(
    id="ferry",
    editions=("spice",),
    players=(2, 3),
    phases=state.PHASES,
    actions=state.ACTIONS,
    rules_version=1,
    chance="the order in which travellers come to the quay",
    information="everything lies open but the order of the deck",
    data=state.DATA,
    tables=state.TABLES,
    make_box=state.make_box,
    state=state.STATE,
    box=state.BOX,
    rules=rules,
    notation=notation,
    view=view,
    position=view,
    locales=Path(__file__).parent / "locales",
    tray="hold",
    draw=draw,
    evaluation=evaluation,
    observation=observation,
)
