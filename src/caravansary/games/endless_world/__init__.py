"""Century: Golem, Endless World (its spice twin is A New World)."""

from __future__ import annotations

from caravansary.engine.kind import Kind
from caravansary.games.endless_world import rules
from caravansary.games.endless_world.components import DATA, TABLES, choose_panels, make_box, panels_of_position
from caravansary.games.endless_world.draw import draw_table
from caravansary.games.endless_world.notation import why_not, word
from caravansary.games.endless_world.position import read_position
from caravansary.games.endless_world.state import ACTIONS, MAX_PLAYERS, PHASES, STATE
from caravansary.games.endless_world.view import position, score_sheet, view

KIND = Kind(
    id="endless-world",
    editions=("golem", "spice"),
    players=tuple(range(2, MAX_PLAYERS + 1)),
    phases=PHASES,
    actions=ACTIONS,
    rules_version=1,
    chance="the order of the point deck and of the bonus stacks, drawn as they are uncovered; the deal of the exploration tiles",
    information="all is open but the order of the point deck below its top card and the bonus tiles below the tops of their stacks",
    data=DATA,
    tables=TABLES,
    make_box=make_box,
    state=STATE,
    rules=rules,
    word=word,
    why_not=why_not,
    view=view,
    position=position,
    read_position=read_position,
    score_sheet=score_sheet,
    options=choose_panels,
    option_names=("panels",),
    implied_options=panels_of_position,
    draw_table=draw_table,
)
