"""Century: Eastern Wonders."""

from __future__ import annotations

from caravansary.engine.kind import Kind
from caravansary.games.eastern_wonders import rules
from caravansary.games.eastern_wonders.components import DATA, TABLES, make_box
from caravansary.games.eastern_wonders.draw import draw_table
from caravansary.games.eastern_wonders.maps import WORDS, map_option
from caravansary.games.eastern_wonders.notation import why_not, word
from caravansary.games.eastern_wonders.position import read_position
from caravansary.games.eastern_wonders.state import ACTIONS, MAX_PLAYERS, PHASES, STATE
from caravansary.games.eastern_wonders.view import position, score_sheet, view

KIND = Kind(
    id="eastern-wonders",
    editions=("spice", "golem"),
    players=tuple(range(2, MAX_PLAYERS + 1)),
    phases=PHASES,
    actions=ACTIONS,
    rules_version=1,
    chance="which market tiles are used and where they lie, the order of the VP tiles, and when the Closed Port tile is drawn",
    information="all is open but the order of the VP tiles; claimed VP tiles lie face down but entered play in the open",
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
    options=map_option,
    option_names=("map",),
    file_options={"map": WORDS},
    draw_table=draw_table,
    tray="hold",
)
