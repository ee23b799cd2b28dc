"""Century: Eastern Wonders. Beside the usual files: maps.py; moves.py and actions.py, the parts of its rules."""

from __future__ import annotations

from caravansary.engine.kind import Kind
from caravansary.games.eastern_wonders import (
    components,
    draw,
    evaluation,
    features,
    maps,
    notation,
    observation,
    picture,
    position,
    rules,
    state,
    view,
)

KIND = Kind(
    id="eastern-wonders",
    editions=("spice", "golem"),
    players=tuple(range(2, state.MAX_PLAYERS + 1)),
    phases=state.PHASES,
    actions=state.ACTIONS,
    rules_version=2,
    chance="which market tiles are used and where they lie, the order of the VP tiles, and when the Closed Port tile is drawn",
    information="all is open but the order of the VP tiles; claimed VP tiles lie face down but entered play in the open",
    data=components.DATA,
    tables=components.TABLES,
    make_box=components.make_box,
    state=state.STATE,
    box=state.BOX,
    rules=rules,
    notation=notation,
    view=view,
    position=position,
    tray="hold",
    options=maps.OPTIONS,
    draw=draw,
    picture=picture,
    evaluation=evaluation,
    observation=observation,
    features=features,
    judges=components.DATA.parent / "judges",
    puzzles=components.DATA.parent / "puzzles.json",
)
