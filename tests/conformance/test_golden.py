"""Every game: counts of decision sequences and whole games as they were when the files in tests/data were written.

When a change of the rules is meant: python tests/regenerate.py, then read the difference.
"""

from __future__ import annotations

import json

import pytest

import caravansary as cv
from support import perft, playthrough
from support.playing import TABLES, every_game, every_table

pytestmark = pytest.mark.core
HELP = "if this change of the rules is meant: python tests/regenerate.py"


@every_game
def test_counts_of_decision_sequences(game):
    for entry in json.loads((perft.FOLDER / f"{game}.json").read_text(encoding="utf-8")):
        g = cv.from_position(entry["position"], seed=entry["seed"])
        found = [perft.count(g, depth) for depth in range(1, len(entry["counts"]) + 1)]
        assert found == entry["counts"], f"{entry['position']}; {HELP}"


@every_game
def test_counts_cover_every_player_count_and_many_phases(game):
    positions = [entry["position"] for entry in json.loads((perft.FOLDER / f"{game}.json").read_text(encoding="utf-8"))]
    assert {position["players"] for position in positions} == set(cv.games()[game]["players"])
    assert len({position.get("pending", {}).get("phase") for position in positions}) >= 2


@every_table
def test_whole_games_go_as_they_went(game, players):
    kept = (playthrough.FOLDER / f"{game}-{players}.txt").read_text(encoding="utf-8")
    assert playthrough.transcript(game, players) == kept, HELP


def test_every_golden_file_belongs_to_a_game():
    assert {path.stem for path in perft.FOLDER.iterdir()} == set(cv.games())
    assert {path.stem for path in playthrough.FOLDER.iterdir()} == {f"{game}-{players}" for game, players in TABLES}
