"""A program of somebody else, checked by mypy --strict against the installed types."""

from __future__ import annotations

import os
import subprocess
import sys

from caravansary.engine.jit import PACKAGE

PROGRAM = '''
import caravansary as cv
from caravansary.bots import Bot, make_bot


class First:
    """A bot of one's own."""

    def choose(self, game: cv.Game) -> int:
        return game.legal[0]


def play(game: str, bots: list[Bot], seed: int) -> int | None:
    g: cv.Game = cv.new(game, players=len(bots), seed=seed)
    while not g.over:
        seat = g.player
        assert seat is not None
        g.apply(bots[seat].choose(g.sight()))
    totals: list[int] = [g.score_sheet(seat)["total"] for seat in range(g.players)]
    assert totals == g.scores
    return g.winner


def told(text: str) -> str:
    try:
        g = cv.load(text)
    except cv.BadRecord as error:
        return error.text("fr")
    return "\\n".join(f"{turn.round} {turn.seat} {turn.notation}" for turn in g.history())


def thinks(g: cv.Game) -> tuple[str, float]:
    best = cv.analyse(g, simulations=1).best
    return best.turn, best.win


play(next(iter(cv.games())), [First(), make_bot("greedy")], 7)
'''


def test_a_strictly_typed_program_is_accepted(tmp_path):
    assert (PACKAGE / "py.typed").exists()
    (tmp_path / "program.py").write_text(PROGRAM, encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path / "cache"), "program.py"]
    done = subprocess.run(
        command, cwd=tmp_path, env={**os.environ, "MYPYPATH": str(PACKAGE.parent)}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
