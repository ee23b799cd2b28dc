"""Century: Golem, Endless World (its spice twin is A New World)."""

from __future__ import annotations

from caravansary.engine.kind import Kind
from caravansary.games.endless_world import (
    components,
    draw,
    evaluation,
    features,
    notation,
    observation,
    picture,
    position,
    rules,
    state,
    view,
)

KIND = Kind(
    id="endless-world",
    editions=("golem", "spice"),
    players=tuple(range(2, state.MAX_PLAYERS + 1)),
    phases=state.PHASES,
    actions=state.ACTIONS,
    rules_version=1,
    chance="the order of the point deck and of the bonus stacks, drawn as they are uncovered; the deal of the exploration tiles",
    information="all is open but the order of the point deck below its top card and the bonus tiles below the tops of their stacks",
    data=components.DATA,
    tables=components.TABLES,
    make_box=components.make_box,
    state=state.STATE,
    box=state.BOX,
    rules=rules,
    notation=notation,
    view=view,
    position=position,
    options=components.OPTIONS,
    draw=draw,
    picture=picture,
    evaluation=evaluation,
    observation=observation,
    features=features,
    judges=components.DATA.parent / "judges",
    puzzles=components.DATA.parent / "puzzles.json",
)
