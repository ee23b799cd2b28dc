"""Century: Spice Road and Golem Edition."""

from __future__ import annotations

from caravansary.engine.kind import Kind
from caravansary.games.spice_road import rules
from caravansary.games.spice_road.components import DATA, TABLES, make_box
from caravansary.games.spice_road.draw import draw_table
from caravansary.games.spice_road.notation import why_not, word
from caravansary.games.spice_road.state import ACTIONS, MAX_PLAYERS, PHASES, STATE
from caravansary.games.spice_road.view import position, read_position, score_sheet, view

KIND = Kind(
    id="spice-road",
    editions=("spice", "golem"),
    players=tuple(range(2, MAX_PLAYERS + 1)),
    phases=PHASES,
    actions=ACTIONS,
    rules_version=1,
    chance="the order of the merchant deck and of the point deck, drawn card by card as they are revealed",
    information="hands and claimed cards lie face down but entered play in the open; the deck orders are unknown",
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
    draw_table=draw_table,
)
