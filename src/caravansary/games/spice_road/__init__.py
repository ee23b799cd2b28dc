"""Century: Spice Road and Golem Edition."""

from __future__ import annotations

from caravansary.engine.kind import Kind
from caravansary.games.spice_road import (
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
    id="spice-road",
    editions=("spice", "golem"),
    players=tuple(range(2, state.MAX_PLAYERS + 1)),
    phases=state.PHASES,
    actions=state.ACTIONS,
    rules_version=1,
    chance="the order of the merchant deck and of the point deck, drawn card by card as they are revealed",
    information="hands and claimed cards lie face down but entered play in the open; the deck orders are unknown",
    data=components.DATA,
    tables=components.TABLES,
    make_box=components.make_box,
    state=state.STATE,
    box=state.BOX,
    rules=rules,
    notation=notation,
    view=view,
    position=position,
    draw=draw,
    picture=picture,
    evaluation=evaluation,
    observation=observation,
    features=features,
    judges=components.DATA.parent / "judges",
    puzzles=components.DATA.parent / "puzzles.json",
)
